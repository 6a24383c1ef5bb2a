"""Copy the database to a file, also while the bot runs."""

import argparse
import sys
from pathlib import Path

from bot.settings import SettingsError, load_keeping
from bot.store import Backups, StoreError

DONE, UNUSABLE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="where to (a new file in the folder of backups)"
    )


def run(args: argparse.Namespace) -> int:
    """Make the backup and print where it is; the status is 2 when it could not be made."""
    try:
        keeping = load_keeping()
        made = Backups(keeping.database, keeping.folder).make(args.file)
    except (SettingsError, StoreError) as error:
        print(f"backup: {error}", file=sys.stderr)
        return UNUSABLE
    print(made)
    return DONE
