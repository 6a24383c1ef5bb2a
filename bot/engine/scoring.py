"""What a round that is over is worth: counts, points, and who did best in it (RULES §2–§6, §9.3.27, 43)."""

from dataclasses import dataclass

from bot.engine.actions import Seat
from bot.engine.cards import CARD_OF, Hand, cards_of
from bot.engine.events import Count, RoundEnd
from bot.engine.state import NOBODY, Round, partner
from bot.engine.vocabulary import BlockedScore, Scoring


@dataclass(frozen=True, slots=True)
class Score:
    """The points each seat gets for a round, and the seats that did best in it, perhaps none."""

    points: dict[Seat, int]
    best: tuple[Seat, ...]


Held = dict[Seat, int]
"""The points of the cards in each hand, by seat."""


def held(played: Round) -> Held:
    """Count the hands of a round."""
    points = played.tables.points
    return {seat: _worth(played.hands[seat], points) for seat in played.dealt}


def _worth(hand: Hand, points: tuple[int, ...]) -> int:
    worth = 0
    while hand:
        bit = hand & -hand
        worth += points[CARD_OF[bit]]
        hand ^= bit
    return worth


def counts(played: Round, points: Held) -> tuple[Count, ...]:
    """Show the hands of a round with what was counted."""
    return tuple(Count(seat, cards_of(played.hands[seat]), count) for seat, count in points.items())


def score(played: Round, points: Held) -> Score:
    """Give what a round is worth where points are kept."""
    collects = played.rules.scoring is Scoring.WINNER_COLLECTS
    if played.winner != NOBODY:
        best = _side(played, played.winner)
        return Score(_collected(points, best) if collects else points, best)
    if _is_void(played):
        return Score({}, ())
    burdens = _burdens(played, points)
    least = min(burdens.values())
    best = tuple(seat for seat, burden in burdens.items() if burden == least)
    return Score(_differences(played, burdens, best) if collects else points, best)


def _is_void(played: Round) -> bool:
    """Tell whether a round without a winner counts for nobody (RULES §9.2.26)."""
    if played.ended is RoundEnd.STOCK:
        return played.rules.scoring is Scoring.WINNER_COLLECTS
    return played.rules.blocked_score is BlockedScore.NONE


def _side(played: Round, seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted((seat, partner(seat)))) if played.tables.partners else (seat,)


def _burdens(played: Round, points: Held) -> Held:
    """Give what each seat, or its side, still holds."""
    if not played.tables.partners:
        return points
    return {seat: points[seat] + points[partner(seat)] for seat in points}


def _collected(points: Held, best: tuple[Seat, ...]) -> Held:
    """Give the winners what the others hold (RULES §3.1 rule 15)."""
    return dict.fromkeys(best, sum(count for seat, count in points.items() if seat not in best))


def _differences(played: Round, burdens: Held, best: tuple[Seat, ...]) -> Held:
    """Give the lowest of a blocked round what the others hold more than they do, in equal parts (RULES C5)."""
    least = burdens[best[0]]
    if played.tables.partners:
        return dict.fromkeys(best, max(burdens.values()) - least) if len(best) == 2 else {}
    pot = sum(burden - least for burden in burdens.values())
    return dict.fromkeys(best, pot // len(best))
