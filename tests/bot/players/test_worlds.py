"""Worlds: every card lies somewhere once, what was seen is respected, and the real hands are among what may be."""

from random import Random

import pytest
from hypothesis import assume, given, settings

from bot.engine.actions import Draw, Pass
from bot.engine.cards import CARDS, Hand, cards_of, code, hand_of
from bot.engine.match import Match, apply, decision
from bot.engine.record import parse, replay
from bot.engine.rules import Ruleset
from bot.engine.state import Round
from bot.engine.tables import A_DRAW, A_SKIP
from bot.engine.view import SeatView, seat_view
from bot.players import normal
from bot.players.evidence import Belief, beliefs
from bot.players.hindsight import unlikely
from bot.players.layout import at_a_glance, pile_of
from bot.players.taste import taste
from bot.players.worlds import Worlds
from tests.bot.engine.games import Walk, rulesets, seeds

AWA, BINTA = 0, 1


def seen(variant: str, said: str, options: str = "", seat: int = AWA) -> tuple[Match, SeatView]:
    """Give a position of two players, and what one of them sees of it."""
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: Awa Binta\n"
    match = replay(parse(header + said)).match
    return match, seat_view(match, seat)


def agrees(hand: Hand, belief: Belief) -> bool:
    """Tell whether a hand is as it is believed to be."""
    within = all((hand & some).bit_count() <= most for some, most in belief.most.items())
    return within and not belief.known & ~hand


@given(rulesets(), seeds)
def test_in_a_world_every_card_lies_once_and_what_is_seen_is_as_it_is(rules: Ruleset, seed: int) -> None:
    for match, _, _ in Walk(rules, seed, most=60):
        seat = decision(match)
        if seat is None or match.round is None:
            continue
        view = seat_view(match, seat)
        world = Worlds(view, Random(seed)).deal()
        assert sorted(everywhere(world)) == sorted(rules.pack())
        assert [hand.bit_count() for hand in world.hands] == list(view.table.counts)
        for name in ("key", "direction", "asked", "pending", "turn", "drawn", "newest", "naming", "passes"):
            assert getattr(world, name) == getattr(match.round, name)
        assert world.pile == match.round.pile
        assert world.hands[seat] == match.round.hands[seat]
        assert world.seats == match.round.seats


def everywhere(r: Round) -> list[int]:
    return [*r.stock, *r.pile, *(card for hand in r.hands for card in cards_of(hand))]


@settings(max_examples=40)
@given(rulesets(misplay="reject", draw_when="stuck", pass_when_empty="stuck"), seeds)
def test_what_is_believed_is_true_where_nobody_can_draw_or_pass_at_will(rules: Ruleset, seed: int) -> None:
    assume(not rules.tables.pass_drawn)
    for match, _, _ in Walk(rules, seed, most=60, wild=0, leavers=0):
        if match.round is None or match.round.over:
            continue
        view = seat_view(match, match.round.turn)
        for hand, belief in zip(match.round.hands, beliefs(view.table), strict=True):
            accepted = {some for some in belief.most if some in _answers(match)}
            belief.most = {some: most for some, most in belief.most.items() if some not in accepted}
            assert agrees(hand, belief)


def _answers(match: Match) -> set[Hand]:
    """Give what may be kept back: threats are suffered at will everywhere."""
    tables = match.rules.tables
    kept = {cards for asked in (A_DRAW, A_SKIP) for cards in tables.answers[asked]}
    return kept | {cards & ~tables.special for cards in kept}


STUCK = "hands: Awa=8H,2C,AD Binta=9C,KC,3H\npile: 5S\nstock: 7H 3C 4C 6C 9S\nturn: Binta\n---\n"


@pytest.mark.parametrize("variant", ["standard", "house"])
def test_whoever_draws_has_nothing_that_fits_but_perhaps_what_was_drawn(variant: str) -> None:
    match, _ = seen(variant, STUCK)
    match = apply(match, Draw(BINTA)).match
    belief = beliefs(seat_view(match, AWA).table)[BINTA]
    assert list(belief.most.values()) == [1]
    for _ in range(2):
        match = apply(match, Draw(BINTA)).match
    (most,) = beliefs(seat_view(match, AWA).table)[BINTA].most.values()
    assert most == 1


def test_worlds_keep_to_what_is_believed() -> None:
    match, _ = seen("house", STUCK)
    for action in (Draw(BINTA), Draw(BINTA), Draw(BINTA), Pass(BINTA)):
        match = apply(match, action).match
    view = seat_view(match, AWA)
    belief = beliefs(view.table)[BINTA]
    assert belief.most
    worlds = Worlds(view, Random(1))
    assert all(agrees(worlds.deal().hands[BINTA], belief) for _ in range(200))


def test_of_what_a_hand_can_hold_one_of_no_world_gives_it_two() -> None:
    match, _ = seen("house", STUCK)
    view = seat_view(apply(match, Draw(BINTA)).match, AWA)
    ((some, most),) = beliefs(view.table)[BINTA].most.items()
    worlds = Worlds(view, Random(1))
    held = [(worlds.deal().hands[BINTA] & some).bit_count() for _ in range(300)]
    assert max(held) == most == 1
    assert min(held) == 0


def test_what_leaves_the_hand_is_known_to_be_in_it_no_more() -> None:
    card, other = cards_of(hand_of(CARDS[:2]))
    belief = Belief(known=hand_of((card, other)), most={hand_of((card,)): 1, hand_of((other,)): 1})
    belief.laid((card,))
    assert belief.known == hand_of((other,))
    assert list(belief.most.values()) == [0, 1]


def test_cards_that_came_back_to_a_hand_are_in_it_in_every_world() -> None:
    said = "hands: Awa=9H,2C,AD Binta=9C,KC,3H\npile: 5S\nstock: 7H 3C 4C 6C 9S\nturn: Awa\n---\nAwa play AD\nBinta challenge\n"
    _, view = seen("gambian", said, "misplay=catch", BINTA)
    worlds = Worlds(view, Random(2))
    hands = [cards_of(worlds.deal().hands[AWA]) for _ in range(50)]
    assert all("AD" in map(code, hand) for hand in hands)
    assert len(set(hands)) > 1


def test_a_world_is_less_likely_where_somebody_has_done_something_odd() -> None:
    """With a diamond in hand nobody would have spent the 8."""
    said = "hands: Awa=9H,2C,AD Binta=8C,KC,3H\npile: 5S\nstock: 7H 3C 4S 6C 9S JD\nturn: Binta\n---\nBinta play 8C =C\n"
    match, view = seen("standard", said)
    assert match.round is not None
    world = at_a_glance(view)
    likely, odd = (with_hand(world, hand) for hand in (match.round.hands[BINTA], spade_of(match)))
    liking, gone = taste(match.rules), pile_of(view)
    assert unlikely(view, likely, liking, gone, Random(3)) < unlikely(view, odd, liking, gone, Random(3))


def spade_of(match: Match) -> Hand:
    assert match.round is not None
    spade = next(card for card in match.round.stock if code(card) == "4S")
    club = next(card for card in cards_of(match.round.hands[BINTA]) if code(card) == "KC")
    return hand_of((spade, club))


def with_hand(world: Round, hand: Hand) -> Round:
    twin = world.copy()
    twin.hands[BINTA] = hand
    return twin


@pytest.mark.parametrize("variant", ["standard", "house"])
def test_normal_does_not_mind_how_hidden_cards_lie(variant: str) -> None:
    match, view = seen(variant, STUCK.replace("turn: Binta", "turn: Awa"))
    liking, gone, worlds = taste(match.rules), pile_of(view), Worlds(view, Random(1))
    dealt = [worlds.deal() for _ in range(50)]
    assert len({tuple(world.hands) for world in dealt}) > 40
    assert {normal.move(world, liking, gone) for world in dealt} == {normal.choose(view, Random(2))}
