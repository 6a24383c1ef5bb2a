"""How much room is left on the disk of the database; without any no move can be stored."""

import logging
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

LEAST_FREE: Final = 500_000_000
"""Bytes below which it is told at the start and with every backup."""

log = logging.getLogger(__name__)


def free_at(folder: Path) -> int:
    """Return the bytes that are free where a folder is."""
    return shutil.disk_usage(folder).free


class Disk:
    """The disk a folder is on."""

    def __init__(self, folder: Path, free: Callable[[Path], int] = free_at) -> None:
        self._folder = folder
        self._free = free

    def look(self) -> None:
        """Sound the alarm when there is little room."""
        free = self._free(self._folder)
        if free < LEAST_FREE:
            log.critical("Only %d MB are free at %s: make room", free // 1_000_000, self._folder)

    def figures(self) -> Mapping[str, float]:
        """Return the bytes that are free."""
        return {"disk_free_bytes": self._free(self._folder)}
