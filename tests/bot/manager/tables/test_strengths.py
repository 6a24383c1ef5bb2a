"""How long computer players take to say something."""

from random import Random
from statistics import median

import pytest

from bot.engine.actions import Action, Call, Catch, Challenge, Draw
from bot.manager.tables.strengths import STRENGTHS, reaction_time

USUAL = (2.0, 4.0)


def times(strength: str, action: Action, pace: tuple[float, float] = USUAL) -> list[float]:
    rng = Random(3)
    return [reaction_time(strength, action, pace, rng) for _ in range(2000)]


@pytest.mark.parametrize("action", [Call(0), Catch(0, 1), Challenge(0)])
def test_the_stronger_react_sooner(action: Action) -> None:
    weakest, middle, strongest = (median(times(strength, action)) for strength in STRENGTHS)
    assert weakest > middle > strongest > 0.5


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_call_comes_sooner_than_a_catch_and_that_sooner_than_an_objection(strength: str) -> None:
    call, catch, challenge = (median(times(strength, act)) for act in (Call(0), Catch(0, 1), Challenge(0)))
    assert call < catch < challenge


@pytest.mark.parametrize("strength", [*STRENGTHS, "of another program"])
@pytest.mark.parametrize("action", [Call(0), Catch(0, 1), Challenge(0), Draw(0)])
def test_times_vary_within_what_people_take(strength: str, action: Action) -> None:
    taken = times(strength, action)
    assert 0.4 < min(taken) < median(taken) * 0.7
    assert median(taken) * 1.5 < max(taken) < 8
    assert max(taken) - median(taken) > median(taken) - min(taken)


def test_where_computers_move_faster_they_also_speak_faster() -> None:
    quick = times("easy", Call(0), (0.2, 0.4))
    assert median(quick) == pytest.approx(median(times("easy", Call(0))) / 10)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_no_time_is_longer_than_a_clock_for_it_can_be(strength: str) -> None:
    slow = times(strength, Challenge(0), (3.0, 3.0))
    assert max(slow) < 3 * 3.0
