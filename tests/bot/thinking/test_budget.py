"""How many play-outs a move is given."""

import pytest

from bot.thinking.budget import CPU, FIRST, LEAST, MOST, Budget
from tests.bot.thinking.seen import view

CLASSIC, HOUSE = view("classic"), view("house")


@pytest.mark.parametrize(("cost", "playouts"), [(0.0001, 200), (0.001, 20), (0.1, LEAST), (1e-9, MOST)])
def test_a_move_takes_as_many_as_the_machine_does_in_its_time(cost: float, playouts: int) -> None:
    budget = Budget()
    assert budget.of(CLASSIC) == FIRST
    budget.learn(CLASSIC, FIRST, FIRST * cost)
    assert budget.of(CLASSIC) == pytest.approx(playouts, abs=1)


def test_a_machine_that_grows_slower_gets_fewer_after_a_while() -> None:
    budget = Budget()
    budget.learn(CLASSIC, 100, 100 * 0.0001)
    for _ in range(20):
        budget.learn(CLASSIC, budget.of(CLASSIC), budget.of(CLASSIC) * 0.0004)
    assert budget.of(CLASSIC) * 0.0004 == pytest.approx(CPU, rel=0.1)


def test_moves_that_were_clear_early_let_no_other_take_much_longer() -> None:
    budget = Budget()
    for _ in range(10):
        for used in (1.0, 0.1, 0.1):
            budget.learn(CLASSIC, budget.of(CLASSIC), budget.of(CLASSIC) * used * 0.0001)
    assert budget.of(CLASSIC) * 0.0001 < 1.5 * CPU


def test_each_game_is_learned_by_itself() -> None:
    budget = Budget()
    budget.learn(CLASSIC, 100, 1)
    assert budget.of(HOUSE) == FIRST
