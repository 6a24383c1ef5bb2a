"""People who press what they see at several tables, mostly what is good for the game, now and then anything."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Final

from simcord.backend.errors import BackendError
from simcord.backend.models import Message, User
from simcord.components import walk_components

from bot.ui.messages.controls import Control, read
from bot.ui.messages.verbs import Verb
from sandbox.world import NotPossible, Press
from tests.end_to_end.marked import MARKED, PICKED
from tests.end_to_end.player import EPHEMERAL, MY_TURN, SUIT_ASKED, fits, rank_of

from .room import CHANNELS, Room
from .told import Hearing

MENU = 3
WAITING = (*MY_TURN, SUIT_ASKED, PICKED)
"""What a hand says that waits for its owner."""
DEEP = 8
"""So many of the newest messages of a place are looked at."""
TABLES = 6
"""Tables people like to have open."""
VARIANTS = ("classic", "gambian", "house", "standard", "zimbabwean", "five_rounds")
FULL = re.compile(r"Seats \([4-9]")
"""Stands in a lobby that has people enough: with more, no match would come to its end between the kills."""
EMOJIS = ("🔔", "🚨", "⚠️")
SHORTEST, LONGEST = 0.15, 0.8
"""Seconds between two things one person does."""

LATEST = 0.015
"""Seconds after a press was handed over within which it is aimed at."""
TRIES = 50
"""So many presses are aimed at until one is caught on its way."""

LIKELY: Final = {
    Verb.JOIN: 3.0,
    Verb.ADD_COMPUTER: 0.8,
    Verb.START: 3.0,
    Verb.NEXT: 3.0,
    Verb.REMATCH: 0.5,
    Verb.PLAY: 0.03,
    Verb.PICK: 2.0,
    Verb.DRAW: 0.05,
    Verb.PASS: 0.05,
    Verb.NAME: 3.0,
    Verb.CALL: 0.2,
    Verb.CATCH: 0.2,
    Verb.CHALLENGE: 0.2,
    Verb.HAND: 0.2,
    Verb.AGREE: 1.0,
    Verb.RESUME: 3.0,
    Verb.DEAL: 1.0,
    Verb.PAGE: 0.2,
    Verb.RULES: 0.03,
    Verb.OPTIONS: 0.03,
    Verb.RECORD: 0.1,
    Verb.LEAVE: 0.01,
}
"""How gladly a control is pressed; those that are not here never are."""


@dataclass
class Seen:
    """A control somebody sees."""

    message: dict[str, Any]
    item: dict[str, Any]
    control: Control


class Crowd:
    """Everybody in a room."""

    def __init__(self, room: Room, rng: Random, hearing: Hearing, *, tables: int = TABLES) -> None:
        self._room = room
        self._rng = rng
        self._hearing = hearing
        self._tables = tables
        self.pressed = asyncio.Event()
        """Set with every press."""
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Have everybody start."""
        people = self._room.world.people
        self._tasks = [asyncio.create_task(self._live(person), name=person.name) for person in people]

    async def rest(self) -> None:
        """Have everybody stop."""
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        self._tasks = []

    async def play(self, seconds: float) -> None:
        """Have everybody press for so long."""
        self.begin()
        await asyncio.sleep(seconds)
        await self.rest()

    async def _live(self, person: User) -> None:
        await asyncio.sleep(self._rng.uniform(0, LONGEST))
        while True:
            self.act(person)
            await asyncio.sleep(self._rng.uniform(SHORTEST, LONGEST))

    def act(self, person: User) -> Press | None:
        """Lets somebody do something; returns the interaction he has sent, if he has."""
        chance = self._rng.random()
        if chance < 0.5 and self._few():
            return self._open(person)
        if chance > 0.98:
            self._react(person)
            return None
        mine = self._my_turn(person) if chance < 0.9 else None
        seen = mine or self._anything(person)
        return None if seen is None else self._press(person, seen)

    async def aimed(self) -> None:
        """Waits until a press was handed to the bot, and then for a moment; until one is on its way then."""
        for _ in range(TRIES):
            self.pressed.clear()
            try:
                async with asyncio.timeout(5):
                    await self.pressed.wait()
                    await self._room.stage.sandbox.gateway.delivered()
            except TimeoutError:
                return
            await asyncio.sleep(self._rng.uniform(0, LATEST))
            if self._hearing.on_their_way():
                return

    # Tables

    def _few(self) -> bool:
        with self._room.store() as (_, books):
            return books.tables.count_live() < self._tables

    def _open(self, person: User) -> Press | None:
        rng = self._rng
        options = {
            "variant": rng.choice(VARIANTS),
            "cards": rng.choice((2, 3, 3, 4)),
            "wrong_cards": rng.choice(("catch", "reject")),
        }
        act = {"do": "slash", "channel": rng.choice(CHANNELS), "name": "table new", "options": options}
        return self._do(person, act)

    # Presses

    def _my_turn(self, person: User) -> Seen | None:
        """Returns something sensible on one of the hands that wait for this person."""
        channel = self._room.world.model.dm_channels.get(person.id)
        hands = [m for m in self._newest(channel) if any(words in m["content"] for words in WAITING)]
        if not hands:
            return None
        hand = self._rng.choice(hands)
        seen = list(_controls(hand))
        cards = [one for one in seen if one.control.verb in (Verb.PLAY, Verb.PICK)]
        marked = [one for one in cards if one.item.get("style") == MARKED]
        fitting = [one for one in cards if _fits(one, hand["content"])]
        others = [one for one in seen if one.control.verb in (Verb.DRAW, Verb.PASS, Verb.NAME)]
        if len(cards) == 2 and self._rng.random() < 0.5:
            others += [one for one in seen if one.control.verb == Verb.CALL]
        good = marked or fitting
        choice = good if good and self._rng.random() < 0.8 else others or cards
        return self._rng.choice(choice) if choice else None

    def _anything(self, person: User) -> Seen | None:
        """Returns any control this person sees."""
        world = self._room.world
        places = [world.channel(name).id for name in CHANNELS] + [world.model.dm_channels.get(person.id)]
        seen = [one for place in places for m in self._newest(place, person) for one in _controls(m)]
        if self._rng.random() < 0.9:
            seen = [one for one in seen if _sensible(one, person)]
        weights = [LIKELY.get(Verb(one.control.verb), 0.0) for one in seen]
        return self._rng.choices(seen, weights)[0] if any(weights) else None

    def _newest(self, channel: int | None, reader: User | None = None) -> Iterator[dict[str, Any]]:
        """Returns the newest messages with controls of a place, the newest first."""
        world = self._room.world
        there = reversed(list(world.model.messages.get(channel or 0, {}).values()))
        pressable = (m for m in there if m.components and self._sees(m, reader))
        return map(world.picture, islice(pressable, DEEP))

    def _sees(self, message: Message, reader: User | None) -> bool:
        """Tells whether a message is for everybody in its place, or for this reader alone."""
        if not message.is_ephemeral:
            return True
        return reader is not None and self._room.world.audience(message) == [str(reader.id)]

    def _press(self, person: User, seen: Seen) -> Press | None:
        act = {"do": "press", "message_id": seen.message["id"], "custom_id": seen.item["custom_id"]}
        if seen.item["type"] == MENU:
            act |= {"do": "select", "values": [self._rng.choice(seen.item["options"])["value"]]}
        return self._do(person, act)

    def _react(self, person: User) -> None:
        channel = self._room.world.channel(self._rng.choice(CHANNELS)).id
        tables = [m for m in self._newest(channel) if not m["flags"] & EPHEMERAL]
        if tables:
            emoji = self._rng.choice(EMOJIS)
            self._do(person, {"do": "react", "message_id": tables[0]["id"], "emoji": emoji})

    def _do(self, person: User, act: dict[str, Any]) -> Press | None:
        try:
            press = self._room.stage.sandbox.control.people.do({**act, "person": str(person.id)})
        except (NotPossible, BackendError):
            return None  # what was seen a moment ago may have gone
        if press is not None:
            self._hearing.send(press, custom_id=act.get("custom_id", ""), command=act.get("name", ""))
            self.pressed.set()
        return press


def _controls(message: dict[str, Any]) -> Iterator[Seen]:
    """Yields what can be pressed on a message."""
    for item in walk_components(message["components"]):
        control = read(str(item.get("custom_id", "")))
        if control is not None and not item.get("disabled"):
            yield Seen(message, item, control)


def _sensible(seen: Seen, person: User) -> bool:
    """Tells whether a control is for this person, as far as its message tells."""
    shown, name = str(seen.message["embeds"]), f"<@{person.id}>"
    if seen.control.verb == Verb.JOIN:
        return name not in shown and FULL.search(shown) is None
    if seen.control.verb in (Verb.START, Verb.ADD_COMPUTER):
        return f"{name} (host)" in shown
    return "<@" not in shown or name in shown  # a hand names nobody so


def _fits(seen: Seen, situation: str) -> bool:
    label = str(seen.item.get("label", ""))
    return bool(rank_of(label)) and fits(label, situation)
