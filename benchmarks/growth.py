"""How the time of a game grows with seats and hand size: play-outs, the decisions and microseconds of a round."""

from collections.abc import Iterator
from typing import Final

from benchmarks._rates import interleaved, played_out
from bot.engine.rules import ruleset

RUNS, SECONDS = 5, 0.1
SEATS = range(2, 9)
HANDS = (3, 5, 7, 10)
TABLES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("gambian", {"misplay": "reject"}),
    ("standard", {"pass_when_empty": "free"}),
    ("zimbabwean", {}),
)


def lines() -> Iterator[str]:
    """Give a table a preset: a line a hand size, a column a number of seats."""
    yield f"decisions a round / CPU µs a round, medians of {RUNS} interleaved runs of {SECONDS:g} s, by seats"
    for name, options in TABLES:
        yield from _table(name, options)


def _table(name: str, options: dict[str, str]) -> Iterator[str]:
    rules = {
        (seats, hand): ruleset(name, seats, {**options, "hand_size": str(hand)})
        for seats in SEATS
        for hand in HANDS
        if seats in ruleset(name, 2).variant.seats and hand in ruleset(name, seats, options).hand_sizes(seats)
    }
    plays = {f"{seats} {hand}": played_out(each) for (seats, hand), each in rules.items()}
    rates = interleaved(plays, runs=RUNS, seconds=SECONDS)
    yield f"{name}, {' '.join(f'{key}={value}' for key, value in options.items()) or 'its usual options'}"
    yield "  cards a hand  " + "".join(f"{seats:<14}" for seats in SEATS)
    for hand in HANDS:
        found = [rates.get(f"{seats} {hand}") for seats in SEATS]
        cells = [f"{rate.decisions:.0f} / {rate.time:.0f}" if rate else "–" for rate in found]
        yield f"  {hand:<14}" + "".join(f"{cell:14}" for cell in cells).rstrip()
