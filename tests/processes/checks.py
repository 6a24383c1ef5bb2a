"""What has to hold: what people were told is in the log, nothing is there twice, and every table is shown as it is, once."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components

from bot.engine.snapshot import dump
from bot.manager.books import Books
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.desks.keeper import load
from bot.manager.errors import BrokenTable
from bot.manager.tables import sound
from bot.manager.tables.shelf import read as read_table
from bot.manager.tables.table import Table
from bot.manager.tables.undoing import _again
from bot.manager.views import Stage
from bot.text.catalogue import DEFAULT_LOCALE
from bot.ui.messages.controls import read
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face

from .room import Room
from .told import Hearing, Told

SHOWN = ("content", "embeds", "components")
LINK = re.compile(r"https://discord\.com/channels/[\d/]+")
AGAIN = 0.25
"""Seconds between two looks at whether all tables are whole."""


class Checks:
    """Looks at one room, and collects what is wrong."""

    def __init__(self, room: Room, hearing: Hearing) -> None:
        self._room = room
        self._hearing = hearing
        self._last = 0
        self._entries: Counter[str] = Counter()
        self.violations: list[str] = []

    def wrong(self, what: str) -> None:
        """Notes a violation, once."""
        if what not in self.violations:
            self.violations.append(what)

    def log(self) -> None:
        """Looks at what was told since the last time, and at what was written."""
        self._hearing.listen()
        for problem in self._hearing.problems:
            self.wrong(problem)
        self._hearing.problems.clear()
        for base in self._new_entries():
            self._entries[base] += 1
            if self._entries[base] > 1:
                self.wrong(f"interaction {base} is in the log {self._entries[base]} times")
        for sent in self._hearing.sent.values():
            written = self._entries[sent.id]
            if sent.told is Told.OK and not written:
                self.wrong(f"{sent.control or sent.command} ({sent.id}) was told ok and is not in the log")
            if sent.told is Told.NO and written:
                self.wrong(f"{sent.control or sent.command} ({sent.id}) was told no and is in the log")

    def written(self, interaction: str) -> bool:
        """Tells whether an interaction was in the log at the last look."""
        return self._entries[interaction] > 0

    def _new_entries(self) -> Iterator[str]:
        """Yields the interactions of the entries since the last time; that somebody is back is an entry beside."""
        with self._room.store() as (connection, _):
            query = "SELECT rowid, receipt FROM log WHERE rowid > ? ORDER BY rowid"
            rows = connection.execute(query, (self._last,)).fetchall()
        for number, receipt in rows:
            self._last = number
            if not receipt.endswith(":back"):
                base = receipt.partition(":")[0].partition("~")[0]
                if base in self._hearing.sent:
                    yield base

    def books(self) -> None:
        """Looks at every table that is stored: it is sound, follows from its log, and has the result it should have."""
        with self._room.store() as (connection, books):
            results = set(connection.execute("SELECT table_id, match FROM results").fetchall())
            entries = dict(
                connection.execute("SELECT table_id, count(*) FROM log GROUP BY table_id").fetchall()
            )
            rows = connection.execute("SELECT id, version, schema, state FROM tables").fetchall()
            for name, version, schema, state in rows:
                table = read_table(schema, state)
                if entries.get(name) != version:
                    self.wrong(f"table {name} is at version {version} and has {entries.get(name)} entries")
                over = table.match is not None and table.stage is Stage.OVER
                if table.match is not None and over != ((name, table.match_number) in results):
                    self.wrong(
                        f"match {table.match_number} of table {name}: a result and no end, or an end and none"
                    )
                for fault in _unsound(books, table):
                    self.wrong(f"table {name}: {fault}")

    async def whole(self, limit: float) -> float | None:
        """Waits until every live table is shown as it is, once; returns after how many seconds, None if never."""
        began = asyncio.get_running_loop().time()
        while faults := self._shown():
            if asyncio.get_running_loop().time() - began > limit:
                self.violations += [f"after {limit:g} s: {fault}" for fault in faults]
                return None
            await asyncio.sleep(AGAIN)
        return asyncio.get_running_loop().time() - began

    def leftovers(self) -> int:
        """Returns how many messages of live tables others stand for now, and that still have their controls."""
        with self._room.store() as (connection, books):
            kept = {row[0] for row in connection.execute("SELECT message_id FROM slots").fetchall()}
            live = set(books.tables.live())
        channels = self._room.world.model.messages
        there = [message for channel in channels for message in self._there(channel)]
        return sum(int(message["id"]) not in kept and bool(_tables(message) & live) for message in there)

    def _shown(self) -> list[str]:
        """Returns what is not shown as it is, at this moment."""
        found = []
        with self._room.store() as (_, books):
            for name in books.tables.live():
                desk = load(books, name)  # type: ignore[arg-type]
                assert desk is not None
                if desk.table.frozen:
                    found.append(f"table {name} is frozen")
                found += self._public(desk)
                for seat in desk.table.humans():
                    found += self._hand(desk, seat)
        return found

    def _public(self, desk: Desk) -> Iterator[str]:
        face = table_face(DEFAULT_LOCALE, desk.table_view()).message()
        there = self._there(desk.table.place.channel_id)
        now = [message for message in there if shows(message, face)]
        if len(now) != 1:
            yield f"table {desk.table.id}: {len(now)} messages show it as it is; {desk.message(TABLE)}"

    def _hand(self, desk: Desk, seat: int) -> Iterator[str]:
        view, slot = desk.hand_view(seat), desk.message(seat)
        if view is None or slot.closed:
            return
        face = hand_face(DEFAULT_LOCALE, view).message_for(view.owner)
        channel = self._room.world.model.get_dm_channel(view.owner).id
        there = self._there(channel)
        now = [message for message in there if shows(message, face) or asks(message, desk, seat)]
        if len(now) != 1:
            yield f"table {desk.table.id}, seat {seat}: {len(now)} messages show the hand as it is; {slot}"

    def _there(self, channel: int) -> Iterator[dict[str, Any]]:
        world = self._room.world
        for message in world.model.messages.get(channel, {}).values():
            if message.author_id == world.model.bot_user.id and not message.is_ephemeral:
                yield world.picture(message)


def _unsound(books: Books, table: Table) -> Iterator[str]:
    """Yields what is wrong with a table as it is stored."""
    match = table.match
    if match is None:
        return
    try:
        sound.check(match)
    except BrokenTable as broken:
        yield str(broken)
    past = books.tables.past(table.id, table.match_number)
    again = _again(table, [row for row in past if row.action.startswith("[")])
    if not again or dump(again[-1].match) != dump(match):
        yield "its match does not follow from its log"


def _tables(message: dict[str, Any]) -> set[str]:
    """Returns the tables a message has controls of."""
    found = (read(str(item.get("custom_id", ""))) for item in walk_components(message["components"]))
    return {control.table for control in found if control is not None}


def shows(message: dict[str, Any], face: dict[str, Any]) -> bool:
    """Tells whether a message shows a face, whatever message the link to the table leads to."""
    return all(_holds(message.get(part) or None, face.get(part) or None) for part in SHOWN)


def _holds(there: Any, wanted: Any) -> bool:
    """Tells whether what Discord keeps has all that was sent; it adds some things of its own."""
    if isinstance(wanted, dict):
        return isinstance(there, dict) and all(_holds(there.get(key), wanted[key]) for key in wanted)
    if isinstance(wanted, list):
        same = isinstance(there, list) and len(there) == len(wanted)
        return same and all(_holds(one, other) for one, other in zip(there, wanted, strict=True))
    if isinstance(wanted, str):
        return LINK.sub("link", str(there)) == LINK.sub("link", wanted)
    return bool(there == wanted)


def asks(message: dict[str, Any], desk: Desk, seat: int) -> bool:
    """Tells whether a message asks, about the newest hand, which suit or which cards."""
    controls = [read(str(item.get("custom_id", ""))) for item in walk_components(message["components"])]
    stamps = [one.stamp for one in controls if one is not None and one.table == desk.table.id and one.stamp]
    number = desk.table.chairs[seat].number
    return bool(stamps) and all(stamp.kind == "h" and stamp.number == number for stamp in stamps)
