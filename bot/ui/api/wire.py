"""Send messages in the form Discord's API takes, by the library's own transport: its sessions, rate limits and errors.

The library's own methods make a tree of views and items of each message, ask for what Discord made of it, and make
objects of that, which nobody here looks at: a quarter of the time of a move.
"""

import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, TypeVar

import discord
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from bot.manager.ids import MessageRef
from bot.ui.api.bank import Token

Result = TypeVar("Result")
Message = Mapping[str, Any]
"""A message as JSON (Discord's documentation, message object)."""

BAD_FORM = 50035
"""What Discord answers where something in a request is not as it has to be."""
CLOCKS_DIFFER = 60.0
"""Seconds by which the machine's clock may be ahead of Discord's."""
EPHEMERAL = {"flags": 64}
NOBODY = frozenset({10007, 10013})
"""What Discord answers about somebody who is no member of a server, or has no account any more."""


class First(IntEnum):
    """What the first answer to an interaction does (Discord's documentation, interaction callback type)."""

    MESSAGE = 4
    THINK = 5
    KEEP = 6
    UPDATE = 7
    FORM = 9


async def respond(
    interaction: discord.Interaction[Any],
    first: First,
    message: Message | None = None,
    file: discord.File | None = None,
) -> None:
    """Send the first answer to an interaction. Raises discord.HTTPException."""
    body: dict[str, Any] = {"type": first.value}
    if message is not None:
        body["data"] = {**message, **_attached(file)}
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    await _known(
        interaction.client,
        body,
        lambda body: async_context.get().request(route, **_by(interaction.followup), **_parts(body, file)),
    )


async def edit_answer(
    interaction: discord.Interaction[Any], message: Message, file: discord.File | None = None
) -> None:
    """Change the first answer to an interaction. Raises discord.HTTPException."""
    body = {**message, **_attached(file)}
    await _known(
        interaction.client,
        body,
        lambda body: async_context.get().edit_original_interaction_response(
            interaction.application_id, interaction.token, **_by(interaction.followup), **_parts(body, file)
        ),
    )


async def follow(
    interaction: discord.Interaction[Any], message: Message, file: discord.File | None = None
) -> None:
    """Send a further answer to an interaction. Raises discord.HTTPException."""
    body = {**message, **_attached(file)}
    await _known(
        interaction.client,
        body,
        lambda body: async_context.get().execute_webhook(
            interaction.application_id,
            interaction.token,
            with_components=True,
            **_by(interaction.followup),
            **_parts(body, file),
        ),
    )


async def post(
    client: discord.Client, channel: int, message: Message, *, nonce: str, file: discord.File | None = None
) -> tuple[int, int]:
    """Post a message in a channel, once for a nonce, and return the ids of its channel and its own.

    Raises discord.HTTPException.
    """
    body = {**message, "nonce": nonce, "enforce_nonce": True, **_attached(file)}
    sent = await _known(
        client, body, lambda body: client.http.send_message(channel, params=_parameters(body, file))
    )
    return int(sent["channel_id"]), int(sent["id"])


async def edit(
    client: discord.Client, ref: MessageRef, message: Message, file: discord.File | None = None
) -> None:
    """Change a message of the bot's; a file takes the place of those it has. Raises discord.HTTPException."""
    await _known(
        client,
        {**message, **_attached(file)},
        lambda body: client.http.edit_message(ref.channel_id, ref.message_id, params=_parameters(body, file)),
    )


async def edit_by_token(
    client: discord.Client, token: Token, message: Message, file: discord.File | None = None
) -> None:
    """Change the message whose press has left a token. Raises discord.HTTPException."""
    way = discord.Webhook.partial(token.application, token.secret, client=client)
    body = {**message, **_attached(file)}
    await _known(
        client,
        body,
        lambda body: async_context.get().edit_original_interaction_response(
            token.application, token.secret, **_by(way), **_parts(body, file)
        ),
    )


async def commands(client: discord.Client, application: int) -> list[dict[str, Any]]:
    """Return the commands Discord has of an application, in every language."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    found: list[dict[str, Any]] = await client.http.request(route, params={"with_localizations": "true"})
    return found


async def emojis(client: discord.Client) -> list[tuple[int, str]]:
    """Return the application's emojis, by ids and names. Raises discord.HTTPException."""
    assert client.application_id is not None, "it is known after the login"
    found = await client.http.get_application_emojis(client.application_id)
    return [(int(emoji["id"] or 0), emoji["name"] or "") for emoji in found["items"]]


async def reacted(client: discord.Client, message: MessageRef, emoji: str) -> list[int]:
    """Return the people, no bots, whose reaction stands under a message: the first hundred. Raises discord.HTTPException."""
    found = await client.http.get_reaction_users(message.channel_id, message.message_id, emoji, limit=100)
    return [int(user["id"]) for user in found if not user.get("bot")]


async def belongs(client: discord.Client, guild: int, person: int) -> bool:
    """Tell whether somebody is a member of a server. Raises discord.HTTPException."""
    try:
        await client.http.get_member(guild, person)
    except discord.NotFound as error:
        if error.code not in NOBODY:
            raise
        return False
    return True


async def newest(client: discord.Client, channel: int) -> list[tuple[int, list[str]]]:
    """Return the bot's own messages among the newest hundred of a channel, each with the custom ids of its controls.

    Raises discord.HTTPException.
    """
    assert client.user is not None
    own = client.user.id
    found = await client.http.logs_from(channel, limit=100)
    return [
        (int(message["id"]), list(_custom_ids(message.get("components", []))))
        for message in found
        if int(message["author"]["id"]) == own
    ]


async def has_written(client: discord.Client, channel: int, since: float) -> bool:
    """Tell whether a message of the bot's is among the first hundred in a channel since then (epoch seconds).

    Raises discord.HTTPException.
    """
    assert client.user is not None
    after = discord.utils.time_snowflake(datetime.fromtimestamp(since - CLOCKS_DIFFER, UTC))
    found = await client.http.logs_from(channel, limit=100, after=after)
    return any(int(message["author"]["id"]) == client.user.id for message in found)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from _custom_ids(component.get("components", []))


async def open_thread(client: discord.Client, channel: int, name: str) -> int:
    """Make a public thread without a message to hang it on, and return its id."""
    made = await client.http.start_thread_without_message(
        channel, name=name, type=discord.ChannelType.public_thread.value, auto_archive_duration=1440
    )
    return int(made["id"])


async def unused_threads(client: discord.Client, guild: int, channel: int, name: str) -> list[int]:
    """Return the bot's own threads of a name in a channel in which nobody has ever written.

    Raises discord.HTTPException.
    """
    assert client.user is not None, "the bot has logged in"
    active = await client.http.get_active_threads(guild)
    return [
        int(thread["id"])
        for thread in active["threads"]
        if int(thread["owner_id"]) == client.user.id
        and str(thread["parent_id"]) == str(channel)
        and thread["name"] == name
        and not thread.get("total_message_sent", 1)
    ]


async def archive(client: discord.Client, thread: int) -> None:
    """Archive a thread."""
    await client.http.edit_channel(thread, archived=True)


async def _known(
    client: Any, body: dict[str, Any], send: Callable[[dict[str, Any]], Awaitable[Result]]
) -> Result:
    """Send something; where Discord does not know an emoji on a control, once more without any.

    Emojis may be taken away at any time, and now and then Discord does not know one it has
    (discord/discord-api-docs#7128). The words of the controls are there all the same. Raises discord.HTTPException.
    """
    try:
        return await send(body)
    except discord.HTTPException as error:
        plain = _without_emojis(body)
        if error.code != BAD_FORM or "emoji" not in error.text or plain == body:
            raise
        client.cards.doubt()
        return await send(plain)


def _without_emojis(part: Any) -> Any:
    """Return the part of a message without emojis that are the application's own."""
    match part:
        case dict():
            kept = {key: inner for key, inner in part.items() if key != "emoji" or "id" not in inner}
            return {key: _without_emojis(inner) for key, inner in kept.items()}
        case list():
            return [_without_emojis(inner) for inner in part]
        case _:
            return part


def _attached(file: discord.File | None) -> Message:
    return {} if file is None else {"attachments": [file.to_dict(0)]}


def _parameters(body: Message, file: discord.File | None) -> MultipartParameters:
    parts = _parts(body, file)
    payload, multipart, files = parts.get("payload"), parts.get("multipart"), parts.get("files")
    return MultipartParameters(payload, multipart, files)


def _parts(body: Message, file: discord.File | None) -> dict[str, Any]:
    if file is None:
        return {"payload": dict(body)}
    # Another way to send it may have been tried, and read it.
    file.reset(seek=True)
    form = [
        {"name": "payload_json", "value": json.dumps(body)},
        {
            "name": "files[0]",
            "value": file.fp,
            "filename": file.filename,
            "content_type": "application/octet-stream",
        },
    ]
    return {"multipart": form, "files": [file]}


def _by(way: discord.Webhook) -> dict[str, Any]:
    """Return the transport of what needs no bot token: the session and the proxies of its client."""
    return {"session": way.session, "proxy": way.proxy, "proxy_auth": way.proxy_auth}
