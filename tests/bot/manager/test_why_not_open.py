"""What would be said to whoever opens a table is known before, and asking changes nothing."""

from bot.manager.answers import Refusal
from bot.manager.ids import Place
from bot.manager.requests import OpenTable
from tests.bot.manager.hall import AWA, BINTA, GUILD, PLACE, Hall, done

ELSEWHERE = Place(GUILD, 77)


async def why_not(hall: Hall, place: Place = PLACE, parent: int | None = None) -> str | None:
    """Return why Binta could not open a table, and see that it is what she is told when she tries."""
    request = OpenTable(asker=hall.asker(BINTA), place=place, parent=parent)
    said = await hall.manager.why_not_open(request)
    if said is not None:
        assert await hall.manager.handle(request) == said
    return None if said is None else said.reason


async def test_nothing_is_against_a_table_in_an_empty_channel(hall: Hall) -> None:
    assert await why_not(hall) is None
    assert await hall.manager.tables_at(PLACE) == ()
    done(await hall.open_table(BINTA))


async def test_a_channel_that_is_taken_is_told(hall: Hall) -> None:
    done(await hall.open_table(AWA))
    assert await why_not(hall) == Refusal.CHANNEL_TAKEN
    assert await why_not(hall, ELSEWHERE) is None


async def test_where_tables_get_threads_the_channel_is_never_taken(hall: Hall) -> None:
    done(await hall.open_table(AWA))
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "threads", "on") is None
    assert await why_not(hall) is None
    assert await why_not(hall, parent=3) == Refusal.CHANNEL_TAKEN


async def test_channels_and_bans_of_a_server_are_told(hall: Hall) -> None:
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "channels", str(PLACE.channel_id)) is None
    assert await why_not(hall) is None
    assert await why_not(hall, ELSEWHERE) == Refusal.CHANNEL_NOT_ALLOWED
    assert await why_not(hall, ELSEWHERE, parent=PLACE.channel_id) is None
    assert await hall.manager.bans.ban(asker, GUILD, BINTA) is None
    assert await why_not(hall) == Refusal.BANNED
