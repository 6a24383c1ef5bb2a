"""The command that sets the time zone of a server: completed by continent and city, answered with the time there."""

from bot.manager.answers import Refused
from bot.manager.zones import at_wall, zones
from bot.text.catalogue import say
from bot.text.settings import ZONE, zone_name
from bot.ui.answers.answering import words_of
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face
from bot.ui.typed.completions import MOST_CHOICES, Choices, matching
from bot.ui.typed.tables import Typed


async def complete_zone(typed: Typed, current: str) -> Choices:
    """Offer the zones in which stands what is typed, each with the time it is there."""
    now, wanted = typed.created_at.timestamp(), current.strip().replace(" ", "_").casefold()
    found = [zone for zone in zones() if wanted in zone.casefold()][:MOST_CHOICES]
    labels = (
        say(Reply.to(typed).locale, "zone-choice", zone=zone.replace("_", " "), now=_now(zone, now))
        for zone in found
    )
    return matching(zip(labels, found, strict=True), "")


async def set_zone(typed: Typed, zone: str) -> None:
    """Set the zone of the server a command is typed in, and say what time it is there."""
    reply, preferences = Reply.to(typed), typed.client.manager.preferences
    if typed.guild_id is None:
        await refuse(reply, "settings_of_server")
        return
    refused = await reply.in_time(preferences.set_server(asker_of(reply), typed.guild_id, ZONE, zone))
    if isinstance(refused, Refused):
        await reply.private(Face(text=words_of(reply.locale, refused)))
        return
    named = zone_name(reply.locale, zone)
    now = _now(zone, typed.created_at.timestamp())
    await reply.private(Face(text=say(reply.locale, "done-zone", zone=named, now=now)))


def _now(zone: str, now: float) -> str:
    return f"{at_wall(zone, now):%H:%M}"
