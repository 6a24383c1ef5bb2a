"""What the doctor asks Discord: the token, the application, its emojis, the gateway, each server's permissions, the time."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from email.utils import parsedate_to_datetime
from typing import Any, Final, NamedTuple

import aiohttp

from bot.commands._findings import Finding, bad, ok, warn
from bot.pictures.emojis import drawn_emojis
from bot.ui.connection.client import PERMISSIONS, intents
from bot.ui.connection.install_settings import changes, own_link

DISCORD: Final = "https://discord.com/api/v10"
TIMEOUT: Final = 10.0
PRIVILEGED: Final[Mapping[str, int]] = {
    "presences": 1 << 12 | 1 << 13,
    "members": 1 << 14 | 1 << 15,
    "message_content": 1 << 18 | 1 << 19,
}
"""The privileged intents, with their bits in an application's flags (Discord's documentation, application flags)."""
ADMINISTRATOR: Final = 1 << 3
SERVERS: Final = 200
"""Servers that are looked at: one page of Discord's list."""
FEW_STARTS: Final = 100
CLOCK_OFF, CLOCK_WRONG = 3.0, 60.0
"""Seconds: from the first on times are shown wrong, from the second on a press may look older than it is."""


class Answer(NamedTuple):
    """What Discord answered; `clock` is the machine's time less Discord's, in seconds, None where it told none."""

    status: int
    body: Any
    clock: float | None


Ask = Callable[[str], Awaitable[Answer]]


class NotAnswered(Exception):
    """Discord did not tell what it was asked."""


async def examine_discord(token: str, api: str | None, now: Callable[[], float] = time.time) -> list[Finding]:
    """Return what is found; a Discord that cannot be reached, or does not answer as it should, is a warning."""
    timeout = aiohttp.ClientTimeout(total=TIMEOUT)
    headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (last-card doctor, 1)"}

    async def ask(path: str) -> Answer:
        async with session.get(f"{api or DISCORD}{path}") as answer:
            body = await answer.json() if answer.content_type == "application/json" else None
            return Answer(answer.status, body, _offset(answer.headers.get("Date"), now()))

    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        return [finding async for finding in _as_far_as_it_answers(ask)]


async def _as_far_as_it_answers(ask: Ask) -> AsyncIterator[Finding]:
    try:
        async for finding in _findings(ask):
            yield finding
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        yield warn("discord", f"cannot be reached: {str(error) or type(error).__name__}")
    except NotAnswered as error:
        yield warn("discord", str(error))


async def _findings(ask: Ask) -> AsyncIterator[Finding]:
    me = await ask("/users/@me")
    if me.clock is not None:
        yield _clock(me.clock)
    if me.status == 401:
        yield bad("token", "Discord does not accept it: reset it in the developer portal and copy it again")
        return
    if me.status != 200:
        yield warn("token", f"Discord answers {me.status}: ask again later")
        return
    yield ok("token", f"accepted, the bot is {me.body['username']}")
    application = await _body(ask, "/applications/@me")
    for finding in _application(application):
        yield finding
    yield _install(application)
    yield _emojis(await _body(ask, f"/applications/{application['id']}/emojis"))
    yield _starts(await _body(ask, "/gateway/bot"))
    for finding in _servers(await _body(ask, f"/users/@me/guilds?limit={SERVERS}")):
        yield finding


async def _body(ask: Ask, path: str) -> Any:
    answer = await ask(path)
    if answer.status != 200:
        raise NotAnswered(f"answers {answer.status} to {path}: ask again later")
    return answer.body


def _application(application: Mapping[str, Any]) -> Iterator[Finding]:
    if application.get("interactions_endpoint_url"):
        yield bad("presses", "an Interactions Endpoint URL is set in the developer portal: take it out")
    else:
        yield ok("presses", "no Interactions Endpoint URL is set, they come by the gateway")
    flags, asked = int(application.get("flags") or 0), dict(intents())
    given = [name for name, bits in PRIVILEGED.items() if flags & bits]
    lacking = [name for name in PRIVILEGED if asked[name] and name not in given]
    if lacking:
        yield bad("intents", f"turn on in the developer portal: {', '.join(lacking)}")
    elif given:
        yield warn("intents", f"not needed, turn off in the developer portal: {', '.join(given)}")
    else:
        yield ok("intents", "none that is privileged is needed, and none is on")


def _install(application: Mapping[str, Any]) -> Finding:
    if own_link(application):
        return ok("install", "the developer portal has an install link of its own")
    if changes(application):
        return warn(
            "install", "adding the bot from its profile does not ask for what it needs: python -m bot install"
        )
    return ok("install", "adding the bot from its profile asks for what the invite asks for")


def _emojis(listed: Mapping[str, Any]) -> Finding:
    drawn = set(drawn_emojis())
    there = drawn.intersection(str(emoji["name"]) for emoji in listed["items"])
    if not there:
        return warn(
            "emojis", "none is there, cards are shown as text until this is run: python -m bot emojis"
        )
    if missing := len(drawn - there):
        return warn(
            "emojis", f"{missing} of {len(drawn)} cards are missing or old, run: python -m bot emojis"
        )
    return ok("emojis", f"all {len(drawn)} are there, and as they are drawn now")


def _starts(gateway: Mapping[str, Any]) -> Finding:
    left = int(gateway["session_start_limit"]["remaining"])
    tells = f"{left} starts are left today"
    if not left:
        return bad("gateway", f"{tells}: wait, or Discord resets the token")
    return warn("gateway", tells) if left < FEW_STARTS else ok("gateway", tells)


def _servers(servers: list[Mapping[str, Any]]) -> Iterator[Finding]:
    if not servers:
        yield warn(
            "permissions", "the bot is on no server yet: the log of its start has the link that invites it"
        )
    lacking = {str(server["id"]): _lacking(int(server["permissions"])) for server in servers}
    for server, names in lacking.items():
        if names:
            yield warn("permissions", f"server {server} does not give: {', '.join(names)}")
    if servers and not any(lacking.values()):
        yield ok("permissions", f"all that are needed, on {len(servers)} servers")
    if len(servers) == SERVERS:
        yield warn("permissions", f"only the first {SERVERS} servers were looked at")


def _lacking(given: int) -> list[str]:
    if given & ADMINISTRATOR:
        return []
    return [name for name, needed in PERMISSIONS if needed and not given & PERMISSIONS.VALID_FLAGS[name]]


def _clock(offset: float) -> Finding:
    tells = f"{abs(offset):.0f} seconds {'ahead of' if offset > 0 else 'behind'} Discord's"
    if abs(offset) >= CLOCK_WRONG:
        return bad("clock", f"{tells}: let the machine set it by the network")
    return warn("clock", tells) if abs(offset) >= CLOCK_OFF else ok("clock", "right to within seconds")


def _offset(date: str | None, now: float) -> float | None:
    return None if date is None else now - parsedate_to_datetime(date).timestamp()
