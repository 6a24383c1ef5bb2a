"""A record as what it is stepped through: nothing that happened is missing, and every step is whole."""

from dataclasses import replace

import pytest

from bot.engine.actions import Action, Leave
from bot.engine.cards import cards_of
from bot.engine.events import Drew, RoundBegan
from bot.engine.match import Match, apply, default_action, new_match
from bot.engine.record import parse, replay, transcribe, write
from bot.engine.record.moments import course
from bot.engine.rules import ruleset
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


def after_a_round(*leavers: int) -> tuple[Match, list[Action], Match]:
    """Plays the first round of a match for three to its end, and lets some leave then; gives the match before and after."""
    begun = new_match(ruleset("five_rounds", 3), dealer=0, seed=b"any")
    match, actions = begun, list[Action]()
    while match.round is None or not match.round.over:
        actions.append(default_action(match))
        match = apply(match, actions[-1]).match
    for seat in leavers:
        actions.append(Leave(seat))
        match = apply(match, actions[-1]).match
    return begun, actions, match


@pytest.mark.parametrize("leavers", [(), (1,), (1, 2)], ids=["broken off", "one leaves", "all but one leave"])
def test_no_round_is_seen_that_nobody_was_dealt(leavers: tuple[int, ...]) -> None:
    begun, actions, match = after_a_round(*leavers)
    record = replace(transcribe(begun, tuple(actions), ["Awa", "Binta", "Chidi"]), seed=begun.seed)
    seen = course(parse(write(record)))
    assert seen.moments[-1].public == public_view(match)
    assert sum(isinstance(event, RoundBegan) for moment in seen.moments for event in moment.events) == 1
