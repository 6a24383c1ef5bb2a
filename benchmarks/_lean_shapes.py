"""What Discord sends, in the shapes of its documentation, with nothing in it that the bot does not read."""

from collections.abc import Iterable, Mapping
from typing import Any

APPLICATION, BOT, OWNER = 1_000 << 22, 1_001 << 22, 1_002 << 22
PERMISSIONS = str((1 << 50) - 1)

Json = dict[str, Any]


def bot_user() -> Json:
    """Returns the bot as a user."""
    return {"id": str(BOT), "username": "last-card", "discriminator": "0", "avatar": None, "bot": True}


def user(person: int) -> Json:
    """Returns a person."""
    name = f"player{person >> 22}"
    return {
        "id": str(person),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
    }


def application() -> Json:
    """Returns the bot's application."""
    return {
        "id": str(APPLICATION),
        "name": "last-card",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(OWNER),
        "team": None,
    }


def ready(servers: Iterable[int], address: str) -> Json:
    """Returns what a new session begins with."""
    return {
        "v": 10,
        "user": bot_user(),
        "guilds": [{"id": str(server), "unavailable": True} for server in servers],
        "session_id": "lean",
        "resume_gateway_url": address,
        "shard": [0, 1],
        "application": {"id": str(APPLICATION), "flags": 0},
    }


def guild(server: int, channels: Iterable[int]) -> Json:
    """Returns a server with its channels."""
    return {
        "id": str(server),
        "name": f"server {server}",
        "owner_id": str(OWNER),
        "unavailable": False,
        "member_count": 100,
        "roles": [{"id": str(server), "name": "@everyone", "permissions": PERMISSIONS, "position": 0}],
        "channels": [
            {
                "id": str(channel),
                "type": 0,
                "name": f"cards-{place}",
                "position": place,
                "guild_id": str(server),
            }
            for place, channel in enumerate(channels)
        ],
        "members": [],
        "emojis": [],
        "threads": [],
        "features": [],
    }


def message_of(message: int, channel: int, body: Mapping[str, Any]) -> Json:
    """Returns a message of the bot's."""
    return {
        "id": str(message),
        "channel_id": str(channel),
        "author": bot_user(),
        "content": body.get("content") or "",
        "embeds": body.get("embeds") or [],
        "components": body.get("components") or [],
        "flags": body.get("flags", 0),
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "pinned": False,
        "type": 0,
    }


def press_of(id_: int, token: str, person: int, message: Json, custom_id: str) -> Json:
    """Returns a press on a button of a message, in a server or in private."""
    server, channel = message.get("guild_id"), message["channel_id"]
    shape = {
        "id": str(id_),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": token,
        "version": 1,
        "channel_id": channel,
        "channel": {"id": channel, "type": 0 if server else 1, "name": "cards", "permissions": PERMISSIONS},
        "message": message,
        "data": {"custom_id": custom_id, "component_type": 2},
        "locale": "en-US",
        "app_permissions": PERMISSIONS,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0 if server else 1,
        "attachment_size_limit": 10_485_760,
    }
    if server is None:
        shape["channel"]["recipients"] = [user(person)]
        return {**shape, "user": user(person)}
    return {**shape, "guild_id": server, "guild_locale": "en-US", "member": member(person)}


def member(person: int) -> Json:
    """Returns a person as a member of a server."""
    return {
        "user": user(person),
        "roles": [],
        "permissions": "0",
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def said(id_: int, server: int, channel: int, person: int, words: str) -> Json:
    """Returns a message that somebody has written in a server."""
    plain = message_of(id_, channel, {"content": words})
    return {**plain, "guild_id": str(server), "author": user(person), "member": member(person)}


def reacted(message: int, server: int, channel: int, person: int, emoji: str) -> Json:
    """Returns a reaction that somebody has put under a message in a server."""
    return {
        "user_id": str(person),
        "channel_id": str(channel),
        "message_id": str(message),
        "guild_id": str(server),
        "member": member(person),
        "emoji": {"id": None, "name": emoji},
        "message_author_id": str(BOT),
        "burst": False,
        "type": 0,
    }
