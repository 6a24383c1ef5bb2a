"""A server the bot was added to is greeted, once, whatever happens in between."""

import pytest

from bot.manager.errors import Denied, TryLater
from bot.manager.ids import Place
from bot.manager.showing.greetings import AGAIN, FRESH, SAME_NONCE, TRY_AGAIN
from tests.bot.manager.hall import GUILD, PLACE, Hall

DOOR = Place(GUILD, 55)


@pytest.fixture(autouse=True)
def door(hall: Hall) -> None:
    """Give the server a channel to write in."""
    hall.showing.doors[GUILD] = DOOR


async def added(hall: Hall, ago: float = 0) -> None:
    """Add the bot to the server so many seconds ago, as far as is told now."""
    await hall.manager.places.added(GUILD, hall.clock.now() - ago)
    await hall.settle()


async def ready(hall: Hall) -> None:
    """Let a session begin in which all servers can be reached."""
    await hall.manager.places.known(lambda _: True)
    await hall.settle()


async def test_a_server_is_greeted_where_it_reads_what_is_new(hall: Hall) -> None:
    await added(hall)
    assert hall.showing.greeted == [DOOR]


async def test_what_is_told_again_greets_nobody_again(hall: Hall) -> None:
    for ago in (0, 0, 60):
        await added(hall, ago)
    await hall.restart()
    await added(hall)
    await hall.wait(SAME_NONCE * 3)
    await added(hall)
    hall.showing.told_nonces.clear()
    await ready(hall)
    assert hall.showing.greeted == [DOOR]


async def test_a_server_that_comes_back_after_a_month_is_greeted_again(hall: Hall) -> None:
    await added(hall)
    await hall.restart(AGAIN - 10)
    hall.showing.told_nonces.clear()
    await added(hall)
    assert len(hall.showing.greeted) == 1
    await hall.restart(20)
    await added(hall)
    assert len(hall.showing.greeted) == 2


async def test_a_server_the_bot_has_long_been_on_is_not_greeted(hall: Hall) -> None:
    await added(hall, FRESH + 1)
    assert hall.showing.greeted == []
    await added(hall, FRESH - 1)
    assert hall.showing.greeted == [DOOR]


async def test_a_server_without_a_channel_to_write_in_is_left_alone(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    hall.showing.doors.clear()
    await added(hall)
    assert "no channel the bot may write in" in caplog.text
    hall.showing.doors[GUILD] = PLACE
    await ready(hall)
    assert hall.showing.greeted == []


async def test_what_cannot_be_posted_now_is_posted_later_in_the_same_channel(hall: Hall) -> None:
    hall.showing.trouble_at_door = [TryLater()]
    await added(hall)
    assert hall.showing.greeted == []
    hall.showing.trouble_greeting = [TryLater()]
    await hall.wait(TRY_AGAIN + 1)
    hall.showing.doors[GUILD] = PLACE
    await hall.wait(TRY_AGAIN + 1)
    assert hall.showing.greeted == [DOOR]
    assert hall.showing.trouble_greeting == []
    await hall.wait(TRY_AGAIN * 3)
    assert hall.showing.greeted == [DOOR]


async def test_a_refusal_ends_it(hall: Hall) -> None:
    hall.showing.trouble_greeting = [Denied()]
    await added(hall)
    hall.showing.told_nonces.clear()
    hall.showing.greeted.clear()
    await hall.wait(TRY_AGAIN * 3)
    await ready(hall)
    assert hall.showing.greeted == []


@pytest.mark.parametrize(
    ("killed", "away"),
    [("before", 5), ("after", 5), ("after", SAME_NONCE + 5), ("before", SAME_NONCE + 5)],
)
async def test_a_kill_in_the_middle_of_it_neither_loses_it_nor_greets_twice(
    hall: Hall, killed: str, away: float
) -> None:
    """Within minutes Discord knows the nonce; after them it is looked whether it was posted."""
    hall.showing.killed_at = killed
    await added(hall)
    assert len(hall.showing.greeted) == (killed == "after")
    hall.showing.killed_at = None
    if away > SAME_NONCE:
        hall.showing.told_nonces.clear()
    await hall.restart(away)
    await ready(hall)
    await hall.wait(TRY_AGAIN * 3)
    assert len(hall.showing.greeted) == 1


async def test_an_outage_of_minutes_loses_nothing(hall: Hall) -> None:
    hall.showing.reachable = False
    await added(hall)
    await hall.wait(SAME_NONCE * 3)
    hall.showing.reachable = True
    await hall.wait(TRY_AGAIN * 3)
    assert hall.showing.greeted == [DOOR]


async def test_where_the_bot_may_not_look_it_greets_nobody_after_minutes(hall: Hall) -> None:
    hall.showing.killed_at = "before"
    await added(hall)
    hall.showing.killed_at = None
    hall.showing.may_look = False
    await hall.restart(SAME_NONCE + 5)
    await ready(hall)
    await hall.wait(TRY_AGAIN * 3)
    assert hall.showing.greeted == []


async def test_a_kill_before_it_was_tried_loses_nothing(hall: Hall) -> None:
    hall.showing.trouble_at_door = [TryLater()]
    await added(hall)
    await hall.restart(3600)
    await ready(hall)
    assert hall.showing.greeted == [DOOR]


async def test_where_it_cannot_be_stored_nobody_is_told(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_: object) -> None:
        raise OSError("disk I/O error")

    monkeypatch.setattr(hall.database, "run", broken)
    await added(hall)
    assert hall.showing.greeted == []
    monkeypatch.undo()
    await added(hall)
    assert hall.showing.greeted == [DOOR]
