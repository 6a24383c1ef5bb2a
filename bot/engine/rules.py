"""Rulesets: a variant, a number of seats and the options of one table, checked before anything is dealt."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache
from typing import Any

from bot.engine.cards import Card, pack
from bot.engine.tables import Tables, compile_tables
from bot.engine.variants import VARIANTS
from bot.engine.vocabulary import (
    OPTIONS,
    AfterDraw,
    BlockedScore,
    DrawLimit,
    DrawWhen,
    FinalEffect,
    FinishOnPower,
    LastCall,
    MatchForm,
    Misplay,
    Option,
    PassWhenEmpty,
    Refill,
    ReverseTwo,
    Scoring,
    StarterEight,
    StarterPower,
    Tie,
    Variant,
)


class BadRules(ValueError):
    """The base of everything that can be wrong with a table's rules."""


class BadVariant(BadRules):
    """There is no such variant."""

    def __init__(self, name: str) -> None:
        """Remember the name that was asked for and the one it resembles."""
        self.name = name
        self.allowed = tuple(VARIANTS)
        self.nearest = _nearest(name, self.allowed)
        super().__init__(f"no variant {name!r}; there is {', '.join(self.allowed)}")


class BadSeats(BadRules):
    """The variant is not for so many players."""

    def __init__(self, seats: int, allowed: range) -> None:
        """Remember how many players there are and may be."""
        self.seats = seats
        self.allowed = allowed
        super().__init__(f"{seats} players; it takes {allowed.start} to {allowed.stop - 1}")


class BadOption(BadRules):
    """An option is unknown, or cannot have this value here."""

    def __init__(self, name: str, value: str, allowed: tuple[str, ...]) -> None:
        """Remember the option, the value, and what may stand there instead."""
        self.name = name
        self.value = value
        self.allowed = allowed
        known = name in OPTIONS
        self.nearest = _nearest(value if known else name, allowed)
        what = f"{name}={value}" if known else f"option {name}"
        super().__init__(f"no {what}; there is {', '.join(allowed) or 'nothing'}")


def _nearest(word: str, words: tuple[str, ...]) -> str | None:
    return next(iter(get_close_matches(word, words, n=1, cutoff=0.5)), None)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is settled before the first card: one field an option, in the order of RULES §7.

    ``seats`` counts the players of the match. Build one with `ruleset`, which checks the values.
    """

    variant: Variant
    seats: int
    tables: Tables = field(repr=False, compare=False)
    packs: int
    jokers_per_pack: int
    hand_size: int
    deal_packet: int
    starter_eight: StarterEight
    starter_power: StarterPower
    draw_when: DrawWhen
    draw_limit: DrawLimit
    after_draw: AfterDraw
    pass_when_empty: PassWhenEmpty
    refill: Refill
    reverse_two: ReverseTwo
    final_effect: FinalEffect
    finish_on_power: FinishOnPower
    last_call: LastCall
    misplay: Misplay
    challenge_window: int
    false_catch: int
    scoring: Scoring
    match: MatchForm
    blocked_score: BlockedScore
    tie: Tie
    max_actions: int

    @property
    def polices_itself(self) -> bool:
        """Tell whether the players enforce the rules they can see (RULES §2.5)."""
        return self.misplay is Misplay.CATCH

    def pack(self) -> tuple[Card, ...]:
        """Give the whole pack of the match, unshuffled."""
        return pack(self.packs, self.jokers_per_pack)

    def hand_sizes(self, players: int) -> range:
        """Give the hand sizes so many players can be dealt (RULES §2.1 rule 4)."""
        return hand_sizes(self.variant, players, len(self.pack()))

    def options(self) -> dict[str, str]:
        """Give the value of every option as it is written."""
        return {name: str(getattr(self, name)) for name in self.variant.defaults}

    def options_text(self) -> str:
        """Write the options that differ from the variant's own values: ``hand_size=5 misplay=reject``."""
        defaults = self.variant.defaults
        return " ".join(
            f"{name}={value}" for name, value in self.options().items() if value != defaults[name]
        )


def hand_sizes(variant: Variant, players: int, cards: int) -> range:
    """Give the hand sizes that leave a starter and one card in the stock for each player."""
    return range(variant.smallest_hand, (cards - 1 - players) // players + 1)


def variants() -> tuple[Variant, ...]:
    """Give every variant there is."""
    return tuple(VARIANTS.values())


def variant(name: str) -> Variant:
    """Give the variant of this name; raise BadVariant when there is none."""
    if name not in VARIANTS:
        raise BadVariant(name)
    return VARIANTS[name]


def allowed_values(chosen: Variant, option: str) -> tuple[str, ...]:
    """Give the values an option can have in a variant, a range of numbers as ``0-10``."""
    if option not in chosen.defaults:
        return ()
    values = OPTIONS[option].values
    if isinstance(values, range):
        return (f"{values.start}-{values.stop - 1}",)
    return tuple(str(value) for value in values)


def ruleset(chosen: Variant | str, seats: int, options: Mapping[str, str] | None = None) -> Ruleset:
    """Settle the rules of a table; options not given have the variant's own values.

    Raises BadVariant, BadSeats or BadOption for what cannot be played.
    """
    found = variant(chosen) if isinstance(chosen, str) else chosen
    if seats not in found.seats:
        raise BadSeats(seats, found.seats)
    given = options or {}
    for name, value in given.items():
        if name not in found.defaults:
            raise BadOption(name, value, tuple(found.defaults))
    return _settled(found.name, seats, tuple({**found.defaults, **given}.items()))


@lru_cache(maxsize=1024)
def _settled(name: str, seats: int, given: tuple[tuple[str, str], ...]) -> Ruleset:
    chosen = VARIANTS[name]
    texts = dict(given)
    values: dict[str, Any] = {key: _value(OPTIONS[key], text) for key, text in texts.items()}
    sizes = hand_sizes(chosen, seats, len(pack(values["packs"], values["jokers_per_pack"])))
    if values["hand_size"] not in sizes:
        raise BadOption("hand_size", texts["hand_size"], (f"{sizes.start}-{sizes.stop - 1}",))
    return Ruleset(variant=chosen, seats=seats, tables=compile_tables(chosen, values), **values)


def _value(option: Option, text: str) -> int | StrEnum:
    """Read an option's value; raise BadOption when it cannot be that."""
    values = option.values
    if isinstance(values, range):
        if text.isascii() and text.isdecimal() and len(text) < 9 and int(text) in values:
            return int(text)
        raise BadOption(option.name, text, (f"{values.start}-{values.stop - 1}",))
    if text not in tuple(values):
        raise BadOption(option.name, text, tuple(str(value) for value in values))
    return values(text)


assert {each.name for each in fields(Ruleset)} >= OPTIONS.keys()
