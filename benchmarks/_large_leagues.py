"""Leagues as large as they can be, made by the core, for measurements."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.league.course import apply
from bot.league.facts import Draw, Enter, Outcome, Report
from bot.league.model import League
from bot.league.terms import EntrantId, Format, Terms
from bot.manager.competition import Competition, Plan
from bot.manager.ids import LeagueId, PersonId, Place
from bot.manager.league_views import LeagueView

FIRST = 10**17
NAMES = ("Awa", "Łucja Wójcik", "Modou Lamin Jallow", "Zażółć Gęślą Jaźń", "Haddy", "Ньюша", "Świętopełk")


def people_of(count: int) -> tuple[int, ...]:
    """Return so many people."""
    return tuple(range(FIRST, FIRST + count))


def cup_of(people: Sequence[int], size: int = 4) -> League:
    """Return the sign-up of a cup."""
    league = League(Terms(size=size, seed="large"))
    for person in people:
        league = apply(league, Enter(EntrantId(person)))
    return league


def season_of(people: Sequence[int], results: int, size: int = 4, seed: int = 1) -> League:
    """Return a season with so many results, in which everybody comes to every match day."""
    chance = Random(seed)
    league = League(Terms(format=Format.SEASON, size=size, days=52, seed="large"))
    for person in people:
        league = apply(league, Enter(EntrantId(person)))
    while results:
        league = apply(league, Draw(league.active))
        day = len(league.stages) - 1
        for number, table in enumerate(league.stages[day].tables[:results]):
            order = chance.sample(table.seats, len(table.seats))
            points = tuple(chance.randrange(60) for _ in order)
            league = apply(league, Report(day, number, Outcome(tuple(order), points, f"m{results}.1")))
            results -= 1
    return league


def competition_of(league: League, *, due: float, place: Place, name: str = "Large league") -> Competition:
    """Return a league as it is stored, whose sign-up ends then, or whose next match day begins."""
    names = tuple(
        (entrant, f"{NAMES[number % len(NAMES)]} {number}") for number, entrant in enumerate(league.entrants)
    )
    plan = Plan(name=name, variant="gambian", sign_up_until=due, rated=False)
    bare = Competition(
        id=LeagueId("large"),
        place=place,
        plan=plan,
        league=league,
        made_by=PersonId(FIRST),
        next_day=due,
        version=1,
    )
    return replace(bare, names=names)


def view_of(league: League) -> LeagueView:
    """Return a league as everybody sees it."""
    return LeagueView(competition_of(league, due=0, place=Place(1, 2)), None, 1)
