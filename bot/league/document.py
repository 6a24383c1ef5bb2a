"""Terms and facts as plain data, as they are stored and exported; writing and reading are inverse."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, Final, assert_never

from bot.league.course import apply
from bot.league.facts import Close, Draw, Drop, End, Enter, Fact, Outcome, Report
from bot.league.model import League
from bot.league.terms import EntrantId, Format, Seeding, StandIn, Terms

VERSION: Final = 1
"""The form of these documents; one of a later version cannot be read."""

Document = Mapping[str, Any]


class Unreadable(ValueError):
    """A document that is none of a league's."""


def write_terms(terms: Terms) -> dict[str, Any]:
    """Give terms as plain data."""
    values = {"version": VERSION, **asdict(terms), "points": list(terms.points)}
    if not values["stand_ins"]:
        del values["stand_ins"]
    return values


def read_terms(document: Document) -> Terms:
    """Give the terms that were written. Raises `Unreadable`, `BadTerms`."""
    if document.get("version") != VERSION:
        raise Unreadable(f"version {document.get('version')}")
    values = {name: value for name, value in document.items() if name != "version"}
    try:
        form, seeding = Format(values.pop("format")), Seeding(values.pop("seeding"))
        values["stand_ins"] = tuple(StandIn(**one) for one in values.get("stand_ins", ()))
        return Terms(**{**values, "format": form, "seeding": seeding, "points": tuple(values["points"])})
    except (KeyError, TypeError) as error:
        raise Unreadable(str(error)) from error


def write(fact: Fact) -> dict[str, Any]:
    """Give a fact as plain data, with its name under ``fact``."""
    match fact:
        case Enter(entrant):
            return {"fact": "enter", "entrant": entrant}
        case Drop(entrant):
            return {"fact": "drop", "entrant": entrant}
        case Draw(present, ratings):
            there = None if present is None else list(present)
            return {"fact": "draw", "present": there, "ratings": [list(rating) for rating in ratings]}
        case Report(stage, table, outcome):
            ended = {"order": list(outcome.order), "points": list(outcome.points), "match": outcome.match}
            return {"fact": "report", "stage": stage, "table": table, **ended}
        case Close():
            return {"fact": "close"}
        case End():
            return {"fact": "end"}
        case _:
            assert_never(fact)


def read(document: Document) -> Fact:
    """Give the fact that was written. Raises `Unreadable`."""
    try:
        match document["fact"]:
            case "enter":
                return Enter(EntrantId(document["entrant"]))
            case "drop":
                return Drop(EntrantId(document["entrant"]))
            case "draw":
                there = document["present"]
                ratings = tuple(
                    (EntrantId(entrant), float(rating)) for entrant, rating in document["ratings"]
                )
                return Draw(None if there is None else tuple(map(EntrantId, there)), ratings)
            case "report":
                order = tuple(map(EntrantId, document["order"]))
                outcome = Outcome(order, tuple(document["points"]), document["match"])
                return Report(document["stage"], document["table"], outcome)
            case "close":
                return Close()
            case "end":
                return End()
            case other:
                raise Unreadable(f"fact {other}")
    except (KeyError, TypeError) as error:
        raise Unreadable(str(error)) from error


def replay(terms: Terms, facts: Iterable[Fact]) -> League:
    """Give the league that facts make. Raises `NotPossible`."""
    league = League(terms)
    for fact in facts:
        league = apply(league, fact)
    return league
