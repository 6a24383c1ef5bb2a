"""Have Discord ask for what the bot needs, and no more, when somebody adds it from its profile; print the invite."""

import argparse

from bot.commands._errands import run_errand
from bot.ui.connection.install_settings import bring


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--dry-run", action="store_true", help="only say what would be set")


def run(args: argparse.Namespace) -> int:
    """Set the application's install settings; say in one line why that cannot be done."""
    return run_errand(lambda token: bring(token, print, dry_run=args.dry_run))
