"""A clock that is moved by hand, chance that is always the same, and a Discord that remembers what it shows."""

import heapq
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random

from bot.manager.errors import Closed, Denied, Gone, NoPlace, TryLater
from bot.manager.gatherings import Gathering
from bot.manager.ids import MessageRef, PersonId, Place, TableId
from bot.manager.league_views import LeagueView
from bot.manager.views import HandView, Notice, TableView

START = 1_800_000_000.0
OWNER = PersonId(99)
"""Who owns every server."""


class FakeAlarm:
    """An alarm of the fake clock."""

    def __init__(self, due: float, call: Callable[[], object]) -> None:
        self.due = due
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """Time that stands still until it is moved."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._jumped = 0.0
        self._order = count()
        self._alarms: list[tuple[float, int, FakeAlarm]] = []

    def now(self) -> float:
        return self._now

    def steady(self) -> float:
        return self._now - self._jumped

    def later(self, seconds: float, call: Callable[[], object]) -> FakeAlarm:
        alarm = FakeAlarm(self._now + seconds, call)
        heapq.heappush(self._alarms, (alarm.due, next(self._order), alarm))
        return alarm

    def next_due(self) -> float | None:
        """Return when the next alarm goes off."""
        while self._alarms and self._alarms[0][2].cancelled:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def go_off(self, until: float) -> bool:
        """Move to the next alarm and let it go off; False when there is none until then, and time is there."""
        due = self.next_due()
        if due is None or due > until:
            self._now = max(self._now, until)
            return False
        _, _, alarm = heapq.heappop(self._alarms)
        self._now = max(self._now, due)
        alarm.call()
        return True

    def jump(self, seconds: float) -> None:
        """Jump, as a clock does that is set: alarms do not notice."""
        self._now += seconds
        self._jumped += seconds
        self._alarms = [(due + seconds, order, alarm) for due, order, alarm in self._alarms]

    def forget(self) -> None:
        """Lose all alarms, as a killed process does."""
        self._alarms.clear()


class FakeChance:
    """Chance that is the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)
        self._tables = count(1)

    def table_id(self) -> str:
        return f"table{next(self._tables)}"

    def secret(self) -> bytes:
        return self._random.randbytes(32)

    def whim(self) -> int:
        return self._random.getrandbits(64)


class Killed(BaseException):
    """The process dies."""


class Broken:
    """A store that cannot write."""

    async def run(self, work: object) -> None:
        raise OSError("database is locked")


@dataclass
class FakeMessage:
    """One message, for everybody in a channel or for one person."""

    ref: MessageRef
    audience: Place | PersonId
    view: TableView | HandView | LeagueView
    history: list[int] = field(default_factory=list)
    retired: bool = False
    successor: MessageRef | None = None
    deleted: bool = False


@dataclass
class Entry:
    """What stands in the calendar: by what it is known, and all that it has shown."""

    mark: str
    states: list[str]


class FakeShowing:
    """A Discord that shows everything at once, unless it was told to make trouble.

    `marked` are the messages it has put reactions under, `reactions` those of people that stand there;
    `hands_tried` are those whose hands it was asked to show, `channels_known` where new ones were to go.
    """

    def __init__(self) -> None:
        self._ids = count(1)
        self.messages: dict[MessageRef, FakeMessage] = {}
        self.nonces: dict[str, MessageRef] = {}
        self.closed: set[PersonId] = set()
        self.strangers: set[PersonId] = set()
        self.unknown = False
        self.unmarkable = False
        self.marked: list[MessageRef] = []
        self.reactions: list[tuple[MessageRef, str, PersonId]] = []
        self.hands_tried: list[PersonId] = []
        self.channels_known: list[int | None] = []
        self.gone: set[int] = set()
        self.denied: set[int] = set()
        self.threads: list[Place] = []
        self.thread_names: dict[Place, tuple[Place, str | None, str | None]] = {}
        self.threads_looked_for = 0
        self.on_thread: Callable[[], None] | None = None
        self.archived: list[Place] = []
        self.threads_allowed = True
        self.never_retires = False
        self.trouble: list[Exception] = []
        self.trouble_telling: list[Exception] = []
        self.trouble_calling: list[Exception] = []
        self.trouble_threads: list[Exception] = []
        self.told_nonces: set[str] = set()
        self.doors: dict[int, Place] = {}
        self.greeted: list[Place] = []
        self.killed_at: str | None = None
        self.trouble_at_door: list[Exception] = []
        self.trouble_greeting: list[Exception] = []
        self.reachable = True
        self.may_look = True
        self.told: list[tuple[tuple[PersonId, ...], Notice]] = []
        self.notices: dict[MessageRef, str] = {}
        self.on_tell: Callable[[], Awaitable[object]] | None = None
        self.on_show: Callable[[], None] | None = None
        self.calendar: dict[int, Entry] = {}
        self.calendar_allowed = True
        self.trouble_planning: list[Exception] = []
        self.on_plan: Callable[[], None] | None = None

    async def show_table(
        self, place: Place, ref: MessageRef | None, view: TableView, *, nonce: str
    ) -> MessageRef:
        return self._show(place, place.channel_id, ref, view, nonce)

    async def show_hand(
        self,
        person: PersonId,
        ref: MessageRef | None,
        view: HandView,
        *,
        nonce: str,
        channel: int | None = None,
    ) -> MessageRef:
        assert view.owner == person
        self.hands_tried.append(person)
        if ref is None:
            self.channels_known.append(channel)
        if person in self.closed:
            raise Closed
        return self._show(person, 1000 + person, ref, view, nonce)

    async def direct(self, person: PersonId) -> int:
        return 1000 + person

    async def mark(self, ref: MessageRef, view: TableView) -> None:
        if self.unmarkable:
            raise Denied
        self.marked.append(ref)

    async def reacted(self, ref: MessageRef, emoji: str) -> tuple[PersonId, ...]:
        return tuple(person for message, mark, person in self.reactions if (message, mark) == (ref, emoji))

    async def posted(self, channel: int, table: TableId) -> tuple[MessageRef, ...]:
        if channel in self.gone:
            raise NoPlace
        there = (message for message in self._there() if message.ref.channel_id == channel)
        return tuple(message.ref for message in there if _table_of(message.view) == table)

    async def retire(self, ref: MessageRef, successor: MessageRef | None = None) -> None:
        if ref.channel_id in self.gone:
            raise NoPlace
        if ref.channel_id in self.denied:
            raise Denied
        if self.never_retires:
            raise TryLater
        if self.notices.pop(ref, None) is None:
            self.messages[ref].retired = True
            self.messages[ref].successor = successor

    async def show_league(
        self, place: Place, ref: MessageRef | None, view: LeagueView, *, nonce: str
    ) -> MessageRef:
        return self._show(place, place.channel_id, ref, view, nonce)

    async def open_thread(self, place: Place, variant: str | None, title: str | None = None) -> Place:
        if self.trouble_threads:
            raise self.trouble_threads.pop(0)
        if not self.threads_allowed:
            raise Denied
        self.threads.append(Place(place.guild_id, 5000 + len(self.threads)))
        self.thread_names[self.threads[-1]] = (place, variant, title)
        if self.on_thread is not None:
            self.on_thread()
        return self.threads[-1]

    async def unused_threads(
        self, place: Place, variant: str | None, title: str | None = None
    ) -> tuple[Place, ...]:
        self.threads_looked_for += 1
        if self.unknown:
            raise TryLater
        written = {message.audience for message in self.messages.values()}
        return tuple(
            thread
            for thread, name in self.thread_names.items()
            if name == (place, variant, title) and thread not in written and thread not in self.archived
        )

    async def archive(self, place: Place) -> None:
        if not self.threads_allowed:
            raise Denied
        self.archived.append(place)

    async def belongs(self, guild_id: int, person: PersonId) -> bool:
        if self.unknown:
            raise TryLater
        return person not in self.strangers

    async def tell(
        self, place: Place, people: tuple[PersonId, ...], notice: Notice, *, nonce: str | None = None
    ) -> MessageRef:
        """Post it; `notices` are those that stand there as they were posted."""
        if self.trouble_calling:
            raise self.trouble_calling.pop(0)
        ref = MessageRef(place.channel_id, next(self._ids))
        if nonce is not None and nonce in self.told_nonces:
            return ref
        self.told_nonces.add(nonce or "")
        self.told.append((people, notice))
        self.notices[ref] = notice.slug
        if self.on_tell is not None:
            await self.on_tell()
        return ref

    async def tell_in_private(self, person: PersonId, notice: Notice, *, nonce: str | None = None) -> None:
        if self.trouble_telling:
            raise self.trouble_telling.pop(0)
        if nonce is not None and nonce in self.told_nonces:
            return
        self.told_nonces.add(nonce or "")
        self.told.append(((person,), notice))

    def front_door(self, guild_id: int) -> Place | None:
        if self.trouble_at_door:
            raise self.trouble_at_door.pop(0)
        return self.doors.get(guild_id)

    def owner(self, guild_id: int) -> PersonId:
        return OWNER

    async def has_written(self, place: Place, since: float) -> bool:
        if not self.reachable:
            raise TryLater
        return place in self.greeted or not self.may_look

    async def greet(self, place: Place, *, nonce: str) -> None:
        """Post it; `killed_at` says whether the process dies "before" or "after" that."""
        if not self.reachable:
            raise TryLater
        if self.killed_at == "before":
            raise Killed
        if nonce not in self.told_nonces:
            self.told_nonces.add(nonce)
            self.greeted.append(place)
        if self.killed_at == "after":
            raise Killed
        if self.trouble_greeting:
            raise self.trouble_greeting.pop(0)

    async def plan(self, gathering: Gathering) -> int:
        self._may_plan()
        entry = next(self._ids)
        self.calendar[entry] = Entry(gathering.mark, [gathering.state])
        if self.on_plan is not None:
            self.on_plan()
        return entry

    async def planned(self, guild_id: int, mark: str) -> int | None:
        self._may_plan()
        return next((entry for entry, held in self.calendar.items() if held.mark == mark), None)

    async def own(self, guild_id: int) -> list[tuple[int, str]]:
        self._may_plan()
        over = {"held", "cancelled"}
        return [(entry, held.mark) for entry, held in self.calendar.items() if held.states[-1] not in over]

    async def replan(self, entry: int, gathering: Gathering) -> None:
        self._may_plan()
        if entry not in self.calendar:
            raise Gone
        self.calendar[entry].states.append(gathering.state)

    async def unplan(self, guild_id: int, entry: int, *, held: bool) -> None:
        self._may_plan()
        if entry not in self.calendar:
            raise Gone
        self.calendar[entry].states.append("held" if held else "cancelled")

    def _may_plan(self) -> None:
        if not self.calendar_allowed:
            raise Denied
        if self.trouble_planning:
            raise self.trouble_planning.pop(0)

    def table_messages(self) -> list[FakeMessage]:
        """Return the public messages that are there and have controls."""
        return [m for m in self._there() if isinstance(m.view, TableView)]

    def hand_of(self, person: int) -> FakeMessage:
        """Return the newest hand message of a person."""
        return [m for m in self._there() if m.audience == person][-1]

    def delete(self, ref: MessageRef) -> None:
        self.messages[ref].deleted = True

    def _there(self) -> list[FakeMessage]:
        return [m for m in self.messages.values() if not m.deleted and not m.retired]

    def _show(
        self,
        audience: Place | PersonId,
        channel: int,
        ref: MessageRef | None,
        view: TableView | HandView | LeagueView,
        nonce: str,
    ) -> MessageRef:
        if channel in self.gone:
            raise NoPlace
        if self.trouble:
            raise self.trouble.pop(0)
        assert len(nonce) <= 25
        if ref is None and nonce in self.nonces:
            # Discord posts nothing twice: it gives back what it has, as it was posted.
            return self.nonces[nonce]
        if ref is None:
            ref = MessageRef(channel, next(self._ids))
            self.nonces[nonce] = ref
            self.messages[ref] = FakeMessage(ref, audience, view)
        message = self.messages[ref]
        if message.deleted:
            raise Gone
        message.view, message.retired = view, False
        message.history.append(view.generation)
        if self.on_show is not None:
            self.on_show()
        return ref


def _table_of(view: TableView | HandView | LeagueView) -> TableId | None:
    if isinstance(view, LeagueView):
        return None
    return view.id if isinstance(view, TableView) else view.table
