"""Have Discord show cards as pictures: upload them as emojis of the application, only those that have changed."""

import argparse
import asyncio
import sys

from bot.pictures.emojis import drawn_emojis
from bot.settings import SettingsError, load
from bot.ui.connection import NoConnection, mute_voice, use_api
from bot.ui.emoji_upload import RESULT, bring

DONE, FAILED, UNUSABLE = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--quiet", action="store_true", help="only say what came of it")
    parser.add_argument("--remove", action="store_true", help="take all of them away: cards are text again")


def run(args: argparse.Namespace) -> int:
    """Bring the emojis up to date, or take them away; say in one line why that cannot be done."""
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    if settings.api is not None:
        use_api(settings.api)
    mute_voice()
    wanted = {} if args.remove else drawn_emojis()
    try:
        asyncio.run(bring(settings.token, wanted, _say_little if args.quiet else _say, dry_run=args.dry_run))
    except NoConnection as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped; run this again, it goes on from here", file=sys.stderr)
        return FAILED
    return DONE


def _say(line: str) -> None:
    print(line, flush=True)


def _say_little(line: str) -> None:
    if line.startswith(RESULT):
        _say(line)
