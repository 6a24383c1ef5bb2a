"""What people may ask about what is stored of them."""

import json
import sqlite3
from contextlib import closing

from bot.engine.cards import code
from bot.engine.record import parse, replay
from bot.manager.ids import PersonId
from bot.manager.incoming import forgetting
from bot.manager.records.statistics import Leader, Period, Wanted
from bot.manager.requests import LeaveSeat, Pause
from tests.bot.manager.hall import AWA, BINTA, CHIDI, NAMES, Hall, done


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


HOUR = 3_600
KEBBA = PersonId(910_000_000_000_000_001)


def dump(hall: Hall) -> str:
    """Returns everything the database holds."""
    with closing(sqlite3.connect(hall.path)) as connection:
        return "\n".join(connection.iterdump())


def direct_of(hall: Hall, person: PersonId) -> int:
    """Returns the channel of somebody's direct messages."""
    with closing(sqlite3.connect(hall.path)) as connection:
        return int(
            connection.execute("SELECT channel_id FROM direct WHERE person = ?", (person,)).fetchone()[0]
        )


async def forget(hall: Hall, person: PersonId) -> None:
    """Forgets a person."""
    said = await hall.manager.privacy.forget(person, lambda _, number: f"a former player {number}")
    assert said is None
    await hall.settle()


async def test_nothing_of_who_is_forgotten_is_in_the_database(hall: Hall) -> None:
    NAMES[KEBBA] = "Kebba Jammeh"
    asker = hall.asker(KEBBA)
    assert await hall.manager.preferences.set_own(asker, "hide_me", "on") is None
    await hall.seat([AWA, KEBBA, BINTA])
    await hall.move()
    await hall.win()
    assert str(KEBBA) in dump(hall)
    assert "Kebba Jammeh" in dump(hall)
    assert str(direct_of(hall, KEBBA)) in dump(hall)
    direct = direct_of(hall, KEBBA)
    await forget(hall, KEBBA)
    after = dump(hall)
    assert str(KEBBA) not in after
    assert "Kebba" not in after
    assert str(direct) not in after
    assert not hall.manager.preferences.person(KEBBA).hide_me


async def test_results_of_others_stay_with_a_stranger_in_them(hall: Hall) -> None:
    NAMES[KEBBA] = "Kebba Jammeh"
    await hall.seat([AWA, KEBBA])
    await hall.move()
    await hall.win()
    before = await hall.manager.statistics.of_person(1, AWA)
    record = await hall.manager.record(hall.table)
    await forget(hall, KEBBA)
    assert await hall.manager.statistics.of_person(1, AWA) == before
    assert (await hall.manager.statistics.of_person(1, PersonId(-1))).figures.matches == 1
    renamed = await hall.manager.record(hall.table)
    assert record is not None
    assert renamed is not None
    assert parse(renamed).players == ("Awa", "a former player 1")
    assert replay(parse(renamed)).match == replay(parse(record)).match
    assert (await hall.view()).seats[1].name == "a former player 1"


async def test_who_plays_leaves_first_and_the_match_goes_on(hall: Hall) -> None:
    NAMES[KEBBA] = "Kebba Jammeh"
    await hall.seat([AWA, KEBBA, BINTA])
    await forget(hall, KEBBA)
    assert str(KEBBA) not in dump(hall)
    assert (await hall.view()).seats[1].left
    await hall.move()
    assert str(KEBBA) not in dump(hall)
    assert "Kebba" not in dump(hall)
    await hall.restart()
    assert (await hall.view()).seats[1].left


async def test_a_second_one_on_a_server_has_the_next_number(hall: Hall) -> None:
    await hall.seat([AWA, KEBBA, CHIDI])
    await hall.win()
    await forget(hall, KEBBA)
    other = PersonId(910_000_000_000_000_002)
    NAMES[other] = "Lamin"
    await hall.seat([AWA, other])
    await hall.win()
    await forget(hall, other)
    assert {row.person for row in await leaders(hall)} >= {-1, -2}


async def leaders(hall: Hall) -> list[Leader]:
    """Returns the leaderboard of the server."""
    return list(await hall.manager.statistics.leaders(Wanted(1, None, Period.ALWAYS)))


async def test_where_he_has_left_the_message_is_written_without_him(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, KEBBA])
    done(await hall.ask(LeaveSeat, KEBBA))
    await hall.settle()
    assert str(KEBBA) in repr(hall.showing.table_messages()[-1].view)
    await forget(hall, KEBBA)
    assert str(KEBBA) not in repr(hall.showing.table_messages()[-1].view)


async def test_what_a_kill_left_of_him_in_a_message_is_written_over(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, KEBBA])
    done(await hall.ask(LeaveSeat, KEBBA))
    # Where a clock runs out soon, or a message is fresh, a start writes anyway.
    done(await hall.ask(Pause, AWA, moderator=True))
    await hall.wait(2 * HOUR)
    await hall.store().run(
        lambda books: forgetting.forget(books, KEBBA, lambda _, number: f"a former player {number}", {})
    )
    await hall.restart()
    await hall.settle()
    assert str(KEBBA) not in repr(hall.showing.table_messages()[-1].view)
