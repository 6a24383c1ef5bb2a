"""Who is kept out of the tables of a server, and seats that are kept."""

from collections.abc import Callable

import pytest

from bot.manager.answers import Refusal, Refused
from bot.manager.books import Books
from bot.manager.ids import PersonId, Place
from bot.manager.incoming.bans import TRY_AGAIN
from bot.manager.requests import AddComputer, Join, Kick, LeaveSeat, OpenTable, Rematch, Reserve, Start
from bot.manager.views import EndReason, Stage
from bot.store import Unwritable
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, PLACE, Hall, done, refusal
from tests.bot.manager.test_joining import five_rounds


async def ban(hall: Hall, person: PersonId, *, moderator: bool = True) -> Refused | None:
    answer = await hall.manager.bans.ban(hall.asker(DAWDA, moderator=moderator), GUILD, person)
    await hall.settle()
    return answer


async def lift(hall: Hall, person: PersonId, *, moderator: bool = True) -> Refused | None:
    return await hall.manager.bans.lift(hall.asker(DAWDA, moderator=moderator), GUILD, person)


async def test_who_is_banned_sits_down_nowhere_on_that_server(hall: Hall) -> None:
    await hall.open_table()
    assert await ban(hall, BINTA) is None
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.BANNED
    elsewhere = OpenTable(asker=hall.asker(BINTA), place=Place(GUILD, 99))
    assert refusal(await hall.manager.handle(elsewhere)) == Refusal.BANNED
    await hall.restart()
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.BANNED
    done(await hall.manager.handle(OpenTable(asker=hall.asker(BINTA), place=Place(2, 99))))


async def test_who_is_banned_leaves_the_tables_of_that_server_and_no_others(hall: Hall) -> None:
    other = OpenTable(asker=hall.asker(BINTA), place=Place(2, 99))
    other_table = done(await hall.manager.handle(other)).table.id
    await hall.seat([AWA, BINTA, CHIDI])
    assert await ban(hall, BINTA) is None
    assert (await hall.view()).seats[1].left
    assert await hall.manager.tables_of(BINTA) == (other_table,)
    assert [people for people, _ in hall.showing.told] == [(BINTA,)]


async def test_who_waits_for_the_next_round_is_taken_out_too(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    assert await hall.manager.tables_of(CHIDI) == (hall.table,)
    assert await ban(hall, CHIDI) is None
    assert (await hall.view()).waiting == ()
    assert await hall.manager.tables_of(CHIDI) == ()


async def test_a_rematch_is_not_for_who_is_banned(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    done(await hall.ask(LeaveSeat, AWA))
    assert (await hall.view()).ended is EndReason.FORFEIT
    assert await ban(hall, BINTA) is None
    assert refusal(await hall.ask(Rematch, BINTA)) == Refusal.BANNED


@pytest.mark.parametrize("by_discord", [False, True])
async def test_nobody_is_taken_into_a_rematch_who_was_banned_since_he_agreed_to_it(
    hall: Hall, *, by_discord: bool
) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    if by_discord:
        await hall.manager.bans.gone(GUILD, BINTA)
    else:
        assert await ban(hall, BINTA) is None
    await hall.settle()
    done(await hall.ask(Rematch, CHIDI))
    view = await hall.view()
    assert view.stage is Stage.PLAYING
    assert BINTA not in [seat.person for seat in view.seats]


async def test_a_ban_ends_no_table_that_was_put_away(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await hall.win()
    await hall.wait(hall.terms.rematch_time + 1)
    before = (await hall.desk()).table
    await hall.manager.bans.gone(GUILD, BINTA)
    await hall.settle()
    assert (await hall.desk()).table == before


async def test_a_ban_is_lifted(hall: Hall) -> None:
    await hall.open_table()
    lifted = await lift(hall, BINTA)
    assert lifted is not None
    assert lifted.reason == Refusal.NOT_BANNED
    await ban(hall, BINTA)
    await ban(hall, BINTA)
    assert await lift(hall, BINTA) is None
    done(await hall.ask(Join, BINTA))


async def test_only_who_manages_the_server_bans(hall: Hall) -> None:
    await hall.open_table()
    for answer in (await ban(hall, BINTA, moderator=False), await lift(hall, BINTA, moderator=False)):
        assert answer is not None
        assert answer.reason == Refusal.MODERATORS_ONLY
    done(await hall.ask(Join, BINTA))


async def test_a_ban_that_cannot_be_saved_is_said_so(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise Unwritable("disk full")

    monkeypatch.setattr(hall.database, "run", fails)
    for answer in (await ban(hall, BINTA), await lift(hall, BINTA)):
        assert answer is not None
        assert answer.reason == Refusal.NOT_SAVED


async def test_who_is_banned_from_the_server_itself_leaves_its_tables(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    await hall.manager.bans.gone(2, BINTA)
    assert not (await hall.view()).seats[1].left
    await hall.manager.bans.gone(GUILD, BINTA)
    await hall.settle()
    view = await hall.view()
    assert (view.seats[1].left, view.seats[1].name, view.stage) == (True, "Binta", Stage.PLAYING)


async def test_a_seat_is_kept_for_who_was_named(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Reserve, AWA, whom=BINTA))
    for _ in range(6):
        done(await hall.ask(AddComputer, AWA))
    assert refusal(await hall.ask(AddComputer, AWA)) == Refusal.SEATS_RESERVED
    assert refusal(await hall.ask(Join, CHIDI)) == Refusal.SEATS_RESERVED
    assert (await hall.view()).reserved == (BINTA,)
    done(await hall.ask(Join, BINTA))
    assert (await hall.view()).reserved == ()
    assert refusal(await hall.ask(Join, CHIDI)) == Refusal.TABLE_FULL
    assert refusal(await hall.ask(Reserve, AWA, whom=CHIDI)) == Refusal.TABLE_FULL


async def test_a_seat_that_was_kept_is_given_free(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Reserve, AWA, whom=BINTA))
    done(await hall.ask(Reserve, AWA, whom=BINTA, free=True))
    assert (await hall.view()).reserved == ()


async def test_who_was_kicked_may_come_when_a_seat_is_kept_for_him(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Kick, AWA, seat=1))
    done(await hall.ask(Reserve, AWA, whom=BINTA))
    done(await hall.ask(Join, BINTA))


async def test_who_may_keep_seats_and_until_when(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(Reserve, BINTA, whom=CHIDI)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(Reserve, AWA, whom=BINTA)) == Refusal.SEATED_ALREADY
    done(await hall.ask(Reserve, AWA, whom=CHIDI))
    done(await hall.ask(Start, AWA))
    assert (await hall.view()).reserved == ()
    assert refusal(await hall.ask(Reserve, AWA, whom=CHIDI)) == Refusal.LOBBY_CLOSED
    assert await hall.manager.tables_at(PLACE) == (hall.table,)


async def test_who_was_let_in_again_is_not_taken_out_by_what_could_not_be_stored_before(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    run, left = hall.database.run, [False, True]

    async def fails(work: Callable[[Books], object]) -> object:
        if left and left.pop(0):
            raise Unwritable("disk full")
        return await run(work)

    monkeypatch.setattr(hall.database, "run", fails)
    assert await ban(hall, BINTA) is None
    assert left == []
    assert await lift(hall, BINTA) is None
    await hall.wait(2 * TRY_AGAIN)
    assert not (await hall.view()).seats[1].left


async def test_those_who_have_to_leave_are_tried_again_all_at_once_and_then_it_is_over(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI])

    def enter(books: Books) -> None:
        for person in (BINTA, CHIDI):
            books.bans.ban(GUILD, person, by=1, at=1)

    await hall.database.run(enter)
    run, looks = hall.database.run, list[object]()
    read = hall.database.read

    async def fails(_: Callable[[Books], object]) -> object:
        raise Unwritable("disk full")

    async def counts(work: Callable[[Books], object]) -> object:
        looks.extend(["to_leave"] if "to_leave" in work.__code__.co_names else [])
        return await read(work)

    monkeypatch.setattr(hall.database, "run", fails)
    monkeypatch.setattr(hall.database, "read", counts)
    await hall.manager.bans.look()
    for _ in range(4):
        await hall.wait(TRY_AGAIN)
    assert len(looks) == 5
    monkeypatch.setattr(hall.database, "run", run)
    await hall.wait(TRY_AGAIN)
    assert all(seat.left for seat in (await hall.view()).seats[1:])
    await hall.wait(4 * TRY_AGAIN)
    assert len(looks) == 6
