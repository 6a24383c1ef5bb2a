"""What is typed is read as it is meant, however long it is and whatever people call themselves."""

from dataclasses import replace

import pytest

from bot.engine.cards import CARDS, OF_RANK, code, unsorted
from bot.manager.ids import PersonId
from bot.manager.views import Newcomer
from bot.text.cards import words
from bot.ui.typed import tables
from bot.ui.typed.tables import MOST_CARDS, read_cards, read_player, read_seat
from tests.bot.ui.views import dealt, hand_view, holding, person, table_view


@pytest.mark.parametrize(
    ("text", "seat"),
    [("1", 0), ("2", 1), ("3", 2), (f"<@{person(0)}>", 0), ("awa", None), ("3 ", 2), ("9", None)],
)
def test_a_number_is_a_seat_and_a_mention_a_person_whatever_others_call_themselves(
    text: str, seat: int | None
) -> None:
    match, events = dealt()
    view = table_view(match, events, names=("Awa", "3", f"<@{person(0)}>", "Awa"))
    assert read_seat(view, text) == seat


def test_a_name_is_compared_as_it_is_shown() -> None:
    match, events = dealt()
    view = table_view(match, events, names=("A\u200bwa", "Binta", "Chidi", "Dawda"))
    assert read_seat(view, "awa") == 0
    assert read_seat(replace(view, seats=()), "1") is None


def test_who_waits_for_a_seat_is_read_by_name_and_mention_and_has_no_number() -> None:
    match, events = dealt()
    chidi, awa = Newcomer(PersonId(7), "Chi\u200bdi"), Newcomer(PersonId(8), "Awa")
    view = replace(table_view(match, events, names=("Awa", "Binta", "5", "6")), waiting=(chidi, awa))
    assert [read_player(view, text) for text in ("chidi", "<@7>", "<@8>")] == [chidi, chidi, awa]
    assert [read_player(view, text) for text in ("awa", "7", "9")] == [None] * 3
    assert read_player(view, "binta") == view.seats[1]
    assert read_seat(view, "chidi") is None


@pytest.mark.parametrize("more", ["8H " * 2000, "eight of hearts, " * 350, "8H" * 3000, ", " * 3000])
def test_so_much_as_can_be_typed_is_read_in_a_few_looks(more: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    read_one = tables.read_card

    def counting(*given: object, **named: object) -> object:
        nonlocal looks
        looks += 1
        return read_one(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(tables, "read_card", counting)
    match, events = dealt()
    read_cards(holding(hand_view(match, 1, events), CARDS[:50]), "8H", more, "en")
    assert looks <= MOST_CARDS + 2


def test_all_cards_of_a_rank_can_be_typed() -> None:
    most = max((unsorted(OF_RANK[card]) for card in CARDS), key=len)
    assert len(most) <= MOST_CARDS
    match, events = dealt()
    view = holding(hand_view(match, 1, events), tuple(most))
    others = ", ".join(words("en", card) for card in most[1:])
    assert read_cards(view, code(most[0]), others, "en") == tuple(most)
