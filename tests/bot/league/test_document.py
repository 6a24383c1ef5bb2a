"""Leagues as plain data."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.course import apply
from bot.league.document import Unreadable, read, read_terms, replay, write, write_terms
from bot.league.facts import Close, Drop, End, Fact
from bot.league.terms import BadTerms, EntrantId, Format, Terms
from tests.bot.league.play import by_chance, drawn, entered, finished, played
from tests.bot.league.test_properties import all_terms, seeds


def again(document: dict[str, Any]) -> dict[str, Any]:
    """Returns a document as it comes back from a file."""
    return dict(json.loads(json.dumps(document)))


@given(all_terms(), st.integers(2, 20), seeds)
def test_a_league_that_is_written_and_read_is_the_same(terms: Terms, entrants: int, seed: int) -> None:
    league = apply(entered(terms, entrants), Drop(EntrantId(100)))
    if len(league.active) > 1:
        league = finished(league, by_chance(seed, 0.1))
    facts = [read(again(write(fact))) for fact in league.facts]
    assert replay(read_terms(again(write_terms(terms))), facts) == league


@pytest.mark.parametrize("fact", [Close(), End()])
def test_how_a_league_was_ended_is_written_too(fact: Fact) -> None:
    league = apply(played(drawn(entered(Terms(format=Format.SEASON), 4))), fact)
    assert read(again(write(league.facts[-1]))) == fact


@pytest.mark.parametrize("document", [{}, {"fact": "win"}, {"fact": "enter"}, {"fact": "report", "stage": 0}])
def test_what_is_no_fact_is_not_read(document: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        read(document)


def test_terms_of_another_time_are_not_read() -> None:
    document = write_terms(Terms())
    for wrong in ({"version": 2}, {"colour": "red"}):
        with pytest.raises(Unreadable):
            read_terms({**document, **wrong})
    with pytest.raises(Unreadable):
        read_terms({"version": 1})
    with pytest.raises(BadTerms):
        read_terms({**document, "size": 99})
