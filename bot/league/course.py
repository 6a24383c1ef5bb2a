"""How one more fact changes a league."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final, assert_never

from bot.league.drawing import draw, shares
from bot.league.facts import Close, Draw, Drop, End, Enter, Fact, Outcome, Report
from bot.league.model import League, Pairing, Stage
from bot.league.places import places
from bot.league.standings import standings
from bot.league.terms import MOST_ENTRANTS, EntrantId, Format, Seeding

FEWEST: Final = 2
"""Entrants of a league at least, when it is first drawn."""


class NotPossible(Exception):
    """A fact that a league cannot take as it stands; ``reason`` is a slug."""

    def __init__(self, reason: str) -> None:
        """Remember why."""
        super().__init__(reason)
        self.reason = reason


def apply(league: League, fact: Fact) -> League:
    """Give the league with one fact more. Raises `NotPossible`."""
    if league.over:
        raise NotPossible("over")
    match fact:
        case Enter(entrant):
            after = _entered(league, entrant)
        case Drop(entrant):
            after = _dropped(league, entrant)
        case Draw():
            after = _drawn(league, fact)
        case Report():
            after = _reported(league, fact)
        case Close():
            after = _closed(league)
        case End():
            after = replace(league, over=True)
        case _:
            assert_never(fact)
    return _decided(replace(after, facts=(*league.facts, fact)))


def alive(league: League) -> tuple[EntrantId, ...]:
    """Give who is in the knockout, or would be if it began now, in the order they entered."""
    if league.rounds:
        going = set(league.stages[-1].through(league.terms.advance))
    elif league.terms.format is Format.SEASON:
        going = {row.entrant for row in standings(league)[: league.terms.final]}
    else:
        going = set(league.entrants)
    return tuple(entrant for entrant in league.active if entrant in going)


def _entered(league: League, entrant: EntrantId) -> League:
    if entrant in league.active:
        raise NotPossible("entered")
    if not league.enterable:
        raise NotPossible("full" if len(league.active) >= MOST_ENTRANTS else "too_late")
    if entrant in league.dropped:
        return replace(league, dropped=league.dropped - {entrant})
    return replace(league, entrants=(*league.entrants, entrant))


def _dropped(league: League, entrant: EntrantId) -> League:
    """Take somebody out; where that leaves one or none at a table, it has ended."""
    if entrant not in league.active:
        raise NotPossible("not_entered")
    after = replace(league, dropped=league.dropped | {entrant})
    stages = (
        stage
        if stage.complete
        else replace(stage, tables=tuple(_without(after, table) for table in stage.tables))
        for stage in league.stages
    )
    return replace(after, stages=tuple(stages))


def _without(league: League, table: Pairing) -> Pairing:
    here = tuple(seat for seat in table.seats if seat not in league.dropped)
    return table if table.outcome is not None or len(here) > 1 else replace(table, outcome=_unplayed(here))


def _unplayed(here: tuple[EntrantId, ...]) -> Outcome:
    return Outcome(here, (0,) * len(here))


def _drawn(league: League, fact: Draw) -> League:
    day = league.days_left > 0
    if not day and not league.complete:
        raise NotPossible("stage_open")
    if not league.stages and len(league.active) < FEWEST:
        raise NotPossible("too_few")
    if day and fact.present is None:
        raise NotPossible("nobody_asked")
    people = [one for one in league.active if one in set(fact.present or ())] if day else list(alive(league))
    stage = _stage(league, _ranked(league, people, fact), knockout=not day)
    return replace(league, stages=(*league.stages, stage))


def _ranked(league: League, people: list[EntrantId], fact: Draw) -> list[EntrantId]:
    """Give those who are drawn, the best first; where it is by lot, in an order drawn by lot."""
    ranked = sorted(people, key=league.terms.order)
    _lot(league, "order").shuffle(ranked)
    if league.terms.format is Format.SEASON and league.days_left == 0:
        place = {row.entrant: number for number, row in enumerate(standings(league))}
        ranked.sort(key=place.__getitem__)
    elif league.terms.seeding is Seeding.RATING:
        ratings = dict(fact.ratings)
        ranked.sort(key=lambda entrant: -ratings.get(entrant, 0))
    return ranked


def _stage(league: League, ranked: list[EntrantId], *, knockout: bool) -> Stage:
    if not ranked:
        return Stage((), knockout)
    size = league.terms.size
    alone = len(ranked) > 1 and shares(len(ranked), size)[-1] == 1
    bye = _bye(league, ranked) if alone else None
    seats = [entrant for entrant in ranked if entrant != bye]
    met = _met(league.rounds if knockout else league.stages)
    seeded = league.terms.seeding is Seeding.RATING or (knockout and league.terms.format is Format.SEASON)
    drawn = draw(
        seats, size, lambda one, other: met[frozenset((one, other))], _lot(league, "draw"), seeded=seeded
    )
    tables = tuple(_without(league, Pairing(tuple(table))) for table in drawn)
    return Stage(tables, knockout, bye)


def _bye(league: League, ranked: Sequence[EntrantId]) -> EntrantId:
    """Give who is drawn to no table: the best of those who have had the fewest byes."""
    had = Counter(stage.bye for stage in league.stages)
    return min(ranked, key=lambda entrant: had[entrant])


def _met(stages: Iterable[Stage]) -> Counter[frozenset[EntrantId]]:
    """Count how often any two have been drawn to one table."""
    tables = (table for stage in stages for table in stage.tables)
    return Counter(frozenset(two) for table in tables for two in combinations(table.seats, 2))


def _lot(league: League, purpose: str) -> Random:
    return Random(f"{league.terms.seed} {len(league.stages)} {purpose}")


def _reported(league: League, fact: Report) -> League:
    table = _ending(league, fact)
    order = fact.outcome.order
    if not set(order) <= set(table.seats) or len(set(order)) != len(order):
        raise NotPossible("other_people")
    if len(fact.outcome.points) != len(order):
        raise NotPossible("points_missing")
    ended = replace(table, outcome=_put_last(fact.outcome, league.dropped))
    stage = league.stages[fact.stage]
    stage = replace(stage, tables=(*stage.tables[: fact.table], ended, *stage.tables[fact.table + 1 :]))
    return replace(league, stages=(*league.stages[: fact.stage], stage, *league.stages[fact.stage + 1 :]))


def _ending(league: League, fact: Report) -> Pairing:
    """Give the table that a report is about. A match that was under way stands before what its seats ended without it."""
    if not 0 <= fact.stage < len(league.stages) or not 0 <= fact.table < len(
        league.stages[fact.stage].tables
    ):
        raise NotPossible("no_such_table")
    table = league.stages[fact.stage].tables[fact.table]
    built_on = any(stage.knockout for stage in league.stages[fact.stage + 1 :])
    if table.outcome is not None and (table.played or fact.outcome.match is None or built_on):
        raise NotPossible("has_ended")
    return table


def _put_last(outcome: Outcome, dropped: frozenset[EntrantId]) -> Outcome:
    """Put those last who are in it no longer."""
    both = sorted(zip(outcome.order, outcome.points, strict=True), key=lambda one: one[0] in dropped)
    return replace(outcome, order=tuple(one for one, _ in both), points=tuple(points for _, points in both))


def _closed(league: League) -> League:
    if league.terms.format is not Format.SEASON or not league.days_left:
        raise NotPossible("no_more_days")
    return replace(league, closed=True)


def _decided(league: League) -> League:
    """Say who has won, if that is decided."""
    if league.over or not league.complete or not league.stages or league.days_left:
        return league
    if league.rounds:
        return _knocked_out(league)
    if league.terms.final and len(alive(league)) > 1:
        return league
    best = next((row.entrant for row in standings(league) if not row.dropped), None)
    return replace(league, over=True, champion=best)


def _knocked_out(league: League) -> League:
    last = league.rounds[-1]
    if last.final:
        winner = next(iter(last.through(1)), None)
    elif len(going := alive(league)) > 1:
        return league
    else:
        winner = next(iter(going), None)
    if winner is None:
        winner = next((entrant for entrant in places(league) if entrant not in league.dropped), None)
    return replace(league, over=True, champion=winner)
