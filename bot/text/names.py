"""Make people's names, and titles they give, harmless: no markdown, no pings, no invisible or overlong text."""

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
LONGEST_TITLE = 50
REMEMBERED = 4096
"""Names that are kept as they were made harmless: the same people are named with every move."""
LONGEST_READ = 200
"""So much of a name is read at all: what is typed may be thousands of letters, and some become eighteen each."""
MOST_MARKS = 2
"""Marks that may stand on one letter: Thai and Vietnamese need two, towers of them reach into other lines."""
NAMELESS = "?"

_PLAIN_SIGN = "\ufe0e"
"""Asks for a sign that is no emoji: the signs of cards end in it, and what stands in a name is no card."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# The slash too: an invitation to another server unfolds without its https.
_MARKDOWN = re.compile(r"([\\`*_~|<>#\[\]():+\-/])")
# Letters without ink: they pass as letters, yet a name made of them is empty to the eye.
_BLANK_LETTERS = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U0001d159"))


def plain_name(name: str) -> str:
    """Return `name` for places that read no markdown (labels, choices): at most 32 characters, never empty."""
    return _plain(name[:LONGEST_READ], LONGEST_NAME)


def safe_name(name: str) -> str:
    """Return `name` for message text: `plain_name` with its markdown escaped."""
    return _safe(name[:LONGEST_READ], LONGEST_NAME)


def plain_title(title: str) -> str:
    """Return what somebody called something for places that read no markdown: at most 50 characters, never empty."""
    return _plain(title[:LONGEST_READ], LONGEST_TITLE)


def safe_title(title: str) -> str:
    """Return what somebody called something for message text: `plain_title` with its markdown escaped."""
    return _safe(title[:LONGEST_READ], LONGEST_TITLE)


@lru_cache(REMEMBERED)
def _plain(name: str, longest: int) -> str:
    composed = unicodedata.normalize("NFKC", name.translate(_BLANK_LETTERS)).translate(_BLANK_LETTERS)
    seen = "".join(" " if letter.isspace() else letter for letter in composed if _is_seen(letter))
    calm = _without_towers(" ".join(seen.split()))
    # A full-width sign cannot ping, whatever the message allows.
    kept = calm.replace("@", "\uff20")[:longest].strip()
    return kept if any(map(_has_ink, kept)) else NAMELESS


@lru_cache(REMEMBERED)
def _safe(name: str, longest: int) -> str:
    return _MARKDOWN.sub(r"\\\1", _plain(name, longest))


def _is_seen(letter: str) -> bool:
    return letter.isspace() or (letter != _PLAIN_SIGN and unicodedata.category(letter) not in _UNSEEN)


def _has_ink(letter: str) -> bool:
    return not letter.isspace() and not _is_mark(letter)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in {"Mn", "Me"}


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
