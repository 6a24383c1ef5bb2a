"""Shows somebody after a match where the strongest player would have played otherwise: his biggest differences.

Only matches that have ended, and that nothing hangs on; only to who sat there, of what he chose himself at his own seat. It is
worked out elsewhere, for so long as somebody waits for an answer, and kept for a while.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from math import ceil
from typing import Final

from bot.engine.actions import Action, Seat
from bot.engine.record.deciding import Decision
from bot.engine.view import SeatView
from bot.manager.answers import Refusal, Refused
from bot.manager.books import Books
from bot.manager.ids import PersonId
from bot.manager.limits import within
from bot.manager.parts import Parts, sound_desk
from bot.manager.ports import Thinking
from bot.manager.records.done_for import done_by_clocks
from bot.manager.records.replays import Finished

SHOWN: Final = 3
SURE: Final = 2.0
"""By how many standard errors something has to be better."""
WORTH_TELLING: Final = 0.01
"""And by how much of the match."""
LONGEST: Final = 20.0
"""Seconds of thinking somebody waits for, reading the record included; what was not looked at by then is not told of."""
PAUSE: Final = 30.0
"""Seconds after which somebody may ask about another match."""
AT_ONCE: Final = 3
"""So many people have a match looked at at the same time."""
MOST_KEPT: Final = 200


@dataclass(frozen=True, slots=True)
class Difference:
    """What a seat saw, what was done and what would have been better, by which share of the match; at which moment of the replay."""

    view: SeatView
    taken: Action
    better: Action
    gain: float
    moment: int


@dataclass(frozen=True, slots=True)
class Review:
    """The biggest differences of a person, the biggest first; how many of his decisions were looked at, of how many.

    `played_for` decisions of his seat were not his: his time had run out, or he was away.
    """

    seat: Seat
    differences: tuple[Difference, ...]
    looked: int
    decisions: int
    played_for: int = 0


@dataclass(slots=True)
class _Seen:
    """What has been found so far; `decided` is None while it is not known what there is to look at.

    What was decided for the person is none of it (`done_for`: the numbers of such actions).
    """

    until: float
    done_for: frozenset[int]
    decided: tuple[Decision, ...] | None = None
    played_for: int = 0
    looked: int = 0
    found: list[Difference] = field(default_factory=list)


class Reviews:
    """Looks at matches that have ended."""

    def __init__(self, parts: Parts, thinking: Thinking) -> None:
        self._parts = parts
        self._thinking = thinking
        self._kept: OrderedDict[tuple[str, int, Seat], Review] = OrderedDict()
        self._waiting: set[PersonId] = set()
        self._again: dict[PersonId, float] = {}

    async def known(self, match: Finished, person: PersonId) -> Review | Refused | None:
        """Return what is known already, or why nothing will be told; None where it has to be looked for."""
        seat = _seat(match, person)
        if seat is None:
            return Refused("review_not_seated")
        if not await self._is_casual(match):
            return Refused("review_not_casual")
        kept = self._kept.get(_key(match, seat))
        return kept or self._too_soon(person)

    async def look(self, match: Finished, person: PersonId) -> Review | Refused:
        """Return what is found, within a limit of time."""
        known = await self.known(match, person)
        if known is not None:
            return known
        seat = _seat(match, person)
        assert seat is not None
        self._waiting.add(person)
        try:
            found = await self._look(match, seat)
        finally:
            self._waiting.discard(person)
            self._note(person)
        if isinstance(found, Review) and found.looked == found.decisions:
            self._keep(_key(match, seat), found)
        return found

    async def _is_casual(self, match: Finished) -> bool:
        """Tell whether nothing hung on a match: neither a league nor a rating."""
        desk = await sound_desk(self._parts, match.table)
        if desk is None or desk.table.fixture is not None or desk.table.lesson is not None:
            return False
        if desk.table.rated and desk.table.match_number == match.number:
            return False
        rated = await self._parts.store.read(
            lambda books: bool(books.ratings.changes(match.table, match.number))
        )
        return not rated

    def _too_soon(self, person: PersonId) -> Refused | None:
        left = self._again.get(person, 0) - self._parts.clock.steady()
        if person in self._waiting or len(self._waiting) >= AT_ONCE:
            return Refused("review_busy")
        return Refused("review_soon", {"seconds": ceil(left)}) if left > 0 else None

    async def _look(self, match: Finished, seat: Seat) -> Review | Refused:
        record, done_for = await self._parts.store.read(lambda books: _stored(books, match))
        if record is None:
            return Refused(Refusal.NO_RECORD)
        seen = _Seen(self._parts.clock.steady() + LONGEST, done_for)
        await within(LONGEST, self._compare(record, seat, seen))
        if seen.decided is None or (seen.decided and not seen.looked):
            return Refused("review_failed")
        biggest = sorted(seen.found, key=lambda difference: -difference.gain)[:SHOWN]
        return Review(seat, tuple(biggest), seen.looked, len(seen.decided), seen.played_for)

    async def _compare(self, record: str, seat: Seat, seen: "_Seen") -> None:
        """Note what is found; it may be cancelled at any moment, and what was found by then counts."""
        decided = await self._thinking.decisions(record, seat)
        if decided is None:
            return
        seen.decided = tuple(each for each in decided if each.number not in seen.done_for)
        seen.played_for = len(decided) - len(seen.decided)
        for decision in seen.decided:
            if self._parts.clock.steady() >= seen.until:
                break
            compared = await self._thinking.compare(decision.view, decision.action, self._parts.chance.whim())
            seen.looked += compared is not None
            if compared is not None and _worth_telling(*compared[1:]):
                seen.found.append(_difference(decision, *compared[:2]))

    def _note(self, person: PersonId) -> None:
        now = self._parts.clock.steady()
        self._again = {other: then for other, then in self._again.items() if then > now}
        self._again[person] = now + PAUSE

    def _keep(self, key: tuple[str, int, Seat], review: Review) -> None:
        self._kept[key] = review
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _stored(books: Books, match: Finished) -> tuple[str | None, frozenset[int]]:
    """Return the record of a match, and which of its actions no press has done."""
    record = books.played.record(match.table, match.number)
    return record, done_by_clocks(books, match.table, match.number)


def _seat(match: Finished, person: PersonId) -> Seat | None:
    return match.seats.index(person) if person in match.seats else None


def _key(match: Finished, seat: Seat) -> tuple[str, int, Seat]:
    return match.table, match.number, seat


def _worth_telling(gain: float, doubt: float) -> bool:
    return gain >= WORTH_TELLING and gain > SURE * doubt


def _difference(decision: Decision, better: Action, gain: float) -> Difference:
    return Difference(decision.view, decision.action, better, gain, decision.moment)
