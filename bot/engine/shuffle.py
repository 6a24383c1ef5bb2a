"""Shuffling that anybody can check: HMAC-SHA256 and Fisher–Yates with rejection (PRODUCT §7).

The numbers are read from HMAC-SHA256(seed, counter, block), four bytes big-endian at a time; a number in the part of
the range that would favour small results is thrown away. ``docs/fair-deals.md`` has vectors.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from struct import unpack
from typing import TypeVar

Thing = TypeVar("Thing")

_WORD = 1 << 32


def shuffled(cards: Sequence[Thing], seed: bytes, counter: int) -> tuple[Thing, ...]:
    """Give the cards in the order of the shuffle with this number, the first to be drawn first."""
    order = list(cards)
    words = _words(seed, counter)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def lots(seed: bytes, seats: int) -> tuple[int, ...]:
    """Give the seats of a match in the order that decides among those who are equal, the first to be placed first."""
    return shuffled(range(seats), hmac.digest(seed, b"places", "sha256"), 0)


def fingerprint(secret: bytes) -> str:
    """Give what is shown of a secret before the game: its SHA-256 in hex."""
    return hashlib.sha256(secret).hexdigest()


def match_seed(secret: bytes, table: str, presses: Iterable[int]) -> bytes:
    """Mix the secret, the table's id and the ids of the players' presses into the seed of a match."""
    said = f"{table}:{','.join(str(press) for press in presses)}"
    return hmac.digest(secret, said.encode(), "sha256")


def _words(seed: bytes, counter: int) -> Iterator[int]:
    """Give the random numbers of one shuffle, 0 to 2**32 - 1."""
    block = 0
    while True:
        digest = hmac.digest(seed, counter.to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256")
        yield from unpack(">8I", digest)
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """Take a number from 0 to limit - 1, each as likely as the others."""
    fair = _WORD - _WORD % limit
    while (word := next(words)) >= fair:
        pass
    return word % limit
