"""What a round that is over is worth: counts, points, and who did best in it (RULES §2–§6, §9.3.27, 43)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.actions import Seat
from bot.engine.cards import cards_of
from bot.engine.events import Count, RoundEnd
from bot.engine.state import NOBODY, Round, partner
from bot.engine.vocabulary import BlockedScore, Scoring


@dataclass(frozen=True, slots=True)
class Score:
    """The points each seat gets for a round, and the seats that did best in it, perhaps none."""

    points: dict[Seat, int]
    best: tuple[Seat, ...]


def counts(played: Round) -> tuple[Count, ...]:
    """Count the hands of a round."""
    points = played.tables.points
    hands = ((seat, cards_of(played.hands[seat])) for seat in played.dealt)
    return tuple(Count(seat, cards, sum(points[card] for card in cards)) for seat, cards in hands)


def score(played: Round, counted: Sequence[Count]) -> Score:
    """Give what a round is worth where points are kept."""
    held = {count.seat: count.points for count in counted}
    collects = played.rules.scoring is Scoring.WINNER_COLLECTS
    if played.winner != NOBODY:
        best = _side(played, played.winner)
        return Score(_collected(held, best) if collects else held, best)
    if played.ended is RoundEnd.LEFT or _is_void(played):
        return Score({}, ())
    least = min(_burden(played, held, seat) for seat in held)
    best = tuple(seat for seat in held if _burden(played, held, seat) == least)
    return Score(_differences(played, held, best) if collects else held, best)


def _is_void(played: Round) -> bool:
    """Tell whether a round without a winner counts for nobody (RULES §9.2.26)."""
    if played.ended is RoundEnd.STOCK:
        return played.rules.scoring is Scoring.WINNER_COLLECTS
    return played.rules.blocked_score is BlockedScore.NONE


def _side(played: Round, seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted((seat, partner(seat)))) if played.tables.partners else (seat,)


def _burden(played: Round, held: dict[Seat, int], seat: Seat) -> int:
    """Give what a seat, or its side, still holds."""
    return sum(held[each] for each in _side(played, seat))


def _collected(held: dict[Seat, int], best: tuple[Seat, ...]) -> dict[Seat, int]:
    """Give the winners what the others hold (RULES §3.1 rule 15)."""
    return dict.fromkeys(best, sum(points for seat, points in held.items() if seat not in best))


def _differences(played: Round, held: dict[Seat, int], best: tuple[Seat, ...]) -> dict[Seat, int]:
    """Give the lowest of a blocked round what the others hold more than they do, in equal parts (RULES C5)."""
    least = _burden(played, held, best[0])
    if played.tables.partners:
        most = max(_burden(played, held, seat) for seat in held)
        return dict.fromkeys(best, most - least) if len(best) == 2 else {}
    pot = sum(points - least for points in held.values())
    return dict.fromkeys(best, pot // len(best))
