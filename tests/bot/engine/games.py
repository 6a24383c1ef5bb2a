"""Random matches for the properties: any options, and actions of every kind, right and wrong."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from bot.engine.actions import Action, Call, Catch, Challenge, Deal, Draw, Leave, Name, Pass, Play, Settle
from bot.engine.cards import SUITS, cards_of
from bot.engine.match import Match, NotAllowed, Step, apply, default_action, legal_actions, new_match
from bot.engine.rules import BadOption, Clash, Ruleset, ruleset, variants
from bot.engine.vocabulary import OPTIONS, Variant


@st.composite
def rulesets(draw: st.DrawFn, /, **fixed: str) -> Ruleset:
    """Draw a variant, a number of seats and values for some of its options; those go that fit with none before."""
    able = [each for each in variants() if all(_offers(each, name, value) for name, value in fixed.items())]
    variant = draw(st.sampled_from(able))
    seats = draw(st.sampled_from(list(variant.seats)))
    wanted = {"max_actions": "300", **{name: fixed[name] for name in fixed if name in variant.defaults}}
    for name, value in draw(_options(variant)).items():
        with suppress(BadOption, Clash):
            ruleset(variant, seats, {**wanted, name: value})
            wanted.setdefault(name, value)
    return ruleset(variant, seats, wanted)


def _offers(variant: Variant, name: str, value: str) -> bool:
    return name not in variant.defaults or value in (variant.values(name) or (value,))


def _options(variant: Variant) -> st.SearchStrategy[dict[str, str]]:
    values = {}
    for name in variant.defaults:
        allowed = OPTIONS[name].values
        few = (
            [str(value) for value in list(allowed)[:6]]
            if isinstance(allowed, range)
            else variant.values(name)
        )
        values[name] = st.sampled_from(variant.narrowed.get(name) or few)
    return st.fixed_dictionaries({}, optional=values)


seeds = st.integers(0, 2**32 - 1)


@dataclass
class Walk:
    """A random way through a match; each step is told with what was asked and what came of it."""

    rules: Ruleset
    seed: int
    wild: float = 0.3
    """How often something is tried that may be refused."""
    leavers: float = 0.005
    most: int = 250
    match: Match = field(init=False)

    def __post_init__(self) -> None:
        """Start the match."""
        self.rng = Random(self.seed)
        self.match = new_match(
            self.rules, dealer=self.rng.randrange(self.rules.seats), seed=self.seed.to_bytes(4, "big")
        )

    def __iter__(self) -> Iterator[tuple[Match, Action, Step | NotAllowed]]:
        """Go on until the match is over."""
        for _ in range(self.most):
            if self.match.over:
                return
            before, action = self.match, self.next_action()
            try:
                outcome: Step | NotAllowed = apply(before, action)
            except NotAllowed as refusal:
                outcome = refusal
            self.match = self._after(before, outcome)
            yield before, action, outcome

    @staticmethod
    def _after(before: Match, outcome: Step | NotAllowed) -> Match:
        if isinstance(outcome, Step):
            return outcome.match
        return outcome.step.match if outcome.step else before

    def next_action(self) -> Action:
        """Pick a legal action, or anything at all."""
        if self.rng.random() < self.wild:
            return self.anything()
        legal = legal_actions(self.match)
        return self.rng.choice(legal) if legal else default_action(self.match)

    def anything(self) -> Action:
        """Think of something to do, sensible or not."""
        r, rng = self.match.round, self.rng
        if r is None:
            return Deal()
        if r.over:
            return Leave(rng.randrange(self.match.seats)) if rng.random() < self.leavers * 10 else Deal()
        seat, other = rng.randrange(self.match.seats), rng.randrange(self.match.seats)
        hand = cards_of(r.hands[seat])
        suit = rng.choice([None, None, *SUITS])
        if rng.random() < self.leavers:
            return Leave(seat)
        plays = [Play(seat, (rng.choice(hand),), suit) for _ in range(3)] if hand else []
        wishes: list[Action] = [
            *plays,
            Draw(seat),
            Draw(seat),
            Pass(seat),
            Call(seat),
            Catch(seat, other),
            Challenge(seat),
            Settle(),
            Name(seat, rng.choice(SUITS)),
        ]
        return rng.choice(wishes)
