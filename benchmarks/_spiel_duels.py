"""Our players in OpenSpiel's ``crazy_eights``: against chance, and against its searching player.

Its game decides what is legal, what is drawn, who has won and by how much; the match of ours beside it is only what our
players see their hands by, and at every step both are compared (docs/openspiel.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import process_time_ns
from typing import Protocol

import pyspiel

from benchmarks._duels import CONTENDERS, Timed, block
from benchmarks._ismcts import Bot, ismcts
from benchmarks._tallies import Block
from bot.engine.actions import Draw, Pass, Play
from bot.engine.cards import SUITS
from bot.engine.match import legal_actions
from bot.engine.rules import Ruleset
from bot.engine.view import seat_view
from tests.bot.engine.spiel import DRAW, NOMINATE, PASS, Both, Terms

Move = Play | Draw | Pass


class Actor(Protocol):
    """Somebody who plays in both games at once."""

    def act(self, game: Both, seat: int) -> Move:
        """Choose what a seat does that has the decision."""
        ...


class Ours:
    """A computer player of ours, which sees what its seat sees."""

    def __init__(self, player: Timed, rng: Random) -> None:
        """Take the player and its chance."""
        self._player, self._rng = player, rng

    def act(self, game: Both, seat: int) -> Move:
        """Let the player choose."""
        action = self._player.choose(seat_view(game.match, seat), self._rng)
        assert isinstance(action, Move)
        return action


class Theirs:
    """A player of OpenSpiel's, which is asked for the card and then for the suit of an 8."""

    def __init__(self, clock: Timed) -> None:
        """Note the time on this clock."""
        self._clock = clock

    def act(self, game: Both, seat: int) -> Move:
        """Let the player choose."""
        legal = game.state.legal_actions()
        start = process_time_ns()
        chosen = self.step(game.state)
        move = next(each for each in legal_actions(game.match) if game.translated(each) == chosen)
        if isinstance(move, Play) and move.suit is not None:
            after = game.state.clone()
            after.apply_action(chosen)
            move = Play(seat, move.cards, SUITS[self.step(after) - NOMINATE])
        if len(legal) > 1:
            self._clock.moves += 1
            self._clock.nanoseconds += process_time_ns() - start
        assert isinstance(move, Move)
        return move

    def step(self, state: pyspiel.State) -> int:
        """Choose one of the legal actions of a state."""
        raise NotImplementedError


class Chance(Theirs):
    """Does anything that is legal, or plays when it can."""

    def __init__(self, clock: Timed, rng: Random, *, eager: bool) -> None:
        """Take the chance."""
        super().__init__(clock)
        self._rng, self._eager = rng, eager

    def step(self, state: pyspiel.State) -> int:
        """Choose one, each equally likely; an 8 is one action, whatever suit it will name."""
        legal: list[int] = state.legal_actions()
        cards = [action for action in legal if action not in (DRAW, PASS)]
        return self._rng.choice(cards if self._eager and cards else legal)


class Searching(Theirs):
    """OpenSpiel's ISMCTSBot."""

    def __init__(self, clock: Timed, bot: Bot) -> None:
        """Take the bot."""
        super().__init__(clock)
        self._bot = bot

    def step(self, state: pyspiel.State) -> int:
        """Let it search."""
        return int(self._bot.step(state))


@dataclass(frozen=True, slots=True)
class SpielCell:
    """One of ours in each seat in turn, and in the others ``uniform``, ``eager``, ``ismcts`` or a player of ours."""

    seats: int
    player: str
    against: str
    special: bool = False
    simulations: int = 0
    budget: int = 0

    def __str__(self) -> str:
        """Give the name of the cell in files."""
        simulations = f" of {self.simulations} simulations" if self.simulations else ""
        budget = f", {self.budget} play-outs" if self.budget else ""
        return f"{self.game}, {self.seats}: {self.player} against {self.against}{simulations}{budget}"

    @property
    def terms(self) -> Terms:
        """Give the game that is played."""
        return Terms(self.seats, special=self.special, reshuffle=False, draws=None)

    @property
    def rules(self) -> Ruleset:
        """Give the rules that are played, as ours."""
        return self.terms.rules

    @property
    def game(self) -> str:
        """Name what is played."""
        return f"crazy_eights of OpenSpiel{', special cards' if self.special else ''}"

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Give where the first player sits, from game to game of a deal."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    def most(self) -> int:
        """Give the games that are enough: the searching player is slow."""
        return 1000 if self.simulations else 2000

    def play(self, number: int) -> Block:
        """Play one deal in all seatings, and count who has the highest return; those who share it share the win."""
        mine = Timed(CONTENDERS[self.player], self.budget)
        others = Timed(CONTENDERS.get(self.against, CONTENDERS["random"]), self.budget)
        wins = []
        for (seat,) in self.sides:
            game = Both(self.terms, number, self.rules)
            rng = Random(f"{number}/{seat}")
            other = _other(self, others, game, rng)
            actors = [Ours(mine, rng) if each == seat else other for each in range(self.seats)]
            wins.append(_played(game, actors)[seat])
        return block(self, number, wins=wins, rounds=(), mine=mine, others=others)


def _other(cell: SpielCell, clock: Timed, game: Both, rng: Random) -> Actor:
    match cell.against:
        case "ismcts":
            bot = ismcts(game.state.get_game(), simulations=cell.simulations, seed=rng.randrange(2**32))
            return Searching(clock, bot)
        case "uniform" | "eager":
            return Chance(clock, rng, eager=cell.against == "eager")
        case _:
            return Ours(clock, rng)


def _played(game: Both, actors: Sequence[Actor]) -> list[float]:
    """Play a game to its end and give each seat's share of the win."""
    while not game.match.over:
        game.compare()
        seat = game.state.current_player()
        game.take(actors[seat].act(game, seat))
    game.compare_ends()
    returns = game.state.returns()
    best = [each == max(returns) for each in returns]
    return [won / sum(best) for won in best]
