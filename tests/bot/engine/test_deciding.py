"""What a seat has decided in a recorded match."""

from dataclasses import replace

import pytest

from bot.engine.actions import Play
from bot.engine.events import Event
from bot.engine.record import parse
from bot.engine.record.deciding import decisions
from bot.engine.record.form import Move, ShuffleLine
from bot.engine.record.moments import course
from tests.bot.engine.test_golden import text_of
from tests.golden.write import GAMES


def about(event: Event) -> object:
    return getattr(event, "seat", None)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_was_one_and_led_to_what_the_record_tells(name: str) -> None:
    record = parse(text_of(name))
    moments = course(record).moments
    for seat in range(len(record.players)):
        for taken in decisions(record, seat):
            assert taken.action in taken.view.actions
            assert len(taken.view.actions) > 1
            assert taken.view.table == moments[taken.moment].public
            assert taken.view.seat == taken.view.table.turn == seat
            assert seat in {about(event) for event in moments[taken.moment + 1].events}


def test_all_choices_of_a_seat_are_there() -> None:
    record = parse(text_of("classic-single"))
    count = sum(len(decisions(record, seat)) for seat in range(len(record.players)))
    assert count == 40


def test_what_was_refused_is_no_decision_and_no_moment() -> None:
    text = text_of("classic-single")
    refused = text.replace("---\n", "---\nAwa draw\nsomebody pass\n", 1)
    for seat in range(3):
        without = [replace(taken, number=0) for taken in decisions(parse(refused), seat)]
        assert without == [replace(taken, number=0) for taken in decisions(parse(text), seat)]


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_says_where_it_stands_among_all_that_was_done(name: str) -> None:
    record = parse(text_of(name))
    done = [None, *(entry for entry in record.entries if not isinstance(entry, ShuffleLine))]
    for seat, player in enumerate(record.players):
        for taken in decisions(record, seat):
            entry = done[taken.number]
            assert isinstance(entry, Move)
            assert entry.name == player


def test_a_misplay_is_nothing_anybody_chose() -> None:
    record = parse(text_of("gambian-catch"))
    played = [taken.action for seat in range(len(record.players)) for taken in decisions(record, seat)]
    assert any(isinstance(action, Play) for action in played)
    assert "decisions" not in repr(played)


def test_a_seat_nobody_has_decides_nothing() -> None:
    assert decisions(parse(text_of("classic-single")), 7) == ()


def test_what_a_decision_says_of_itself_names_no_card_of_the_hand() -> None:
    (first, *_) = decisions(parse(text_of("classic-single")), 0)
    assert "hand" not in repr(first.view).replace("hand_size", "").replace("smallest_hand", "").replace(
        "hand_fixed", ""
    )
