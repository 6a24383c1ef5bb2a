"""Run the stand-in for Discord, with the bot as its child, and print the address of the page."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox.child import Child, bot_command, emojis_command
from sandbox.server import Sandbox, description_from_environment

DATABASE = "bot.db"


def main() -> int:
    """Runs the sandbox until Ctrl-C or SIGTERM; returns the exit status."""
    choices = _parser().parse_args()
    try:
        return asyncio.run(_run(choices))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"sandbox: {where}{error.strerror or error}", file=sys.stderr)
        return 1


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65_535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=_port, default=0, help="port of the page (default: a free one)")
    parser.add_argument(
        "--data", type=Path, default=Path("sandbox-data"), help="folder of the bot's database"
    )
    parser.add_argument(
        "--fresh",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="start with an empty database, since the world is new at each start; "
        "--no-fresh shows how the bot copes with tables in a Discord that has forgotten them",
    )
    parser.add_argument("--no-bot", action="store_true", help="start no bot; print what one needs to connect")
    return parser


async def _run(choices: argparse.Namespace) -> int:
    told_to_stop = _listen_to_signals()
    database = _database(choices.data, fresh=choices.fresh)
    sandbox = Sandbox(description_from_environment())
    await sandbox.start(choices.port)
    print(f"The card room is open at {sandbox.address}", flush=True)
    environment = sandbox.environment(database)
    if choices.no_bot:
        print(*(f"{name}={value}" for name, value in environment.items()), sep="\n", flush=True)
    else:
        sandbox.look_after(Child(bot_command(), environment, before=emojis_command(), print_line=_print_line))
    try:
        await told_to_stop.wait()
    finally:
        await sandbox.stop()
    return 0


def _database(folder: Path, *, fresh: bool) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    if fresh:
        for old in folder.glob(f"{DATABASE}*"):
            old.unlink()
    return folder.resolve() / DATABASE


def _print_line(line: str) -> None:
    print(f"bot | {line}", flush=True)


def _listen_to_signals() -> asyncio.Event:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, told.set)
    return told


if __name__ == "__main__":
    sys.exit(main())
