"""The number of what is being done: it stands in every line of the log that follows from it, and in the error shown."""

import secrets
from contextvars import ContextVar

_number: ContextVar[str | None] = ContextVar("number", default=None)


def begin() -> str:
    """Give what comes in now a fresh number, which all that follows from it in this task has too."""
    number = secrets.token_hex(4)
    _number.set(number)
    return number


def number() -> str | None:
    """Return the number of what is being done, None for what nobody has asked for."""
    return _number.get()


def error_number() -> str:
    """Return the number a person is told, to look an error up by: that of what he did, or a fresh one."""
    return number() or secrets.token_hex(4)
