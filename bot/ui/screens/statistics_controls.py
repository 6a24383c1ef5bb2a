"""The custom ids of what stands under statistics: one strict grammar, beside those of tables and leagues.

    lcs:VERB:ARGUMENT…

They say what is looked at, not where: that is the server the press comes from.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine.rules import variants
from bot.manager.ids import LeagueId, PersonId
from bot.manager.records.statistics import Period, Wanted

MARK: Final = "lcs:"
"""What every custom id under statistics begins with."""
ALL: Final = "all"
"""Stands for all games."""
_NONE: Final = "-"
_PERSON: Final = re.compile(rf"{MARK}person:(?P<person>[0-9]{{1,20}}):(?P<variant>[a-z_]{{1,24}})", re.ASCII)
_BOARD: Final = re.compile(
    rf"{MARK}(?P<verb>board|post):(?P<variant>[a-z_]{{1,24}}):(?P<period>[a-z]{{1,12}})"
    r":(?P<league>[0-9A-Za-z_\-]{1,32}):(?P<page>[0-9]{1,5})",
    re.ASCII,
)


class BoardVerb(StrEnum):
    """What a press under a leaderboard asks for: a page, or to have it posted for everybody."""

    PAGE = "board"
    POST = "post"


@dataclass(frozen=True, slots=True)
class PersonControl:
    """Has the statistics of a person posted for everybody; `variant` None is all games."""

    person: PersonId
    variant: str | None

    @property
    def custom_id(self) -> str:
        """Return the control as it stands in a message."""
        return f"{MARK}person:{self.person}:{self.variant or ALL}"


@dataclass(frozen=True, slots=True)
class BoardControl:
    """Shows a page of a leaderboard."""

    verb: BoardVerb
    wanted: Wanted
    page: int

    @property
    def custom_id(self) -> str:
        """Return the control as it stands in a message."""
        wanted = self.wanted
        what = (wanted.variant or ALL, wanted.period.name.lower(), wanted.league or _NONE, str(self.page))
        return f"{MARK}{self.verb}:" + ":".join(what)


def read_statistics(custom_id: str, guild_id: int) -> PersonControl | BoardControl | None:
    """Read a custom id that was pressed on a server; None for everything the grammar does not know."""
    person = _PERSON.fullmatch(custom_id)
    if person is not None and _is_game(person["variant"]):
        return PersonControl(PersonId(int(person["person"])), _game(person["variant"]))
    board = _BOARD.fullmatch(custom_id)
    if board is None or not _is_game(board["variant"]) or board["period"].upper() not in Period.__members__:
        return None
    league = None if board["league"] == _NONE else LeagueId(board["league"])
    wanted = Wanted(guild_id, _game(board["variant"]), Period[board["period"].upper()], league)
    return BoardControl(BoardVerb(board["verb"]), wanted, int(board["page"]))


def _is_game(name: str) -> bool:
    return name == ALL or any(variant.name == name for variant in variants())


def _game(name: str) -> str | None:
    return None if name == ALL else name
