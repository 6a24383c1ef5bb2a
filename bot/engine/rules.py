"""Rulesets: a variant, a number of seats and the options of one table, checked before anything is dealt."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from bot.engine.cards import Card, pack
from bot.engine.combinations import FOLLOWING, Need, broken
from bot.engine.tables import Tables, compile_tables
from bot.engine.variants import VARIANTS
from bot.engine.vocabulary import (
    OPTIONS,
    TABLE_OPTIONS,
    AfterDraw,
    BlockedScore,
    DrawLimit,
    DrawStack,
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
    StockEnd,
    Switch,
    Tie,
    Variant,
)

SEATS: Final = "seats"
"""What a need for a number of players is called beside the names of options."""
PARTNERS: Final = 4
"""Players where partners sit opposite each other (RULES §3.1 rule 13)."""
_MOOT: Final = frozenset({"target", "rounds"})
"""Options that have a value even where it means nothing."""


class BadRules(ValueError):
    """The base of everything that can be wrong with a table's rules."""


class BadVariant(BadRules):
    """There is no such variant."""

    def __init__(self, name: str) -> None:
        """Remember the name that was asked for and the one it resembles."""
        self.name = name
        self.allowed = tuple(VARIANTS)
        self.nearest = _nearest(name, self.allowed)
        meant = f", did you mean {self.nearest}" if self.nearest else ""
        super().__init__(f"no variant {name!r}{meant}; there is {', '.join(self.allowed)}")


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
        known = name in {*OPTIONS, *TABLE_OPTIONS}
        self.nearest = _nearest(value if known else name, allowed)
        what = f"{name}={value}" if known else f"option {name}"
        super().__init__(f"no {what}; there is {', '.join(allowed) or 'nothing'}")


class UnknownOption(BadOption):
    """The variant has no option of this name."""

    def __init__(self, name: str, value: str, allowed: tuple[str, ...]) -> None:
        """Remember the option, and which there are; what is an option of other games was not misspelt."""
        super().__init__(name, value, allowed)
        self.nearest = None if name in {*OPTIONS, *TABLE_OPTIONS} else _nearest(name, allowed)


class Clash(BadRules):
    """An option's value goes only with certain values of another one, or with a number of players (`SEATS`)."""

    def __init__(self, need: Need, found: str) -> None:
        """Remember which value needs what, and what was found instead."""
        self.name = need.option
        self.value = need.value or ""
        self.needs = need.needs
        self.allowed = need.allowed
        self.found = found
        wanted = " or ".join(need.allowed)
        super().__init__(f"{self.name}={self.value} needs {self.needs}={wanted}, not {found}")


def _nearest(word: str, words: tuple[str, ...]) -> str | None:
    return next(iter(get_close_matches(word, words, n=1, cutoff=0.5)), None)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is settled before the first card: one field an option, in the order of RULES §7.

    ``seats`` counts the players of the match. Build one with `ruleset`, which checks the values.
    """

    variant: Variant
    seats: int
    hand_fixed: bool
    """Cards a hand do not follow the number of players, though the variant would have it so (RULES §9.2.21)."""
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
    stock_end: StockEnd
    multi_play: Switch
    multi_eights: Switch
    draw_stack: DrawStack
    two_on_joker: Switch
    eight_blocks: Switch
    ace_counters_skip: Switch
    reverse_two: ReverseTwo
    final_effect: FinalEffect
    finish_on_power: FinishOnPower
    last_call: LastCall
    misplay: Misplay
    challenge_window: int
    false_catch: int
    scoring: Scoring
    match: MatchForm
    target: int
    rounds: int
    blocked_score: BlockedScore
    tie: Tie
    partnership: Switch
    max_actions: int

    @property
    def polices_itself(self) -> bool:
        """Tell whether the players enforce the rules they can see (RULES §2.5)."""
        return self.misplay is Misplay.CATCH

    def pack(self) -> tuple[Card, ...]:
        """Give the whole pack of the match, unshuffled."""
        return pack(self.packs, self.jokers_per_pack)

    @property
    def partners(self) -> bool:
        """Tell whether seats opposite each other play together (RULES §3.1 rule 13)."""
        return self.partnership is Switch.ON

    @property
    def most_seats(self) -> int:
        """Tell how many may play by these rules: partners are four, whatever the variant takes."""
        return PARTNERS if self.partners else self.variant.seats[-1]

    @property
    def low_wins(self) -> bool:
        """Tell whether points are bad."""
        return self.scoring is Scoring.OWN_PENALTY

    def hand_sizes(self, players: int) -> range:
        """Give the hand sizes so many players can be dealt (RULES §2.1 rule 4)."""
        return hand_sizes(self.variant, players, len(self.pack()))

    def usual_hand(self, players: int) -> int:
        """Give the cards a hand when so many are dealt to and the dealer chooses nothing (RULES §9.2.21)."""
        if self.hand_fixed or "hand_size" not in self.variant.by_players:
            return self.hand_size
        return int(self.variant.default("hand_size", players))

    def options(self) -> dict[str, str]:
        """Give the value of every option the variant offers, as it is written, in the order of RULES §7."""
        return {name: str(getattr(self, name)) for name in OPTIONS if name in self.variant.defaults}

    def kept_options(self) -> dict[str, str]:
        """Give the options that build these rules again, whatever the variant's own values will be by then."""
        left = {"target", "rounds"} - {self.match.value}
        if "hand_size" in self.variant.by_players and not self.hand_fixed:
            left.add("hand_size")
        return {name: value for name, value in self.options().items() if name not in left}

    def changed_options(self) -> dict[str, str]:
        """Give the options that differ from the variant's own values for so many players."""
        kept = self.kept_options()
        usual = {name: self.variant.default(name, self.seats) for name in kept}
        if self.hand_fixed:
            del usual["hand_size"]
        return {name: value for name, value in kept.items() if value != usual.get(name)}

    def options_text(self) -> str:
        """Write the options that differ from the variant's own values: ``hand_size=5 misplay=reject``."""
        return " ".join(f"{name}={value}" for name, value in self.changed_options().items())


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


def ruleset(chosen: Variant | str, seats: int, options: Mapping[str, str] | None = None) -> Ruleset:
    """Settle the rules of a table; options not given have the variant's own values, or what goes with those given.

    Raises BadVariant, BadSeats, BadOption or Clash for what cannot be played.
    """
    found = variant(chosen) if isinstance(chosen, str) else chosen
    if seats not in found.seats:
        raise BadSeats(seats, found.seats)
    given = options or {}
    for name, value in given.items():
        if name not in found.defaults:
            raise UnknownOption(name, value, tuple(found.defaults))
    return _settled(found.name, seats, tuple(given.items()))


@lru_cache(maxsize=1024)
def _settled(name: str, seats: int, given: tuple[tuple[str, str], ...]) -> Ruleset:
    chosen = VARIANTS[name]
    for key, text in given:
        _value(chosen, OPTIONS[key], text)
    texts = _completed(chosen, seats, dict(given))
    values = {key: _value(chosen, OPTIONS[key], text) for key, text in texts.items()}
    sizes = hand_sizes(chosen, seats, len(pack(values["packs"], values["jokers_per_pack"])))
    if values["hand_size"] not in sizes:
        raise BadOption("hand_size", texts["hand_size"], (f"{sizes.start}-{sizes.stop - 1}",))
    return Ruleset(
        variant=chosen,
        seats=seats,
        hand_fixed="hand_size" in dict(given) and "hand_size" in chosen.by_players,
        tables=compile_tables(chosen, values),
        **values,
    )


def _completed(chosen: Variant, seats: int, given: dict[str, str]) -> dict[str, str]:
    """Give every option a value; raise Clash when the values do not go together."""
    settled = {SEATS: str(seats), **given}
    for name, leaders in FOLLOWING.items():
        if name not in settled:
            leading = {leader: settled[leader] for leader in leaders if leader in settled}
            settled[name] = _following(chosen, name, seats, leading)
    full = {name: settled.get(name) or _usual(chosen, name, seats) for name in OPTIONS}
    asked = {name: value for name, value in full.items() if name in given or name not in _MOOT}
    if need := broken({SEATS: str(seats), **asked}):
        raise Clash(need, full.get(need.needs, str(seats)))
    return full


def _following(chosen: Variant, name: str, seats: int, leading: Mapping[str, str]) -> str:
    """Give the first value of an option nobody chose that goes with what it follows, its usual one before others."""
    usual = _usual(chosen, name, seats)
    # Five rounds knows no blocked rounds: where the usual counting has no meaning, nobody scores (RULES §9.2.26).
    others = chosen.values(name) if name in chosen.defaults else (str(_words(name)[-1]),)
    return next((value for value in (usual, *others) if not broken({**leading, name: value})), usual)


def _usual(chosen: Variant, name: str, seats: int) -> str:
    return chosen.default(name, seats) if name in chosen.defaults else OPTIONS[name].neutral


def _words(name: str) -> tuple[StrEnum, ...]:
    values = OPTIONS[name].values
    return () if isinstance(values, range) else tuple(values)


def _value(chosen: Variant, option: Option, text: str) -> Any:
    """Read an option's value; raise BadOption when it cannot be that."""
    narrowed = chosen.narrowed.get(option.name)
    if narrowed is not None and text not in narrowed:
        raise BadOption(option.name, text, narrowed)
    values = option.values
    if isinstance(values, range):
        if text.isascii() and text.isdecimal() and len(text) < 9 and int(text) in values:
            return int(text)
        raise BadOption(option.name, text, (f"{values.start}-{values.stop - 1}",))
    if text not in (chosen.values(option.name) if option.name in chosen.defaults else tuple(values)):
        raise BadOption(option.name, text, chosen.values(option.name))
    return values(text)


assert {each.name for each in fields(Ruleset)} >= OPTIONS.keys()
