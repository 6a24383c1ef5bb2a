"""Tables in threads of their own."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import pytest

from bot.manager.answers import Refusal
from bot.manager.errors import TryLater
from bot.manager.ids import Place, TableId
from bot.manager.requests import EndTable, Join, MoveTable, OpenTable, Start
from bot.manager.showing.threads import Threads
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, PLACE, Hall, done, refusal


@pytest.fixture(autouse=True)
async def threads(hall: Hall) -> None:
    """Let the server give each table a thread."""
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "threads", "on") is None


async def test_each_table_opens_in_a_thread_of_its_own(hall: Hall) -> None:
    done(await hall.open_table(AWA))
    done(await hall.open_table(BINTA))
    assert [await hall.manager.tables_at(thread) for thread in hall.showing.threads] == [
        ("table1",),
        ("table2",),
    ]
    assert (await hall.view()).place == hall.showing.threads[1]
    assert await hall.manager.tables_at(PLACE) == ()


async def test_a_thread_is_archived_when_its_table_is_put_away(hall: Hall) -> None:
    done(await hall.open_table())
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    await hall.win()
    await hall.wait(hall.terms.rematch_time - 5)
    assert hall.showing.archived == []
    await hall.restart()
    await hall.wait(hall.terms.archive_time + hall.terms.least_left + 20)
    assert hall.showing.archived == hall.showing.threads
    await hall.wait(600)
    assert hall.showing.archived == hall.showing.threads
    assert hall.clock.next_due() is None


async def test_the_thread_of_a_lobby_that_closes_is_archived_too(hall: Hall) -> None:
    done(await hall.open_table())
    done(await hall.ask(EndTable, AWA))
    await hall.wait(hall.terms.archive_time + 11)
    assert hall.showing.archived == hall.showing.threads


async def test_where_no_thread_can_be_had_a_table_opens_in_the_channel(hall: Hall) -> None:
    hall.showing.threads_allowed = False
    done(await hall.open_table())
    assert (await hall.view()).place == PLACE
    done(await hall.ask(EndTable, AWA))
    await hall.wait(200)
    assert hall.showing.archived == []


async def test_no_thread_is_made_for_a_table_that_is_refused(hall: Hall) -> None:
    assert await hall.manager.bans.ban(hall.asker(AWA, moderator=True), GUILD, CHIDI) is None
    assert refusal(await hall.open_table(CHIDI)) == Refusal.BANNED
    assert hall.showing.threads == []
    assert refusal(await hall.open_table(AWA, misplay="nonsense")) == Refusal.BAD_OPTION
    await hall.settle()
    assert hall.showing.archived == hall.showing.threads


async def test_a_table_asked_for_in_a_thread_stays_there(hall: Hall) -> None:
    request = OpenTable(asker=hall.asker(AWA), place=PLACE, parent=9)
    assert done(await hall.manager.handle(request)).table.place == PLACE
    assert hall.showing.threads == []


async def test_a_table_that_has_moved_does_not_archive_where_it_went(hall: Hall) -> None:
    done(await hall.open_table())
    done(await hall.ask(MoveTable, AWA, place=PLACE))
    done(await hall.ask(EndTable, AWA))
    assert (await hall.view()).stage is Stage.OVER
    await hall.wait(200)
    assert hall.showing.archived == []


async def test_a_thread_that_cannot_be_archived_stops_nothing(hall: Hall) -> None:
    done(await hall.open_table())
    done(await hall.ask(EndTable, AWA))
    hall.showing.threads_allowed = False
    await hall.wait(200)
    assert hall.clock.next_due() is None


async def test_a_thread_made_by_a_process_that_died_before_it_was_noted_is_taken_for_the_next_table(
    hall: Hall,
) -> None:
    await dies_with_a_thread(hall, Hall.open_table(hall))
    done(await hall.open_table(BINTA))
    assert (await hall.view()).place == hall.showing.threads[0]
    done(await hall.open_table(CHIDI))
    assert (await hall.view()).place == hall.showing.threads[1]
    assert len(hall.showing.threads) == 2


@pytest.mark.parametrize("used", ["other game", "other channel", "written in", "table", "unknown"])
async def test_another_thread_is_not_taken_for_it(hall: Hall, used: str) -> None:
    await dies_with_a_thread(hall, Hall.open_table(hall))
    (thread,) = hall.showing.threads
    place, variant, title = hall.showing.thread_names[thread]
    match used:
        case "other game":
            hall.showing.thread_names[thread] = (place, "classic", title)
        case "other channel":
            hall.showing.thread_names[thread] = (Place(GUILD, 77), variant, title)
        case "written in":
            hall.showing.archived.append(thread)
        case "table":
            await hall.database.run(lambda books: books.tables.open("old", GUILD, thread.channel_id, 1))
        case _:
            hall.showing.unknown = True
    done(await hall.open_table(BINTA))
    assert (await hall.view()).place == hall.showing.threads[1]


async def test_one_that_was_made_though_discord_did_not_say_so_is_used(hall: Hall) -> None:
    done(await hall.open_table())
    looked = hall.showing.threads_looked_for
    hall.showing.on_thread = lambda: throw(hall, TryLater())
    hall.table = TableId("")
    done(await hall.open_table(BINTA))
    assert (await hall.view()).place == PLACE
    done(await hall.ask(EndTable, BINTA))
    done(await hall.open_table(CHIDI))
    assert (await hall.view()).place == hall.showing.threads[1]
    assert hall.showing.threads_looked_for == looked + 1


async def test_two_who_look_at_once_do_not_take_the_same_one(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.showing.on_thread = lambda: throw(hall, TryLater())
    threads = Threads(hall.database, hall.showing)
    with pytest.raises(TryLater):
        await threads.open(PLACE, "gambian", fresh=True)

    async def slowly(_: object) -> bool:
        """Look while others go on."""
        looked = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(looked.set_result, None)
        await looked
        return False

    monkeypatch.setattr(hall.database, "read", slowly)
    opened = await asyncio.gather(threads.open(PLACE, "gambian"), threads.open(PLACE, "gambian"))
    assert list(opened) == hall.showing.threads


async def test_it_is_looked_once_a_channel_and_game_and_start(hall: Hall) -> None:
    for person in (AWA, BINTA, CHIDI):
        done(await hall.open_table(person))
    assert hall.showing.threads_looked_for == 1


def throw(hall: Hall, error: Exception) -> None:
    """Fail, once."""
    hall.showing.on_thread = None
    raise error


def stopped(task: "asyncio.Task[Any]") -> None:
    """Let a task go no further."""
    task.cancel()


async def dies_with_a_thread(hall: Hall, opening: Coroutine[Any, Any, Any]) -> None:
    """Let the process die when a thread is made, before the table that is to open there is stored."""
    task = asyncio.create_task(opening, name="door")
    hall.showing.on_thread = lambda: stopped(task)
    with suppress(asyncio.CancelledError):
        await task
    hall.showing.on_thread = None
    assert len(hall.showing.threads) == 1
    await hall.restart()
