"""What people may ask about what is stored of them."""

import json

from bot.engine.cards import code
from tests.bot.manager.hall import AWA, BINTA, Hall


async def test_who_plays_is_told_where_he_sits_and_of_no_card(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    text = await hall.manager.privacy.export(AWA)
    held = json.loads(text)
    assert held["you"] == str(AWA)
    (table,) = held["stored"]["tables"]
    assert (table["table_id"], table["channel_id"]) == (hall.table, "10")
    assert table["opened_at"].endswith("+00:00")
    hand = (await hall.hand(BINTA)).view.hand
    assert hand
    assert not [card for card in hand if f'"{code(card)}"' in text]


async def test_who_has_won_gets_his_result(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    await hall.win()
    results = {
        person: json.loads(await hall.manager.privacy.export(person))["stored"]["results"]
        for person in (AWA, BINTA)
    }
    assert [len(rows) for rows in results.values()] == [1, 1]
    assert {rows[0]["seat"] for rows in results.values()} == {0, 1}
