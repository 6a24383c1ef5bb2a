"""Write the golden games anew: `python -m tests.golden.write`, after a change of the rules that is meant.

The difference then has to be looked at as carefully as the change itself.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.actions import Action
from bot.engine.match import Match, Step, new_match
from bot.engine.record import document, parse, replay, transcribe, write
from bot.engine.rules import ruleset
from bot.players import PLAYERS
from bot.players.selfplay import played
from tests.bot.engine.reckless import attempts

HERE = Path(__file__).parent
NAMES = ("Awa", "Binta", "Chidi", "Dawda", "Ebou", "Fatou", "Gibril", "Haddy")
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "gambian-reject": (4, 23, {"misplay": "reject"}),
    "gambian-catch": (4, 127, {"false_catch": "1"}),
    "gambian-crowd": (8, 24, {}),
    "gambian-options": (
        3,
        78,
        {
            "packs": "2",
            "jokers_per_pack": "4",
            "hand_size": "7",
            "starter_eight": "dealer_names",
            "starter_power": "apply",
            "draw_when": "any",
            "draw_limit": "3",
            "after_draw": "any",
            "refill": "flip",
            "reverse_two": "skip",
            "final_effect": "apply",
            "misplay": "reject",
        },
    ),
}
"""For each game its seats, its seed and its options."""
RECKLESS = frozenset({"gambian-catch"})
"""Games of players who try anything; the others are played by the easy computer player."""


def main() -> None:
    """Write every game and what replaying it gives."""
    for name in GAMES:
        text = record_of(name)
        (HERE / f"{name}.record").write_text(text, encoding="utf-8")
        (HERE / f"{name}.json").write_text(as_json(document(replay(parse(text)))), encoding="utf-8")


def record_of(name: str) -> str:
    """Play one game and return its record."""
    seats, seed, options = GAMES[name]
    match = new_match(ruleset("gambian", seats, options), dealer=0, seed=f"{name}/{seed}".encode())
    actions = [action for action, _ in _actions(name, match, Random(seed))]
    return write(transcribe(match, actions, NAMES[:seats]))


def _actions(name: str, match: Match, rng: Random) -> Iterator[tuple[Action, Step]]:
    if name in RECKLESS:
        return attempts(match, rng, wild=0.25)
    return played(match, [PLAYERS["easy"]] * match.seats, rng)


def as_json(told: dict[str, Any]) -> str:
    """Write a document with one step a line, so that a difference can be read."""
    rest = {key: value for key, value in told.items() if key != "steps"}
    steps = ",\n".join(json.dumps(step, ensure_ascii=False) for step in told["steps"])
    return json.dumps(rest, ensure_ascii=False, indent=1)[:-2] + f',\n "steps": [\n{steps}\n]}}\n'


if __name__ == "__main__":
    main()
