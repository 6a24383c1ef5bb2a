"""What passes between the bot and its worker: values of the rules, each in a frame with its length before it.

A ruleset travels as what it was built from. Nothing else than values of the rules can be read.
"""

import io
import pickle
from enum import Enum
from typing import Any, Final

from bot.engine.rules import Ruleset, ruleset

HEAD: Final = 4
"""Bytes in which the length of a letter is written."""
LONGEST: Final = 16 * 1024 * 1024
"""Bytes of a letter at most: the record of a long match, and what is seen in it, take less than a tenth."""

_KNOWN: Final = "bot.engine."
"""Where the kinds of values are from that can be read."""


class BadLetter(Exception):
    """What was read is no letter."""


class _Writer(pickle.Pickler):
    def persistent_id(self, value: object) -> object:
        if isinstance(value, Ruleset):
            return value.variant.name, value.seats, value.kept_options()
        return None


class _Reader(pickle.Unpickler):
    def persistent_load(self, said: Any) -> Ruleset:
        variant, seats, options = said
        return ruleset(variant, seats, options)

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == ("builtins", "getattr"):
            return _member  # so Python 3.11 writes the values of enums
        if not module.startswith(_KNOWN):
            raise BadLetter(f"{module}.{name}")
        found = super().find_class(module, name)
        # A module of the rules knows more than its own: functions, and what it imports.
        if not (isinstance(found, type) and found.__module__.startswith(_KNOWN)):
            raise BadLetter(f"{module}.{name}")
        return found


def _member(kind: Any, name: str) -> Enum:
    """Return a value of an enum by its name, and nothing of anything else."""
    if not (isinstance(kind, type) and issubclass(kind, Enum)):
        raise BadLetter(name)
    return kind[name]


def written(value: object) -> bytes:
    """Write a value, with its length before it."""
    paper = io.BytesIO()
    _Writer(paper, pickle.HIGHEST_PROTOCOL).dump(value)
    body = paper.getvalue()
    return len(body).to_bytes(HEAD, "big") + body


def length(head: bytes) -> int:
    """Return how long a letter is. Raises `BadLetter`."""
    size = int.from_bytes(head, "big")
    if len(head) != HEAD or size > LONGEST:
        raise BadLetter(f"{size} bytes")
    return size


def read(body: bytes) -> Any:
    """Read a value. Raises `BadLetter`."""
    try:
        return _Reader(io.BytesIO(body)).load()
    except BadLetter:
        raise
    except Exception as error:
        raise BadLetter(type(error).__name__) from error
