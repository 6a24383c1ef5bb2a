"""What has to hold of a league as it is stored, counted a second time from who sat where and how it ended."""

from collections import Counter
from collections.abc import Iterator

from bot.league.document import replay
from bot.league.facts import End, Report
from bot.league.model import League, Stage
from bot.league.standings import standings
from bot.manager.competition import Competition


def unsound(competition: Competition) -> Iterator[str]:
    """Yield what is wrong with a league."""
    league = competition.league
    for number, stage in enumerate(league.stages):
        yield from _stage(league, number, stage)
    for before, after in zip(league.rounds, league.rounds[1:], strict=False):
        yield from _advanced(league, before, after)
    yield from _meetings(competition)
    yield from _matches(league)
    yield from _standings(league)
    if replay(league.terms, league.facts) != league:
        yield "it is not what its facts make"
    if league.over != (league.champion is not None) and not _nobody_can_win(league):
        yield f"over is {league.over} and the champion is {league.champion}"
    if league.champion is not None and league.champion in league.dropped:
        yield f"champion {league.champion} had left"


def _nobody_can_win(league: League) -> bool:
    return not league.active or any(isinstance(fact, End) for fact in league.facts)


def _stage(league: League, number: int, stage: Stage) -> Iterator[str]:
    """Check that everybody is drawn to one table, and that there are as many as there have to be."""
    seats = [seat for table in stage.tables for seat in table.seats]
    drawn = [*seats, *([] if stage.bye is None else [stage.bye])]
    if len(set(drawn)) != len(drawn):
        yield f"somebody was drawn twice to stage {number}: {drawn}"
    size = league.terms.size
    tables = -(-len(drawn) // size)
    sizes = sorted(len(table.seats) for table in stage.tables)
    with_bye = sorted([*sizes, *([1] if stage.bye is not None else [])])
    if len(with_bye) != tables or (sizes and with_bye[-1] - with_bye[0] > 1) or with_bye[-1:] > [size]:
        yield f"{len(drawn)} people were drawn to tables of {with_bye} in stage {number}"
    for table in stage.tables:
        order = () if table.outcome is None else table.outcome.order
        if not set(order) <= set(table.seats) or len(set(order)) != len(order):
            yield f"table {table.seats} ended with {order}"


def _advanced(league: League, before: Stage, after: Stage) -> Iterator[str]:
    """Check that nobody goes on twice, or who was not among the best of his table."""
    on = Counter(entrant for table in before.tables for entrant in table.through(league.terms.advance))
    on.update([] if before.bye is None else [before.bye])
    drawn = Counter(seat for table in after.tables for seat in table.seats)
    drawn.update([] if after.bye is None else [after.bye])
    if max(drawn.values(), default=0) > 1 or not set(drawn) <= set(on):
        yield f"{dict(drawn)} were drawn, {dict(on)} had gone on"
    if not set(on) - set(drawn) <= league.dropped:
        yield f"{set(on) - set(drawn)} had gone on and were not drawn"


def _meetings(competition: Competition) -> Iterator[str]:
    """Check that each table that is open has one table of the bot, and no other has."""
    wanted = Counter((stage, frozenset(pairing.seats)) for stage, _, pairing in competition.league.open())
    held = Counter((meeting.stage, frozenset(meeting.seats)) for meeting in competition.meetings)
    if wanted != held:
        yield f"{dict(wanted)} are to meet, and {dict(held)} have a table"
    names = [meeting.table for meeting in competition.meetings]
    if len({*names, *competition.former}) != len(names) + len(competition.former):
        yield f"a table is held twice: {names}, {competition.former}"
    for number, stage in enumerate(competition.league.stages):
        open_to = Counter(seat for t in stage.tables if t.outcome is None for seat in t.seats)
        if max(open_to.values(), default=0) > 1:
            yield f"somebody has more than one open match in stage {number}"


def _matches(league: League) -> Iterator[str]:
    """Check that each match counts once."""
    played = Counter(
        table.outcome.match
        for stage in league.stages
        for table in stage.tables
        if table.outcome is not None and table.outcome.match is not None
    )
    if max(played.values(), default=0) > 1:
        yield f"a match counts twice: {dict(played)}"
    reports = Counter((fact.stage, fact.table) for fact in league.facts if isinstance(fact, Report))
    if max(reports.values(), default=0) > 1 and not league.dropped:
        yield f"a table has more than one result: {dict(reports)}"


def _standings(league: League) -> Iterator[str]:
    """Check that the standings are the sum of the stored results."""
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for day in (stage for stage in league.stages if not stage.knockout):
        if day.bye is not None:
            points[day.bye] += league.terms.worth(0)
        for table in day.tables:
            order = () if table.outcome is None else table.outcome.order
            for place, entrant in enumerate(order):
                points[entrant] += league.terms.worth(place)
            wins.update(order[:1] if len(order) > 1 else ())
    rows = standings(league)
    if {row.entrant for row in rows} != set(league.entrants) or len(rows) != len(league.entrants):
        yield "not everybody stands once in the standings"
    for row in rows:
        if (row.points, row.wins) != (points[row.entrant], wins[row.entrant]):
            yield f"{row.entrant} has {row.points} points and {row.wins} wins, not {points[row.entrant]} and {wins[row.entrant]}"
    ranked = [(row.dropped, -row.points, -row.wins, -row.ahead) for row in rows]
    if ranked != sorted(ranked):
        yield f"the standings are not in order: {ranked}"
