"""Lay out what a record starts from: a deal, or a position checked against the rules (RULES §9.1 entries 10 and 11)."""

from typing import NoReturn

from bot.engine.actions import Deal, Seat
from bot.engine.cards import BIT, Hand, cards_of, hand_of
from bot.engine.match import BadDeal, Match, Step, apply, new_match
from bot.engine.record.cast import CardTwice, Cast, Supply
from bot.engine.record.errors import Slug, Unreadable
from bot.engine.record.form import Cards, Position, Record
from bot.engine.record.notation import write_cards, write_name
from bot.engine.rules import BadOption, BadSeats, BadVariant, Clash, Ruleset, ruleset
from bot.engine.state import Phase, Round, partner
from bot.engine.tables import A_DRAW, A_SKIP, AN_ACE, ASKS, DRAW_THREAT, OPEN, SKIP_THREAT, key_named
from bot.engine.vocabulary import Scoring


def begin(record: Record) -> Step:
    """Give the match a record starts with and what happened so far; raises Unreadable."""
    rules = _rules(record)
    cast = Cast(record.players)
    dealer = cast.seat(record.dealer) if record.dealer is not None else len(record.players) - 1
    if record.position is not None:
        return Step(_Layout(record, record.position, rules, dealer).match(), ())
    match = new_match(rules, dealer=dealer, seed=record.seed)
    if record.deck is None:
        return Step(match, ())
    try:
        return apply(match, Deal(dealer, pack=record.deck))
    except BadDeal as problem:
        raise Unreadable(record.line_of("deck"), Slug(problem.slug), str(problem)) from problem


def _rules(record: Record) -> Ruleset:
    try:
        return ruleset(record.variant, len(record.players), record.options)
    except BadVariant as problem:
        raise Unreadable(record.line_of("variant"), Slug.BAD_VARIANT, str(problem)) from problem
    except BadSeats as problem:
        raise Unreadable(record.line_of("players"), Slug.BAD_SEATS, str(problem)) from problem
    except (BadOption, Clash) as problem:
        raise Unreadable(record.line_of("options"), Slug.BAD_OPTION, str(problem)) from problem


class _Layout:
    """Turns a position into the round of a match, or says what is wrong with it."""

    def __init__(self, record: Record, position: Position, rules: Ruleset, dealer: Seat) -> None:
        self.record = record
        self.position = position
        self.rules = rules
        self.dealer = dealer
        self.cast = Cast(record.players)

    def match(self) -> Match:
        """Give the match in the middle of this position."""
        position, seat = self.position, self.cast.seat
        self._check_people()
        laid = self._round()
        self._check_piles(laid)
        self._check_hands(laid)
        self._set_pile(laid)
        self._set_debts(laid)
        self._set_phase(laid)
        out = map(seat, position.out)
        match = Match.at(laid, number=position.round, out=out, seed=self.record.seed)
        match.totals = [position.totals.get(name, 0) for name in self.record.players]
        return match

    def _round(self) -> Round:
        supply = Supply(self.rules.pack())
        hands: list[Hand] = [0] * len(self.record.players)
        newest = None
        for name, written in self.position.hands.items():
            cards = self._take(supply, "hands", written)
            hands[self.cast.seat(name)] = hand_of(cards)
            newest = cards[-1] if name == self.position.turn and cards else newest
        pile = self._take(supply, "pile", self.position.pile)
        if not pile:
            self._wrong("pile", "a pile has at least one card")
        stock = self._take(supply, "stock", self.position.stock)
        seats = tuple(map(self.cast.seat, self.position.hands))
        finished = tuple(seat for seat in seats if not hands[seat]) if self.rules.partners else ()
        laid = Round(
            self.rules,
            tuple(seat for seat in seats if seat not in finished),
            hands,
            stock=reversed(stock),
            pile=pile,
            turn=self.cast.seat(self.position.turn),
            dealer=self.dealer,
        )
        laid.finished = finished
        laid.drawn = self.position.drawn
        laid.newest = newest if laid.drawn else None
        return laid

    def _take(self, supply: Supply, key: str, written: Cards) -> Cards:
        try:
            return supply.take_all(written)
        except CardTwice as problem:
            what = f"{write_cards([problem.card])} stands in more places than the pack holds"
            raise Unreadable(self.record.line_of(key), Slug.CARD_TWICE, what) from problem

    def _check_people(self) -> None:
        position = self.position
        away = (*position.out, *position.sits_out)
        for name in self.record.players:
            if (name in position.hands) + away.count(name) != 1:
                self._wrong("hands", f"{write_name(name)} has to be in one of hands, out and sits_out")
        if len(position.hands) < 2:
            self._wrong("hands", "a round has at least two players")
        if position.turn not in position.hands:
            self._wrong("turn", f"{write_name(position.turn)} has no hand")
        if position.round < 1:
            self._wrong("round", "rounds are counted from 1")
        if position.totals and self.rules.scoring is Scoring.KNOCKOUT:
            self._wrong("totals", "in a knock-out nobody has points")

    def _check_piles(self, laid: Round) -> None:
        if not laid.stock and len(laid.pile) > 1 and laid.tables.refills:
            self._wrong("stock", "an empty stock would have been refilled from the pile")

    def _check_hands(self, laid: Round) -> None:
        empty = [seat for seat in laid.seats if not laid.hands[seat]]
        arrest = self.position.phase == Phase.ARREST
        if len(empty) != arrest:
            self._wrong("hands", "just the one who arrests has an empty hand")
        if any(partner(seat) in laid.finished for seat in laid.finished):
            self._wrong("hands", "two partners without cards have ended the round")
        if laid.turn in laid.finished:
            self._wrong("turn", f"{write_name(self.position.turn)} has no cards")
        if arrest and not laid.tables.catches:
            self._wrong("phase", "an arrest is settled at once where misplays are refused")
        most = 0 if laid.tables.draw_ends else laid.tables.draw_limit
        if laid.drawn > min(most, len(cards_of(laid.hands[laid.turn]))):
            self._wrong("drawn", "so many cards cannot have been drawn in this turn")

    def _set_pile(self, laid: Round) -> None:
        position = self.position
        laid.direction = position.direction
        if position.suit is not None:
            if not laid.tables.namers & BIT[laid.top] or position.open:
                self._wrong("suit", "a suit in force comes from an 8, and not on an open pile")
            laid.key = key_named(position.suit)
        if position.open:
            laid.key = OPEN

    def _set_debts(self, laid: Round) -> None:
        position, seat = self.position, self.cast.seat
        for name, count in position.owed.items():
            if not laid.tables.catches or seat(name) not in laid.seats:
                self._wrong("owed", f"{write_name(name)} cannot owe cards")
            laid.owed[seat(name)] = count
        for name in position.uncalled:
            if not laid.tables.calls or len(cards_of(laid.hands[seat(name)])) != 1:
                self._wrong("uncalled", f"{write_name(name)} has nothing to call")
            laid.uncalled |= 1 << seat(name)

    def _set_phase(self, laid: Round) -> None:
        if bool(self.position.pending) != (self.position.phase == Phase.ANSWER_DRAW):
            self._wrong("pending", "cards are pending where a draw has to be answered, and only there")
        match self.position.phase:
            case Phase.TURN:
                return
            case Phase.ANSWER_DRAW:
                self._threaten(laid, DRAW_THREAT, A_DRAW)
                laid.pending = self.position.pending
            case Phase.ANSWER_SKIP:
                self._threaten(laid, SKIP_THREAT, A_SKIP)
            case Phase.ARREST:
                laid.arrested = next(seat for seat in laid.seats if not laid.hands[seat])
            case _:  # ANSWER_ACE: the header takes no other
                self._ask(laid)

    def _ask(self, laid: Round) -> None:
        hand = laid.hands[laid.turn]
        if laid.tables.power[laid.top] != ASKS:
            self._wrong("phase", "nothing on the pile asks")
        if not laid.tables.answers[AN_ACE][laid.top] & hand or (
            laid.tables.forbids and len(cards_of(hand)) == 1
        ):
            self._wrong("phase", f"{write_name(self.position.turn)} cannot answer")
        laid.asked = AN_ACE

    def _threaten(self, laid: Round, power: int, asked: int) -> None:
        if laid.tables.power[laid.top] != power:
            self._wrong("phase", "the top of the pile threatens nobody like this")
        laid.asked = asked

    def _wrong(self, key: str, what: str) -> NoReturn:
        raise Unreadable(self.record.line_of(key), Slug.BAD_POSITION, what)
