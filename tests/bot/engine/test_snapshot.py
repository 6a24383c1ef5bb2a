"""Matches written for the store."""

import json

import pytest

from bot.engine.actions import Challenge, Deal, Play
from bot.engine.cards import cards_of
from bot.engine.deeds import Did
from bot.engine.match import Match, apply, new_match
from bot.engine.rules import ruleset
from bot.engine.snapshot import SCHEMA, UnknownSchema, dump, load


def with_a_misplay() -> Match:
    """Give a match in which a card out of turn can still be caught."""
    match = apply(new_match(ruleset("gambian", 4), dealer=0, seed=b"any"), Deal()).match
    assert match.round is not None
    plain = next(card for card in cards_of(match.round.hands[3]) if not match.round.tables.power[card])
    return apply(match, Play(3, (plain,))).match


def test_the_round_before_a_misplay_is_kept_in_writing() -> None:
    match = with_a_misplay()
    assert load(dump(match)) == match
    assert apply(load(dump(match)), Challenge(1)).match == apply(match, Challenge(1)).match


def test_a_match_not_yet_dealt_can_be_written() -> None:
    match = new_match(ruleset("gambian", 4), dealer=2)
    assert load(dump(match)) == match


@pytest.mark.parametrize("text", ["[]", "null", '{"schema": 0}', json.dumps({"schema": SCHEMA + 1}), "{}"])
def test_what_another_program_wrote_is_refused(text: str) -> None:
    with pytest.raises(UnknownSchema):
        load(text)


def test_a_snapshot_says_its_schema_and_is_small() -> None:
    written = dump(with_a_misplay())
    assert json.loads(written)["schema"] == SCHEMA
    assert len(written) < 4096


def test_what_everybody_saw_is_kept_in_writing() -> None:
    match = apply(with_a_misplay(), Challenge(1)).match
    read = load(dump(match))
    assert match.round is not None
    assert read.round is not None
    assert match.round.deeds
    assert read.round.deeds == match.round.deeds
    assert all(isinstance(deed.did, Did) for deed in read.round.deeds)


def test_a_match_written_before_deeds_were_kept_has_none() -> None:
    said = json.loads(dump(with_a_misplay()))
    del said["round"]["deeds"]
    read = load(json.dumps(said))
    assert read.round is not None
    assert read.round.deeds == ()
