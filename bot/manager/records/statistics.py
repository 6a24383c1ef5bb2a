"""What can be seen of everybody's play on a server: all of it sums of what was entered match by match."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.engine.cards import CARDS, KIND, Card, parse_kind
from bot.league.rating import Rating
from bot.manager.books import Books, Store
from bot.manager.books.played import FiguresRow
from bot.manager.ids import LeagueId, PersonId
from bot.manager.ports import Clock
from bot.manager.preferences import Preferences
from bot.manager.records.ratings import Standing

LONGEST_COURSE: Final = 300
"""So many matches, the newest, are in the course of a rating."""


class Period(StrEnum):
    """Since when matches count."""

    ALWAYS = "always"
    WEEK = "7 days"
    MONTH = "30 days"
    YEAR = "365 days"


DAYS: Final = {Period.WEEK: 7, Period.MONTH: 30, Period.YEAR: 365}
DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches of a server a leaderboard is about: of one game or, None, of all; since when; of one league."""

    guild_id: int
    variant: str | None = None
    period: Period = Period.ALWAYS
    league: LeagueId | None = None

    @property
    def by_rating(self) -> bool:
        """Tell whether it goes by ratings, which are of one game and know no period and no league."""
        return self.variant is not None and self.period is Period.ALWAYS and self.league is None


@dataclass(frozen=True, slots=True)
class Step:
    """A rating after a match that ended then (epoch seconds)."""

    at: float
    rating: Rating


@dataclass(frozen=True, slots=True)
class Course:
    """How a rating in a game has changed, match by match; `matches` are all there were, also those not told."""

    variant: str
    steps: tuple[Step, ...]
    matches: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What somebody has done: sums over his matches; `places` tells how often he came to which."""

    matches: int = 0
    wins: int = 0
    matches_with_people: int = 0
    wins_with_people: int = 0
    rounds: int = 0
    points: int = 0
    catches: int = 0
    caught: int = 0
    unnoticed: int = 0
    places: tuple[tuple[int, int], ...] = ()
    favourite: tuple[Card, int] | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """What is to be seen of a person on a server, in one game or, `variant` None, in all; `name` is the last one seen."""

    person: PersonId
    name: str
    variant: str | None
    figures: Figures
    ratings: tuple[Standing, ...] = ()
    course: Course | None = None


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on a leaderboard; without a `rank` he stands below those who have one."""

    person: PersonId
    name: str
    matches: int
    rank: int | None
    wins: int = 0
    rating: Rating | None = None


class Statistics:
    """Looks up what was played. Who hides himself is on no leaderboard, and nobody else is told anything of him."""

    def __init__(self, store: Store, clock: Clock, preferences: Preferences) -> None:
        self._store = store
        self._clock = clock
        self._preferences = preferences

    def hides(self, person: PersonId) -> bool:
        """Tell whether somebody does not want to be seen."""
        return self._preferences.person(person).hide_me

    async def of_person(self, guild_id: int, person: PersonId, variant: str | None = None) -> Profile:
        """Return what is to be seen of a person. Raises `NotSaved`."""
        return await self._store.read(lambda books: _profile(books, guild_id, person, variant))

    async def leaders(self, wanted: Wanted) -> tuple[Leader, ...]:
        """Return a leaderboard, the best first. Raises `NotSaved`."""
        since = self._since(wanted.period)
        found = await self._store.read(lambda books: _found(books, wanted, since))
        seen = [one for one in found if not self.hides(one.person)]
        if wanted.by_rating:
            return tuple(
                _ranked(seen, lambda one: _rated(one).shown, lambda one: not _rated(one).provisional)
            )
        return tuple(_ranked(seen, lambda one: (one.wins, one.matches), lambda _: True))

    def _since(self, period: Period) -> float:
        return self._clock.now() - DAYS[period] * DAY if period in DAYS else 0


def _profile(books: Books, guild_id: int, person: PersonId, variant: str | None) -> Profile:
    rows = books.ratings.of_person(guild_id, person)
    ratings = tuple(Standing(row.variant, Rating(row.mu, row.sigma), row.matches) for row in rows)
    ratings = tuple(one for one in ratings if variant in {None, one.variant})
    return Profile(
        person,
        books.played.name(guild_id, person) or "",
        variant,
        _figures(books, guild_id, person, variant),
        ratings,
        _course(books, guild_id, person, ratings[0]) if ratings else None,
    )


def _course(books: Books, guild_id: int, person: PersonId, standing: Standing) -> Course:
    """Return how a rating has changed."""
    rows = books.ratings.course(guild_id, standing.variant, person, LONGEST_COURSE)
    steps = tuple(Step(row.at, Rating(row.mu, row.sigma)) for row in rows)
    return Course(standing.variant, steps, standing.matches)


def _figures(books: Books, guild_id: int, person: PersonId, variant: str | None) -> Figures:
    row: FiguresRow = books.played.figures(guild_id, person, variant)
    favourite = books.played.favourite(guild_id, person, variant)
    return Figures(
        row.matches,
        row.wins,
        row.matches_with_people,
        row.wins_with_people,
        row.rounds,
        row.points,
        row.catches,
        row.caught,
        row.unnoticed,
        tuple(books.played.places(guild_id, person, variant)),
        None if favourite is None else (_card(favourite[0]), favourite[1]),
    )


def _card(code: str) -> Card:
    """Return the first card of a code."""
    kind = parse_kind(code)
    return next(card for card in CARDS if KIND[card] == kind)


def _found(books: Books, wanted: Wanted, since: float) -> list[Leader]:
    """Return everybody on a leaderboard in order, without ranks."""
    names = books.played.names(wanted.guild_id)
    if wanted.variant is not None and wanted.by_rating:
        rows = books.ratings.on_server(wanted.guild_id, wanted.variant)
        rated = [(row, Rating(row.mu, row.sigma)) for row in rows]
        ordered = sorted(rated, key=lambda one: (one[1].provisional, -one[1].shown))
        return [
            Leader(PersonId(row.person), names.get(row.person, ""), row.matches, None, rating=rating)
            for row, rating in ordered
        ]
    won = books.played.leaders(wanted.guild_id, wanted.variant, since, wanted.league)
    return [
        Leader(PersonId(row.person), names.get(row.person, ""), row.matches, None, wins=row.wins)
        for row in won
    ]


def _rated(leader: Leader) -> Rating:
    assert leader.rating is not None
    return leader.rating


def _ranked(
    leaders: Sequence[Leader], what: Callable[[Leader], object], has_rank: Callable[[Leader], bool]
) -> Iterator[Leader]:
    """Give ranks from 1, the same to equals."""
    rank, before = 0, None
    for number, leader in enumerate(leaders, start=1):
        if what(leader) != before:
            rank, before = number, what(leader)
        yield replace(leader, rank=rank if has_rank(leader) else None)
