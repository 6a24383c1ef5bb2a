"""The bot with one safeguard taken away each, to see whether the simulation notices: the test of the test.

A mutant is a function that gets pytest's `monkeypatch`.
"""

import asyncio
from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from bot.engine import contest, enforcement, match, scoring
from bot.engine.actions import Reason
from bot.manager import manager
from bot.manager.answers import Answer, Done
from bot.manager.books import DeadlineRow
from bot.manager.desks import takeup
from bot.manager.desks.desk import Desk
from bot.manager.desks.keeper import Keeper
from bot.manager.desks.receipts import Receipts
from bot.manager.errors import Closed
from bot.manager.ids import MessageRef, PersonId
from bot.manager.incoming.bans import Bans
from bot.manager.incoming.handling import Handling
from bot.manager.incoming.missed import Missed
from bot.manager.incoming.places import Places
from bot.manager.incoming.ringer import Ringer
from bot.manager.parts import done
from bot.manager.showing import failing
from bot.manager.tables import decide, play
from bot.manager.tables.clocks import Kind
from bot.manager.views import HandView
from bot.store.outbox import Outbox as OutboxBook
from bot.store.tables import Tables
from bot.ui.answers.answering import Answering
from bot.ui.api import wire
from bot.ui.connection.client import LastCardClient
from bot.ui.showing.messages import DiscordShowing
from tests.simulation.process import Process

Mutant = Callable[[pytest.MonkeyPatch], None]


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def ok_before_commit(patch: pytest.MonkeyPatch) -> None:
    """Answer before the change is stored."""
    commit = Handling._commit

    async def eager(self: Handling, desk: Desk, request: Any, change: Any, reaction: Any) -> Answer:
        stored, desk.table = desk.table, change.table
        answer = done(self._parts, desk, request.asker, change)
        desk.table = stored

        async def later() -> None:
            await commit(self, desk, request, change, reaction)

        self._parts.start(later())
        return answer

    patch.setattr(Handling, "_commit", eager)


def no_lock(patch: pytest.MonkeyPatch) -> None:
    """Let everybody at a table at the same time."""
    keep = Keeper._keep

    def unlocked(self: Keeper, desk: Desk) -> Desk:
        desk.lock = Open()
        return keep(self, desk)

    patch.setattr(Keeper, "_keep", unlocked)


class Open(asyncio.Lock):
    """A lock that locks nothing."""

    async def acquire(self) -> Any:
        """Let in."""
        return True

    def release(self) -> None:
        """Let out."""


def no_stale_check(patch: pytest.MonkeyPatch) -> None:
    """Take controls whatever they were drawn for."""
    patch.setattr(decide, "_still", lambda *_: None)


def no_outbox(patch: pytest.MonkeyPatch) -> None:
    """Keep only in memory what is to be shown."""
    patch.setattr(manager, "take_up", lambda books, now, _: books.clock.alive(now) or ([], []))


def closed_hand_in_public(patch: pytest.MonkeyPatch) -> None:
    """Post a hand in the channel where its owner takes no direct messages."""
    show = DiscordShowing.show_hand

    async def anywhere(
        self: DiscordShowing, person: PersonId, ref: MessageRef | None, view: HandView, **rest: Any
    ) -> MessageRef:
        try:
            return await show(self, person, ref, view, **rest)
        except Closed:
            rest["channel"] = view.place.channel_id
            return await show(self, person, None, view, **rest)

    patch.setattr(DiscordShowing, "show_hand", anywhere)


def penalty_duplicates_a_card(patch: pytest.MonkeyPatch) -> None:
    """Give a card as a penalty and leave it in the stock."""
    take = vars(enforcement)["take"]

    def twice(r: Any, seat: int, *rest: Any) -> Any:
        before = list(r.stock)
        taken = take(r, seat, *rest)
        r.stock += before[-1:]
        return taken

    patch.setattr(enforcement, "take", twice)


def chance_not_from_the_seed(patch: pytest.MonkeyPatch) -> None:
    """Deal from something else than what was promised."""
    numbers = count()
    patch.setattr(play, "match_seed", lambda *_: Random(next(numbers)).randbytes(32))


def window_stays_open(patch: pytest.MonkeyPatch) -> None:
    """Let somebody who was caught be caught again."""
    catch = vars(match)["catch"]

    def again(r: Any, seat: int, target: int, facts: Any) -> Any:
        uncalled = r.uncalled
        reason = catch(r, seat, target, facts)
        r.uncalled |= uncalled
        return reason

    patch.setattr(match, "catch", again)


def edit_before_the_answer(patch: pytest.MonkeyPatch) -> None:
    """Wait for the public message before the press is answered."""
    press = Answering.press

    async def late(self: Answering, reply: Any, answer: Answer, face: Any = None) -> None:
        if isinstance(answer, Done):
            outbox: Any = self.manager
            writers = outbox._parts.outbox._writers
            tasks = [task for name, task in writers.items() if name[0] == answer.table.id]
            await asyncio.gather(*tasks, return_exceptions=True)
        await press(self, reply, answer, face)

    patch.setattr(Answering, "press", late)


def no_turn_check(patch: pytest.MonkeyPatch) -> None:
    """Let anybody draw at any time."""
    refuse = vars(match)["refuse_draw"]

    def lenient(r: Any, seat: int) -> Reason | None:
        reason = refuse(r, seat)
        return None if reason is Reason.NOT_YOUR_TURN else reason

    patch.setattr(match, "refuse_draw", lenient)


def no_memory_of_presses(patch: pytest.MonkeyPatch) -> None:
    """Drop presses that come twice only by the database."""
    patch.setattr(Receipts, "take", lambda *_: True)


def no_stored_receipts(patch: pytest.MonkeyPatch) -> None:
    """Drop presses that come twice only by memory."""
    numbers, log = count(), Tables.log

    def unique(self: Tables, table: str, version: int, *, receipt: str, **rest: Any) -> bool:
        return log(self, table, version, receipt=f"{receipt}~{next(numbers)}", **rest)

    patch.setattr(Tables, "knows", lambda *_: False)
    patch.setattr(Tables, "log", unique)


def no_receipts(patch: pytest.MonkeyPatch) -> None:
    """Take every press as often as it comes."""
    no_memory_of_presses(patch)
    no_stored_receipts(patch)


def no_nonce(patch: pytest.MonkeyPatch) -> None:
    """Post without a nonce."""
    post = wire.post

    async def plain(client: Any, channel: int, message: Any, **_: Any) -> tuple[int, int]:
        return await post(client, channel, message, nonce=None)  # type: ignore[arg-type]

    patch.setattr(wire, "post", plain)


def deletion_not_noticed(patch: pytest.MonkeyPatch) -> None:
    """Do not hear that a message was deleted."""
    patch.setattr(Missed, "message_gone", _nothing)


def no_reconciling(patch: pytest.MonkeyPatch) -> None:
    """Do not look for what was missed when a session begins anew."""
    patch.setattr(Missed, "events_lost", _nothing)


def outbox_by_version(patch: pytest.MonkeyPatch) -> None:
    """Ask for a message by the version of its table instead of a counter of its own."""
    want = OutboxBook.want

    def versioned(self: OutboxBook, table: str, seat: int) -> int:
        want(self, table, seat)
        row = self._connection.execute(
            "UPDATE slots SET wanted = (SELECT version FROM tables WHERE id = table_id)"
            " WHERE table_id = ? AND seat = ? RETURNING wanted",
            (table, seat),
        ).fetchone()
        return int(row[0])

    patch.setattr(OutboxBook, "want", versioned)


def orphan_not_adopted(patch: pytest.MonkeyPatch) -> None:
    """Post under another nonce in each process, and do not look into channels: what the last one posted is not found."""
    began, post = Process.__init__, wire.post
    processes: list[Any] = []

    def begin(self: Process, *rest: Any, **more: Any) -> None:
        began(self, *rest, **more)
        processes.append(self.client)

    async def other(client: Any, channel: int, message: Any, *, nonce: str) -> tuple[int, int]:
        return await post(client, channel, message, nonce=f"{processes.index(client)}{nonce}")

    async def none_found(*_: object) -> tuple[()]:
        return ()

    patch.setattr(Process, "__init__", begin)
    patch.setattr(wire, "post", other)
    patch.setattr(DiscordShowing, "posted", none_found)


def message_not_noted(patch: pytest.MonkeyPatch) -> None:
    """Forget to store where a message was posted."""
    patch.setattr(OutboxBook, "posted", lambda *_: None)


def downtime_counts(patch: pytest.MonkeyPatch) -> None:
    """Let the players' clocks run on while the bot does not live."""
    patch.setattr(takeup, "move_clocks", lambda *_: {})


def jumps_count(patch: pytest.MonkeyPatch) -> None:
    """Take the machine's clock for the time, whatever it is set to."""
    patch.setattr(manager, "jumped", _nothing)


def clocks_go_off_twice(patch: pytest.MonkeyPatch) -> None:
    """Take a clock to its table twice, and do not look whether what runs there by then is about something else."""

    async def ring(self: Ringer, desk: Desk, kind: Kind, row: DeadlineRow) -> None:
        for _ in range(2):
            if kind in desk.clocks:
                await self._happen(desk, kind, self._parts.clock.now())

    patch.setattr(Ringer, "_ring", ring)


def a_hand_is_not_counted(patch: pytest.MonkeyPatch) -> None:
    """Give the winner of a round what the others hold, but for one of them."""
    worth = vars(scoring)["held"]

    def fewer(played: Any) -> dict[int, int]:
        points = worth(played)
        return {**points, max(points): 0}

    patch.setattr(contest, "held", fewer)


def server_not_missed(patch: pytest.MonkeyPatch) -> None:
    """Go on in a server that is out of reach."""
    patch.setattr(Places, "lost", _nothing)


def archive_not_known(patch: pytest.MonkeyPatch) -> None:
    """Take a thread in the archive for one where the bot may not write."""
    patch.setattr(failing, "Archived", KeyError)


def bans_not_heard(patch: pytest.MonkeyPatch) -> None:
    """Leave those who are banned from a server at its tables."""
    patch.setattr(Bans, "gone", _nothing)


def stops_at_once(patch: pytest.MonkeyPatch) -> None:
    """Leave without waiting for those who are being answered."""
    patch.setattr(LastCardClient, "finish", _nothing)
    patch.setattr(manager.GameManager, "stop", _nothing)


MUTANTS: Final[Mapping[str, Mutant]] = {
    mutant.__name__: mutant
    for mutant in (
        ok_before_commit,
        no_lock,
        no_stale_check,
        no_outbox,
        closed_hand_in_public,
        penalty_duplicates_a_card,
        chance_not_from_the_seed,
        window_stays_open,
        edit_before_the_answer,
        no_turn_check,
        no_memory_of_presses,
        no_stored_receipts,
        no_receipts,
        no_nonce,
        deletion_not_noticed,
        no_reconciling,
        outbox_by_version,
        orphan_not_adopted,
        message_not_noted,
        downtime_counts,
        jumps_count,
        clocks_go_off_twice,
        a_hand_is_not_counted,
        server_not_missed,
        archive_not_known,
        bans_not_heard,
        stops_at_once,
    )
}
"""Every safeguard that is taken away (FAILURES §1), by its name."""
