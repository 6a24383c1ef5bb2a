"""Make people's names harmless: no markdown, no pings, no invisible or overlong text."""

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
REMEMBERED = 4096
"""Names that are kept as they were made harmless: the same people are named with every move."""
NAMELESS = "?"

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARKDOWN = re.compile(r"([\\`*_~|<>#\[\]():+\-])")
# Letters without ink: they pass as letters, yet a name made of them is empty to the eye.
_BLANK_LETTERS = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"))


@lru_cache(REMEMBERED)
def plain_name(name: str) -> str:
    """Return `name` for places that read no markdown (labels, choices): at most 32 characters, never empty."""
    composed = unicodedata.normalize("NFKC", name.translate(_BLANK_LETTERS)).translate(_BLANK_LETTERS)
    seen = "".join(" " if letter.isspace() else letter for letter in composed if _is_seen(letter))
    calm = _without_towers(" ".join(seen.split()))
    # A full-width sign cannot ping, whatever the message allows.
    return calm.replace("@", "\uff20")[:LONGEST_NAME].strip() or NAMELESS


@lru_cache(REMEMBERED)
def safe_name(name: str) -> str:
    """Return `name` for message text: `plain_name` with its markdown escaped."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name))


def _is_seen(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in _UNSEEN


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= 1:
            kept.append(letter)
    return "".join(kept)
