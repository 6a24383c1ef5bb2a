"""What is shown of a league, and what comes back to those who ask something of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.league.terms import EntrantId
from bot.manager.competition import Competition
from bot.manager.ids import MessageRef


@dataclass(frozen=True, slots=True)
class LeagueView:
    """Everything the message of a league shows: nothing about a league is hidden but the seed of its lots.

    `due` is when it goes on by itself (epoch seconds), None where it waits for its tables or for nothing.
    """

    competition: Competition
    due: float | None
    generation: int
    message: MessageRef | None = None


@dataclass(frozen=True, slots=True)
class LeagueDone:
    """It happened, and it is stored. `refused` names those who could not be entered with the others, and why."""

    view: LeagueView
    refused: tuple[tuple[EntrantId, str], ...] = ()


@dataclass(frozen=True, slots=True)
class LeagueRefused:
    """It did not happen; `reason` is a slug, `values` go into its words, `view` is how the league stands."""

    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    view: LeagueView | None = None
