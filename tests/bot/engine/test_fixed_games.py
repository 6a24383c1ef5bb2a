"""Some games that are the same each time, of the golden games' rules and of reckless players.

What the properties try at random is tried here without chance and in a second, so that `make coverage` needs no luck.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.engine.actions import Action, Deal, Draw, Name, Pass, Play, Settle
from bot.engine.contest import conclude
from bot.engine.deal import deal, order_by_seed
from bot.engine.enforcement import settle
from bot.engine.events import Dealt, Drew, Refilled
from bot.engine.match import Match, Step, new_match
from bot.engine.moves import moves
from bot.engine.play import lay, name
from bot.engine.playout import playout
from bot.engine.record import parse, replay, transcribe, write
from bot.engine.rules import Ruleset, ruleset
from bot.engine.view import public_event
from tests.bot.engine.reckless import attempts
from tests.golden.write import GAMES, NAMES

MOST_ACTIONS = 400


def rules_of(game: str) -> Ruleset:
    """Return the rules of a golden game."""
    seats, _, options = GAMES[game]
    return ruleset(game.split("-", maxsplit=1)[0], seats, options)


def steps(game: str, *, leaving: float = 0.01) -> Iterator[tuple[Match, Action, Step]]:
    """Yield the actions that counted in a game of reckless players, each with the match before it."""
    before = begun(game)
    for action, step in islice(attempts(before, Random(game), leaving=leaving), MOST_ACTIONS):
        yield before, action, step
        before = step.match


def begun(game: str) -> Match:
    """Return the match before anything was dealt."""
    return new_match(rules_of(game), dealer=0, seed=game.encode())


def silently(match: Match, action: Action) -> Match | None:
    """Take an action in place, telling nobody; those that always tell are not taken."""
    twin = match.copy()
    r = twin.round
    if isinstance(action, Deal):
        deal(twin, action, None)
        return twin
    if r is None:
        return None
    r.reorder = order_by_seed(twin)
    lay_one, draw, pass_on = moves(r.tables)
    match action:
        case Play(seat, (card,), suit):
            lay_one(r, seat, card, suit, None)
        case Play(seat, (*under, card), suit):
            lay(r, seat, card, suit, None, under=tuple(under))
        case Draw(seat):
            draw(r, seat, None)
        case Pass(seat):
            pass_on(r, seat, None)
        case Name(_, suit):
            name(r, suit, None)
        case Settle():
            settle(r, None)
        case _:
            return None
    if r.over:
        conclude(twin, None)
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_the_same_way_when_nobody_is_told(game: str) -> None:
    taken = 0
    for before, action, step in steps(game):
        after = silently(before, action)
        if after is not None:
            taken += 1
            assert after == step.match
    assert taken > 10


@pytest.mark.parametrize("game", GAMES)
def test_its_record_is_read_as_it_was_written(game: str) -> None:
    actions = [action for _, action, _ in steps(game)]
    record = transcribe(begun(game), actions, NAMES[: GAMES[game][0]])
    assert parse(write(record)) == record
    assert len(replay(record).told) == len(actions)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_which_cards_were_drawn_and_all_hear_the_rest(game: str) -> None:
    for _, _, step in steps(game):
        for event in step.events:
            if isinstance(event, Dealt | Drew):
                assert getattr(public_event(event), "cards", None) == ()
            elif not isinstance(event, Refilled):
                assert public_event(event) == event


@pytest.mark.parametrize("game", GAMES)
def test_random_moves_play_it_out(game: str) -> None:
    for seed in range(10):
        match = new_match(rules_of(game), dealer=0)
        assert playout(match, Random(seed)) > 1
        assert match.winners
