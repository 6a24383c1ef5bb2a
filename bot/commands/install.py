"""Have Discord ask for what the bot needs, and no more, when somebody adds it from its profile; print the invite."""

import argparse
import asyncio
import sys

from bot.settings import SettingsError, load
from bot.ui.connection import NoConnection, mute_voice, use_api
from bot.ui.install_settings import bring

DONE, FAILED, UNUSABLE = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--dry-run", action="store_true", help="only say what would be set")


def run(args: argparse.Namespace) -> int:
    """Set the application's install settings; say in one line why that cannot be done."""
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    if settings.api is not None:
        use_api(settings.api)
    mute_voice()
    try:
        asyncio.run(bring(settings.token, print, dry_run=args.dry_run))
    except NoConnection as error:
        print(error, file=sys.stderr)
        return FAILED
    return DONE
