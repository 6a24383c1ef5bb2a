"""Cards can be seen and heard."""

import pytest

from bot.engine.cards import Suit, parse_card
from bot.text.cards import both, either, in_a_row, listed, suit_both, symbol, words


@pytest.mark.parametrize(
    ("code", "seen", "heard"),
    [
        ("8H", "8♥\ufe0e", "8 of hearts"),
        ("10S", "10♠\ufe0e", "10 of spades"),
        ("QD", "Q♦\ufe0e", "queen of diamonds"),
        ("AC", "A♣\ufe0e", "ace of clubs"),
        ("joker", "Joker", "joker"),
    ],
)
def test_a_card_is_seen_and_heard(code: str, seen: str, heard: str) -> None:
    card = parse_card(code)
    assert (symbol("en", card), words("en", card)) == (seen, heard)


def test_a_joker_is_not_named_twice() -> None:
    assert str(both("en", parse_card("joker"))) == "★\ufe0e Joker"
    assert str(both("en", parse_card("KS"))) == "K♠\ufe0e (king of spades)"


def test_suits_differ_by_more_than_colour() -> None:
    assert len({suit_both("en", suit) for suit in Suit}) == 4


def test_lists_read_as_sentences_do() -> None:
    assert [str(listed("en", "ABC"[:n])) for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert [str(either("id", "ABC"[:n])) for n in range(1, 4)] == ["A", "A atau B", "A, B, atau C"]
    assert in_a_row("en", "ABC") == "A, B, C"
