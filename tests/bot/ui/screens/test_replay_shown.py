"""What is seen of a match that has ended, step by step, in every language."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.actions import Deal, Leave
from bot.engine.cards import cards_of
from bot.engine.events import Drew, RoundBegan
from bot.engine.match import new_match
from bot.engine.record import parse, transcribe
from bot.engine.record.moments import Course, course
from bot.engine.rules import ruleset
from bot.manager.ids import PersonId, TableId
from bot.manager.records.replays import Finished
from bot.manager.tables.choices import LANGUAGES
from bot.text.cards import both, in_a_row
from bot.ui.messages.controls import Control, read
from bot.ui.messages.face import Button, Face, Menu
from bot.ui.messages.replay_controls import Spot, read_spot, replay_button
from bot.ui.messages.verbs import Verb
from bot.ui.screens.replay import match_code, match_label
from bot.ui.screens.replay_face import replay_face
from tests.bot.engine.test_golden import text_of
from tests.bot.ui.messages.test_messages import EVIL
from tests.bot.ui.problems import problems
from tests.golden.write import GAMES

TABLE = TableId("k3f9a")
MATCH = Finished(7, TABLE, 2, "gambian", 1_796_000_000, 11, (PersonId(101),))
SEEN = {name: course(parse(text_of(name))) for name in GAMES}
SINGLE = SEEN["gambian-reject"]
LAST = len(SINGLE.moments) - 1


def at(step: int, eyes: int | None = None, seen: Course = SINGLE) -> Face:
    return replay_face("en", MATCH, seen, Spot(2, step, eyes))


def test_who_leaves_before_the_first_deal_is_the_first_step() -> None:
    begun = new_match(ruleset("classic", 3), dealer=2, seed=b"any")
    record = transcribe(begun, [Leave(2), Deal()], ["Awa", "Binta", "Chidi"])
    face = at(0, seen=course(record))
    assert face.title == "Replay: Classic, round 1"
    told, seats = (text for _, text in face.fields)
    assert told == "Chidi (3) leaves the match."
    assert seats.splitlines()[:2] == ["1 · Awa: **0** cards", "2 · Binta: **0** cards"]


def buttons(face: Face) -> tuple[Button, ...]:
    row = face.rows[0]
    assert isinstance(row, tuple)
    return tuple(button for button in row if isinstance(button, Button))


def menu(face: Face) -> Menu:
    row = face.rows[1]
    assert isinstance(row, Menu)
    return row


def leads_to(button: Button) -> Spot:
    control = read(button.custom_id)
    assert control is not None
    assert (control.table, control.verb) == (TABLE, Verb.REPLAY)
    return read_spot(control)


def hand(seat: int, step: int) -> str:
    """Return a hand at a step as it is written."""
    held = cards_of(SINGLE.moments[step].hands[seat])
    return f"> {in_a_row('en', (str(both('en', card)) for card in held))}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_fits_from_every_seat(language: str, name: str) -> None:
    seen = replace(SEEN[name], players=tuple(EVIL[n % len(EVIL)] for n in range(len(SEEN[name].players))))
    for step in range(0, len(seen.moments), 3):
        for eyes in (None, step % len(seen.players)):
            assert not list(problems(replay_face(language, MATCH, seen, Spot(999_999_999, step, eyes))))


def test_the_first_step_is_the_deal_with_all_hands() -> None:
    face = at(0)
    assert face.title == "Replay: Gambian, round 1"
    assert "**Top card:**" in face.body
    assert face.footer.startswith(f"Step 1 of {LAST + 1} · match 2 at table {TABLE}")
    seats = dict(face.fields)["Seats"]
    for seat in range(len(SINGLE.players)):
        assert hand(seat, 0) in seats
    assert [button.enabled for button in buttons(face)] == [False, False, True, True, True]


def test_from_a_seat_only_its_hand_is_seen_until_all_are_counted() -> None:
    seats = dict(at(3, 1).fields)["Seats"]
    assert hand(1, 3) in seats
    assert seats.count("> ") == 1
    counted = next(step for step, moment in enumerate(SINGLE.moments) if moment.public.turn is None)
    shown = [hand(seat, counted) for seat, count in enumerate(SINGLE.moments[counted].public.counts) if count]
    assert all(each in dict(at(counted, 1).fields)["Seats"] for each in shown)


def test_cards_that_were_drawn_are_told_to_who_sees_the_hand_only() -> None:
    step, seat = next(
        (step, event.seat)
        for step, moment in enumerate(SINGLE.moments)
        for event in moment.events
        if isinstance(event, Drew) and event.cards
    )
    told = "Drawn by"
    assert told in dict(at(step).fields)["What happened"]
    assert told in dict(at(step, seat).fields)["What happened"]
    assert told not in dict(at(step, (seat + 1) % len(SINGLE.players)).fields)["What happened"]


def test_the_buttons_step_and_lead_to_the_ends_and_the_next_round() -> None:
    first, back, following, last, round_ = map(leads_to, buttons(at(5, 1)))
    assert (first, back) == (Spot(2, 0, 1), Spot(2, 4, 1))
    assert (following, last) == (Spot(2, 6, 1), Spot(2, LAST, 1))
    assert any(isinstance(event, RoundBegan) for event in SINGLE.moments[round_.step].events)
    assert 5 < round_.step < LAST
    assert [button.enabled for button in buttons(at(LAST))] == [True, True, False, False, False]


def test_the_menu_offers_every_seat_and_all() -> None:
    shown = menu(at(5, 1))
    assert [choice.value for choice in shown.choices] == ["all", *map(str, range(len(SINGLE.players)))]
    assert [choice.value for choice in shown.choices if choice.chosen] == ["1"]
    control = read(shown.custom_id)
    assert control is not None
    assert read_spot(control, "all") == Spot(2, 5, None)
    assert read_spot(control, "0") == Spot(2, 5, 0)


@pytest.mark.parametrize("step", [LAST + 1, 999_999_999, -1])
def test_a_step_that_is_not_there_is_the_nearest(step: int) -> None:
    assert at(step) == at(LAST if step > 0 else 0)


def test_a_seat_that_is_not_there_sees_what_all_do() -> None:
    assert at(4, 99) == at(4)


@given(st.lists(st.from_regex(r"[0-9A-Za-z_\-]{1,24}", fullmatch=True), max_size=3), st.none() | st.text())
def test_whatever_a_control_says_leads_somewhere(arguments: list[str], value: str | None) -> None:
    spot = read_spot(Control(TABLE, Verb.REPLAY, None, tuple(arguments)), value)
    assert not list(problems(replay_face("en", MATCH, SINGLE, spot)))


def test_the_button_under_a_match_shows_its_beginning() -> None:
    assert leads_to(replay_button("en", TABLE, 2)) == Spot(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_offered_by_game_time_table_and_number(language: str) -> None:
    label = match_label(language, MATCH, "Africa/Banjul")
    assert all(part in label for part in ("Gambi", "30", "00:53", "k3f9a", "2"))
    assert match_code(MATCH) == "k3f9a-2"


def test_of_a_game_that_is_not_known_any_more_the_rest_is_said() -> None:
    label = match_label("en", replace(MATCH, variant=""), "Europe/Warsaw")
    assert label == "? · Mon 30 November, 01:53 (k3f9a, match 2)"
