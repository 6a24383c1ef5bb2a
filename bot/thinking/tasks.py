"""What the worker is asked to do, and what it answers: the only things it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

from bot.engine.actions import Action
from bot.engine.record import parse
from bot.engine.record.deciding import decisions
from bot.engine.view import SeatView
from bot.players import strong
from bot.players.looking_back import compared

Question: TypeAlias = tuple[str, tuple[Any, ...]]
"""Which of `DOING`, and its arguments."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question, or the name of the error it ended with, and the CPU it took (seconds)."""

    value: Any
    failed: str | None
    cpu: float

    @property
    def plain(self) -> tuple[Any, str | None, float]:
        """Return the answer as it is written into a letter."""
        return self.value, self.failed, self.cpu


def done(question: Question) -> Answer:
    """Do what is asked. An error is told by its name alone: what it says may be a card."""
    began = process_time()
    try:
        what, arguments = question
        value, failed = DOING[what](*arguments), None
    except Exception as error:  # noqa: BLE001 - it is told to who asked
        value, failed = None, type(error).__name__
    return Answer(value, failed, process_time() - began)


def _choose(view: SeatView, seed: int, budget: int) -> Any:
    return strong.choose(view, Random(seed), budget)


def _compare(view: SeatView, taken: Action, seed: int, budget: int) -> Any:
    return compared(view, taken, Random(seed), budget)


def _decisions(record: str, seat: int) -> Any:
    return decisions(parse(record), seat)


DOING: Final[Mapping[str, Callable[..., Any]]] = {
    "choose": _choose,
    "compare": _compare,
    "decisions": _decisions,
}
