"""The way in: `python -m bot COMMAND …` runs one of the commands."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bot import commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for and give the exit status."""
    args = _parser().parse_args(arguments)
    status: int = args.run(args)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Last Card, a Discord bot for Crazy Eights."
    )
    choices = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in _commands():
        help_text = (module.__doc__ or "").partition("\n")[0]
        name = module.__name__.rpartition(".")[2]
        command = choices.add_parser(name, help=help_text, description=help_text)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _commands() -> Iterator[ModuleType]:
    for found in iter_modules(commands.__path__):
        if not found.name.startswith("_"):
            yield import_module(f"{commands.__name__}.{found.name}")


if __name__ == "__main__":
    sys.exit(main())
