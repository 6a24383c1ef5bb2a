"""Dealing a round, and the order of every new stock."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.engine.actions import Deal, Seat
from bot.engine.cards import KIND, Card, hand_of
from bot.engine.contest import Match
from bot.engine.events import Buried, Dealt, Facts, RoundBegan, Turned
from bot.engine.play import take_effect
from bot.engine.shuffle import shuffled
from bot.engine.state import Reorder, Round
from bot.engine.tables import NAMES, OPEN, PLAIN
from bot.engine.vocabulary import StarterEight, StarterPower

_MOST_BURIED = 500
"""Tries to turn a starter that may stay (RULES §9.3.28)."""


class BadDeal(ValueError):
    """A deal or the order of a refill that cannot be; ``slug`` is the one RECORD §9.1.9 gives."""

    def __init__(self, slug: str, text: str) -> None:
        """Remember what is wrong."""
        super().__init__(text)
        self.slug = slug


def order_by_seed(match: Match) -> Reorder:
    """Order the new stocks of a match by its seed."""

    def reorder(cards: list[Card]) -> None:
        if match.seed is None:
            raise BadDeal("shuffle_missing", "the order of the new stock is not known")
        cards[:] = shuffled(cards, match.seed, match.counter)
        match.counter += 1

    return reorder


def order_given(match: Match, order: Sequence[Card]) -> Reorder:
    """Order the next new stock as given; equal cards of several packs may stand for each other."""

    def reorder(cards: list[Card]) -> None:
        cards[:] = same_cards(order, cards, "bad_shuffle")
        match.counter += 1

    return reorder


def same_cards(order: Sequence[Card], cards: Sequence[Card], slug: str) -> list[Card]:
    """Give these very cards in the order of the first list; raise BadDeal when it holds others."""
    if Counter(KIND[card] for card in order) != Counter(KIND[card] for card in cards):
        raise BadDeal(slug, f"{len(order)} cards that are not the {len(cards)} to be ordered")
    waiting: dict[int, list[Card]] = {}
    for card in sorted(cards, reverse=True):
        waiting.setdefault(KIND[card], []).append(card)
    return [waiting[KIND[card]].pop() for card in order]


def deal(match: Match, action: Deal, facts: Facts) -> None:
    """Deal the next round as an action asks for it; raise BadDeal when it cannot be dealt like this."""
    dealer = next_dealer(match) if action.dealer is None else action.dealer
    if dealer not in match.playing:
        raise BadDeal("bad_deal", f"seat {dealer} does not play the coming round")
    size = next_hand(match) if action.hand_size is None else action.hand_size
    if size not in match.rules.hand_sizes(len(match.playing)):
        raise BadDeal("bad_deal", f"{len(match.playing)} hands of {size} cards cannot be dealt")
    deck = _deck(match, action)
    match.hand_size = size
    match.hand_chosen = match.hand_chosen or action.hand_size is not None
    r = deal_from(match, dealer, deck, facts)
    r.reorder = order_by_seed(match)
    start(r, facts)


def deal_from(match: Match, dealer: Seat, deck: list[Card], facts: Facts) -> Round:
    """Deal a whole pack, the first card first (RULES C5, §2.1 rules 3–5), and give the round not yet started."""
    match.dealer = dealer
    match.round_number += 1
    seats = _from(match.playing, dealer)
    if facts is not None:
        facts.append(RoundBegan(match.round_number, dealer, seats, match.hand_size, match.private))
    match.round = _lay_out(match, seats, deck, facts)
    return match.round


def next_hand(match: Match) -> int:
    """Give the cards a hand in the next deal when its dealer chooses none: as chosen before, or as usual for so many."""
    return match.hand_size if match.hand_chosen else match.rules.usual_hand(len(match.playing))


def next_dealer(match: Match) -> Seat:
    """Give the next participant after the last dealer; the first round is dealt by the one who was chosen."""
    if match.round_number == 0 and match.dealer in match.playing:
        return match.dealer
    return next((seat for seat in match.playing if seat > match.dealer), match.playing[0])


def _from(playing: tuple[Seat, ...], dealer: Seat) -> tuple[Seat, ...]:
    """List the seats in the order they are dealt to and play, the dealer last."""
    place = playing.index(dealer) + 1
    return playing[place:] + playing[:place]


def _deck(match: Match, action: Deal) -> list[Card]:
    whole = match.rules.pack()
    if action.pack is not None:
        deck = same_cards(action.pack, whole, "bad_deck")
    elif match.seed is not None:
        deck = list(shuffled(whole, match.seed, match.counter))
    else:
        raise BadDeal("bad_deal", "there is no seed to shuffle with")
    match.counter += 1
    return deck


def _lay_out(match: Match, seats: tuple[Seat, ...], deck: list[Card], facts: Facts) -> Round:
    """Deal the hands and turn the starter."""
    hands = [0] * match.seats
    places = _places(len(seats), match.hand_size, match.rules.deal_packet)
    for seat, mine in zip(seats, places, strict=True):
        cards = [deck[place] for place in mine]
        hands[seat] = hand_of(cards)
        if facts is not None:
            facts.append(Dealt(seat, tuple(cards), len(cards)))
    starter, stock = _turn_starter(match, deck[len(seats) * match.hand_size :], facts)
    return Round(
        match.rules,
        seats,
        hands,
        stock=reversed(stock),
        pile=[starter],
        turn=match.dealer,
        dealer=match.dealer,
    )


@lru_cache
def _places(players: int, size: int, packet: int) -> tuple[tuple[int, ...], ...]:
    """Give where in the pack the cards of each player lie, the first to be dealt to first (RULES C5)."""
    places: list[list[int]] = [[] for _ in range(players)]
    at = 0
    for start in range(0, size, packet):
        count = min(packet, size - start)
        for mine in places:
            mine.extend(range(at, at + count))
            at += count
    return tuple(map(tuple, places))


def _turn_starter(match: Match, stock: list[Card], facts: Facts) -> tuple[Card, list[Card]]:
    """Turn cards until one may stay, and give it with the stock that is left (RULES §1.3)."""
    starter = stock.pop(0)
    for _ in range(_MOST_BURIED):
        if not stock or not _is_buried(match, starter):
            break
        if facts is not None:
            facts.append(Buried(starter))
        stock.insert(len(stock) // 2, starter)
        starter = stock.pop(0)
    if facts is not None:
        facts.append(Turned(starter))
    return starter, stock


def _is_buried(match: Match, starter: Card) -> bool:
    power = match.rules.tables.power[starter]
    if power == NAMES:
        return match.rules.starter_eight is StarterEight.BURY
    return power != PLAIN and match.rules.starter_power is StarterPower.REDRAW


def start(r: Round, facts: Facts) -> None:
    """Give the first turn, as what was turned has it (RULES §1.3)."""
    power = r.tables.power[r.top]
    if power == NAMES and r.rules.starter_eight is StarterEight.DEALER_NAMES:
        r.naming = True
        return
    if power == NAMES and r.rules.starter_eight is StarterEight.ANY:
        r.key = OPEN
    r.turn = r.after(r.dealer)
    if power > NAMES and r.rules.starter_power is StarterPower.APPLY:
        take_effect(r, r.dealer, r.top, True, facts)
