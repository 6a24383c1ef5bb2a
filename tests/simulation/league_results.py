"""Whether the result of a table is what happened there, and a corrected league the one that was played so."""

import json
from collections import Counter
from collections.abc import Iterator

from bot.engine.vocabulary import MatchForm
from bot.league.facts import Draw, Fact, Report
from bot.league.model import League, Pairing
from bot.league.terms import EntrantId
from bot.manager.competition import Competition
from bot.manager.ids import TableId
from bot.manager.tables.table import Table
from tests.simulation.disk import Disk

Where = tuple[int, frozenset[int]]
"""A stage, and who meets at a table of it."""


def misreported(before: Competition, fact: Fact, table: Table, disk: Disk) -> Iterator[str]:
    """Yield what is wrong with a report about a table that has ended."""
    assert isinstance(fact, Report)
    meeting = before.meeting_of(TableId(table.id))
    if meeting is None or meeting.stage != fact.stage:
        yield f"it does not count, and {fact} was taken in"
        return
    outcome = fact.outcome
    came = [EntrantId(chair.person) for chair in table.chairs if chair.person is not None]
    if sorted(outcome.order) != sorted(came):
        yield f"{came} came, and {outcome.order} was taken in"
    if (outcome.match is None) != (table.match is None):
        yield f"match {outcome.match} was taken in"
    if table.match is None or outcome.match is None:
        return
    row = disk.execute(
        "SELECT result FROM results WHERE table_id = ? AND match = ?", (table.id, table.match_number)
    ).fetchone()
    result = json.loads(row[0])
    best = {result["people"][seat] for seat in result["winners"]} - {None}
    if set(outcome.order[: len(best)]) != best:
        yield f"{best} won, and {outcome.order} was taken in"
    if table.match.rules.match is not MatchForm.SINGLE:
        points = dict(zip(result["people"], result["totals"], strict=True))
        if [points[person] for person in outcome.order] != list(outcome.points):
            yield f"the totals were {points}, and {outcome.points} was taken in"


def vanished(before: League, after: League) -> Counter[str]:
    """Return the matches that counted before a correction and do not any more, but for that of the table corrected."""
    corrected = _corrected(before, after)
    held = Counter(_matches(after).values())
    lost = Counter(match for where, match in _matches(before).items() if where != corrected)
    return lost - held


def unfaithful(before: League, after: League) -> Iterator[str]:
    """Yield where a corrected league is not the one that was played so from the start."""
    corrected = _corrected(before, after)
    earlier = [fact for fact in before.facts if not isinstance(fact, Report | Draw)]
    now = [fact for fact in after.facts if not isinstance(fact, Report | Draw)]
    if earlier[: len(now)] != now and not after.over:
        yield f"{earlier} has become {now} by a correction"
    stood, stands, met = _matches(before), _matches(after), _tables(after)
    for where, match in stands.items():
        if where != corrected and stood.get(where) != match:
            yield f"match {match} counts after a correction, and did not before"
    for where, match in stood.items():
        if where != corrected and where in met and stands.get(where) != match:
            yield f"{sorted(where[1])} meet as before, and their match {match} counts no more"
    for where, table in met.items():
        same = _tables(before).get(where)
        if same is None or where == corrected or table.outcome is None or same.outcome is None:
            continue
        gone = before.dropped | after.dropped
        if _without(table, gone) != _without(same, gone):
            yield f"{sorted(where[1])} came {same.outcome.order} before and {table.outcome.order} after a correction"


def _without(table: Pairing, gone: frozenset[int]) -> list[int]:
    assert table.outcome is not None
    return [one for one in table.outcome.order if one not in gone]


def _corrected(before: League, after: League) -> Where | None:
    """Return the table that was corrected: the first that ended otherwise, or is open again."""
    others = _tables(after)
    for where, table in _tables(before).items():
        other = others.get(where)
        if other is not None and other.outcome != table.outcome:
            return where
    return None


def _tables(league: League) -> dict[Where, Pairing]:
    return {
        (number, frozenset(table.seats)): table
        for number, stage in enumerate(league.stages)
        for table in stage.tables
    }


def _matches(league: League) -> dict[Where, str]:
    return {
        where: table.outcome.match
        for where, table in _tables(league).items()
        if table.outcome is not None and table.outcome.match is not None
    }
