"""Cards and suits as symbols and as words."""

from collections.abc import Iterable, Sequence
from functools import cache

from bot.engine.cards import Card, Suit, code
from bot.text.catalogue import say

JOKER = "joker"
# U+FE0E asks for the plain sign: as emojis the black suits vanish on a dark background.
SIGNS = {Suit.C: "♣\ufe0e", Suit.D: "♦\ufe0e", Suit.H: "♥\ufe0e", Suit.S: "♠\ufe0e"}


@cache
def symbol(locale: str, card: Card) -> str:
    """Return a card as it looks: `8♥`, `Joker`. Suits differ by shape, so no colour is needed."""
    rank, suit = _parts(card)
    if suit is None:
        return say(locale, "joker-letter")
    return say(locale, "rank-letter", rank=rank) + SIGNS[suit]


@cache
def words(locale: str, card: Card) -> str:
    """Return a card as it is said: `8 of hearts`, `joker`."""
    rank, suit = _parts(card)
    if suit is None:
        return say(locale, "card-name-joker")
    return say(locale, "card-name", rank=rank, suit=suit.name)


@cache
def both(locale: str, card: Card) -> str:
    """Return a card as it looks and as it is said: `8♥ (8 of hearts)`; a joker just once."""
    spoken = words(locale, card)
    return symbol(locale, card) if _parts(card)[1] is None else f"{symbol(locale, card)} ({spoken})"


def suit_words(locale: str, suit: Suit) -> str:
    """Return a suit as it is said: `hearts`."""
    return say(locale, "suit-name", suit=suit.name)


def suit_both(locale: str, suit: Suit) -> str:
    """Return a suit as it looks and as it is said: `♥ hearts`."""
    return f"{SIGNS[suit]} {suit_words(locale, suit)}"


def listed(locale: str, items: Iterable[str]) -> str:
    """Join items as a sentence does: `a, b and c`."""
    return _joined(locale, tuple(items), "list-last")


def either(locale: str, items: Iterable[str]) -> str:
    """Join items as a choice: `a, b or c`."""
    return _joined(locale, tuple(items), "list-either")


def in_a_row(locale: str, items: Iterable[str]) -> str:
    """Join what is no sentence: `a, b, c`."""
    return say(locale, "list-between").join(items)


def _joined(locale: str, parts: Sequence[str], last: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return say(locale, "list-between").join(parts[:-1]) + say(locale, last) + parts[-1]


def _parts(card: Card) -> tuple[str, Suit | None]:
    written = code(card)
    return (JOKER, None) if written == JOKER else (written[:-1], Suit[written[-1]])
