"""Those who are in a league: they look now and then, when something was announced, and when they are called."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from bot.league.terms import EntrantId
from bot.manager.competition import Competition
from bot.manager.tables.table import Table
from bot.manager.views import Stage
from bot.ui.leagues.controls import LeagueControl, read_league
from tests.simulation.hub import Message
from tests.simulation.players import DOWN, MENU, NAMES, People, Person

if TYPE_CHECKING:
    from tests.simulation.league import LeagueSimulation

IDLE = 1500.0
"""Seconds between two looks of somebody for whom there is nothing to do."""
MANAGING = 300.0
"""The same of who manages, and has something in mind."""
LOOKS = 12
"""Messages of a channel that people look at."""
read_control = lru_cache(4096)(read_league)
BUSY = 2.5
"""Seconds between two things a manager does while he makes a league."""

OnLeague = tuple[Message, dict[str, Any], LeagueControl]
"""A control of a league somebody sees."""


class LeaguePeople(People):
    """Everybody who plays in a league. The first of them manages."""

    def __init__(
        self, simulation: "LeagueSimulation", choose: Callable[["LeaguePeople", Person], None]
    ) -> None:
        def chosen(_: People, person: Person) -> None:
            choose(self, person)

        self.plan = simulation.league_plan
        self.world_of_leagues = simulation
        names = [*NAMES, *(f"Player {number}" for number in range(len(NAMES), self.plan.people))]
        super().__init__(simulation, chosen, names[: self.plan.people])
        self._turns: Counter[int] = Counter()
        leaving = Random(f"leaving {simulation.seed}")
        self.leaving = {one.id for one in self.everybody if leaving.random() < self.plan.leaves}
        """Who leaves once."""
        self.meddling = self.plan.meddling
        """How often a manager still does something besides what is needed."""

    @property
    def manager(self) -> Person:
        """Return who manages leagues."""
        return self.everybody[0]

    def begin(self) -> None:
        """Have everybody look for the first time."""
        for person in self.everybody:
            wait = 2.0 if person is self.manager else self.rng.uniform(60, 900)
            self._look_in(person, wait)

    def called(self, people: Iterable[int]) -> None:
        """Have those look soon who were called."""
        for person in self.everybody:
            if person.id in people:
                self._look_in(person, self.rng.uniform(2, 60))

    def competitions(self) -> Sequence[Competition]:
        """Return the leagues as they are stored; people act only on what they see of them."""
        return tuple(self.world_of_leagues.leagues.stored.values())

    def likely(self, person: Person, what: object, chance: float) -> bool:
        """Tell whether somebody does something, the same each time he is asked."""
        return Random(f"{self.simulation.seed} {person.id} {what}").random() < chance

    def concerns(self, table: Table, person: Person) -> bool:
        """Tell whether somebody has anything to do at a table, and means to."""
        if not table.live or person.id in self.hub.banned or self._has_left(table, person):
            return False
        seated = table.seat_of(person.id) is not None
        drawn = table.fixture is not None and person.id in table.fixture.drawn
        comes = self.likely(person, table.id, 1 - self.plan.absent)
        return seated or (drawn and comes and table.stage is Stage.LOBBY)

    def _has_left(self, table: Table, person: Person) -> bool:
        league = (
            None if table.fixture is None else self.world_of_leagues.leagues.stored.get(table.fixture.league)
        )
        return league is not None and EntrantId(person.id) in league.league.dropped

    def mine(self, person: Person) -> list[Table]:
        """Return the tables at which somebody has anything to do."""
        return [table for table in self.tables() if self.concerns(table, person)]

    def plays(self, person: Person) -> bool:
        """Tell whether somebody is in the middle of a match, and others are to move."""
        tables = (table for table in self.mine(person) if table.stage is Stage.PLAYING)
        return any(table.to_move() != table.seat_of(person.id) for table in tables)

    def on_leagues(self, person: Person) -> list[OnLeague]:
        """Return the controls of leagues a person sees, the newest last."""
        found: list[OnLeague] = []
        for message in self.hub.visible(person.id, last=LOOKS):
            for item in message.controls:
                control = read_control(item["custom_id"])
                if control is not None:
                    found.append((message, item, control))
        return found

    def press_league(
        self, person: Person, seen: OnLeague, value: str | None = None, *, times: int = 1
    ) -> None:
        """Press a control of a league, perhaps several times; from a menu `value` is chosen."""
        for number in range(times):
            self.world.later(number * self.rng.uniform(0.02, 0.4), self._press_league, person, seen, value)

    def _press_league(self, person: Person, seen: OnLeague, value: str | None) -> None:
        message, item, _ = seen
        if message.channel not in self.hub.open_to(person.id) or message.deleted:
            return
        data: dict[str, Any] = {"custom_id": item["custom_id"], "component_type": item["type"]}
        if item["type"] == MENU:
            data["values"] = [value if value is not None else self.rng.choice(item["options"])["value"]]
        elif item["type"] != 2:
            return
        self.send(self.hub.new_press(person.id, message.channel, data, message), person)

    def _look_in(self, person: Person, wait: float) -> None:
        """Have somebody look then, and not before."""
        self._turns[person.id] += 1
        self.world.later(wait, self._look, person, self._turns[person.id])

    def _look(self, person: Person, turn: int) -> None:
        if turn != self._turns[person.id]:
            return
        self._look_in(person, self._wait(person))
        if not self.idle and person.away_until <= self.world.now:
            self._choose(self, person)

    def _wait(self, person: Person) -> float:
        """Return how long somebody does nothing now."""
        process = self.simulation.process
        if process is None or not process.alive:
            return self.rng.expovariate(1 / (person.pace * DOWN * 3))
        if self.mine(person):
            return self.rng.expovariate(1 / person.pace)
        if person is self.manager and self.makes(person):
            return BUSY * self.rng.uniform(0.7, 1.5)
        managing = person is self.manager and self.meddling > 0 and bool(self.competitions())
        idle = self.rng.expovariate(1 / (MANAGING if managing else IDLE)) + 5
        now = self.world.epoch
        announced = [at - now + self.rng.uniform(1, 200) for at in self.announced() if at > now]
        return min(idle, *announced) if announced else idle

    def makes(self, person: Person) -> bool:
        """Tell whether somebody is about to make a league."""
        return person is self.manager and not self.competitions()

    def announced(self) -> list[float]:
        """Return the times at which leagues go on by themselves (epoch seconds)."""
        dues = [self.world_of_leagues.leagues.dues.get(one.id) for one in self.competitions()]
        return [due for due in dues if due is not None]

    def is_in(self, competition: Competition, person: Person) -> bool:
        """Tell whether somebody is in a league."""
        return EntrantId(person.id) in competition.league.active
