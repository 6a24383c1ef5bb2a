"""What one seat, or the public, may see of a match and of an event."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.engine.actions import Action, Draw, Pass, Play, Seat
from bot.engine.cards import BIT, KIND, RANK, Card, Rank, Suit, cards_of
from bot.engine.deeds import Deed
from bot.engine.events import Dealt, Drew, Event, Refilled
from bot.engine.match import Match, Window, decision, legal_actions, phase, window
from bot.engine.rules import Ruleset
from bot.engine.shuffle import lots
from bot.engine.state import ASKED, Phase, Round, partner
from bot.engine.tables import NO_LIMIT, NOTHING, OPEN


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody at the table can see. Lists are indexed by the seats of the match.

    ``uncalled`` and ``window`` are what an attentive watcher has worked out; a table that polices itself does not
    show them, because noticing is the game.
    """

    rules: Ruleset
    seats: int
    phase: Phase
    round_number: int
    private: bool
    dealer: Seat
    playing: tuple[Seat, ...]
    turn: Seat | None
    direction: int
    top: Card | None
    suit: Suit | None
    open: bool
    pending: int
    """Cards the seat to move is threatened with."""
    stock: int
    pile: int
    counts: tuple[int, ...]
    owed: tuple[int, ...]
    uncalled: tuple[Seat, ...]
    early: tuple[Seat, ...]
    """Seats that said "last card" with two cards, for the play to come."""
    window: Window | None
    totals: tuple[int, ...]
    out: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    over: bool
    laid: tuple[Card, ...] = ()
    """The pile, its top last: everybody saw each of its cards."""
    deeds: tuple[Deed, ...] = ()
    """What was done last in this round."""
    key: int = OPEN
    """What the next card has to fit (`bot.engine.tables`)."""
    drawn: int = 0
    """Cards the seat to move has drawn in this turn."""
    passes: int = 0
    """Seats that passed in succession."""
    actions: int = 0
    """Plays, draws and passes of this round so far."""
    lots: tuple[Seat, ...] = ()
    """The seats as the draw from the seed places those who are equal; nothing before the match is over."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat sees: the table, its own hand in hand order, and what it may do now.

    ``plays`` are the cards that may be played now, or laid first of several, ``actions`` every legal action of the seat;
    both are empty while somebody else has the decision. At a table that polices itself any card of the hand may be *tried*.
    Written into a log it names no card.
    """

    table: PublicView
    seat: Seat
    hand: tuple[Card, ...] = field(repr=False)
    plays: tuple[Card, ...] = field(repr=False)
    may_draw: bool
    actions: tuple[Action, ...] = field(repr=False)
    newest: Card | None = field(repr=False)
    """The card drawn last in this turn, while it matters."""
    draws_left: int | None = None
    """Cards the seat may still draw in this turn, where that is limited and it may draw one now."""

    @property
    def may_pass(self) -> bool:
        """Tell whether the seat may pass, or accept a skip, now."""
        return any(isinstance(action, Pass) for action in self.actions)


def public_view(match: Match) -> PublicView:
    """Give what everybody can see."""
    r = match.round
    waiting = r is not None and phase(match) not in (Phase.ROUND_OVER, Phase.MATCH_OVER)
    uncalled = r.uncalled if r is not None else 0
    return PublicView(
        rules=match.rules,
        seats=match.seats,
        phase=phase(match),
        round_number=match.round_number,
        private=match.private,
        dealer=match.dealer,
        playing=r.dealt if r is not None else match.playing,
        turn=r.turn if r is not None and waiting else None,
        direction=r.direction if r is not None else 1,
        top=r.top if r is not None else None,
        suit=r.suit if r is not None else None,
        open=r is not None and r.open,
        pending=r.pending if r is not None else 0,
        stock=len(r.stock) if r is not None else 0,
        pile=len(r.pile) if r is not None else 0,
        counts=tuple(hand.bit_count() for hand in r.hands) if r is not None else (0,) * match.seats,
        owed=tuple(r.owed) if r is not None else (0,) * match.seats,
        uncalled=tuple(seat for seat in range(match.seats) if uncalled >> seat & 1),
        early=tuple(seat for seat in range(match.seats) if r is not None and r.early >> seat & 1),
        window=window(match),
        totals=tuple(match.totals),
        out=match.out,
        winners=match.winners,
        over=match.over,
        laid=tuple(r.pile) if r is not None else (),
        deeds=r.deeds if r is not None else (),
        key=r.key if r is not None else OPEN,
        drawn=r.drawn if r is not None else 0,
        passes=r.passes if r is not None else 0,
        actions=r.actions if r is not None else 0,
        lots=lots(match.seed, match.seats) if match.over and match.seed is not None else (),
    )


def seat_view(match: Match, seat: Seat, table: PublicView | None = None) -> SeatView:
    """Give what one seat can see; ``table`` is what everybody can see of this match, where that is known already."""
    r = match.round
    actions = legal_actions(match) if decision(match) == seat else ()
    playing = {KIND[action.cards[0]] for action in actions if isinstance(action, Play)}
    hand = cards_of(r.hands[seat]) if r is not None else ()
    may_draw = any(isinstance(action, Draw) for action in actions)
    return SeatView(
        table=table or public_view(match),
        seat=seat,
        hand=hand,
        plays=tuple(card for card in hand if KIND[card] in playing),
        may_draw=may_draw,
        actions=actions,
        newest=r.newest if r is not None and r.turn == seat else None,
        draws_left=_draws_left(r) if r is not None and may_draw else None,
    )


def answers(table: PublicView) -> tuple[Rank | None, ...]:
    """Give the ranks, None for the joker, that answer what the seat to move is asked or threatened with.

    None answer where nothing is.
    """
    asked = ASKED.get(table.phase, NOTHING)
    if asked == NOTHING or table.top is None:
        return ()
    answering = cards_of(table.rules.tables.answers[asked][table.top])
    return tuple(dict.fromkeys(RANK[card] for card in answering))


def _draws_left(r: Round) -> int | None:
    """Give the cards the seat to move may still draw of its own will or need; None where no number limits that."""
    limit = r.tables.draw_limit
    return None if r.asked or limit == NO_LIMIT or r.owed[r.turn] else max(limit - r.drawn, 0)


def companions(view: SeatView, picked: Sequence[Card]) -> tuple[Card, ...]:
    """Give the cards of the hand that may go down after those picked so far, in one play."""
    if not picked:
        return view.plays
    legal = [Counter(KIND[card] for card in cards) for cards in _begun(view, picked)]
    so_far = Counter(KIND[card] for card in picked)
    left = [card for card in view.hand if card not in picked]
    return tuple(card for card in left if any(so_far + Counter([KIND[card]]) <= kinds for kinds in legal))


def asks_suit(view: SeatView, picked: Sequence[Card]) -> bool:
    """Tell whether playing these cards, the last of them on top, names a suit (RULES C1)."""
    table = view.table
    if not picked or not BIT[picked[-1]] & table.rules.tables.namers:
        return False
    goes_on = table.rules.partners and table.counts[partner(view.seat)] > 0
    return len(picked) < len(view.hand) or goes_on


def _begun(view: SeatView, picked: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield the plays that begin with the first card picked."""
    for action in view.actions:
        if isinstance(action, Play) and KIND[action.cards[0]] == KIND[picked[0]]:
            yield action.cards


def public_event(event: Event) -> Event:
    """Give an event without the cards that not everybody saw."""
    if isinstance(event, Drew | Dealt | Refilled):
        return replace(event, cards=())
    return event
