"""Put the parts together: run the bot, or one of the commands in `bot.commands`."""

import argparse
import asyncio
import gc
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import Awaitable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bot import commands, logs
from bot.disk import Disk
from bot.health import Health
from bot.manager.errors import NotSaved
from bot.manager.manager import GameManager
from bot.manager.records.played import enter_all_old
from bot.manager.records.retention import Retention
from bot.manager.system import SystemChance, SystemClock
from bot.manager.terms import Terms
from bot.metrics import Metrics
from bot.settings import Settings, SettingsError, load
from bot.store import Backups, Corrupt, Database, StoreError
from bot.thinking import Thinker
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.login import NoConnection, mute_voice, run_until, use_api
from bot.ui.pictures.painter import Painter
from bot.ui.showing.messages import DiscordShowing
from bot.upkeep import Upkeep
from bot.watchdog import Lag, Watchdog

STOPPED = 1
"""The exit status of a command that somebody broke off."""

UNUSABLE = 2
"""The exit status when the bot cannot start as it is set up, or a command cannot do what it is asked."""

FINISH = 1.0
"""Seconds for presses to be answered in when the bot is told to stop."""

EXTENSIONS = (
    "cogs.table",
    "cogs.play",
    "cogs.seats",
    "cogs.reactions",
    "cogs.settings",
    "cogs.league",
    "cogs.statistics",
    "cogs.replay",
    "cogs.privacy",
    "cogs.help",
)

log = logging.getLogger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for and return the exit status; without arguments that is the bot."""
    program = "python -m bot"
    parser = argparse.ArgumentParser(
        prog=program, usage=f"{program} [-h] [COMMAND ...]", description="Without a command: run the bot."
    )
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", prog=program)
    for name, module in sorted(_commands().items()):
        about = (module.__doc__ or "").partition("\n")[0]
        subparser = subparsers.add_parser(name, help=about, description=about)
        module.add_arguments(subparser)
        subparser.set_defaults(run=module.run, command=name)
    asked = parser.parse_args(arguments)
    return carry_out(asked) if "run" in asked else run_bot()


def carry_out(asked: argparse.Namespace) -> int:
    """Run a command; say in one line that it was broken off, or that there is no room for what it prints."""
    try:
        status = int(asked.run(asked))
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("Stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # Whoever reads has seen enough.
        _print_no_more()
        return 0
    except OSError as error:
        _print_no_more()
        print(f"{asked.command}: {_in_words(error)}", file=sys.stderr)
        return UNUSABLE
    return status


def _print_no_more() -> None:
    """Have nothing complain when standard output is closed at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run_bot() -> int:
    """Run the bot until it is told to stop; say in one line why it cannot."""
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    try:
        logs.set_up(settings.log_level, settings.log_format)
        asyncio.run(_run(settings))
    except Corrupt as error:
        print(f"{error}; {_way_back(settings)}", file=sys.stderr)
        return UNUSABLE
    except (StoreError, NotSaved, NoConnection) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except OSError as error:
        print(f"The bot cannot start: {_in_words(error)}", file=sys.stderr)
        return UNUSABLE
    return 0


def _in_words(error: OSError) -> str:
    """Say what the system refuses, and where."""
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or error}"


def _way_back(settings: Settings) -> str:
    """Say which backup can be restored, and how."""
    newest = _backups(settings).newest_sound()
    if newest is None:
        return f"there is no sound backup in {settings.keeping.folder}"
    return f"the newest sound backup goes back with: python -m bot restore {newest}"


def _backups(settings: Settings) -> Backups:
    keeping = settings.keeping
    return Backups(keeping.database, keeping.folder, keep_all=keeping.keep_all, keep_daily=keeping.keep_daily)


async def _run(settings: Settings) -> None:
    stopping = _stopping()
    # A broken database must not cost the token its identifies: it is opened before the gateway is.
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    disk = Disk(settings.database.parent)
    disk.look()
    database = await Database.open(settings.database)
    try:
        await _serve(settings, database, disk, stopping)
    finally:
        await database.close()


async def _serve(settings: Settings, database: Database, disk: Disk, stopping: asyncio.Event) -> None:
    if settings.api is not None:
        use_api(settings.api)
    mute_voice()
    client = LastCardClient(extensions=EXTENSIONS)
    client.painter = Painter()
    showing = DiscordShowing(client, new_channels_every=settings.direct_messages_pace)
    manager = GameManager(
        database, SystemClock(), SystemChance(), showing, terms_of(settings), thinking=Thinker()
    )
    client.seat(manager)
    checks = {
        "gateway": client.connected,
        "database": lambda: _answers(database.read(lambda _: None)),
        "worker": lambda: _answers(database.run(lambda _: None)),
        "requests": client.allowed,
    }
    upkeep = Upkeep(_backups(settings), SystemClock(), settings.keeping.backup_every, disk.look)
    watchdog = Watchdog(Lag())
    metrics = Metrics((client.figures, manager.figures, upkeep.figures, disk.figures, watchdog.lag.figures))
    health = Health(settings.health_port, checks, metrics, lambda: _counted(database))
    await health.start()
    await upkeep.start()
    entering = asyncio.create_task(_enter_old(database))
    retention = Retention(database, SystemClock())
    retention.start()
    _collect_seldom()
    watchdog.start()
    try:
        await run_until(client, settings.token, stopping)
    finally:
        log.info("Stopping")
        entering.cancel()
        await retention.stop()
        await client.finish(FINISH)
        await manager.stop()
        await client.finish(FINISH)
        showing.follower.close()
        await client.close()
        client.painter.close()
        await upkeep.stop()
        watchdog.stop()
        await health.stop()


async def _enter_old(database: Database) -> None:
    """Count what was played before there were statistics, once: beside everything else, a match at a time."""
    try:
        entered = await enter_all_old(database)
    except StoreError as error:
        log.warning("What was played before is counted at the next start: %s", error)
    else:
        if entered:
            log.info("Counted %d matches that were played before there were statistics", entered)


def _collect_seldom() -> None:
    """Look for lost memory less often than Python does by itself, and not in what was loaded at the start.

    Nearly everything here is freed without looking; the looking was a twentieth of all work, and long pauses.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def _counted(database: Database) -> dict[str, float]:
    """Return what is counted in the database."""
    try:
        return {"tables_live": await database.read(lambda books: books.tables.count_live())}
    except (sqlite3.Error, StoreError):
        return {}


async def _answers(question: Awaitable[None]) -> bool:
    try:
        async with asyncio.timeout(2):
            await question
    except (TimeoutError, sqlite3.Error, StoreError):
        return False
    return True


def terms_of(settings: Settings) -> Terms:
    """Return the durations of the tables as they are set."""
    return Terms(
        turn=settings.turn_clock,
        challenge_window=settings.challenge_window,
        call_grace=settings.call_grace,
        break_time=settings.between_rounds,
        rematch_time=settings.rematch_clock,
        lobby_time=settings.lobby_idle,
        idle_time=settings.match_idle,
        computer_pace=settings.computer_pace,
    )


def _stopping() -> asyncio.Event:
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    return stopping


def _commands() -> dict[str, ModuleType]:
    names = [module.name for module in iter_modules(commands.__path__) if not module.name.startswith("_")]
    return {name: import_module(f"{commands.__name__}.{name}") for name in names}


if __name__ == "__main__":
    sys.exit(main())
