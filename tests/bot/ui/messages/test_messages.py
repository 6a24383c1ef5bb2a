"""What messages show: always within Discord's limits, and never a hidden card."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import CARDS, Card, cards_of, code, parse_card
from bot.engine.events import RoundEnded
from bot.engine.match import Match
from bot.engine.state import Phase
from bot.manager.ids import StampKind
from bot.manager.views import EndReason, Notice, Stage
from bot.text.cards import symbol, words
from bot.ui.messages.controls import read
from bot.ui.messages.face import AnyFace, Button, Look, Menu
from bot.ui.messages.hand import ON_A_PAGE, hand_face, page_of
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import reactions, table_face
from bot.ui.messages.verbs import Verb
from bot.ui.screens.options import options_face, shown_options
from bot.ui.screens.picking import suit_face
from bot.ui.screens.rules import rules_face
from tests.bot.ui.problems import problems
from tests.bot.ui.views import dealt, hand_view, holding, lobby_of, lobby_view, person, played, table_view

EVIL = ("*_~|>#[x](y)", "```" * 10, "@everyone", "\u202eabc", "💀" * 32, "\u200b", "<@1>", "W" * 32)

SEED_OF_A_GOOD_HAND = 1

matches = st.builds(
    played,
    st.integers(0, 60),
    seats=st.integers(2, 8),
    seed=st.integers(0, 10_000),
    options=st.sampled_from([{}, {"misplay": "reject"}, {"last_call": "off"}]),
)


def said_by(face: AnyFace) -> str:
    """Return every word and custom id of a face."""
    parts = [
        face.text,
        face.title,
        face.body,
        face.footer,
        *(part for field in face.fields for part in field),
    ]
    for row in face.rows:
        parts += map(str, row if isinstance(row, tuple) else (row,))
    return "\n".join(parts)


def buttons(face: AnyFace) -> list[Button]:
    return [b for row in face.rows if isinstance(row, tuple) for b in row if isinstance(b, Button)]


def labels(face: AnyFace) -> list[str]:
    return [button.label for button in buttons(face)]


def hidden_cards(match: Match) -> list[Card]:
    """Return the cards nobody but their holder may know: hands and stock that do not look like an open card."""
    assert match.round is not None
    open_cards = {code(card) for card in match.round.pile}
    hands = [card for hand in match.round.hands for card in cards_of(hand)]
    return [card for card in [*hands, *match.round.stock] if code(card) not in open_cards]


@given(matches)
def test_the_public_message_shows_no_hidden_card(game: tuple[Match, Any]) -> None:
    match, events = game
    view = table_view(match, events)
    if view.stage is not Stage.PLAYING:
        return
    shown = said_by(table_face("en", view))
    told = [event for event in view.recent if isinstance(event, RoundEnded)]
    for card in hidden_cards(match) if not told else []:
        assert words("en", card) not in shown.replace("jokers", "")
        assert symbol("en", card) not in shown.replace("Jokers", "")


@given(matches)
def test_custom_ids_of_the_public_message_name_no_card(game: tuple[Match, Any]) -> None:
    face = table_face("en", table_view(*game))
    for button in buttons(face):
        control = read(button.custom_id)
        assert control is not None
        # What is seen again names its match.
        assert control.arguments == (("1",) if control.verb in {Verb.REPLAY, Verb.REVIEW} else ())


@given(matches)
def test_the_public_message_fits(game: tuple[Match, Any]) -> None:
    view = table_view(*game, names=EVIL)
    assert not list(problems(table_face("en", view)))


@given(matches, st.integers(0, 7))
def test_a_hand_fits(game: tuple[Match, Any], seat: int) -> None:
    match, events = game
    view = hand_view(match, seat % match.rules.seats, events, names=EVIL)
    assert not list(problems(hand_face("en", view)))
    assert not list(problems(hand_face("en", view, asked_for=True)))


@given(st.integers(0, len(CARDS)), st.integers(-1, 20), st.booleans())
def test_a_hand_of_any_size_fits(size: int, page: int, marks: bool) -> None:
    match, events = dealt()
    view = replace(holding(hand_view(match, 1, events), CARDS[:size]), marks=marks)
    assert not [
        p for asked_for in (True, False) for p in problems(hand_face("en", view, page, asked_for=asked_for))
    ]


@pytest.mark.parametrize("size", [*range(61), 112, 216])
def test_every_card_of_a_hand_can_be_pressed_on_some_page(size: int) -> None:
    hand = CARDS[:size]
    match, events = dealt()
    view = holding(hand_view(match, 1, events), hand)
    faces = [hand_face("en", view, page) for page in range(page_of(hand).of)]
    pressed = [read(b.custom_id) for face in faces for b in buttons(face)]
    played_cards = [int(c.arguments[0]) for c in pressed if c is not None and c.verb == "play"]
    assert played_cards == list(hand)


def test_pages_turn_both_ways() -> None:
    match, events = dealt()
    view = holding(hand_view(match, 1, events), CARDS[: 3 * ON_A_PAGE])
    turns = [
        [label for label in labels(hand_face("en", view, page)) if "cards" in label] for page in range(3)
    ]
    assert turns == [["More cards"], ["Previous cards", "More cards"], ["Previous cards"]]


def test_a_page_that_is_not_there_any_more_is_the_last_one() -> None:
    assert page_of(CARDS[:31], 9).number == 2
    assert page_of(CARDS[:5], 9).number == 0


def test_cards_that_fit_are_marked_only_where_the_bot_watches() -> None:
    for misplay, marked in (("reject", True), ("catch", False)):
        match, events = dealt(options={"misplay": misplay}, seed=SEED_OF_A_GOOD_HAND)
        hand = hand_view(match, 1, events)
        looks = {b.look for b in buttons(hand_face("en", hand)) if ":play:" in b.custom_id}
        assert hand.view.plays
        assert (Look.GOOD in looks) is marked


def test_a_hand_says_its_cards_in_words_and_names_its_table() -> None:
    match, events = dealt()
    view = hand_view(match, 1, events)
    face = hand_face("en", view)
    assert all(words("en", card) in face.body for card in view.view.hand)
    assert "https://discord.com/channels/111/222/333" in face.body


def test_only_a_hand_that_was_asked_for_shows_what_changes_with_every_move() -> None:
    match, events = dealt()
    for asked_for in (True, False):
        face = hand_face("en", hand_view(match, 0, events), asked_for=asked_for)
        assert ("Binta (2)" in face.text) is asked_for
        assert ("Others:" in face.body) is asked_for
        assert ("Challenge" in labels(face)) is asked_for


def test_a_hand_that_rests_has_no_controls_until_it_is_asked_for() -> None:
    match, events = dealt()
    view = replace(hand_view(match, 1, events), rests=True)
    assert hand_face("en", view).rows == ()
    assert "*My hand*" in hand_face("en", view).text
    assert hand_face("en", replace(view, stage=Stage.BREAK)) == hand_face("en", view)
    assert labels(hand_face("en", view, asked_for=True))


def test_a_notice_stands_above_the_hand() -> None:
    match, events = dealt()
    view = replace(
        hand_view(match, 1, events), notice=Notice("refused_reaction", {"reason": "nobody_to_catch"})
    )
    assert "Nobody has forgotten" in hand_face("en", view).text


def test_an_eight_asks_for_one_of_four_suits() -> None:
    match, events = dealt()
    view = hand_view(match, 1, events)
    face = suit_face("en", view, parse_card("8H"))
    assert not list(problems(face))
    assert labels(face) == ["Clubs", "Diamonds", "Hearts", "Spades", "Back to the hand"]


def test_the_table_says_whose_turn_it_is_and_until_when() -> None:
    match, events = dealt()
    face = table_face("en", table_view(match, events))
    assert f"<@{person(1)}>" in face.text
    assert face.text.endswith("Time runs out <t:1700000000:R>.")
    assert "counter-clockwise" in face.body


@pytest.mark.parametrize(
    ("options", "shown", "reacted"),
    [
        ({}, {"Last card", "Catch", "Challenge"}, ("🔔", "🚨", "⚠️")),
        ({"misplay": "reject"}, {"Last card", "Catch"}, ("🔔", "🚨")),
        ({"misplay": "reject", "last_call": "off"}, set(), ()),
        ({"last_call": "auto"}, {"Challenge"}, ("⚠️",)),
    ],
)
def test_a_table_has_the_controls_it_uses(
    options: dict[str, str], shown: set[str], reacted: tuple[str, ...]
) -> None:
    view = table_view(*dealt(options=options))
    assert set(labels(table_face("en", view))) == {"My hand", "Draw", "Pass", "Follow", *shown}
    assert reactions(view) == reacted


def find(stage: Stage) -> tuple[Match, Any]:
    """Return a match that is at this stage."""
    return next(game for n in range(1, 4000) if table_view(*(game := played(n))).stage is stage)


def test_after_a_round_everybody_sees_the_counts_and_who_is_out() -> None:
    match, events = find(Stage.BREAK)
    face = table_face("en", table_view(match, events))
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert len(ended.counts) == len(face.fields[0][1].splitlines())
    assert "out of the match" in face.body or "private round" in face.body
    assert "Next round" in labels(face)
    assert not list(problems(face))


def test_after_the_match_the_champion_and_the_last_card_are_shown() -> None:
    match, events = find(Stage.OVER)
    view = table_view(match, events)
    face = table_face("en", view)
    assert view.public is not None
    assert view.public.top is not None
    assert "champion" in face.text
    assert words("en", view.public.top) in face.body
    assert labels(face) == ["Rematch", "Record", "Replay", "What would it have done?"]


def test_a_rematch_is_offered_no_longer_than_it_can_be_had() -> None:
    match, events = find(Stage.OVER)
    table, hand = table_view(match, events), hand_view(match, 0, events)
    assert labels(hand_face("en", hand)) == ["Rematch"]
    assert labels(table_face("en", replace(table, due=None)))[:2] == ["Record", "Replay"]
    assert labels(hand_face("en", replace(hand, due=None))) == []


@pytest.mark.parametrize("reason", EndReason)
def test_every_end_has_words(reason: EndReason) -> None:
    closed = replace(lobby_view(), stage=Stage.OVER, ended=reason, winners=(0,))
    face = table_face("en", closed)
    assert face.text
    assert face.rows == ()


@pytest.mark.parametrize(("winners", "words"), [((0,), "wins, because"), ((0, 2), "win, because")])
def test_who_is_left_wins_alone_or_with_a_partner(winners: tuple[int, ...], words: str) -> None:
    left = replace(lobby_view(4), stage=Stage.OVER, ended=EndReason.FORFEIT, winners=winners)
    assert words in table_face("en", left).text


def test_a_table_closed_before_a_match_is_not_said_to_have_had_one() -> None:
    closed = replace(lobby_view(), stage=Stage.OVER, ended=EndReason.LOBBY_CLOSED)
    assert table_face("en", closed).title == "Gambian: the table is closed"
    assert table_face("en", replace(closed, ended=EndReason.ENDED)).title == "Gambian: the match is over"


@pytest.mark.parametrize(
    ("variant", "goal", "not_said"),
    [
        ("zimbabwean", "Total that ends the match: 300", "Rounds of"),
        ("five_rounds", "Rounds of the match: 5", "Total that"),
        ("classic", "The match: one round", "Total that"),
        ("gambian", "The match: knock-out", "Rounds of"),
    ],
)
def test_a_lobby_says_what_the_match_goes_to(variant: str, goal: str, not_said: str) -> None:
    said = said_by(lobby_face("en", lobby_of(variant, 3)))
    assert goal in said
    assert not_said not in said


@pytest.mark.parametrize("phase", [Phase.ANSWER_ACE, Phase.ARREST, Phase.NAME_SUIT])
def test_every_phase_is_told_to_the_table_and_to_the_hand(phase: Phase) -> None:
    match, events = dealt()
    view, hand = table_view(match, events), hand_view(match, 1, events)
    assert view.public is not None
    public = replace(view.public, phase=phase)
    table = table_face("en", replace(view, public=public))
    mine = hand_face("en", replace(hand, view=replace(hand.view, table=public)))
    assert not [*problems(table), *problems(mine)]
    assert table.text != table_face("en", view).text
    assert mine.text != hand_face("en", hand).text


@given(st.integers(0, 8), st.permutations(EVIL))
def test_a_lobby_fits(seats: int, names: list[str]) -> None:
    view = lobby_view(seats, names=tuple(names))
    face = lobby_face("en", view)
    assert not list(problems(face))
    assert view.fingerprint in said_by(face)


def test_lobby_controls_are_stamped_with_the_lobby() -> None:
    face = lobby_face("en", lobby_view())
    stamped = {label: read(b.custom_id) for label, b in zip(labels(face), buttons(face), strict=True)}
    for label in ("Join", "Leave", "Add computer", "Remove computer", "Options", "Start"):
        control = stamped[label]
        assert control is not None
        assert control.stamp is not None
        assert control.stamp.kind is StampKind.LOBBY


def test_names_and_mentions_of_the_public_are_harmless() -> None:
    shown = said_by(lobby_face("en", lobby_view(8, names=EVIL)))
    assert "@everyone" not in shown
    assert "\u202e" not in shown


@pytest.mark.parametrize("page", range(-1, 9))
def test_options_fit_and_show_what_is_set(page: int) -> None:
    view = lobby_view(4, {"hand_size": "7"})
    face = options_face("en", view, page)
    assert not list(problems(face))
    for row in face.rows:
        if isinstance(row, Menu):
            assert sum(choice.chosen for choice in row.choices) == 1


def test_every_option_with_a_choice_is_on_some_page() -> None:
    view = lobby_view(4)
    seen = set()
    for page in range(9):
        for row in options_face("en", view, page).rows:
            control = read(row.custom_id) if isinstance(row, Menu) else None
            seen |= {control.arguments[0]} if control else set()
    assert seen == set(shown_options(view.rules))
    assert {"hand_size", "misplay", "challenge_window", "jokers_per_pack"} <= seen


def test_rules_fit() -> None:
    view = lobby_view(4)
    assert not [p for page in range(5) for p in problems(rules_face("en", view.rules, view.id, page))]
