"""A whole match through the manager, with a real store and a Discord that only remembers."""

import pytest

from bot.engine.record import check, parse, replay
from bot.engine.shuffle import fingerprint
from bot.manager.ids import PersonId
from bot.manager.requests import NextRound
from bot.manager.terms import Terms
from bot.manager.views import EndReason, Stage
from tests.bot.manager.hall import AWA, Hall, done, turn_of

PACE = 3.0


async def play_on(hall: Hall, person: PersonId) -> None:
    """Do what has to be done next: a turn, the next round, or waiting for the computers."""
    view = await hall.view()
    if view.stage is Stage.BREAK:
        done(await hall.ask(NextRound, person))
    elif (line := turn_of(view)) is not None and line.person == person and await may_act(hall, person):
        done(await hall.act(person, await hall.some_move(person)))
    else:
        await hall.wait(PACE)


async def may_act(hall: Hall, person: PersonId) -> bool:
    return bool((await hall.hand(person)).view.actions)


@pytest.fixture
def terms() -> Terms:
    """The usual durations, with the grace for calls."""
    return Terms(fresh_press=100_000)


@pytest.mark.parametrize("misplay", ["catch", "reject"])
async def test_one_person_and_four_computers_play_to_the_champion(hall: Hall, misplay: str) -> None:
    await hall.seat([AWA], computers=4, misplay=misplay)
    promised = fingerprint((await hall.desk()).table.secret_of(1))
    for _ in range(5000):
        if (await hall.view()).stage is Stage.OVER:
            break
        await play_on(hall, AWA)
    view = await hall.view()
    assert view.ended is EndReason.CHAMPION
    assert len(view.winners) == 1
    text = await hall.manager.record(hall.table)
    assert text is not None
    assert replay(parse(text)).match.winners == view.winners
    checked = check(text)
    assert checked.fair
    assert (checked.proof.table, checked.proof.match, checked.proof.fingerprint) == (hall.table, 1, promised)
    # The opener's, and that of Start, which nobody could know when the secret was drawn.
    assert len(checked.proof.presses) == 2
    messages = hall.showing.table_messages()
    assert [message.view.generation for message in messages] == [view.generation]
