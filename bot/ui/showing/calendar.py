"""The calendar of a server: Discord's scheduled events, for the gatherings of leagues (the port `Scheduling`).

They are events at an external place: the channel of the league. Those begin and end by themselves at their times; the
bot begins them when tables are drawn, and ends them when all is over (Discord's documentation, guild scheduled event).
"""

from collections.abc import Awaitable
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, Final

import discord

from bot.manager.errors import Denied, Gone, Unfit
from bot.manager.gatherings import Gathering
from bot.manager.showing.line import Urgency
from bot.text.catalogue import say
from bot.text.names import plain_title
from bot.ui.answers.languages import of_place
from bot.ui.api.calls import calls
from bot.ui.connection.client import LastCardClient
from bot.ui.leagues.shown.words import game_words
from bot.ui.messages.face import clip
from bot.ui.messages.people import link

LONGEST_NAME: Final = 100
LONGEST_ABOUT: Final = 1000
"""Characters (Discord's documentation, guild scheduled event object); a place has 100, an address here at most 90."""
GUILD_ONLY: Final = 2
EXTERNAL: Final = 3
INVALID: Final = 50035


class Status(IntEnum):
    """How far an event has got; it can begin, end after that, or be cancelled before."""

    PLANNED = 1
    ACTIVE = 2
    OVER = 3
    CANCELLED = 4


class DiscordCalendar:
    """Makes, moves and ends scheduled events by the bot's own token."""

    def __init__(self, client: LastCardClient) -> None:
        self._client = client

    async def plan(self, gathering: Gathering) -> int:
        """Make an event, and return its id."""
        self._check(gathering.place.guild_id)
        made = await _asked(
            self._client.http.create_guild_scheduled_event(
                gathering.place.guild_id,
                privacy_level=GUILD_ONLY,
                entity_type=EXTERNAL,
                **event_of(of_place(self._client, gathering.place), gathering),
            )
        )
        return int(made["id"])

    async def planned(self, guild_id: int, mark: str) -> int | None:
        """Return the id of the bot's own event whose description ends with a mark; None when there is none."""
        return next((entry for entry, word in await self.own(guild_id) if word == mark), None)

    async def own(self, guild_id: int) -> list[tuple[int, str]]:
        """Return the bot's own events that are not over, each with the last word of its description."""
        self._check(guild_id)
        assert self._client.user is not None, "the bot has logged in"
        own = str(self._client.user.id)
        events = await _asked(self._client.http.get_scheduled_events(guild_id, with_user_count=False))
        return [
            (int(event["id"]), _last_word(event.get("description") or ""))
            for event in events
            if str(event.get("creator_id")) == own and event["status"] in (Status.PLANNED, Status.ACTIVE)
        ]

    async def replan(self, entry: int, gathering: Gathering) -> None:
        """Move an event to its times while it is planned; let it begin once it is played."""
        guild_id = gathering.place.guild_id
        status = await self._status(guild_id, entry)
        if status in (Status.OVER, Status.CANCELLED):
            raise Gone
        if status is not Status.PLANNED:
            return
        if gathering.played:
            await self._set(guild_id, entry, status=Status.ACTIVE.value)
        else:
            await self._set(guild_id, entry, **event_of(of_place(self._client, gathering.place), gathering))

    async def unplan(self, guild_id: int, entry: int, *, held: bool) -> None:
        """End an event, or cancel it; one that is over already stays as it is."""
        status = await self._status(guild_id, entry)
        if status is Status.PLANNED and held:
            await self._set(guild_id, entry, status=Status.ACTIVE.value)
        if status is Status.ACTIVE or (status is Status.PLANNED and held):
            await self._set(guild_id, entry, status=Status.OVER.value)
        elif status is Status.PLANNED:
            await self._set(guild_id, entry, status=Status.CANCELLED.value)

    def _check(self, guild_id: int) -> None:
        """Spare Discord a request it would refuse. Raises `Denied`."""
        guild = self._client.get_guild(guild_id)
        if guild is not None and not guild.me.guild_permissions.create_events:
            raise Denied

    async def _status(self, guild_id: int, entry: int) -> Status:
        found = await _asked(self._client.http.get_scheduled_event(guild_id, entry, with_user_count=False))
        return Status(int(found["status"]))

    async def _set(self, guild_id: int, entry: int, **changes: Any) -> None:
        await _asked(self._client.http.edit_scheduled_event(guild_id, entry, **changes))


async def _asked(request: Awaitable[Any]) -> Any:
    """Return what Discord answers. Raises `ShowingError`, `Unfit` for what it does not take as it is."""
    async with calls(Urgency.COSMETIC):
        try:
            return await request
        except discord.HTTPException as error:
            if error.code == INVALID:
                raise Unfit(error.text) from error
            raise


def event_of(locale: str, gathering: Gathering) -> dict[str, Any]:
    """Return what an event says of a gathering, as Discord's API takes it."""
    league = plain_title(gathering.plan.name)
    name = say(
        locale, "calendar-name", occasion=gathering.occasion.value, league=league, number=gathering.number
    )
    words = {"occasion": gathering.occasion.value, "game": game_words(locale, gathering.plan)}
    # What it is known by ends it, whatever has to be cut.
    mark = say(locale, "calendar-mark", mark=gathering.mark)
    about = clip(say(locale, "calendar-about", **words), LONGEST_ABOUT - len(mark) - 1)
    return {
        "name": clip(name, LONGEST_NAME),
        "description": f"{about}\n{mark}",
        "scheduled_start_time": _iso(gathering.starts),
        "scheduled_end_time": _iso(gathering.ends),
        "entity_metadata": {"location": link(gathering.place, None)},
    }


def _last_word(description: str) -> str:
    """Return what a description ends with, in whatever language it is written: the mark, if the bot has written it."""
    return next(reversed(description.split()), "")


def _iso(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat()
