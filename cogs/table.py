"""The commands for a table as a whole: /table and what can be done to one."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.answers import Done, Refusal
from bot.manager.ids import PersonId, Place
from bot.manager.preferences import LONGEST_NAME
from bot.manager.requests import (
    EndTable,
    Follow,
    GiveHost,
    Kick,
    LeaveSeat,
    MoveTable,
    OpenTable,
    Pause,
    Reserve,
    Resume,
    SetRated,
    ShowTable,
    Undo,
)
from bot.text.catalogue import say
from bot.ui.answers.answering import Answering
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.permissions import Chosen, PlaceToPlay, may_write, missing_here, missing_there, parent_of
from bot.ui.answers.private import Reply
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import Words
from bot.ui.messages.face import Face
from bot.ui.screens.record_file import send_record
from bot.ui.screens.review import ReviewScreens
from bot.ui.screens.tables import MOST_LISTED, list_face
from bot.ui.screens.verify import send_verdict
from bot.ui.typed.asked import ask, ask_about, ask_simply
from bot.ui.typed.bans import ban
from bot.ui.typed.completions import (
    clock_choices,
    complete_anybody,
    complete_option,
    complete_player,
    complete_preset,
    complete_table,
    complete_variant,
)
from bot.ui.typed.lobby import tell_opened
from bot.ui.typed.presets import game_meant, save_preset
from bot.ui.typed.tables import Typed, options_meant, record_meant, which_table


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Table(commands.GroupCog, group_name="table"):
    """Open, show and close tables."""

    @app_commands.command()
    @app_commands.describe(
        variant="Which game; without this, and without a preset, the one this server usually plays",
        preset="A game with options this server has saved",
        cards="Cards dealt to each",
        wrong_cards="catch: the players notice them; reject: the bot refuses them",
        clock="How long a turn may take",
        options="More options, like refill=flip last_call=auto",
    )
    @app_commands.choices(clock=clock_choices())
    @app_commands.autocomplete(variant=complete_variant, preset=complete_preset, options=complete_option)
    async def new(
        self,
        typed: Typed,
        *,
        variant: str | None = None,
        preset: str | None = None,
        cards: app_commands.Range[int, 1, 112] | None = None,
        wrong_cards: app_commands.Transform[str, Words("catch", "reject")] | None = None,
        clock: str | None = None,
        options: str = "",
    ) -> None:
        """Open a table in this channel and sit down at it."""
        reply, place = Reply.to(typed), await _place_to_open(typed)
        game = None if place is None else await game_meant(typed, variant, preset)
        if place is None or game is None:
            return
        given = await options_meant(typed, options)
        if given is None:
            return
        given |= _given(hand_size=cards, misplay=wrong_cards)
        request = OpenTable(
            asker=asker_of(reply),
            place=place,
            variant=game.variant,
            options={**game.options, **given},
            clock=clock,
            parent=parent_of(typed.channel),
        )
        answer = await reply.in_time(typed.client.manager.handle(request))
        await tell_opened(reply, answer)

    @app_commands.command()
    async def tutorial(self, typed: Typed) -> None:
        """Learn to play in a minute: one round against two computers, with explanations."""
        reply, place = Reply.to(typed), await _place_to_open(typed)
        if place is None:
            return
        request = OpenTable(asker=asker_of(reply), place=place, parent=parent_of(typed.channel), lesson=True)
        answer = await reply.in_time(typed.client.manager.handle(request))
        if isinstance(answer, Done):
            channel = f"<#{answer.table.place.channel_id}>"
            await reply.private(Face(text=say(reply.locale, "done-lesson", channel=channel)))
        else:
            await Answering(typed.client.manager).command(reply, answer)

    @app_commands.command()
    @app_commands.describe(name="What the preset is to be called", table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def save(
        self, typed: Typed, name: app_commands.Range[str, 1, LONGEST_NAME], table: str | None = None
    ) -> None:
        """Save this table's game and options as a preset of this server (server managers)."""
        found = await which_table(typed, table)
        if found is not None:
            await save_preset(typed, found, name)

    @app_commands.command()
    @app_commands.describe(table="Which table, if you sit at several")
    @app_commands.autocomplete(table=complete_table)
    async def leave(self, typed: Typed, table: str | None = None) -> None:
        """Give up your seat; in a match that is for good."""
        await ask_simply(typed, table, LeaveSeat, "done-left")

    @app_commands.command()
    @app_commands.describe(player="Who is to go", table="Which table, if there are several")
    @app_commands.autocomplete(player=complete_anybody, table=complete_table)
    async def kick(self, typed: Typed, player: str, table: str | None = None) -> None:
        """Take somebody from the table for good (its host or a server manager)."""
        await ask_about(typed, table, player, Kick, "done-kicked")

    @app_commands.command()
    @app_commands.describe(on="Whether it counts", table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def rated(self, typed: Typed, on: bool, table: str | None = None) -> None:
        """Say before a match whether it counts, if only people play (its host or a server manager)."""
        found, reply = await which_table(typed, table), Reply.to(typed)
        if found is not None:
            request = SetRated(asker=asker_of(reply), table=found, rated=on)
            await ask(reply, request, "done-rated" if on else "done-casual")

    @app_commands.command()
    @app_commands.describe(
        player="Who a seat is kept for",
        free="Free the seat again",
        table="Which table, if there are several",
    )
    @app_commands.autocomplete(table=complete_table)
    async def reserve(
        self, typed: Typed, player: discord.User, free: bool = False, table: str | None = None
    ) -> None:
        """Keep a seat of a table that has not begun for somebody (its host or a server manager)."""
        found, reply = await which_table(typed, table), Reply.to(typed)
        if found is not None:
            request = Reserve(asker=asker_of(reply), table=found, whom=PersonId(player.id), free=free)
            await ask(reply, request, "done-released" if free else "done-reserved")

    @app_commands.command(name="ban")
    @app_commands.describe(player="Who is to be kept out")
    async def keep_out(self, typed: Typed, player: discord.User) -> None:
        """Keep somebody out of all tables of this server (server managers)."""
        await ban(typed, player.id)

    @app_commands.command(name="unban")
    @app_commands.describe(player="Who is to be let in again")
    async def let_in(self, typed: Typed, player: discord.User) -> None:
        """Let somebody sit down at the tables of this server again (server managers)."""
        await ban(typed, player.id, lift=True)

    @app_commands.command()
    @app_commands.describe(player="Who is to be the host", table="Which table, if there are several")
    @app_commands.autocomplete(player=complete_player, table=complete_table)
    async def host(self, typed: Typed, player: str, table: str | None = None) -> None:
        """Make another player the host (the host or a server manager)."""
        await ask_about(typed, table, player, GiveHost, "done-host")

    @app_commands.command()
    @app_commands.describe(
        channel="Where the table is to go, if not here",
        table="Which table, if it is not the one you sit at",
    )
    @app_commands.autocomplete(table=complete_table)
    async def move(
        self,
        typed: Typed,
        channel: app_commands.Transform[Chosen, PlaceToPlay] | None = None,
        table: str | None = None,
    ) -> None:
        """Take a table to this channel, or to another (its host or a server manager)."""
        reply = Reply.to(typed)
        if typed.guild_id is None or typed.channel_id is None:
            await refuse(reply, "server_only")
            return
        if channel is None:
            missing, place = missing_here(typed), Place(typed.guild_id, typed.channel_id)
        else:
            missing, place = missing_there(typed, channel), Place(typed.guild_id, channel.id)
        found = await which_table(typed, table)
        if channel is not None and not may_write(channel):
            await refuse(reply, "cannot_write_there", channel=channel.mention)
        elif missing and channel is not None:
            await refuse(reply, "cannot_post_there", channel=channel.mention, missing=missing)
        elif missing:
            await refuse(reply, "cannot_post", missing=missing)
        elif found is not None:
            request = MoveTable(
                asker=asker_of(reply), table=found, place=place, parent=parent_of(channel or typed.channel)
            )
            await ask(reply, request, "done-moved" if channel is None else "done-moved-there")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def pause(self, typed: Typed, table: str | None = None) -> None:
        """Stop all clocks of a match (its host, a server manager, or all players together)."""
        await ask_simply(typed, table, Pause, "done-paused")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def resume(self, typed: Typed, table: str | None = None) -> None:
        """Go on with a paused match (its host, a server manager, or all players together)."""
        await ask_simply(typed, table, Resume, "done-resumed")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def undo(self, typed: Typed, table: str | None = None) -> None:
        """Take back the last action, if all people at the table agree (its host or a server manager)."""
        await ask_simply(typed, table, Undo, "done-undo")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def end(self, typed: Typed, table: str | None = None) -> None:
        """Close a table, whatever state it is in (its host or a server manager)."""
        await ask_simply(typed, table, EndTable, "done-ended")

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def show(self, typed: Typed, table: str | None = None) -> None:
        """Post the table message anew (whoever sits at the table, or manages the server)."""
        await ask_simply(typed, table, ShowTable, "done-shown")

    @app_commands.command()
    @app_commands.describe(stop="Hear of it no more", table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def follow(self, typed: Typed, stop: bool = False, table: str | None = None) -> None:
        """Hear of the end of each round of a match you only watch."""
        found, reply = await which_table(typed, table), Reply.to(typed)
        if found is not None:
            request = Follow(asker=asker_of(reply), table=found, stop=stop)
            await ask(reply, request, "done-unfollow" if stop else "done-follow")

    @app_commands.command(name="list")
    async def list_all(self, typed: Typed) -> None:
        """List all tables of this server (server managers)."""
        reply, manager = Reply.to(typed), typed.client.manager
        if typed.guild_id is None or not asker_of(reply).moderates(typed.guild_id):
            await refuse(reply, Refusal.MODERATORS_ONLY)
            return
        tables = await reply.in_time(manager.tables_in(typed.guild_id))
        shown = [await reply.in_time(manager.table(table)) for table in tables[:MOST_LISTED]]
        views = list(zip(tables, shown, strict=False))
        views += [(table, None) for table in tables[MOST_LISTED:]]
        await reply.private(list_face(reply.locale, views))

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def record(self, typed: Typed, table: str | None = None) -> None:
        """Get the record of a finished match as a file."""
        found = await record_meant(typed, table)
        if found is not None:
            await send_record(Reply.to(typed), typed.client.manager, found)

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def review(self, typed: Typed, table: str | None = None) -> None:
        """See where the strong computer would have played better than you in a casual match just over."""
        found = await record_meant(typed, table)
        if found is not None:
            await ReviewScreens(typed.client.manager).show(Reply.to(typed), found)

    @app_commands.command()
    @app_commands.describe(table="Which table, if there are several")
    @app_commands.autocomplete(table=complete_table)
    async def verify(self, typed: Typed, table: str | None = None) -> None:
        """Check that the cards of the match just over were dealt fairly."""
        found = await record_meant(typed, table)
        if found is not None:
            await send_verdict(Reply.to(typed), typed.client.manager, found)


async def _place_to_open(typed: Typed) -> Place | None:
    """Return where a table is to open, or say why it cannot be here."""
    reply = Reply.to(typed)
    if typed.guild_id is None or typed.channel_id is None:
        await refuse(reply, "server_only")
        return None
    missing = missing_here(typed)
    if missing:
        await refuse(reply, "cannot_post", missing=missing)
        return None
    return Place(typed.guild_id, typed.channel_id)


def _given(**values: object) -> dict[str, str]:
    return {name: str(value) for name, value in values.items() if value is not None}


async def setup(client: LastCardClient) -> None:
    """Load the commands."""
    await client.add_cog(Table())
