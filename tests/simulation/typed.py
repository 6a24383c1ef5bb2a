"""What people type now and then instead of pressing the control that asks for the same."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.manager.tables.strengths import STRENGTHS
from bot.ui.messages.verbs import Verb
from tests.simulation.hub import Seen
from tests.simulation.players import People, Person

TYPED: Final = 0.1
"""How likely somebody types what he could press."""
NAMED: Final = 0.7
"""How likely whoever types says at which table."""
ELSEWHERE: Final = 0.1
"""How likely he types in any channel, and not where the control stands."""

COMMANDS: Final[Mapping[str, tuple[str, Mapping[str, Sequence[Any]]]]] = {
    Verb.JOIN: ("join", {}),
    Verb.LEAVE: ("table leave", {}),
    Verb.START: ("start", {}),
    Verb.REMATCH: ("start", {}),
    Verb.ADD_COMPUTER: ("computer", {"strength": (None, *STRENGTHS)}),
    Verb.STRENGTH: ("computer", {"strength": STRENGTHS}),
    Verb.REMOVE_COMPUTER: ("computer", {"remove": (True,)}),
    Verb.OPTIONS: ("options", {}),
    Verb.OPTION: (
        "options",
        {"options": ("misplay=catch", "hand_size=3 refill=flip", "no"), "clock": (None, "600")},
    ),
    Verb.PRESET: ("options", {"preset": ("ours", "house"), "clock": (None, "90")}),
    Verb.CLOCK: ("options", {"clock": ("90", "1800")}),
    Verb.AGREE: ("agree", {}),
    Verb.OBJECT: ("agree", {"no": (True,)}),
    Verb.RESUME: ("table resume", {}),
    Verb.NEXT: ("deal", {}),
    Verb.DEAL: ("deal", {"cards": (None, 3, 5)}),
    Verb.HAND: ("hand", {}),
    Verb.DRAW: ("draw", {}),
    Verb.PASS: ("pass", {}),
    Verb.CALL: ("lastcard", {}),
    Verb.CATCH: ("catch", {}),
    Verb.CHALLENGE: ("challenge", {}),
}
"""The command for a control, with what may be typed for each of its options; None leaves it out."""


def press(people: People, person: Person, seen: Seen, *, times: int = 1) -> None:
    """Press a control, perhaps several times, or type the command for it."""
    command = COMMANDS.get(seen.control.verb)
    if command is None or people.rng.random() >= TYPED:
        people.press(person, seen, times=times)
        return
    words, offered = command
    given = {name: people.rng.choice(values) for name, values in offered.items()}
    given = {name: value for name, value in given.items() if value is not None}
    if people.rng.random() < NAMED:
        given["table"] = seen.control.table
    open_ones = people.hub.open_to(person.id)
    here = seen.message.channel in open_ones and people.rng.random() >= ELSEWHERE
    channel = seen.message.channel if here else people.rng.choice(open_ones)
    people.simulation.did["type_instead"] += 1
    people.type(person, channel, *words.split(), **given)
