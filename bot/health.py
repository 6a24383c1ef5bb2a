"""What watches the bot asks on a local port: whether it can do its work, and its figures."""

import os
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from aiohttp import web

Check = Callable[[], Awaitable[bool]]


class Figures(Protocol):
    """The figures of the process."""

    def figures(self) -> Mapping[str, float]:
        """Return them by name."""
        ...

    def page(self, more: Mapping[str, float]) -> bytes:
        """Return them, and more, in the form Prometheus reads."""
        ...


Counted = Callable[[], Awaitable[Mapping[str, float]]]


async def nothing() -> Mapping[str, float]:
    """Count nothing."""
    return {}


class Health:
    """Answers on this computer only.

    `/health`: 200 when every check holds, 503 otherwise, each by name, and the figures. `/metrics`: the figures for
    Prometheus.
    """

    def __init__(
        self, port: int, checks: Mapping[str, Check], figures: Figures, counted: Counted = nothing
    ) -> None:
        """`counted` gives the figures that have to be waited for."""
        self._port = port
        self._checks = checks
        self._figures = figures
        self._counted = counted
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen; port 0 stands for none. Raises OSError when the port cannot be had, a taken one for example."""
        if self._port == 0:
            return
        application = web.Application()
        application.router.add_get("/health", self._health)
        application.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        except OSError as error:
            raise OSError(
                error.errno, f"HEALTH_PORT {self._port}: {os.strerror(error.errno or 0)}"
            ) from error

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        found = {name: await check() for name, check in self._checks.items()}
        answer = {**found, "figures": {**self._figures.figures(), **await self._counted()}}
        return web.json_response(answer, status=200 if all(found.values()) else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        # The form is 0.0.4 of Prometheus's text exposition.
        headers = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        return web.Response(body=self._figures.page(await self._counted()), headers=headers)
