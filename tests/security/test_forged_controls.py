"""Controls that nobody has drawn: whatever stands in a custom id grants nothing, and breaks nothing."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.manager.answers import Known, Refused
from bot.manager.ids import PersonId, Stamp, StampKind, TableId
from bot.manager.tables.decide import stamp_number
from bot.manager.tables.sound import check
from bot.manager.tables.table import Table
from bot.manager.terms import Terms
from bot.ui.answers.asking import STAMPED, request_of, well_stamped
from bot.ui.messages.controls import Control, read
from bot.ui.messages.verbs import Verb
from tests.bot.manager.hall import AWA, BINTA, CHIDI, Hall
from tests.security.world import answer, cards_in, world

PRESENT = -1
"""Stands for the number a stamp has just now."""

arguments = st.sampled_from(
    ["0", "1", "7", "46", "53", "54", "111", "112", "999", "6-1", "6-0123456789abcdef", "46-00", "H", "C", "-", "X",
     "game", "own", "server", "me", "hand_size", "gambian", "__", "9" * 24]
)  # fmt: skip
forged = st.tuples(
    st.sampled_from([AWA, BINTA, CHIDI]),
    st.sampled_from(["", "another", "_"]),
    st.sampled_from(Verb),
    st.none()
    | st.tuples(st.sampled_from(StampKind), st.sampled_from([PRESENT, PRESENT, 0, 1, 2, 3, 999_999_999])),
    st.lists(arguments, max_size=3).map(tuple),
)


def stamped(table: Table, person: PersonId, asked: tuple[StampKind, int] | None) -> Stamp | None:
    """Return a stamp with a number that was made up, or with the one that holds."""
    if asked is None:
        return None
    kind, number = asked
    present = stamp_number(table, kind, table.seat_of(person))
    return Stamp(kind, (present or 0) if number == PRESENT else number)


async def press_all(
    presses: list[tuple[PersonId, str, Verb, tuple[StampKind, int] | None, tuple[str, ...]]], misplay: str
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder, "last-card.sqlite3"), Terms(call_grace=0, fresh_press=1e6))
        await hall.open()
        try:
            await hall.seat([AWA, BINTA], misplay=misplay)
            for person, other, verb, stamp, given_arguments in presses:
                table = (await hall.desk()).table
                name = TableId(other or table.id)
                await press(hall, person, Control(name, verb, stamped(table, person, stamp), given_arguments))
        finally:
            await hall.close()


async def press(hall: Hall, person: PersonId, control: Control) -> None:
    """Press a control as the router would take it, and look at what has become of the table."""
    assert read(control.custom_id) == control
    before = (await hall.desk()).table
    request = request_of(hall.asker(person), control, Verb(control.verb))
    if request is None or not well_stamped(control, Verb(control.verb)):
        return
    said = await hall.manager.handle(request)
    assert not isinstance(said, Known)
    await hall.settle()
    after = (await hall.desk()).table
    assert not after.frozen
    if after.match is not None:
        check(after.match)
    if isinstance(said, Refused):
        assert said.reason != "failed", control
        assert said.said or before.match is after.match, control
    if control.table != before.id or outdated(before, person, control):
        assert after == before, control
    if person == CHIDI:
        assert after.match is before.match, control
        assert (after.host, after.chairs, after.motion) == (before.host, before.chairs, before.motion)


def outdated(table: Table, person: PersonId, control: Control) -> bool:
    """Tell whether a control is about what is not there any more."""
    stamp = control.stamp
    return stamp is not None and stamp.number != stamp_number(table, stamp.kind, table.seat_of(person))


@pytest.mark.parametrize("misplay", ["catch", "reject"])
def test_whatever_is_forged_the_table_stays_sound_and_strangers_change_nothing(misplay: str) -> None:
    @settings(max_examples=30)
    @given(st.lists(forged, min_size=20, max_size=60))
    def hold(
        presses: list[tuple[PersonId, str, Verb, tuple[StampKind, int] | None, tuple[str, ...]]],
    ) -> None:
        asyncio.run(press_all(presses, misplay))

    hold()


def mutated(random: Random, custom_id: str) -> str:
    """Return a custom id with a few letters changed."""
    letters = list(custom_id)
    changes: list[Callable[[int], object]] = [
        lambda place: letters.insert(place, random.choice("0:9-_aZ\u00e9 ")),
        lambda place: letters.pop(place) if letters else None,
        lambda place: letters.reverse() if place == 0 else letters.append(letters[-1]),
    ]
    for _ in range(random.randint(1, 3)):
        random.choice(changes)(random.randrange(len(letters)) if letters else 0)
    return "".join(letters)[:100] or "x"


async def test_whatever_is_pressed_is_answered_in_private_without_the_hand_of_another(tmp_path: Path) -> None:
    random = Random(8)
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        hand = await here.manager.hand(server.table, PersonId(server.host.id))
        assert hand is not None
        names = ["0", "1", str(hand.view.hand[0]), "H", "-", "server", "hand_size"]
        for number in range(140):
            verb, table = random.choice(list(Verb)), random.choice((server.table, "_", "another"))
            kind = random.choice([None, *STAMPED.get(verb, ())])
            stamp = None if kind is None else Stamp(kind, random.choice((1, 2, 3, 1001)))
            control = Control(TableId(table), verb, stamp, tuple(random.sample(names, random.randint(0, 2))))
            custom_id = control.custom_id if number % 3 else mutated(random, control.custom_id)
            person = random.choice((server.guest, server.bystander))
            values = random.choice(((), ("5",), ("gambian",), ("on",)))
            said = answer(await here.forge(person, here.message(server), custom_id, *values))
            mine = {*await here.hand(server, server.guest)} if person is server.guest else set()
            hidden = tuple(card for card in await here.hand(server, server.host) if card not in mine)
            public = (await here.manager.table(server.table)).public.top  # type: ignore[union-attr]
            assert not cards_in(said, tuple(card for card in hidden if card != public)), custom_id
            assert "(error " not in said, custom_id
