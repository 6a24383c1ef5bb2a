"""How well computer players play, and how quickly they react to what others do."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.engine.actions import Action, Call, Catch, Challenge

STRENGTHS: Final = ("easy", "normal", "strong")
"""The computer players there are to choose from, the weakest first."""
USUAL_STRENGTH: Final = "normal"
"""Who plays where nobody has chosen, and who acts for a thinker that has come to nothing."""
THINKERS: Final = frozenset({"strong"})
"""Those who take so long that they think elsewhere, by the port `Thinking`."""

_USUAL_PACE: Final = 3.0
"""The middle of the pace (seconds) that the times below are told for."""
_SPREAD: Final = 0.4
_QUICKEST, _SLOWEST = 0.5, 2.2
"""The bounds of a time, in medians: nobody reacts in no time, and none dreams on for ever."""


@dataclass(frozen=True, slots=True)
class Reactions:
    """How long it takes, in half of all cases, to say something (seconds)."""

    call: float
    """One's own last card: it was meant to be said when the card before it was played."""
    catch: float
    challenge: float
    draw: float = 1.5
    """A card that is owed."""

    def to(self, action: Action) -> float:
        """Return the median of the time for what is said."""
        match action:
            case Call():
                return self.call
            case Catch():
                return self.catch
            case Challenge():
                return self.challenge
            case _:
                return self.draw


_REACTIONS: Final[Mapping[str, Reactions]] = {
    "easy": Reactions(call=1.8, catch=3.2, challenge=3.6),
    "normal": Reactions(call=1.3, catch=2.4, challenge=2.8),
    "strong": Reactions(call=0.9, catch=1.8, challenge=2.2),
}


def reaction_time(strength: str, action: Action, pace: tuple[float, float], rng: Random) -> float:
    """Return how long a player takes to say something, in seconds.

    As people's, most times lie close together and a few are much longer (log-normal, from half the median to a little
    more than twice). Where computers move faster or slower than usual, they also speak so.
    """
    median = _REACTIONS.get(strength, _REACTIONS[USUAL_STRENGTH]).to(action)
    taken = min(max(rng.lognormvariate(0, _SPREAD), _QUICKEST), _SLOWEST)
    return median * taken * sum(pace) / 2 / _USUAL_PACE
