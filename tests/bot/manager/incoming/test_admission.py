"""Somebody is banned, or found to have left, while his press is on its way: whichever is stored first, he does not sit there."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.league.terms import EntrantId
from bot.manager.answers import Answer, Refusal
from bot.manager.ids import PersonId, Place
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import AddEntrants, EnterLeague
from bot.manager.requests import Join, OpenTable, Rematch, Request
from bot.manager.views import Stage
from bot.store import Unwritable
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, PLACE, Hall, done, refusal
from tests.bot.manager.leagues.club import MANAGER, Club
from tests.bot.manager.leagues.conftest import club as club
from tests.bot.manager.test_joining import five_rounds


class Gate:
    """Holds the next transaction up until it is opened."""

    def __init__(self, hall: Hall, patch: pytest.MonkeyPatch) -> None:
        self.reached, self._opened = asyncio.Event(), asyncio.Event()
        self._run, self._held = hall.database.run, False
        patch.setattr(hall.database, "run", self._wait)

    async def _wait(self, work: Callable[[Any], Any]) -> Any:
        if not self._held:
            self._held = True
            self.reached.set()
            await self._opened.wait()
        return await self._run(work)

    def open(self) -> None:
        """Let it through."""
        self._opened.set()


async def ban(hall: Hall, person: PersonId, *, by_discord: bool) -> Refusal:
    """Ban somebody, and return what he is told from then on."""
    if by_discord:
        hall.showing.strangers.add(person)
        await hall.manager.bans.gone(GUILD, person)
        return Refusal.NOT_A_MEMBER
    assert await hall.manager.bans.ban(hall.asker(DAWDA, moderator=True), GUILD, person) is None
    return Refusal.BANNED


async def meanwhile(
    hall: Hall, patch: pytest.MonkeyPatch, request: Request, person: PersonId, *, by_discord: bool
) -> tuple[Answer, Refusal]:
    """Ban somebody while what was asked is on its way into the database; return both answers."""
    gate = Gate(hall, patch)
    asked = hall.task(hall.manager.handle(request))
    await gate.reached.wait()
    told = await ban(hall, person, by_discord=by_discord)
    gate.open()
    answer = await asked
    await hall.settle()
    return answer, told


@pytest.mark.parametrize("by_discord", [True, False])
async def test_a_join_on_its_way_seats_nobody_who_was_banned_meanwhile(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, by_discord: bool
) -> None:
    await hall.open_table()
    join = Join(asker=hall.asker(BINTA), table=hall.table)
    answer, told = await meanwhile(hall, monkeypatch, join, BINTA, by_discord=by_discord)
    assert refusal(answer) == told
    assert [seat.person for seat in (await hall.view()).seats] == [AWA]
    assert refusal(await hall.ask(Join, BINTA)) == told


@pytest.mark.parametrize("by_discord", [True, False])
async def test_nor_does_one_for_the_next_round(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, by_discord: bool
) -> None:
    await five_rounds(hall)
    join = Join(asker=hall.asker(CHIDI), table=hall.table)
    answer, told = await meanwhile(hall, monkeypatch, join, CHIDI, by_discord=by_discord)
    assert refusal(answer) == told
    assert (await hall.view()).waiting == ()


@pytest.mark.parametrize("by_discord", [True, False])
async def test_nor_does_a_table_open(hall: Hall, monkeypatch: pytest.MonkeyPatch, by_discord: bool) -> None:
    request = OpenTable(asker=hall.asker(AWA), place=PLACE)
    answer, told = await meanwhile(hall, monkeypatch, request, AWA, by_discord=by_discord)
    assert refusal(answer) == told
    assert await hall.manager.tables_at(PLACE) == ()


async def test_nor_does_a_rematch_begin_with_him_and_it_can_be_asked_for_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    gate = Gate(hall, monkeypatch)
    last = hall.task(hall.manager.handle(Rematch(asker=hall.asker(CHIDI), table=hall.table)))
    await gate.reached.wait()
    # What he sits at is looked up, and left, after the mark; here nothing of that comes to pass before the rematch.
    await hall.database.run(lambda books: books.bans.went(GUILD, BINTA, 1))
    hall.showing.strangers.add(BINTA)
    gate.open()
    assert refusal(await last) == Refusal.NOT_SAVED
    await hall.manager.bans.look()
    await hall.settle()
    done(await hall.ask(Rematch, CHIDI))
    view = await hall.view()
    assert (view.stage, [seat.person for seat in view.seats]) == (Stage.PLAYING, [AWA, CHIDI])


@pytest.mark.parametrize("by_manager", [False, True])
async def test_nor_does_he_enter_a_league(
    club: Club, monkeypatch: pytest.MonkeyPatch, by_manager: bool
) -> None:
    await club.create()
    gate = Gate(club, monkeypatch)
    both = ((EntrantId(AWA), "Awa"), (EntrantId(BINTA), "Binta"))
    asker = club.asker(MANAGER if by_manager else BINTA, moderator=by_manager)
    add = AddEntrants(asker=asker, league=club.league, people=both)
    enter = EnterLeague(asker=asker, league=club.league)
    asked = asyncio.create_task(club.manager.leagues.handle(add if by_manager else enter), name="door")
    await gate.reached.wait()
    await ban(club, BINTA, by_discord=True)
    gate.open()
    answer = await asked
    assert isinstance(answer, LeagueRefused)
    assert answer.reason == (Refusal.NOT_SAVED if by_manager else "league_kept_out")
    assert (await club.state()).active == ()
    if by_manager:
        again = await club.want(AddEntrants, people=both)
        assert isinstance(again, LeagueDone)
        assert again.refused == ((EntrantId(BINTA), "league_kept_out"),)
        assert (await club.state()).active == (EntrantId(AWA),)


@pytest.mark.parametrize("told", [True, False])
async def test_who_may_come_again_sits_down_whether_or_not_discord_has_said_so(
    hall: Hall, told: bool
) -> None:
    await hall.open_table()
    await ban(hall, BINTA, by_discord=True)
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.NOT_A_MEMBER
    if told:
        await hall.manager.bans.back(GUILD, BINTA)
    else:
        hall.showing.strangers.clear()
    done(await hall.ask(Join, BINTA))


async def test_who_is_not_known_to_be_back_is_refused_and_elsewhere_he_is_not(hall: Hall) -> None:
    await hall.open_table()
    await ban(hall, BINTA, by_discord=True)
    hall.showing.strangers.clear()
    hall.showing.unknown = True
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.NOT_A_MEMBER
    done(await hall.manager.handle(OpenTable(asker=hall.asker(BINTA), place=Place(2, 99))))
    hall.showing.unknown = False
    done(await hall.ask(Join, BINTA))


async def test_who_has_gone_once_more_while_discord_was_asked_does_not_come_back_by_the_answer(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open_table()
    await ban(hall, BINTA, by_discord=True)

    async def belongs(guild_id: int, person: PersonId) -> bool:
        until = hall.clock.now() + 1
        while hall.clock.go_off(until):
            pass
        await hall.manager.bans.gone(guild_id, person)
        return True

    monkeypatch.setattr(hall.showing, "belongs", belongs)
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.NOT_A_MEMBER


@pytest.mark.parametrize("by_discord", [True, False])
async def test_a_process_that_died_before_he_had_left_is_followed_by_one_that_looks(
    hall: Hall, by_discord: bool
) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    if by_discord:
        await hall.database.run(lambda books: books.bans.went(GUILD, BINTA, 1))
    else:
        await hall.database.run(lambda books: books.bans.ban(GUILD, BINTA, by=DAWDA, at=1))
    await hall.restart()
    assert [seat.left for seat in (await hall.view()).seats] == [False, True, False]


@pytest.mark.parametrize("failing", range(3))
async def test_what_cannot_be_stored_of_it_is_tried_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    run, read, calls = hall.database.run, hall.database.read, iter(range(99))

    def failing_once(way: Callable[[Any], Any]) -> Callable[[Any], Any]:
        async def call(work: Callable[[Any], Any]) -> Any:
            if next(calls) == failing:
                raise Unwritable("locked")
            return await way(work)

        return call

    monkeypatch.setattr(hall.database, "run", failing_once(run))
    monkeypatch.setattr(hall.database, "read", failing_once(read))
    await ban(hall, BINTA, by_discord=True)
    monkeypatch.undo()
    await hall.settle()
    assert not (await hall.view()).seats[1].left
    await hall.wait(6)
    assert (await hall.view()).seats[1].left
