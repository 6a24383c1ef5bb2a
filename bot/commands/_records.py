"""Reading records from files, and saying in one line why one cannot be read."""

import sys
from pathlib import Path

from bot.engine.record import Slug, Unreadable

UNREADABLE = 2
"""The exit status when a record cannot be read."""


def read_text(file: Path) -> str:
    """Return the text of a record. Raises OSError, Unreadable."""
    raw = file.read_bytes()
    try:
        return raw.decode()
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise Unreadable(line, Slug.BAD_LINE, "this is not UTF-8") from problem


def say_unreadable(file: Path, problem: OSError | Unreadable) -> None:
    """Say on standard error what is wrong with a file."""
    if isinstance(problem, Unreadable):
        print(f"{file}:{problem.line}: {problem.slug}: {problem.what}", file=sys.stderr)
    else:
        print(f"{file}: {problem.strerror}", file=sys.stderr)
