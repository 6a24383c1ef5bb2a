"""Lessons without a table: the rules, the computer players that teach, and a learner who does what he likes."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bot.engine.actions import Action, Call, Catch, Challenge, Deal, Draw, Pass, Play, Seat, Settle
from bot.engine.cards import SUITS
from bot.engine.match import Match, NotAllowed, apply, decision, new_match
from bot.engine.rules import ruleset
from bot.engine.view import SeatView, public_view, seat_view
from bot.engine.vocabulary import TABLE_OPTIONS
from bot.players.lesson import (
    DEALER,
    LEARNER,
    OPTIONS,
    PACK,
    SEATS,
    SEED,
    VARIANT,
    Lesson,
    Remark,
    long_enough,
    remark,
    taught,
)
from bot.players.teacher import TEACHERS, Teacher

PLAYERS: Mapping[Seat, Teacher] = dict(enumerate(TEACHERS.values(), 1))


@dataclass
class Classroom:
    """A lesson as it stands."""

    match: Match
    lesson: Lesson
    rng: Random

    @classmethod
    def opened(cls, seed: int = 0) -> "Classroom":
        options = {name: value for name, value in OPTIONS.items() if name not in TABLE_OPTIONS}
        match = new_match(ruleset(VARIANT, SEATS, options), dealer=DEALER, seed=SEED)
        return cls(apply(match, Deal(pack=PACK)).match, Lesson(), Random(seed))

    @property
    def view(self) -> SeatView:
        return seat_view(self.match, LEARNER)

    @property
    def over(self) -> bool:
        return self.match.over or long_enough(self.lesson, public_view(self.match))

    @property
    def told(self) -> Remark:
        return remark(self.view, self.lesson, over=self.over)

    def do(self, action: Action) -> bool:
        """Do something; tell whether it was accepted."""
        before = public_view(self.match)
        try:
            step = apply(self.match, action)
        except NotAllowed:
            return False
        self.lesson = taught(self.lesson, before, public_view(step.match), action, step.events)
        self.match = step.match
        return True

    def wait(self) -> bool:
        """Let the next thing happen that happens without the learner; tell whether there was one."""
        if self.over:
            return False
        said = [player.notices(seat_view(self.match, seat), self.rng) for seat, player in PLAYERS.items()]
        for action in self.rng.sample(said, len(said)):
            if action is not None and self.do(action):
                return True
        seat = decision(self.match)
        if seat in {None, LEARNER}:
            return seat is None and self.do(Settle())
        assert seat is not None
        return self.do(PLAYERS[seat].choose(seat_view(self.match, seat), self.rng))


def anything(view: SeatView) -> list[Action]:
    """Return everything a learner may press, wise or not."""
    plays: list[Action] = [Play(LEARNER, (card,), suit) for card in view.hand for suit in (None, *SUITS)]
    others = [seat for seat in view.table.playing if seat != LEARNER]
    said: list[Action] = [Draw(LEARNER), Pass(LEARNER), Call(LEARNER), Challenge(LEARNER)]
    return [*plays, *said, *(Catch(LEARNER, seat) for seat in others)]
