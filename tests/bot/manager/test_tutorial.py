"""The tutorial at a real table: real rules, real clocks, computers that err, and a learner who does what he likes."""

from dataclasses import replace

import pytest

from bot.engine.actions import Challenge, Play
from bot.engine.cards import parse_card
from bot.engine.record import is_lesson, parse, replay
from bot.manager.answers import Answer, Done, Refusal
from bot.manager.ids import PersonId, Place
from bot.manager.records.played import enter_all_old
from bot.manager.requests import (
    CatchSilent,
    ChallengePlay,
    DrawCard,
    EndTable,
    Join,
    LeaveSeat,
    Move,
    OpenTable,
    PassTurn,
    Pause,
    PlayCards,
    Rematch,
    Resume,
    SayLastCard,
    Undo,
)
from bot.manager.tables.clocks import Kind, thinking
from bot.manager.tables.shelf import SCHEMA, read, written
from bot.manager.views import EndReason, HandView, Stage
from bot.players.lesson import IDLE, MOST, News, Remark, Skill, Task
from bot.players.teacher import Teacher, patience
from tests.bot.manager.hall import AWA, BINTA, GUILD, PLACE, Hall, done, play, refusal

ALL = frozenset(Skill)


async def learn(
    hall: Hall, person: PersonId = AWA, place: Place = PLACE, parent: int | None = None
) -> Answer:
    """Begin the tutorial."""
    answer = await hall.manager.handle(
        OpenTable(asker=hall.asker(person), place=place, lesson=True, parent=parent)
    )
    await hall.settle()
    if isinstance(answer, Done):
        hall.table = answer.table.id
    return answer


async def told(hall: Hall) -> Remark:
    remark = (await hall.hand(AWA)).remark
    assert remark is not None
    return remark


def advised(remark: Remark) -> Move | None:
    """Return what a learner does who does as he is told; None while he waits."""
    cards = () if remark.card is None else (remark.card,)
    match remark.task:
        case Task.PLAY | Task.EIGHT | Task.FINISH | Task.ANSWER:
            return PlayCards(cards, remark.suit)
        case Task.CALL_FIRST | Task.CALL:
            return SayLastCard()
        case Task.CATCH:
            return CatchSilent(remark.who)
        case Task.CHALLENGE:
            return ChallengePlay()
        case Task.DRAW | Task.TAKE:
            return DrawCard()
        case Task.PASS:
            return PassTurn()
        case _:
            return None


async def follow(hall: Hall, *, restart: bool = False) -> tuple[list[Task], float]:
    """Do as one is told until the end; return what one was told, and how long it took (seconds) beside reading."""
    began, tasks = hall.clock.now(), list[Task]()
    for _ in range(80):
        remark = await told(hall)
        fresh = not tasks or tasks[-1] is not remark.task
        tasks += [remark.task] if fresh else []
        if (await hall.view()).stage is not Stage.PLAYING:
            return tasks, hall.clock.now() - began
        if restart and fresh:
            await hall.restart()
        move = advised(remark)
        if move is None:
            await hall.wait(1)
        else:
            done(await hall.act(AWA, move))
    raise AssertionError(tasks)


async def until(hall: Hall, task: Task) -> None:
    """Do as one is told until one is told this."""
    for _ in range(40):
        remark = await told(hall)
        if remark.task is task:
            return
        move = advised(remark)
        if move is None:
            await hall.wait(1)
        else:
            done(await hall.act(AWA, move))
    raise AssertionError(task)


async def test_who_does_as_he_is_told_meets_everything_and_wins_within_a_minute(hall: Hall) -> None:
    done(await learn(hall))
    tasks, seconds = await follow(hall)
    assert tasks == [
        Task.PLAY,
        Task.WAIT,
        Task.CHALLENGE,
        Task.EIGHT,
        Task.WAIT,
        Task.CALL_FIRST,
        Task.PLAY,
        Task.WAIT,
        Task.CATCH,
        Task.WAIT,
        Task.FINISH,
        Task.LAST,
        Task.WON,
    ]
    assert frozenset((await told(hall)).met) == ALL
    assert seconds < 30


async def test_a_lesson_goes_on_when_the_bot_is_killed_before_every_step(hall: Hall) -> None:
    done(await learn(hall))
    tasks, _ = await follow(hall, restart=True)
    assert tasks[-1] is Task.WON
    assert frozenset((await told(hall)).met) == ALL


async def test_the_hand_message_tells_at_every_moment_what_is_to_be_told(hall: Hall) -> None:
    done(await learn(hall))
    while (await hall.view()).stage is Stage.PLAYING:
        shown, now = hall.showing.hand_of(AWA).view, await hall.hand(AWA)
        assert isinstance(shown, HandView)
        assert (shown.remark, shown.stamps) == (now.remark, now.stamps)
        move = advised(await told(hall))
        if move is None:
            await hall.wait(1)
        else:
            done(await hall.act(AWA, move))
    assert (await told(hall)).task is Task.WON


async def test_who_does_not_object_to_a_wrong_card_is_told_that_it_stays(hall: Hall) -> None:
    done(await learn(hall))
    await until(hall, Task.CHALLENGE)
    await hall.wait(55)
    assert (await told(hall)).task is Task.CHALLENGE
    await hall.wait(10)
    remark = await told(hall)
    assert (remark.news, remark.task) == (News.MISSED, Task.EIGHT)
    tasks, _ = await follow(hall)
    assert tasks[-1] is Task.WON
    assert frozenset((await told(hall)).met) == ALL - {Skill.CHALLENGED}


async def test_who_plays_a_wrong_card_is_found_out(hall: Hall) -> None:
    done(await learn(hall))
    done(await hall.act(AWA, play("KS")))
    assert (await told(hall)).task is Task.WRONG
    await hall.wait(2.5)
    assert (await told(hall)).news is News.FOUND_OUT
    assert len((await hall.hand(AWA)).view.hand) == 6
    tasks, _ = await follow(hall)
    assert tasks[-1] in {Task.WON, Task.LOST, Task.ENOUGH}


async def test_who_forgets_the_last_card_has_time_to_read_and_is_then_caught(hall: Hall) -> None:
    done(await learn(hall))
    await until(hall, Task.CALL_FIRST)
    done(await hall.act(AWA, play("KS")))
    assert (await told(hall)).task is Task.CALL
    await hall.wait(9)
    assert (await told(hall)).task is Task.CALL
    await hall.wait(15)
    assert (await told(hall)).news is News.WAS_CAUGHT
    assert len((await hall.hand(AWA)).view.hand) == 3
    tasks, _ = await follow(hall)
    assert tasks[-1] in {Task.WON, Task.LOST, Task.ENOUGH}


async def test_a_lesson_ends_after_so_many_actions(hall: Hall) -> None:
    done(await learn(hall))
    desk = await hall.desk()
    assert desk.table.lesson is not None
    desk.table = replace(desk.table, lesson=replace(desk.table.lesson, actions=MOST - 1))
    done(await hall.act(AWA, play("9H")))
    view = await hall.view()
    assert (view.stage, view.ended) == (Stage.OVER, EndReason.TAUGHT)
    assert (await told(hall)).task is Task.ENOUGH
    assert view.due is None, "nobody is offered a rematch"


async def test_a_lesson_nobody_goes_on_with_is_given_up_soon(hall: Hall) -> None:
    done(await learn(hall))
    await hall.wait(IDLE - 5)
    assert (await hall.view()).stage is Stage.PLAYING
    await hall.wait(5 + hall.terms.second_look + 5)
    assert (await hall.view()).ended is EndReason.ABANDONED
    assert (await told(hall)).task is Task.STOPPED
    await hall.wait(hall.terms.archive_time + 5)
    assert hall.showing.archived == hall.showing.threads
    assert hall.clock.next_due() is None


@pytest.mark.parametrize("request_", [LeaveSeat, EndTable])
async def test_a_lesson_can_be_left_and_ended(hall: Hall, request_: type[LeaveSeat | EndTable]) -> None:
    done(await learn(hall))
    done(await hall.ask(request_, AWA))
    assert (await hall.view()).stage is Stage.OVER
    done(await learn(hall))
    assert (await hall.view()).stage is Stage.PLAYING


async def test_nothing_of_a_lesson_is_counted(hall: Hall) -> None:
    done(await learn(hall))
    await follow(hall)
    assert len(await hall.results()) == 1
    assert not (await hall.view()).rated
    figures = await hall.database.read(lambda books: books.played.figures(GUILD, AWA))
    assert figures.matches == 0
    assert await hall.database.read(lambda books: books.played.finished(GUILD, 10)) == []
    assert await enter_all_old(hall.database) == 0


async def test_the_record_of_a_lesson_says_that_its_cards_were_laid_out(hall: Hall) -> None:
    done(await learn(hall))
    await follow(hall)
    record = await hall.manager.record(hall.table)
    assert record is not None
    assert is_lesson(record)
    assert "# fair-" not in record
    assert replay(parse(record)).told[-1].reason is None


async def test_lessons_open_in_threads_beside_whatever_is_played(hall: Hall) -> None:
    done(await hall.open_table(BINTA))
    done(await learn(hall))
    assert (await hall.view()).place == hall.showing.threads[0]
    done(await learn(hall, BINTA))
    assert (await hall.view()).place == hall.showing.threads[1]


async def test_a_lesson_has_the_same_rules_whatever_the_server_has_set(hall: Hall) -> None:
    boss = hall.asker(AWA, moderator=True)
    for name, value in (("variant", "classic"), ("turn_clock", "600"), ("absent", "remove")):
        assert await hall.manager.preferences.set_server(boss, GUILD, name, value) is None
    done(await learn(hall))
    tasks, _ = await follow(hall)
    assert tasks[-1] is Task.WON


async def test_nobody_is_taught_twice_at_once(hall: Hall) -> None:
    done(await learn(hall))
    where = (await hall.view()).place.channel_id
    answer = await learn(hall)
    assert refusal(answer) == Refusal.LESSON_RUNNING
    assert answer.values == {"channel": f"<#{where}>"}  # type: ignore[union-attr]
    assert len(hall.showing.threads) == 1


async def test_where_no_thread_can_be_had_a_lesson_opens_in_the_channel_if_there_is_room(hall: Hall) -> None:
    hall.showing.threads_allowed = False
    done(await learn(hall))
    assert (await hall.view()).place == PLACE
    assert refusal(await learn(hall, BINTA)) == Refusal.CHANNEL_TAKEN


async def test_in_a_thread_a_lesson_opens_in_it(hall: Hall) -> None:
    done(await learn(hall, place=Place(GUILD, 77), parent=PLACE.channel_id))
    assert (await hall.view()).place == Place(GUILD, 77)
    assert hall.showing.threads == []


async def test_nobody_else_joins_a_lesson(hall: Hall) -> None:
    done(await learn(hall))
    assert refusal(await hall.ask(Join, BINTA)) == "cannot_join"


async def test_a_lesson_is_read_as_it_was_written(hall: Hall) -> None:
    done(await learn(hall))
    await until(hall, Task.CALL_FIRST)
    table = (await hall.desk()).table
    assert read(SCHEMA, written(table)).lesson == table.lesson


@pytest.mark.parametrize("failing", [RuntimeError("8H"), Play(1, (parse_card("AC"),))])
async def test_nothing_a_teaching_computer_does_stops_its_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, failing: Exception | Play
) -> None:
    def choose(*_: object) -> Play:
        if isinstance(failing, Exception):
            raise failing
        return failing

    monkeypatch.setattr(Teacher, "choose", choose)
    done(await learn(hall))
    tasks, _ = await follow(hall)
    assert tasks[-1] in {Task.WON, Task.LOST, Task.ENOUGH}


async def test_what_the_learner_did_can_be_taken_back(hall: Hall) -> None:
    done(await learn(hall))
    done(await hall.act(AWA, play("9H")))
    done(await hall.ask(Undo, AWA))
    assert (await told(hall)).task is Task.PLAY
    tasks, _ = await follow(hall)
    assert tasks[-1] is Task.WON


async def test_a_lesson_can_be_paused(hall: Hall) -> None:
    done(await learn(hall))
    await until(hall, Task.CHALLENGE)
    done(await hall.ask(Pause, AWA))
    await hall.wait(IDLE + 100)
    done(await hall.ask(Resume, AWA))
    tasks, _ = await follow(hall)
    assert tasks[-1] is Task.WON


async def test_a_remark_comes_before_the_next_turn_however_quick_computers_are(hall: Hall) -> None:
    done(await learn(hall))
    table = (await hall.desk()).table
    for turn in range(1, 30):
        for pace in ((1.0, 5.0), (0.0, 0.2), (3.0, 3.0)):
            taken = thinking(replace(table, turn=turn), pace)
            assert patience(Challenge(2)) * sum(pace) / 2 < taken


async def test_whose_last_action_is_his_last_card_has_won(hall: Hall) -> None:
    done(await learn(hall))
    await until(hall, Task.FINISH)
    desk = await hall.desk()
    assert desk.table.lesson is not None
    desk.table = replace(desk.table, lesson=replace(desk.table.lesson, actions=MOST - 1))
    tasks, _ = await follow(hall)
    assert tasks[-2:] == [Task.LAST, Task.WON]


async def test_no_clock_runs_for_the_learner_and_no_rematch_is_offered(hall: Hall) -> None:
    done(await learn(hall))
    assert set((await hall.desk()).clocks) == {Kind.IDLE}
    await follow(hall)
    assert (await hall.view()).due is None
    assert refusal(await hall.ask(Rematch, AWA)) == Refusal.TABLE_OVER


async def test_what_a_card_did_is_told_only_until_there_is_something_to_do(hall: Hall) -> None:
    done(await learn(hall))
    done(await hall.act(AWA, play("9H")))
    assert (await told(hall)).news is News.PLAYED
    await until(hall, Task.CHALLENGE)
    assert (await told(hall)).news is None
