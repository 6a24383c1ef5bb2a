"""The drill: a match is backed up and goes on, the backup is restored, and every table is told."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.manager.answers import Refusal
from bot.manager.ids import Place, TableId
from bot.manager.requests import Follow, Join, Kick, OpenTable, Rematch, ShowTable, Start
from bot.manager.views import HandView, TableView
from bot.store import Backups
from bot.store.restoring import restore
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, refusal


async def restored(hall: Hall) -> float:
    """Take a backup, let the match go on, restore the backup, and return until when everything is kept."""
    backup = Backups(hall.path, hall.path.parent / "backups").make()
    for _ in range(3):
        done(await hall.move())
    await hall.kill()
    outcome = await asyncio.to_thread(restore, hall.path, backup, now=hall.clock.now())
    await hall.open()
    return outcome.until


async def test_a_restored_match_stands_as_it_did_and_its_messages_show_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    for _ in range(4):
        done(await hall.move())
    before = await hall.view()
    hands = {person: (await hall.hand(person)).view.hand for person in (AWA, BINTA, CHIDI)}
    await restored(hall)
    after = await hall.view()
    assert after.public == before.public
    assert after.note is not None
    assert after.note.slug == "restored"
    (message,) = hall.showing.table_messages()
    assert message.view == after
    for person, cards in hands.items():
        shown = hall.showing.hand_of(person)
        assert shown.view == await hall.hand(person)
        assert (await hall.hand(person)).view.hand == cards
    done(await hall.move())


async def test_what_was_drawn_since_the_backup_fits_nothing_any_more(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    stamps = []

    async def some_moves() -> None:
        for _ in range(4):
            stamps.extend(
                [(await hall.hand(await hall.mover())).stamps.hand, (await hall.view()).stamps.turn]
            )
            done(await hall.move())

    await go_on_and_restore(hall, some_moves, readable=True)
    for _ in range(4):
        mover = await hall.mover()
        for stamp in stamps:
            assert refusal(await hall.act(mover, await hall.some_move(mover), stamp)) == Refusal.MOVED_ON
        done(await hall.move())


async def test_every_live_table_is_told_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    playing = hall.table
    elsewhere = Place(PLACE.guild_id, PLACE.channel_id + 1)
    opened = await hall.manager.handle(OpenTable(asker=hall.asker(DAWDA), place=elsewhere))
    await hall.settle()
    lobby = done(opened).table.id
    await restored(hall)
    for table in (playing, lobby):
        view = await hall.manager.table(table)
        assert view is not None
        assert view.note is not None
        assert view.note.slug == "restored"
    version = await version_of(hall, lobby)
    await hall.restart()
    assert await version_of(hall, lobby) == version


async def test_a_process_that_dies_while_it_tells_goes_on_and_tells_nobody_twice(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    until = await restored(hall)
    version = await version_of(hall, hall.table)
    await hall.database.run(lambda books: books.clock.restore(until))
    await hall.restart()
    assert await version_of(hall, hall.table) == version
    assert await hall.database.read(lambda books: books.clock.restored()) is None


async def go_on_and_restore(hall: Hall, then: Callable[[], Awaitable[object]], *, readable: bool) -> None:
    """Take a backup, let something happen, and restore the backup, the old database being readable or not."""
    await hall.wait(10)
    backup = Backups(hall.path, hall.path.parent / "backups").make()
    await then()
    await hall.wait(1)
    await hall.kill()
    if not readable:
        sound = hall.path.read_bytes()
        hall.path.write_bytes(sound[:4096] + b"\x55" * (len(sound) - 4096))
        for beside in ("-wal", "-shm"):
            hall.path.with_name(f"{hall.path.name}{beside}").unlink(missing_ok=True)
    await asyncio.to_thread(restore, hall.path, backup, now=hall.clock.now())
    await hall.open()
    await hall.wait(30)


@pytest.mark.parametrize("readable", [True, False])
async def test_messages_newer_than_the_backup_lose_their_controls(hall: Hall, *, readable: bool) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    (first,) = hall.showing.table_messages()
    hands = {person: hall.showing.hand_of(person) for person in (AWA, BINTA, CHIDI)}

    async def everything_is_posted_anew() -> None:
        for _ in range(2):
            await hall.wait(hall.terms.shown_again + 1)
            done(await hall.ask(ShowTable, AWA))
        for person in hands:
            seat = (await hall.hand(person)).seat
            hall.manager._parts.outbox.post_anew(hall.table, seat)
            async with (await hall.desk()).lock:
                await hall.manager._parts.outbox.doubt(await hall.desk(), seat)
        await hall.settle()
        assert len(hall.showing.messages) == 9

    await go_on_and_restore(hall, everything_is_posted_anew, readable=readable)
    (shown,) = hall.showing.table_messages()
    assert shown.ref == first.ref
    alive = [m for m in hall.showing.messages.values() if not m.retired]
    assert {m.ref for m in alive} == {first.ref, *(hand.ref for hand in hands.values())}
    before = set(hall.showing.messages)
    # Nothing that is posted now is taken for what was posted before.
    hall.showing.delete(first.ref)
    await hall.manager.message_gone(first.ref.channel_id, first.ref.message_id)
    await hall.settle()
    (again,) = hall.showing.table_messages()
    assert again.ref not in before
    await hall.wait(30)
    assert not again.retired


@pytest.mark.parametrize("before", [True, False])
async def test_no_reminder_outlasts_a_restoration_after_which_time_begins_anew(
    hall: Hall, *, before: bool
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    reminds = hall.terms.turn * 2 / 3 + 1
    await hall.wait(reminds if before else 0)

    async def time_goes_on() -> None:
        await hall.wait(0 if before else reminds)
        assert [*hall.showing.notices.values()] == ["turn_reminder"]

    await go_on_and_restore(hall, time_goes_on, readable=True)
    assert "turn_reminder" not in hall.showing.notices.values()
    assert not (await hall.desk()).reminders


async def test_who_sat_at_a_table_opened_since_is_told_that_nothing_of_it_is_left(hall: Hall) -> None:
    await hall.open_table()
    elsewhere = Place(PLACE.guild_id, PLACE.channel_id + 1)

    async def another_is_opened() -> None:
        opened = await hall.manager.handle(OpenTable(asker=hall.asker(DAWDA), place=elsewhere))
        done(await hall.ask(Join, CHIDI, table=done(opened).table.id))

    await go_on_and_restore(hall, another_is_opened, readable=True)
    (lost,) = [m for m in hall.showing.messages.values() if m.audience == elsewhere]
    assert lost.retired
    told = [(people, notice.slug, notice.values["channel"]) for people, notice in hall.showing.told]
    assert told == [((person,), "taken_back", f"<#{elsewhere.channel_id}>") for person in (CHIDI, DAWDA)]
    assert isinstance(lost.view, TableView)
    assert refusal(await hall.ask(Join, BINTA, table=lost.view.id)) == Refusal.NO_TABLE


@pytest.mark.parametrize("readable", [True, False])
@pytest.mark.parametrize("played", [0, 1])
async def test_hands_dealt_again_are_not_taken_for_those_that_were_taken_back(
    hall: Hall, *, played: int, readable: bool
) -> None:
    people = (AWA, BINTA, CHIDI)
    await hall.open_table(misplay="reject")
    for person in people[1:]:
        done(await hall.ask(Join, person))
    if played:
        done(await hall.ask(Start, AWA))
        await hall.win()

    async def a_match_begins() -> None:
        for person in people if played else (AWA,):
            done(await hall.ask(Rematch if played else Start, person))

    await go_on_and_restore(hall, a_match_begins, readable=readable)
    before = set(hall.showing.messages)
    await a_match_begins()
    await hall.wait(30)
    for person in people:
        shown = hall.showing.hand_of(person)
        assert shown.ref not in before
        assert isinstance(shown.view, HandView)
        assert replace(shown.view, message=shown.ref) == await hall.hand(person)


@pytest.mark.parametrize("readable", [True, False])
async def test_what_one_person_is_told_is_not_taken_for_what_another_was_told(
    hall: Hall, *, readable: bool
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Follow, DAWDA))

    async def somebody_is_told() -> None:
        done(await hall.ask(Kick, AWA, person=CHIDI))

    await go_on_and_restore(hall, somebody_is_told, readable=readable)
    first = len(hall.showing.told)
    assert first
    await somebody_is_told()
    assert [people for people, _ in hall.showing.told[first:]] == [(CHIDI,)]


async def version_of(hall: Hall, table: TableId) -> int:
    row = await hall.database.read(lambda books: books.tables.get(table))
    assert row is not None
    return row.version
