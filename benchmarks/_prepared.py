"""Tables in a database and their messages at a lean stand-in, made by the manager itself without any network."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks._lean import Lean, direct_channel
from bot.engine.cards import RANK, Rank, Suit
from bot.engine.view import SeatView
from bot.manager.answers import Done
from bot.manager.errors import Denied, TryLater
from bot.manager.gatherings import Gathering
from bot.manager.ids import MessageRef, PersonId, Place, TableId
from bot.manager.league_views import LeagueView
from bot.manager.manager import GameManager
from bot.manager.requests import Act, Asker, DrawCard, Join, Move, OpenTable, PassTurn, PlayCards, Start
from bot.manager.system import SystemChance, SystemClock
from bot.manager.terms import Terms
from bot.manager.views import HandView, Notice, TableView
from bot.store import Database
from bot.text.catalogue import DEFAULT_LOCALE
from bot.ui.leagues.shown.message import league_face
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face

SEATS = 4
A_SERVER = 500
AT_ONCE = 32
LIVE = "600"
"""Seconds for a turn: the most there is at which hands do not rest (bot/manager/tables/resting.py)."""


@dataclass
class Seated:
    """One table: where it is, who sits there and moved last, and what became of the presses at it.

    `waits` are in seconds; `looked` is how often somebody had to look at his hand before he could move, `unknown` how
    often nobody knew whose turn it was.
    """

    server: int
    channel: int
    people: tuple[int, ...]
    id: TableId = field(default=TableId(""))
    waits: list[float] = field(default_factory=list)
    unanswered: int = 0
    refused: int = 0
    put_off: int = 0
    looked: int = 0
    unknown: int = 0
    last: int = 0
    due_in_public: float = 0.0


def seated(tables: int) -> list[Seated]:
    """Returns so many tables of four, each in a channel of its own, five hundred channels a server."""
    return [
        Seated(
            (100 + table // A_SERVER) << 22,
            (10_000 + table) << 22,
            tuple((2_000_000 + table * SEATS + seat) << 22 for seat in range(SEATS)),
        )
        for table in range(tables)
    ]


def lean_for(tables: list[Seated], lounges: int = 0) -> Lean:
    """Returns a stand-in with the servers and channels of these tables, and so many other channels."""
    servers: dict[int, list[int]] = {}
    for table in tables:
        servers.setdefault(table.server, []).append(table.channel)
    servers[tables[0].server] += [(100_000 + lounge) << 22 for lounge in range(lounges)]
    return Lean(servers)


class Kept:
    """Shows tables by putting their messages straight into the stand-in; while `blind` it shows nothing."""

    def __init__(self, lean: Lean) -> None:
        self._lean = lean
        self.blind = False

    async def show_table(
        self, place: Place, ref: MessageRef | None, view: TableView, *, nonce: str
    ) -> MessageRef:
        """Puts a table message there."""
        return self._put(place.channel_id, ref, table_face(DEFAULT_LOCALE, view).message())

    async def show_hand(
        self,
        person: PersonId,
        ref: MessageRef | None,
        view: HandView,
        *,
        nonce: str,
        channel: int | None = None,
    ) -> MessageRef:
        """Puts a hand there."""
        message = hand_face(DEFAULT_LOCALE, view).message_for(person)
        return self._put(direct_channel(person), ref, message)

    async def mark(self, ref: MessageRef, view: TableView) -> None:
        """Puts no reactions there."""

    async def reacted(self, ref: MessageRef, emoji: str) -> tuple[PersonId, ...]:
        """Knows of no reactions."""
        return ()

    async def posted(self, channel: int, table: TableId) -> tuple[MessageRef, ...]:
        """Finds nothing that was forgotten."""
        return ()

    async def direct(self, person: PersonId) -> int:
        """Returns where a person is written to."""
        return direct_channel(person)

    def owner(self, guild_id: int) -> PersonId:
        """Is owned by the first person."""
        return PersonId(1)

    async def has_written(self, place: Place, since: float) -> bool:
        """Has written nothing."""
        return False

    async def belongs(self, guild_id: int, person: PersonId) -> bool:
        """Knows nobody who has gone."""
        return True

    async def retire(self, ref: MessageRef, successor: MessageRef | None = None) -> None:
        """Takes the controls off a message."""
        self._lean.messages[ref.message_id].body["components"] = []

    async def show_league(
        self, place: Place, ref: MessageRef | None, view: LeagueView, *, nonce: str
    ) -> MessageRef:
        """Puts the message of a league there."""
        return self._put(place.channel_id, ref, league_face(DEFAULT_LOCALE, view).message())

    async def open_thread(self, place: Place, variant: str | None, title: str | None = None) -> Place:
        """Opens no thread."""
        return place

    async def unused_threads(
        self, place: Place, variant: str | None, title: str | None = None
    ) -> tuple[Place, ...]:
        """Finds no thread."""
        return ()

    async def archive(self, place: Place) -> None:
        """Archives nothing."""

    async def tell(
        self, place: Place, people: tuple[PersonId, ...], notice: Notice, *, nonce: str | None = None
    ) -> MessageRef:
        """Tells nobody."""
        return MessageRef(place.channel_id, 0)

    async def tell_in_private(self, person: PersonId, notice: Notice, *, nonce: str | None = None) -> None:
        """Tells nobody."""

    def front_door(self, guild_id: int) -> Place | None:
        """Knows no server."""
        return None

    async def greet(self, place: Place, *, nonce: str) -> None:
        """Greets nobody."""

    async def plan(self, gathering: Gathering) -> int:
        """Keeps no calendar."""
        raise Denied

    async def planned(self, guild_id: int, mark: str) -> int | None:
        """Keeps no calendar."""
        return None

    async def own(self, guild_id: int) -> tuple[tuple[int, str], ...]:
        """Keeps no calendar."""
        return ()

    async def replan(self, entry: int, gathering: Gathering) -> None:
        """Keeps no calendar."""

    async def unplan(self, guild_id: int, entry: int, *, held: bool) -> None:
        """Keeps no calendar."""

    def _put(self, channel: int, ref: MessageRef | None, message: dict[str, Any]) -> MessageRef:
        if self.blind:
            raise TryLater
        if ref is not None:
            self._lean.messages[ref.message_id].body.update(message)
            return ref
        return MessageRef(channel, self._lean.keep(channel, message).id)


class Preparation:
    """A manager on a file, which opens tables and deals."""

    def __init__(self, lean: Lean, database: Database, terms: Terms) -> None:
        self.showing = Kept(lean)
        self.manager = GameManager(database, SystemClock(), SystemChance(), self.showing, terms)
        self._receipts = count(1)

    async def open(self, table: Seated, options: Mapping[str, str], clock: str) -> None:
        """Opens a table of four and deals its first round."""
        host, *others = table.people
        place = Place(table.server, table.channel)
        answer = await self.manager.handle(
            OpenTable(asker=self.asker(host), place=place, variant="gambian", options=options, clock=clock)
        )
        assert isinstance(answer, Done), answer
        table.id = answer.table.id
        for person in others:
            await self.manager.handle(Join(asker=self.asker(person), table=table.id))
        answer = await self.manager.handle(Start(asker=self.asker(host), table=table.id))
        assert isinstance(answer, Done), answer

    async def move(self, table: Seated) -> None:
        """Has whoever is to move play what fits, else draw."""
        for person in table.people:
            hand = await self.manager.hand(table.id, PersonId(person))
            assert hand is not None
            if hand.view.table.turn == hand.seat:
                move = _moves(hand.view)[0]
                answer = await self.manager.handle(Act(asker=self.asker(person), table=table.id, move=move))
                assert isinstance(answer, Done), answer

    def asker(self, person: int) -> Asker:
        """Returns a person who asks, with a receipt of its own."""
        return Asker(person=PersonId(person), name=f"player{person >> 22}", receipt=str(next(self._receipts)))


def _moves(view: SeatView) -> list[Move]:
    """Returns what its owner may do, drawing first."""
    drawing: list[Move] = [DrawCard()] if view.may_draw else []
    eights = [card for card in view.plays if RANK[card] is Rank.EIGHT]
    plain = [PlayCards((card,)) for card in view.plays if card not in eights]
    return [*drawing, *plain, *(PlayCards((card,), Suit.H) for card in eights), PassTurn()]


def prepare(lean: Lean, path: Path, tables: list[Seated], *, clock: str = LIVE, unshown: int = 0) -> None:
    """Deals at all these tables, shows all messages, and ends as if killed.

    At the first `unshown` tables one move more is made, of which nothing is shown any more.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    asyncio.run(_prepare(lean, path, tables, clock, unshown))


async def _prepare(lean: Lean, path: Path, tables: list[Seated], clock: str, unshown: int) -> None:
    database = await Database.open(path)
    preparation = Preparation(lean, database, Terms(idle_time=30 * 86_400.0, tables_a_server=A_SERVER))
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Seated) -> None:
        async with gate:
            await preparation.open(table, {"misplay": "reject"}, clock)

    try:
        await preparation.manager.start()
        async with asyncio.TaskGroup() as tasks:
            for table in tables:
                tasks.create_task(one(table))
        while await database.read(lambda books: books.outbox.stale()):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.5)
        preparation.showing.blind = True
        for table in tables[:unshown]:
            await preparation.move(table)
    finally:
        # As if killed: nobody hears of what still wants to look something up.
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await database.close()
