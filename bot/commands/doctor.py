"""Look for what keeps the bot from its work: settings, token, emojis, intents, permissions, database, backups, disk, clock, thinking."""

import argparse
import asyncio
import time
from collections.abc import Iterator

from bot.commands._discord_checks import examine_discord
from bot.commands._findings import Finding, Level, bad, ok
from bot.commands._machine_checks import examine_machine
from bot.commands._thinking_check import examine_thinking
from bot.settings import SettingsError, load, load_keeping

WELL, ILL = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--offline", action="store_true", help="do not ask Discord")


def run(args: argparse.Namespace) -> int:
    """Print a line a finding; the status is 1 when anything is bad."""
    findings = []
    for finding in examine(offline=args.offline):
        print(finding.line())
        findings.append(finding)
    return ILL if any(finding.level is Level.BAD for finding in findings) else WELL


def examine(*, offline: bool) -> Iterator[Finding]:
    """Yield all findings; what needs no token is looked at also when the settings are wrong."""
    try:
        settings = load()
    except SettingsError as error:
        yield bad("settings", str(error))
        settings = None
    else:
        yield ok("settings", "all can be read, and the token has the form of one")
    try:
        yield from examine_machine(load_keeping(), now=time.time())
    except SettingsError:
        return
    yield asyncio.run(examine_thinking())
    if settings is not None and not offline:
        yield from asyncio.run(examine_discord(settings.token, settings.api))
