"""What a round is worth, counted a second time by the plainest reading of the rules (RULES §3–§6)."""

from collections.abc import Iterator

from bot.engine.actions import Seat
from bot.engine.cards import RANK, SUIT, Card, cards_of
from bot.engine.match import Match
from bot.engine.vocabulary import MatchForm, Scoring

LOWEST = 2


def miscounted(before: Match, after: Match) -> Iterator[str]:
    """Yield what is wrong with the points of a round that an action has ended with a winner."""
    played = after.round
    if played is None or played.ended is None or before.round is None or before.round.ended is not None:
        return
    if after.rules.match is MatchForm.KNOCKOUT or played.winner < 0:
        return
    gained = [total - had for total, had in zip(after.totals, before.totals, strict=True)]
    held = [worth(after, seat) if seat in played.dealt else 0 for seat in range(after.seats)]
    if after.rules.scoring is Scoring.WINNER_COLLECTS:
        side = {played.winner} | ({(played.winner + 2) % 4} if after.rules.partners else set())
        pot = sum(points for seat, points in enumerate(held) if seat not in side)
        expected = [pot if seat in side else 0 for seat in range(after.seats)]
    else:
        expected = held
    if gained != expected:
        yield f"a round gave {gained} points, the hands were worth {held}"


def worth(match: Match, seat: Seat) -> int:
    """Return what the cards are worth that a seat has left."""
    assert match.round is not None
    return sum(_points(match, card) for card in cards_of(match.round.hands[seat]))


def _points(match: Match, card: Card) -> int:
    rank, suit, named = RANK[card], SUIT[card], match.rules.variant.points
    if rank is None:
        return named[None]
    if suit is not None and (rank, suit) in named:
        return named[rank, suit]
    return named[rank] if rank in named else rank + LOWEST
