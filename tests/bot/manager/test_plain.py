"""What is stored is read again as it was."""

import json

import pytest

from bot.engine.actions import Action, Call, Catch, Deal, Draw, Leave, Name, Pass, Play, Settle
from bot.engine.cards import Suit, parse_card
from bot.engine.events import Count, Drew, Event, RoundEnd, RoundEnded, Why
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.plain import from_plain, to_plain
from bot.manager.tables.shelf import SCHEMA, read, read_actions, written, written_actions
from bot.manager.tables.table import Chair, Planned, Table
from bot.manager.views import EndReason, Notice

CARD = parse_card("8H")


@pytest.mark.parametrize(
    "event",
    [
        Drew(1, (CARD,), 1, Why.OWED),
        RoundEnded(2, RoundEnd.ARREST, None, (Count(0, (CARD,), 32), Count(1, (), 0))),
    ],
)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    assert from_plain(type(event), to_plain(event)) == event


def test_actions_are_read_as_they_were_written() -> None:
    actions: tuple[Action, ...] = (
        Deal(),
        Deal(1, 5, (CARD,)),
        Play(0, (CARD,), Suit.S),
        Play(0, (CARD,)),
        Draw(1),
        Pass(2),
        Call(0),
        Catch(0, 1),
        Settle(),
        Name(1, Suit.C),
        Leave(0),
    )
    assert read_actions(written_actions(actions)) == actions


def test_a_table_is_read_as_it_was_written() -> None:
    chairs = (
        Chair("Awa", person=PersonId(1), notice=Notice("refused_reaction", {"reason": "wait"})),
        Chair("Computer 1", strength="easy", missed=1),
    )
    table = Table(
        id=TableId("t"),
        place=Place(1, 2),
        variant="gambian",
        secret=b"\x00\xff",
        options=(("hand_size", "5"),),
        chairs=chairs,
        presses=(1, 2),
        recent=(Drew(1, (), 2, Why.CAUGHT),),
        planned=(Planned(Catch(1, 0), 5.5, 3),),
        ended=EndReason.ENDED,
    )
    assert read(1, written(table)) == table


def test_a_table_of_the_first_schema_has_no_clock_of_its_own() -> None:
    table = Table(id=TableId("t"), place=Place(1, 2), variant="gambian", secret=b"s")
    plain = json.loads(written(table))
    del plain["table"]["turn_clock"], plain["table"]["reactions"]
    assert read(1, json.dumps(plain)) == table
    assert (table.turn_clock, table.reactions) == (None, True)


def test_a_table_of_another_schema_is_not_read() -> None:
    with pytest.raises(ValueError, match=f"schema {SCHEMA + 1}"):
        read(SCHEMA + 1, "{}")


def test_what_is_no_value_has_no_plain_form() -> None:
    with pytest.raises(TypeError, match="object"):
        to_plain(object())
