"""Dealing a round."""

import pytest

from bot.engine.actions import Deal, Leave, Name
from bot.engine.cards import Card, Suit, code, hand_of, pack, parse_card
from bot.engine.events import Buried, Dealt, Owed, RoundBegan, Skipped
from bot.engine.match import BadDeal, Match, Step, apply, decision, legal_actions, new_match
from bot.engine.rules import ruleset
from bot.engine.state import Phase, Round
from bot.engine.view import public_view


def deck_with(*top: str, hands: int = 0) -> tuple[Card, ...]:
    """Give a whole pack whose cards after the hands are these."""
    wanted = [parse_card(text) for text in top]
    others = [card for card in pack(1, 2) if card not in wanted]
    return tuple(others[:hands] + wanted + others[hands:])


def dealt(*top: str, seats: int = 4, **options: str) -> Step:
    """Deal a round whose stock begins with these cards, seat 0 being the dealer."""
    rules = ruleset("gambian", seats, options)
    return apply(new_match(rules, dealer=0), Deal(pack=deck_with(*top, hands=4 * seats)))


def on_table(step: Step) -> Round:
    """Give the round on the table."""
    assert step.match.round is not None
    return step.match.round


def test_packets_of_two_go_round_from_the_seat_after_the_dealer() -> None:
    cards = pack(1, 2)
    step = apply(new_match(ruleset("gambian", 3, {"hand_size": "3"}), dealer=1), Deal(pack=cards))
    told = {event.seat: event.cards for event in step.events if isinstance(event, Dealt)}
    assert list(told) == [2, 0, 1]
    assert told[2] == (cards[0], cards[1], cards[6])
    assert told[1] == (cards[4], cards[5], cards[8])
    assert on_table(step).top == cards[9]
    assert on_table(step).stock[-1] == cards[10]
    assert decision(step.match) == 2


def test_single_cards_are_dealt_where_the_packet_is_one() -> None:
    cards = pack(1, 2)
    step = apply(new_match(ruleset("gambian", 2, {"deal_packet": "1"}), dealer=1), Deal(pack=cards))
    assert on_table(step).hands[0] == hand_of([cards[0], cards[2], cards[4], cards[6]])


def test_the_starter_stays_and_does_nothing_by_default() -> None:
    assert on_table(dealt("8S")).suit is Suit.S
    assert on_table(dealt("joker")).open
    assert on_table(dealt("AD")).phase is Phase.TURN
    assert decision(dealt("2D").match) == decision(dealt("JD").match) == 1


def test_a_buried_8_lies_in_the_middle_when_the_next_card_is_turned() -> None:
    step = dealt("8S", "3D", starter_eight="bury")
    assert [event.card for event in step.events if isinstance(event, Buried)] == [parse_card("8S")]
    assert code(on_table(step).top) == "3D"
    drawn_first = on_table(step).stock[::-1]
    before = 54 - 16 - 1
    assert drawn_first.index(parse_card("8S")) == before // 2 - 1


def test_the_dealer_names_a_suit_for_the_starter() -> None:
    step = dealt("8S", starter_eight="dealer_names")
    assert (on_table(step).phase, decision(step.match)) == (Phase.NAME_SUIT, 0)
    assert legal_actions(step.match) == tuple(Name(0, suit) for suit in Suit)
    named = apply(step.match, Name(0, Suit.H))
    assert (on_table(named).suit, decision(named.match)) == (Suit.H, 1)


def test_when_the_dealer_leaves_before_naming_the_printed_suit_stays() -> None:
    step = apply(dealt("8S", starter_eight="dealer_names").match, Leave(0))
    assert (on_table(step).suit, on_table(step).phase, decision(step.match)) == (Suit.S, Phase.TURN, 1)


def test_an_8_may_open_the_pile() -> None:
    assert on_table(dealt("8S", starter_eight="any")).open


def test_a_special_starter_may_be_turned_again() -> None:
    step = dealt("joker", "AD", "8S", starter_power="redraw")
    assert code(on_table(step).top) == "8S"


def test_a_starter_may_act_as_if_the_dealer_had_played_it() -> None:
    skipped = dealt("JD", starter_power="apply")
    assert Skipped(1) in skipped.events
    assert decision(skipped.match) == 2
    assert decision(dealt("10D", starter_power="apply").match) == 3
    hit = dealt("joker", starter_power="apply")
    assert [event.count for event in hit.events if isinstance(event, Owed)] == [3, 2, 1]
    assert (on_table(hit).open, decision(hit.match)) == (True, 0)


def test_the_size_of_the_hands_may_change_and_stays_changed() -> None:
    match = new_match(ruleset("gambian", 4, {"hand_size": "4"}), dealer=0, seed=b"any")
    step = apply(match, Deal(hand_size=6))
    assert public_view(step.match).counts == (6, 6, 6, 6)
    assert step.match.hand_size == 6


@pytest.mark.parametrize(
    ("action", "slug"),
    [
        (Deal(dealer=7), "bad_deal"),
        (Deal(hand_size=1), "bad_deal"),
        (Deal(hand_size=13), "bad_deal"),
        (Deal(pack=pack(1, 2)[:-1]), "bad_deck"),
        (Deal(pack=pack(1, 0) + pack(1, 0)[:2]), "bad_deck"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(action: Deal, slug: str) -> None:
    match = new_match(ruleset("gambian", 4), dealer=0, seed=b"any")
    with pytest.raises(BadDeal) as refused:
        apply(match, action)
    assert refused.value.slug == slug


def test_nothing_can_be_dealt_without_a_seed_or_a_pack() -> None:
    with pytest.raises(BadDeal, match="seed"):
        apply(new_match(ruleset("gambian", 4), dealer=0), Deal())


def test_no_round_is_dealt_while_one_is_played() -> None:
    with pytest.raises(BadDeal, match="not over"):
        apply(dealt("3D").match, Deal(pack=pack(1, 2)))


def test_the_same_seed_deals_the_same_match() -> None:
    def begin(seed: bytes) -> Match:
        return apply(new_match(ruleset("gambian", 4), dealer=0, seed=seed), Deal()).match

    assert begin(b"one") == begin(b"one")
    assert begin(b"one").round != begin(b"two").round


def test_a_round_tells_who_plays_it_in_order_of_play() -> None:
    began = dealt("3D").events[0]
    assert began == RoundBegan(number=1, dealer=0, seats=(1, 2, 3, 0), hand_size=4, private=False)
