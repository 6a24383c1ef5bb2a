"""The result of a table is entered by pressing people in order, or typed; nobody may have come."""

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.league.course import apply
from bot.league.facts import Draw, Outcome
from bot.league.terms import Terms
from bot.manager.leagues.asked import SetResult
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.result import mark_of, result_face
from tests.bot.ui.fake_leagues import LEAGUE, league_of, league_view, played
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import Stage, private_words
from tests.cogs.league_room import asked, club, refusing
from tests.cogs.test_league_form import forge
from tests.cogs.test_settings import screen_of, with_manager

FOURS = Terms(size=4, seed="fours")


async def press(boss: MemberActor, shown: InteractionResult, *labels: str) -> InteractionResult:
    """Press buttons one after the other, each on the screen the last has shown."""
    for label in labels:
        shown = await boss.click(screen_of(shown), label=label)
    return shown


async def screen(here: Stage, boss: MemberActor) -> tuple[InteractionResult, list[str]]:
    """Open the screen of the first table; return it and how those are called who were drawn there."""
    view = here.manager.leagues.held
    assert view is not None
    seats = view.competition.league.stages[0].tables[0].seats
    shown = await boss.slash(here.channel, "league result", match="1.1")
    return shown, [view.competition.called(seat) for seat in seats]


async def test_those_who_came_are_pressed_in_order_and_the_rest_was_not_there() -> None:
    async with club(apply(league_of(FOURS), Draw())) as here:
        boss = with_manager(here)
        shown, names = await screen(here, boss)
        assert "Whoever is left out counts as not there" in private_words(shown)
        shown = await press(boss, shown, names[2], names[0], names[1], "One back")
        assert f"1. {names[2]}, 2. {names[0]}" in private_words(shown)
        assert asked(here) == []
        shown = await press(boss, shown, names[3], "Enter this result")
        assert "The result is set" in private_words(shown)
        (request,) = asked(here)
        assert isinstance(request, SetResult)
        view = here.manager.leagues.held
        assert view is not None
        seats = view.competition.league.stages[0].tables[0].seats
        assert request.outcome == Outcome((seats[2], seats[0], seats[3]), (0, 0, 0))


async def test_nobody_may_have_come_by_a_press_or_typed() -> None:
    async with club(apply(league_of(), Draw())) as here:
        boss = with_manager(here)
        shown, _ = await screen(here, boss)
        assert "The result is set" in private_words(await press(boss, shown, "Nobody came"))
        offered = await boss.autocomplete(here.channel, "league result", "first", "nob", match="1.1")
        assert [choice["value"] for choice in offered] == ["nobody"]
        await boss.slash(here.channel, "league result", match="1.1", first="nobody")
        assert [request.outcome for request in asked(here)] == [Outcome((), ())] * 2


@pytest.mark.parametrize("labels", [("Nobody came",), ()])
async def test_what_a_result_would_take_back_is_asked_about_on_the_same_screen(
    labels: tuple[str, ...],
) -> None:
    async with club(played(league_of())) as here:
        boss = with_manager(here)
        shown, names = await screen(here, boss)
        assert "As it stands" in private_words(shown)
        here.manager.leagues.answers = refusing("league_would_lose", matches="2.1", count=1)
        shown = await press(boss, shown, *(labels or (names[1], names[0], "Enter this result")))
        assert "a match that was played: 2.1" in private_words(shown)
        here.manager.leagues.answers = None
        assert "The result is set" in private_words(await press(boss, shown, "Take them back"))
        first, last = asked(here)
        assert last.sure
        assert last.outcome == first.outcome
        if not labels:
            # The match stays the one that was played, with the points of each.
            assert last.outcome.match == "t1.1"


async def test_a_table_that_is_to_be_played_again_is_asked_about_and_said_so() -> None:
    async with club(played(league_of())) as here:
        boss = with_manager(here)
        here.manager.leagues.answers = refusing("league_would_lose", matches="2.1", count=1)
        shown = await boss.slash(here.channel, "league reopen", match="1.1")
        here.manager.leagues.answers = None
        assert "played again" in private_words(await press(boss, shown, "Take them back"))
        assert asked(here)[-1].outcome is None


async def test_the_screen_is_for_managers_and_a_table_that_is_another_now_is_told() -> None:
    async with club(apply(league_of(), Draw())) as here:
        boss, view = with_manager(here), here.manager.leagues.held
        assert view is not None
        said = await here.people[1].slash(here.channel, "league result", match="1.1")
        assert "Only those who manage the leagues" in private_words(said)
        shown, _ = await screen(here, boss)
        mark = mark_of(view.competition.league.stages[0].tables[0])
        for arguments in (
            ("0", "0", "enter", "01", "0"),
            ("0", "0", "enter", "00", mark),
            ("0", "0", "enter", "07", mark),
            ("0", "9", "enter", "01", mark),
            ("x", "0", "enter", "01", mark),
            ("0", "0", "fly", "01", mark),
            ("0", "0", "enter"),
        ):
            custom_id = LeagueControl(LEAGUE, LeagueVerb.RESULT, arguments).custom_id
            assert "has moved on" in private_words(await forge(boss, screen_of(shown), custom_id)), arguments
        assert asked(here) == []


def test_the_screen_of_a_table_of_eight_can_be_shown_whoever_sits_there() -> None:
    league = apply(league_of(Terms(size=8, seed="8"), 8), Draw())
    names = dict.fromkeys(league.entrants, "[x](http://x) " * 9)
    view = league_view(league, names=names)
    for order in ((), (3,), (3, 1, 0, 2, 4, 5, 6, 7)):
        assert list(problems(result_face("en", view, (0, 0), order))) == []
