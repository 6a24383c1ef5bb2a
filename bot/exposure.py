"""Whether others can read the token: in a file of settings that is open to them, or in the files of the program."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1]
"""Where the program is; git knows what stands here, or would take it."""

LARGEST: Final = 1_000_000
"""Bytes of the largest file that is looked into: nobody writes a longer one by hand."""

_UNKNOWN_TO_GIT: Final = frozenset({"data", "sandbox-data", "build", "dist", "__pycache__"})


def readable_by_others(file: Path) -> bool:
    """Tell whether anybody but its owner may read a file."""
    return os.name == "posix" and bool(stat.S_IMODE(file.stat().st_mode) & 0o077)


def places_of(token: str, root: Path = SOURCE) -> list[Path]:
    """Return the files of the program a token stands in; `.env`, which git leaves out, is no such file."""
    wanted = token.encode()
    return [path for path in _files(root) if wanted in _read(path)]


def _files(root: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if _is_looked_into(Path(folder, name))]
        for name in names:
            path = Path(folder, name)
            if name == ".env.example" or not name.startswith(".env"):
                yield path


def _is_looked_into(folder: Path) -> bool:
    hidden = folder.name.startswith(".") and folder.name != ".ci"
    return not (hidden or folder.name in _UNKNOWN_TO_GIT or (folder / "pyvenv.cfg").exists())


def _read(path: Path) -> bytes:
    try:
        return b"" if path.stat().st_size > LARGEST else path.read_bytes()
    except OSError:
        return b""
