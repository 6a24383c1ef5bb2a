"""What Discord offers whoever adds the bot from its profile: the same scopes and permissions as the invite link.

An application may be installed on servers or for one person; which of both is the owner's to say in the developer portal, and so
is a link of his own. Nothing here touches that.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from discord.http import Route

from bot.ui.connection.client import PERMISSIONS, SCOPES, invite
from bot.ui.connection.errand import logged_in

ON_SERVERS: Final = "0"
"""An installation on a server (Discord's documentation, application integration types)."""
_OF_KIND: Final = "oauth2_install_params"

Tell = Callable[[str], None]
Settings = Mapping[str, Any]


def own_link(application: Settings) -> bool:
    """Tell whether the owner has set a link of his own, which Discord shows instead."""
    return bool(application.get("custom_install_url"))


def changes(application: Settings) -> dict[str, Any]:
    """Return what is to be changed in an application's settings as Discord tells them, nothing where all is right.

    What else stands there is given back as it is: Discord replaces each of the two as a whole.
    """
    if own_link(application):
        return {}
    wanted: dict[str, Any] = {}
    if not _right(application.get("install_params")):
        wanted["install_params"] = _ours()
    kinds = application.get("integration_types_config") or {}
    on_servers = kinds.get(ON_SERVERS) or {}
    if not _right(on_servers.get(_OF_KIND)):
        wanted["integration_types_config"] = {**kinds, ON_SERVERS: {**on_servers, _OF_KIND: _ours()}}
    return wanted


def _ours() -> dict[str, Any]:
    return {"scopes": sorted(SCOPES), "permissions": str(PERMISSIONS.value)}


def _right(there: Settings | None) -> bool:
    if there is None or not str(there.get("permissions", "")).isdecimal():
        return False
    return set(there.get("scopes") or ()) == set(SCOPES) and int(there["permissions"]) == PERMISSIONS.value


async def bring(token: str, tell: Tell, *, dry_run: bool = False) -> str:
    """Set what an installation asks for, where it is something else, and return what came of it. Raises `NoConnection`.

    The invite is told before.
    """
    async with logged_in(token) as client:
        application = await client.http.request(Route("GET", "/applications/@me"))
        tell(f"Invite: {invite(int(application['id']))}")
        wanted = changes(application)
        if own_link(application):
            return "Done: nothing, the developer portal has an install link of its own"
        if not wanted:
            return "Done: nothing, installations ask for what the bot needs"
        if not dry_run:
            await client.http.edit_application_info(reason=None, payload=wanted)
            return f"Done: set {', '.join(wanted)}; installations ask for what the invite asks for"
    return f"To be set: {', '.join(wanted)}"
