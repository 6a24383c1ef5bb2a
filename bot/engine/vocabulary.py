"""The closed vocabulary a variant is written in: powers of cards, options and their values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.engine.cards import MOST_JOKERS, MOST_PACKS, Rank, Suit

Which = Rank | None | tuple[Rank, Suit]
"""Cards a rule speaks of: a rank, the joker (None), or one card, which goes before its rank."""


@dataclass(frozen=True, slots=True)
class NamesSuit:
    """Whoever plays the card names the suit in force."""


@dataclass(frozen=True, slots=True)
class Skips:
    """The next seat loses its turn."""


@dataclass(frozen=True, slots=True)
class ThreatensSkip:
    """The next seat hands the threat on with a card of the same rank, or loses its turn."""


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


@dataclass(frozen=True, slots=True)
class ThreatensDraw:
    """The next seat hands the threat on with one of these ranks, or draws so many and loses its turn."""

    cards: int
    raised_by: frozenset[Rank | None]


@dataclass(frozen=True, slots=True)
class Blocks:
    """The card ends a threat to draw."""


@dataclass(frozen=True, slots=True)
class PlaysAgain:
    """The same seat takes another turn."""


Power = NamesSuit | Skips | Reverses | MakesDraw | Asks | ThreatensDraw | ThreatensSkip | Blocks | PlaysAgain


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


class StockEnd(StrEnum):
    """When a round ends because the stock has run out."""

    AFTER_TURN = "after_turn"
    AT_ONCE = "at_once"
    ON_FAILED_DRAW = "on_failed_draw"
    NEVER = "never"


class Switch(StrEnum):
    """Whether a table has something or not."""

    OFF = "off"
    ON = "on"


class DrawStack(StrEnum):
    """What becomes of a threat to draw that is answered with another one."""

    SUM = "sum"
    REPLACE = "replace"
    OFF = "off"


class BlockedScore(StrEnum):
    """What a blocked round is worth."""

    COUNT = "count"
    DIFFERENCE = "difference"
    NONE = "none"


class Scoring(StrEnum):
    """What the cards left in the hands mean."""

    OWN_PENALTY = "own_penalty"
    WINNER_COLLECTS = "winner_collects"
    KNOCKOUT = "knockout"


class MatchForm(StrEnum):
    """How rounds make a match."""

    SINGLE = "single"
    TARGET = "target"
    ROUNDS = "rounds"
    KNOCKOUT = "knockout"


class Tie(StrEnum):
    """How a tie is decided."""

    EXTRA_ROUND = "extra_round"
    SHARED = "shared"


Values = type[StrEnum] | range


@dataclass(frozen=True, slots=True)
class Option:
    """An option's name, the values it can have at all (words, or whole numbers), and the one of a table without it."""

    name: str
    values: Values
    neutral: str

    @property
    def label(self) -> str:
        """The id under which catalogues name this option."""
        return f"option-{self.name.replace('_', '-')}"


OPTIONS: Final[Mapping[str, Option]] = {
    option.name: option
    for option in (
        Option("packs", range(1, MOST_PACKS + 1), "1"),
        Option("jokers_per_pack", range(MOST_JOKERS + 1), "0"),
        Option("hand_size", range(1, 113), "5"),
        Option("deal_packet", range(1, 3), "1"),
        Option("starter_eight", StarterEight, "printed"),
        Option("starter_power", StarterPower, "inert"),
        Option("draw_when", DrawWhen, "stuck"),
        Option("draw_limit", DrawLimit, "1"),
        Option("after_draw", AfterDraw, "any"),
        Option("pass_when_empty", PassWhenEmpty, "stuck"),
        Option("refill", Refill, "none"),
        Option("stock_end", StockEnd, "never"),
        Option("multi_play", Switch, "off"),
        Option("multi_eights", Switch, "off"),
        Option("draw_stack", DrawStack, "off"),
        Option("two_on_joker", Switch, "off"),
        Option("eight_blocks", Switch, "off"),
        Option("ace_counters_skip", Switch, "off"),
        Option("reverse_two", ReverseTwo, "plain"),
        Option("final_effect", FinalEffect, "ignore"),
        Option("finish_on_power", FinishOnPower, "allow"),
        Option("last_call", LastCall, "off"),
        Option("misplay", Misplay, "reject"),
        Option("challenge_window", range(601), "0"),
        Option("false_catch", range(6), "0"),
        Option("scoring", Scoring, "winner_collects"),
        Option("match", MatchForm, "single"),
        Option("target", range(1, 10_001), "200"),
        Option("rounds", range(1, 101), "5"),
        Option("blocked_score", BlockedScore, "count"),
        Option("tie", Tie, "extra_round"),
        Option("partnership", Switch, "off"),
        Option("max_actions", range(1, 100_001), "1000"),
    )
}
"""Every option there is, in the order they are shown and written (RULES §7)."""


DEALER_CHOOSES: Final = "dealer_chooses"
"""What a table may have on beside the options of the rules: its dealers choose (RULES §7). A ruleset knows nothing of it."""

HINTS: Final = "hints"
"""Another such: cards that fit are marked in the hand of whoever is to move."""

AUTO_FORCED: Final = "auto_forced"
"""Another: a draw or a pass that is all the seat to move can do is done for it (RULES C12)."""

CALL_GRACE: Final = "call_grace"
"""Another: for so many seconds a catch is held back, so that a call can still come first."""

_ON_OFF: Final = tuple(map(str, Switch))
TABLE_OPTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        DEALER_CHOOSES: _ON_OFF,
        HINTS: _ON_OFF,
        AUTO_FORCED: _ON_OFF,
        CALL_GRACE: ("0", "0.5", "1", "1.5", "2", "3", "5", "10"),
    }
)
"""All that a table may choose beside the options of the rules, and the values of each."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One preset: data only.

    ``powers`` and ``free`` are given by rank, None standing for the joker; ``opens`` and ``points`` may name single
    cards too, and a card without points counts its pips. ``defaults`` holds every option the variant offers,
    ``narrowed`` the few values of those that cannot have all, and ``by_players`` what depends on the number of
    players.
    """

    name: str
    seats: range
    direction: str
    """How +1 is shown: ``cw`` or ``ccw``."""
    smallest_hand: int
    powers: Mapping[Rank | None, Power]
    free: frozenset[Rank | None]
    """What fits on everything, except where an answer is due."""
    opens: frozenset[Which]
    """What leaves the pile open for any card."""
    points: Mapping[Which, int]
    defaults: Mapping[str, str]
    narrowed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    by_players: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    dealer_may_choose: bool = False
    """A table may let the dealer of each round choose the cards a hand, see `DEALER_CHOOSES`."""
    passes_after_draw: bool = False
    """Whoever has drawn in a turn may pass, whatever ``after_draw`` says (RULES §9.2.19)."""

    def default(self, option: str, players: int) -> str:
        """Give the value of an option that nobody chose, for so many players."""
        return self.by_players.get(option, {}).get(players, self.defaults[option])

    def values(self, option: str) -> tuple[str, ...]:
        """Give the words an option may have here; none for one that is a number within the option's range."""
        allowed = OPTIONS[option].values
        if option in self.narrowed or isinstance(allowed, range):
            return self.narrowed.get(option, ())
        return tuple(str(value) for value in allowed if value is not StockEnd.NEVER)
