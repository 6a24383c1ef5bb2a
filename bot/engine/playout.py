"""Matches played at random and in place: for benchmarks, simulations and computers that think by play-outs."""

from random import Random

from bot.engine.actions import Deal
from bot.engine.cards import BIT, SUITS, Card, Hand, Suit
from bot.engine.contest import Match, conclude
from bot.engine.deal import deal
from bot.engine.enforcement import draw_openly, pass_openly, play_openly, settle
from bot.engine.play import draw, lay, may_draw, may_pass, name, pass_on, playable, tally
from bot.engine.state import NOBODY, Round


def playout(match: Match, rng: Random) -> int:
    """Play a match to its end with random legal moves, in place, and give the number of decisions made."""
    decisions = 0
    while not match.over:
        if match.round is None or match.round.ended is not None:
            deal(match, Deal(pack=_shuffled_pack(match, rng)), None)
        assert match.round is not None
        decisions += play_round(match.round, rng)
        conclude(match, None)
    return decisions


def play_round(r: Round, rng: Random) -> int:
    """Play a round to its end with random legal moves, in place, and give the number of decisions made."""
    r.reorder = rng.shuffle
    decisions = 0
    step = _step_openly if r.tables.catches else _step
    while r.ended is None:
        step(r, rng)
        decisions += 1
    return decisions


def _step(r: Round, rng: Random) -> None:
    """Make one random move where every wrong one is refused."""
    fitting = playable(r)
    seat = r.turn
    if r.naming:
        name(r, rng.choice(SUITS), None)
        return
    drawing = may_draw(r, fitting)
    choices = fitting.bit_count() + drawing
    if not choices or (may_pass(r, fitting) and _one_in(choices + 1, rng)):
        pass_on(r, None)
    elif drawing and _one_in(choices, rng):
        draw(r, None)
    else:
        card = _any_of(fitting, rng)
        lay(r, seat, card, _any_suit(r, card, rng), None)
    tally(r, seat, None)


def _step_openly(r: Round, rng: Random) -> None:
    """Make one random legal move at a table that polices itself."""
    if r.arrested != NOBODY:
        settle(r, None)
        return
    if r.naming:
        name(r, rng.choice(SUITS), None)
        return
    fitting = playable(r)
    drawing = may_draw(r, fitting)
    choices = fitting.bit_count() + drawing
    if not choices or (may_pass(r, fitting) and _one_in(choices + 1, rng)):
        pass_openly(r, None)
    elif drawing and _one_in(choices, rng):
        draw_openly(r, r.turn, None)
    else:
        card = _any_of(fitting, rng)
        play_openly(r, r.turn, card, _any_suit(r, card, rng), None)


def _one_in(chances: int, rng: Random) -> bool:
    return chances < 2 or rng.random() * chances < 1


def _any_of(hand: Hand, rng: Random) -> Card:
    """Pick a card of a hand that is not empty."""
    rest = hand & (hand - 1)
    if rest:
        for _ in range(int(rng.random() * hand.bit_count())):
            hand &= hand - 1
    return Card((hand & -hand).bit_length() - 1)


def _any_suit(r: Round, card: Card, rng: Random) -> Suit | None:
    if not BIT[card] & r.tables.namers or r.hands[r.turn] == BIT[card]:
        return None
    return SUITS[int(rng.random() * 4)]


def _shuffled_pack(match: Match, rng: Random) -> tuple[Card, ...]:
    cards = list(match.rules.pack())
    rng.shuffle(cards)
    return tuple(cards)
