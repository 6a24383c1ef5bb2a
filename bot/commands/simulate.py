"""Let computer players play many matches, and print how long they were and how they ended."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median

from bot.engine.actions import Action, Deal
from bot.engine.events import Event, MatchEnded, RoundEnd, RoundEnded
from bot.engine.match import Match, Step, new_match
from bot.engine.rules import BadRules, Ruleset, ruleset
from bot.players import PLAYERS
from bot.players.selfplay import played

DONE, UNUSABLE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--variant", default="gambian", metavar="V", help="the rules (gambian)")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="players at the table (4)")
    parser.add_argument("--games", type=_count, default=100, metavar="G", help="matches to play (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same (1)")
    parser.add_argument(
        "--players",
        type=_players,
        default=("easy",),
        metavar="NAMES",
        help=f"who plays, in turn over the seats: {', '.join(PLAYERS)} (easy)",
    )
    parser.add_argument(
        "--budget",
        type=_budget,
        default=0,
        metavar="B",
        help="play-outs a move of strong players (as many as they usually take)",
    )
    parser.add_argument(
        "--option",
        type=_option,
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="options of the table, as in records",
    )


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)


def _budget(text: str) -> int:
    return 0 if text == "0" else _count(text)


def _players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in PLAYERS:
            raise argparse.ArgumentTypeError(f"no player {name!r}; there is {', '.join(PLAYERS)}")
    return names


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def run(args: argparse.Namespace) -> int:
    """Play the matches and print the figures; the status is 2 for rules that cannot be played."""
    try:
        rules = ruleset(args.variant, args.seats, dict(args.option))
    except BadRules as problem:
        print(f"simulate: {problem}", file=sys.stderr)
        return UNUSABLE
    print("\n".join(simulate(rules, args.players, games=args.games, seed=args.seed, budget=args.budget)))
    return DONE


@dataclass(slots=True)
class Figures:
    """What was counted over all matches; lengths are in accepted actions.

    A match that several win is a part of a win for each. ``wins`` are by the number of the seat, ``wins_in_turn`` by
    its place in the first round: 0 is the seat after the dealer.
    """

    seats: int
    rounds: list[int] = field(default_factory=list)
    matches: list[int] = field(default_factory=list)
    rounds_a_match: list[int] = field(default_factory=list)
    round_ends: Counter[str] = field(default_factory=Counter)
    match_ends: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(init=False)
    wins_in_turn: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.wins, self.wins_in_turn = [0.0] * self.seats, [0.0] * self.seats

    @property
    def blocked(self) -> float:
        """Give the share of rounds in which everybody passed in turn."""
        return self.round_ends[RoundEnd.BLOCKED.value] / len(self.rounds)

    def note(self, events: Iterable[Event], actions: int, dealer: int) -> None:
        """Count the ends among these events, after so many actions of the round; the dealer is the match's first."""
        for event in events:
            if isinstance(event, RoundEnded):
                self.rounds.append(actions)
                self.round_ends[event.reason.value] += 1
            elif isinstance(event, MatchEnded):
                self.match_ends[event.reason.value] += 1
                for winner in event.winners:
                    self.wins[winner] += 1 / len(event.winners)
                    self.wins_in_turn[(winner - dealer - 1) % self.seats] += 1 / len(event.winners)


def simulate(rules: Ruleset, names: Sequence[str], *, games: int, seed: int, budget: int = 0) -> list[str]:
    """Play so many matches and give the lines of the report; the same seed gives the same report."""
    figures = measured(rules, names, games=games, seed=seed, budget=budget)
    options = rules.options_text() or "none"
    return [
        f"variant         {rules.variant.name}, {rules.seats} seats, options: {options}",
        f"players         {', '.join(names)}; seed {seed}{f', {budget} play-outs a move' if budget else ''}",
        f"games           {games}",
        f"rounds          {len(figures.rounds)}",
        f"actions         {sum(figures.matches)}",
        f"round lengths   {_lengths(figures.rounds)}",
        f"match lengths   {_lengths(figures.matches)}",
        f"rounds ended    {_ends(figures.round_ends)}",
        f"rounds blocked  {figures.blocked:.1%}",
        f"matches ended   {_ends(figures.match_ends)}",
        f"wins by seat    {_shares(figures.wins, games)}",
        f"wins in turn    {_shares(figures.wins_in_turn, games)} (in the order of the first round)",
    ]


def measured(rules: Ruleset, names: Sequence[str], *, games: int, seed: int, budget: int = 0) -> Figures:
    """Play so many matches, the players named in turn over the seats, and count; the deal goes round from game to game."""
    players = [PLAYERS[names[seat % len(names)]] for seat in range(rules.seats)]
    figures = Figures(rules.seats)
    for game in range(games):
        rng = Random(f"{seed}/{game}")
        match = new_match(rules, dealer=game % rules.seats, seed=rng.randbytes(32))
        before = len(figures.rounds)
        figures.matches.append(_play(match, figures, played(match, players, rng, budget)))
        figures.rounds_a_match.append(len(figures.rounds) - before)
    return figures


def _play(match: Match, figures: Figures, moves: Iterable[tuple[Action, Step]]) -> int:
    """Play one match and give its number of actions, the deals apart."""
    actions = before = 0
    dealer = match.dealer
    for action, step in moves:
        if isinstance(action, Deal):
            before = actions
            continue
        actions += 1
        figures.note(step.events, actions - before, dealer)
    return actions


def _lengths(lengths: Sequence[int]) -> str:
    ordered = sorted(lengths)
    high = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return f"median {median(ordered):g}, 99 % {high}, longest {ordered[-1]} actions"


def _ends(ends: Counter[str]) -> str:
    return ", ".join(f"{reason} {times}" for reason, times in ends.most_common())


def _shares(wins: Sequence[float], games: int) -> str:
    return ", ".join(f"{number} {won / games:.1%}" for number, won in enumerate(wins, start=1))
