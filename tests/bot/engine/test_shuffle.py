"""The shuffle that anybody can check."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest

from bot.engine.cards import code, pack
from bot.engine.shuffle import _below, fingerprint, lots, match_seed, shuffled

SEED = bytes.fromhex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")


@pytest.mark.parametrize(
    ("number", "cards"), [(0, "KS 3C AH 7H AS 5H 4D 3D"), (1, "6H QC QD 5C 10C KD 8S QS")]
)
def test_the_vectors_of_the_description_hold(number: int, cards: str) -> None:
    deck = shuffled(pack(1, 2), SEED, number)
    assert " ".join(code(card) for card in deck[:8]) == cards
    description = (Path(__file__).parents[3] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    assert SEED.hex() in description
    assert f"| {number} | {cards} |" in description


def test_the_lots_of_the_description_hold() -> None:
    drawn = " ".join(map(str, lots(SEED, 4)))
    description = (Path(__file__).parents[3] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    assert f"The lots of four seats with the first seed: {drawn}." in description
    assert sorted(lots(SEED, 7)) == list(range(7))


def test_the_seed_and_the_new_stock_of_the_description_hold() -> None:
    description = (Path(__file__).parents[3] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    assert f"`{fingerprint(b'secret')}`" in description
    assert f"`{match_seed(b'secret', 'k3x9', [1, 22]).hex()}`" in description
    pile = [f"{rank}C" for rank in range(2, 10)]
    assert f"the pile {' '.join(pile)}, the bottom first" in description
    assert f"the stock {' '.join(shuffled(pile, SEED, 2))}." in description


def test_a_shuffle_keeps_every_card() -> None:
    deck = shuffled(pack(2, 2), SEED, 7)
    assert sorted(deck) == sorted(pack(2, 2))


def test_a_shuffle_written_out_by_hand_gives_the_same() -> None:
    cards = list(pack(1, 0)[:3])
    digest = hmac.new(SEED, bytes(8) + bytes(8), hashlib.sha256).digest()
    first, second = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4))
    cards[2], cards[first % 3] = cards[first % 3], cards[2]
    cards[1], cards[second % 2] = cards[second % 2], cards[1]
    assert list(shuffled(pack(1, 0)[:3], SEED, 0)) == cards


def test_every_order_is_about_as_likely_as_the_others() -> None:
    orders = Counter(shuffled(pack(1, 0)[:3], SEED, counter) for counter in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_a_number_that_would_favour_small_results_is_thrown_away() -> None:
    largest = 2**32 - 1
    assert _below(3, iter([largest, 5])) == 2
    assert _below(3, iter([largest - 1, 5])) == 2
    assert _below(4, iter([largest, 5])) == 3


def test_nothing_and_one_card_can_be_shuffled() -> None:
    assert shuffled((), SEED, 0) == ()
    assert shuffled(pack(1, 0)[:1], SEED, 0) == pack(1, 0)[:1]


def test_the_fingerprint_is_sha256_in_hex() -> None:
    assert fingerprint(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_seed_depends_on_the_secret_the_table_and_the_presses() -> None:
    seed = match_seed(b"secret", "k3x9", [1, 22])
    assert seed == hmac.new(b"secret", b"k3x9:1,22", hashlib.sha256).digest()
    others = [
        match_seed(b"other", "k3x9", [1, 22]),
        match_seed(b"secret", "k3x8", [1, 22]),
        match_seed(b"secret", "k3x9", [12, 2]),
    ]
    assert seed not in others
