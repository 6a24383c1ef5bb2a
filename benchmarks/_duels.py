"""One computer player against others: who sits where, what is played, and what a move costs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import count, islice
from random import Random
from time import process_time_ns
from typing import Final, Protocol

from benchmarks import _greedy
from benchmarks._tallies import Block
from bot.engine.actions import Action, Play
from bot.engine.events import Event, MatchEnded, RoundEnded
from bot.engine.match import new_match
from bot.engine.rules import Ruleset, ruleset
from bot.engine.state import partner
from bot.engine.view import SeatView
from bot.players import PLAYERS, Player, easy, random_player
from bot.players.selfplay import played

EVERY: Final = 16
"""Once in so many choices easy is asked too, so that its time is known on the same views and the same machine."""

HABITS: Final = 400
"""Actions by which it is told whether a player plays a game as it did."""
HABIT_BUDGET: Final = 30


class Eager:
    """The player that plays any card it may, when it may; for comparisons only."""

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        """Choose one of the plays there are, all equally likely; without any, one of the legal actions."""
        plays = [action for action in view.actions if isinstance(action, Play)]
        return rng.choice(plays or view.actions)

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        """Give what the player that does anything does out of turn."""
        return random_player.notices(view, rng)


CONTENDERS: Final[Mapping[str, Player]] = {**PLAYERS, "eager": Eager(), "greedy": _greedy}
"""Who can be compared, by name."""


class Timed:
    """A player whose choices are counted, with the CPU they take; moves without a choice are not."""

    def __init__(self, player: Player, budget: int) -> None:
        """Take a player and the play-outs it is given a move."""
        self.player, self.budget = player, budget
        self.moves = self.nanoseconds = self.easy_moves = self.easy_nanoseconds = 0
        self._aside = Random(0)

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        """Let the player choose."""
        if len(view.actions) < 2:
            return self.player.choose(view, rng, self.budget)
        start = process_time_ns()
        action = self.player.choose(view, rng, self.budget)
        self.nanoseconds += process_time_ns() - start
        if self.moves % EVERY == 0:
            start = process_time_ns()
            easy.choose(view, self._aside)
            self.easy_nanoseconds += process_time_ns() - start
            self.easy_moves += 1
        self.moves += 1
        return action

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        """Let the player look up."""
        return self.player.notices(view, rng)


class Duel(Protocol):
    """One line of the tables."""

    @property
    def game(self) -> str:
        """Name what is played."""

    @property
    def seats(self) -> int:
        """Say how many play."""

    @property
    def player(self) -> str:
        """Name the one in one seat, or at one side."""

    @property
    def against(self) -> str:
        """Name the one in all others."""

    @property
    def budget(self) -> int:
        """Give the play-outs a move of either."""

    @property
    def rules(self) -> Ruleset:
        """Give the rules that are played."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Give where the first player sits, from game to game of a deal."""

    @property
    def most(self) -> int:
        """Give the games that are enough."""

    def play(self, number: int) -> Block:
        """Play one deal in all seatings; it follows from the game, the seats and the number alone."""


def _rules(game: str, seats: int) -> Ruleset:
    """Give the rules of a game that is told as in `Cell`."""
    variant, *options = game.split()
    return ruleset(variant, seats, dict(option.split("=") for option in options))


@dataclass(frozen=True, slots=True)
class Cell:
    """One line of the table: a game, so many seats, and who plays against whom.

    One of the first sits among the others; where partners play, two sit opposite. ``budget`` is the play-outs a move of
    either.
    """

    game: str
    """A preset, and options of it after it, as in ``gambian misplay=reject``."""
    seats: int
    player: str
    against: str
    budget: int = 0

    def __str__(self) -> str:
        """Give the name of the cell in files."""
        budget = f", {self.budget} play-outs" if self.budget else ""
        return f"{self.game}, {self.seats}: {self.player} against {self.against}{budget}"

    @property
    def rules(self) -> Ruleset:
        """Give the rules that are played."""
        return _rules(self.game, self.seats)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Give where the first player sits, from game to game of a deal."""
        if self.rules.partners:
            return tuple((seat, partner(seat)) for seat in range(self.seats // 2))
        return tuple((seat,) for seat in range(self.seats))

    @property
    def most(self) -> int:
        """Give the games that are enough."""
        return 2000

    def play(self, number: int) -> Block:
        """Play one deal in all seatings; it follows from the game, the seats and the number alone."""
        mine, others = (Timed(CONTENDERS[name], self.budget) for name in (self.player, self.against))
        rules, deal = self.rules, f"{self.game}/{self.seats}/{number}"
        wins: list[float] = []
        rounds: list[float] = []
        for side in self.sides:
            match = new_match(rules, dealer=number % self.seats, seed=sha256(deal.encode()).digest())
            seated = [mine if seat in side else others for seat in range(self.seats)]
            for _, step in played(match, seated, Random(f"{deal}/{side[0]}")):
                wins += _matches_won(step.events, side)
                rounds += _rounds_won(step.events, side)
        return block(self, number, wins=wins, rounds=rounds, mine=mine, others=others)


def block(
    cell: "Duel", number: int, *, wins: Sequence[float], rounds: Sequence[float], mine: Timed, others: Timed
) -> Block:
    """Put together what came of a deal."""
    return Block(
        cell=str(cell),
        code=code(cell),
        number=number,
        wins=tuple(wins),
        rounds_won=sum(rounds),
        rounds=len(rounds),
        moves=mine.moves,
        nanoseconds=mine.nanoseconds,
        easy_moves=mine.easy_moves,
        easy_nanoseconds=mine.easy_nanoseconds,
        other_moves=others.moves,
        other_nanoseconds=others.nanoseconds,
    )


def _matches_won(events: Sequence[Event], side: tuple[int, ...]) -> Iterator[float]:
    for event in events:
        if isinstance(event, MatchEnded):
            yield sum(winner in side for winner in event.winners) / len(event.winners)


def _rounds_won(events: Sequence[Event], side: tuple[int, ...]) -> Iterator[float]:
    """Tell of each round the first player was in whether that player won it."""
    for event in events:
        if isinstance(event, RoundEnded) and any(count.seat in side for count in event.counts):
            yield float(event.winner in side)


def code(cell: Duel) -> str:
    """Give a mark of how the players of a cell play its game now: as long as it is the same, what they played counts."""
    rules = cell.rules
    game = f"{rules.variant.name} {rules.options_text()}"
    habits = [_habits(name, game, rules.seats) for name in (cell.player, cell.against) if name in CONTENDERS]
    return sha256(" ".join(habits).encode()).hexdigest()[:8]


@cache
def _habits(name: str, game: str, seats: int) -> str:
    """Give a digest of what a player does against its like in the first matches of a game."""
    digest = sha256()
    for action in islice(_habitual(CONTENDERS[name], _rules(game, seats)), HABITS):
        digest.update(repr(action).encode())
    return digest.hexdigest()


def _habitual(player: Player, rules: Ruleset) -> Iterator[Action]:
    for number in count():
        match = new_match(rules, dealer=0, seed=bytes([number]))
        for action, _ in played(match, [player] * rules.seats, Random(number), HABIT_BUDGET):
            yield action
