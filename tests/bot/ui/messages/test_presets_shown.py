"""What messages show in all six rule sets: threats and answers, draws, partners, totals, rounds and places."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.actions import Play
from bot.engine.cards import Suit, parse_card
from bot.engine.match import Match, apply, phase
from bot.engine.rules import variant
from bot.engine.state import Phase
from bot.manager.requests import Act, NameSuit
from bot.manager.views import Stage
from bot.ui.messages.face import AnyFace, Button, Look
from bot.ui.messages.hand import NEW, hand_face
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import table_face
from tests.bot.ui.fakes import FakeManager
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import stage
from tests.bot.ui.views import dealt, hand_view, lobby_of, played, position, table_view

EVIL = ("*_~|>#[x](y)", "```" * 10, "@everyone", "\u202eabc", "💀" * 32, "\u200b", "<@1>", "W" * 32)
CHOSEN: Mapping[str, tuple[dict[str, str], ...]] = {
    "classic": ({}, {"partnership": "on"}, {"match": "target", "packs": "2"}),
    "house": ({}, {"match": "rounds", "rounds": "2"}, {"packs": "4", "hand_size": "20"}),
    "standard": ({}, {"starter_eight": "dealer_names"}, {"match": "target", "target": "30"}),
    "five_rounds": ({}, {"scoring": "winner_collects"}, {"stock_end": "on_failed_draw"}),
    "zimbabwean": ({}, {"target": "60"}, {"ace_counters_skip": "on", "draw_stack": "replace"}),
}


@st.composite
def games(draw: st.DrawFn) -> tuple[Match, Any]:
    """Give a match of some game somewhere on its way."""
    name = draw(st.sampled_from(sorted(CHOSEN)))
    options = draw(st.sampled_from(CHOSEN[name]))
    allowed = variant(name).seats
    seats = 4 if "partnership" in options else draw(st.sampled_from(allowed))
    seats = min(seats, 4) if "hand_size" in options else seats
    steps, seed = draw(st.integers(0, 150)), draw(st.integers(0, 9999))
    return played(steps, seats=seats, seed=seed, options=options, variant=name)


def labels(face: AnyFace) -> list[str]:
    return [button.label for button in buttons(face)]


def buttons(face: AnyFace) -> list[Button]:
    return [b for row in face.rows if isinstance(row, tuple) for b in row if isinstance(b, Button)]


def labelled(face: AnyFace, label: str) -> Button:
    return next(button for button in buttons(face) if button.label == label)


@given(games())
def test_every_message_of_every_game_fits(game: tuple[Match, Any]) -> None:
    match, events = game
    faces: list[AnyFace] = [table_face("en", table_view(match, events, names=EVIL))]
    for seat in range(match.rules.seats):
        view = hand_view(match, seat, events, names=EVIL)
        faces += [hand_face("en", view), hand_face("en", view, asked_for=True)]
    assert not [problem for face in faces for problem in problems(face)]


@given(games())
def test_whoever_may_pass_finds_the_button_enabled_and_nobody_else(game: tuple[Match, Any]) -> None:
    match, events = game
    view = table_view(match, events)
    if view.stage is not Stage.PLAYING or view.public is None or view.public.turn is None:
        return
    turn = view.public.turn
    for seat in range(match.rules.seats):
        mine = hand_view(match, seat, events)
        passing = [b for b in buttons(hand_face("en", mine)) if b.custom_id.endswith(":pass")]
        assert all(button.enabled is mine.view.may_pass for button in passing)
        assert not mine.view.may_pass or (passing and seat == turn)


THREAT = (
    "hands: Awa=2C,AS,8D,KH Binta=9C,KD\npile: 2H\nstock: 7H 3S 4H 5H 6H 9H 10H\n"
    "phase: ANSWER_DRAW\npending: 7\nturn: Awa\n---\n"
)
SKIP = "hands: Awa=7C,3D Binta=9C,KD\npile: 7H\nstock: 8H 3S\nphase: ANSWER_SKIP\nturn: Awa\n---\n"


def test_a_threat_shows_its_sum_and_what_answers_it() -> None:
    match = position("zimbabwean", THREAT)
    table, hand = table_face("en", table_view(match)), hand_face("en", hand_view(match, 0))
    assert "has to answer, or takes 7 cards" in table.text
    assert "What answers: a 2, an ace or a joker." in table.body
    assert "Suit in force" not in table.body
    assert "Take 7 cards" in labels(table)
    assert "answer, or take 7 cards" in hand.text
    assert "You can answer with: 2♣\ufe0e (2 of clubs) or A♠\ufe0e (ace of spades)." in hand.body
    assert labelled(hand, "Take 7 cards").look is Look.GRAVE
    assert not labelled(hand, "Pass").enabled
    assert {b.label for b in buttons(hand) if b.look is Look.GOOD} == {"2♣\ufe0e", "A♠\ufe0e"}


def test_a_threat_without_an_answer_says_what_to_press() -> None:
    hand = hand_face("en", hand_view(position("zimbabwean", THREAT.replace("2C,AS", "3C,4S")), 0))
    assert "You have no answer: press Take 7 cards." in hand.body


def test_others_see_the_threat_of_the_one_who_is_to_answer() -> None:
    hand = hand_face("en", hand_view(position("zimbabwean", THREAT), 1))
    assert labelled(hand, "Draw").enabled


def test_a_skip_is_answered_or_accepted() -> None:
    match = position("zimbabwean", SKIP)
    table, hand = table_face("en", table_view(match)), hand_face("en", hand_view(match, 0))
    assert "has to answer, or is skipped" in table.text
    assert "What answers: a 7." in table.body
    assert "Accept the skip" in labels(table)
    assert "You can answer with: 7♣\ufe0e (7 of clubs)." in hand.body
    assert labelled(hand, "Accept the skip").enabled
    assert not labelled(hand, "Draw").enabled
    without = hand_face("en", hand_view(position("zimbabwean", SKIP.replace("7C", "4C")), 0))
    assert "You have no answer: press Accept the skip." in without.body


STUCK = "hands: Awa=3H,4S Binta=9C,KD\npile: 5C\nstock: 9H 6H 6C 2S JH\nturn: Awa\n---\n"


def drew(name: str, times: int, **options: str) -> AnyFace:
    """Return the hand of somebody who holds nothing that fits, after some draws."""
    given_options = " ".join(f"{key}={value}" for key, value in options.items())
    match = position(name, STUCK + "Awa draw\n" * times, options=given_options)
    return hand_face("en", hand_view(match, 0))


@pytest.mark.parametrize(
    ("times", "label"), [(0, "Draw (3 left)"), (1, "Draw (2 left)"), (2, "Draw (1 left)")]
)
def test_the_draws_that_are_left_are_counted_down(times: int, label: str) -> None:
    face = drew("five_rounds", times)
    assert label in labels(face)
    assert "Nothing fits: press Draw." in face.body
    assert not labelled(face, "Pass").enabled


def test_the_card_just_drawn_is_marked_and_named() -> None:
    face = drew("five_rounds", 3)
    (new,) = [button for button in buttons(face) if button.emoji == NEW]
    assert (new.label, new.look) == ("6♣\ufe0e", Look.GOOD)
    assert "You have just drawn the 6♣\ufe0e (6 of clubs)." in face.body
    assert "What fits: 6♣\ufe0e (6 of clubs)." in face.body
    assert "Draw" in labels(face)


def test_after_three_draws_in_vain_there_is_only_passing() -> None:
    said = STUCK.replace("6C", "JD") + "Awa draw\n" * 3
    face = hand_face("en", hand_view(position("five_rounds", said), 0))
    assert "Nothing fits: press Pass." in face.body
    assert labelled(face, "Pass").enabled
    assert not labelled(face, "Draw").enabled


def test_where_drawing_is_free_it_may_be_done_instead() -> None:
    said = STUCK.replace("3H", "3C")
    face = hand_face("en", hand_view(position("classic", said), 0))
    assert "You may draw instead." in face.body
    assert "Draw" in labels(face)


def test_the_drawn_card_may_be_played_or_not() -> None:
    said = STUCK.replace("9H", "9S").replace("5C", "5S") + "Awa draw\n"
    face = hand_face("en", hand_view(position("zimbabwean", said), 0))
    assert "What fits: 9♠\ufe0e (9 of spades)." in face.body
    assert "You may pass instead." in face.body


def test_where_several_can_go_together_it_is_said() -> None:
    said = STUCK.replace("3H,4S", "3C,3S")
    assert "Several of one rank" in hand_face("en", hand_view(position("house", said), 0)).body
    assert "Several of one rank" not in hand_face("en", hand_view(position("classic", said), 0)).body


FOUR = "Awa Binta Chidi Dawda"
PARTNERS = "hands: Awa=- Binta=9C,KD Chidi=3H,4S Dawda=2C,2D\npile: 5C\nstock: 9H 6H 6C\nturn: Binta\n---\n"


def test_partners_are_shown_and_one_who_is_out_is_marked() -> None:
    match = position("classic", PARTNERS, options="partnership=on", players=FOUR)
    seats = table_face("en", table_view(match)).fields[0][1].splitlines()
    assert "no card left, partner of 3" in seats[0]
    assert "partner of 1" in seats[2]
    hand = hand_face("en", hand_view(match, 0))
    assert "Chidi (3) plays on for both of you" in hand.text
    assert hand.rows == ()
    assert "You play with Awa (1)." in hand_face("en", hand_view(match, 2)).body


def test_a_lobby_of_partners_says_who_plays_with_whom_once_four_sit() -> None:
    words = "<@1000> (1) and <@1002> (3) against <@1001> (2) and Dawda (4)"
    lobby = lobby_of("classic", 4, {"partnership": "on"})
    assert words in lobby_face("en", lobby).fields[0][1]
    assert "Partners" not in lobby_face("en", lobby_of("classic", 4)).fields[0][1]


ENDING = "hands: Awa=5C Binta=9C,KD\npile: 3C\nstock: 9H 6H\nturn: Awa\n---\n"


def ended(name: str, options: str = "") -> AnyFace:
    """Return the table message after Awa has played the last card while Binta held 9C and KD."""
    step = apply(position(name, ENDING, options=options), Play(0, (parse_card("5C"),)))
    return table_face("en", table_view(step.match, step.events))


def test_between_rounds_totals_stand_with_what_the_round_brought() -> None:
    face = ended("five_rounds")
    assert face.title == "Five rounds: round 1 of 5 is over"
    (title, totals) = face.fields[-1]
    assert title == "Totals after round 1"
    assert [line.split(": ", 1)[1] for line in totals.splitlines()] == [
        "**0** points (this round: 0)",
        "**19** points (this round: 19)",
    ]
    assert "Next round" in labels(face)


def test_the_highest_total_stands_first_where_it_wins() -> None:
    (_, totals) = ended("classic", "match=target").fields[-1]
    assert "<@1000> (1): **19** points" in totals.splitlines()[0]


def test_a_final_table_says_that_a_draw_decided_between_equals() -> None:
    said = "hands: Awa=5C Binta=9C Chidi=9D\npile: 3C\nstock: 9H 6H\nturn: Awa\n---\n"
    step = apply(position("classic", said, players="Awa Binta Chidi"), Play(0, (parse_card("5C"),)))
    view = table_view(step.match, step.events)
    assert view.public is not None
    (_, drawn) = table_face("en", replace(view, public=replace(view.public, lots=(2, 1, 0)))).fields[0]
    first, second, third, note = drawn.splitlines()
    assert note.startswith("*A draw from the seed")
    assert [line.split("** ")[0] for line in (first, second, third)] == ["**1.", "**2.", "**3."]
    assert "<@1001>" in third
    (_, shared) = table_face("en", view).fields[0]
    assert len(shared.splitlines()) == 2


def test_a_match_that_is_over_shows_places_and_what_was_held() -> None:
    face = ended("classic")
    assert face.text.splitlines()[0] == "🏆 <@1000> (1) wins the match!"
    assert face.fields[0] == ("Places", "**1.** <@1000> (1)\n**2.** Binta (2)")
    assert "9♣\ufe0e (9 of clubs), K♦\ufe0e (king of diamonds)" in face.fields[1][1]
    assert "champion" not in face.body


@pytest.mark.parametrize(
    ("options", "clock"), [("", "The offer of a rematch ends"), ("match=target", "The next round begins")]
)
def test_what_stays_of_a_message_that_is_out_of_date_tells_no_time(options: str, clock: str) -> None:
    """Its text says then that it is out of date, and all else stands as it stood."""
    face = ended("classic", options)
    assert f"{clock} <t:" in face.text
    assert "<t:" not in repr(replace(face, text=""))


def test_places_of_a_match_of_totals_tell_them() -> None:
    face = ended("five_rounds", "rounds=1")
    assert face.fields[0][1].splitlines()[1] == "**2.** Binta (2): 19 points"


def test_the_champion_is_one_where_the_others_are_knocked_out() -> None:
    assert "is the champion" in ended("gambian", "misplay=reject").text


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("zimbabwean", "", "until somebody has 300 points; the lowest total wins"),
        ("classic", "match=target", "until somebody has 150 points; the highest total wins"),
        ("five_rounds", "", "after the last round the lowest total wins"),
    ],
)
def test_a_match_of_points_says_how_long_it_is_and_who_wins(name: str, options: str, words: str) -> None:
    face = table_face("en", table_view(position(name, STUCK, options=options)))
    assert words in face.body
    assert "0 points" in face.fields[0][1]


@pytest.mark.parametrize(("name", "kind"), [("five_rounds", "extra"), ("gambian", "private")])
def test_a_round_of_those_who_tie_is_called_what_it_is(name: str, kind: str) -> None:
    view = table_view(position(name, STUCK))
    assert view.public is not None
    tied = replace(view, public=replace(view.public, private=True, round_number=6))
    assert table_face("en", tied).title.endswith(f", {kind} round 6")


def test_a_single_round_and_a_knock_out_tell_of_no_points() -> None:
    for name in ("classic", "gambian"):
        face = table_face("en", table_view(position(name, STUCK)))
        assert "points" not in face.fields[0][1]
        assert "total" not in face.body


def naming() -> Match:
    """Return a match whose dealer, the last seat to be dealt to, names a suit for an 8 that was turned."""
    options = {"starter_eight": "dealer_names"}
    games = (dealt(2, seed, options, "standard")[0] for seed in range(500))
    return next(match for match in games if phase(match) is Phase.NAME_SUIT)


async def test_the_dealer_names_a_suit_with_one_press() -> None:
    match = naming()
    assert "names a suit" in table_face("en", table_view(match)).text
    hand = hand_view(match, 0)
    face = hand_face("en", hand)
    assert "Your turn: name the suit" in face.text
    assert labels(face) == ["Clubs", "Diamonds", "Hearts", "Spades"]
    assert "Nothing fits" not in face.body
    async with stage(FakeManager(table_view(match), {hand.owner: hand}), people=1) as here:
        await here.people[0].user.click(await here.hand_message(0), label="Hearts")
        (request,) = here.manager.requests
        assert isinstance(request, Act)
        assert request.move == NameSuit(Suit.H)
        assert request.stamp == hand.stamps.hand
