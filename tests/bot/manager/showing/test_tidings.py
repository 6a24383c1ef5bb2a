"""What single people are told outlives kills and outages, is told once, and is let go when it is a day old."""

from bot.manager.errors import Closed, TryLater
from bot.manager.ids import PersonId
from bot.manager.requests import Follow, Kick
from bot.manager.showing.tidings import KEPT, TRY_AGAIN
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, Hall, done, play


def told(hall: Hall) -> list[tuple[PersonId, str]]:
    return [(people[0], notice.slug) for people, notice in hall.showing.told]


async def waiting(hall: Hall) -> list[int]:
    return [row.person for row in await hall.database.read(lambda books: books.tidings.waiting())]


async def end_a_round(hall: Hall) -> None:
    """Let Awa go out at a table that Dawda follows."""
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Follow, DAWDA))
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))


async def test_an_outage_does_not_lose_a_notice_and_it_is_told_once(hall: Hall) -> None:
    hall.showing.trouble_telling = [TryLater(), TryLater(7)]
    await end_a_round(hall)
    assert told(hall) == []
    await hall.wait(TRY_AGAIN)
    assert told(hall) == []
    await hall.wait(6)
    assert told(hall) == []
    await hall.wait(1)
    assert told(hall) == [(DAWDA, "follow_round")]
    assert await waiting(hall) == []
    await hall.wait(20)
    assert told(hall) == [(DAWDA, "follow_round")]


async def test_a_kill_does_not_lose_a_notice(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    hall.showing.trouble_telling = [TryLater()]
    done(await hall.ask(Kick, AWA, seat=2))
    assert await waiting(hall) == [CHIDI]
    await hall.restart(after=60)
    assert told(hall) == [(CHIDI, "you_were_kicked")]
    await hall.restart()
    assert told(hall) == [(CHIDI, "you_were_kicked")]


async def test_a_kill_between_telling_and_noting_it_tells_nothing_twice(hall: Hall) -> None:
    await end_a_round(hall)
    (nonce,) = hall.showing.told_nonces
    number = int(nonce.removeprefix("tiding."))
    again = hall.database._writer
    await again.run(
        lambda connection: connection.execute(
            "INSERT INTO tidings VALUES (?, ?, 'follow_round', '{}', ?, NULL)",
            (number, DAWDA, hall.clock.now()),
        )
    )
    await hall.restart()
    assert told(hall) == [(DAWDA, "follow_round")]
    assert await waiting(hall) == []


async def test_who_takes_no_messages_is_not_tried_again(hall: Hall) -> None:
    hall.showing.trouble_telling = [Closed()]
    await end_a_round(hall)
    await hall.wait(2 * TRY_AGAIN)
    assert (told(hall), await waiting(hall)) == ([], [])


async def test_nobody_is_told_what_is_a_day_old(hall: Hall) -> None:
    hall.showing.trouble_telling = [TryLater(), TryLater()]
    await end_a_round(hall)
    await hall.restart(after=KEPT + 1)
    assert (told(hall), await waiting(hall)) == ([], [])


async def test_one_who_cannot_be_told_now_keeps_nobody_else_waiting(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Follow, PersonId(201)))
    done(await hall.ask(Follow, PersonId(202)))
    hall.showing.trouble_telling = [TryLater(1000)]
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))
    assert told(hall) == [(PersonId(202), "follow_round")]
    assert await waiting(hall) == [201]


async def test_what_the_owner_may_have_to_hear_waits_while_nobody_knows_who_is_there(hall: Hall) -> None:
    await hall.database.run(
        lambda books: books.tidings.add(AWA, "league_no_threads", "{}", hall.clock.now(), guild_id=GUILD)
    )
    hall.showing.unknown = True
    await hall.restart()
    assert told(hall) == []
    hall.showing.unknown = False
    await hall.wait(TRY_AGAIN)
    assert told(hall) == [(AWA, "league_no_threads")]
