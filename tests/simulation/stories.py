"""Every match as it went, kept step by step beside the bot, and what everybody did in it: counted from what the engine tells."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from bot.engine.actions import Action, Draw, Pass, Play, Seat
from bot.engine.cards import Card, code
from bot.engine.events import Caught, Event, Forgiven, MadeToDraw, Played, RoundEnded, TakenBack
from bot.engine.match import Match
from bot.manager.tables.table import Table
from bot.manager.views import EndReason
from tests.simulation.sums import worth

TURNS: Final = 2
"""Turns that everybody has had in a match that counts although it was broken off."""


@dataclass(frozen=True)
class Told:
    """One step of a match: by which entry of the log, what was done, what came of it; the first is how it began."""

    version: int
    action: Action | None
    match: Match
    events: tuple[Event, ...] = ()


@dataclass
class Deeds:
    """What one seat has done in a match."""

    won: bool = False
    rounds: int = 0
    points: int = 0
    catches: int = 0
    caught: int = 0
    unnoticed: int = 0
    cards: Counter[str] = field(default_factory=Counter)


@dataclass
class Ended:
    """A match that has ended. Whoever is forgotten later has another number in `people`, as in what is stored."""

    table: str
    number: int
    guild_id: int
    variant: str
    counted: bool
    people: dict[Seat, int]
    deeds: Mapping[Seat, Deeds]
    course: Sequence[Match]
    """The match after each step that is shown when it is seen again."""


class Stories:
    """All matches, those that run and those that have ended, in the order in which they did."""

    def __init__(self) -> None:
        self.ended: list[Ended] = []
        self._ends: list[float] = []
        self._running: dict[str, tuple[int, list[Told]]] = defaultdict(lambda: (0, []))

    def begin(self, table: str, number: int, match: Match) -> None:
        """Begin with a match."""
        self._running[table] = number, [Told(0, None, match)]

    def tell(self, table: str, told: Told) -> None:
        """Go on with a step."""
        self._running[table][1].append(told)

    def take_back(self, table: str, version: int) -> None:
        """Take back what was done from an entry of the log on."""
        number, steps = self._running[table]
        self._running[table] = number, [told for told in steps if told.version < version]

    def end(self, table: Table, now: float) -> None:
        """Keep a match that has just ended."""
        number, steps = self._running[table.id]
        people = {
            seat: int(chair.person)
            for seat, chair in enumerate(table.chairs)
            if chair.person is not None and table.lesson is None
        }
        # Before the first deal there is nothing to see.
        course = [told.match for told in steps if told.events]
        counted = bool(people) and _counts(table, steps)
        deeds = deeds_of(steps)
        ended = Ended(table.id, number, table.place.guild_id, table.variant, counted, people, deeds, course)
        self.ended.append(ended)
        self._ends.append(now)

    def find(self, table: str, number: int) -> Ended | None:
        """Return a match that has ended."""
        return next((one for one in self.ended if (one.table, one.number) == (table, number)), None)

    def known_since(self, at: float) -> range:
        """Return how many matches had ended by some time since then: what is shown may be as old as it was asked for."""
        return range(bisect_left(self._ends, at), len(self.ended) + 1)


def deeds_of(steps: Sequence[Told]) -> dict[Seat, Deeds]:
    """Count what each seat has done in a match."""
    deeds: dict[Seat, Deeds] = defaultdict(Deeds)
    for before, told in pairwise(steps):
        _count(deeds, told.events)
        _count_misplay(deeds, before.match, told)
        if any(isinstance(event, RoundEnded) for event in told.events):
            _count_round(deeds, told.match)
    last = steps[-1].match
    if last.round is not None and last.round.standing is not None:
        deeds[last.round.standing.offender].unnoticed += 1
    for seat in last.winners:
        deeds[seat].won = True
    return deeds


def _count(deeds: Mapping[Seat, Deeds], events: Iterable[Event]) -> None:
    for event in events:
        match event:
            case Played(seat, cards):
                deeds[seat].cards.update(_codes(cards))
            case TakenBack(seat, cards, by):
                deeds[seat].cards.subtract(_codes(cards))
                deeds[seat].caught += 1
                deeds[by].catches += 1
            case Caught(seat, by) | MadeToDraw(seat, by):
                deeds[seat].caught += 1
                deeds[by].catches += 1
            case Forgiven(seat):
                deeds[seat].unnoticed += 1
            case _:
                pass


def _count_misplay(deeds: Mapping[Seat, Deeds], before: Match, told: Told) -> None:
    """Count a misplay that stood before a step, and neither stands after it nor was caught by it."""
    stood = None if before.round is None else before.round.standing
    stands = None if told.match.round is None else told.match.round.standing
    taken_back = any(isinstance(event, TakenBack) for event in told.events)
    if stood is not None and stands is not stood and not taken_back:
        deeds[stood.offender].unnoticed += 1


def _count_round(deeds: Mapping[Seat, Deeds], match: Match) -> None:
    """Count a round that has just ended, with what was left in each hand."""
    assert match.round is not None
    for seat in match.round.dealt:
        deeds[seat].rounds += 1
        deeds[seat].points += worth(match, seat)


def _codes(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def _counts(table: Table, steps: Sequence[Told]) -> bool:
    """Tell whether a match counts: played to its end, or broken off after everybody's second turn.

    One that nobody broke off, but was abandoned, counts only where it was rated.
    """
    rated = table.rated and all(chair.person is not None for chair in table.chairs)
    match table.ended:
        case EndReason.CHAMPION:
            return True
        case EndReason.FORFEIT:
            return _was_played(steps, left=steps[-1].match.out[-1:])
        case EndReason.ABANDONED:
            return rated and _was_played(steps, left=())
        case _:
            return False


def _was_played(steps: Sequence[Told], left: tuple[Seat, ...]) -> bool:
    had: Counter[Seat] = Counter()
    last: Action | None = None
    for action in (told.action for told in steps):
        if not isinstance(action, Play | Draw | Pass):
            continue
        drew_just_now = isinstance(last, Draw) and last.seat == action.seat
        had[action.seat] += 0 if drew_just_now else 1
        last = action
    return all(had[seat] >= TURNS for seat in (*steps[-1].match.survivors, *left))
