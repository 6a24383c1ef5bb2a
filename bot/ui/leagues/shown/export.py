"""A league as a file: what happened in it, for spreadsheets (CSV) and for programs (JSON)."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from bot.league.document import write, write_terms
from bot.league.facts import Outcome
from bot.league.terms import EntrantId
from bot.manager.books.leagues import AuditRow
from bot.manager.competition import Competition
from bot.text.names import plain_name
from bot.ui.leagues.shown.words import table_name

_HEAD: Final = ("stage", "table", "kind", "place", "entrant", "name", "points", "match")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a cell that a spreadsheet calculates begins with."""


def league_csv(competition: Competition) -> str:
    """Return every place at every table as lines of a table."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_HEAD)
    writer.writerows(_rows(competition))
    return file.getvalue()


def league_json(competition: Competition, audit: Sequence[AuditRow]) -> str:
    """Return the terms, everything that happened and who did what; what lots follow from is told when it is over."""
    league = competition.league
    terms = {
        name: value for name, value in write_terms(league.terms).items() if league.over or name != "seed"
    }
    plan = competition.plan
    document: dict[str, Any] = {
        "league": competition.id,
        "name": plan.name,
        "variant": plan.variant,
        "options": dict(plan.options),
        "rated": plan.rated,
        "terms": terms,
        "names": {str(entrant): name for entrant, name in competition.names},
        "facts": [write(fact) for fact in league.facts],
        "over": league.over,
        "champion": None if league.champion is None else str(league.champion),
        "log": [
            {
                "at": datetime.fromtimestamp(row.at, UTC).isoformat(),
                "by": None if row.person is None else str(row.person),
                "what": row.word,
                "about": row.about,
            }
            for row in audit
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=1)


def _rows(competition: Competition) -> Iterator[tuple[object, ...]]:
    for number, stage in enumerate(competition.league.stages):
        kind = "knockout" if stage.knockout else "day"
        if stage.bye is not None:
            yield number + 1, "", kind, "bye", stage.bye, _cell(competition.called(stage.bye)), "", ""
        for place, table in enumerate(stage.tables):
            outcome = table.outcome
            for seat in table.seats:
                held = _held(outcome, seat)
                name = _cell(competition.called(seat))
                yield number + 1, table_name(number, place), kind, held[0], seat, name, *held[1:]


def _held(outcome: Outcome | None, entrant: EntrantId) -> tuple[object, object, object]:
    """Return somebody's place at a table, his points and the match; `absent` for who did not come."""
    if outcome is None:
        return "", "", ""
    if entrant not in outcome.order:
        return "absent", "", outcome.match or ""
    place = outcome.order.index(entrant)
    return place + 1, outcome.points[place], outcome.match or ""


def _cell(text: str) -> str:
    """Return a name for a cell, so that no spreadsheet calculates it."""
    name = plain_name(text) if text else ""
    return f"'{name}" if name.startswith(_FORMULA) else name
