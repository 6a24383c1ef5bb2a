"""Following a match without playing in it."""

from bot.manager.answers import Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import EndTable, Follow, Join
from bot.manager.tables.following import MOST
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, Hall, done, play, refusal


def told(hall: Hall) -> list[tuple[tuple[PersonId, ...], str]]:
    return [(people, notice.slug) for people, notice in hall.showing.told]


async def end_round(hall: Hall) -> None:
    await hall.lay_out("5C", "6C", "QS KS", "JS JH")
    done(await hall.act(AWA, play("6C")))


async def test_who_follows_hears_of_the_end_of_each_round_and_of_the_match(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Follow, DAWDA))
    await end_round(hall)
    assert told(hall) == [((DAWDA,), "follow_round")]
    ((_, notice),) = hall.showing.told
    assert notice.values["winner"] == f"<@{AWA}>"
    await hall.restart()
    done(await hall.ask(EndTable, AWA))
    assert told(hall)[1:] == [((DAWDA,), "follow_over")]


async def test_a_match_that_ends_with_its_round_is_told_once(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    done(await hall.ask(Follow, DAWDA))
    await hall.lay_out("5C", "6C", "QS KS")
    done(await hall.act(AWA, play("6C")))
    assert told(hall) == [((DAWDA,), "follow_over")]


async def test_who_does_not_follow_any_more_hears_nothing(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    done(await hall.ask(Follow, DAWDA))
    assert refusal(await hall.ask(Follow, DAWDA)) == Refusal.FOLLOWING
    done(await hall.ask(Follow, DAWDA, stop=True))
    assert refusal(await hall.ask(Follow, DAWDA, stop=True)) == Refusal.NOT_FOLLOWING
    await end_round(hall)
    assert told(hall) == []


async def test_who_has_sat_down_is_not_told_what_he_sees(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Follow, BINTA))
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(Follow, AWA)) == Refusal.SEATED_ALREADY
    done(await hall.ask(EndTable, AWA))
    assert told(hall) == []
    assert refusal(await hall.ask(Follow, DAWDA)) == Refusal.TABLE_OVER


async def test_a_table_has_a_limit_of_followers(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    for number in range(MOST):
        done(await hall.ask(Follow, PersonId(900 + number)))
    assert refusal(await hall.ask(Follow, DAWDA)) == Refusal.TOO_MANY_FOLLOWERS


async def test_following_does_not_redraw_the_table(hall: Hall) -> None:
    await hall.seat([AWA, BINTA])
    before = (await hall.view()).generation
    done(await hall.ask(Follow, DAWDA))
    assert (await hall.view()).generation == before
