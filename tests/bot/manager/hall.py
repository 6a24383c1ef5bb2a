"""A manager with a real store and fakes round it, that can be killed and started again."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from bot.engine.actions import Draw, Pass, Play
from bot.engine.cards import KIND, Card, Suit, hand_of, parse_card
from bot.engine.state import Round
from bot.manager.answers import Answer, Done, Refused
from bot.manager.books import Store
from bot.manager.desks.desk import Desk
from bot.manager.ids import MessageRef, PersonId, Place, Stamp, TableId
from bot.manager.manager import GameManager, Manager
from bot.manager.ports import Thinking
from bot.manager.requests import (
    Act,
    AddComputer,
    Asker,
    DrawCard,
    Join,
    Move,
    OpenTable,
    PassTurn,
    PlayCards,
    Start,
)
from bot.manager.tables.play import over
from bot.manager.tables.table import Change
from bot.manager.terms import Terms
from bot.manager.views import EndReason, HandView, SeatLine, TableView
from bot.store import Database
from tests.bot.manager.fakes import FakeChance, FakeClock, FakeShowing

PLACE = Place(guild_id=1, channel_id=10)
GUILD = PLACE.guild_id
AWA, BINTA, CHIDI, DAWDA = (PersonId(number) for number in (101, 102, 103, 104))
NAMES = {AWA: "Awa", BINTA: "Binta", CHIDI: "Chidi", DAWDA: "Dawda"}
LIMIT = 20.0
"""Seconds of real time after which a test gives up waiting for tasks."""


class Hall:
    """A place to play in: the bot, its file, its clock and its Discord."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path = path
        self.terms = terms
        self.rated = False
        self.clock = FakeClock()
        self.showing = FakeShowing()
        self.chance = FakeChance()
        self.thinking: Thinking | None = None
        self.receipts = count(1)
        self.database: Database
        self.manager: GameManager
        self.table = TableId("")

    async def open(self) -> None:
        """Start the bot."""
        self.database = await Database.open(self.path)
        self.manager = GameManager(
            self.store(), self.clock, self.chance, self.showing, self.terms, thinking=self.thinking
        )
        promised: Manager = self.manager
        await promised.start()
        await self.settle()

    def store(self) -> Store:
        """Return what the manager stores things in."""
        return self.database

    async def kill(self) -> None:
        """Let the process die: no task runs on, nothing is finished, all alarms are lost."""
        tasks = _others()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.clock.forget()
        await self.database.close()

    async def restart(self, after: float = 0) -> None:
        """Kill the process and start another, so many seconds later."""
        await self.kill()
        self.clock.go_off(self.clock.now() + after)
        await self.open()

    async def close(self) -> None:
        """Stop the bot as it should be stopped."""
        await self.manager.stop()
        await self.database.close()

    async def settle(self) -> None:
        """Wait until no task runs any more."""
        async with asyncio.timeout(LIMIT):
            while tasks := _others():
                await asyncio.wait(tasks)

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        until = self.clock.now() + seconds
        while self.clock.go_off(until):
            await self.settle()
        await self.settle()

    def asker(
        self,
        person: PersonId,
        *,
        pressed: MessageRef | None = None,
        moderator: bool = False,
        guild_id: int | None = PLACE.guild_id,
    ) -> Asker:
        return Asker(
            person=person,
            name=NAMES.get(person, f"P{person}"),
            receipt=str(next(self.receipts)),
            pressed=pressed,
            moderator=moderator,
            guild_id=guild_id,
        )

    async def ask(self, kind: type[Any], asker: PersonId, /, **values: Any) -> Answer:
        """Send a request about the table and wait until everything that follows from it is done."""
        door = {name: values.pop(name) for name in ("pressed", "moderator", "guild_id") if name in values}
        asked = kind(asker=self.asker(asker, **door), table=values.pop("table", self.table), **values)
        answer = await self.manager.handle(asked)
        await self.settle()
        return answer

    async def act(self, person: PersonId, move: Move, stamp: Stamp | None = None) -> Answer:
        return await self.ask(Act, person, move=move, stamp=stamp)

    async def open_table(self, host: PersonId = AWA, **options: str) -> Answer:
        answer = await self.manager.handle(
            OpenTable(asker=self.asker(host), place=PLACE, options=options, rated=self.rated)
        )
        await self.settle()
        if isinstance(answer, Done):
            self.table = answer.table.id
        return answer

    async def seat(self, people: Iterable[PersonId], computers: int = 0, **options: str) -> None:
        """Open a table, seat these people and computers, and start the match."""
        host, *others = people
        done(await self.open_table(host, **options))
        for person in others:
            done(await self.ask(Join, person))
        for _ in range(computers):
            done(await self.ask(AddComputer, host))
        done(await self.ask(Start, host))

    async def view(self) -> TableView:
        view = await self.manager.table(self.table)
        assert view is not None
        return view

    async def hand(self, person: PersonId) -> HandView:
        view = await self.manager.hand(self.table, person)
        assert view is not None
        return view

    async def mover(self) -> PersonId:
        """Return the person who is to move."""
        line = turn_of(await self.view())
        assert line is not None
        assert line.person is not None
        return line.person

    async def some_move(self, person: PersonId) -> Move:
        """Return something a person may do on his turn."""
        return move_of((await self.hand(person)).view.actions[0])

    async def move(self) -> Answer:
        """Let the person to move do something he may."""
        person = await self.mover()
        return await self.act(person, await self.some_move(person))

    async def results(self) -> list[tuple[int, str, str]]:
        """Return the results that are stored: match, reason, who was in it."""
        with sqlite3.connect(self.path) as connection:
            rows = connection.execute("SELECT match, reason, result FROM results ORDER BY match").fetchall()
        connection.close()
        return rows

    async def desk(self) -> Desk:
        """Return the manager's own desk, for setting up what would take long to play."""
        desk = await self.manager._parts.keeper.desk(self.table)
        assert desk is not None
        return desk

    async def lay_out(self, top: str, *hands: str, turn: int = 0) -> None:
        """Lay out a round by hand: the top of the pile, the hands by seat, the rest as the stock."""
        desk = await self.desk()
        assert desk.table.match is not None
        match = desk.table.match.copy()
        assert match.round is not None
        pack = list(match.rules.pack())
        taken = [[_take(pack, code) for code in hand.split()] for hand in hands]
        pile = [_take(pack, top)]
        match.round = Round(
            match.rules,
            match.round.seats,
            [hand_of(hand) for hand in taken],
            stock=pack,
            pile=pile,
            turn=turn,
            dealer=match.dealer,
        )
        desk.table = replace(desk.table, match=match, turn_at=self.clock.now())

    async def start_turn(self) -> None:
        """Store a round laid out by hand, and give its turn a clock of its own."""
        desk = await self.desk()
        async with desk.lock:
            turned = replace(desk.table, turn=desk.table.turn + 1)
            await self.manager._parts.keeper.commit(desk, Change(turned), f"turn:{turned.turn}")

    async def win(self) -> None:
        """Store that the match is over and was won, however it stood."""
        desk = await self.desk()
        async with desk.lock:
            won = Change(over(desk.table, EndReason.CHAMPION))
            stale = await self.manager._parts.keeper.commit(
                desk, won, f"win:{self.table}:{desk.table.version}"
            )
            self.manager._parts.announce(desk, stale)
        await self.settle()

    def task(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Send a request whose answer is not waited for."""
        return asyncio.create_task(work, name="door")


def _take(pack: list[Card], code: str) -> Card:
    card = next(card for card in pack if KIND[card] == KIND[parse_card(code)])
    pack.remove(card)
    return card


def turn_of(view: TableView) -> SeatLine | None:
    """Return the seat that has the decision, if there is one."""
    return None if view.public is None or view.public.turn is None else view.seats[view.public.turn]


def move_of(action: object) -> Move:
    match action:
        case Play(_, cards, suit):
            return PlayCards(cards, suit)
        case Draw():
            return DrawCard()
        case Pass():
            return PassTurn()
    raise AssertionError(action)


def done(answer: Answer) -> Done:
    """Take an answer for done."""
    assert isinstance(answer, Done), answer
    return answer


def refusal(answer: Answer) -> str:
    """Return why something was refused."""
    assert isinstance(answer, Refused), answer
    return answer.reason


def play(code: str, suit: Suit | None = None) -> PlayCards:
    return PlayCards((parse_card(code),), suit)


def _others() -> set["asyncio.Task[Any]"]:
    return {
        task
        for task in asyncio.all_tasks() - {asyncio.current_task()}
        if not task.get_name().startswith("door")
    }
