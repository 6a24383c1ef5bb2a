"""Ranks and single cards as rules speak of them: `jacks`, `an ace`, `the ace of spades`; each in any form."""

from collections.abc import Iterable

from bot.engine.cards import RANK_CODES, Rank
from bot.engine.rules import Ruleset
from bot.engine.vocabulary import Power, Which
from bot.text.cards import JOKER, either, listed, spoken_rank
from bot.text.catalogue import phrase
from bot.text.phrases import Joined, Phrase


def in_play(rules: Ruleset, which: Iterable[Which]) -> tuple[Which, ...]:
    """Return those of these cards that the table's pack holds, in the order of a suit, the joker last."""
    return tuple(sorted((each for each in which if each is not None or rules.jokers_per_pack), key=_place))


def powers(rules: Ruleset) -> dict[Rank | None, Power]:
    """Return the special cards of the table's pack with what they do, as the variant lists them."""
    all_of_them = rules.variant.powers
    return {rank: power for rank, power in all_of_them.items() if rank is not None or rules.jokers_per_pack}


def with_power(rules: Ruleset, *kinds: type[Power]) -> tuple[Which, ...]:
    """Return the ranks whose power is of one of these kinds."""
    return in_play(rules, (rank for rank, power in powers(rules).items() if isinstance(power, kinds)))


def others(locale: str, rank: Rank) -> Phrase:
    """Return the cards of a rank but those that are spoken of apart: `other queens`."""
    return phrase(locale, "rank-plural-other", rank=_said(rank))


def many(locale: str, which: Which) -> Phrase:
    """Return a rank in the plural (`jacks`, `8s`, `jokers`), or a card as it is said (`ace of spades`)."""
    if isinstance(which, tuple):
        rank, suit = which
        return phrase(locale, "card-name", rank=_said(rank), suit=suit.name)
    return phrase(locale, "rank-plural", rank=_said(which))


def one(locale: str, which: Which) -> Phrase:
    """Return one card of a rank (`an 8`, `a joker`), or a card as a sentence names it (`the ace of spades`)."""
    if isinstance(which, tuple):
        rank, suit = which
        return phrase(locale, "card-the", rank=_said(rank), suit=suit.name)
    return phrase(locale, "rank-one", rank=_said(which))


def all_of(locale: str, which: Iterable[Which]) -> Joined:
    """Return ranks as a sentence lists them: `8s, aces and jokers`."""
    return listed(locale, (many(locale, each) for each in which))


def one_of(locale: str, which: Iterable[Which]) -> Joined:
    """Return ranks as a choice: `a 2 or a joker`."""
    return either(locale, (one(locale, each) for each in which))


def _said(rank: Rank | None) -> int | str:
    return JOKER if rank is None else spoken_rank(RANK_CODES[rank])


def _place(which: Which) -> tuple[int, int]:
    if which is None:
        return len(Rank), 0
    return (which[0], 1) if isinstance(which, tuple) else (which, 0)
