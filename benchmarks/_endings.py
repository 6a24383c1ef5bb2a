"""Whether matches between computers alone end: thousands of every preset, of all numbers of seats and mixes of strengths.

`make endings` plays 10,000 of each, and keeps what came of every hundred in a file: stopped, it goes on where it was. A round
that reaches the limit of actions (RULES C9) is counted, and so is a match that would not end at all.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks._duels import CONTENDERS, Cell, code
from benchmarks._tallies import PAGE, Results, write
from bot.engine.actions import Deal
from bot.engine.events import RoundEnd, RoundEnded
from bot.engine.match import new_match
from bot.engine.rules import ruleset, variants
from bot.engine.variants import VARIANTS
from bot.players.selfplay import played

HUNDRED = 100
ENDLESS = 50_000
"""Actions after which a match is given up: many times the longest ever seen."""


@dataclass(frozen=True, slots=True)
class Hundred:
    """What came of a hundred matches: actions without the deals, of all, of the longest match and of the longest round."""

    cell: str
    code: str
    number: int
    ended: int
    rounds: int
    too_long: int
    """Rounds that reached the limit of actions."""
    actions: int
    longest_match: int
    longest_round: int


@dataclass(frozen=True, slots=True)
class Length:
    """How one match went."""

    ended: bool
    rounds: tuple[int, ...]
    """Actions of each."""
    too_long: int


def main() -> None:
    """Play what is missing, the presets in turn, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks._endings", description=__doc__)
    parser.add_argument(
        "--file", type=Path, default=Path("build/endings.jsonl"), help="where results are kept"
    )
    parser.add_argument("--matches", type=int, default=10_000, metavar="N", help="matches a preset (10000)")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="stop after so long")
    parser.add_argument("--players", default="random,easy,normal", metavar="NAMES", help="who is mixed")
    parser.add_argument(
        "--budget", type=int, default=0, metavar="B", help="play-outs a move of those who think by them"
    )
    parser.add_argument("--write", action="store_true", help=f"put the table into {PAGE.name}")
    args = parser.parse_args()
    names = [name for name in args.players.split(",") if name in CONTENDERS]
    results = Results(args.file, Hundred)
    fill(results, names, matches=args.matches, budget=args.budget, seconds=args.minutes * 60)
    lines = list(table(results, names, args.budget))
    print("\n".join(lines))
    if args.write:
        write("endings", lines)


def fill(
    results: Results[Hundred],
    names: Sequence[str],
    *,
    matches: int,
    budget: int = 0,
    seconds: float = float("inf"),
) -> None:
    """Play what is missing."""
    until = monotonic() + seconds
    done = {(each.cell, each.code, each.number) for each in results.read()}
    for number in range(-(-matches // HUNDRED)):
        for variant in variants():
            piece = _cell(variant.name, names, budget), mark(variant.name, names), number
            if piece not in done and monotonic() < until:
                results.add(hundred(variant.name, names, number, budget))


def _cell(variant: str, names: Iterable[str], budget: int) -> str:
    return f"{variant}: {', '.join(names)}{f', {budget} play-outs' if budget else ''}"


def mark(variant: str, names: Iterable[str]) -> str:
    """Give a mark of how these players play a preset now."""
    return "-".join(code(Cell(variant, 4, name, name)) for name in names)


def hundred(variant: str, names: Sequence[str], number: int, budget: int = 0) -> Hundred:
    """Play a hundred matches."""
    played = [_length(variant, names, number * HUNDRED + each, budget) for each in range(HUNDRED)]
    return Hundred(
        cell=_cell(variant, names, budget),
        code=mark(variant, names),
        number=number,
        ended=sum(each.ended for each in played),
        rounds=sum(len(each.rounds) for each in played),
        too_long=sum(each.too_long for each in played),
        actions=sum(sum(each.rounds) for each in played),
        longest_match=max(sum(each.rounds) for each in played),
        longest_round=max(max(each.rounds) for each in played),
    )


def _length(variant: str, names: Sequence[str], number: int, budget: int) -> Length:
    """Play a match; seats, players, dealer and cards follow from its number."""
    rng = Random(f"{variant}/{number}")
    rules = ruleset(variant, rng.choice(VARIANTS[variant].seats))
    seated = [CONTENDERS[rng.choice(names)] for _ in range(rules.seats)]
    match = new_match(rules, dealer=rng.randrange(rules.seats), seed=rng.randbytes(32))
    rounds = [0]
    too_long, over = 0, False
    for action, step in islice(played(match, seated, rng, budget), ENDLESS):
        if isinstance(action, Deal):
            rounds.append(0)
        else:
            rounds[-1] += 1
        ends = [event.reason for event in step.events if isinstance(event, RoundEnded)]
        too_long += ends.count(RoundEnd.TOO_LONG)
        over = step.match.over
    return Length(over, tuple(rounds[1:]), too_long)


def table(results: Results[Hundred], names: Sequence[str], budget: int = 0) -> Iterator[str]:
    """Give a line a preset, of what the players as they are now have played."""
    yield "| game | matches | ended | rounds | at the limit | longest round | longest match | actions a match |"
    yield "|:--|--:|--:|--:|--:|--:|--:|--:|"
    all_of = list(results.read())
    for variant in variants():
        found = [
            each
            for each in all_of
            if (each.cell, each.code) == (_cell(variant.name, names, budget), mark(variant.name, names))
        ]
        if found:
            yield _row(variant.name, found)


def _row(name: str, found: Sequence[Hundred]) -> str:
    matches = len(found) * HUNDRED
    figures = (
        matches,
        sum(each.ended for each in found),
        sum(each.rounds for each in found),
        sum(each.too_long for each in found),
        max(each.longest_round for each in found),
        max(each.longest_match for each in found),
        round(sum(each.actions for each in found) / matches),
    )
    return f"| {name} | {' | '.join(f'{figure:,}' for figure in figures)} |"


if __name__ == "__main__":
    main()
