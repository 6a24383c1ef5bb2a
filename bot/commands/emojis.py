"""Have Discord show cards as pictures: upload them as emojis of the application, only those that have changed."""

import argparse

from bot.commands._errands import run_errand
from bot.pictures.emojis import drawn_emojis
from bot.ui.connection.emoji_upload import bring


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--quiet", action="store_true", help="only say what came of it")
    parser.add_argument("--remove", action="store_true", help="take all of them away: cards are text again")


def run(args: argparse.Namespace) -> int:
    """Bring the emojis up to date, or take them away; say in one line why that cannot be done."""
    wanted = {} if args.remove else drawn_emojis()
    tell = _say_nothing if args.quiet else _say
    return run_errand(lambda token: bring(token, wanted, tell, dry_run=args.dry_run))


def _say(line: str) -> None:
    print(line, flush=True)


def _say_nothing(line: str) -> None:
    """Keep to oneself what is done on the way."""
