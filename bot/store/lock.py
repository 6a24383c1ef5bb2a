"""Keep a second process away from a database."""

import fcntl
import os
from pathlib import Path

from bot.store.errors import InUse, Unwritable


class FileLock:
    """A lock on `<database>.lock`, held until released or until the process ends, however it ends.

    Raises `InUse` when another process holds it and `Unwritable` when the folder cannot be written.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise Unwritable(f"{path} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise InUse(f"{database} is in use by another process of the bot") from error

    def release(self) -> None:
        """Let another process have the database."""
        os.close(self._file)
