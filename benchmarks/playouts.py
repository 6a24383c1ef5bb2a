"""Random play-outs of the engine beside OpenSpiel's crazy_eights driven from Python, in the same run, interleaved.

Counted are decisions of players a second of CPU; OpenSpiel's deals are moves of chance and do not count.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

import pyspiel

from bot.engine.match import new_match
from bot.engine.playout import playout
from bot.engine.rules import ruleset

ROUNDS = 9
SECONDS = 1.0
SEATS = 4

Play = Callable[[Random], int]
Chance = Callable[[pyspiel.State, Random], int]


def lines() -> Iterator[str]:
    """Give the medians and the ratios of medians."""
    plays = {
        "gambian, misplay=reject": _engine(),
        "OpenSpiel, plain loop": _spiel(_draw_lots),
        "OpenSpiel, leanest loop": _spiel(_any_action),
    }
    rates: dict[str, list[float]] = {name: [] for name in plays}
    rng = Random(1)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            rates[name].append(_rate(play, rng))
    ours = median(rates["gambian, misplay=reject"])
    yield f"{SEATS} seats, decisions a CPU second, medians of {ROUNDS} interleaved runs of {SECONDS:g} s"
    for name, each in rates.items():
        middle = median(each)
        yield f"{name:25} {middle:>9,.0f}   ({min(each):,.0f} … {max(each):,.0f})   ours / this {ours / middle:.2f}"


def _rate(play: Play, rng: Random) -> float:
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        decisions += play(rng)
    return decisions / spent


def _engine() -> Play:
    rules = ruleset("gambian", SEATS, {"misplay": "reject"})
    return lambda rng: playout(new_match(rules, dealer=0), rng)


def _spiel(chance: Chance) -> Play:
    game = pyspiel.load_game("crazy_eights", {"players": SEATS})

    def play(rng: Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state, rng))
            else:
                decisions += 1
                state.apply_action(_any_action(state, rng))
        return decisions

    return play


def _draw_lots(state: pyspiel.State, rng: Random) -> int:
    """Let chance act as OpenSpiel's own examples do: by its list of outcomes and their probabilities."""
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def _any_action(state: pyspiel.State, rng: Random) -> int:
    actions = state.legal_actions()
    return int(actions[int(rng.random() * len(actions))])
