"""Cards, hands and their codes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import (
    CARDS,
    JOKER,
    KIND,
    KINDS,
    RANK,
    SUIT,
    Suit,
    cards_of,
    code,
    copies,
    hand_of,
    pack,
    parse_card,
    parse_kind,
    parse_suit,
    unsorted,
)


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_code_read_and_written_is_the_same_kind(kind: int) -> None:
    card = copies(kind)[0]
    assert parse_kind(code(card)) == kind
    assert parse_kind(code(card).lower()) == kind
    assert KIND[parse_card(code(card))] == kind


@pytest.mark.parametrize(
    ("written", "plain"),
    [("Th", "10H"), ("8♥", "8H"), ("10♠", "10S"), ("JOKER", "joker"), ("a♦", "AD"), ("t♣", "10C")],
)
def test_codes_are_read_in_any_case_with_signs_and_t_for_ten(written: str, plain: str) -> None:
    assert code(parse_card(written)) == plain


@pytest.mark.parametrize("text", ["", "1H", "11H", "H8", "8", "H", "8X", "jokers", "8HH", "TTH", "1 0H"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the message is the text itself
        parse_card(text)
    assert str(refused.value) == text


def test_suits_are_read_by_letter_and_sign() -> None:
    assert [parse_suit(text) for text in ("c", "♦", "H", "♠")] == list(Suit)
    with pytest.raises(ValueError, match="X"):
        parse_suit("X")


def test_a_joker_has_neither_suit_nor_rank() -> None:
    for joker in copies(JOKER):
        assert SUIT[joker] is None
        assert RANK[joker] is None
    assert len(copies(JOKER)) == 16


def test_packs_hold_every_card_once_and_their_jokers() -> None:
    assert len(pack(1, 2)) == 54
    assert len(pack(2, 0)) == 104
    kinds = [KIND[card] for card in pack(2, 1)]
    assert all(kinds.count(kind) == 2 for kind in range(KINDS))


def test_hands_are_sorted_by_suit_then_rank_with_jokers_last() -> None:
    hand = hand_of(parse_card(text) for text in ("joker", "2S", "AC", "10D", "2C", "9D"))
    assert [code(card) for card in cards_of(hand)] == ["2C", "AC", "9D", "10D", "2S", "joker"]


def test_equal_cards_of_two_packs_lie_side_by_side() -> None:
    first, second = copies(parse_kind("7C"))[:2]
    hand = hand_of([second, parse_card("8C"), first])
    assert [code(card) for card in cards_of(hand)] == ["7C", "7C", "8C"]


@given(st.sets(st.sampled_from(CARDS)))
def test_a_hand_holds_the_cards_it_was_made_of(cards: set[int]) -> None:
    held = [card for card in CARDS if card in cards]
    assert unsorted(hand_of(held)) == held
    assert cards_of(hand_of(held)) == tuple(sorted(held, key=lambda card: (KIND[card], card)))
