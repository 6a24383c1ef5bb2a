"""The tutorial as a pure function: whatever the learner does, there is something to be told, and the lesson ends."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.actions import Action, Call, Catch, Challenge, Draw, Play
from bot.engine.cards import BIT, pack, parse_card
from bot.engine.view import public_view
from bot.manager.tables.choices import LANGUAGES
from bot.players.lesson import DEALT, LEARNER, MOST, OVER, PACK, Lesson, News, Remark, Skill, Task, remark
from bot.players.teacher import patience
from bot.text.lesson import lesson_words
from tests.bot.players.lessons import Classroom, anything

presses = st.lists(st.integers(0, 10_000), max_size=50)
"""What a learner does next: a number for each thing that may happen; a third of them let time pass."""


def learnt(numbers: list[int], seed: int) -> tuple[Classroom, list[Remark]]:
    """Let somebody press what he likes until the lesson is over; who presses nothing more plays as he is told."""
    room, told = Classroom.opened(seed), list[Remark]()
    for number in numbers:
        if room.over:
            break
        told.append(room.told)
        options = anything(room.view)
        if number % 3 == 0 or not room.do(options[number % len(options)]):
            room.wait()
    for _ in range(200):
        told.append(room.told)
        if room.over:
            return room, told
        action = wise(room)
        if action is None or not room.do(action):
            assert room.wait(), room.told
    raise AssertionError(f"the lesson goes on and on: {room.told}")


def wise(room: Classroom) -> Action | None:
    """Return what somebody does who does as he is told."""
    said = room.told
    match said.task:
        case Task.PLAY | Task.EIGHT | Task.FINISH | Task.ANSWER:
            assert said.card is not None
            return Play(LEARNER, (said.card,), said.suit)
        case Task.CALL | Task.CALL_FIRST:
            return Call(LEARNER)
        case Task.CATCH:
            return Catch(LEARNER, said.who)
        case Task.CHALLENGE:
            return Challenge(LEARNER)
        case Task.DRAW | Task.TAKE:
            return Draw(LEARNER)
        case _:
            return None


@given(presses, st.integers(0, 1000))
def test_whatever_a_learner_does_the_lesson_ends_soon(numbers: list[int], seed: int) -> None:
    room, told = learnt(numbers, seed)
    assert room.lesson.actions <= MOST + 1
    assert told[-1].task in OVER
    assert all(said.task not in OVER for said in told[:-1])


@given(presses, st.integers(0, 1000), st.sampled_from(LANGUAGES))
def test_whatever_is_told_has_words_that_fit(numbers: list[int], seed: int, language: str) -> None:
    _, told = learnt(numbers, seed)
    names = ("x" * 32, "Computer 1", "Computer 2")
    for said in told:
        words = lesson_words(language, said, lambda seat: names[seat])
        assert words.startswith("🎓")
        assert len(words) < 1500
        assert "{" not in words


@given(presses, st.integers(0, 1000))
def test_a_computer_errs_at_most_once(numbers: list[int], seed: int) -> None:
    room, wrong = Classroom.opened(seed), set[tuple[int, int]]()
    for number in numbers:
        if room.over:
            break
        options = anything(room.view)
        if number % 2 == 0 or not room.do(options[number % len(options)]):
            room.wait()
        window = public_view(room.match).window
        if window is not None and window.wrong and window.seat != LEARNER:
            wrong.add((window.seat, room.match.round.pile[-1] if room.match.round else 0))
    assert len(wrong) <= 1


def test_the_pack_that_is_laid_out_is_a_whole_one_and_deals_these_hands() -> None:
    assert sorted(PACK) == sorted(pack(1, 0))
    room = Classroom.opened()
    assert set(room.view.hand) == DEALT[LEARNER]


def test_who_lets_a_turn_go_by_sees_the_other_computer_catch() -> None:
    room = Classroom.opened()
    while room.told.task is not Task.CATCH:
        action = wise(room)
        assert room.wait() if action is None else room.do(action)
    assert room.match.round is not None
    # The learner holds three cards yet, and plays on.
    for _ in range(2):
        room.match.round.hands[LEARNER] |= BIT[room.match.round.stock.pop()]
    for _ in range(20):
        if room.lesson.news is News.OTHERS:
            break
        fitting = [card for card in room.view.plays if len(room.view.hand) > 1]
        mine = public_view(room.match).turn == LEARNER
        assert room.do(Play(LEARNER, (fitting[0],))) if fitting and mine else room.wait()
    assert (room.lesson.news, room.lesson.about) == (News.OTHERS, 1)


def test_the_learner_has_time_to_read_and_a_remark_comes_before_the_next_turn() -> None:
    assert patience(Catch(2, LEARNER)) >= 4
    assert all(patience(action) < 1 for action in (Call(2), Challenge(2), Catch(2, 1)))


@pytest.mark.parametrize("task", Task)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_and_every_piece_of_news_has_words_of_its_own(language: str, task: Task) -> None:
    def words(task: Task, news: News | None) -> str:
        card = parse_card("8C")
        said = Remark(task, news, card=card, below=parse_card("4H"), suit=None, count=2, met=(Skill.PLAYED,))
        return lesson_words(language, said, lambda seat: f"P{seat}")

    assert words(task, None) not in {words(other, None) for other in Task if other is not task}
    assert len({words(task, news) for news in (None, *News)}) == len(News) + 1


def test_what_was_met_is_ticked_at_the_end() -> None:
    room = Classroom.opened()
    lesson = Lesson(met=(Skill.CAUGHT,), actions=MOST)
    said = lesson_words("en", remark(room.view, lesson, over=True), str)
    assert "✅ **Catch**" in said
    assert said.count("▫️") == len(Skill) - 1


def test_what_is_pressed_does_not_stand_in_a_log() -> None:
    assert "card" not in repr(replace(Remark(Task.PLAY), card=parse_card("8C")))


def test_a_wrong_card_that_is_taken_back_is_no_missed_one() -> None:
    room = Classroom.opened()
    while room.told.task is not Task.CHALLENGE:
        action = wise(room)
        assert room.wait() if action is None else room.do(action)
    assert room.do(Challenge(LEARNER))
    assert room.lesson.news is News.CHALLENGED
    assert Skill.CHALLENGED in room.lesson.met
