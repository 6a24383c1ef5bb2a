"""A table before it begins."""

from dataclasses import replace

import pytest

from bot.engine.actions import Reason
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.requests import (
    AddComputer,
    EndTable,
    Join,
    LeaveSeat,
    OpenTable,
    RemoveComputer,
    Reserve,
    SetOptions,
    SetVariant,
    Start,
)
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, refusal


async def test_the_opener_is_seated_as_host_and_the_lobby_is_shown(hall: Hall) -> None:
    view = done(await hall.open_table()).table
    assert (view.stage, view.host, [seat.person for seat in view.seats]) == (Stage.LOBBY, AWA, [AWA])
    assert [message.view for message in hall.showing.table_messages()] == [replace(view, message=None)]


async def test_the_fingerprint_stays_until_the_match_begins(hall: Hall) -> None:
    opened = done(await hall.open_table()).table
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))
    assert (await hall.view()).fingerprint == opened.fingerprint
    assert len(opened.fingerprint) == 64


async def test_people_join_and_leave_and_the_host_moves_on(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Join, CHIDI))
    assert refusal(await hall.ask(Join, CHIDI)) == Refusal.SEATED_ALREADY
    done(await hall.ask(LeaveSeat, AWA))
    view = await hall.view()
    assert (view.host, [seat.person for seat in view.seats]) == (BINTA, [BINTA, CHIDI])


async def test_a_lobby_without_people_closes(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(AddComputer, AWA))
    done(await hall.ask(LeaveSeat, AWA))
    view = await hall.view()
    assert (view.stage, view.ended) == (Stage.OVER, EndReason.LOBBY_CLOSED)
    done(await hall.open_table(BINTA))


async def test_a_lobby_nobody_touches_closes(hall: Hall) -> None:
    await hall.open_table()
    await hall.wait(hall.terms.lobby_time - 1)
    done(await hall.ask(Join, BINTA))
    await hall.wait(hall.terms.lobby_time - 1)
    assert (await hall.view()).stage is Stage.LOBBY
    await hall.wait(2)
    assert (await hall.view()).ended is EndReason.LOBBY_CLOSED


async def test_a_table_is_full_at_the_most_the_variant_takes(hall: Hall) -> None:
    await hall.open_table()
    for _ in range(7):
        done(await hall.ask(AddComputer, AWA))
    answer = await hall.ask(AddComputer, AWA)
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values) == (Refusal.TABLE_FULL, {"most": 8})
    done(await hall.ask(RemoveComputer, AWA))
    assert len((await hall.view()).seats) == 7


async def test_only_the_host_and_moderators_set_a_table_up(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    for kind in (AddComputer, RemoveComputer, Start, EndTable):
        assert refusal(await hall.ask(kind, BINTA)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(SetOptions, BINTA, options={})) == Refusal.HOST_ONLY
    done(await hall.ask(AddComputer, DAWDA, moderator=True))
    assert refusal(await hall.ask(EndTable, DAWDA)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(EndTable, BINTA, moderator=True, guild_id=99)) == Refusal.HOST_ONLY
    done(await hall.ask(EndTable, DAWDA, moderator=True))


async def test_options_are_set_checked_and_put_back(hall: Hall) -> None:
    await hall.open_table(misplay="reject")
    done(await hall.ask(SetOptions, AWA, options={"hand_size": "6"}))
    assert dict((await hall.view()).options) == {"misplay": "reject", "hand_size": "6"}
    done(await hall.ask(SetOptions, AWA, options={"misplay": ""}))
    assert (await hall.view()).rules.polices_itself
    answer = await hall.ask(SetOptions, AWA, options={"hand_size": "none"})
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values["name"]) == (Refusal.BAD_OPTION, "hand_size")
    assert dict((await hall.view()).options) == {"hand_size": "6"}


@pytest.mark.parametrize(("name", "nearest"), [("refil", "refill"), ("multi_play", "none"), ("uno", "none")])
async def test_an_option_the_game_does_not_have_is_refused_by_its_own_name(
    hall: Hall, name: str, nearest: str
) -> None:
    await hall.open_table()
    answer = await hall.ask(SetOptions, AWA, options={name: "on"})
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values["name"]) == (Refusal.UNKNOWN_OPTION, name)
    assert answer.values["nearest"] == nearest


@pytest.mark.parametrize("variant", ["bridge", ""])
async def test_a_table_of_an_unknown_variant_is_not_opened(hall: Hall, variant: str) -> None:
    answer = await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=PLACE, variant=variant))
    assert refusal(answer) == Refusal.BAD_OPTION


async def test_a_hand_size_the_pack_cannot_serve_is_refused_at_the_start(hall: Hall) -> None:
    await hall.open_table(hand_size="20")
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Join, CHIDI))
    assert refusal(await hall.ask(Start, AWA)) == Refusal.BAD_OPTION
    assert (await hall.view()).stage is Stage.LOBBY


async def test_one_alone_cannot_start(hall: Hall) -> None:
    await hall.open_table()
    assert refusal(await hall.ask(Start, AWA)) == Refusal.TOO_FEW


async def test_nobody_joins_a_knock_out_that_runs(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    assert refusal(await hall.ask(Join, CHIDI)) == Reason.CANNOT_JOIN
    assert refusal(await hall.ask(Start, AWA)) == Refusal.LOBBY_CLOSED


async def test_a_channel_has_one_table(hall: Hall) -> None:
    await hall.open_table()
    answer = await hall.open_table(BINTA)
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values) == (Refusal.CHANNEL_TAKEN, {"most": 1})


async def test_a_person_sits_at_so_many_tables(hall: Hall) -> None:
    for channel in range(hall.terms.tables_a_person):
        place = replace(PLACE, channel_id=channel)
        done(await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=place)))
    place = replace(PLACE, channel_id=99)
    answer = await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=place))
    assert refusal(answer) == Refusal.TOO_MANY_TABLES
    assert len(await hall.manager.tables_of(AWA)) == hall.terms.tables_a_person


async def test_options_that_do_not_go_together_are_refused_with_the_reason(hall: Hall) -> None:
    await hall.open_table()
    answer = await hall.ask(SetOptions, AWA, options={"tie": "shared"})
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values["needs"]) == (Refusal.OPTIONS_CLASH, "scoring")
    assert dict((await hall.view()).options) == {}


async def test_partners_may_be_wished_for_before_four_sit_but_not_dealt_to(hall: Hall) -> None:
    opening = OpenTable(asker=hall.asker(AWA), place=PLACE, variant="classic", options={"partnership": "on"})
    hall.table = done(await hall.manager.handle(opening)).table.id
    assert (await hall.view()).rules.partners
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(Start, AWA)) == Refusal.OPTIONS_CLASH


async def test_no_more_than_four_sit_where_partners_play(hall: Hall) -> None:
    opening = OpenTable(asker=hall.asker(AWA), place=PLACE, variant="house", options={"partnership": "on"})
    hall.table = done(await hall.manager.handle(opening)).table.id
    for _ in range(3):
        done(await hall.ask(AddComputer, AWA))
    assert (await hall.view()).most_seats == 4
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.TABLE_FULL
    assert refusal(await hall.ask(Reserve, AWA, whom=BINTA)) == Refusal.TABLE_FULL


async def of_rounds(hall: Hall) -> None:
    """Open a table for seven rounds."""
    opening = OpenTable(asker=hall.asker(AWA), place=PLACE, variant="five_rounds", options={"rounds": "7"})
    hall.table = done(await hall.manager.handle(opening)).table.id


async def test_what_was_chosen_for_one_form_of_match_does_not_go_with_another(hall: Hall) -> None:
    await of_rounds(hall)
    answer = await hall.ask(SetOptions, AWA, options={"match": "single"})
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values["name"]) == (Refusal.OPTIONS_CLASH, "rounds")
    assert dict((await hall.view()).options) == {"rounds": "7"}


async def test_choosing_what_is_usual_puts_an_option_back(hall: Hall) -> None:
    await of_rounds(hall)
    done(await hall.ask(SetOptions, AWA, options={"rounds": "5"}))
    assert dict((await hall.view()).options) == {}
    done(await hall.ask(SetOptions, AWA, options={"match": "single"}))
    assert dict((await hall.view()).options) == {"match": "single"}


async def test_what_is_usual_is_kept_where_another_option_would_change_it(hall: Hall) -> None:
    opening = OpenTable(asker=hall.asker(AWA), place=PLACE, variant="classic", options={"target": "90"})
    hall.table = done(await hall.manager.handle(opening)).table.id
    answer = await hall.ask(SetOptions, AWA, options={"match": "single"})
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.values["name"]) == (Refusal.OPTIONS_CLASH, "target")
    assert dict((await hall.view()).options) == {"target": "90"}


async def test_computer_players_keep_the_name_they_were_seated_by(hall: Hall) -> None:
    await hall.open_table()
    for called in ("Computer", "Computer", "Komputer"):
        asker = replace(hall.asker(AWA), computers=called)
        done(await hall.manager.handle(AddComputer(asker=asker, table=hall.table)))
    names = [seat.name for seat in (await hall.view()).seats]
    assert names[1:] == ["Computer 1", "Computer 2", "Komputer 1"]


async def test_who_has_a_seat_kept_comes_in_though_another_game_has_fewer_of_them(hall: Hall) -> None:
    await hall.open_table()
    for person in (BINTA, CHIDI, DAWDA, PersonId(105), PersonId(106)):
        done(await hall.ask(Reserve, AWA, whom=person))
    done(await hall.ask(SetVariant, AWA, variant="classic", options={}))
    for person in (BINTA, CHIDI):
        done(await hall.ask(Join, person))
    assert refusal(await hall.ask(Join, PersonId(107))) == Refusal.SEATS_RESERVED
    done(await hall.ask(Join, DAWDA))
    assert refusal(await hall.ask(Join, PersonId(105))) == Refusal.TABLE_FULL
