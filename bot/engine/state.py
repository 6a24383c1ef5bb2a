"""A round as it stands: one deal until somebody goes out or the round is blocked.

A `Round` is changed in place by `bot.engine.play` and `bot.engine.enforcement`, and by nobody else: `bot.engine.match.apply`
works on a copy, so that for everybody outside a state is a value.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from bot.engine.actions import Seat
from bot.engine.cards import Card, Hand, Suit
from bot.engine.deeds import Deed
from bot.engine.events import RoundEnd
from bot.engine.rules import Ruleset
from bot.engine.tables import A_DRAW, A_SKIP, AN_ACE, NOTHING, OPEN, suit_in_force

NOBODY: Final = -1

Reorder = Callable[[list[Card]], None]
"""Puts the cards of a new stock in order, in place."""


class Phase(StrEnum):
    """What a round, or the match, waits for (RULES §1.2)."""

    TURN = "TURN"
    ANSWER_ACE = "ANSWER_ACE"
    ANSWER_DRAW = "ANSWER_DRAW"
    ANSWER_SKIP = "ANSWER_SKIP"
    NAME_SUIT = "NAME_SUIT"
    ARREST = "ARREST"
    ROUND_OVER = "ROUND_OVER"
    MATCH_OVER = "MATCH_OVER"


@dataclass(frozen=True, slots=True)
class Standing:
    """A misplay that can still be caught: whose, and the round as it was before it."""

    offender: Seat
    card: Card
    before: "Round"


def partner(seat: Seat) -> Seat:
    """Give the seat opposite, of four."""
    return (seat + 2) % 4


def unordered(cards: list[Card]) -> None:
    """Stand in for an order while a round is only a value."""
    raise RuntimeError(f"nobody said how to order {len(cards)} cards")


_ANSWERING: Final = {
    NOTHING: Phase.TURN,
    AN_ACE: Phase.ANSWER_ACE,
    A_DRAW: Phase.ANSWER_DRAW,
    A_SKIP: Phase.ANSWER_SKIP,
}
ASKED: Final = {phase: asked for asked, phase in _ANSWERING.items()}
"""What has to be answered in a phase of a turn (`bot.engine.tables`)."""


@lru_cache
def _following(seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Give who follows each seat: by the direction, of which 1 is the second entry and -1 the last."""
    size = max(seats, default=NOBODY) + 1
    onward, back = [NOBODY] * size, [NOBODY] * size
    for seat, after in zip(seats, seats[1:] + seats[:1], strict=True):
        onward[seat], back[after] = after, seat
    return (), tuple(onward), tuple(back)


class Round:
    """One round. Lists are indexed by the seats of the whole match; sets of seats are bits.

    The stock is drawn from its end, the pile's top is its last card. ``key`` says what the next card must fit
    (see `bot.engine.tables`).
    """

    __slots__ = (
        "actions",
        "arrested",
        "asked",
        "dealer",
        "deeds",
        "direction",
        "drawn",
        "early",
        "ended",
        "finished",
        "following",
        "forgiving",
        "hands",
        "key",
        "naming",
        "newest",
        "owed",
        "passes",
        "pending",
        "pile",
        "pressing",
        "reorder",
        "rules",
        "seats",
        "standing",
        "stock",
        "tables",
        "turn",
        "uncalled",
        "winner",
    )

    def __init__(
        self,
        rules: Ruleset,
        seats: Iterable[Seat],
        hands: Sequence[Hand],
        *,
        stock: Iterable[Card],
        pile: Iterable[Card],
        turn: Seat,
        dealer: Seat,
    ) -> None:
        """Lay out a round in which nothing has happened yet; the top of the pile is inert."""
        self.rules = rules
        self.tables = rules.tables
        self.sit(tuple(sorted(seats)))
        self.dealer = dealer
        self.hands, self.stock, self.pile = list(hands), list(stock), list(pile)
        self.key = rules.tables.key[self.pile[-1]]
        self.turn, self.direction = turn, 1
        self.asked, self.pending = NOTHING, 0
        """What the seat to move has to answer (see `bot.engine.tables`), and the cards it is threatened with."""
        self.naming = False
        """The dealer has to name a suit."""
        self.drawn = 0
        """Cards the seat to move has drawn in this turn, owed ones apart."""
        self.newest: Card | None = None
        """The last of them."""
        self.passes = 0
        self.actions = 0
        """Plays, draws and passes so far (RULES C9)."""
        self.owed = [0] * len(self.hands)
        self.uncalled = 0
        """Seats that hold one card and have not said so."""
        self.early = 0
        """Seats that said "last card" with two cards, for the play to come."""
        self.pressing = NOBODY
        """The seat that has just drawn, nobody having acted since (RULES P6)."""
        self.forgiving = NOBODY
        """The seat that played while it owed; another seat's action ends its debt (RULES P5)."""
        self.standing: Standing | None = None
        self.arrested = NOBODY
        """The seat with the empty hand, while its last card may be objected to."""
        self.finished: tuple[Seat, ...] = ()
        """Seats that went out while their partners play on."""
        self.ended: RoundEnd | None = None
        self.winner = NOBODY
        self.deeds: tuple[Deed, ...] = ()
        """What was done last, as everybody saw it; play-outs keep none."""
        self.reorder: Reorder = unordered

    def sit(self, seats: tuple[Seat, ...]) -> None:
        """Say who is in the round, and so who follows whom in either direction."""
        self.seats = seats
        self.following = _following(seats)

    def copy(self) -> "Round":
        """Give a round that changes apart from this one, to be told anew how to order a refill.

        Spelled out, since every action taken copies a round: a loop over the slots takes four times as long.
        """
        twin = Round.__new__(Round)
        twin.actions = self.actions
        twin.arrested = self.arrested
        twin.asked = self.asked
        twin.dealer = self.dealer
        twin.deeds = self.deeds
        twin.direction = self.direction
        twin.drawn = self.drawn
        twin.early = self.early
        twin.ended = self.ended
        twin.finished = self.finished
        twin.following = self.following
        twin.forgiving = self.forgiving
        twin.hands = self.hands[:]
        twin.key = self.key
        twin.naming = self.naming
        twin.newest = self.newest
        twin.owed = self.owed[:]
        twin.passes = self.passes
        twin.pending = self.pending
        twin.pile = self.pile[:]
        twin.pressing = self.pressing
        twin.rules = self.rules
        twin.seats = self.seats
        twin.standing = self.standing
        twin.stock = self.stock[:]
        twin.tables = self.tables
        twin.turn = self.turn
        twin.uncalled = self.uncalled
        twin.winner = self.winner
        twin.reorder = unordered
        return twin

    def become(self, other: "Round") -> None:
        """Return to an earlier value of this round."""
        reorder = self.reorder
        twin = other.copy()
        for name in Round.__slots__:
            setattr(self, name, getattr(twin, name))
        self.reorder = reorder

    def __eq__(self, other: object) -> bool:
        """Compare what was played, not how refills are ordered or what is remembered of it."""
        if not isinstance(other, Round):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _VALUES)

    __hash__ = None  # type: ignore[assignment]  # a round changes in place

    @property
    def top(self) -> Card:
        """Give the top of the pile."""
        return self.pile[-1]

    @property
    def open(self) -> bool:
        """Tell whether the pile takes any card."""
        return self.key == OPEN

    @property
    def suit(self) -> Suit | None:
        """Give the suit in force, None while the pile is open."""
        return suit_in_force(self.key)

    @property
    def over(self) -> bool:
        """Tell whether the round has ended."""
        return self.ended is not None

    @property
    def phase(self) -> Phase:
        """Say what the round waits for."""
        if self.ended is not None:
            return Phase.ROUND_OVER
        if self.arrested != NOBODY:
            return Phase.ARREST
        if self.naming:
            return Phase.NAME_SUIT
        return _ANSWERING[self.asked]

    @property
    def dealt(self) -> tuple[Seat, ...]:
        """Give the seats that play this round, those who went out before its end too."""
        return tuple(sorted(self.seats + self.finished)) if self.finished else self.seats

    def partner_plays(self, seat: Seat) -> bool:
        """Tell whether the round goes on without this seat, for its partner still holds cards."""
        return self.tables.partners and partner(seat) in self.seats

    def after(self, seat: Seat) -> Seat:
        """Give the next seat in the present direction."""
        return self.following[self.direction][seat]

    def around(self, seat: Seat) -> tuple[Seat, ...]:
        """List the other seats in order of play, starting after this one."""
        others = []
        other = self.after(seat)
        while other != seat:
            others.append(other)
            other = self.after(other)
        return tuple(others)


_VALUES: Final = tuple(
    name for name in Round.__slots__ if name not in {"deeds", "tables", "following", "reorder"}
)
