"""The custom ids of what stands on messages about leagues: one strict grammar, beside that of tables.

    lcl:LEAGUE:VERB[:ARGUMENT…]

Nothing in a custom id grants a right: who pressed, and where, is for the manager to check.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.manager.ids import DraftId, LeagueId
from bot.ui.messages.controls import LONGEST_CUSTOM_ID

MARK: Final = "lcl:"
"""What every custom id about a league begins with."""
NO_LEAGUE: Final = LeagueId("0")
"""Stands in the controls of a league that is not there yet."""

_SHAPE = re.compile(
    rf"{MARK}(?P<league>[0-9A-Za-z_]{{1,32}})"
    r":(?P<verb>[a-z][a-z_]{0,19})"
    r"(?P<arguments>(?::[0-9A-Za-z_\-]{1,24}){0,6})",
    re.ASCII,
)


class LeagueVerb(StrEnum):
    """What a press on a message about a league asks for."""

    ENTER = "enter"
    LEAVE = "leave"
    CHECK_IN = "check_in"
    STANDINGS = "standings"
    STAGES = "stages"
    PICTURE = "picture"
    ENTRANTS = "entrants"
    LOG = "log"
    RULES = "rules"
    RESULT = "result"
    SURE = "sure"
    END = "end"
    FORM = "form"
    OPTIONS = "options"
    OPTION = "option"
    POINTS = "points"
    CREATE = "create"


@dataclass(frozen=True, slots=True)
class LeagueControl:
    """A button or menu on a message about a league."""

    league: LeagueId
    verb: LeagueVerb
    arguments: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """Return the control as it stands in a message."""
        return MARK + ":".join((self.league, self.verb, *self.arguments))


def of_draft(verb: LeagueVerb, draft: DraftId, *arguments: str) -> str:
    """Return the custom id of a control on the form of a league that is not there yet."""
    return LeagueControl(NO_LEAGUE, verb, (draft, *arguments)).custom_id


def read_league(custom_id: str) -> LeagueControl | None:
    """Read a custom id, inverse to `LeagueControl.custom_id`; None for everything the grammar does not know."""
    found = _SHAPE.fullmatch(custom_id)
    if found is None or len(custom_id) > LONGEST_CUSTOM_ID or found["verb"] not in list(LeagueVerb):
        return None
    arguments = tuple(found["arguments"].split(":")[1:])
    return LeagueControl(LeagueId(found["league"]), LeagueVerb(found["verb"]), arguments)
