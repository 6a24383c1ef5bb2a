"""Joining a match between rounds (docs/decisions/0007)."""

import asyncio

from bot.engine.actions import Reason
from bot.engine.record import parse, replay
from bot.manager.answers import Done, Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import Join, Kick, LeaveSeat, NextRound, OpenTable, Start
from bot.manager.views import EndReason, Newcomer, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, PLACE, Hall, done, refusal


async def five_rounds(hall: Hall, rounds: int = 5) -> None:
    """Start a match of five rounds for Awa and Binta."""
    request = OpenTable(
        asker=hall.asker(AWA), place=PLACE, variant="five_rounds", options={"rounds": str(rounds)}
    )
    hall.table = done(await hall.manager.handle(request)).table.id
    done(await hall.ask(Join, BINTA))
    done(await hall.ask(Start, AWA))


async def play_round(hall: Hall) -> None:
    """Play on until the round is over."""
    while (await hall.view()).stage is Stage.PLAYING:
        done(await hall.move())


async def names(hall: Hall) -> list[str]:
    return [line.name for line in (await hall.view()).seats]


async def test_who_joins_in_play_waits_for_the_next_round(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    view = await hall.view()
    assert (len(view.seats), view.waiting) == (2, (Newcomer(CHIDI, "Chidi"),))
    assert refusal(await hall.ask(Join, CHIDI)) == Refusal.SEATED_ALREADY
    await play_round(hall)
    assert [newcomer.person for newcomer in (await hall.view()).waiting] == [CHIDI]
    await hall.restart()
    done(await hall.ask(NextRound, AWA))
    view = await hall.view()
    assert view.waiting == ()
    assert [line.cards for line in view.seats] == [5, 5, 5]
    assert view.seats[2].total == max(line.total for line in view.seats)
    assert len((await hall.hand(CHIDI)).view.hand) == 5


async def test_who_waits_is_told_that_there_is_no_round_any_more(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    done(await hall.ask(LeaveSeat, BINTA))
    assert (await hall.view()).stage is Stage.OVER
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [((CHIDI,), "waited_in_vain")]


async def test_who_joins_between_rounds_has_a_seat_at_once(hall: Hall) -> None:
    await five_rounds(hall)
    await play_round(hall)
    assert (await hall.view()).joinable
    done(await hall.ask(Join, CHIDI))
    assert await names(hall) == ["Awa", "Binta", "Chidi"]
    assert (await hall.view()).stage is Stage.BREAK


async def test_who_waits_may_think_better_of_it(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    done(await hall.ask(LeaveSeat, CHIDI))
    assert (await hall.view()).waiting == ()
    done(await hall.ask(Join, CHIDI))


async def test_who_waits_can_be_sent_away_and_does_not_come_back(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    assert refusal(await hall.ask(Kick, BINTA, person=CHIDI)) == Refusal.HOST_ONLY
    done(await hall.ask(Kick, AWA, person=CHIDI))
    view = await hall.view()
    assert (view.waiting, view.note and view.note.slug) == ((), "turned_away")
    assert [(people, notice.slug) for people, notice in hall.showing.told] == [
        ((CHIDI,), "you_were_turned_away")
    ]
    assert refusal(await hall.ask(Join, CHIDI)) == Refusal.KICKED


async def test_who_waits_is_sent_away_from_a_rated_match_without_asking_the_others(hall: Hall) -> None:
    hall.rated = True
    await five_rounds(hall)
    assert (await hall.view()).rated
    done(await hall.ask(Join, CHIDI))
    done(await hall.ask(Kick, AWA, person=CHIDI))
    view = await hall.view()
    assert (view.waiting, view.motion) == ((), None)


async def test_joining_and_being_sent_away_at_once_leaves_nobody_waiting_twice(hall: Hall) -> None:
    await five_rounds(hall)
    joins = [Join(asker=hall.asker(CHIDI), table=hall.table) for _ in range(3)]
    kick = Kick(asker=hall.asker(AWA), table=hall.table, person=CHIDI)
    first, *others = (hall.manager.handle(join) for join in joins)
    done(await first)
    answers = await asyncio.gather(hall.manager.handle(kick), *others)
    assert [isinstance(answer, Done) for answer in answers] == [True, False, False]
    assert (await hall.view()).waiting == ()


async def test_a_moderator_who_sends_himself_away_may_wait_again(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    done(await hall.ask(Kick, CHIDI, person=CHIDI, moderator=True))
    assert (await hall.view()).waiting == ()
    done(await hall.ask(Join, CHIDI))


async def test_who_left_does_not_come_back(hall: Hall) -> None:
    await five_rounds(hall)
    done(await hall.ask(Join, CHIDI))
    await play_round(hall)
    done(await hall.ask(NextRound, AWA))
    done(await hall.ask(LeaveSeat, BINTA))
    assert refusal(await hall.ask(Join, BINTA)) == Refusal.LEFT_MATCH


async def test_no_more_wait_than_there_are_seats(hall: Hall) -> None:
    await five_rounds(hall)
    for number in range(4):
        done(await hall.ask(Join, PersonId(900 + number)))
    assert not (await hall.view()).joinable
    assert refusal(await hall.ask(Join, DAWDA)) == Reason.CANNOT_JOIN


async def test_the_record_of_a_match_somebody_joined_can_be_replayed(hall: Hall) -> None:
    await five_rounds(hall, rounds=2)
    await play_round(hall)
    done(await hall.ask(Join, CHIDI))
    while (await hall.view()).stage is not Stage.OVER:
        done(await hall.ask(NextRound, AWA))
        await play_round(hall)
    view = await hall.view()
    assert view.ended is EndReason.CHAMPION
    text = await hall.manager.record(hall.table)
    assert text is not None
    assert "players: Awa Binta\n" in text
    assert "Chidi join\n" in text
    assert replay(parse(text)).match.winners == view.winners
