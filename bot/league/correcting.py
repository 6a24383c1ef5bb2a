"""Taking a result back, or putting another in its place: the league as if it had been so from the start."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.league.course import NotPossible, apply
from bot.league.facts import Draw, Fact, Outcome, Report
from bot.league.model import League


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A league after a correction, and the tables of before, as stage and table, whose matches count no longer."""

    league: League
    lost: tuple[tuple[int, int], ...]


def rewritten(league: League, stage: int, table: int, outcome: Outcome | None) -> Rewritten:
    """Put another outcome in the place of a table's, or, with None, let it be played again. Raises `NotPossible`.

    What came after it is done again. Where the same people are drawn to a table as before, what they have played there
    stands; other matches are lost.
    """
    if not (0 <= stage < len(league.stages) and 0 <= table < len(league.stages[stage].tables)):
        raise NotPossible("no_such_table")
    if league.stages[stage].tables[table].outcome is None:
        raise NotPossible("not_ended")
    put = None if outcome is None else Report(stage, table, outcome)
    after, lost = League(league.terms), []
    for fact in _facts(league, stage, table, put):
        if fact is put:
            after = apply(after, fact)
            continue
        moved = _moved(league, after, fact) if isinstance(fact, Report) else fact
        try:
            after = apply(after, moved)
        except NotPossible:
            if isinstance(fact, Report) and fact.outcome.match is not None:
                lost.append((fact.stage, fact.table))
    return Rewritten(after, tuple(lost))


def _facts(league: League, stage: int, table: int, put: Report | None) -> Iterator[Fact]:
    """Yield the facts of a league with one report in the place of a table's, or, if it had none, of its stage's end."""
    reported = [
        number
        for number, fact in enumerate(league.facts)
        if isinstance(fact, Report) and (fact.stage, fact.table) == (stage, table)
    ]
    draws = [number for number, fact in enumerate(league.facts) if isinstance(fact, Draw)]
    ends = draws[stage + 1] if stage + 1 < len(draws) else len(league.facts)
    place = reported[-1] if reported else ends
    for number, fact in enumerate((*league.facts, None)):
        if number == place and put is not None:
            yield put
        if fact is not None and number not in reported:
            yield fact


def _moved(before: League, after: League, fact: Report) -> Report:
    """Give a report for the table the same people are drawn to now; for none where they are not."""
    people = set(before.stages[fact.stage].tables[fact.table].seats)
    tables = after.stages[fact.stage].tables if fact.stage < len(after.stages) else ()
    found = (number for number, table in enumerate(tables) if set(table.seats) == people)
    return replace(fact, table=next(found, -1))
