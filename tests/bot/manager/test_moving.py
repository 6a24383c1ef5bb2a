"""Taking a table to another channel."""

from dataclasses import replace

from bot.manager.answers import Refusal
from bot.manager.ids import Place
from bot.manager.requests import EndTable, Join, MoveTable, OpenTable
from bot.manager.views import HandView
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, PLACE, Hall, done, refusal

THERE = replace(PLACE, channel_id=20)


async def set_server(hall: Hall, name: str, value: str) -> None:
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, name, value) is None


async def test_a_table_goes_on_in_another_channel_and_the_old_message_says_where(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    old = (await hall.view()).message
    assert old is not None
    done(await hall.ask(MoveTable, AWA, place=THERE))
    view = await hall.view()
    assert view.place == THERE
    assert view.message is not None
    assert view.message.channel_id == 20
    assert hall.showing.messages[old].successor == view.message
    (message,) = hall.showing.table_messages()
    assert (message.ref, message.audience) == (view.message, THERE)
    assert await hall.manager.tables_at(PLACE) == ()
    assert await hall.manager.tables_at(THERE) == (hall.table,)
    shown = hall.showing.hand_of(AWA).view
    assert isinstance(shown, HandView)
    assert shown.place == THERE
    done(await hall.move())
    await hall.restart()
    assert (await hall.view()).place == THERE


async def test_a_table_whose_channel_is_gone_can_be_moved(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    hall.showing.gone.add(PLACE.channel_id)
    done(await hall.move())
    done(await hall.ask(MoveTable, AWA, place=THERE))
    (message,) = [m for m in hall.showing.table_messages() if m.audience == THERE]
    view = await hall.view()
    assert (view.message, message.history[-1]) == (message.ref, view.generation)
    assert (await hall.hand(AWA)).table_message == message.ref


async def test_a_lobby_can_be_moved_and_hands_do_not_link_to_the_old_channel(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(MoveTable, AWA, place=THERE))
    assert (await hall.view()).place == THERE


async def test_who_may_move_a_table_and_where_to(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(MoveTable, BINTA, place=THERE)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(MoveTable, AWA, place=PLACE)) == Refusal.HERE_ALREADY
    assert refusal(await hall.ask(MoveTable, AWA, place=Place(2, 20))) == Refusal.OTHER_SERVER
    done(await hall.ask(MoveTable, CHIDI, moderator=True, place=THERE))


async def test_a_table_moves_only_to_where_tables_may_open_and_there_is_room(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await set_server(hall, "channels", "10 30")
    assert refusal(await hall.ask(MoveTable, AWA, place=THERE)) == Refusal.CHANNEL_NOT_ALLOWED
    done(await hall.ask(MoveTable, AWA, place=THERE, parent=30))
    await set_server(hall, "channels", "")
    first = hall.table
    done(await hall.manager.handle(OpenTable(asker=hall.asker(CHIDI), place=PLACE)))
    assert refusal(await hall.ask(MoveTable, AWA, table=first, place=PLACE)) == Refusal.CHANNEL_TAKEN


async def test_a_table_that_is_closed_stays_where_it_is(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(EndTable, AWA))
    assert refusal(await hall.ask(MoveTable, AWA, place=THERE)) == Refusal.TABLE_OVER
