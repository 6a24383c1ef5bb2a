"""People who see messages and press what is on them, sensibly or not, and who type commands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from bot.manager.ids import PersonId
from bot.manager.tables.table import Table
from tests.simulation.hub import Message, Press, Seen

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

BUTTON, MENU = 2, 3

NAMES = ("Awa", "Binta", "Chidi", "*Dawda*", "Ebrima_", "Fatou", "@everyone")
FIRST = 910_000_000_000_000_201
"""The first of the people: as long as Discord's ids are, so that it is found nowhere but where it is meant."""
QUICK = 0.3
"""The pace of who is as quick as a program, in every fourth seed."""
MORNING = 120.0
"""Seconds within which everybody is awake."""
DOWN = 10
"""How many times as long people wait while the bot does not live."""


@dataclass
class Person:
    """Somebody: `pace` is how many seconds pass between two things he does."""

    id: PersonId
    name: str
    pace: float
    away_until: float = 0.0
    done: int = 0

    def user(self) -> dict[str, Any]:
        """Return the person as Discord names those an option of a command means."""
        return {"id": str(self.id), "username": self.name, "discriminator": "0", "avatar": None}


@dataclass(frozen=True)
class Role:
    """A role of the server that somebody names."""

    id: int

    def role(self) -> dict[str, Any]:
        """Return the role as Discord sends it along."""
        return {"id": str(self.id), "name": "role", "permissions": "0", "position": 0, "colors": {}}


@dataclass(frozen=True)
class Channel:
    """A channel of the server that somebody names."""

    id: int

    def channel(self) -> dict[str, Any]:
        """Return the channel as Discord sends it along."""
        rights = str((1 << 50) - 1)
        return {"id": str(self.id), "name": "cards", "type": 0, "permissions": rights, "position": 0}


class People:
    """Everybody. `choose` lets somebody do something (`tests.simulation.behaviours`)."""

    def __init__(
        self,
        simulation: "Simulation",
        choose: Callable[["People", "Person"], None],
        names: Sequence[str] = NAMES,
    ) -> None:
        self.simulation = simulation
        self._choose = choose
        self.world = simulation.world
        self.hub = simulation.hub
        self.rng = Random(simulation.seed)
        self.everybody = [
            Person(PersonId(FIRST + place), name, self.rng.uniform(1, 3) * simulation.plan.pace)
            for place, name in enumerate(names)
        ]
        if simulation.seed % 4 == 1:
            self.everybody[-1].pace = QUICK
        self.idle = False

    def begin(self) -> None:
        """Have everybody start."""
        for person in self.everybody:
            self.world.later(self.rng.uniform(1, 4), self._act, person)

    def _act(self, person: Person) -> None:
        if self.simulation.night_until > self.world.now:
            morning = self.simulation.night_until - self.world.now
            self.world.later(morning + self.rng.uniform(0, MORNING), self._act, person)
            return
        down = self.simulation.process is None or not self.simulation.process.alive
        # Who gets no answer tries more seldom.
        pace = person.pace * (DOWN if down else 1)
        self.world.later(self.rng.expovariate(1 / pace), self._act, person)
        if not self.idle and person.away_until <= self.world.now:
            self._choose(self, person)

    def tables(self) -> list[Table]:
        """Return the tables as they are: people can count cards, but press only what they see."""
        process = self.simulation.process
        if process is None or not process.alive:
            return []
        stored = self.simulation.watch.entries.tables.values()
        return [table for table in stored if not table.closed]

    def seen(self, person: Person, *, last: int = 3) -> list[Seen]:
        """Return the controls a person sees, the newest last."""
        return [one for message in self.hub.visible(person.id, last=last) for one in message.seen]

    def press(self, person: Person, seen: Seen, *, times: int = 1) -> None:
        """Press a control, perhaps several times."""
        for number in range(times):
            self.world.later(number * self.rng.uniform(0.02, 0.4), self._press, person, seen)

    def _press(self, person: Person, seen: Seen) -> None:
        if seen.message.channel not in self.hub.open_to(person.id):
            return
        kind = seen.item["type"]
        data: dict[str, Any] = {"custom_id": seen.item["custom_id"], "component_type": kind}
        if kind == MENU:
            data["values"] = [self.rng.choice(seen.item["options"])["value"]]
        self.send(self.hub.new_press(person.id, seen.message.channel, data, seen.message), person)

    def press_plainly(self, person: Person, message: Message, item: dict[str, Any]) -> None:
        """Press a button that belongs to no table."""
        data = {"custom_id": item["custom_id"], "component_type": item["type"]}
        self.send(self.hub.new_press(person.id, message.channel, data, message), person)

    def type(self, person: Person, channel: int, /, *words: str, **options: Any) -> None:
        """Type a command."""
        given = [_option(name, value) for name, value in options.items()]
        data: dict[str, Any] = {"id": "77", "type": 1, "name": words[0], "options": given}
        data |= _resolved(options)
        if len(words) == 2:
            data["options"] = [{"name": words[1], "type": 1, "options": given}]
        self.send(self.hub.new_press(person.id, channel, data), person)

    def send(self, press: Press, person: Person) -> None:
        """Send a press off."""
        person.done += 1
        self.simulation.watch.sent(press)
        self.simulation.gateway.press(press, person.name)


def options_of(press: Press) -> dict[str, Any]:
    """Return what was given with a command that has no words but its own."""
    return {option["name"]: option["value"] for option in press.data["options"]}


def _resolved(options: dict[str, Any]) -> dict[str, Any]:
    """Return what Discord sends along about the people, roles and channels that are named."""
    named = {
        "users": {str(v.id): v.user() for v in options.values() if isinstance(v, Person)},
        "roles": {str(v.id): v.role() for v in options.values() if isinstance(v, Role)},
        "channels": {str(v.id): v.channel() for v in options.values() if isinstance(v, Channel)},
    }
    return {"resolved": named} if any(named.values()) else {}


KINDS = {Person: 6, Channel: 7, Role: 8, bool: 5, int: 4, str: 3}
"""The types of options."""


def _option(name: str, value: Any) -> dict[str, Any]:
    """Return an option as it is typed."""
    plain = str(value.id) if isinstance(value, Person | Role | Channel) else value
    return {"name": name, "type": KINDS[type(value)], "value": plain}
