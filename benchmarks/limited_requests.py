"""How many requests a move count towards the 50 a second of a bot token: all but answers to presses and edits by their tokens.

Four people play in the simulation's virtual time, with the real client, in fair weather. They draw, play and pass from
their hands in direct messages; one move in fifteen, or none, is made under the table message. What it takes to open the
table and deal the first round is not counted; later rounds and matches are.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.actions import Draw
from bot.engine.match import legal_actions
from bot.manager.tables.table import Table
from bot.manager.terms import Terms
from bot.manager.views import Stage
from bot.ui.messages.verbs import Verb
from tests.simulation.behaviours import _ways
from tests.simulation.hub import Seen
from tests.simulation.loop import clear_graves
from tests.simulation.players import Person
from tests.simulation.process import Process
from tests.simulation.run import CHANNELS, Simulation, _installed

PLAYERS = 4
CALM = 3
"""A seed whose network is calm."""
SECONDS_TO_START = 60
SECONDS_TO_ANSWER = 5


@dataclass(frozen=True)
class Mix:
    """How people play: seconds from one turn to the next, moves in all, and which share is made in public.

    Whoever is still to move after a move, or is asked for a suit, goes on after `again` seconds.
    """

    name: str
    pace: float
    moves: int
    again: float = 10
    in_public: float = 1 / 15
    bank: bool = True
    clock: str = ""


MIXES = (
    Mix("live, a move each 10 s, one in 15 in public", 10, 600),
    Mix("live, none in public", 10, 600, in_public=0),
    Mix("live, one in 15 in public, without tokens of presses", 10, 600, bank=False),
    Mix("by correspondence, a turn each half hour, one move in 15 in public", 1800, 400, clock="604800"),
    Mix("by correspondence, none in public", 1800, 400, in_public=0, clock="604800"),
    Mix("by correspondence, half an hour also within a turn", 1800, 400, again=1800, clock="604800"),
    Mix("by correspondence, without tokens of presses", 1800, 400, bank=False, clock="604800"),
)


class Play(Simulation):
    """One table, at which everybody moves when it is his turn."""

    def __init__(self, mix: Mix) -> None:
        super().__init__(CALM)
        self.mix = mix
        self.calm = True
        self.made_in_public = 0
        self.people.everybody = self.people.everybody[:PLAYERS]

    def measure(self) -> float:
        """Return the limited requests a move."""
        with _installed(self):
            self._launch()
            self._until(5)
            host = self.people.everybody[0]
            clock = {"clock": self.mix.clock} if self.mix.clock else {}
            self.people.type(host, CHANNELS[0], "table", "new", variant="gambian", **clock)
            while self._table().stage is not Stage.PLAYING:
                self._until(self.world.now + 2)
                self._gather()
            self._until(self.world.now + SECONDS_TO_START)
            limited, before = self.network.limited_calls, self.watch.counts["moves"]
            while (made := self.watch.counts["moves"] - before) < self.mix.moves:
                before_it = self._table().to_move()
                self._step(in_public=self.made_in_public < int(made * self.mix.in_public))
                self._until(self.world.now + SECONDS_TO_ANSWER)
                goes_on = before_it is not None and self._table().to_move() == before_it
                self._until(
                    self.world.now + (self.mix.again if goes_on else self.mix.pace) - SECONDS_TO_ANSWER
                )
            limited, moves = self.network.limited_calls - limited, self.watch.counts["moves"] - before
            assert self.process is not None
            self.process.kill()
            clear_graves()
            return limited / moves

    def _launch(self) -> None:
        self.process = Process(
            self.world,
            self.hub,
            self.network,
            self.disk,
            terms=Terms(idle_time=1e9, rematch_time=1e9),
            slow_disk=False,
        )
        if not self.mix.bank:
            self.process.client.bank.take = lambda _: None  # type: ignore[assignment,method-assign]
        self.process.answered = self.watch.answered
        self.process.start()
        self.gateway.connect(self.process)

    def _table(self) -> Table:
        while not (tables := self.people.tables()):
            self._until(self.world.now + 1)
        return tables[0]

    def _gather(self) -> None:
        """Have the next person join, or the host start."""
        table, host = self._table(), self.people.everybody[0]
        missing = [person for person in self.people.everybody if table.seat_of(person.id) is None]
        person, verb = (missing[0], Verb.JOIN) if missing else (host, Verb.START)
        self._press(person, self.people.seen(person, last=40), verb)

    def _step(self, *, in_public: bool) -> None:
        """Have whoever is to move do so, under the table message where that is due and possible, and deal and start anew."""
        table = self._table()
        if table.stage is Stage.BREAK:
            self._press(self.people.everybody[0], self._public(self.people.everybody[0]), Verb.NEXT)
        elif table.stage is Stage.OVER:
            for person in self.people.everybody:
                self._press(person, self._public(person), Verb.REMATCH)
        seat = table.to_move()
        if seat is None:
            return
        person = next(one for one in self.people.everybody if one.id == table.chairs[seat].person)
        assert table.match is not None
        may_draw = any(isinstance(action, Draw) for action in legal_actions(table.match))
        if in_public and may_draw and self._press(person, self._public(person), Verb.DRAW):
            self.made_in_public += 1
            return
        own = [one for one in self.people.seen(person, last=40) if one.message.audience == person.id]
        self._move(person, [one for one in own if not one.message.ephemeral], table)

    def _public(self, person: Person) -> list[Seen]:
        return [one for one in self.people.seen(person, last=40) if one.message.audience is None]

    def _move(self, person: Person, seen: list[Seen], table: Table) -> None:
        """Do something from the hand that is allowed."""
        assert table.match is not None
        actions = list(legal_actions(table.match))
        self.people.rng.shuffle(actions)
        ways = (way for action in actions for way in _ways(action))
        any(self._press(person, seen, verb, *arguments) for verb, arguments in ways)

    def _press(self, person: Person, seen: list[Seen], verb: Verb, *arguments: str) -> bool:
        found = [one for one in seen if one.is_(self._table().id, verb, *arguments)]
        if found:
            self.people.press(person, found[-1])
        return bool(found)


def lines() -> Iterator[str]:
    """Give the figure of each mix."""
    for mix in MIXES:
        yield f"{mix.name}: {Play(mix).measure():.2f} limited requests a move ({mix.moves} moves)"
