"""Who has entered a cup is called once before it is drawn, whatever dies or is moved."""

from bot.league.terms import Format, Terms
from bot.manager.ids import PersonId
from bot.manager.leagues.asked import EndLeague, MoveDeadline, PauseLeague, QuitLeague, ResumeLeague
from tests.bot.manager.leagues.club import Club

DAY, HOUR = 86_400.0, 3600.0


def called(club: Club) -> list[list[int]]:
    """Returns whom each call named."""
    return [[*people] for people, notice in club.showing.told if notice.slug == "league_begins"]


async def begun(club: Club, sign_up: float = DAY, people: int = 3) -> float:
    """Creates a cup so many have entered, and returns when it is drawn."""
    until = club.clock.now() + sign_up
    await club.create(sign_up_until=until)
    await club.enter(range(100, 100 + people))
    return until


async def test_those_who_are_in_are_called_an_hour_before(club: Club) -> None:
    until = await begun(club)
    await club.want(QuitLeague, PersonId(101))
    await club.wait(DAY - HOUR - 10)
    assert called(club) == []
    await club.wait(20)
    assert called(club) == [[100, 102]]
    (notice,) = [notice for _, notice in club.showing.told if notice.slug == "league_begins"]
    assert notice.values["at"] == f"<t:{int(until)}:F>"
    await club.restart(after=5)
    await club.wait(HOUR)
    assert called(club) == [[100, 102]]
    assert (await club.held).began


async def test_a_short_sign_up_calls_nobody_and_neither_does_one_nobody_has_entered(club: Club) -> None:
    await begun(club, sign_up=1.9 * HOUR)
    await club.wait(1.5 * HOUR)
    assert called(club) == []
    await club.want(EndLeague)
    await begun(club, people=0)
    await club.wait(DAY - HOUR + 60)
    assert called(club) == []


async def test_what_was_due_while_the_bot_was_off_happens_once_if_it_is_not_too_late(club: Club) -> None:
    until = await begun(club)
    await club.kill()
    club.clock.go_off(until - 600)
    await club.open()
    await club.wait(60)
    assert called(club) == [[100, 101, 102]]
    await club.restart(after=5)
    assert len(called(club)) == 1


async def test_who_is_drawn_already_is_not_called(club: Club) -> None:
    until = await begun(club)
    await club.kill()
    club.clock.go_off(until + 60)
    await club.open()
    await club.wait(30)
    assert called(club) == []
    assert (await club.held).began


async def test_a_draw_that_is_moved_is_called_anew(club: Club) -> None:
    until = await begun(club)
    await club.wait(DAY - HOUR + 10)
    assert len(called(club)) == 1
    await club.want(MoveDeadline, to=until + DAY)
    await club.wait(60)
    assert len(called(club)) == 1
    await club.wait(DAY)
    assert len(called(club)) == 2
    await club.want(MoveDeadline, to=club.clock.now() + 600)
    await club.wait(300)
    assert len(called(club)) == 2


async def test_nobody_is_called_while_a_cup_is_paused(club: Club) -> None:
    await begun(club)
    await club.want(PauseLeague)
    await club.wait(DAY - HOUR / 2)
    assert called(club) == []
    await club.want(ResumeLeague)
    await club.wait(60)
    assert len(called(club)) == 1


async def test_a_season_calls_to_its_check_in_instead(club: Club) -> None:
    until = club.clock.now() + DAY
    await club.create(Terms(format=Format.SEASON, size=2, days=2, seed="s"), sign_up_until=until)
    await club.enter((100, 101))
    await club.wait(DAY - HOUR / 4)
    assert called(club) == []
    assert [n.slug for _, n in club.showing.told] == ["league_check_in"]


async def test_a_cup_whose_time_came_in_a_pause_is_drawn_ten_minutes_after_it_and_all_are_called(
    club: Club,
) -> None:
    await begun(club)
    await club.want(PauseLeague)
    await club.wait(2 * DAY)
    assert called(club) == []
    await club.want(ResumeLeague)
    draw = club.clock.now() + 600
    await club.wait(500)
    assert called(club) == [[100, 101, 102]]
    (notice,) = [notice for _, notice in club.showing.told if notice.slug == "league_begins"]
    assert notice.values["at"] == f"<t:{int(draw)}:F>"
    assert not (await club.held).began
    await club.wait(120)
    assert (await club.held).began
    assert len(called(club)) == 1
