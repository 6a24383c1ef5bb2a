"""Matches played at random and in place: for benchmarks, simulations and computers that think by play-outs."""

from typing import Protocol

from bot.engine.allowed import choices, needs_suit
from bot.engine.cards import CARD_OF, SUITS, Card
from bot.engine.contest import Match, conclude
from bot.engine.deal import deal_from, next_dealer, next_hand, start
from bot.engine.enforcement import settle
from bot.engine.moves import moves
from bot.engine.play import name
from bot.engine.state import NOBODY, Reorder, Round


class Chance(Protocol):
    """What a play-out is random by: `random.Random` is one."""

    def random(self) -> float:
        """Give a number from 0 up to, not including, 1."""
        ...


def playout(match: Match, rng: Chance) -> int:
    """Play a match to its end with random legal moves, in place, and give the number of decisions made."""
    decisions = 0
    mix = mixer(rng)
    while not match.over:
        r = match.round
        if r is None or r.ended is not None:
            match.hand_size = next_hand(match)
            deck = list(match.rules.pack())
            mix(deck)
            r = deal_from(match, next_dealer(match), deck, None)
            r.reorder = mix
            start(r, None)
        decisions += play_round(r, rng)
        conclude(match, None)
    return decisions


def play_round(r: Round, rng: Chance) -> int:
    """Play a round to its end with random legal moves, in place, and give the number of decisions made."""
    r.reorder = mixer(rng)
    random = rng.random
    lay, draw, pass_on = moves(r.tables)
    namers = r.tables.namers
    decisions = 0
    if r.naming:
        name(r, SUITS[int(random() * 4)], None)
    while r.ended is None:
        decisions += 1
        fitting, drawing, passing = choices(r)
        cards = fitting.bit_count()
        choice = random() * (cards + drawing + passing)
        if choice < cards:
            while choice >= 1:
                fitting &= fitting - 1
                choice -= 1
            bit = fitting & -fitting
            card = CARD_OF[bit]
            suit = SUITS[int(random() * 4)] if bit & namers and needs_suit(r, r.turn, (card,)) else None
            lay(r, r.turn, card, suit, None)
            if r.arrested != NOBODY:
                settle(r, None)
        elif drawing and choice < cards + 1:
            draw(r, r.turn, None)
        else:
            pass_on(r, r.turn, None)
    return decisions


def mixer(rng: Chance) -> Reorder:
    """Give what shuffles by Fisher and Yates with numbers of this chance, quicker than ``rng.shuffle``."""
    random = rng.random

    def mix(cards: list[Card]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    return mix
