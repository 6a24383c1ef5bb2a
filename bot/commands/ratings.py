"""Work out all ratings again from the rated matches, and mend what is not so; the bot must not run."""

import argparse
import asyncio
import sqlite3
import sys
from pathlib import Path

from bot.manager.records.ratings import Recomputed, recompute
from bot.settings import SettingsError, load_keeping
from bot.store import Corrupt, Database, StoreError, Unreadable

DONE, UNUSABLE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command: there are none."""


def run(_: argparse.Namespace) -> int:
    """Recompute and print what was found; the status is 2 when that could not be, and nothing has changed."""
    try:
        path = load_keeping().database
        if not path.exists():
            raise Unreadable(f"{path} is not there")
        found = asyncio.run(_recomputed(path))
    except (SettingsError, StoreError) as error:
        print(f"ratings: {error}", file=sys.stderr)
        return UNUSABLE
    print(told(found))
    return DONE


def told(found: Recomputed) -> str:
    """Return what was found."""
    counted = f"{found.matches} rated matches, {found.ratings} ratings"
    if not found.wrong_ratings and not found.wrong_steps:
        return f"{counted}: all as they should be."
    return (
        f"{counted}: {found.wrong_ratings} ratings and {found.wrong_steps} figures of what they were"
        " after a match were wrong, and are mended."
    )


async def _recomputed(path: Path) -> Recomputed:
    database = await Database.open(path)
    try:
        return await database.run(recompute)
    except (sqlite3.Error, ArithmeticError, ValueError, TypeError) as error:
        raise Corrupt(
            f"{path} has a rated match that cannot be read; nothing was changed: {error}"
        ) from error
    finally:
        await database.close()
