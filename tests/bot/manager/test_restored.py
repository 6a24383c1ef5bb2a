"""The drill: a match is backed up and goes on, the backup is restored, and every table is told."""

import asyncio

from bot.manager.ids import Place, TableId
from bot.manager.requests import OpenTable
from bot.store import Backups
from bot.store.restoring import restore
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done


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
    assert (after.public, after.stamps) == (before.public, before.stamps)
    assert after.note is not None
    assert after.note.slug == "restored"
    (message,) = hall.showing.table_messages()
    assert message.view == after
    for person, cards in hands.items():
        shown = hall.showing.hand_of(person)
        assert shown.view == await hall.hand(person)
        assert (await hall.hand(person)).view.hand == cards
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


async def version_of(hall: Hall, table: TableId) -> int:
    row = await hall.database.read(lambda books: books.tables.get(table))
    assert row is not None
    return row.version
