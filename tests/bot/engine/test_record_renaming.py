"""Somebody is called otherwise in a record."""

from pathlib import Path

import pytest

from bot.engine.record import Proof, as_lesson, is_lesson, parse, renamed, replay, with_proof
from tests.test_project import ROOT

GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.record"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_match_stays_the_same_and_the_name_is_gone(path: Path) -> None:
    text = path.read_text("utf-8")
    before = parse(text)
    name = before.players[1]
    after = renamed(text, name, "a former player 2")
    assert name not in after.replace('"', " ").split()
    assert parse(after).players == tuple(
        "a former player 2" if one == name else one for one in before.players
    )
    assert replay(parse(after)).match == replay(before).match
    assert renamed(after, "a former player 2", name) == renamed(text, name, name)


def test_what_it_tells_of_its_shuffles_stays() -> None:
    proof = Proof("t", 1, (5, 6), "00ff", b"secret")
    text = with_proof(GOLDEN[0].read_text("utf-8"), proof)
    bare = renamed(GOLDEN[0].read_text("utf-8"), parse(text).players[0], "play")
    assert renamed(text, parse(text).players[0], "play") == with_proof(bare, proof)


def test_whoever_is_called_like_a_verb_is_told_from_it() -> None:
    text = (ROOT / "tests" / "golden" / "gambian-catch.record").read_text("utf-8")
    called = renamed(text, "Awa", "draw")
    assert parse(renamed(called, "draw", "Awa")) == parse(renamed(text, "Awa", "Awa"))
    assert "\nBinta draw\n" in renamed(called, "draw", "Awa")


def test_that_the_cards_of_a_lesson_were_laid_out_stays_in_its_record() -> None:
    text = as_lesson(GOLDEN[0].read_text("utf-8"))
    after = renamed(text, parse(text).players[0], "play")
    assert is_lesson(after)
    assert after != text
