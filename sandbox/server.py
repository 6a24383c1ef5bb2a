"""Puts the stand-in together and serves it on loopback."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from aiohttp import web

from sandbox.child import Child
from sandbox.control import Control
from sandbox.gateway import Gateway
from sandbox.rest import Rest
from sandbox.trouble import Trouble
from sandbox.validate import Checker
from sandbox.world import World

HOST = "127.0.0.1"
UPLOAD_LIMIT = 32 * 1024 * 1024


class Sandbox:
    """One stand-in for Discord: a world and the server in front of it."""

    def __init__(self, description: Path | None = None, *, world: World | None = None) -> None:
        self.world = world or World()
        self.gateway = Gateway(self.world)
        self.rest = Rest(self.world, self.gateway, Checker(description))
        self.trouble = Trouble(self.world, self.gateway, self.rest)
        self.control = Control(self.world, self.rest, self.trouble)
        self.port = 0
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Returns the address of the page."""
        return f"http://{HOST}:{self.port}"

    @property
    def api(self) -> str:
        """Returns the REST base, which the bot gets as `DISCORD_API`."""
        return f"{self.address}/api/v10"

    async def start(self, port: int = 0) -> None:
        """Serves on a port, a free one where it is 0; raises OSError where it is taken."""
        app = web.Application(client_max_size=UPLOAD_LIMIT)
        app.add_routes(self.control.routes())
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/attachments/{path:.*}", self._file)
        app.router.add_get("/emojis/{emoji}.png", self._emoji)
        app.router.add_route("*", "/api/{path:.*}", self.rest.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.model.files.address = self.address
        self.gateway.address = f"ws://{HOST}:{self.port}/gateway/"

    async def _file(self, request: web.Request) -> web.Response:
        """Serves a file that was sent with a message."""
        data = self.world.model.files.get(f"attachments/{request.match_info['path']}")
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(request.path)[0] or "application/octet-stream"
        return web.Response(body=data, content_type=kind)

    async def _emoji(self, request: web.Request) -> web.Response:
        """Serves the picture of an emoji, which never changes."""
        data = self.rest.emojis.picture(request.match_info["emoji"])
        if data is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "max-age=31536000, immutable"}
        return web.Response(body=data, content_type="image/png", headers=headers)

    def environment(self, database: Path) -> dict[str, str]:
        """Returns what the bot needs to find this stand-in instead of Discord."""
        return {
            "DISCORD_API": self.api,
            "DISCORD_TOKEN": self.world.token,
            "DATABASE": str(database),
            # Sandboxes run side by side in tests, and one port serves one bot.
            "HEALTH_PORT": "0",
        }

    async def stop(self) -> None:
        """Ends the bot, if it was started from here, then the server."""
        if self.trouble.bot is not None:
            await self.trouble.bot.stop()
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()

    def look_after(self, child: Child) -> None:
        """Starts the bot and keeps it running until `stop`."""
        self.trouble.bot = child
        child.start()


def description_from_environment() -> Path | None:
    """Returns the path of Discord's OpenAPI description, if `DISCORD_OPENAPI` names one."""
    path = os.environ.get("DISCORD_OPENAPI")
    return Path(path) if path else None
