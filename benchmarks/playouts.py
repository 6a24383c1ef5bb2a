"""Random games of the engine beside OpenSpiel's crazy_eights driven from Python, in the same run, interleaved.

The rules are the same in both, as ``docs/openspiel.md`` says: with its special cards too. Its plainest loop draws lots
for the deals, its leanest takes any legal card; neither asks for strings. Then all presets, by seats.
"""

from collections.abc import Iterator

from benchmarks._rates import (
    Play,
    any_of,
    applied,
    drawn_lots,
    interleaved,
    listed_and_applied,
    played_out,
    spiel,
)
from bot.engine.rules import ruleset, variants
from tests.bot.engine.spiel import Terms, openspiel_variants

RUNS, SECONDS = 9, 0.3
PLAIN, LEANEST = "OpenSpiel, plain loop", "OpenSpiel, leanest loop"
GAMES = (
    Terms(2, special=False, reshuffle=False, draws=None),
    Terms(4, special=False, reshuffle=False, draws=None),
    Terms(6, special=False, reshuffle=False, draws=None),
    Terms(4, special=True, reshuffle=True, draws=None),
    Terms(4, special=True, reshuffle=False, draws=1),
)
SEATS = range(2, 9)


def lines() -> Iterator[str]:
    """Give the medians and the ratios of medians."""
    yield f"decisions a CPU second, medians of {RUNS} interleaved runs of {SECONDS:g} s"
    with openspiel_variants():
        for terms in GAMES:
            yield from _beside(terms)
    yield from _presets()


def _beside(terms: Terms) -> Iterator[str]:
    rules = terms.rules
    plays = {
        "play-outs": played_out(rules),
        "apply": applied(rules),
        "legal_actions and apply": listed_and_applied(rules),
        PLAIN: spiel(terms.game, drawn_lots),
        LEANEST: spiel(terms.game, any_of),
    }
    rates = interleaved(plays, runs=RUNS, seconds=SECONDS)
    yield (
        f"{terms.players} seats, {'its special cards' if terms.special else 'no special cards'}, "
        f"{terms.draws or 'any number of'} draws a turn{', reshuffled' if terms.reshuffle else ''}"
    )
    for name, rate in rates.items():
        plain, leanest = rate.middle / rates[PLAIN].middle, rate.middle / rates[LEANEST].middle
        yield f"  {name:25}{rate.middle:>9,.0f}   ({min(rate.each):,.0f} … {max(rate.each):,.0f})   {plain:.2f} × plain   {leanest:.2f} × leanest"


def _presets() -> Iterator[str]:
    """Give the rates of all presets, in thousands, and beside OpenSpiel's leanest loop for as many seats."""
    plays: dict[str, Play] = {}
    for seats in SEATS:
        game = Terms(seats, special=False, reshuffle=False, draws=None).game
        plays[f"{LEANEST} {seats}"] = spiel(game, any_of)
        for variant in variants():
            if seats in variant.seats:
                plays[f"{variant.name} {seats}"] = played_out(ruleset(variant, seats))
        plays[f"gambian, reject {seats}"] = played_out(ruleset("gambian", seats, {"misplay": "reject"}))
    rates = interleaved(plays, runs=RUNS, seconds=SECONDS / 2)
    yield "play-outs of all presets, thousands of decisions a CPU second (× OpenSpiel's leanest loop), by seats"
    yield "  " + " " * 25 + "".join(f"{seats:<14}" for seats in SEATS)
    for name in dict.fromkeys(key.rsplit(" ", 1)[0] for key in plays):
        cells = []
        for seats in SEATS:
            rate = rates.get(f"{name} {seats}")
            beside = rates[f"{LEANEST} {seats}"].middle
            cells.append(f"{rate.middle / 1000:.0f} ({rate.middle / beside:.2f})" if rate else "–")
        yield f"  {name:25}" + "".join(f"{cell:14}" for cell in cells).rstrip()
