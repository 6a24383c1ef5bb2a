"""A league as it is: stages, tables, and what can be read off them."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.league.facts import Fact, Outcome
from bot.league.terms import MOST_ENTRANTS, EntrantId, Format, Terms


@dataclass(frozen=True, slots=True)
class Pairing:
    """The people drawn to one table, and how it ended, if it has."""

    seats: tuple[EntrantId, ...]
    outcome: Outcome | None = None

    @property
    def played(self) -> bool:
        """Tell whether a match was played at it."""
        return self.outcome is not None and self.outcome.match is not None

    def through(self, advance: int) -> tuple[EntrantId, ...]:
        """Give who goes on: of the drawn at least one does not, unless only one has come."""
        order = self.outcome.order if self.outcome is not None else ()
        return order if len(order) == 1 else order[: min(advance, len(self.seats) - 1)]


@dataclass(frozen=True, slots=True)
class Stage:
    """Tables that are played at the same time: a match day, or a stage of a knockout.

    ``bye`` is who was drawn to none, and goes on, or is first on his match day, all the same.
    """

    tables: tuple[Pairing, ...]
    knockout: bool
    bye: EntrantId | None = None

    @property
    def complete(self) -> bool:
        """Tell whether every table has ended."""
        return all(table.outcome is not None for table in self.tables)

    @property
    def final(self) -> bool:
        """Tell whether it decides a knockout."""
        return self.knockout and len(self.tables) == 1 and self.bye is None

    def through(self, advance: int) -> tuple[EntrantId, ...]:
        """Give who goes on to the next stage of a knockout."""
        on = tuple(entrant for table in self.tables for entrant in table.through(advance))
        return on if self.bye is None else (*on, self.bye)


@dataclass(frozen=True, slots=True)
class League:
    """A league: what it is played by, what has happened, and what follows from that.

    ``entrants`` are in the order they entered, with those who were dropped. ``champion`` is None until it is over, and
    when nobody was left to win it.
    """

    terms: Terms
    facts: tuple[Fact, ...] = ()
    entrants: tuple[EntrantId, ...] = ()
    dropped: frozenset[EntrantId] = frozenset()
    stages: tuple[Stage, ...] = ()
    closed: bool = False
    over: bool = False
    champion: EntrantId | None = None

    @property
    def active(self) -> tuple[EntrantId, ...]:
        """Give the entrants who are in it still, in the order they entered."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.dropped)

    @property
    def complete(self) -> bool:
        """Tell whether every table that was drawn has ended."""
        return all(stage.complete for stage in self.stages)

    def open(self) -> Iterator[tuple[int, int, Pairing]]:
        """Yield the tables that have not ended, with the numbers of their stage and their own."""
        for number, stage in enumerate(self.stages):
            for place, table in enumerate(stage.tables):
                if table.outcome is None and not self.over:
                    yield number, place, table

    @property
    def days(self) -> tuple[Stage, ...]:
        """Give the match days so far."""
        return tuple(stage for stage in self.stages if not stage.knockout)

    @property
    def rounds(self) -> tuple[Stage, ...]:
        """Give the stages of the knockout so far."""
        return tuple(stage for stage in self.stages if stage.knockout)

    @property
    def days_left(self) -> int:
        """Tell how many match days are to be drawn yet."""
        if self.terms.format is Format.CUP or self.closed or self.rounds or self.over:
            return 0
        return self.terms.days - len(self.stages)

    @property
    def enterable(self) -> bool:
        """Tell whether somebody can enter: a cup before its first draw, a season before its last match day."""
        if self.over or len(self.active) >= MOST_ENTRANTS:
            return False
        return not self.stages if self.terms.format is Format.CUP else self.days_left > 0
