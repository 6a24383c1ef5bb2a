"""Cards in words alone, for whoever has messages read aloud."""

import re
from itertools import product

import pytest

from bot.engine.cards import Suit, parse_card
from bot.manager.ids import PersonId
from bot.manager.requests import Asker
from bot.manager.tables.choices import LANGUAGES, CardStyle
from bot.text.cards import both, suit_both, words
from bot.ui.messages.face import AnyFace, Button, Face
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.pictures.emojis import IN_WORDS, NO_PICTURES, for_person
from bot.ui.pictures.pictured import pictured
from bot.ui.screens.picking import picking_face, suit_face
from tests.bot.ui.fakes import playing
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import stage
from tests.bot.ui.views import dealt, hand_view, played, table_view

SIGN = re.compile("[♣♦♥♠★]")


def parts(face: AnyFace) -> list[str]:
    """Return everything a face has read aloud."""
    labels = [part.label for row in face.rows if isinstance(row, tuple) for part in row]
    return [face.text, face.title, face.body, face.footer, *(p for f in face.fields for p in f), *labels]


@pytest.mark.parametrize("language", [*LANGUAGES, *(f"{language}-gambian" for language in LANGUAGES)])
def test_no_sign_is_left_anywhere_and_every_limit_is_kept(language: str) -> None:
    for variant, steps in product(("gambian", "house", "zimbabwean"), (0, 9, 60, 400)):
        match, events = played(steps, seats=3, seed=steps, variant=variant)
        for face in (
            table_face(language, table_view(match, events)),
            hand_face(language, hand_view(match, 0, events), asked_for=True),
        ):
            said = pictured(face, IN_WORDS)
            assert not any(SIGN.search(part) for part in parts(said)), parts(said)
            assert list(problems(said)) == []


def test_the_buttons_of_cards_are_called_by_their_words() -> None:
    view = hand_view(dealt(3)[0])
    said = pictured(hand_face("en", view), IN_WORDS)
    labels = [part.label for row in said.rows if isinstance(row, tuple) for part in row]
    for card in view.view.hand:
        assert words("en", card) in labels
    shown = [part.label for row in hand_face("en", view).rows if isinstance(row, tuple) for part in row]
    assert len(shown) == len(labels)


def test_a_card_is_said_once() -> None:
    text = f"On top: {both('en', parse_card('8D'))}. Suit: {suit_both('en', Suit.C)}. {both('en', parse_card('joker'))}"
    said = pictured(Face(text=text, body=text, fields=(("a", text),)), IN_WORDS)
    assert said.text == said.body == said.fields[0][1] == "On top: 8 of diamonds. Suit: clubs. Joker"


def test_what_is_asked_with_a_card_is_in_words_too() -> None:
    view = hand_view(dealt(3)[0])
    for face in (
        suit_face("en", view, parse_card("8D")),
        picking_face("en", view, view.view.hand[:1]),
    ):
        assert not any(SIGN.search(part) for part in parts(pictured(face, IN_WORDS)))


def test_nobody_else_is_shown_words_alone() -> None:
    face = Face(body=str(both("en", parse_card("8D"))), rows=((Button("8♦", "a", spoken="8 of diamonds"),),))
    assert pictured(face, NO_PICTURES) == face


async def test_one_sets_it_for_oneself() -> None:
    async with stage(playing()) as here:
        person = PersonId(here.people[0].id)
        assert for_person(here.client, person) is not IN_WORDS
        asker = Asker(person=person, name="Awa", receipt="1")
        assert await here.manager.preferences.set_own(asker, "own_cards", CardStyle.WORDS) is None
        assert for_person(here.client, person) is IN_WORDS
        message = await here.hand_message(0)
        card = here.manager.hands[person].view.hand[0]
        labels = [getattr(item, "label", "") for row in message.components for item in row.children]  # type: ignore[union-attr]
        assert words("en", card) in labels
