"""The connection to Discord: intents, commands, the one router for presses, and what else comes in."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any, Final

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.manager.ids import MessageRef, PersonId
from bot.manager.manager import Manager
from bot.manager.views import TableView
from bot.tracing import begin
from bot.ui.answers.edge import failed, refuse
from bot.ui.answers.private import Interaction, Reply
from bot.ui.api.bank import Bank
from bot.ui.api.traffic import Traffic
from bot.ui.connection.command_links import CommandLinks
from bot.ui.connection.limiter import Limiter
from bot.ui.connection.listing import list_commands
from bot.ui.connection.presses import Presses
from bot.ui.pictures.emojis import Emojis
from bot.ui.pictures.painter import Painter

PRESSES: Final = (5, 2.0)
COMMANDS: Final = (20, 30.0)
COMPLETIONS: Final = (30, 10.0)
"""So many presses, commands and completions a person may make in so many seconds.

Ten commands, as other bots allow, are too few for who types all he does: a table for eight takes ten (open it, keep seven
seats, say that it is casual, save it), and a turn of classic with normal players up to twelve in 1,800 (eleven draws and the
card; one in a hundred takes eight or more). Typed as fast as can be, 1.5 s each, twenty take half a minute.
"""

LONGEST_WAIT = 30.0
"""Seconds a call may wait for a rate limit inside the library; beyond that the outbox waits."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    add_reactions=True,
    create_events=True,
)

SCOPES: Final = ("bot", "applications.commands")
"""What an invite asks for beside permissions (Discord's documentation, OAuth2 scopes)."""

PRESSED = (
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
    discord.InteractionType.application_command,
    discord.InteractionType.autocomplete,
)
"""What can come in from a person."""

log = logging.getLogger(__name__)


class TakenElsewhere(Exception):
    """Presses go to an Interactions Endpoint URL set in the developer portal, and never reach the bot."""


def intents() -> discord.Intents:
    """Return the events the bot asks for, none of them privileged."""
    return discord.Intents(guilds=True, guild_messages=True, moderation=True, guild_reactions=True)


class Tree(app_commands.CommandTree["LastCardClient"]):
    """The commands: limited a person as presses are, and with the same edge."""

    async def interaction_check(self, interaction: discord.Interaction["LastCardClient"], /) -> bool:
        """Let a command or completion through unless its author is too fast."""
        begin()
        client, person = interaction.client, interaction.user.id
        client.at_work()
        if interaction.type is discord.InteractionType.autocomplete:
            if client.completions.allows(person):
                return True
            await interaction.response.autocomplete([])
            return False
        if client.commands_typed.allows(person, interaction.id):
            return True
        most, seconds = COMMANDS[0], math.ceil(client.commands_typed.wait(person))
        await refuse(Reply.to(interaction), "too_many_commands", most=most, seconds=seconds)
        return False

    async def on_error(
        self, interaction: discord.Interaction["LastCardClient"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that failed."""
        if isinstance(error, app_commands.CheckFailure):
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("Completion failed in interaction %s", interaction.id, exc_info=cause)
            return
        await failed(Reply.to(interaction), cause)


class LastCardClient(commands.AutoShardedBot):
    """The bot on Discord. A sharded client, because a plain one never asks where the gateway is."""

    def __init__(
        self, *, extensions: Iterable[str] = (), now: Callable[[], float] = monotonic, **options: Any
    ) -> None:
        self.traffic = Traffic(now)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents(),
            tree_cls=Tree,
            # Only where the bot was invited: nobody takes it along to other servers and groups by his account.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=self.traffic.trace(),
            **options,
        )
        self.now = now
        self.limiter = Limiter(*PRESSES, now)
        self.commands_typed = Limiter(*COMMANDS, now)
        self.completions = Limiter(*COMPLETIONS, now)
        self.bank = Bank(now)
        self.cards = Emojis(self, now)
        self.painter: Painter | None = None
        self.table_shown: Callable[[MessageRef, TableView], None] = lambda *_: None
        self.links = CommandLinks()
        self.traffic.watch(self)
        self._extension_names = tuple(extensions)
        self._known_shards: set[int] = set()
        self._heard: Counter[str] = Counter()
        self._at_work: set[asyncio.Task[Any]] = set()
        self._manager: Manager | None = None
        self._presses: Presses | None = None

    @property
    def manager(self) -> Manager:
        """Return the manager of the tables."""
        assert self._manager is not None, "the manager is seated before the client starts"
        return self._manager

    def seat(self, manager: Manager) -> None:
        """Say who manages the tables; before the client starts."""
        self._manager = manager
        self._presses = Presses(manager, self.limiter)

    async def setup_hook(self) -> None:
        """Load the commands, tell Discord about them where they have changed, see its emojis, and take up the tables.

        Raises `TakenElsewhere`.
        """
        if self.application is not None and self.application.interactions_endpoint_url:
            raise TakenElsewhere
        for name in self._extension_names:
            await self.load_extension(name)
        self.links = await list_commands(self, self.tree)
        await self.cards.look()
        await self.manager.start()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect to the gateway that was named, and have lost sessions begin anew there too.

        The library would ask only once and then go to Discord's usual address, which a stand-in does not have.
        """
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def connected(self) -> bool:
        """Tell whether every part of the gateway is there."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def allowed(self) -> bool:
        """Tell whether Discord may be asked for anything: not when it has refused too much."""
        return not self.traffic.breaker.wait

    def at_work(self) -> None:
        """Remember the task that answers an interaction: the bot does not leave before it has ended."""
        task = asyncio.current_task()
        assert task is not None, "interactions come in by tasks of their own"
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def finish(self, seconds: float) -> None:
        """Wait so long, at most, for the interactions that are being answered."""
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=seconds)

    def figures(self) -> Mapping[str, int]:
        """Return what is counted: presses by kind, requests by urgency, and edits that needed none."""
        heard = {f"presses_{kind.name}": self._heard[kind.name] for kind in PRESSED}
        return {**heard, **self.traffic.figures(), "edits_by_token": self.bank.edits}

    async def on_shard_ready(self, shard_id: int) -> None:
        """Tell the manager when a session began anew, and so lost what was said meanwhile: not at the first."""
        if shard_id in self._known_shards:
            await self.manager.events_lost()
        self._known_shards.add(shard_id)

    async def on_ready(self) -> None:
        """Say who the bot is and how to invite it, once a connection."""
        assert self.user is not None
        names = ", ".join(name for name, asked in self.intents if asked)
        wanted = ", ".join(name for name, needed in PERMISSIONS if needed)
        log.info("Ready as %s in %d servers, shards: %s", self.user, len(self.guilds), self.shard_count)
        log.info("Intents, none privileged: %s. Permissions: %s", names, wanted)
        log.info("Invite: %s", invite(self.application_id or self.user.id))
        await self.manager.places.known(self._reaches)

    def _reaches(self, guild_id: int) -> bool:
        """Tell whether a server is there, as far as Discord has said."""
        guild = self.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take every press; commands come in through the tree."""
        begin()
        self.at_work()
        self._heard[interaction.type.name] += 1
        pressed = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in pressed and self._presses is not None:
            await self._presses.take(interaction)
        await self.manager.preferences.hear(PersonId(interaction.user.id), interaction.locale.value)

    async def on_message(self, message: discord.Message, /) -> None:
        """Read no messages, there are no commands in them; but a table message may be buried by this one."""
        self.manager.message_posted(message.channel.id, message.id)

    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """Tell the manager that somebody is banned from a server: he leaves its tables."""
        await self.manager.bans.gone(guild.id, PersonId(user.id))

    async def on_member_unban(self, guild: discord.Guild, user: discord.User) -> None:
        """Tell the manager that somebody may come to a server again."""
        await self.manager.bans.back(guild.id, PersonId(user.id))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Tell the manager that a server is out of order: nothing is lost, but nobody can play."""
        await self.manager.places.lost(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Tell the manager that the bot was removed; it may be added again."""
        await self.manager.places.lost(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Tell the manager that a server is there again."""
        await self.manager.places.found(guild.id)
        await self._added(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Tell the manager that the bot was added, perhaps again."""
        await self.manager.places.found(guild.id)
        await self._added(guild)

    async def _added(self, guild: discord.Guild) -> None:
        """Tell the manager since when the bot belongs to a server: that may be news to it, if it was away."""
        if guild.me.joined_at is not None:
            await self.manager.places.added(guild.id, guild.me.joined_at.timestamp())

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the manager that a channel was deleted."""
        await self.manager.places.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Tell the manager that a thread was deleted."""
        await self.manager.places.channel_gone(payload.thread_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Tell the manager when what the bot may do in a channel may have changed."""
        if before.overwrites != after.overwrites:
            await self.manager.places.allowed_anew(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Tell the manager when a thread may have left the archive, or been unlocked: old messages can be edited again."""
        state = payload.data["thread_metadata"]
        if not (state["archived"] or state.get("locked", False)):
            await self.manager.places.allowed_anew(payload.guild_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Tell the manager when what the bot may do in a server may have changed."""
        if before.permissions != after.permissions:
            await self._allowed_anew(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Tell the manager when the bot itself was given a role, or lost one; of nobody else Discord tells without an intent."""
        if after.id == after.guild.me.id and before.roles != after.roles:
            await self._allowed_anew(after.guild)

    async def _allowed_anew(self, guild: discord.Guild) -> None:
        await self.manager.places.allowed_anew(guild.id)
        await self.manager.leagues.allowed_anew(guild.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Tell the manager, in case the message was one of a table's."""
        await self.manager.message_gone(payload.channel_id, payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Tell the manager, in case some of the messages were tables'."""
        for message_id in payload.message_ids:
            await self.manager.message_gone(payload.channel_id, message_id)


def invite(application: int) -> str:
    """Return the address that invites the bot with exactly the permissions it needs."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)
