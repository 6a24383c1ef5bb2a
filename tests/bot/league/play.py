"""Plays leagues at random: what managers and entrants could do, in any order."""

from collections.abc import Callable
from random import Random

from bot.league.course import apply
from bot.league.drawing import shares
from bot.league.facts import Draw, Drop, Enter, Outcome, Report
from bot.league.model import League, Pairing
from bot.league.terms import EntrantId, Terms

Result = Callable[[int, Pairing], Outcome]
"""How a table of a stage ends."""


def entered(terms: Terms, entrants: int) -> League:
    """Returns a league with so many entrants, numbered from 100."""
    league = League(terms)
    for entrant in range(100, 100 + entrants):
        league = apply(league, Enter(EntrantId(entrant)))
    return league


def drawn(league: League) -> League:
    """Returns a league with its next stage drawn: everybody is there, and rated by his number."""
    ratings = tuple((entrant, float(entrant)) for entrant in league.entrants)
    return apply(league, Draw(league.active, ratings))


def by_number(_: int, table: Pairing) -> Outcome:
    """Lets the higher number win."""
    order = tuple(sorted(table.seats, reverse=True))
    return Outcome(order, tuple(range(len(order))), f"match of {order}")


def by_chance(seed: int, absent: float = 0.0) -> Result:
    """Lets anybody win, and some not come; the same people at a stage always play the same match."""

    def result(stage: int, table: Pairing) -> Outcome:
        chance = Random(f"{seed} {stage} {sorted(table.seats)}")
        here = [seat for seat in sorted(table.seats) if chance.random() >= absent]
        chance.shuffle(here)
        points = tuple(sorted(chance.randrange(60) for _ in here))
        return Outcome(tuple(here), points, f"{stage} {sorted(table.seats)}" if len(here) > 1 else None)

    return result


def played(league: League, result: Result = by_number) -> League:
    """Returns a league with every table that is open played."""
    for stage, table, pairing in tuple(league.open()):
        league = apply(league, Report(stage, table, result(stage, pairing)))
    return league


def finished(league: League, result: Result = by_number) -> League:
    """Returns a league played to its end from where it stands."""
    while not league.over:
        league = played(league, result)
        league = league if league.over else drawn(league)
    return league


def with_drops(league: League, chance: Random, often: float) -> League:
    """Returns a league with some of its entrants gone."""
    for entrant in league.active:
        if not league.over and chance.random() < often:
            league = apply(league, Drop(entrant))
    return league


def matches_of_a_cup(entrants: int, size: int, advance: int) -> int:
    """Returns how many matches a cup has to which everybody comes, worked out from the numbers alone."""
    matches = 0
    while True:
        tables = shares(entrants, size)
        matches += sum(seats > 1 for seats in tables)
        if len(tables) == 1:
            return matches
        entrants = sum(max(min(advance, seats - 1), 1) for seats in tables)
