"""What each seat has done in a match, counted while the match is played through again: pure.

A misplay that others let pass leaves no event behind: it is seen in the round, where it stands until it is caught or
what is done next closes its window.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.engine.actions import Action, Seat
from bot.engine.cards import Card, code
from bot.engine.events import Caught, Count, Event, Forgiven, MadeToDraw, Played, RoundEnded, TakenBack
from bot.engine.match import Match, taken
from bot.engine.state import Standing


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat has done: rounds it was in to their end, with the points on the cards left in hand then; how often it caught somebody, was caught, and misplayed unnoticed; which cards it played how often, by their codes."""

    rounds: int = 0
    points: int = 0
    catches: int = 0
    caught: int = 0
    unnoticed: int = 0
    cards: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tallied:
    """A match that was played through: as it is then, what was held at the end of its last round, and all tallies by seat."""

    match: Match
    counted: tuple[Count, ...]
    tallies: Mapping[Seat, Tally]


def tallied(begun: Match, actions: Iterable[Action]) -> Tallied:
    """Play a match through from as it was before these actions, all of which were taken, and count."""
    tallying = _Tallying(begun)
    for action in actions:
        tallying.take(action)
    return tallying.result()


class _Tallying:
    """Somebody who keeps count while a match is played."""

    def __init__(self, begun: Match) -> None:
        self._match = begun
        self._last: tuple[Count, ...] = ()
        self._sums: Counter[tuple[Seat, str]] = Counter()
        self._cards: Counter[tuple[Seat, str]] = Counter()

    def take(self, action: Action) -> None:
        """Play one action and count what came of it."""
        stood = _standing(self._match)
        step = taken(self._match, action)
        self._match = step.match
        for event in step.events:
            self._count(event)
        caught = any(isinstance(event, TakenBack) for event in step.events)
        if stood is not None and not caught and _standing(step.match) is not stood:
            self._sums[stood.offender, "unnoticed"] += 1

    def result(self) -> Tallied:
        """Return what was counted; a misplay that stands at the end was noticed by nobody."""
        stands = _standing(self._match)
        if stands is not None:
            self._sums[stands.offender, "unnoticed"] += 1
        tallies = {seat: self._tally(seat) for seat in range(self._match.seats)}
        return Tallied(self._match, self._last, tallies)

    def _tally(self, seat: Seat) -> Tally:
        cards = {
            card: times for (whose, card), times in sorted(self._cards.items()) if whose == seat and times
        }
        sums = {name: times for (whose, name), times in self._sums.items() if whose == seat}
        return Tally(**sums, cards=cards)

    def _count(self, event: Event) -> None:
        match event:
            case Played(seat, cards):
                self._lay(seat, cards, 1)
            case TakenBack(seat, cards, by):
                self._lay(seat, cards, -1)
                self._catch(seat, by)
            case Caught(seat, by) | MadeToDraw(seat, by):
                self._catch(seat, by)
            case Forgiven(seat):
                self._sums[seat, "unnoticed"] += 1
            case RoundEnded(counts=counts):
                self._last = counts
                for count in counts:
                    self._sums[count.seat, "rounds"] += 1
                    self._sums[count.seat, "points"] += count.points
            case _:
                pass

    def _catch(self, seat: Seat, by: Seat) -> None:
        self._sums[seat, "caught"] += 1
        self._sums[by, "catches"] += 1

    def _lay(self, seat: Seat, cards: Iterable[Card], times: int) -> None:
        for card in cards:
            self._cards[seat, code(card)] += times


def _standing(match: Match) -> Standing | None:
    return None if match.round is None else match.round.standing
