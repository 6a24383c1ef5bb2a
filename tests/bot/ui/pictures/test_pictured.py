"""Pictures of cards in messages: beside the words, on the buttons, and never beyond what Discord takes."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import Suit, pack, parse_card
from bot.engine.match import Match
from bot.manager.tables.choices import LANGUAGES
from bot.text.cards import both, suit_both, symbol, words
from bot.text.names import plain_name, safe_name
from bot.ui.messages.face import AnyFace, Button, Emoji, Face, HandFace
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.pictures.emojis import NO_PICTURES
from bot.ui.pictures.pictured import pictured
from bot.ui.screens.picking import picking_face, suit_face
from tests.bot.ui.decks import FOUR, TWO
from tests.bot.ui.messages.test_messages import EVIL, buttons, matches
from tests.bot.ui.problems import problems
from tests.bot.ui.views import dealt, hand_view, table_view

MENTION = re.compile(r"<:lc[24]?_\w+_[0-9a-f]{6}:[0-9]{19}>")


def shown(text: str, deck: Any = FOUR) -> str:
    return pictured(Face(body=text), deck).body


def parts(face: AnyFace) -> list[str]:
    return [face.text, face.title, face.body, face.footer, *(part for field in face.fields for part in field)]


def spoken(face: AnyFace) -> str:
    """Return the words of a face without pictures, signs and the brackets round what is said."""
    said = MENTION.sub("", " ".join(parts(face)))
    said = re.sub(r"\w{1,2}[♣♦♥♠]\ufe0e \(([^()]+)\)|[♣♦♥♠★]\ufe0e", r"\1", said)
    return " ".join(said.replace("\u200b", "").split())


def test_a_card_is_shown_beside_its_name() -> None:
    card = parse_card("8D")
    said = shown(f"On top: {both('en', card)}.")
    assert said == f"On top: {FOUR['8D'].mention} 8 of diamonds."
    assert shown(str(both("en", card)), TWO) == f"{TWO['8D'].mention} 8 of diamonds"
    assert FOUR["8D"] != TWO["8D"]
    assert FOUR["8H"] == TWO["8H"]


def test_suits_and_jokers_are_shown_beside_their_names() -> None:
    assert shown(str(suit_both("en", Suit.C))) == f"{FOUR['C'].mention} clubs"
    assert shown(str(both("en", parse_card("joker")))) == f"{FOUR['joker'].mention} Joker"


@pytest.mark.parametrize("language", [*LANGUAGES, *(f"{language}-gambian" for language in LANGUAGES)])
def test_every_card_is_shown_in_every_language_with_the_letter_the_language_has(language: str) -> None:
    for card in pack(1, 2):
        said = shown(str(both(language, card)))
        assert MENTION.match(said), said
        letter = symbol(language, card)[:-2]
        assert letter in said.partition(":")[2] or letter == "Jok"
        assert said.endswith(words(language, card)) or "joker" in said


def test_forms_of_words_stay() -> None:
    assert shown(f"Zagraj {both('pl', parse_card('8H')).said('acc')}").endswith("ósemkę kier")


def test_what_has_no_words_stays_text() -> None:
    text = f"{symbol('en', parse_card('8H'))}, {symbol('en', parse_card('10S'))}"
    assert shown(text) == text


def test_nobody_gets_a_picture_into_his_name() -> None:
    for name in ("8♥\ufe0e (x)", "♥\ufe0e x", "★\ufe0e x", "8♥ (8 of hearts)"):
        assert not MENTION.search(shown(f"{safe_name(name)} plays"))
        assert not MENTION.search(shown(f"{plain_name(name)} plays"))


def test_without_a_deck_and_for_cards_it_has_not_all_stays() -> None:
    face = hand_face("en", hand_view(dealt()[0], 1))
    assert pictured(face, NO_PICTURES) is face
    assert shown(str(both("en", parse_card("8H"))), {"9H": FOUR["9H"]}) == str(both("en", parse_card("8H")))


def test_what_a_phone_shows_as_a_notice_stays_text() -> None:
    text = str(both("en", parse_card("8H")))
    face = pictured(Face(text=text, title=text, footer=text, body=text), FOUR)
    assert (face.text, face.title, face.footer) == (text, text, text)
    assert face.body != text


def test_each_card_of_a_hand_is_on_its_button_and_its_letters_too() -> None:
    match = dealt()[0]
    view = hand_view(match, 1)
    face = pictured(hand_face("en", view), FOUR)
    on_buttons = {button.label: button.emoji for button in buttons(face) if isinstance(button.emoji, Emoji)}
    assert set(on_buttons) == {symbol("en", card) for card in view.view.hand}
    message = face.message_for(view.owner)
    (first, *_), *_ = [row["components"] for row in message["components"]]
    assert first["emoji"] == {"id": str(buttons(face)[0].emoji.id), "name": buttons(face)[0].emoji.name}  # type: ignore[union-attr]


def test_a_sign_that_gives_way_to_a_picture_stands_in_the_words() -> None:
    new = Button("8♥", "lc:x:-:play", emoji="🆕", card="8H")
    suit = Button("hearts", "lc:x:-:play:H", emoji="♥\ufe0f", card="H")
    bell = Button("Last card", "lc:x:-:call", emoji="🔔")
    face = pictured(Face(text="x", rows=((new, suit, bell),)), FOUR)
    assert [(button.label, button.emoji) for button in buttons(face)] == [
        ("🆕 8♥", FOUR["8H"]),
        ("hearts", FOUR["H"]),
        ("Last card", "🔔"),
    ]


def test_naming_a_suit_and_picking_show_cards_too() -> None:
    view = hand_view(dealt()[0], 1)
    first = view.view.hand[0]
    for face in (suit_face("en", view, first), picking_face("en", view, (first,))):
        drawn = pictured(face, FOUR)
        assert not list(problems(drawn))
        assert MENTION.search(drawn.body)
    suits = [button for button in buttons(pictured(suit_face("en", view, first), FOUR)) if button.card]
    assert [button.emoji for button in suits] == [FOUR[suit.name] for suit in Suit]


@pytest.mark.parametrize("size", [0, 1, 20, 60, 100, 216])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_any_size_fits_and_up_to_60_cards_are_pictures(size: int, language: str) -> None:
    view = hand_view(dealt()[0], 1)
    cards = pack(4, 2)[:size]
    view = replace(view, view=replace(view.view, hand=cards, plays=cards))
    face = hand_face(language, view)
    drawn = pictured(face, FOUR)
    assert not list(problems(drawn))
    assert spoken(drawn) == spoken(face)
    assert (len(MENTION.findall(drawn.body)) >= size) == (size <= 60)


def test_a_line_that_has_no_room_stays_text_and_the_others_do_not() -> None:
    long = ", ".join(str(both("en", card)) for card in pack(3, 0)[:100])
    short = str(both("en", parse_card("8H")))
    face = pictured(Face(body=f"{long}\n{short}"), FOUR)
    assert face.body == f"{long}\n{FOUR['8H'].mention} 8 of hearts"


def test_fields_that_read_as_one_are_split_anew() -> None:
    line = ", ".join(str(both("en", card)) for card in pack(1, 0)[:15])
    fields = (("Hands", f"{line}\n{line}"), ("\u200b", line), ("Total", str(both("en", parse_card("8H")))))
    face = pictured(Face(fields=fields), FOUR)
    assert not list(problems(face))
    assert [title for title, _ in face.fields] == ["Hands", "\u200b", "\u200b", "Total"]
    assert len(MENTION.findall("".join(value for _, value in face.fields))) == 46


def test_a_line_that_is_too_long_for_a_field_stays_text_among_others() -> None:
    cards = [str(both("en", card)) for card in pack(1, 0)[:30]]
    face = pictured(Face(fields=(("Hands", f"{', '.join(cards)}\n{cards[0]}"),)), FOUR)
    assert not list(problems(face))
    assert face.fields[0][1].startswith("2♣")
    assert len(MENTION.findall(face.fields[0][1])) == 1


def test_what_the_body_takes_of_an_embed_is_not_there_for_its_fields() -> None:
    body = ", ".join(str(both("en", card)) for card in pack(2, 0)[:78])
    line = ", ".join(str(both("en", card)) for card in pack(1, 0)[:15])
    face = pictured(Face(body=body, fields=(("Hands", line), ("Others", line), ("Events", line))), FOUR)
    assert not list(problems(face))
    assert len(MENTION.findall(face.body)) == 78
    assert [len(MENTION.findall(value)) for _, value in face.fields] == [15, 15, 0]


def test_fields_without_room_for_all_of_them_are_left_as_they_are() -> None:
    line = ", ".join(str(both("en", card)) for card in pack(1, 0)[:15])
    fields = (("Hands", line), *(("\u200b", line),) * 7)
    face = pictured(Face(fields=fields), FOUR)
    assert face.fields == fields


@given(st.sampled_from([*LANGUAGES, "pl-gambian"]), matches, st.integers(0, 7), st.booleans())
def test_whatever_is_shown_fits_and_says_the_same(
    language: str, game: tuple[Match, Any], seat: int, asked_for: bool
) -> None:
    match, events = game
    hand = hand_view(match, seat % match.rules.seats, events, names=EVIL)
    faces: tuple[Face | HandFace, ...] = (
        table_face(language, table_view(*game, names=EVIL)),
        hand_face(language, hand, asked_for=asked_for),
    )
    for face in faces:
        drawn = pictured(face, FOUR)
        assert not list(problems(drawn))
        assert spoken(drawn) == spoken(face)
        assert [button.custom_id for button in buttons(drawn)] == [b.custom_id for b in buttons(face)]
