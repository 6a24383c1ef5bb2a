"""What would it have done? Of casual matches that are over, for who sat there, within a limit of time."""

import asyncio

import pytest

from bot.engine.actions import Action, Seat
from bot.engine.record.deciding import Decision
from bot.engine.view import SeatView
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.incoming.reviews import AT_ONCE, LONGEST, PAUSE, SHOWN, Review
from bot.manager.ports import Compared
from bot.manager.records.replays import Finished
from bot.manager.requests import AddComputer, EndTable, Start
from bot.manager.terms import Terms
from bot.manager.thinking import ThinksHere
from bot.manager.views import Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, DAWDA, GUILD, Hall, done


class Mind(ThinksHere):
    """Thinks that the last of all actions is better, by the number it says, and takes its time over it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.takes = 0.0
        self.doubt = 0.001
        self.fails = False
        self.waits: asyncio.Event | None = None
        self.asked = asyncio.Event()
        self.seats: list[Seat] = []
        self.answers: int | None = None
        self.compared: list[Action] = []

    async def decisions(self, record: str, seat: Seat) -> tuple[Decision, ...] | None:
        self.seats.append(seat)
        self.asked.set()
        if self.waits is not None:
            await self.waits.wait()
        return await super().decisions(record, seat)

    async def compare(self, view: SeatView, taken: Action, seed: int) -> Compared | None:
        self.hall.clock._now += self.takes
        if self.answers is not None and self.answers <= 0:
            await asyncio.Event().wait()
        self.answers = None if self.answers is None else self.answers - 1
        self.compared.append(taken)
        better = view.actions[-1]
        gain = 0.0 if better == taken else len(view.hand) / 100
        return None if self.fails else (better, gain, self.doubt)


@pytest.fixture
def terms() -> Terms:
    """The usual durations, with computer players that take a second."""
    return Terms(call_grace=0, fresh_press=100_000, computer_pace=(1, 1))


@pytest.fixture
async def mind(hall: Hall) -> Mind:
    """A match of Awa's against a computer player that is over."""
    hall.thinking = mind = Mind(hall)
    await hall.restart()
    await play(hall)
    return mind


async def play(hall: Hall, strength: str = "easy", misplay: str = "catch") -> None:
    """Play a match against a computer player to its end."""
    done(await hall.open_table(AWA, misplay=misplay, match="single", hand_size="12"))
    done(await hall.ask(AddComputer, AWA, strength=strength))
    done(await hall.ask(Start, AWA))
    for _ in range(300):
        view = await hall.view()
        if view.stage is Stage.OVER:
            return
        if view.public is not None and view.public.turn == 0:
            done(await hall.move())
        await hall.wait(3)
    raise AssertionError("the match does not end")


async def match_of(hall: Hall) -> Finished:
    found = await hall.manager.replays.find(GUILD, hall.table)
    assert found is not None
    return found


async def look(hall: Hall, person: PersonId = AWA) -> Review | Refused:
    return await hall.manager.reviews.look(await match_of(hall), person)


def reason(answer: Review | Refused | None) -> str:
    assert isinstance(answer, Refused)
    return answer.reason


async def test_the_biggest_differences_come_first(hall: Hall, mind: Mind) -> None:
    match = await match_of(hall)
    assert await hall.manager.reviews.known(match, AWA) is None
    found = await look(hall)
    assert isinstance(found, Review)
    assert (found.seat, mind.seats) == (0, [0])
    assert found.looked == found.decisions > 3
    gains = [one.gain for one in found.differences]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) == SHOWN
    assert all(one.view.seat == 0 and one.taken != one.better for one in found.differences)
    seen = await hall.manager.replays.course(match)
    assert seen is not None
    assert all(seen.moments[one.moment].public == one.view.table for one in found.differences)


async def test_what_was_found_is_kept_and_told_at_once(hall: Hall, mind: Mind) -> None:
    first = await look(hall)
    assert await hall.manager.reviews.known(await match_of(hall), AWA) is first
    assert await look(hall) is first
    assert len(mind.seats) == 1


async def test_it_works_after_a_start(hall: Hall, mind: Mind) -> None:
    first = await look(hall)
    await hall.restart()
    second = await look(hall)
    assert isinstance(first, Review)
    assert isinstance(second, Review)
    assert [one.gain for one in second.differences] == [one.gain for one in first.differences]


async def test_what_may_be_chance_is_not_told(hall: Hall, mind: Mind) -> None:
    mind.doubt = 0.5
    found = await look(hall)
    assert isinstance(found, Review)
    assert (found.differences, found.looked > 3) == ((), True)


async def test_nobody_waits_longer_than_a_limit(hall: Hall, mind: Mind) -> None:
    mind.takes = LONGEST / 3
    found = await look(hall)
    assert isinstance(found, Review)
    assert (found.looked, found.decisions > 3) == (3, True)
    mind.takes = 0
    await hall.wait(PAUSE)
    again = await look(hall)
    assert isinstance(again, Review)
    assert again.looked == again.decisions


async def test_nobody_waits_longer_for_a_record_that_is_read_or_a_choice_that_is_compared(
    hall: Hall, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.manager.incoming.reviews.LONGEST", 0.05)
    mind.waits = asyncio.Event()
    assert reason(await asyncio.wait_for(look(hall), 5)) == "review_failed"
    mind.waits, mind.answers = None, 2
    await hall.wait(PAUSE + 1)
    found = await asyncio.wait_for(look(hall), 5)
    assert isinstance(found, Review)
    assert found.looked == 2 < found.decisions


async def test_where_nothing_is_thought_it_is_said(hall: Hall, mind: Mind) -> None:
    mind.fails = True
    assert reason(await look(hall)) == "review_failed"


async def test_only_who_sat_there_is_told(hall: Hall, mind: Mind) -> None:
    assert reason(await look(hall, BINTA)) == "review_not_seated"
    assert mind.seats == []


async def test_one_waits_a_little_before_another_match_is_looked_at(hall: Hall, mind: Mind) -> None:
    await look(hall)
    await hall.wait(700)
    await look(hall)
    await play(hall)
    mind.takes = 1
    await look(hall)
    hall.manager.reviews._kept.clear()
    refused = await look(hall)
    assert reason(refused) == "review_soon"
    assert isinstance(refused, Refused)
    assert 0 < int(refused.values["seconds"]) <= PAUSE
    await hall.wait(PAUSE)
    assert isinstance(await look(hall), Review)


async def test_nobody_asks_twice_at_once_and_few_ask_at_once(hall: Hall, mind: Mind) -> None:
    mind.waits = asyncio.Event()
    match = await match_of(hall)
    looking = asyncio.create_task(hall.manager.reviews.look(match, AWA), name="door")
    await mind.asked.wait()
    assert reason(await hall.manager.reviews.known(match, AWA)) == "review_busy"
    hall.manager.reviews._waiting |= {CHIDI, DAWDA}
    hall.manager.reviews._waiting.discard(AWA)
    hall.manager.reviews._waiting.add(BINTA)
    assert len(hall.manager.reviews._waiting) == AT_ONCE
    assert reason(await hall.manager.reviews.known(match, AWA)) == "review_busy"
    mind.waits.set()
    assert isinstance(await looking, Review)


async def test_of_a_rated_match_nothing_is_told(hall: Hall) -> None:
    hall.rated = True
    await hall.seat([AWA, BINTA], misplay="reject")
    for _ in range(6):
        await hall.move()
    done(await hall.ask(EndTable, AWA, moderator=True))
    assert reason(await look(hall)) == "review_not_casual"


async def test_of_a_match_in_play_there_is_no_record(hall: Hall) -> None:
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.move()
    match = Finished(GUILD, hall.table, 1, "gambian", 0, 1, (AWA, BINTA))
    assert reason(await hall.manager.reviews.look(match, AWA)) == Refusal.NO_RECORD


# What was played for somebody


async def play_without(hall: Hall, turns: int, absent: str = "take_over") -> list[Action]:
    """Play a match to its end that Awa leaves alone after some turns; return what she chose herself."""
    asker, chosen = hall.asker(AWA, moderator=True), list[Action]()
    assert await hall.manager.preferences.set_server(asker, GUILD, "absent", absent) is None
    await hall.seat([AWA, BINTA], computers=1, match="single", misplay="reject", hand_size="9")
    for _ in range(400):
        view = await hall.view()
        mover = None if view.public is None else view.public.turn
        if view.stage is Stage.OVER:
            return chosen
        if mover == 0 and turns:
            turns, mine = turns - 1, (await hall.hand(AWA)).view
            chosen += mine.actions[:1] if len(mine.actions) > 1 else []
        elif mover != 1:
            await hall.wait(hall.terms.turn + 1 if mover == 0 and not view.seats[0].away else 2)
            continue
        done(await hall.move())
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("absent", ["take_over", "skip"])
@pytest.mark.parametrize("turns", [1, 3])
async def test_only_what_somebody_chose_himself_is_looked_at(hall: Hall, turns: int, absent: str) -> None:
    hall.thinking = mind = Mind(hall)
    await hall.restart()
    chosen = await play_without(hall, turns, absent)
    found = await look(hall)
    assert isinstance(found, Review)
    assert mind.compared == chosen
    assert found.looked == found.decisions == len(chosen) > 0
    assert found.played_for > 1
    other = await look(hall, BINTA)
    assert isinstance(other, Review)
    assert other.played_for == 0 < other.decisions


async def test_where_nothing_was_his_own_nothing_is_looked_at(hall: Hall) -> None:
    hall.thinking = mind = Mind(hall)
    await hall.restart()
    assert await play_without(hall, 0) == []
    found = await look(hall)
    assert isinstance(found, Review)
    assert (found.decisions, found.looked, found.differences, mind.compared) == (0, 0, (), [])
    assert found.played_for > 1
