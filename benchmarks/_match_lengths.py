"""How long matches are, by preset and number of players: docs/match-lengths.md and bot/players/match_lengths.py.

`make lengths` writes both anew, from games of normal computer players. It takes more than a quarter of an hour on two cores;
`python -m benchmarks` leaves it out.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, quantiles

from bot.commands.simulate import measured
from bot.engine.events import RoundEnd
from bot.engine.rules import ruleset, variants
from bot.players.lengths import HUMAN_SECONDS

ROOT = Path(__file__).parents[1]
PAGE, DATA = ROOT / "docs" / "match-lengths.md", ROOT / "bot" / "players" / "match_lengths.py"
PLAYERS = ("normal",)
SEED = 1

_INTRODUCTION = """# How long matches are

What a host uses to choose a game for an evening: how many actions (plays, draws, passes and what is said) a match
takes, how many rounds, and who wins it. Written by `make lengths`: {games} matches a line, played by computer players
of middle strength ({players}), at the options each game usually has.

* *Actions*: the median; *half*: half of all matches were between these two; *99 %* stayed below the next figure.
* *Minutes*: the two figures of *half*, at {seconds} seconds an action, about what people take. The lobby says it.
* *Blocked*: rounds in which everybody passed in turn; *stock*: rounds that ended with the stock.
* *Wins in turn*: how many of a hundred matches were won by who moved first in the first round, who moved second, and
  so on. The deal moves on after each round, so a long match evens out who begins.

Other options and other players: `python -m bot simulate --variant V --seats N --option NAME=VALUE --players normal,random`.
"""

_DATA = '''"""Lengths of matches in actions: lower quartile, median and upper quartile, by preset and number of players.

Written by `make lengths` (benchmarks/_match_lengths.py) from {games} matches each, played by {players}.
"""

from collections.abc import Mapping
from typing import Final

LENGTHS: Final[Mapping[str, Mapping[int, tuple[int, int, int]]]] = {{
{entries}
}}
'''


@dataclass(frozen=True, slots=True)
class Line:
    """What was found for one preset and one number of players."""

    variant: str
    seats: int
    quartiles: tuple[int, int, int]
    most: int
    rounds: float
    blocked: float
    stock: float
    wins: tuple[float, ...]


def main() -> None:
    """Play, and write the page and the data."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks._match_lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, metavar="G", help="matches a line (2000)")
    parser.add_argument("--processes", type=int, metavar="P", help="how many play at once (one a core)")
    args = parser.parse_args()
    games = args.games
    # The longest first, so that no process is left alone with it.
    tasks = [(each.name, seats, games) for each in variants() for seats in sorted(each.seats, reverse=True)]
    with Pool(args.processes) as pool:
        lines = sorted(pool.starmap(line, tasks, chunksize=1), key=lambda each: (each.variant, each.seats))
    PAGE.write_text("\n".join(_page(lines, games)), encoding="utf-8")
    DATA.write_text(_data(lines, games), encoding="utf-8")


def line(name: str, seats: int, games: int) -> Line:
    """Play one preset with so many players."""
    figures = measured(ruleset(name, seats), PLAYERS, games=games, seed=SEED)
    lower, middle, upper = quantiles(figures.matches, n=4)
    return Line(
        variant=name,
        seats=seats,
        quartiles=(round(lower), round(middle), round(upper)),
        most=sorted(figures.matches)[games * 99 // 100],
        rounds=mean(figures.rounds_a_match),
        blocked=figures.blocked,
        stock=figures.round_ends[RoundEnd.STOCK.value] / len(figures.rounds),
        wins=tuple(won / games for won in figures.wins_in_turn),
    )


def _page(lines: Iterable[Line], games: int) -> Iterator[str]:
    yield _INTRODUCTION.format(games=f"{games:,}", players=", ".join(PLAYERS), seconds=HUMAN_SECONDS)
    for each in variants():
        yield f"## {each.name}\n"
        yield "| players | actions | half | 99 % | minutes | rounds | blocked | stock | wins in turn |"
        yield "|--:|--:|:-:|--:|:-:|--:|--:|--:|:--|"
        yield from (_row(found) for found in lines if found.variant == each.name)
        yield ""


def _row(found: Line) -> str:
    lower, middle, upper = found.quartiles
    minutes = "–".join(str(round(actions * HUMAN_SECONDS / 60)) for actions in (lower, upper))
    wins = " · ".join(f"{share * 100:.0f}" for share in found.wins)
    return (
        f"| {found.seats} | {middle} | {lower}–{upper} | {found.most} | {minutes} | {found.rounds:.1f} "
        f"| {_percent(found.blocked)} | {_percent(found.stock)} | {wins} |"
    )


def _percent(share: float) -> str:
    return f"{share:.1%}" if share else "–"


def _data(lines: Sequence[Line], games: int) -> str:
    entries: list[str] = []
    for each in variants():
        entries.append(f'    "{each.name}": {{')
        entries += [f"        {one.seats}: {one.quartiles}," for one in lines if one.variant == each.name]
        entries.append("    },")
    return _DATA.format(games=games, players=", ".join(PLAYERS), entries="\n".join(entries))


if __name__ == "__main__":
    main()
