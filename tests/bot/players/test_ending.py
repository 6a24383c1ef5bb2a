"""The end of a round in which the strong player knows where every card lies."""

from random import Random

import pytest

from bot.engine.cards import CARDS, code
from bot.engine.match import Match
from bot.engine.view import seat_view
from bot.players import normal, strong
from bot.players.ending import nothing_hidden
from bot.players.selfplay import played
from tests.bot.players.test_strong import seen

AWA = 0
PLAYOUTS = 150


def ended(awa: str, binta: str, top: str, stock: str = "", game: str = "standard") -> Match:
    """Give a position in which all other cards of one pack lie in the pile."""
    elsewhere = {*awa.split(","), *binta.split(","), *stock.split(), top}
    pile = [name for name in dict.fromkeys(map(code, CARDS)) if name not in elsewhere and name != "joker"]
    said = f"hands: Awa={awa} Binta={binta}\npile: {' '.join((*pile, top))}\nstock: {stock}\nturn: Awa\n---\n"
    return seen(game, said)[0]


def won(match: Match, *, budget: int) -> float:
    """Give what Awa wins, who is strong, of Binta, who is normal."""
    for _, step in played(match, (strong, normal), Random(1), budget):
        match = step.match
    return (AWA in match.winners) / len(match.winners)


def test_it_looks_ahead_at_its_later_turns() -> None:
    match = ended("3C,4C,3D,2H", "4D,3H,2S,3S", "2D")
    assert nothing_hidden(seat_view(match, AWA))
    assert won(match, budget=PLAYOUTS) == 1


def test_without_any_to_spare_it_does_the_usual() -> None:
    view = seat_view(ended("3C,4C,3D,2H", "4D,3H,2S,3S", "2D"), AWA)
    assert strong.choose(view, Random(1), 1) == normal.choose(view, Random(1))


def test_what_the_stock_holds_is_hidden() -> None:
    assert not nothing_hidden(seat_view(ended("3C,4C,3D,2H", "4D,3H,2S,3S", "2D", stock="9C"), AWA))


def test_whose_cards_are_whose_is_hidden_among_three() -> None:
    said = "hands: Awa=3C,4C Binta=4D,3H Chidi=2S,3S\npile: 2D\nstock: \nturn: Awa\n---\n"
    assert not nothing_hidden(seen("standard", said, names="Awa Binta Chidi")[1])


def test_a_pile_that_is_shuffled_again_hides_what_will_be_drawn() -> None:
    said = "hands: Awa=3C,4C Binta=4D,3H\npile: 2D\nstock: \nturn: Awa\n---\n"
    assert not nothing_hidden(seen("standard", said, options="refill=shuffle")[1])


@pytest.mark.parametrize("game", ["house", "five_rounds", "standard"])
def test_it_finds_a_legal_action_wherever_nothing_is_hidden(game: str) -> None:
    view = seat_view(ended("3C,3D,3H,8S,4C", "4D,3S,2S", "2C", game=game), AWA)
    assert nothing_hidden(view)
    assert strong.choose(view, Random(1), PLAYOUTS) in view.actions
