"""The closed vocabulary a variant is written in: powers of cards, options and their values."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine.cards import MOST_JOKERS, MOST_PACKS, Rank


@dataclass(frozen=True, slots=True)
class NamesSuit:
    """Whoever plays the card names the suit in force."""


@dataclass(frozen=True, slots=True)
class Skips:
    """The next seat loses its turn."""


@dataclass(frozen=True, slots=True)
class Reverses:
    """The direction of play turns."""


@dataclass(frozen=True, slots=True)
class MakesDraw:
    """The next seats draw and lose their turns; the seat after them moves.

    ``shares[n - 1]`` says who draws how many when there are n other seats; the last entry holds for more.
    """

    shares: tuple[tuple[int, ...], ...]

    def among(self, others: int) -> tuple[int, ...]:
        """Give the numbers of cards, next seat first, when so many others are in the round."""
        return self.shares[min(others, len(self.shares)) - 1]


@dataclass(frozen=True, slots=True)
class Asks:
    """The next seat answers with a card of the same rank, or draws so many and loses its turn."""

    cards: int


Power = NamesSuit | Skips | Reverses | MakesDraw | Asks


class StarterEight(StrEnum):
    """What becomes of an 8 turned as the starter (RULES §1.3)."""

    BURY = "bury"
    PRINTED = "printed"
    DEALER_NAMES = "dealer_names"
    ANY = "any"


class StarterPower(StrEnum):
    """What becomes of another power card turned as the starter (RULES §1.3)."""

    INERT = "inert"
    APPLY = "apply"
    REDRAW = "redraw"


class DrawWhen(StrEnum):
    """When the seat to move may draw."""

    STUCK = "stuck"
    ANY = "any"


class DrawLimit(StrEnum):
    """How many cards a seat may draw in one turn."""

    ONE = "1"
    THREE = "3"
    NONE = "none"


class AfterDraw(StrEnum):
    """What a seat may do once it has drawn in its turn."""

    END = "end"
    DRAWN_ONLY = "drawn_only"
    ANY = "any"


class PassWhenEmpty(StrEnum):
    """Who may pass when the stock is empty."""

    STUCK = "stuck"
    FREE = "free"


class Refill(StrEnum):
    """How the pile becomes the stock again."""

    NONE = "none"
    SHUFFLE = "shuffle"
    FLIP = "flip"


class ReverseTwo(StrEnum):
    """What a reverse does between two players."""

    PLAIN = "plain"
    SKIP = "skip"


class FinalEffect(StrEnum):
    """Whether the last card of a round still has its effect."""

    IGNORE = "ignore"
    APPLY = "apply"


class FinishOnPower(StrEnum):
    """Whether a power card may be the last one."""

    ALLOW = "allow"
    FORBID = "forbid"


class LastCall(StrEnum):
    """Whether "last card" has to be said."""

    MANUAL = "manual"
    AUTO = "auto"
    OFF = "off"


class Misplay(StrEnum):
    """Whether a wrong card is refused, or goes down until another player objects (RULES §2.5)."""

    CATCH = "catch"
    REJECT = "reject"


class BlockedScore(StrEnum):
    """What a blocked round is worth."""

    COUNT = "count"
    NONE = "none"


class Scoring(StrEnum):
    """What the cards left in the hands mean."""

    KNOCKOUT = "knockout"


class MatchForm(StrEnum):
    """How rounds make a match."""

    KNOCKOUT = "knockout"


class Tie(StrEnum):
    """How a tie is decided."""

    EXTRA_ROUND = "extra_round"


Values = type[StrEnum] | range


@dataclass(frozen=True, slots=True)
class Option:
    """An option's name and the values it can have at all: words, or whole numbers."""

    name: str
    values: Values

    @property
    def label(self) -> str:
        """The id under which catalogues name this option."""
        return f"option-{self.name.replace('_', '-')}"


OPTIONS: Final[Mapping[str, Option]] = {
    option.name: option
    for option in (
        Option("packs", range(1, MOST_PACKS + 1)),
        Option("jokers_per_pack", range(MOST_JOKERS + 1)),
        Option("hand_size", range(1, 113)),
        Option("deal_packet", range(1, 3)),
        Option("starter_eight", StarterEight),
        Option("starter_power", StarterPower),
        Option("draw_when", DrawWhen),
        Option("draw_limit", DrawLimit),
        Option("after_draw", AfterDraw),
        Option("pass_when_empty", PassWhenEmpty),
        Option("refill", Refill),
        Option("reverse_two", ReverseTwo),
        Option("final_effect", FinalEffect),
        Option("finish_on_power", FinishOnPower),
        Option("last_call", LastCall),
        Option("misplay", Misplay),
        Option("challenge_window", range(601)),
        Option("false_catch", range(6)),
        Option("scoring", Scoring),
        Option("match", MatchForm),
        Option("blocked_score", BlockedScore),
        Option("tie", Tie),
        Option("max_actions", range(1, 100_001)),
    )
}
"""Every option there is, in the order they are shown and written (RULES §7)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One preset: data only.

    ``powers``, ``free`` and ``points`` are given by rank, None standing for the joker; a rank without points
    counts its pips. ``defaults`` holds every option the variant offers.
    """

    name: str
    seats: range
    direction: str
    """How +1 is shown: ``cw`` or ``ccw``."""
    smallest_hand: int
    powers: Mapping[Rank | None, Power]
    free: frozenset[Rank | None]
    """What fits on everything, except on a card that asks."""
    opens: frozenset[Rank | None]
    """What leaves the pile open for any card."""
    points: Mapping[Rank | None, int]
    defaults: Mapping[str, str]
