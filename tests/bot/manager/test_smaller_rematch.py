"""A rematch of fewer: others sit where somebody sat before, and what was still being written then."""

import pytest

from bot.manager.errors import TryLater
from bot.manager.ids import MessageRef, PersonId
from bot.manager.requests import LeaveSeat, Rematch, ShowHand
from bot.manager.views import HandView, Stage
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall, done


async def test_a_hand_that_waits_to_be_written_does_not_trouble_a_rematch_of_fewer(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    hall.showing.trouble = [TryLater(hall.terms.rematch_time + 30)] * 4
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(Rematch, BINTA))
    await hall.wait(hall.terms.rematch_time + 31)
    assert len((await hall.view()).seats) == 2
    for _ in range(3):
        done(await hall.move())


async def test_a_hand_that_was_being_posted_is_not_taken_for_that_of_who_sits_there_now(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    await hall.win()
    done(await hall.ask(Rematch, BINTA))
    show_hand = hall.showing.show_hand
    late: list[MessageRef] = []

    async def slow(
        person: PersonId, ref: MessageRef | None, view: HandView, *, nonce: str, channel: int | None = None
    ) -> MessageRef:
        if ref is None and not late:
            late.append(await show_hand(person, ref, view, nonce=nonce, channel=channel))
            for kind, asker in ((LeaveSeat, AWA), (Rematch, CHIDI)):
                done(await hall.manager.handle(kind(asker=hall.asker(asker), table=hall.table)))
            return late[0]
        return await show_hand(person, ref, view, nonce=nonce, channel=channel)

    monkeypatch.setattr(hall.showing, "show_hand", slow)
    old = hall.showing.hand_of(AWA).ref
    hall.showing.delete(old)
    await hall.manager.message_gone(old.channel_id, old.message_id)
    await hall.settle()
    view = await hall.view()
    assert (view.stage, [line.person for line in view.seats]) == (Stage.PLAYING, [BINTA, CHIDI])
    assert hall.showing.messages[late[0]].retired
    assert set(hall.showing.channels_known[-2:]) == {1000 + BINTA, 1000 + CHIDI}
    known = await hall.database.read(
        lambda books: [books.direct.of(person) for person in (AWA, BINTA, CHIDI)]
    )
    assert [row and row.channel_id for row in known] == [1000 + AWA, 1000 + BINTA, 1000 + CHIDI]


async def test_an_edit_that_failed_after_a_rematch_of_fewer_changes_nothing(hall: Hall) -> None:
    await hall.seat([AWA, BINTA, CHIDI], misplay="reject")
    pressed = hall.showing.hand_of(CHIDI).ref
    await hall.wait(1)
    answer = done(await hall.ask(ShowHand, CHIDI, pressed=pressed))
    assert answer.edit is not None
    await hall.win()
    done(await hall.ask(Rematch, AWA))
    done(await hall.ask(LeaveSeat, CHIDI))
    done(await hall.ask(Rematch, BINTA))
    await hall.manager.shown(answer.edit, done=False)
    await hall.wait(2)
    assert len((await hall.view()).seats) == 2
    for _ in range(3):
        done(await hall.move())
