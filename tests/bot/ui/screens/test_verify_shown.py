"""What `/table verify` tells of a finished match, and the fingerprint that is shown before a rematch."""

from dataclasses import replace
from typing import Final

import pytest

from bot.engine.record import Fault, Wrong, as_lesson, check
from bot.manager.tables.choices import LANGUAGES
from bot.manager.views import Stage
from bot.ui.messages.table import table_face
from bot.ui.screens.verify import MOST_FAULTS, verdict_face
from tests.bot.ui.fakes import in_lobby, playing
from tests.bot.ui.messages.test_messages import find, said_by
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import table_view
from tests.golden.sealed import PRESSES, sealed

FAIR: Final = sealed("gambian-crowd")
CHECKED: Final = check(FAIR)


async def told(text: str | None) -> str:
    """Return what somebody is told, alone, who has the match just over verified."""
    manager = playing()
    manager.text = text
    async with stage(manager) as here:
        return private_words(await here.people[1].slash(here.channel, "table verify"))


async def test_a_fair_match_is_said_to_be_fair_with_what_was_checked() -> None:
    words = await told(FAIR)
    assert "Everything agrees" in words
    assert "Ids: 2" in words
    assert f"Packs: {CHECKED.packs} · new stocks: {CHECKED.stocks}" in words
    assert CHECKED.proof.fingerprint in words
    assert "/table record" in words
    assert "docs/verify.py" in words


async def test_a_match_that_is_not_fair_is_told_with_what_does_not_agree() -> None:
    words = await told(FAIR.replace(str(PRESSES[0]), str(PRESSES[0] + 1)))
    assert "does not agree with what was promised" in words
    assert "the ids of the presses give another seed" in words
    assert "Everything agrees" not in words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "still being played"),
        ("record: 1\n", "does not tell what its deals could be checked by"),
        (FAIR.replace("# fair-", "# "), "does not tell what its deals could be checked by"),
        (as_lesson(FAIR), "laid out beforehand, not shuffled"),
    ],
)
async def test_what_cannot_be_checked_is_refused_with_the_reason(text: str | None, words: str) -> None:
    assert words in await told(text)


async def test_no_match_is_verified_where_none_has_begun() -> None:
    async with stage(in_lobby()) as here:
        words = private_words(await here.people[1].slash(here.channel, "table verify"))
        assert words == "There is no finished match at this table yet."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", Wrong)
def test_every_fault_has_words_of_its_own_in_every_language(language: str, wrong: Wrong) -> None:
    def body(fault: Fault) -> str:
        return verdict_face(language, replace(CHECKED, faults=(fault,))).body

    others = {body(Fault(other, 3, 17)) for other in Wrong if other is not wrong}
    assert body(Fault(wrong, 3, 17)) not in others
    assert ("3" in body(Fault(wrong, 3, 17))) is (wrong in {Wrong.PACK, Wrong.STOCK, Wrong.MOVE})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_fits_and_cuts_what_follows_from_the_first_faults(language: str) -> None:
    many = tuple(Fault(Wrong.MOVE, 1, line) for line in range(1, 400))
    for checked in (CHECKED, replace(CHECKED, faults=many)):
        assert not list(problems(verdict_face(language, checked)))
    body = verdict_face(language, replace(CHECKED, faults=many)).body
    assert len(body.splitlines()) == MOST_FAULTS + 1
    assert str(399 - MOST_FAULTS) in body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fingerprint_of_a_rematch_is_shown_before_anybody_wants_one(language: str) -> None:
    view = table_view(*find(Stage.OVER))
    face = table_face(language, view)
    assert view.fingerprint in said_by(face)
    assert not list(problems(face))
    assert view.fingerprint not in said_by(table_face(language, replace(view, due=None)))
