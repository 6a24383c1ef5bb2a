"""The smallest parts of a record: words, names, cards and suits (RECORD §1)."""

import re
from collections.abc import Iterable

from bot.engine.cards import Card, Suit, code, parse_card, parse_suit
from bot.engine.record.errors import Slug, Unreadable

_BEFORE_COMMENT = re.compile(r'(?:[^"#]|"[^"]*")*')
_WORD = re.compile(r'(?:[^"\s]|"[^"]*")+')
_PLAIN_NAME = re.compile(r'[^\s"#=,:]+')
_NOT_PLAIN = frozenset({"settle", "deal", "shuffle", "-", "---"})


def without_comment(text: str, line: int) -> str:
    """Return the part of a line before `#`; one inside a quoted name starts no comment.

    Raises Unreadable where a quotation mark has no partner.
    """
    match = _BEFORE_COMMENT.match(text)
    end = match.end() if match else 0
    if text[end : end + 1] == '"':
        raise Unreadable(line, Slug.BAD_NAME, "a quotation mark is not closed")
    return text[:end].strip()


def words(text: str) -> list[str]:
    """Split at blanks; a quoted name stays in one word, with its quotation marks."""
    return _WORD.findall(text)


def read_name(word: str, line: int) -> str:
    """Read a seat name, plain or in double quotes."""
    name = word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word
    if not name.strip() or '"' in name:
        raise Unreadable(line, Slug.BAD_NAME, f"{word} is not a name")
    return name


def write_name(name: str) -> str:
    """Write a seat name, quoted where a plain one would be read as something else."""
    plain = _PLAIN_NAME.fullmatch(name) and name not in _NOT_PLAIN
    return name if plain else f'"{name}"'


def writable_names(names: Iterable[str]) -> tuple[str, ...]:
    """Turn display names into ones a record can hold: one line, no quotation marks, each only once."""
    taken: list[str] = []
    for name in names:
        base = " ".join(name.replace('"', "'").split()) or "?"
        fresh, number = base, 2
        while fresh in taken:
            fresh, number = f"{base} {number}", number + 1
        taken.append(fresh)
    return tuple(taken)


def read_card(word: str, line: int) -> Card:
    """Read a card in any of the spellings of RECORD §1; it stands for all cards that look the same."""
    try:
        return parse_card(word)
    except ValueError:
        raise Unreadable(line, Slug.BAD_CARD, f"{word} is not a card") from None


def read_cards(several: Iterable[str], line: int) -> tuple[Card, ...]:
    """Read cards in order."""
    return tuple(read_card(word, line) for word in several)


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards with blanks between them; `-` stands for none."""
    return " ".join(code(card) for card in cards) or "-"


def read_suit(word: str, line: int) -> Suit:
    """Read a suit: its letter or its sign."""
    try:
        return parse_suit(word)
    except ValueError:
        raise Unreadable(line, Slug.BAD_SUIT, f"{word} is not a suit") from None
