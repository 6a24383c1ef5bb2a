"""Players who try anything at any moment: for properties and golden games."""

from collections.abc import Iterator
from random import Random

from bot.engine.actions import (
    Action,
    Call,
    Catch,
    Challenge,
    Deal,
    Draw,
    Leave,
    Name,
    Pass,
    Play,
    Seat,
    Settle,
)
from bot.engine.cards import RANK, SUITS, cards_of
from bot.engine.match import Match, NotAllowed, Step, apply, default_action, legal_actions, phase, window
from bot.engine.state import Phase


def attempts(
    match: Match, rng: Random, *, wild: float = 0.3, leaving: float = 0.0
) -> Iterator[tuple[Action, Step]]:
    """Play a match to its end and give every action that counted with what it led to.

    `wild` is how often somebody tries anything instead of the next legal move, `leaving` how often he leaves then.
    """
    while not match.over:
        trying = match.round is not None and rng.random() < wild
        action = _anything(match, rng, leaving) if trying else _sensible(match, rng)
        try:
            step: Step | None = apply(match, action)
        except NotAllowed as refusal:
            step = refusal.step
        if step is not None:
            match = step.match
            yield action, step


def _sensible(match: Match, rng: Random) -> Action:
    if phase(match) is Phase.ROUND_OVER:
        return Deal()
    legal = legal_actions(match)
    return rng.choice(legal) if legal else default_action(match)


def _anything(match: Match, rng: Random, leaving: float) -> Action:
    seat = rng.randrange(match.seats)
    if rng.random() < leaving:
        return Leave(seat)
    if window(match) is not None and rng.random() < 0.5:
        return Challenge(seat)
    other = rng.randrange(match.seats)
    anything: tuple[Action, ...] = (
        _any_play(match, seat, rng),
        _any_play(match, seat, rng),
        Draw(seat),
        Draw(seat),
        Pass(seat),
        Call(seat),
        Catch(seat, other),
        Challenge(seat),
        Challenge(seat),
        Settle(),
        Name(seat, rng.choice(SUITS)),
    )
    return rng.choice(anything)


def _any_play(match: Match, seat: Seat, rng: Random) -> Action:
    hand = cards_of(match.round.hands[seat]) if match.round is not None else ()
    if not hand:
        return Draw(seat)
    card = rng.choice(hand)
    alike = [other for other in hand if RANK[other] == RANK[card]]
    few = rng.sample(alike, rng.randint(1, len(alike))) if rng.random() < 0.3 else [card]
    return Play(seat, tuple(few), rng.choice((None, *SUITS)))
