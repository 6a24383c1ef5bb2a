"""Reactions under the table message: put there once, and looked up when nobody has listened."""

import gc

import pytest

from bot.engine.events import Called
from bot.manager.desks.desk import TABLE, Desk
from bot.manager.errors import TryLater
from bot.manager.ids import MessageRef
from bot.manager.requests import Join, NextRound, SetClock, Start
from bot.manager.showing.marks import Marks
from bot.manager.terms import Terms
from tests.bot.manager.fakes import FakeShowing
from tests.bot.manager.hall import AWA, BINTA, CHIDI, GUILD, Hall, done, play


@pytest.fixture
async def silent(hall: Hall) -> Hall:
    """A table where Awa has one card left and has not said so, nor was it heard."""
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject", last_call="manual")
    await hall.lay_out("5C", "6C 7C", "9D 9C KC", "QS KS JD")
    done(await hall.act(AWA, play("6C")))
    (message,) = hall.showing.table_messages()
    hall.showing.reactions += [
        (message.ref, "🔔", AWA),
        (message.ref, "🔔", BINTA),
        (message.ref, "🚨", BINTA),
    ]
    return hall


async def called(hall: Hall) -> list[int]:
    return [event.seat for event in (await hall.view()).recent if isinstance(event, Called)]


async def test_a_call_that_was_missed_counts_when_the_session_begins_anew(silent: Hall) -> None:
    await silent.manager.events_lost()
    await silent.settle()
    await silent.manager.events_lost()
    await silent.settle()
    assert await called(silent) == [0]


async def test_a_call_that_was_missed_counts_after_a_start(silent: Hall) -> None:
    await silent.restart(after=60)
    assert await called(silent) == [0]


async def test_nobody_is_asked_for_reactions_where_nobody_can_be_caught(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asked(*_: object) -> tuple[int, ...]:
        raise AssertionError

    monkeypatch.setattr(FakeShowing, "reacted", asked)
    await hall.seat([AWA, BINTA])
    await hall.manager.events_lost()
    await hall.settle()


async def test_reactions_that_cannot_be_looked_up_are_let_go(
    silent: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asked(*_: object) -> tuple[int, ...]:
        raise TryLater

    monkeypatch.setattr(FakeShowing, "reacted", asked)
    await silent.manager.events_lost()
    await silent.settle()
    assert await called(silent) == []


class TestMarks:
    """Reactions are put under each message that is played at, once."""

    @pytest.fixture
    def terms(self) -> Terms:
        """The usual durations, without reminders by direct message."""
        return Terms(call_grace=0, fresh_press=100_000)

    async def test_a_message_is_marked_once_and_not_again_after_a_start(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA], misplay="reject")
        (message,) = hall.showing.table_messages()
        done(await hall.move())
        await hall.restart(after=60)
        done(await hall.move())
        assert hall.showing.marked == [message.ref]

    async def test_what_was_not_marked_before_a_kill_is_marked_afterwards(self, hall: Hall) -> None:
        hall.showing.unmarkable = True
        await hall.seat([AWA, BINTA], misplay="reject")
        done(await hall.move())
        assert hall.showing.marked == []
        hall.showing.unmarkable = False
        await hall.restart(after=60)
        (message,) = hall.showing.table_messages()
        assert hall.showing.marked == [message.ref]

    @pytest.mark.parametrize(("later", "marked"), [(2, True), (600, False)])
    async def test_a_slow_table_that_was_shown_just_before_a_kill_is_marked_too(
        self, hall: Hall, later: float, *, marked: bool
    ) -> None:
        hall.showing.unmarkable = True
        await hall.open_table()
        done(await hall.ask(Join, BINTA))
        done(await hall.ask(SetClock, AWA, clock="86400"))
        done(await hall.ask(Start, AWA))
        await hall.wait(later)
        # What is refused for longer is not asked for at every start.
        hall.showing.unmarkable = False
        await hall.restart(after=1)
        await hall.wait(6)
        (message,) = hall.showing.table_messages()
        assert hall.showing.marked == ([message.ref] if marked else [])

    async def test_only_the_newest_message_is_remembered_that_could_not_be_marked(self, hall: Hall) -> None:
        hall.showing.unmarkable = True
        await hall.seat([AWA, BINTA], misplay="reject")
        marks, desk = Marks(hall.database, hall.showing), Desk((await hall.desk()).table)
        for number in range(20):
            desk.message(TABLE).message = MessageRef(10, number)
            marks.see(desk)
            await hall.settle()
        assert list(marks._refused.values()) == [19]
        assert list(marks._refused) == [desk]
        del desk
        gc.collect()
        assert not marks._refused

    async def test_another_message_of_the_next_round_is_marked_too(self, hall: Hall) -> None:
        await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
        await hall.wait(1)
        await hall.lay_out("5C", "6C", "QS KS", "JS JH")
        done(await hall.act(AWA, play("6C")))
        (old,) = hall.showing.table_messages()
        hall.manager.message_posted(old.ref.channel_id, old.ref.message_id + 100)
        done(await hall.ask(NextRound, AWA))
        (message,) = hall.showing.table_messages()
        assert hall.showing.marked[-1] == message.ref
        assert len(hall.showing.marked) == 2

    async def test_without_reactions_nothing_is_marked(self, hall: Hall) -> None:
        asker = hall.asker(AWA, moderator=True)
        assert await hall.manager.preferences.set_server(asker, GUILD, "reactions", "off") is None
        await hall.seat([AWA, BINTA])
        assert hall.showing.marked == []
