"""Decisions of players a second of CPU: what is to be compared runs in turns, and the medians are compared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time

import pyspiel

from bot.engine.actions import Action
from bot.engine.match import Match, apply, default_action, legal_actions, new_match
from bot.engine.playout import playout
from bot.engine.rules import Ruleset

Play = Callable[[Random], tuple[int, int]]
"""Plays something to its end, and gives the decisions made and the rounds played."""
Chance = Callable[[pyspiel.State, Random], int]
RECORDED = 20


@dataclass(frozen=True, slots=True)
class Rate:
    """What came of the runs of one play: decisions a second, and of the middle one decisions and microseconds a round."""

    each: tuple[float, ...]
    decisions: float
    time: float

    @property
    def middle(self) -> float:
        """Give the median of the rates."""
        return median(self.each)


def interleaved(plays: Mapping[str, Play], *, runs: int, seconds: float) -> dict[str, Rate]:
    """Run each play in turn for so long, so often over."""
    rng = Random(1)
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in plays}
    for _ in range(runs):
        for name, play in plays.items():
            found[name].append(_run(play, rng, seconds))
    return {
        name: Rate(
            tuple(run[0] for run in each), median(run[1] for run in each), median(run[2] for run in each)
        )
        for name, each in found.items()
    }


def _run(play: Play, rng: Random, seconds: float) -> tuple[float, float, float]:
    decisions = rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        more = play(rng)
        decisions += more[0]
        rounds += more[1]
    return decisions / spent, decisions / rounds, spent / rounds * 1e6


def played_out(rules: Ruleset) -> Play:
    """Play matches out in place."""

    def play(rng: Random) -> tuple[int, int]:
        match = new_match(rules, dealer=0)
        return playout(match, rng), match.round_number

    return play


def listed_and_applied(rules: Ruleset) -> Play:
    """Play matches by values: list what is legal, pick one, apply it, with its events."""

    def play(rng: Random) -> tuple[int, int]:
        match = new_match(rules, dealer=0, seed=rng.randbytes(8))
        decisions = 0
        while not match.over:
            action, decides = _any_action(match, rng)
            match = apply(match, action).match
            decisions += decides
        return decisions, match.round_number

    return play


def _any_action(match: Match, rng: Random) -> tuple[Action, bool]:
    legal = legal_actions(match)
    return (legal[int(rng.random() * len(legal))], True) if legal else (default_action(match), False)


def applied(rules: Ruleset) -> Play:
    """Play matches by values that were played before: each action is checked and applied, with its events."""
    rng = Random(1)
    games: list[tuple[Match, list[tuple[Action, bool]], int]] = []
    for _ in range(RECORDED):
        first = match = new_match(rules, dealer=0, seed=rng.randbytes(8))
        actions = []
        while not match.over:
            actions.append(_any_action(match, rng))
            match = apply(match, actions[-1][0]).match
        games.append((first, actions, match.round_number))

    def play(_: Random) -> tuple[int, int]:
        for first, actions, _rounds in games:
            match = first
            for action, _decides in actions:
                match = apply(match, action).match
        decisions = sum(decides for _, actions, _ in games for _, decides in actions)
        return decisions, sum(rounds for _, _, rounds in games)

    return play


def spiel(game: pyspiel.Game, chance: Chance) -> Play:
    """Play OpenSpiel's game from Python, asking nothing but what is legal; deals are moves of chance and do not count."""

    def play(rng: Random) -> tuple[int, int]:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state, rng))
            else:
                decisions += 1
                state.apply_action(any_of(state, rng))
        return decisions, 1

    return play


def drawn_lots(state: pyspiel.State, rng: Random) -> int:
    """Let chance act as OpenSpiel's own examples do: by its list of outcomes and their probabilities."""
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def any_of(state: pyspiel.State, rng: Random) -> int:
    """Pick a legal action."""
    actions = state.legal_actions()
    return int(actions[int(rng.random() * len(actions))])
