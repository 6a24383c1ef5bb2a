"""Matches between computer players alone, for simulations, golden games and tests."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.engine.actions import Action, Call, Deal, Settle
from bot.engine.match import Match, NotAllowed, Step, apply, decision, phase
from bot.engine.state import Phase
from bot.engine.view import seat_view
from bot.engine.vocabulary import LastCall
from bot.players import Player


def played(
    match: Match, players: Sequence[Player], rng: Random, budget: int = 0
) -> Iterator[tuple[Action, Step]]:
    """Play a match to its end, one player a seat, and give every action with what it led to.

    After each action everybody looks up once, in any order, before the turn goes on. ``budget`` is the play-outs of
    those who think by play-outs.
    """
    while not match.over:
        action = _reaction(match, players, rng) or _next(match, players, rng, budget)
        step = _taken(match, action)
        if step is not None:
            match = step.match
            yield action, step


def _next(match: Match, players: Sequence[Player], rng: Random, budget: int) -> Action:
    if phase(match) is Phase.ROUND_OVER:
        return Deal()
    seat = decision(match)
    return Settle() if seat is None else players[seat].choose(seat_view(match, seat), rng, budget)


def _reaction(match: Match, players: Sequence[Player], rng: Random) -> Action | None:
    """Let everybody look up once; a call beats a catch, as it does by the grace people are given."""
    rules = match.rules
    # Where nobody calls or challenges there is nothing to notice; looking up would take more than half of the time.
    if phase(match) is Phase.ROUND_OVER or not (rules.polices_itself or rules.last_call is LastCall.MANUAL):
        return None
    seats = rng.sample(match.playing, len(match.playing))
    noticed = [players[seat].notices(seat_view(match, seat), rng) for seat in seats]
    said = [action for action in noticed if action is not None]
    return min(said, key=lambda action: not isinstance(action, Call), default=None)


def _taken(match: Match, action: Action) -> Step | None:
    """Take an action; an accusation that was wrong may have cost cards, or nothing at all."""
    try:
        return apply(match, action)
    except NotAllowed as refusal:
        return refusal.step
