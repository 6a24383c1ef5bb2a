"""Computer players at a table: how strong they are, and that none of them can stop it, whatever it does."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.engine.actions import Action, Call, Draw, Play, Seat
from bot.engine.cards import code, parse_card
from bot.engine.record.deciding import Decision
from bot.engine.view import SeatView
from bot.manager.answers import Refusal
from bot.manager.incoming.thoughts import LONGEST
from bot.manager.ports import Compared
from bot.manager.requests import AddComputer, Pause, Resume, ShowHand, Start
from bot.manager.tables.shelf import SCHEMA, read, written
from bot.manager.tables.strengths import STRENGTHS, USUAL_STRENGTH
from bot.manager.terms import Terms
from bot.manager.views import Stage
from bot.players import PLAYERS
from tests.bot.manager.hall import AWA, BINTA, GUILD, Hall, done, refusal

PACE = 1.0


@pytest.fixture
def terms() -> Terms:
    """The usual durations, with computer players that take a second."""
    return Terms(call_grace=0, fresh_press=100_000, computer_pace=(PACE, PACE))


class Fake:
    """A player that does the same always; what it sees is remembered."""

    def __init__(
        self, does: Action | Exception | None = None, says: Action | Exception | None = None
    ) -> None:
        self.does = does
        self.says = says
        self.seen: list[SeatView] = []

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        self.seen.append(view)
        if isinstance(self.does, Exception):
            raise self.does
        return self.does or view.actions[0]

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        if isinstance(self.says, Exception):
            raise self.says
        return self.says


class Mind:
    """Somebody who thinks of `action` as soon as he is `ready`; what he was asked is remembered."""

    def __init__(self, action: Action | None = None) -> None:
        self.action = action
        self.ready = asyncio.Event()
        self.ready.set()
        self.asked: list[SeatView] = []
        self.stopped = False

    async def decide(self, view: SeatView, seed: int) -> Action | None:
        self.asked.append(view)
        task = asyncio.current_task()
        assert task is not None
        task.set_name("door")  # nothing waits for it
        await self.ready.wait()
        return self.action

    async def compare(self, view: SeatView, taken: Action, seed: int) -> Compared | None:
        return None

    async def decisions(self, record: str, seat: Seat) -> tuple[Decision, ...] | None:
        return None

    def figures(self) -> Mapping[str, float]:
        return {"thoughts": len(self.asked)}

    async def stop(self) -> None:
        self.stopped = True
        self.ready.set()


def replaced(monkeypatch: pytest.MonkeyPatch, strength: str, player: Fake) -> Fake:
    monkeypatch.setitem(PLAYERS, strength, player)
    return player


async def against(hall: Hall, strength: str, *hands: str, **options: str) -> None:
    """Seat Awa against a computer player of some strength, with these hands, the computer to move."""
    done(await hall.open_table(AWA, **{"misplay": "reject", **options}))
    done(await hall.ask(AddComputer, AWA, strength=strength))
    done(await hall.ask(Start, AWA))
    await lay(hall, *(hands or ("9H 9C JD", "6C 7C QS")))


async def lay(hall: Hall, *hands: str) -> None:
    """Lay hands out, and let the computer player have its turn."""
    await hall.lay_out("5C", *hands, turn=1)
    await hall.start_turn()
    await asyncio.sleep(0)
    await hall.settle()


async def cards(hall: Hall) -> tuple[int, ...]:
    return tuple(line.cards for line in (await hall.view()).seats)


async def top(hall: Hall) -> str:
    public = (await hall.view()).public
    assert public is not None
    assert public.top is not None
    return code(public.top)


# How strong they are


@pytest.mark.parametrize("strength", STRENGTHS)
async def test_a_computer_player_is_as_strong_as_was_asked_for(hall: Hall, strength: str) -> None:
    await hall.open_table()
    done(await hall.ask(AddComputer, AWA, strength=strength))
    assert [line.strength for line in (await hall.view()).seats] == [None, strength]
    await hall.restart()
    assert (await hall.view()).seats[1].strength == strength


async def test_without_a_word_it_is_as_the_server_has_set(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(AddComputer, AWA))
    assert (await hall.view()).seats[1].strength == USUAL_STRENGTH == "normal"
    asker = hall.asker(AWA, moderator=True)
    assert await hall.manager.preferences.set_server(asker, GUILD, "several_tables", "on") is None
    assert await hall.manager.preferences.set_server(asker, GUILD, "computers", "strong") is None
    done(await hall.ask(AddComputer, AWA))
    await hall.open_table()
    done(await hall.ask(AddComputer, AWA))
    assert (await hall.view()).seats[1].strength == "strong"


async def test_a_strength_that_does_not_exist_is_refused(hall: Hall) -> None:
    await hall.open_table()
    assert refusal(await hall.ask(AddComputer, AWA, strength="random")) == Refusal.BAD_SETTING
    assert len((await hall.view()).seats) == 1


async def test_an_old_table_whose_computers_were_all_alike_is_read(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(AddComputer, AWA, strength="easy"))
    text = json.loads(written((await hall.desk()).table))
    del text["table"]["computers"]
    table = read(SCHEMA, json.dumps(text))
    assert (table.computers, table.chairs[1].strength) == ("normal", "easy")


@pytest.mark.parametrize(("wanted", "strength"), [(None, "normal"), ("easy", "easy")])
async def test_who_is_away_is_replaced_by_what_the_server_has_set(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, wanted: str | None, strength: str
) -> None:
    player = replaced(monkeypatch, strength, Fake())
    if wanted is not None:
        asker = hall.asker(AWA, moderator=True)
        assert await hall.manager.preferences.set_server(asker, GUILD, "computers", wanted) is None
    await hall.seat([AWA, BINTA], misplay="reject")
    await hall.lay_out("5C", "6C 7C QS", "9H 9C JD", turn=0)
    desk = await hall.desk()
    desk.table = desk.table.with_chair(0, replace(desk.table.chairs[0], away=True))
    await hall.start_turn()
    await hall.wait(PACE + 0.1)
    assert [view.seat for view in player.seen] == [0]
    assert await cards(hall) == (2, 3)


async def test_a_player_this_program_does_not_have_is_played_by_the_simplest(hall: Hall) -> None:
    await against(hall, "easy")
    desk = await hall.desk()
    desk.table = desk.table.with_chair(1, replace(desk.table.chairs[1], strength="of tomorrow"))
    await hall.start_turn()
    await hall.wait(PACE + 0.1)
    assert await cards(hall) == (3, 2)


# None can stop its table


WRONG = [
    ValueError("it holds QS"),
    MemoryError(),
    RecursionError(),
    Draw(0),
    Play(1, (parse_card("QS"),)),
    Play(1, (parse_card("AH"),)),
    Call(1),
    "nonsense",
]


@pytest.mark.parametrize("misplay", ["reject", "catch"])
@pytest.mark.parametrize("does", WRONG, ids=str)
async def test_a_player_that_does_what_cannot_be_done_has_the_least_done_for_it(
    hall: Hall,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    does: Action | Exception,
    misplay: str,
) -> None:
    replaced(monkeypatch, "normal", Fake(does))
    await against(hall, "normal", misplay=misplay, draw_when="any")
    await hall.wait(PACE + 0.1)
    assert await cards(hall) == (3, 4)
    assert (await hall.view()).frozen is False
    (line,) = caplog.messages
    assert hall.table in line
    assert "QS" not in line
    assert str(parse_card("QS")) not in line.replace(hall.table, "").split()
    assert hall.manager.figures()["computers_default"] == 1


@pytest.mark.parametrize(
    "says", [ValueError("it holds QS"), Draw(0), Play(1, (parse_card("6C"),)), "nonsense"], ids=str
)
async def test_a_player_that_says_what_cannot_be_said_says_nothing_and_spoils_no_move(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, says: Action | Exception
) -> None:
    replaced(monkeypatch, "normal", Fake(says=says))
    await against(hall, "normal", misplay="catch")
    await hall.wait(PACE + 0.1)
    done(await hall.move())
    assert (await hall.desk()).table.planned == ()
    assert caplog.messages
    assert not any("QS" in line for line in caplog.messages)


async def test_what_only_one_thing_can_be_done_about_needs_no_player(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = replaced(monkeypatch, "normal", Fake(ValueError()))
    await against(hall, "normal", "9H 9C JD", "QS KS")
    await hall.wait(PACE + 0.1)
    assert (player.seen, await cards(hall)) == ([], (3, 3))


async def test_a_match_with_a_player_that_never_does_anything_right_ends(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced(monkeypatch, "normal", Fake(ValueError(), ValueError()))
    done(await hall.open_table(AWA, misplay="catch", match="single"))
    for _ in range(2):
        done(await hall.ask(AddComputer, AWA, strength="normal"))
    done(await hall.ask(Start, AWA))
    for _ in range(400):
        view = await hall.view()
        if view.stage is Stage.OVER:
            break
        if view.public is not None and view.public.turn == 0:
            done(await hall.move())
        await hall.wait(5)
    assert (await hall.view()).stage is Stage.OVER


# Thinking elsewhere


async def thinking(hall: Hall, mind: Mind, *hands: str, slow: bool = False) -> Mind:
    """Seat Awa against the strongest player, that thinks with this mind."""
    hall.thinking = mind
    await hall.restart()
    await against(hall, "strong", "9H 9C JD", "6C 7C KD")
    mind.asked.clear()
    if slow:
        mind.ready.clear()
    await lay(hall, *(hands or ("9H 9C JD", "6C 7C QS")))
    return mind


async def test_what_was_thought_of_is_done_when_the_turn_comes(hall: Hall) -> None:
    mind = await thinking(hall, Mind(Play(1, (parse_card("7C"),))))
    assert len(mind.asked) == 1
    await hall.wait(PACE - 0.1)
    assert await cards(hall) == (3, 3)
    await hall.wait(0.2)
    assert (await top(hall), len(mind.asked)) == ("7C", 1)
    assert hall.manager.figures()["computers_strong"] == 1
    assert hall.manager.figures()["thoughts"] == 1


async def test_a_mind_sees_the_hand_of_its_own_seat_alone(hall: Hall) -> None:
    mind = await thinking(hall, Mind(), "9H 9C JD", "6C 7C QS")
    (view,) = mind.asked
    assert (view.seat, sorted(map(code, view.hand))) == (1, ["6C", "7C", "QS"])
    assert repr(view.hand) not in repr(view)


async def test_nobody_waits_for_a_thought(hall: Hall) -> None:
    mind = await thinking(hall, Mind(Play(1, (parse_card("7C"),))), slow=True)
    await hall.wait(PACE + 0.1)
    done(await hall.ask(ShowHand, AWA))
    assert await cards(hall) == (3, 3)
    mind.ready.set()
    await hall.wait(0.5)
    assert await top(hall) == "7C"


@pytest.mark.parametrize("found", [None, Play(1, (parse_card("QS"),)), Draw(0)])
async def test_where_a_thought_comes_to_nothing_the_normal_player_moves(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, found: Action | None
) -> None:
    player = replaced(monkeypatch, "normal", Fake())
    await thinking(hall, Mind(found))
    await hall.wait(PACE + 0.1)
    assert (len(player.seen), await cards(hall)) == (1, (3, 2))
    assert len(caplog.messages) == (found is not None)
    assert hall.manager.figures()["computers_normal"] == 1


async def test_a_thought_that_takes_too_long_is_done_without(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = replaced(monkeypatch, "normal", Fake())
    await thinking(hall, Mind(), slow=True)
    await hall.wait(max(LONGEST, PACE) + 0.5)
    assert (len(player.seen), await cards(hall)) == (1, (3, 2))


async def test_after_a_start_it_is_thought_anew(hall: Hall) -> None:
    await thinking(hall, Mind(), slow=True)
    hall.thinking = mind = Mind(Play(1, (parse_card("7C"),)))
    await hall.restart()
    assert mind.asked == []
    await hall.wait(PACE + 1)
    assert (len(mind.asked), await top(hall)) == (1, "7C")


async def test_what_has_changed_meanwhile_is_thought_about_anew(hall: Hall) -> None:
    mind = await thinking(hall, Mind(), slow=True)
    await lay(hall, "9H 9C", "6C 7C QS")
    assert [view.table.counts for view in mind.asked] == [(3, 3), (2, 3)]


async def test_a_paused_table_thinks_of_nothing(hall: Hall) -> None:
    mind = await thinking(hall, Mind(), slow=True)
    mind.ready.set()
    done(await hall.ask(Pause, AWA))
    await hall.wait(100)
    done(await hall.ask(Resume, AWA))
    assert len(mind.asked) == 2


async def test_where_there_is_no_choice_nothing_is_thought(hall: Hall) -> None:
    mind = await thinking(hall, Mind(), "9H 9C JD", "QS KS")
    await hall.wait(PACE + 0.1)
    assert (mind.asked, await cards(hall)) == ([], (3, 3))


async def test_who_thinks_is_stopped_with_the_bot(hall: Hall) -> None:
    mind = await thinking(hall, Mind(), slow=True)
    await hall.manager.stop()
    assert mind.stopped
