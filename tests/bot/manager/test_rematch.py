"""Who plays another match, when it begins, and when there is none."""

import asyncio

import pytest

from bot.manager.answers import Done, Refusal
from bot.manager.ids import PersonId, Place
from bot.manager.requests import EndTable, Join, Kick, LeaveSeat, OpenTable, Rematch, Start
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, refusal


async def test_a_computer_that_was_taken_away_does_not_come_again(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    done(await hall.ask(Kick, AWA, seat=2))
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    view = await hall.view()
    assert view.stage is Stage.PLAYING
    assert [(line.person, line.left) for line in view.seats] == [(AWA, False), (BINTA, False)]


async def test_a_person_and_a_computer_that_was_taken_away_are_too_few(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    done(await hall.ask(Kick, AWA, seat=2))
    await hall.win()
    done(await hall.ask(Rematch, BINTA))
    await hall.wait(hall.terms.rematch_time + 1)
    assert refusal(await hall.ask(Rematch, AWA)) == Refusal.TABLE_OVER


@pytest.mark.parametrize("kind", [LeaveSeat, Kick])
async def test_nobody_waits_for_the_answer_of_who_has_gone(
    hall: Hall, kind: type[LeaveSeat] | type[Kick]
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    whom = {"seat": 2} if kind is Kick else {}
    done(await hall.ask(kind, AWA if kind is Kick else CHIDI, **whom))
    await hall.wait(1)
    view = await hall.view()
    assert (view.stage, [line.person for line in view.seats]) == (Stage.PLAYING, [AWA, BINTA])


async def test_the_offer_ends_when_too_few_are_left_for_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(LeaveSeat, BINTA))
    await hall.wait(1)
    assert (await hall.view()).due is None
    assert hall.showing.told == []


async def test_a_match_that_was_ended_is_not_played_again_and_nobody_is_reminded_of_it(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(EndTable, AWA))
    assert refusal(await hall.ask(Rematch, AWA)) == Refusal.TABLE_OVER
    await hall.wait(hall.terms.rematch_time + 1)
    assert hall.showing.told == []


async def test_nobody_is_taken_out_of_a_lobby_that_is_closed(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(EndTable, AWA))
    assert refusal(await hall.ask(Kick, AWA, seat=1)) == Refusal.TABLE_OVER
    assert hall.showing.told == []


async def test_a_rematch_that_its_clock_begins_needs_the_channel_to_be_free_too(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    await hall.win()
    finished = hall.table
    done(await hall.ask(Rematch, AWA))
    done(await hall.open_table(DAWDA))
    await hall.wait(hall.terms.rematch_time + 1)
    assert await hall.manager.tables_at(PLACE) == (hall.table,)
    assert refusal(await hall.ask(Rematch, BINTA, table=finished)) == Refusal.TABLE_OVER


async def test_who_sits_at_as_many_tables_as_he_may_plays_no_rematch(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.win()
    for number in range(hall.terms.tables_a_person):
        elsewhere = Place(PLACE.guild_id, 100 + number)
        done(await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=elsewhere)))
    assert refusal(await hall.ask(Rematch, AWA)) == Refusal.TOO_MANY_TABLES
    done(await hall.ask(Rematch, BINTA))


async def test_who_has_filled_his_tables_meanwhile_is_left_out_of_a_rematch_and_told(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    for number in range(hall.terms.tables_a_person):
        elsewhere = Place(PLACE.guild_id, 100 + number)
        done(await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=elsewhere)))
    done(await hall.ask(Rematch, BINTA))
    assert (await hall.view()).stage is Stage.OVER
    await hall.wait(hall.terms.rematch_time + 1)
    view = await hall.view()
    assert (view.stage, [line.person for line in view.seats]) == (Stage.PLAYING, [BINTA, None])
    assert len(await hall.manager.tables_of(AWA)) == hall.terms.tables_a_person


async def test_who_is_left_out_when_the_clock_begins_a_rematch_is_told(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], computers=1, misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    # As after a death between the ban and what follows from it at the tables.
    await hall.database.run(lambda books: books.bans.ban(PLACE.guild_id, AWA, by=DAWDA, at=0))
    await hall.wait(hall.terms.rematch_time + 1)
    assert [line.person for line in (await hall.view()).seats] == [BINTA, None]
    assert ((AWA,), "rematch_without") in [(people, notice.slug) for people, notice in hall.showing.told]


async def test_two_rematches_at_once_cannot_both_have_the_channel(hall: Hall) -> None:
    tables = []
    for people in ((AWA, BINTA), (CHIDI, DAWDA)):
        await hall.seat(people, misplay="reject")
        await hall.win()
        tables.append(hall.table)
        done(await hall.ask(Rematch, people[0]))
    answers = await asyncio.gather(
        *(
            hall.manager.handle(Rematch(asker=hall.asker(person), table=table))
            for person, table in zip((BINTA, DAWDA), tables, strict=True)
        )
    )
    assert [isinstance(answer, Done) for answer in answers] == [True, False]
    assert await hall.manager.tables_at(PLACE) == (tables[0],)


async def test_who_joins_two_tables_at_once_gets_no_more_seats_than_he_may_have(hall: Hall) -> None:
    tables = []
    for number in range(hall.terms.tables_a_person + 1):
        place, host = Place(PLACE.guild_id, 100 + number), PersonId(500 + number)
        opened = done(await hall.manager.handle(OpenTable(asker=hall.asker(host), place=place)))
        tables.append(opened.table.id)
    joins = (Join(asker=hall.asker(AWA), table=table) for table in tables)
    answers = await asyncio.gather(*(hall.manager.handle(join) for join in joins))
    assert [isinstance(answer, Done) for answer in answers].count(False) == 1
    assert len(await hall.manager.tables_of(AWA)) == hall.terms.tables_a_person


async def test_three_of_four_partners_play_no_rematch(hall: Hall) -> None:
    request = OpenTable(
        asker=hall.asker(AWA), place=PLACE, variant="classic", options={"partnership": "on"}, clock="90"
    )
    hall.table = done(await hall.manager.handle(request)).table.id
    for person in (BINTA, CHIDI, DAWDA):
        done(await hall.ask(Join, person))
    done(await hall.ask(Start, AWA))
    await hall.win()
    for person in (AWA, BINTA, CHIDI):
        done(await hall.ask(Rematch, person))
    await hall.wait(hall.terms.rematch_time + 1)
    assert (await hall.view()).stage is Stage.OVER
    assert refusal(await hall.ask(Rematch, DAWDA)) == Refusal.TABLE_OVER
