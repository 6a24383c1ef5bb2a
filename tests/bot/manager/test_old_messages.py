"""Old messages lose their controls, if not at once then when the bot may write in their channel again."""

import pytest

from bot.manager.ids import Place
from bot.manager.requests import MoveTable
from bot.manager.showing.retiring import ARRIVED
from tests.bot.manager.hall import AWA, GUILD, PLACE, Hall, done


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_message_left_where_the_bot_may_not_write_loses_its_controls_when_it_may(
    hall: Hall, *, restarted: bool
) -> None:
    await hall.open_table(AWA)
    (old,) = hall.showing.table_messages()
    hall.showing.denied.add(PLACE.channel_id)
    done(await hall.ask(MoveTable, AWA, place=Place(GUILD, 20)))
    assert not old.retired
    hall.showing.denied.clear()
    if restarted:
        await hall.restart()
        await hall.wait(ARRIVED + 1)
    else:
        await hall.manager.places.allowed_anew(GUILD)
    await hall.settle()
    assert old.retired
