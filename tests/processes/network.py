"""Scenarios in which Discord, or the way there, goes wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .report import Line
from .scene import Scene, opened

AGAIN = 12
"""Events that come a second time when a session is resumed."""
BACK_WITHIN = 40.0
"""Seconds within which the bot has to be connected again."""


async def drops(folder: Path, *, seed: int, times: int = 6) -> Line:
    """Drops the connection to the gateway while people press; the session is resumed, nothing is lost, and some comes twice."""
    async with opened("gateway drops, session resumed", folder / "drops.sqlite3", seed) as scene:
        await _cut(scene, "drop", times, again=AGAIN)
        scene.expect(
            scene.room.stage.sandbox.gateway.identified == 1, "a session that could be resumed was not"
        )
        await scene.healed()
        return scene.line()


async def lost_sessions(folder: Path, *, seed: int, times: int = 3) -> Line:
    """Loses the session while people press: what is said meanwhile never comes."""
    async with opened("gateway drops, session lost", folder / "lost.sqlite3", seed) as scene:
        await _cut(scene, "lose_session", times)
        scene.expect(scene.room.stage.sandbox.gateway.identified == 1 + times, "no new session was begun")
        await scene.healed()
        return scene.line()


async def _cut(scene: Scene, how: str, times: int, **more: int) -> None:
    world = scene.room.world
    for _ in range(times):
        await asyncio.sleep(scene.rng.uniform(0.3, 1.5))
        await scene.room.stage.trouble(do=how, **more)
        await scene.room.until(lambda: world.bot_online, BACK_WITHIN)
    scene.figures["connections lost"] = times


async def storm(folder: Path, *, seed: int, status: int, seconds: float = 15) -> Line:
    """Refuses half of all requests for a while, before or after they have had their effect."""
    async with opened(f"storm of {status}", folder / f"storm{status}.sqlite3", seed) as scene:
        log = scene.room.stage.sandbox.rest.log
        for after in (False, True):
            late = after and status >= 500  # a 429 never has an effect
            await scene.room.stage.trouble(do="fail", share=0.5, status=status, retry_after=0.7, after=late)
            await asyncio.sleep(seconds / 2)
        await scene.room.stage.trouble(do="fail", share=0)
        scene.figures["requests refused"] = sum(entry.status == status for entry in log)
        scene.expect(scene.room.bot.starts == 1, "the bot did not outlive it")
        await scene.healed()
        return scene.line()


async def slow_answers(folder: Path, *, seed: int, seconds: float = 12) -> Line:
    """Holds every answer of Discord back for more than three seconds, so that no press is answered in time."""
    async with opened("slow answers", folder / "slow.sqlite3", seed) as scene:
        for after in (False, True):
            await scene.room.stage.trouble(do="slow", seconds=3.3, after=after)
            await asyncio.sleep(seconds / 2)
        await scene.room.stage.trouble(do="slow", seconds=0)
        refused = scene.room.stage.refusals(10062)
        scene.figures["answers too late"] = len(refused)
        scene.expect(scene.room.bot.starts == 1, "the bot did not outlive it")
        await scene.healed()
        return scene.line()
