"""Hands and records of matches that ended long ago."""

from collections.abc import Callable

import pytest

from bot.manager.books import Books
from bot.manager.ids import Place
from bot.manager.records import retention as retention_of
from bot.manager.records.retention import DAY, EVERY, Retention
from bot.manager.requests import Join, OpenTable, Start
from tests.bot.manager.hall import AWA, BINTA, GUILD, Hall, done


async def finished(hall: Hall) -> None:
    """Plays a match to its end."""
    await hall.seat([AWA, BINTA])
    await hall.win()
    await hall.wait(DAY)


async def test_they_go_after_thirty_days_and_what_was_played_stays(hall: Hall) -> None:
    await finished(hall)
    retention = Retention(hall.store(), hall.clock)
    before = await hall.manager.statistics.of_person(GUILD, AWA)
    hall.clock.go_off(hall.clock.now() + 28 * DAY)
    assert await retention.drop_old() == 0
    assert await hall.manager.record(hall.table) is not None
    hall.clock.go_off(hall.clock.now() + 2 * DAY)
    assert await retention.drop_old() == 1
    assert await hall.manager.record(hall.table) is None
    assert before.figures.matches == 1
    assert await hall.manager.statistics.of_person(GUILD, AWA) == before


async def test_a_server_may_keep_them_for_ever(hall: Hall) -> None:
    await finished(hall)
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "retention", "for_ever") is None
    hall.clock.go_off(hall.clock.now() + 4000 * DAY)
    assert await Retention(hall.store(), hall.clock).drop_old() == 0
    assert await hall.manager.record(hall.table) is not None


async def test_what_a_newer_program_has_set_and_this_one_cannot_read_drops_nothing(hall: Hall) -> None:
    await finished(hall)
    await hall.database.run(
        lambda books: books.settings.set("server", GUILD, "retention", "730", by=AWA, at=1)
    )
    hall.clock.go_off(hall.clock.now() + 4000 * DAY)
    assert await Retention(hall.store(), hall.clock).drop_old() == 0
    assert await hall.manager.record(hall.table) is not None


async def test_a_look_that_fails_altogether_is_logged_and_followed_by_another(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await finished(hall)

    async def fails(_: object) -> None:
        raise RuntimeError("no")

    retention = Retention(hall.store(), hall.clock)
    monkeypatch.setattr(hall.database, "run", fails)
    retention.start()
    await hall.settle()
    monkeypatch.undo()
    assert "dropping old tables failed" in caplog.text
    await hall.wait(31 * DAY + EVERY)
    assert await hall.manager.record(hall.table) is None
    await retention.stop()


async def test_so_many_go_at_once_from_all_servers_together(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(hall)
    other = OpenTable(asker=hall.asker(AWA, guild_id=2), place=Place(2, 99))
    hall.table = done(await hall.manager.handle(other)).table.id
    done(await hall.ask(Join, BINTA, guild_id=2))
    done(await hall.ask(Start, AWA, guild_id=2))
    await hall.win()
    await hall.wait(DAY)
    run, dropped = hall.database.run, list[object]()

    async def heard(work: Callable[[Books], object]) -> object:
        dropped.append(await run(work))
        return dropped[-1]

    monkeypatch.setattr(hall.database, "run", heard)
    monkeypatch.setattr(retention_of, "AT_ONCE", 1)
    hall.clock.go_off(hall.clock.now() + 31 * DAY)
    assert await Retention(hall.store(), hall.clock).drop_old() == 2
    assert dropped == [1, 1, 0]


async def test_a_match_that_is_played_is_never_too_old(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    retention = Retention(hall.store(), hall.clock)
    hall.clock.forget()
    hall.clock.go_off(hall.clock.now() + 400 * DAY)
    assert await retention.drop_old() == 0


async def test_it_is_looked_again_and_again(hall: Hall) -> None:
    await finished(hall)
    retention = Retention(hall.store(), hall.clock)
    retention.start()
    await hall.settle()
    assert await hall.manager.record(hall.table) is not None
    await hall.wait(31 * DAY + EVERY)
    assert await hall.manager.record(hall.table) is None
    await retention.stop()


async def test_that_somebody_has_left_a_server_is_forgotten_after_a_week(hall: Hall) -> None:
    await hall.manager.bans.gone(GUILD, AWA)
    retention = Retention(hall.store(), hall.clock)
    since = await hall.database.read(lambda books: books.bans.outside(GUILD, AWA))
    assert since == hall.clock.now()
    for days, known in ((6, True), (2, False)):
        hall.clock.forget()
        hall.clock.go_off(hall.clock.now() + days * DAY)
        await retention.drop_old()
        found = await hall.database.read(lambda books: books.bans.outside(GUILD, AWA))
        assert (found is not None) is known
