"""Scenarios in which the disk, the file or another process is in the way."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.text.catalogue import say
from bot.text.refusals import refusal

from .report import Line
from .room import BOT
from .scene import Scene, opened

NOT_SAVED = refusal("en", "not_saved")
RESTARTING = say("en", "table-restarting").partition("**")[2].partition("**")[0]
RESTORED = "a backup was restored"
DISK = "4m"
UNUSABLE = 2
GIVES_UP_WITHIN = 90.0
"""Seconds within which a bot that cannot start has to say so and end, also on a machine that is busy with other things."""

HOLD = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
time.sleep(float(sys.argv[2]))
connection.execute("ROLLBACK")
"""


async def disk_full(folder: Path, *, seed: int) -> Line:
    """Fills the disk the database is on, lets people press, and makes room again."""
    name = "disk full"
    if os.geteuid() != 0:
        return Line(name, {"run, which needs root": "not"})
    with small_disk(folder / "disk") as disk:
        async with opened(name, disk / "full.sqlite3", seed) as scene:
            scene.expected = ("MB are free", "Unwritable")
            fill(disk / "filler")
            before = scene.entries()
            await asyncio.sleep(8)
            scene.hearing.listen()
            scene.figures["told not saved"] = scene.hearing.heard(NOT_SAVED)
            scene.figures["entries while full"] = scene.entries() - before
            scene.expect(scene.hearing.heard(NOT_SAVED), "nobody was told that nothing could be saved")
            scene.expect(scene.room.bot.starts == 1, "the bot did not outlive it")
            await scene.crowd.rest()
            await scene.room.stop()
            fill(disk / "more")
            await _refuses(scene, "cannot be written")
            (disk / "filler").unlink()
            (disk / "more").unlink()
            await _starts(scene)
            await scene.healed()
            return scene.line()


@contextmanager
def small_disk(at: Path) -> Iterator[Path]:
    """Mounts a disk of a few megabytes, in memory."""
    at.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(at)], check=True)
    try:
        yield at
    finally:
        subprocess.run(["umount", "--lazy", str(at)], check=True)


def fill(path: Path) -> None:
    """Writes until there is no room left."""
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"\0" * 4096)
        except OSError:
            return


async def locked(folder: Path, *, seed: int, times: int = 3) -> Line:
    """Has another program lock the database for longer than the bot waits, while people press and at a start."""
    async with opened("database locked", folder / "locked.sqlite3", seed) as scene:
        scene.expected = ("Unwritable",)
        for _ in range(times):
            await (await lock(scene.room.database, 2.0)).wait()
            await asyncio.sleep(0.5)
        scene.hearing.listen()
        scene.figures["told not saved"] = scene.hearing.heard(NOT_SAVED)
        scene.expect(scene.hearing.heard(NOT_SAVED), "nobody was told that nothing could be saved")
        scene.expect(scene.room.bot.starts == 1, "the bot did not outlive it")
        await scene.crowd.rest()
        await scene.room.stop()
        holder = await lock(scene.room.database, GIVES_UP_WITHIN)
        await _refuses(scene, "cannot be written: database is locked")
        holder.kill()
        await holder.wait()
        await _starts(scene)
        await scene.healed()
        return scene.line()


async def _refuses(scene: Scene, words: str) -> None:
    """Starts a bot that has to say in one line why it cannot; what its log says of the room on the disk is beside it."""
    lines, status = await refused(scene)
    scene.expect(status == UNUSABLE, f"status {status} of a start that cannot be")
    said = [line for line in lines if "MB are free" not in line]
    clear = len(said) == 1 and words in said[0]
    scene.expect(clear, f"a start that cannot be did not say in one line: {words}: {said}")


async def _starts(scene: Scene) -> None:
    scene.room.start()
    await scene.room.ready()


async def lock(database: Path, seconds: float) -> asyncio.subprocess.Process:
    """Starts another program that locks a database, and returns it when it has."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, str(database), str(seconds), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def damaged(folder: Path, *, seed: int) -> Line:
    """Overwrites a page: the bot refuses to start until a backup is restored by command, and tells every table."""
    home = folder / "damaged"
    home.mkdir()
    async with opened("database damaged", home / "cards.sqlite3", seed) as scene:
        room = scene.room
        status, backup = await room.command("backup")
        scene.expect(status == 0, f"no backup could be made: {backup}")
        await asyncio.sleep(4)
        await scene.crowd.rest()
        await room.stop()
        scene.checks.log()
        overwrite_page(room.database)
        spoilt = room.database.read_bytes()
        await _refuses(scene, f"python -m bot restore {backup}")
        scene.expect(room.database.read_bytes() == spoilt, "something was done to the damaged database")
        status, said = await room.command("restore", backup)
        scene.expect(status == 0, f"the backup could not be restored: {said}")
        scene.anew()
        before = len(room.stage.notices)
        await _starts(scene)
        await scene.checks.whole(60)
        told = [str(notice) for notice in room.stage.notices[before:] if RESTORED in str(notice)]
        untold = [table for table in scene.live() if not any(table in notice for notice in told)]
        scene.expect(not untold, f"tables that were not told of the restoration: {untold}")
        scene.figures["tables told"] = len(scene.live()) - len(untold)
        await scene.healed()
        return scene.line()


def overwrite_page(database: Path) -> None:
    """Overwrites the first page of the log with what is no page."""
    connection = sqlite3.connect(database)
    page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    for beside in ("-wal", "-shm"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x55" * size)


async def refused(scene: Scene) -> tuple[list[str], int]:
    """Starts a second bot beside everything, which has to end by itself; returns what it printed, and its status."""
    room = scene.room
    settings = {**os.environ, **room.stage.sandbox.environment(room.database), **room.environment}
    process = await asyncio.create_subprocess_exec(
        *BOT,
        env={**settings, "HEALTH_PORT": "0"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await asyncio.wait_for(process.communicate(), GIVES_UP_WITHIN)
    assert process.returncode is not None
    return printed.decode().splitlines(), process.returncode


async def double_start(folder: Path, *, seed: int, times: int = 3) -> Line:
    """Starts the bot a second time on the same database: it refuses with one line, and the first does not notice."""
    async with opened("double start", folder / "double.sqlite3", seed) as scene:
        for _ in range(times):
            await _refuses(scene, "in use by another process")
        scene.figures["second starts refused"] = times
        scene.expect(scene.room.bot.starts == 1, "the first process did not live on")
        scene.expect(
            scene.room.stage.sandbox.gateway.identified == 1, "the second process has spoken to Discord"
        )
        await scene.healed()
        return scene.line()


async def told_to_stop(folder: Path, *, seed: int, times: int = 5) -> Line:
    """Sends SIGTERM in the middle of moves: what is on its way is answered, tables are told, the status is 0."""
    async with opened("SIGTERM in mid-move", folder / "stop.sqlite3", seed) as scene:
        took = [await _stop_once(scene) for _ in range(times)]
        scene.figures |= {"stops": times, "s at most for one": f"{max(took):.1f}"}
        await scene.healed()
        return scene.line()


async def _stop_once(scene: Scene) -> float:
    room = scene.room
    await asyncio.sleep(scene.rng.uniform(0.5, 1.5))
    await scene.crowd.aimed()
    on_their_way = scene.hearing.on_their_way()
    printed, began = len(room.printed), time.monotonic()
    room.forget_start()
    await room.bot.restart()
    took = time.monotonic() - began
    shown = {name for name in scene.live() if any(_says(room.world.picture(m), name) for m in room.public())}
    scene.expect(not set(scene.live()) - shown, f"tables that were not told: {set(scene.live()) - shown}")
    await room.ready()
    ended = [line for line in room.printed[printed:] if line.startswith("(ended with status")]
    scene.expect(len(ended) == 1 and "status 0" in ended[0], f"it did not end with status 0: {ended}")
    scene.checks.log()
    silent = [scene.hearing.sent[one] for one in on_their_way if scene.hearing.sent[one].told is None]
    scene.expect(not silent, f"presses that were on their way were not answered: {silent}")
    scene.figures["presses on their way"] = int(str(scene.figures.get("presses on their way", 0))) + len(
        on_their_way
    )
    return took


def _says(message: dict[str, object], table: str) -> bool:
    text = str(message)
    return RESTARTING in text and table in text
