"""Points by place on the form of a new league: offered, or typed."""

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.league.terms import Terms
from bot.ui.leagues.form.points import OWN, SCHEMES, points_words, read_points
from tests.bot.ui.stage import Stage, private_words
from tests.cogs.league_room import asked, club
from tests.cogs.test_league_form import choose, open_form
from tests.cogs.test_settings import screen_of, with_manager


async def season(here: Stage, boss: MemberActor) -> InteractionResult:
    return await choose(boss, await open_form(here, boss), "Format", "season")


async def test_points_of_ones_own_are_typed_in_a_form_and_kept() -> None:
    async with club() as here:
        boss = with_manager(here)
        asking = await choose(boss, await season(here, boss), "Points by place", OWN)
        assert asking.modal is not None
        shown = await boss.submit_modal(asking, {"points": " 7, 4 / 2"})
        assert "7-4-2" in private_words(shown)
        shown = await choose(boss, shown, "Points by place", "7-4-2")
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert request.terms.points == (7, 4, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "One to eight numbers"),
        ("9 8 7 6 5 4 3 2 1", "One to eight numbers"),
        ("5-3-x", "“x” is no whole number"),
        ("5-3½", "is no whole number"),
        ("5-3-@everyone", "is no whole number"),
        ("101-3", "“101” is too much"),
        ("5-3-4", "more than the one before it (3, 4)"),
        ("0-0", "The first place has to be worth"),
    ],
)
async def test_points_that_cannot_be_are_told_with_what_is_wrong(text: str, reason: str) -> None:
    async with club() as here:
        boss = with_manager(here)
        asking = await choose(boss, await season(here, boss), "Points by place", OWN)
        shown = await boss.submit_modal(asking, {"points": text or " "})
        words = private_words(shown)
        assert reason in words
        assert "5-3-2-1" in words
        assert "@everyone" not in words


@pytest.mark.parametrize(
    ("text", "points"),
    [("5", (5,)), ("5-3-2-1", (5, 3, 2, 1)), (" 10;6 , 4", (10, 6, 4)), ("3–1–1", (3, 1, 1))],
)
def test_points_are_read_with_anything_between_them(text: str, points: tuple[int, ...]) -> None:
    assert read_points(text) == points


def test_the_schemes_that_are_offered_can_be_played_by() -> None:
    for scheme in SCHEMES:
        assert Terms(points=scheme).points == scheme
        assert read_points(points_words(scheme)) == scheme
