"""Values on their way between two processes."""

import os
import pickle
from collections.abc import Callable
from random import Random

import pytest

from bot.engine.actions import Deal
from bot.engine.match import apply, decision, new_match
from bot.engine.rules import Ruleset, ruleset, variants
from bot.engine.view import SeatView, seat_view
from bot.players import PLAYERS
from bot.players.selfplay import played
from bot.thinking.letters import HEAD, LONGEST, BadLetter, length, read, written
from tests.bot.players.test_players import with_other_hands
from tests.bot.thinking.seen import situation, view


def there_and_back(value: object) -> object:
    letter = written(value)
    assert length(letter[:HEAD]) == len(letter) - HEAD
    return read(letter[HEAD:])


@pytest.mark.parametrize("variant", [each.name for each in variants()])
def test_whatever_a_seat_sees_arrives_as_it_was(variant: str) -> None:
    match = new_match(ruleset(variant, 3), dealer=0, seed=b"letters")
    match = apply(match, Deal()).match
    for _, step in played(match, [PLAYERS["random"]] * 3, Random(2)):
        seat = decision(step.match)
        if seat is not None:
            seen = seat_view(step.match, seat)
            assert there_and_back(seen) == seen


def test_a_ruleset_is_built_once_however_often_it_is_told() -> None:
    seen = view("house", 4, hand_size="6")
    first, second = there_and_back(seen), there_and_back(seen)
    assert isinstance(first, SeatView)
    assert isinstance(second, SeatView)
    assert first.table.rules is second.table.rules
    assert first.table.rules == seen.table.rules


def test_a_letter_is_short() -> None:
    assert len(written(view("zimbabwean", 8))) < 3000


def test_no_hand_but_the_seats_own_is_in_a_letter() -> None:
    match = situation("classic", 3)
    seat = decision(match)
    assert seat is not None
    other = with_other_hands(match, seat)
    assert other != match
    assert written(seat_view(other, seat)) == written(seat_view(match, seat))


class Trap:
    """Something that runs a program when it is read."""

    def __reduce__(self) -> tuple[Callable[[str], int], tuple[str]]:
        return os.system, ("true",)


class Prying:
    """Something that takes what it likes from a value when it is read."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, str]]:
        return getattr, (ruleset("classic", 2).__class__, "__init__")


@pytest.mark.parametrize("value", [Trap(), Prying(), Random])
def test_nothing_but_values_of_the_rules_can_be_read(value: object) -> None:
    with pytest.raises(BadLetter):
        read(pickle.dumps(value))


@pytest.mark.parametrize("name", [b"ruleset", b"Mapping", b"OPTIONS"])
def test_nor_what_else_a_module_of_the_rules_knows(name: bytes) -> None:
    with pytest.raises(BadLetter):
        read(b"cbot.engine.rules\n" + name + b"\n.")


def test_a_kind_of_value_can_be_read() -> None:
    assert read(b"cbot.engine.rules\nRuleset\n.") is Ruleset


@pytest.mark.parametrize("body", [b"", b"\x80\x05", b"nonsense"])
def test_nonsense_is_no_letter(body: bytes) -> None:
    with pytest.raises(BadLetter):
        read(body)


@pytest.mark.parametrize("head", [b"\xff\xff\xff\xff", b"\x00", (LONGEST + 1).to_bytes(HEAD, "big")])
def test_a_letter_has_a_length(head: bytes) -> None:
    with pytest.raises(BadLetter):
        length(head)
