"""Cards and suits as symbols and as words."""

from collections.abc import Iterable
from functools import cache

from bot.engine.cards import Card, Suit, code
from bot.text.catalogue import phrase, say
from bot.text.phrases import Joined, Phrase

JOKER = "joker"
JOKER_SIGN = "★\ufe0e"
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
def picture(locale: str, card: Card) -> str:
    """Return which picture shows a card with the letter the language has for its rank: `8H`, `WH`, `joker`."""
    rank, suit = _parts(card)
    return JOKER if suit is None else say(locale, "rank-letter", rank=rank) + suit.name


@cache
def words(locale: str, card: Card) -> str:
    """Return a card as it is said: `8 of hearts`, `joker`."""
    rank, suit = _parts(card)
    if suit is None:
        return say(locale, "card-name-joker")
    return say(locale, "card-name", rank=rank, suit=suit.name)


@cache
def both(locale: str, card: Card) -> Phrase:
    """Return a card as it looks and as it is said: `8♥ (8 of hearts)`, `★ Joker`."""
    rank, suit = _parts(card)
    if suit is None:
        return phrase(locale, "card-joker", sign=JOKER_SIGN)
    return phrase(locale, "card-both", rank=rank, suit=suit.name, sign=SIGNS[suit])


def suit_words(locale: str, suit: Suit) -> str:
    """Return a suit as it is said: `hearts`."""
    return say(locale, "suit-name", suit=suit.name)


@cache
def suit_both(locale: str, suit: Suit) -> Phrase:
    """Return a suit as it looks and as it is said: `♥ hearts`."""
    return phrase(locale, "suit-both", suit=suit.name, sign=SIGNS[suit])


def listed(locale: str, items: Iterable[str | Phrase]) -> Joined:
    """Join items as a sentence does: `a, b and c`."""
    return _joined(locale, tuple(items), "list-last")


def either(locale: str, items: Iterable[str | Phrase]) -> Joined:
    """Join items as a choice: `a, b or c`."""
    return _joined(locale, tuple(items), "list-either")


def in_a_row(locale: str, items: Iterable[str | Phrase]) -> str:
    """Join what is no sentence: `a, b, c`."""
    return say(locale, "list-between").join(map(str, items))


def _joined(locale: str, parts: tuple[str | Phrase, ...], last: str) -> Joined:
    # Some languages put a comma before the last of three that they do not put between two.
    return Joined(parts, say(locale, "list-between"), say(locale, last, count=len(parts)))


def spoken_rank(letters: str) -> int | str:
    """Return a rank as catalogues are told it: only a number meets a number there."""
    return int(letters) if letters.isdecimal() else letters


def _parts(card: Card) -> tuple[int | str, Suit | None]:
    written = code(card)
    return (JOKER, None) if written == JOKER else (spoken_rank(written[:-1]), Suit[written[-1]])
