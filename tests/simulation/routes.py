"""The endpoints of Discord's API that the bot uses, on the hub's state: method and path in, status and JSON out."""

import re
from typing import Any
from urllib.parse import unquote

from tests.simulation.hub import BOT, GUILD, Hub, Message, Press

API = "https://discord.com/api/v10"

Reply = tuple[int, Any]
"""A status and what is sent with it."""

_CHANNEL = re.compile(r"/channels/(\d+)")
_CALLBACK = re.compile(r"/interactions/\d+/(\w+)/callback")
_ORIGINAL = re.compile(r"/webhooks/\d+/(\w+)/messages/@original")
_FOLLOWUP = re.compile(r"/webhooks/\d+/(\w+)")
_POST = re.compile(r"/channels/(\d+)/messages")
_ACTIVE = re.compile(r"/guilds/\d+/threads/active")
_THREADS = re.compile(r"/channels/(\d+)/threads")
_MESSAGE = re.compile(r"/channels/(\d+)/messages/(\d+)")
_REACTED = re.compile(r"/channels/(\d+)/messages/(\d+)/reactions/([^/?]+)")
_REACTION = re.compile(r"/channels/(\d+)/messages/(\d+)/reactions/([^/]+)/@me")
_MEMBER = re.compile(r"/guilds/\d+/members/(\d+)")
_EMOJIS = re.compile(r"/applications/\d+/emojis")
_EVENTS = re.compile(r"/guilds/\d+/scheduled-events(?:/(\d+))?")


class Unexpected(Exception):
    """The bot has asked for something the simulation does not know."""


def is_free(path: str) -> bool:
    """Tell whether an endpoint is exempt from the limit of a token: those of interactions are."""
    return path.startswith(("/interactions/", "/webhooks/"))


def answer(hub: Hub, method: str, path: str, body: dict[str, Any]) -> Reply:
    """Do what a call asks for."""
    path = unquote(path)
    closed = _closed(hub, path)
    if closed is not None:
        return closed
    if found := _CALLBACK.fullmatch(path):
        return _said(hub.first_answer(_press(hub, found[1]), body["type"], body.get("data", {})), 204, "")
    if found := _ORIGINAL.fullmatch(path):
        press = _press(hub, found[1])
        refused = hub.edit_answer(press, body)
        return _said(refused, 200, _json(press.original) if press.original else {})
    if found := _FOLLOWUP.fullmatch(path):
        return _said(hub.follow_up(_press(hub, found[1]), body), 200, {})
    if found := _REACTION.fullmatch(path):
        return _react(hub, int(found[2]), found[3])
    if found := _REACTED.fullmatch(path):
        return _reacted(hub, int(found[2]), found[3])
    if found := _MESSAGE.fullmatch(path):
        return _on_message(hub, method, int(found[2]), body)
    if found := _POST.fullmatch(path):
        return _post(hub, method, int(found[1]), body)
    if found := _THREADS.fullmatch(path):
        return _thread(hub, int(found[1]), body["name"])
    if found := _CHANNEL.fullmatch(path):
        hub.archived.add(int(found[1]))
        return 200, {}
    if found := _MEMBER.fullmatch(path):
        gone = int(found[1]) in hub.banned and found[0].startswith(f"/guilds/{GUILD}/")
        return _error(404, 10007) if gone else (200, _member(int(found[1])))
    if found := _EVENTS.fullmatch(path):
        return _event(hub, method, found[1], body)
    return _looked_up(hub, method, path, body)


def _looked_up(hub: Hub, method: str, path: str, body: dict[str, Any]) -> Reply:
    """Answer what is asked for seldom."""
    if _ACTIVE.fullmatch(path):
        return 200, {"threads": _threads(hub), "members": []}
    if _EMOJIS.fullmatch(path):
        return 200, {"items": []}
    if path == "/users/@me/channels":
        return _direct(hub, int(body["recipient_id"]))
    raise Unexpected(f"{method} {path}")


def _closed(hub: Hub, path: str) -> Reply | None:
    """Return the refusal of a call to a channel that is deleted or out of reach."""
    found = _CHANNEL.match(path)
    channel = int(found[1]) if found else None
    if channel is None or hub.owner(channel) is not None:
        return None
    if channel in hub.gone:
        return _error(404, 10003)
    return _error(*hub.away.value) if hub.away is not None and hub.is_out(channel) else None


def _press(hub: Hub, token: str) -> Press:
    return hub.presses[token]


def _said(refused: tuple[int, int] | None, status: int, data: Any) -> Reply:
    return (status, data) if refused is None else _error(*refused)


def _post(hub: Hub, method: str, channel: int, body: dict[str, Any]) -> Reply:
    if method == "GET":
        newest = [m for m in reversed(hub.in_channel[channel]) if not m.deleted and not m.ephemeral]
        return 200, [_json(message) for message in newest[:100]]
    if hub.owner(channel) in hub.closed:
        return _error(403, 50007)
    if channel in hub.denied:
        return _error(403, 50013)
    if channel in hub.locked:
        return _error(403, 160005)
    message = hub.post(channel, body, nonce=body.get("nonce"))
    return _error(404, 10008) if message.deleted else (200, _json(message))


def _threads(hub: Hub) -> list[dict[str, Any]]:
    """Return the threads the bot has made that are neither deleted nor in the archive."""
    return [
        {
            "id": str(thread),
            "owner_id": str(BOT),
            "parent_id": str(channel),
            "name": name,
            "total_message_sent": len(hub.in_channel[thread]),
        }
        for thread, (channel, name) in hub.made.items()
        if thread in hub.threads and thread not in hub.archived
    ]


def _thread(hub: Hub, channel: int, name: str) -> Reply:
    """Make a thread where the bot may."""
    if not hub.makes_threads or channel in hub.denied:
        return _error(403, 50013)
    made = hub.make_thread(channel)
    hub.made[made] = (channel, name)
    return 201, {"id": str(made)}


def _event(hub: Hub, method: str, event: str | None, body: dict[str, Any]) -> Reply:
    """Make, find or change an event of the server; one that is over is not found among the others."""
    if event is None and method == "POST":
        made = {"id": str(hub.new_id()), "creator_id": str(BOT), "status": 1, **body}
        hub.events[made["id"]] = made
        return 200, made
    if event is None:
        return 200, [held for held in hub.events.values() if held["status"] in (1, 2)]
    held = hub.events.get(event)
    if held is None:
        return _error(404, 10070)
    if method == "PATCH" and held["status"] in (3, 4):
        return _error(400, 180000)
    if method == "PATCH":
        held.update(body)
    return 200, held


def _member(person: int) -> dict[str, Any]:
    user = {"id": str(person), "username": f"p{person}", "discriminator": "0", "avatar": None}
    joined = "2026-01-01T00:00:00+00:00"
    return {"user": user, "roles": [], "joined_at": joined, "deaf": False, "mute": False, "flags": 0}


def _on_message(hub: Hub, method: str, message_id: int, body: dict[str, Any]) -> Reply:
    message = hub.messages.get(message_id)
    if message is None or message.deleted or message.ephemeral:
        return _error(404, 10008)
    if message.channel in hub.denied:
        return _error(403, 50013)
    if message.channel in hub.archived:
        return _error(400, 50083)
    if method == "PATCH":
        hub.edit(message, body)
    elif method == "DELETE":
        message.deleted = True
    return 200, _json(message)


def _react(hub: Hub, message_id: int, emoji: str) -> Reply:
    message = hub.messages.get(message_id)
    if message is None or message.deleted:
        return _error(404, 10008)
    if message.channel in hub.archived:
        return _error(400, 50083)
    message.reactions.add((BOT, emoji))
    return 204, ""


def _reacted(hub: Hub, message_id: int, emoji: str) -> Reply:
    message = hub.messages.get(message_id)
    if message is None or message.deleted:
        return _error(404, 10008)
    people = sorted(person for person, given in message.reactions if given == emoji)
    return 200, [{"id": str(person), "bot": person == BOT} for person in people]


def _direct(hub: Hub, person: int) -> Reply:
    recipient = {"id": str(person), "username": f"p{person}", "discriminator": "0", "avatar": None}
    return 200, {"id": str(hub.direct(person)), "type": 1, "recipients": [recipient]}


def _error(status: int, code: int) -> Reply:
    return status, {"code": code, "message": f"error {code}"}


def _json(message: Message) -> dict[str, Any]:
    return {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "type": 0,
        "author": {
            "id": str(BOT),
            "username": "last-card",
            "discriminator": "0",
            "avatar": None,
            "bot": True,
        },
        "timestamp": "2027-01-15T08:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "pinned": False,
        "flags": message.flags,
        "nonce": message.nonce,
        **message.shows,
    }
