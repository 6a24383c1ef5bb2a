"""What hosts and moderators may do to a table."""

from dataclasses import replace

import pytest

from bot.manager.answers import Refusal
from bot.manager.requests import EndTable, GiveHost, Join, Kick, NextRound, Rematch, ShowHand, Start
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, Hall, done, play, refusal


async def test_the_host_kicks_somebody_whose_cards_go_under_the_stock(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C 7C", "QS KS", "JS JH")
    before = (await hall.view()).public
    assert before is not None
    done(await hall.ask(Kick, AWA, seat=1))
    view = await hall.view()
    assert view.public is not None
    assert (view.seats[1].left, view.seats[1].cards, view.public.stock) == (True, 0, before.stock + 2)
    assert refusal(await hall.ask(ShowHand, BINTA)) == Refusal.KICKED
    assert view.note is not None
    assert view.note.slug == "kicked"
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [((BINTA,), "you_were_kicked")]
    done(await hall.act(AWA, play("6C")))
    assert (await hall.view()).note is None


async def test_who_is_neither_host_nor_moderator_here_kicks_nobody(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    assert refusal(await hall.ask(Kick, BINTA, seat=2)) == Refusal.HOST_ONLY
    assert refusal(await hall.ask(Kick, DAWDA, seat=2, moderator=True, guild_id=2)) == Refusal.HOST_ONLY
    assert not (await hall.view()).seats[2].left
    done(await hall.ask(Kick, DAWDA, seat=2, moderator=True))
    assert (await hall.view()).seats[2].left


async def test_who_has_the_role_for_it_runs_any_table_of_his_server(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    asker = replace(hall.asker(DAWDA, guild_id=2), has_role=True)
    assert (
        refusal(await hall.manager.handle(Kick(asker=asker, table=hall.table, seat=2))) == Refusal.HOST_ONLY
    )
    asker = replace(hall.asker(DAWDA), has_role=True)
    done(await hall.manager.handle(Kick(asker=asker, table=hall.table, seat=2)))
    refused = await hall.manager.preferences.set_server(asker, GUILD, "threads", "on")
    assert refused is not None
    assert refused.reason == Refusal.MANAGERS_ONLY


@pytest.mark.parametrize("seat", [-1, 3, None])
async def test_a_seat_nobody_has_is_named_as_such(hall: Hall, seat: int | None) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    assert refusal(await hall.ask(Kick, AWA, seat=seat)) == Refusal.NO_SUCH_SEAT
    done(await hall.ask(Kick, AWA, seat=2))
    assert refusal(await hall.ask(Kick, AWA, seat=2)) == Refusal.NO_SUCH_SEAT


async def test_who_was_kicked_from_a_lobby_does_not_sit_down_again(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Kick, AWA, seat=1))
    assert [line.person for line in (await hall.view()).seats] == [AWA]
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.KICKED
    await hall.restart()
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.KICKED


async def test_kicking_down_to_one_player_and_kicking_oneself(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI])
    done(await hall.ask(Kick, AWA, seat=2))
    done(await hall.ask(Kick, AWA, seat=0))
    view = await hall.view()
    assert (view.ended, view.winners, view.host) == (EndReason.FORFEIT, (1,), BINTA)
    assert [people for people, _ in hall.showing.told] == [(CHIDI,)]


async def test_the_one_who_is_to_move_is_kicked_and_the_turn_goes_on(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C 7C", "QS KS", "JS JH", turn=1)
    done(await hall.ask(Kick, AWA, seat=1))
    assert await hall.mover() == CHIDI


async def test_between_rounds_and_before_a_rematch_somebody_can_be_kicked_too(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    assert (await hall.view()).stage is Stage.BREAK
    done(await hall.ask(Kick, AWA, seat=2))
    assert refusal(await hall.ask(NextRound, CHIDI)) == Refusal.KICKED
    await hall.win()
    done(await hall.ask(Kick, AWA, seat=1))
    assert refusal(await hall.ask(Rematch, BINTA)) == Refusal.KICKED
    await hall.wait(hall.terms.rematch_time + 11)
    assert refusal(await hall.ask(Kick, AWA, seat=0)) == Refusal.TABLE_OVER


async def test_a_computer_can_be_kicked(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], computers=1, misplay="reject")
    done(await hall.ask(Kick, AWA, seat=2))
    assert (await hall.view()).seats[2].left
    assert hall.showing.told == []


async def test_the_host_hands_his_rights_to_another_person(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(GiveHost, BINTA, seat=1)) == Refusal.HOST_ONLY
    done(await hall.ask(GiveHost, AWA, seat=1))
    assert (await hall.view()).host == BINTA
    assert refusal(await hall.ask(Start, AWA)) == Refusal.HOST_ONLY
    done(await hall.ask(Start, BINTA))
    done(await hall.ask(EndTable, BINTA))
    assert refusal(await hall.ask(GiveHost, BINTA, seat=0)) == Refusal.TABLE_OVER


async def test_a_computer_is_no_host(hall: Hall) -> None:
    await hall.seat([AWA], computers=1)
    assert refusal(await hall.ask(GiveHost, AWA, seat=1)) == Refusal.NOT_A_PERSON


async def test_a_message_that_cannot_be_sent_stops_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("no")

    await hall.seat([AWA, BINTA, CHIDI])
    monkeypatch.setattr(hall.showing, "tell_in_private", fails)
    done(await hall.ask(Kick, AWA, seat=2))
    assert (await hall.view()).seats[2].left
