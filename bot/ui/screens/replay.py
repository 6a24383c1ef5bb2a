"""Seeing a match again that has ended: which one is meant, who may see it, and the answer, to the asker alone."""

from datetime import datetime
from typing import Final

import discord

from bot.engine.actions import Seat
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId, TableId
from bot.manager.manager import Manager
from bot.manager.records.replays import Finished
from bot.manager.views import Stage
from bot.manager.zones import at_wall
from bot.text.catalogue import in_dialect, say
from bot.ui.answers.asking import asker_of, chosen
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Interaction, Reply
from bot.ui.answers.reach import within_reach
from bot.ui.messages.controls import Control, whole
from bot.ui.messages.replay_controls import Spot, read_spot
from bot.ui.screens.replay_face import replay_face

LONGEST_CODE: Final = 64
BETWEEN: Final = "-"
"""Stands between the code of a table and the number of its match, as it is typed."""


class ReplayScreens:
    """Answers commands and presses about matches that have ended."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager

    async def take(self, reply: Reply, control: Control) -> None:
        """Answer one press."""
        await self._show(reply, control.table, read_spot(control, chosen(reply.interaction)))

    async def command(self, reply: Reply, typed: str | None, step: int = 0, eyes: Seat | None = None) -> None:
        """Answer with the match that was typed; without one with the newest in this channel, else the newest the asker has played.

        `step` counts from 0, `eyes` is the seat it is seen from, None for all hands.
        """
        if typed:
            code, _, number = typed.strip()[:LONGEST_CODE].partition(BETWEEN)
            await self._show(reply, TableId(code), Spot(whole(number), step, eyes))
            return
        guild_id, person = reply.interaction.guild_id, reply.interaction.user.id
        if guild_id is None:
            await refuse(reply, "replay_server_only")
            return
        matches = await reply.in_time(self._manager.replays.finished(guild_id))
        near = [match for match in matches if match.channel_id == reply.interaction.channel_id]
        near += [match for match in matches if person in match.seats]
        if near:
            await self._show(reply, near[0].table, Spot(near[0].number, step, eyes))
        else:
            await refuse(reply, "no_replay")

    async def _show(self, reply: Reply, table: TableId, spot: Spot) -> None:
        view = await reply.in_time(self._manager.table(table))
        guild_id = reply.interaction.guild_id if view is None else view.place.guild_id
        if guild_id is None or not await reply.in_time(within_reach(reply.interaction, self._manager, table)):
            await refuse(reply, Refusal.NO_TABLE)
            return
        match = await reply.in_time(self._manager.replays.find(guild_id, table, spot.number))
        seen = None
        if match is not None and may_see(reply.interaction, match):
            seen = await reply.in_time(self._manager.replays.course(match))
        if match is not None and seen is not None:
            face = replay_face(self._locale(reply, match), match, seen, spot)
            await reply.screen(face)
        elif view is None:
            await refuse(reply, Refusal.NO_TABLE)
        else:
            running = match is None and view.stage not in {Stage.LOBBY, Stage.OVER}
            await refuse(reply, Refusal.STILL_RUNNING if running else "no_replay")

    def _locale(self, reply: Reply, match: Finished) -> str:
        """Return the language of who asks, with the suits called as he wants them."""
        wants = self._manager.preferences.person(PersonId(reply.interaction.user.id)).suit_names
        return in_dialect(reply.locale, match.variant) if wants else reply.locale


def may_see(interaction: Interaction, match: Finished) -> bool:
    """Tell whether somebody may see a match: he played in it, or he is on its server and runs tables there, or can read where it was played.

    Of a thread that sleeps nothing is known; whoever stands in it can read it.
    """
    if interaction.user.id in match.seats:
        return True
    guild = interaction.guild
    if guild is None or guild.id != match.guild_id:
        return False
    here = interaction.channel_id == match.channel_id
    return here or asker_of(Reply.to(interaction)).moderates(guild.id) or _reads(interaction, guild, match)


def _reads(interaction: Interaction, guild: discord.Guild, match: Finished) -> bool:
    channel = guild.get_channel_or_thread(match.channel_id)
    if channel is None or not isinstance(interaction.user, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and (channel.parent is None or channel.is_private()):
        return False
    return channel.permissions_for(interaction.user).view_channel


def match_label(locale: str, match: Finished, zone: str) -> str:
    """Return how a match is offered: the game, when it ended by the clocks of a zone, its table and number."""
    wall: datetime = at_wall(zone, match.at)
    when = say(
        locale,
        "replay-when",
        day=say(locale, "date-day", weekday=wall.isoweekday(), day=wall.day, month=wall.month),
        time=f"{wall:%H:%M}",
    )
    variant = say(locale, "variant-name", variant=match.variant) if match.variant else "?"
    return say(
        locale, "replay-choice", variant=variant, when=when, table=match.table, number=str(match.number)
    )


def match_code(match: Finished) -> str:
    """Return a match as it is typed."""
    return f"{match.table}{BETWEEN}{match.number}"
