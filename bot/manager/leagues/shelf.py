"""How a league is written for the store, and read again."""

import json
from dataclasses import fields
from typing import Any, Final, get_type_hints

from bot.league.document import read as read_fact
from bot.league.document import read_terms, replay, write_terms
from bot.league.document import write as write_fact
from bot.league.model import League
from bot.league.terms import EntrantId
from bot.manager.competition import Competition
from bot.manager.plain import from_plain, to_plain

SCHEMA: Final = 1
"""The form in which leagues are written; moved on whenever an older program could not read them any more."""

LEAGUE: Final = "league"
"""The field that follows from terms and facts, and is written as these."""


def written(competition: Competition) -> str:
    """Write a league."""
    held = {field.name: to_plain(getattr(competition, field.name)) for field in _plain_fields()}
    held[LEAGUE] = _league_written(competition.league)
    return json.dumps(held, ensure_ascii=False)


def read(schema: int, text: str) -> Competition:
    """Read a league. Raises ValueError, KeyError or TypeError for what this program has not written."""
    if schema != SCHEMA:
        raise ValueError(f"league of schema {schema}, this program reads {SCHEMA}")
    held: dict[str, Any] = json.loads(text)
    hints = get_type_hints(Competition)
    league = _league_read(held.pop(LEAGUE))
    return Competition(
        league=league, **{name: from_plain(hints[name], value) for name, value in held.items()}
    )


def renamed_league(
    before: dict[str, Any], after: dict[str, Any], entrant: EntrantId, other: EntrantId
) -> dict[str, Any]:
    """Return a written league in which another stands for somebody, as it was `before` and with that one's number `after`; one that cannot be read stays so."""
    try:
        league = _league_read(before[LEAGUE])
    except (ValueError, KeyError, TypeError):
        return after
    if entrant not in league.entrants:
        return after
    terms = league.terms.standing_in(entrant, other, league.entrants)
    return {**after, LEAGUE: {**after[LEAGUE], "terms": write_terms(terms)}}


def _plain_fields() -> tuple[Any, ...]:
    return tuple(field for field in fields(Competition) if field.name != LEAGUE)


def _league_written(league: League) -> dict[str, Any]:
    return {"terms": write_terms(league.terms), "facts": [write_fact(fact) for fact in league.facts]}


def _league_read(held: dict[str, Any]) -> League:
    return replay(read_terms(held["terms"]), (read_fact(fact) for fact in held["facts"]))
