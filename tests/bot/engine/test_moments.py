"""A record as what it is stepped through: nothing that happened is missing, and every step is whole."""

import pytest

from bot.engine.cards import cards_of
from bot.engine.events import Drew, RoundBegan
from bot.engine.record import parse, replay
from bot.engine.record.moments import course
from bot.engine.view import public_view
from tests.bot.engine.test_golden import text_of
from tests.golden.write import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_course_is_what_a_replay_tells_step_by_step(name: str) -> None:
    record = parse(text_of(name))
    seen, whole = course(record), replay(record)
    told = [told.events for told in whole.told if told.events]
    assert [moment.events for moment in seen.moments if moment.events] == told
    assert seen.moments[-1].public == public_view(whole.match)
    assert seen.players == whole.players


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_every_card_of_its_round_once(name: str) -> None:
    seen = course(parse(text_of(name)))
    pack = sum((seen.moments[0].public.stock, seen.moments[0].public.pile, *seen.moments[0].public.counts))
    for moment in seen.moments:
        assert tuple(len(cards_of(hand)) for hand in moment.hands) == moment.public.counts
        dealt_anew = any(isinstance(event, RoundBegan) for event in moment.events)
        total = moment.public.stock + moment.public.pile + sum(moment.public.counts)
        pack = total if dealt_anew else pack
        assert total == pack


def test_what_was_refused_is_no_moment() -> None:
    text = text_of("classic-single")
    refused = text.replace("---\n", "---\nAwa draw\n", 1)
    assert course(parse(refused)).moments == course(parse(text)).moments


def test_cards_that_were_drawn_are_in_the_hand() -> None:
    seen = course(parse(text_of("classic-single")))
    for moment in seen.moments:
        for event in moment.events:
            if isinstance(event, Drew):
                assert set(event.cards) <= set(cards_of(moment.hands[event.seat]))


def test_what_a_moment_says_of_itself_names_no_card() -> None:
    moment = course(parse(text_of("gambian-catch"))).moments[0]
    assert "hands" not in repr(moment)
    assert "events" not in repr(moment)
