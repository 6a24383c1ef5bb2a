"""The health check: a local address that says whether the bot can do its work."""

from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web

Check = Callable[[], Awaitable[bool]]
Figures = Callable[[], Mapping[str, int]]


class Health:
    """Answers `/health` on this computer: 200 when every check holds, 503 otherwise, each by name, and some figures."""

    def __init__(self, port: int, checks: Mapping[str, Check], figures: Figures = dict) -> None:
        self._port = port
        self._checks = checks
        self._figures = figures
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen; port 0 stands for none. Raises OSError when the port is taken."""
        if self._port == 0:
            return
        application = web.Application()
        application.router.add_get("/health", self._answer)
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, _: web.Request) -> web.Response:
        found = {name: await check() for name, check in self._checks.items()}
        answer = {**found, "figures": dict(self._figures())}
        return web.json_response(answer, status=200 if all(found.values()) else 503)
