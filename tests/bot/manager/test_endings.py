"""How a table ends, and how it begins again."""

from pathlib import Path

import pytest

from bot.engine.match import phase
from bot.engine.record import check
from bot.engine.state import Phase
from bot.manager.answers import Refusal
from bot.manager.errors import BrokenTable
from bot.manager.ids import PersonId, Place
from bot.manager.requests import (
    DrawCard,
    EndTable,
    Join,
    Kick,
    LeaveSeat,
    NextRound,
    OpenTable,
    Rematch,
    ShowHand,
    Start,
)
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, play, refusal


async def finish(hall: Hall) -> None:
    """Play the last round of a match for two: Awa arrests."""
    await hall.lay_out("5C", "6C", "QS KS")
    done(await hall.act(AWA, play("6C")))


async def test_the_champion_is_entered_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await finish(hall)
    view = await hall.view()
    assert (view.stage, view.ended, view.winners) == (Stage.OVER, EndReason.CHAMPION, (0,))
    assert [(match, reason) for match, reason, _ in await hall.results()] == [(1, "champion")]


async def test_between_rounds_anybody_seated_deals_the_next_one(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    stamp = (await hall.view()).stamps.lobby
    assert refusal(await hall.act(AWA, play("QS"))) == "round_over"
    assert refusal(await hall.ask(NextRound, DAWDA)) == Refusal.NOT_SEATED
    done(await hall.ask(NextRound, CHIDI, stamp=stamp))
    assert refusal(await hall.ask(NextRound, BINTA, stamp=stamp)) == Refusal.MOVED_ON
    assert refusal(await hall.ask(NextRound, BINTA)) == Refusal.NO_BREAK


async def test_a_table_is_ended_by_its_host_at_any_time(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    assert refusal(await hall.ask(EndTable, BINTA)) == Refusal.HOST_ONLY
    done(await hall.ask(EndTable, AWA))
    assert (await hall.view()).ended is EndReason.ENDED
    assert refusal(await hall.ask(EndTable, AWA)) == Refusal.TABLE_OVER
    assert [(match, reason) for match, reason, _ in await hall.results()] == [(1, "ended")]
    done(await hall.open_table(BINTA))


async def test_a_table_that_cannot_be_read_can_still_be_ended(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA, BINTA])
    version = (await hall.desk()).table.version
    await hall.database.run(
        lambda books: books.tables.save(hall.table, version, 1, "nonsense", live=True, at=0)
    )
    await hall.restart()
    assert refusal(await hall.ask(ShowHand, AWA)) == Refusal.FROZEN
    assert refusal(await hall.ask(EndTable, DAWDA)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(EndTable, DAWDA, moderator=True, guild_id=2)) == Refusal.HOST_ONLY
    assert await hall.manager.tables_in(1) == (hall.table,)
    assert len(hall.showing.table_messages()) == 1
    assert refusal(await hall.ask(EndTable, BINTA)) == Refusal.PUT_AWAY
    assert await hall.manager.tables_of(AWA) == ()
    assert await hall.manager.tables_in(1) == ()
    assert hall.showing.table_messages() == []
    done(await hall.open_table(CHIDI))
    assert "cannot be read" in caplog.text


async def test_a_card_in_two_places_freezes_the_table_and_changes_nothing(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C KD", "9C 9D 9S")
    desk = await hall.desk()
    assert desk.table.match is not None
    assert desk.table.match.round is not None
    desk.table.match.round.hands[1] |= desk.table.match.round.hands[0]
    assert refusal(await hall.act(AWA, play("6C"))) == Refusal.FROZEN
    assert "two places" in caplog.text
    view = await hall.view()
    assert view.frozen
    assert view.seats[0].cards == 3
    assert refusal(await hall.act(AWA, play("6C"))) == Refusal.FROZEN
    done(await hall.ask(EndTable, AWA))


async def test_everybody_may_leave_a_table_that_has_stopped(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], computers=1, misplay="reject")
    desk = await hall.desk()
    await hall.manager._parts.keeper.freeze(desk, BrokenTable("a test"))
    match = desk.table.match
    done(await hall.ask(LeaveSeat, AWA))
    done(await hall.ask(Kick, BINTA, seat=2))
    assert await hall.manager.tables_of(AWA) == await hall.manager.tables_of(CHIDI) == ()
    view = await hall.view()
    assert (view.host, view.frozen, (await hall.desk()).table.match) == (BINTA, True, match)
    done(await hall.ask(LeaveSeat, BINTA))
    assert (await hall.view()).ended is EndReason.NO_HUMANS


async def test_who_leaves_is_out_and_the_match_goes_on(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(LeaveSeat, AWA))
    view = await hall.view()
    assert (view.host, view.seats[0].left, view.stage) == (BINTA, True, Stage.PLAYING)
    assert refusal(await hall.ask(ShowHand, AWA)) == Refusal.LEFT_MATCH
    assert await hall.manager.tables_of(AWA) == ()


async def test_the_last_one_left_wins_by_forfeit(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    done(await hall.ask(LeaveSeat, AWA))
    view = await hall.view()
    assert (view.ended, view.winners) == (EndReason.FORFEIT, (1,))


async def test_a_match_without_people_stops(hall: Hall) -> None:
    await hall.seat([AWA], computers=3)
    done(await hall.ask(LeaveSeat, AWA))
    assert (await hall.view()).ended is EndReason.NO_HUMANS
    assert [(match, reason) for match, reason, _ in await hall.results()] == [(1, "no_humans")]
    version = (await hall.desk()).table.version
    await hall.wait(60)
    assert (await hall.desk()).table.version == version


@pytest.mark.parametrize("who", [AWA, BINTA, CHIDI])
async def test_leaving_in_an_arrest_settles_it_first(hall: Hall, who: PersonId) -> None:
    await hall.seat([AWA, BINTA, CHIDI, DAWDA])
    await hall.lay_out("5C", "6C", "QS KS", "JS JH", "4S 4H")
    done(await hall.act(AWA, play("6C")))
    table = (await hall.desk()).table
    assert table.match is not None
    assert phase(table.match) is Phase.ARREST
    done(await hall.ask(LeaveSeat, who))
    assert (await hall.view()).stage is Stage.BREAK


async def test_leaving_while_a_misplay_stands_and_between_rounds(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI, DAWDA])
    await hall.lay_out("5C", "KD 6C", "QS KS", "JS JH", "4S 4H")
    done(await hall.act(AWA, play("KD")))
    done(await hall.ask(LeaveSeat, AWA))
    assert (await hall.view()).stage is Stage.PLAYING
    await hall.lay_out("5C", "", "6C", "JS JH", "4S 4H", turn=1)
    done(await hall.act(BINTA, play("6C")))
    await hall.wait(11)
    done(await hall.ask(LeaveSeat, BINTA))


async def test_who_has_left_is_told_so_and_who_never_sat_there_too(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(LeaveSeat, AWA))
    assert refusal(await hall.act(AWA, DrawCard())) == "left_match"
    assert refusal(await hall.act(DAWDA, DrawCard())) == "not_seated"


async def test_who_was_knocked_out_can_leave_too(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "joker JH")
    done(await hall.act(AWA, play("6C")))
    assert (await hall.view()).seats[2].out
    done(await hall.ask(LeaveSeat, CHIDI))
    assert (await hall.view()).seats[2].left


async def test_each_match_is_dealt_by_the_fingerprint_shown_before_its_presses(hall: Hall) -> None:
    done(await hall.open_table(AWA, misplay="reject"))
    first = (await hall.view()).fingerprint
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    await hall.win()
    text = await hall.manager.record(hall.table)
    assert text is not None
    assert (check(text).proof.fingerprint, len(check(text).proof.presses)) == (first, 3)
    second = (await hall.view()).fingerprint
    done(await hall.ask(Rematch, BINTA))
    done(await hall.ask(Rematch, AWA))
    await hall.win()
    again = await hall.manager.record(hall.table)
    assert again is not None
    proof = check(again).proof
    assert (proof.fingerprint, proof.match, len(proof.presses)) == (second, 2, 2)
    assert proof.presses != check(text).proof.presses
    assert check(text).fair
    assert check(again).fair


async def test_a_rematch_has_the_same_seats_and_the_next_dealer(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    table = (await hall.desk()).table
    assert table.match is not None
    dealer, seed, shown = table.match.dealer, table.match.seed, (await hall.view()).fingerprint
    await finish(hall)
    assert (await hall.view()).fingerprint != shown
    done(await hall.ask(Rematch, BINTA))
    assert (await hall.view()).stage is Stage.OVER
    done(await hall.ask(Rematch, AWA))
    view = await hall.view()
    after = (await hall.desk()).table
    assert after.match is not None
    assert (view.stage, view.match_number) == (Stage.PLAYING, 2)
    assert (after.match.dealer, after.match.seed != seed) == (1 - dealer, True)
    assert [seat.person for seat in view.seats] == [AWA, BINTA]
    await finish(hall)
    assert [match for match, _, _ in await hall.results()] == [1, 2]
    assert len([m for m in hall.showing.messages.values() if m.audience == AWA and not m.retired]) == 1


async def test_those_who_want_a_rematch_play_without_the_others(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, BINTA))
    await hall.wait(hall.terms.rematch_time + 1)
    view = await hall.view()
    assert (view.stage, view.host) == (Stage.PLAYING, BINTA)
    assert [seat.person for seat in view.seats] == [BINTA, None]


async def test_without_a_rematch_the_table_is_put_away(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await finish(hall)
    await hall.wait(hall.terms.rematch_time + 11)
    assert refusal(await hall.ask(Rematch, AWA)) == Refusal.TABLE_OVER
    assert hall.clock.next_due() is None


async def test_a_rematch_needs_the_channel_to_be_free(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await finish(hall)
    finished = hall.table
    done(await hall.open_table(CHIDI))
    assert refusal(await hall.ask(Rematch, AWA, table=finished)) == Refusal.CHANNEL_TAKEN


async def test_the_record_of_a_running_match_is_not_given(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    assert await hall.manager.record(hall.table) is None
    done(await hall.ask(EndTable, AWA))
    text = await hall.manager.record(hall.table)
    assert text is not None
    assert text.startswith("record: 1\nvariant: gambian\n")
    assert "players: Awa Binta" in text


async def test_the_record_of_a_match_just_over_is_found_where_it_was_played(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    assert await hall.manager.finished_at(PLACE) is None
    done(await hall.ask(EndTable, AWA))
    assert await hall.manager.finished_at(PLACE) == hall.table
    assert await hall.manager.finished_at(Place(PLACE.guild_id, 99)) is None


async def test_a_lobby_that_closes_has_no_result(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(EndTable, AWA))
    assert await hall.results() == []
    assert refusal(await hall.ask(Start, AWA)) == Refusal.LOBBY_CLOSED


async def test_a_moderator_ends_any_table_of_his_server(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(EndTable, DAWDA, moderator=True, guild_id=2)) == Refusal.HOST_ONLY
    done(await hall.ask(EndTable, DAWDA, moderator=True))


async def test_a_server_has_a_limit_of_tables(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "last-card.db", Terms(tables_a_server=1))
    await hall.open()
    done(await hall.open_table(AWA))
    elsewhere = OpenTable(asker=hall.asker(BINTA), place=Place(PLACE.guild_id, 99))
    assert refusal(await hall.manager.handle(elsewhere)) == Refusal.SERVER_FULL
    done(await hall.manager.handle(OpenTable(asker=hall.asker(BINTA), place=Place(2, 99))))
    await hall.settle()
    await hall.close()
