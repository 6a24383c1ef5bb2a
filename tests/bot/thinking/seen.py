"""What a seat sees that has a choice."""

from random import Random

from bot.engine.actions import Deal
from bot.engine.match import Match, apply, decision, legal_actions, new_match
from bot.engine.rules import ruleset
from bot.engine.view import SeatView, seat_view


def situation(variant: str = "classic", seats: int = 3, seed: bytes = b"seen", **options: str) -> Match:
    """Return a match in which the seat to move can choose."""
    match = apply(new_match(ruleset(variant, seats, options), dealer=0, seed=seed), Deal()).match
    rng = Random(1)
    while len(legal_actions(match)) < 2:
        match = apply(match, rng.choice(legal_actions(match))).match
    return match


def view(variant: str = "classic", seats: int = 3, **options: str) -> SeatView:
    """Return what the seat to move sees."""
    match = situation(variant, seats, b"seen", **options)
    seat = decision(match)
    assert seat is not None
    return seat_view(match, seat)
