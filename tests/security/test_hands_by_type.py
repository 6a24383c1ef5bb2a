"""A hand can be given to nobody but its owner: the types refuse it, and so does the program where types are not asked.

`make check` runs mypy on this file. Where a line stops being refused by the types, its `type: ignore` is one too many,
and that is an error.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from bot.engine.cards import CARDS, Card
from bot.engine.events import Event
from bot.engine.view import SeatView
from bot.manager.answers import Done, HandOver
from bot.manager.ids import MessageRef, PersonId, Slot
from bot.manager.views import HandView, Notice, TableView
from bot.ui.answers.answering import Answering
from bot.ui.answers.private import Reply
from bot.ui.messages.controls import Control
from bot.ui.messages.face import Face
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.screens.picking import picking_face, suit_face
from bot.ui.showing.messages import DiscordShowing
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import Stage, stage
from tests.bot.ui.views import PLACE, TABLE, dealt, hand_view, holding, table_view
from tests.security.world import world

REF = MessageRef(222, 333)


async def refused_by_the_types(reply: Reply, showing: DiscordShowing, hand: HandView) -> None:
    """Hold what mypy has to refuse; it is never run."""
    await showing.show_table(PLACE, REF, hand, nonce="n")  # type: ignore[arg-type]
    table_face("en", hand)  # type: ignore[arg-type]
    await reply.edit(hand_face("en", hand))  # type: ignore[arg-type]
    await reply.edit(suit_face("en", hand, CARDS[0]))  # type: ignore[arg-type]
    await reply.edit(picking_face("en", hand, (CARDS[0],)))  # type: ignore[arg-type]
    hand_face("en", hand).message()  # type: ignore[attr-defined]
    face: Face = hand_face("en", hand)  # type: ignore[assignment]
    await reply.edit(face)
    await showing.tell(PLACE, (), hand)  # type: ignore[arg-type]
    Notice("kicked", {"who": hand})  # type: ignore[dict-item]


def parts(kind: Any, *above: Any) -> Iterator[tuple[str, Any]]:
    """Yield every field that hangs on a type, by its name and the types in it."""
    if kind in above:
        return
    if is_dataclass(kind):
        for name, hint in get_type_hints(kind, vars(typing)).items():
            if name in {field.name for field in fields(kind)}:
                yield f"{getattr(kind, '__name__', kind)}.{name}", hint
                yield from parts(hint, *above, kind)
    for argument in get_args(kind):
        yield from parts(argument, *above, kind)


def of_cards(hint: Any) -> bool:
    """Tell whether a field holds cards."""
    if get_origin(hint) in {Union, UnionType, tuple}:
        return any(map(of_cards, get_args(hint)))
    return hint is Card


def of_events() -> set[str]:
    """Return the fields of events that hold cards."""
    return {name for kind in get_args(Event) for name, hint in parts(kind) if of_cards(hint)}


def test_what_everybody_sees_has_no_field_for_a_card_of_a_hand() -> None:
    found = {name for name, hint in parts(TableView) if of_cards(hint)}
    assert found - of_events() == {"PublicView.laid", "PublicView.top"}
    kinds = {hint for _, hint in parts(TableView)}
    assert not {SeatView, HandView} & kinds


def test_cards_stand_in_events_that_lay_them_open_and_in_no_others() -> None:
    """What is drawn, dealt or shuffled is in none for the public: tests/bot/engine/test_view.py."""
    assert of_events() == {
        "Buried.card",
        "Count.cards",
        "Dealt.cards",
        "Drew.cards",
        "Played.cards",
        "Refilled.cards",
        "TakenBack.cards",
        "Turned.card",
    }


def test_a_hand_has_no_form_for_everybody() -> None:
    match, events = dealt()
    view = hand_view(match, 1, events)
    for face in (
        hand_face("en", view),
        suit_face("en", view, CARDS[6]),
        picking_face("en", view, (CARDS[6],)),
    ):
        assert not isinstance(face, Face)
        assert not hasattr(face, "message")
        assert face.owner == view.owner
        assert face.message_for(view.owner)["components"]
        with pytest.raises(ValueError, match="to its owner only"):
            face.message_for(PersonId(view.owner + 1))


def test_a_hand_in_a_log_is_a_name_and_no_card() -> None:
    match, events = dealt()
    view = holding(hand_view(match, 1, events), CARDS[:1])
    hand = hand_face("en", view)
    assert repr(hand) == repr(hand.noting("x")) == f"HandFace(owner={view.owner})"
    for written in (repr(view), repr(Done(table_view(match, events), view))):
        assert "SeatView(" in written
        assert not [name for name in (" hand=(", " plays=", " actions=(", " newest=") if name in written]


async def test_a_table_in_a_log_tells_no_secret_no_hand_and_no_plan(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.open(server)
        await server.host.click(here.message(server), label="Add computer")
        await server.host.click(here.message(server), label="Start")
        table = await here.state(server.table)
        written = repr(table)
        assert table.secret.hex() not in written
        assert repr(table.secret) not in written
        assert not re.search(r" (?:secret|planned|hands?|stock)=[^S]", written)


async def replies(here: Stage, label: str) -> Reply:
    """Return the reply of a press on the table message."""
    await here.people[1].click(await here.table_message(), label=label)
    return seen[-1]


seen: list[Reply] = []


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember every reply."""
    made = Reply.__init__

    def remember(self: Reply, *given: Any) -> None:
        made(self, *given)
        seen.append(self)

    seen.clear()
    monkeypatch.setattr(Reply, "__init__", remember)


async def test_a_message_others_see_takes_no_hand_and_nobody_takes_anothers() -> None:
    async with stage(playing()) as here:
        reply = await replies(here, "Draw")
        own, other = (here.manager.hands[PersonId(here.people[number].id)] for number in (1, 2))
        with pytest.raises(ValueError, match="others see this message"):
            await reply.edit_private(hand_face("en", own))
        with pytest.raises(ValueError, match="to its owner only"):
            await reply.private(hand_face("en", other))
        with pytest.raises(ValueError, match="to its owner only"):
            await here.showing.show_hand(own.owner, None, other, nonce="n")


async def test_a_public_message_that_is_handed_over_for_a_hand_stays_as_it_is() -> None:
    """Not by any press there is: a mistake in the manager would have to answer like this."""
    manager = playing()
    async with stage(manager) as here:
        reply, before = await replies(here, "Draw"), here.newest(here.channel).content
        hand = manager.hands[PersonId(here.people[1].id)]
        answer = Done(manager.view, hand, edit=HandOver(Slot(TABLE, hand.seat), 1))
        with pytest.raises(ValueError, match="others see this message"):
            await Answering(manager).press(reply, answer, suit_face("en", hand, CARDS[6]))
        assert here.newest(here.channel).content == before


def test_controls_of_the_public_message_name_no_card() -> None:
    """Custom ids can be read by everybody: those of a table name what they do, and no more."""
    match, events = dealt()
    face = table_face("en", table_view(match, events))
    written = [item["custom_id"] for row in face.message()["components"] for item in row["components"]]
    assert written
    assert all(custom_id.count(":") == Control(TABLE, "x").custom_id.count(":") for custom_id in written)
