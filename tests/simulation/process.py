"""One process of the bot: the real client, cogs, manager and store on a loop of its own, which may die at any step."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType
from typing import Any

from discord.user import ClientUser

import cogs.help
import cogs.play
import cogs.privacy
import cogs.reactions
import cogs.replay
import cogs.seats
import cogs.settings
import cogs.statistics
import cogs.table
from bot.__main__ import FINISH
from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.manager.answers import Answer
from bot.manager.errors import NotSaved
from bot.manager.manager import GameManager
from bot.manager.requests import Request
from bot.manager.terms import Terms
from bot.manager.thinking import ThinksHere
from bot.store.database import Database
from bot.ui.connection.client import LastCardClient
from bot.ui.showing.messages import DiscordShowing
from tests.simulation.disk import Disk, database_on
from tests.simulation.hub import APPLICATION, BOT, GUILD, OTHER_GUILD, OTHER_PARENT, PARENT, Away, Hub
from tests.simulation.loop import Died, SimLoop, World, bury
from tests.simulation.network import Network, Session

EVERYTHING = str((1 << 50) - 1)
LOST = 0.1
"""How many thoughts come to nothing."""

COGS = (
    cogs.table,
    cogs.play,
    cogs.seats,
    cogs.reactions,
    cogs.settings,
    cogs.help,
    cogs.privacy,
    cogs.replay,
    cogs.statistics,
)


class SimClock:
    """The clock of the machine as a process sees it."""

    def __init__(self, world: World, loop: SimLoop) -> None:
        self._world = world
        self._loop = loop

    def now(self) -> float:
        """Return the time in epoch seconds."""
        return self._world.epoch + self._world.skew

    def steady(self) -> float:
        """Return the seconds that have passed, whatever the clock was set to."""
        return self._loop.time()

    def later(self, seconds: float, call: Callable[[], object]) -> Any:
        """Call something after that many seconds."""
        return self._loop.call_later(seconds, call)


class SimChance:
    """Chance from the seed of the simulation."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def table_id(self) -> str:
        """Return the name of a table."""
        return "".join(self._rng.choices("abcdefghijklmnopqrstuvwxyz", k=10))

    def secret(self) -> bytes:
        """Return a secret."""
        return self._rng.randbytes(32)

    def whim(self) -> int:
        """Return a whim."""
        return self._rng.getrandbits(64)


class SimThinking(ThinksHere):
    """Somebody who takes his time over what he thinks, or comes to nothing."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def decide(self, view: SeatView, seed: int) -> Action | None:
        """Return what the strongest player does: mostly soon, sometimes late, and now and then nothing."""
        await asyncio.sleep(self._rng.choice((0.02, 0.02, 0.3, 2.5, 6)))
        return None if self._rng.random() < LOST else await super().decide(view, seed)


class Process:
    """The bot, alive until it is killed. `answered` hears what the manager has answered to each request."""

    def __init__(
        self,
        world: World,
        hub: Hub,
        network: Network,
        disk: Disk,
        *,
        terms: Terms,
        slow_disk: bool,
        cogs: Sequence[ModuleType] = COGS,
    ) -> None:
        self.rng = Random(world.rng.getrandbits(64))
        self.loop = SimLoop(world, self.rng)
        self.alive = True
        self.ready = False
        self.dies_at: int | None = None
        self.gates = 0
        self.answered: Callable[[Request, Answer], None] = lambda *_: None
        disk.gate = self.gate
        self.database: Database = database_on(disk, self.rng, slow=slow_disk)
        self.client = LastCardClient(now=self.loop.time)
        self.clock = SimClock(world, self.loop)
        self.manager = Watched(self, self.client, terms)
        self.client.seat(self.manager)
        self._session = Session(network, self.loop)
        self._hub = hub
        self._cogs = cogs
        self.stopping: float | None = None
        """When it was told to stop."""
        self.stopped = False
        """Whether it has gone as it was told."""
        self.server_lost: float | None = None
        """Since when it knows that the server is out of reach."""

    def start(self) -> None:
        """Begin to run."""
        self.loop.create_task(self._start())

    def gate(self) -> None:
        """Pass an await, or a commit. Raises `Died` at the one that was chosen."""
        self.gates += 1
        if self.dies_at is not None and self.gates >= self.dies_at:
            raise Died

    def step(self) -> bool:
        """Run one step; False when the process has died."""
        try:
            self.gate()
            self.loop.step()
        except Died:
            self.kill()
        return self.alive

    def kill(self) -> None:
        """Die."""
        self.alive = False
        bury(self.loop)

    def hear(self, kind: str, data: dict[str, Any]) -> None:
        """Take an event of the gateway."""
        if kind in {"GUILD_DELETE", "GUILD_CREATE", "READY"}:
            lost = kind == "GUILD_DELETE" or (kind == "READY" and self._hub.away is not None)
            self.server_lost = self.loop.time() if lost else None
        if kind == "READY":
            self._see_server()
            self.client.dispatch("shard_ready", 0)
            self.client.dispatch("ready")
        else:
            self.client._connection.parsers[kind](data)

    def stop(self) -> None:
        """Leave in order, as at a SIGTERM."""
        if self.ready and self.stopping is None:
            self.stopping = self.loop.time()
            self.loop.create_task(self._stop())

    async def _stop(self) -> None:
        await self.client.finish(FINISH)
        await self.manager.stop()
        await self.client.finish(FINISH)
        self.stopped = True
        raise Died

    def _see_server(self) -> None:
        """Know the servers as a new session tells of them."""
        state: Any = self.client._connection
        for other in self._hub.guilds()[1:]:
            if state._get_guild(other) is None:
                state._add_guild_from_data(guild(self._hub, other))
        known = state._get_guild(GUILD)
        if self._hub.away is not Away.REMOVED and known is None:
            known = state._add_guild_from_data(guild(self._hub, GUILD))
        if known is not None:
            known.unavailable = self._hub.away is Away.OUTAGE
        if self._hub.away is Away.REMOVED and known is not None:
            state._remove_guild(known)

    async def _start(self) -> None:
        client = self.client
        await client._async_setup_hook()
        http: Any = client.http
        http._HTTPClient__session = self._session
        http._global_over = asyncio.Event()
        http._global_over.set()
        http.token = "of the simulation"
        state: Any = client._connection
        state.user = ClientUser(state=state, data=_me())  # type: ignore[arg-type]
        state.application_id = APPLICATION
        self._see_server()
        for cog in self._cogs:
            await cog.setup(client)
        try:
            await self.manager.start()
        except (NotSaved, OSError) as error:
            raise Died from error  # as the program does that cannot start
        self.ready = True


class Watched(GameManager):
    """The manager, overheard."""

    def __init__(self, process: Process, client: LastCardClient, terms: Terms) -> None:
        showing = DiscordShowing(client)
        chance = SimChance(process.rng)
        thinking = SimThinking(process.rng)
        super().__init__(process.database, process.clock, chance, showing, terms, thinking=thinking)
        self._process = process

    async def handle(self, request: Request) -> Answer:
        """Do what was asked, and let it be heard."""
        answer = await super().handle(request)
        self._process.answered(request, answer)
        return answer


def _me() -> dict[str, Any]:
    return {"id": str(BOT), "username": "last-card", "discriminator": "0", "avatar": None, "bot": True}


def guild(hub: Hub, guild_id: int) -> dict[str, Any]:
    """Return a server as Discord describes it."""
    channels = [channel for channel in hub.plain_channels() if hub.guild_of(channel) == guild_id]
    threads = [thread for thread in sorted(hub.threads - hub.archived) if hub.guild_of(thread) == guild_id]
    member: dict[str, Any] = {
        "user": _me(),
        "roles": [],
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return {
        "id": str(guild_id),
        "name": "simulation",
        "owner_id": "3",
        "roles": [{"id": str(guild_id), "name": "@everyone", "permissions": EVERYTHING, "position": 0}],
        "channels": [channel_data(hub, channel) for channel in (_parent(guild_id), *channels)],
        "threads": [thread_data(hub, thread) for thread in threads],
        "members": [member],
        "emojis": [],
        "features": [],
    }


def _parent(guild_id: int) -> int:
    return PARENT if guild_id == GUILD else OTHER_PARENT


def thread_data(hub: Hub, thread: int) -> dict[str, Any]:
    """Return a thread as Discord describes it."""
    return {
        "id": str(thread),
        "type": 11,
        "name": f"thread-{thread}",
        "guild_id": str(hub.guild_of(thread)),
        "parent_id": str(_parent(hub.guild_of(thread))),
        "owner_id": "3",
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": thread in hub.archived,
            "locked": thread in hub.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2027-01-15T08:00:00+00:00",
        },
    }


def channel_data(hub: Hub, channel: int) -> dict[str, Any]:
    """Return a channel as Discord describes it."""
    guild_id = OTHER_GUILD if channel == OTHER_PARENT else hub.guild_of(channel)
    denied = [{"id": str(guild_id), "type": 0, "allow": "0", "deny": EVERYTHING}]
    return {
        "id": str(channel),
        "type": 0,
        "name": f"cards-{channel}",
        "position": 0,
        "guild_id": str(guild_id),
        "permission_overwrites": denied if channel in hub.denied else [],
    }
