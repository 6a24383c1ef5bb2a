"""What people were told: every interaction with the answer it got, read from the requests the bot has made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from simcord.components import walk_components

from bot.text.catalogue import say
from bot.text.refusals import refusal
from bot.ui.messages.controls import Control, read
from bot.ui.messages.verbs import Verb
from sandbox.world import Press

from .room import Room

MESSAGE, THINK, KEEP, UPDATE = 4, 5, 6, 7
"""Kinds of first answers to an interaction."""

ON_THE_HAND = frozenset({Verb.PLAY, Verb.PICK, Verb.DRAW, Verb.PASS, Verb.NAME})
"""Controls of a hand that move its number on when they act."""
AT_THE_TABLE = frozenset(
    {Verb.JOIN, Verb.LEAVE, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.START, Verb.NEXT, Verb.REMATCH}
)
"""Controls of the table message that are answered by an edit of it when they act."""

MOVED_ON = refusal("en", "moved_on")
OPENED = say("en", "done-opened")


class Told(StrEnum):
    """What an answer says."""

    OK = "ok"
    NO = "no"
    LOOK = "look"
    """Something was shown, or it is not to be seen whether it happened: nothing is promised."""
    SILENT = "silent"
    """Acknowledged without a word."""


@dataclass
class Sent:
    """An interaction that was sent off, and what it was answered; `process` is the one it was handed to, 0 for none."""

    id: str
    control: Control | None
    command: str
    private: bool
    process: int
    told: Told | None = None
    words: str = ""


class Hearing:
    """Collects what was sent, and hears what was said to it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._read = 0
        self._later: list[str] = []
        self._answers: dict[str, Any] = {}
        self.sent: dict[str, Sent] = {}
        self.problems: list[str] = []

    def send(self, press: Press, *, custom_id: str = "", command: str = "") -> None:
        """Notes an interaction that is on its way."""
        private = press.record.guild_id is None or self._is_ephemeral(press.record.source_message_id)
        process = self._room.bot.starts if self._room.world.bot_online else 0
        number = str(press.record.id)
        self.sent[number] = Sent(number, read(custom_id), command, private, process)

    def _is_ephemeral(self, message: int | None) -> bool:
        return message is not None and self._room.world.message(message).is_ephemeral

    def on_their_way(self) -> set[str]:
        """Returns the interactions that the present process was handed, and whose answer has not come back."""
        process = self._room.bot.starts
        return {
            number for number in map(str, self._room.world.presses) if self.sent[number].process == process
        }

    def listen(self) -> None:
        """Takes in what the bot has answered since the last time."""
        for entry in self._new():
            self.problems += [f"{entry.method} {entry.route}: {problem}" for problem in entry.problems]
            parts = entry.path.strip("/").split("/")
            if parts[0] == "webhooks" and entry.status == 200:
                self._later.append(str((entry.body or {}).get("content") or ""))
            sent = self.sent.get(parts[1]) if parts[0] == "interactions" else None
            if sent is not None:
                self._compare(sent, entry.body)
            if sent is not None and sent.told is None and self._arrived(sent, entry.status):
                sent.told = meaning(sent, entry.body)
                sent.words = str((entry.body.get("data") or {}).get("content") or "")

    def _compare(self, sent: Sent, body: dict[str, Any]) -> None:
        """Note a press that was handled twice: it acts, and its second answer is another than the first.

        One that comes a second time is acknowledged without a word; an answer that was lost is sent again as it was.
        """
        acts = sent.control is not None and sent.control.verb in ON_THE_HAND | AT_THE_TABLE
        first = self._answers.setdefault(sent.id, body)
        if acts and body != first and int(body["type"]) != KEEP:
            self.problems.append(f"interaction {sent.id} was handled twice: answered {body} after {first}")

    def _arrived(self, sent: Sent, status: int) -> bool:
        """Tells whether an answer was seen: what the bot hears as a failure may have had its effect before."""
        record = self._room.world.model.interactions.get(int(sent.id))
        return status // 100 == 2 or (status >= 500 and record is not None and record.responded)

    def heard(self, words: str) -> int:
        """Returns how many answers began with some words, those included that were put off."""
        first = [sent.words for sent in self.sent.values()]
        return sum(said.startswith(words) for said in (*first, *self._later))

    def _new(self) -> Iterator[Any]:
        log = self._room.stage.sandbox.rest.log
        fresh = [entry for entry in log if entry.n > self._read]
        self._read = max((entry.n for entry in fresh), default=self._read)
        yield from fresh


def meaning(sent: Sent, body: dict[str, Any]) -> Told:
    """Returns what a first answer says to whoever sent an interaction."""
    kind, data = int(body["type"]), body.get("data") or {}
    content = str(data.get("content") or "")
    if kind in (KEEP, THINK):
        return Told.SILENT
    if sent.control is None:
        return Told.OK if sent.command == "table new" and content.startswith(OPENED) else Told.LOOK
    verb = sent.control.verb
    if verb in AT_THE_TABLE and not sent.private:
        return Told.OK if kind == UPDATE else Told.NO
    return _about_the_hand(sent.control, kind, data) if verb in ON_THE_HAND else Told.LOOK


def _about_the_hand(control: Control, kind: int, data: dict[str, Any]) -> Told:
    """Returns what the answer to a play, a draw and the like says: the number on the hand tells whether it acted."""
    shown = _controls(data)
    numbers = [one.stamp.number for one in shown if one.stamp is not None and one.stamp.kind == "h"]
    if str(data.get("content") or "").startswith(MOVED_ON):
        return Told.NO
    if kind == UPDATE and numbers and control.stamp is not None and max(numbers) > control.stamp.number:
        return Told.OK
    verbs = {one.verb for one in shown}
    asks_more = Verb.PICK in verbs or (bool(verbs) and Verb.DRAW not in verbs)
    return Told.LOOK if asks_more or (kind == UPDATE and not numbers) else Told.NO


def _controls(data: dict[str, Any]) -> list[Control]:
    found = (read(str(item.get("custom_id", ""))) for item in walk_components(data.get("components") or []))
    return [control for control in found if control is not None]
