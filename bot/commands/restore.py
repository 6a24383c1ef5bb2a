"""Put a backup in the place of the database; the bot must not run, and the old database is kept."""

import argparse
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from bot.settings import SettingsError, load_keeping
from bot.store import Restored, StoreError, restore

DONE, UNUSABLE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")


def run(args: argparse.Namespace) -> int:
    """Restore a backup and say what is taken back; the status is 2 when it could not be, and nothing has changed."""
    try:
        database = load_keeping().database
        restored = restore(database, args.file, now=time.time())
    except (SettingsError, StoreError) as error:
        print(f"restore: {error}", file=sys.stderr)
        return UNUSABLE
    print("\n".join(told(restored, args.file, database)))
    return DONE


def told(restored: Restored, backup: Path, database: Path) -> list[str]:
    """Return what was done, line by line."""
    until = datetime.fromtimestamp(restored.until, UTC)
    lines = [f"{database} is {backup} now: everything up to {until:%Y-%m-%d %H:%M:%S} UTC."]
    lost = restored.lost
    if lost is None:
        lines.append("Taken back: whatever came later; the old database cannot be read, or there was none.")
    else:
        changes = f"{_so_many(lost.changes, 'change')} at {_so_many(lost.tables, 'table')}"
        lines.append(f"Taken back: {changes}, {_so_many(lost.opened, 'table')} opened since.")
    if restored.kept is not None:
        lines.append(f"The old database is kept as {restored.kept}.")
    lines.append("Every live table is told when the bot starts.")
    return lines


def _so_many(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
