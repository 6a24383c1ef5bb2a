"""What has to hold when the network is healed: every table is shown as it is, once."""

import json
import math
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.manager.books import Books
from bot.manager.desks.desk import TABLE, Desk, Shown
from bot.manager.desks.keeper import load
from bot.manager.incoming.missed import SOON
from bot.manager.tables.choices import CardStyle
from bot.store.books import books
from bot.text.catalogue import quoting
from bot.ui.answers.languages import of_person, of_place
from bot.ui.connection.client import LastCardClient
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.pictures.emojis import IN_WORDS
from bot.ui.pictures.pictured import AnyOf, pictured
from tests.simulation.hub import Message
from tests.simulation.plan import HEALED

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

SHOWN = ("content", "embeds", "components")
TIME = re.compile(r"<t:(\d+):R>")
LAST_DEED = 120.0
"""Seconds within which somebody is forgotten who has asked for it."""
NEAR = 50
"""A shown time may be wrong by one part in so many of what is left: twice what one outage may leave."""
MARK = "\u26a0 "
"""Stands before what a press was refused for."""
LINK = re.compile(r"(https://discord\.com/channels/\d+/\d+)/\d+")


def whole(simulation: "Simulation") -> None:
    """Look at every table that lives."""
    process = simulation.process
    if process is None or not process.alive:
        simulation.watch.wrong("the bot does not live")
        return
    for (name,) in simulation.disk.execute("SELECT id FROM tables WHERE live = 1").fetchall():
        stored: Books = books(simulation.disk)
        fresh = load(stored, name)
        desk = process.manager._parts.keeper._desks.get(name) or fresh
        assert fresh is not None
        assert desk is not None
        # A table that nobody has asked for since the start is not in memory, and knows nobody's settings.
        desk.preferences = process.manager.preferences
        if desk.table != fresh.table:
            simulation.watch.wrong(f"table {name}: memory has another state than the database")
        _public(simulation, desk)
        for seat in desk.table.humans():
            _hand(simulation, desk, seat)
    _leftovers(simulation)


def _leftovers(simulation: "Simulation") -> None:
    """Check that no message has controls but the newest of each kind: none was forgotten, wherever a process died.

    Where somebody has taken no messages since, it is looked when he takes some again; in a thread that is in the archive
    nothing can be edited, so that what is known to be left waits there.
    """
    rows = simulation.disk.execute("SELECT table_id, message_id, suspected FROM slots").fetchall()
    kept = {message for _, message, _ in rows}
    known = {message for (message,) in simulation.disk.execute("SELECT message_id FROM leftovers").fetchall()}
    archived = simulation.hub.archived
    doubted = {table for table, message, suspected in rows if suspected and message is None}
    for message in simulation.hub.messages.values():
        waits = message.channel in archived and message.id in known
        bare = (
            message.deleted
            or message.ephemeral
            or not message.seen
            or waits
            or _is_forgotten(simulation, message)
        )
        if not bare and message.id not in kept and message.table not in doubted:
            simulation.watch.wrong(
                f"message {message.id} in channel {message.channel} still has its controls"
            )


def _is_forgotten(simulation: "Simulation", message: Message) -> bool:
    """Tell whether somebody has had it forgotten where he is written to, since a message was posted there."""
    asked = simulation.hub.forgotten.get(message.audience or 0)
    return asked is not None and message.at <= asked + LAST_DEED


def _public(simulation: "Simulation", desk: Desk) -> None:
    """Check that exactly one public message shows the table as it is."""
    locale = of_place(_client(simulation), desk.table.place)
    style = _client(simulation).manager.preferences.server(desk.table.place.guild_id).cards
    face = _styled(table_face(locale, desk.table_view()), style).message()
    there = [m for m in simulation.hub.in_channel[desk.table.place.channel_id] if not m.deleted]
    now = [
        message
        for message in there
        if message.audience is None and _shows(message, face, now=_now(simulation))
    ]
    slot = desk.message(TABLE)
    if desk.table.place.channel_id in simulation.hub.gone:
        return
    if len(now) != 1 and not _waits_for_a_touch(simulation, desk, slot):
        simulation.watch.wrong(f"table {desk.table.id}: {len(now)} messages show it as it is; {slot}")


def _waits_for_a_touch(simulation: "Simulation", desk: Desk, slot: Shown) -> bool:
    """Tell whether a message was deleted, perhaps unheard, at a table where no time presses: `/table show` helps there."""
    # When it was last looked, as much as this was left that is over now.
    soon = _now(simulation) + SOON - HEALED
    message = simulation.hub.messages.get(slot.message.message_id) if slot.message else None
    gone = message is not None and message.deleted
    return gone and all(clock.due > soon for clock in desk.clocks.values())


def _hand(simulation: "Simulation", desk: Desk, seat: int) -> None:
    """Check that a hand message shows the hand as it is; it may ask which suit or which cards instead.

    With one card it rests some time after it was played from; no process after that one knows whether it does.
    """
    view, slot = desk.hand_view(seat), desk.message(seat)
    if view is None or slot.closed:
        return
    views = [view, replace(view, rests=True)] if desk.speaks(seat) else [view]
    client = _client(simulation)
    locale = quoting(of_person(client, view.owner), of_place(client, view.place))
    style = client.manager.preferences.person(view.owner).own_cards
    faces = [_styled(hand_face(locale, each), style).message_for(view.owner) for each in views]
    direct = simulation.hub.in_channel[simulation.hub.direct(view.owner)]
    there = [m for m in direct if not m.deleted and not m.ephemeral]
    now = [m for m in there if any(_current(m, face, desk, seat, _now(simulation)) for face in faces)]
    # An older one that looks the same does no harm where it has no controls, as a hand that rests.
    now = [m for m in now if m.seen or (slot.message is not None and m.id == slot.message.message_id)]
    if len(now) != 1:
        simulation.watch.wrong(
            f"table {desk.table.id}, seat {seat}: {len(now)} messages show the hand as it is; {slot}"
        )


def _styled(face: AnyOf, style: CardStyle) -> AnyOf:
    """Return a face with cards as they are wanted: there are no emojis to show them by."""
    return pictured(face, IN_WORDS) if style is CardStyle.WORDS else face


def _client(simulation: "Simulation") -> LastCardClient:
    assert simulation.process is not None
    return simulation.process.client


def _now(simulation: "Simulation") -> float:
    return simulation.world.epoch + simulation.world.skew


def _current(message: Message, face: dict[str, Any], desk: Desk, seat: int, now: float) -> bool:
    if _shows(message, face, now=now) or _shows(message, face, noted=True, now=now):
        return True
    controls = [one.control for one in message.seen]
    stamps = [one.stamp for one in controls if one.table == desk.table.id and one.stamp]
    number = desk.table.chairs[seat].number
    return bool(stamps) and all(stamp.kind == "h" and stamp.number == number for stamp in stamps)


def _shows(message: Message, face: dict[str, Any], *, noted: bool = False, now: float = math.inf) -> bool:
    """Tell whether a message shows a face; with `noted`, under a line that says why a press was refused.

    The line may say what stands below already, which is marked there then. Times that are far from `now` may be a
    little wrong: a message is not drawn anew for that.
    """
    shows = message.shows
    if noted:
        words = shows.get("content") or ""
        _, _, below = words.partition("\n")
        if _unmarked(words) == _unmarked(face.get("content") or ""):
            below = face["content"]
        shows = {**shows, "content": below}
    seen, wanted = _plain(shows), _plain(face)
    times = zip(TIME.findall(seen), TIME.findall(wanted), strict=False)
    near = all(abs(int(one) - int(other)) * NEAR <= max(int(other) - now, 0) for one, other in times)
    return near and TIME.sub("time", seen) == TIME.sub("time", wanted)


def _unmarked(words: str) -> str:
    return words.replace(MARK, "")


def _plain(shows: dict[str, Any]) -> str:
    """Return what is seen, whichever message of its channel the link to the table leads to.

    A hand is not drawn anew for that. The channel stays: it tells the tables of a person apart.
    """
    return LINK.sub(r"\1", json.dumps([shows.get(key) or None for key in SHOWN]))
