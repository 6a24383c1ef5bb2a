"""How strong the computer players are: the tables of docs/computer-players.md.

`make strengths` plays and adds to the results in a file; stopped and started again it goes on where it was. The cells take
turns, so that all have some games soon. What players played before they came to play otherwise counts no more, unless asked for.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic

from benchmarks._duels import CONTENDERS, Cell, Duel, code
from benchmarks._spiel_duels import SpielCell
from benchmarks._tallies import PAGE, Block, Results, share, shares, write
from bot.engine.rules import variants
from tests.bot.engine.spiel import openspiel_variants

PORTION = 40
"""Games of a cell before the next one has its turn."""
OTHERS = ("gambian misplay=reject", "classic partnership=on")
SPIEL = ("spiel draw_limit=none", "spiel_special draw_limit=none")
"""OpenSpiel's game as rules of ours, without its special cards and with them."""
PLAIN = ("classic", "gambian", "house", *SPIEL)
"""Where the plainest sensible player is a measure, by which older figures can be compared."""
STRENGTHS = ("easy", "normal", "strong")
SAID = {
    "eager": "random that plays when it can",
    "uniform": "random",
    "ismcts": "OpenSpiel's ISMCTSBot",
    "greedy": "the plainest sensible player",
}
SIMULATIONS = {2: 1000, 4: 500}
BUDGETS = {"strong": 270}
"""Play-outs a move that take less than 20 ms of CPU."""
BUDGETS_AGAINST_ISMCTS = {"strong": 100}
"""Play-outs a move that take less than a tenth of that player's time."""


def cells(given: Mapping[str, int]) -> list[Duel]:
    """List everything that is measured, with the usual play-outs or those given."""
    budgets = {**BUDGETS, **given}
    pairs = [(player, chance) for chance in ("random", "eager") for player in STRENGTHS]
    pairs += [("normal", "easy"), ("strong", "normal")]
    games = [each.name for each in variants() if not each.name.startswith("spiel")]
    ours = [
        Cell(game, seats, player, against, budgets.get(player, 0))
        for player, against in pairs
        for game in (*games, *OTHERS, *SPIEL)
        for seats in ((4,) if "partnership" in game else (2, 4))
    ]
    return [*ours, *_plain_cells(budgets), *_spiel_cells(given)]


def _plain_cells(budgets: Mapping[str, int]) -> Iterator[Duel]:
    """Give the players that are better than the plainest sensible one, against it, and what it is worth itself."""
    for player, against in (("greedy", "eager"), ("normal", "greedy"), ("strong", "greedy")):
        for game in PLAIN:
            for seats in (2, 4):
                yield Cell(game, seats, player, against, budgets.get(player, 0))


def _spiel_cells(given: Mapping[str, int]) -> Iterator[Duel]:
    """Give what is played in OpenSpiel's own game."""
    for against in ("uniform", "eager", "ismcts"):
        for player in STRENGTHS:
            for seats in (2, 4):
                if (player, against) != ("easy", "ismcts"):
                    searched = SIMULATIONS[seats] if against == "ismcts" else 0
                    usual = BUDGETS_AGAINST_ISMCTS if searched else BUDGETS
                    budget = given.get(player, usual.get(player, 0))
                    yield SpielCell(seats, player, against, simulations=searched, budget=budget)


def main() -> None:
    """Play until every cell has its games or the time is over, then print the tables."""
    args = _arguments()
    results = Results(args.file, Block)
    with openspiel_variants():
        asked = [
            cell
            for cell in cells(dict(args.budget))
            if not args.only or any(word in str(cell) for word in args.only)
        ]
        fill(results, asked, games=args.games, seconds=args.minutes * 60)
        lines = list(tables(asked, counted(results, asked, as_is=args.as_is)))
    print("\n".join(lines))
    if args.write:
        write("strengths", lines)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks._strengths", description=__doc__)
    parser.add_argument(
        "--file", type=Path, default=Path("build/strengths.jsonl"), help="where results are kept"
    )
    parser.add_argument(
        "--games", type=int, default=2000, metavar="N", help="games a cell; 0 only shows (2000)"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="stop after so long")
    parser.add_argument("--only", nargs="+", metavar="WORDS", help="only cells whose names have one of these")
    parser.add_argument("--as-is", action="store_true", help="count what earlier versions played, too")
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    parser.add_argument(
        "--budget",
        type=_budget,
        nargs="+",
        default=[],
        metavar="PLAYER=N",
        help="play-outs a move of a player",
    )
    return parser.parse_args()


def _budget(text: str) -> tuple[str, int]:
    player, _, number = text.partition("=")
    if player not in CONTENDERS or not number.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not PLAYER=N; there is {', '.join(CONTENDERS)}")
    return player, int(number)


def fill(
    results: Results[Block], asked: Sequence[Duel], *, games: int, seconds: float = float("inf")
) -> None:
    """Play what is missing, a portion of each cell in turn."""
    until = monotonic() + seconds
    done = {name: {block.number for block in blocks} for name, blocks in counted(results, asked).items()}
    for target in range(PORTION, games + PORTION, PORTION):
        for cell in asked:
            for number in range(-(-min(target, games, cell.most) // len(cell.sides))):
                if monotonic() >= until:
                    return
                if number not in done[str(cell)]:
                    results.add(cell.play(number))
                    done[str(cell)].add(number)


def counted(results: Results[Block], asked: Iterable[Duel], *, as_is: bool = False) -> dict[str, list[Block]]:
    """Give the blocks of these cells by name: those that the players as they are now have played, or all."""
    now = {str(cell): code(cell) for cell in asked}
    blocks: dict[str, list[Block]] = {name: [] for name in now}
    for block in results.read():
        if block.cell in now and (as_is or block.code == now[block.cell]):
            blocks[block.cell].append(block)
    return blocks


def tables(asked: Iterable[Duel], blocks: Mapping[str, Sequence[Block]]) -> Iterator[str]:
    """Give a table for each pair, of the cells that were played."""
    pairs: defaultdict[tuple[str, str, int], list[Duel]] = defaultdict(list)
    for cell in asked:
        if blocks[str(cell)]:
            pairs[cell.player, SAID.get(cell.against, cell.against), cell.budget].append(cell)
    for (player, against, budget), rows in pairs.items():
        yield f"**{player}** against **{against}**{f', {budget} play-outs a move' if budget else ''}\n"
        yield "| game | seats | games | won, % (95 %) | fair | went out, % (95 %) | ms a move | × easy | theirs |"
        yield "|:--|--:|--:|:-:|--:|:-:|--:|--:|--:|"
        yield from (_row(cell, blocks[str(cell)]) for cell in rows)
        yield ""


def _row(cell: Duel, blocks: Sequence[Block]) -> str:
    won = shares(blocks)
    # A round is a part of a block, so that the mean of the block is what varies.
    rounds = [(block.rounds_won / block.rounds,) for block in blocks if block.rounds]
    several = sum(block.rounds for block in blocks) > won.games
    mine = _milliseconds((each.nanoseconds for each in blocks), (each.moves for each in blocks))
    easy = _milliseconds((each.easy_nanoseconds for each in blocks), (each.easy_moves for each in blocks))
    theirs = _milliseconds((each.other_nanoseconds for each in blocks), (each.other_moves for each in blocks))
    cells = (
        cell.game,
        str(cell.seats),
        f"{won.games:,}",
        str(won),
        f"{100 / len(cell.sides):.0f}",
        str(share(rounds)) if several else "–",
        f"{mine:.3f}",
        f"{mine / max(easy, 1e-6):.1f}",
        f"{theirs:.3f}",
    )
    return f"| {' | '.join(cells)} |"


def _milliseconds(nanoseconds: Iterable[int], moves: Iterable[int]) -> float:
    """Give the CPU time a move."""
    return sum(nanoseconds) / max(sum(moves), 1) / 1e6


if __name__ == "__main__":
    main()
