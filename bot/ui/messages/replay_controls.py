"""What the controls of a replay say: which match, at which step, seen by whom. They hold for ever: such a match does not change.

    lc:TABLE:-:replay[:MATCH[:STEP:EYES]]

STEP is a letter, so that no two controls of a message are the same, and a number; EYES a seat's number, or `all`.
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.engine.actions import Seat
from bot.manager.ids import TableId
from bot.text.catalogue import say
from bot.ui.messages.controls import Control, whole
from bot.ui.messages.face import Button
from bot.ui.messages.verbs import Verb

ALL: Final = "all"
"""Stands for who sees all hands."""

_STEP: Final = re.compile(r"[a-z]([0-9]{1,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a replay is: the number of the match, None for the newest of its table; the step; the seat it is seen from, None for all hands."""

    number: int | None
    step: int = 0
    eyes: Seat | None = None

    def control(self, table: TableId, letter: str) -> Control:
        """Return the control that leads here."""
        eyes = ALL if self.eyes is None else str(self.eyes)
        return Control(table, Verb.REPLAY, None, (str(self.number), f"{letter}{self.step}", eyes))


def read_spot(control: Control, value: str | None = None) -> Spot:
    """Read where a control, and what was chosen from it if it is a menu, leads; what makes no sense leads to the beginning and shows all."""
    number, step, eyes = (*control.arguments, "", "", "")[:3]
    stepped = _STEP.fullmatch(step)
    return Spot(
        whole(number),
        0 if stepped is None else int(stepped[1]),
        whole(eyes if value is None else value),
    )


def replay_button(locale: str, table: TableId, number: int) -> Button:
    """Return the button that shows a match of a table from its beginning."""
    return Button(say(locale, "button-replay"), Control(table, Verb.REPLAY, None, (str(number),)).custom_id)


def review_button(locale: str, table: TableId, number: int) -> Button:
    """Return the button that asks what the strong player would have done in a match."""
    return Button(say(locale, "button-review"), Control(table, Verb.REVIEW, None, (str(number),)).custom_id)
