"""What can happen to a league, as it is kept: a league is the sum of its facts."""

from dataclasses import dataclass

from bot.league.terms import EntrantId


@dataclass(frozen=True, slots=True)
class Enter:
    """Somebody enters, or comes back who was dropped."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Drop:
    """Somebody is in it no longer, by his own wish or not."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Draw:
    """The next stage is drawn.

    ``present`` are those who have checked in for a match day; None: everybody who is in. ``ratings`` are those of all
    entrants as they are now, so that drawing again gives the same.
    """

    present: tuple[EntrantId, ...] | None = None
    ratings: tuple[tuple[EntrantId, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended: those who came, the best first, and the points on the cards of each, in the same order.

    ``match`` names the match that was played; None: nothing had to be played.
    """

    order: tuple[EntrantId, ...]
    points: tuple[int, ...] = ()
    match: str | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """A table has ended; stages and tables are numbered from 0."""

    stage: int
    table: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Close:
    """A season has no more match days than it has had."""


@dataclass(frozen=True, slots=True)
class End:
    """The league is over, whatever is open; nobody has won it."""


Fact = Enter | Drop | Draw | Report | Close | End
