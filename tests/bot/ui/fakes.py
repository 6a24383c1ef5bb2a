"""A manager that answers what a test tells it to, and remembers what it was asked."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.manager.answers import Answer, Done, HandOver, Refusal, Refused
from bot.manager.ids import PersonId, Place, Slot, TableId
from bot.manager.incoming.bans import Bans
from bot.manager.incoming.forgetting import Called
from bot.manager.incoming.places import Places
from bot.manager.incoming.privacy import Privacy
from bot.manager.preferences import Preferences
from bot.manager.records.ratings import Ratings, Standing
from bot.manager.records.statistics import Figures, Leader, Profile, Statistics, Wanted
from bot.manager.requests import Asker, OpenTable, React, Request, ShowHand
from bot.manager.terms import Terms
from bot.manager.views import HandView, TableView
from tests.bot.manager.fakes import FakeClock
from tests.bot.ui.fake_leagues import FakeLeagues
from tests.bot.ui.fake_replays import FakeReplays
from tests.bot.ui.fake_reviews import FakeReviews
from tests.bot.ui.memory import MemoryStore
from tests.bot.ui.views import dealt, hand_view, lobby_view, table_view


class FakePlaces(Places):
    """Remembers what it heard of servers and channels; `servers` are those with tables."""

    def __init__(self) -> None:
        self.servers: tuple[int, ...] = ()
        self.heard: list[tuple[str, int]] = []

    async def known(self, reached: Callable[[int], bool]) -> None:
        self.heard += [("known", guild_id) for guild_id in self.servers if reached(guild_id)]

    async def lost(self, guild_id: int) -> None:
        self.heard.append(("lost", guild_id))

    async def found(self, guild_id: int) -> None:
        self.heard.append(("found", guild_id))

    async def added(self, guild_id: int, at: float) -> None:
        self.heard.append(("added", guild_id))

    async def channel_gone(self, channel_id: int) -> None:
        self.heard.append(("channel gone", channel_id))

    async def allowed_anew(self, guild_id: int) -> None:
        self.heard.append(("allowed anew", guild_id))


class FakeRatings(Ratings):
    """Thinks of everybody what a test tells it to."""

    def __init__(self) -> None:
        self.held: tuple[Standing, ...] = ()

    async def of_person(self, guild_id: int, person: PersonId) -> tuple[Standing, ...]:
        return self.held


class FakeStatistics(Statistics):
    """Has seen everybody play as a test tells it, and remembers which leaderboards it was asked for."""

    def __init__(self, store: MemoryStore, preferences: Preferences) -> None:
        super().__init__(store, FakeClock(), preferences)
        self.profiles: dict[PersonId, Profile] = {}
        self.found: tuple[Leader, ...] = ()
        self.wanted: list[Wanted] = []

    async def of_person(self, guild_id: int, person: PersonId, variant: str | None = None) -> Profile:
        return self.profiles.get(person) or Profile(person, "", variant, Figures())

    async def leaders(self, wanted: Wanted) -> tuple[Leader, ...]:
        self.wanted.append(wanted)
        return self.found


class FakePrivacy(Privacy):
    """Remembers who was forgotten, and what he is called since."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._clock = FakeClock()
        self.forgotten: dict[PersonId, str] = {}
        self.refused: Refused | None = None

    async def forget(self, person: PersonId, called: Called) -> Refused | None:
        if self.refused is None:
            self.forgotten[person] = called(0, 2)
        return self.refused


@dataclass
class FakeManager:
    """Meets the manager's protocol (bot.manager.manager.Manager) without rules, store or clock."""

    view: TableView
    hands: dict[PersonId, HandView] = field(default_factory=dict)
    answers: Callable[[Request], Answer] | None = None
    text: str | None = None
    requests: list[Request] = field(default_factory=list)
    there: list[tuple[PersonId, TableId]] = field(default_factory=list)
    reactions: list[React] = field(default_factory=list)
    edits: list[tuple[HandOver, bool]] = field(default_factory=list)
    bare: list[bool] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    posted: list[int] = field(default_factory=list)
    losses: int = 0
    unread: tuple[TableId, ...] = ()
    finished: TableId | None = None
    """The table whose match was over last in any other channel."""
    refused: Refused | None = None
    """Why no table may be opened."""
    others: tuple[TableId, ...] = ()
    """More tables in the same channel, at which the same people sit."""
    started: bool = False
    seconds: float = 0
    """How long an answer takes, on simcord's clock."""
    store: MemoryStore = field(default_factory=MemoryStore)

    def __post_init__(self) -> None:
        self.preferences = Preferences(self.store, FakeClock(), lambda *_: None, Terms())
        self.bans = Bans(self.store, FakeClock(), self.handle, start_in=lambda *_: None, out=self._out)
        self.places = FakePlaces()
        self.leagues = FakeLeagues()
        self.ratings = FakeRatings()
        self.statistics = FakeStatistics(self.store, self.preferences)
        self.replays = FakeReplays(self.store)
        self.reviews = FakeReviews()
        self.privacy = FakePrivacy(self.store)

    async def _out(self, guild_id: int, person: PersonId) -> bool:
        return True

    async def start(self) -> None:
        self.started = True

    async def stop(self) -> None:
        self.started = False

    async def handle(self, request: Request) -> Answer:
        self.requests.append(request)
        if self.seconds:
            await asyncio.sleep(self.seconds)
        if self.answers is not None:
            return self.answers(request)
        hand = self.hands.get(request.asker.person)
        if hand is not None and isinstance(request, ShowHand) and request.asker.pressed is not None:
            return Done(self.view, hand, edit=HandOver(Slot(self.view.id, hand.seat), hand.generation))
        return Done(self.view, hand)

    async def why_not_open(self, request: OpenTable) -> Refused | None:
        return self.refused

    async def present(self, asker: Asker, table: TableId) -> None:
        self.there.append((asker.person, table))

    async def react(self, reaction: React) -> None:
        self.reactions.append(reaction)

    async def shown(self, edit: HandOver, *, done: bool, bare: bool = False) -> None:
        self.edits.append((edit, done))
        self.bare.append(bare)

    async def table(self, table: TableId) -> TableView | None:
        return self.view if table == self.view.id else None

    async def hand(self, table: TableId, person: PersonId) -> HandView | None:
        return self.hands.get(person) if table == self.view.id else None

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        return (self.view.id, *self.others) if person in self.hands else ()

    async def tables_at(self, place: Place) -> tuple[TableId, ...]:
        return (self.view.id, *self.others) if place == self.view.place else ()

    async def finished_at(self, place: Place) -> TableId | None:
        return None if place == self.view.place else self.finished

    async def tables_in(self, guild_id: int) -> tuple[TableId, ...]:
        return (self.view.id, *self.unread) if guild_id == self.view.place.guild_id else ()

    async def record(self, table: TableId) -> str | None:
        return self.text

    async def message_gone(self, channel_id: int, message_id: int) -> None:
        self.gone.append(message_id)

    def message_posted(self, channel_id: int, message_id: int) -> None:
        self.posted.append(message_id)

    async def events_lost(self) -> None:
        self.losses += 1


def refusing(reason: str, **values: str | int) -> Callable[[Request], Answer]:
    """Return answers that refuse everything."""
    return lambda _: Refused(reason, values)


def playing() -> FakeManager:
    """Return the manager of a table that is being played."""
    match, events = dealt(seed=1)
    hands = {view.owner: view for view in (hand_view(match, seat, events) for seat in range(3))}
    return FakeManager(table_view(match, events), hands)


def in_lobby() -> FakeManager:
    """Return the manager of an open lobby."""
    return FakeManager(lobby_view(), answers=lambda _: Refused(Refusal.HOST_ONLY))
