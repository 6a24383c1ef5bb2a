"""Play the golden games that are missing, and write anew what all come to: `python -m tests.golden.write`.

After a change of the rules that is meant the difference has to be looked at as carefully as the change itself. A record that
is there stays as it is: computer players of today would play another game.
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
    "classic-single": (3, 225, {}),
    "classic-partners": (4, 124, {"partnership": "on", "last_call": "manual", "false_catch": "1"}),
    "classic-target": (
        2,
        66,
        {
            "match": "target",
            "target": "60",
            "refill": "shuffle",
            "multi_play": "on",
            "multi_eights": "on",
            "starter_eight": "dealer_names",
        },
    ),
    "house-single": (4, 221, {}),
    "house-crowd": (6, 25, {"target": "100", "last_call": "manual"}),
    "house-blocked": (
        3,
        8,
        {"rounds": "2", "draw_when": "any", "after_draw": "drawn_only", "starter_eight": "printed"},
    ),
    "standard-single": (3, 4, {}),
    "standard-rounds": (
        4,
        7,
        {"rounds": "3", "refill": "flip", "draw_limit": "3", "pass_when_empty": "free"},
    ),
    "standard-leavers": (5, 205, {"target": "80"}),
    "five_rounds-stock": (3, 5, {}),
    "five_rounds-tie": (2, 952, {"rounds": "2"}),
    "five_rounds-options": (
        4,
        0,
        {
            "rounds": "3",
            "stock_end": "on_failed_draw",
            "scoring": "winner_collects",
            "draw_when": "any",
            "draw_limit": "none",
            "starter_eight": "dealer_names",
            "last_call": "manual",
        },
    ),
    "zimbabwean-match": (4, 13, {"target": "100"}),
    "zimbabwean-raised": (
        2,
        1195,
        {
            "target": "100",
            "packs": "1",
            "starter_power": "apply",
            "two_on_joker": "on",
            "eight_blocks": "on",
            "ace_counters_skip": "on",
            "reverse_two": "skip",
            "final_effect": "apply",
        },
    ),
    "zimbabwean-crowd": (
        8,
        724,
        {
            "match": "single",
            "last_call": "manual",
            "false_catch": "2",
            "finish_on_power": "forbid",
            "draw_stack": "replace",
        },
    ),
}
"""For each game, named after its variant, its seats, its seed and its options."""
RECKLESS = {"gambian-catch": 0.0, "standard-leavers": 0.05, "zimbabwean-crowd": 0.03}
"""Games of players who try anything and how often they leave; the others are played by the easy computer player."""


def main() -> None:
    """Write the records that are missing, and what replaying each gives."""
    for name in GAMES:
        record = HERE / f"{name}.record"
        if not record.exists():
            record.write_text(record_of(name), encoding="utf-8")
        text = record.read_text(encoding="utf-8")
        (HERE / f"{name}.json").write_text(as_json(document(replay(parse(text)))), encoding="utf-8")


def record_of(name: str) -> str:
    """Play one game and return its record."""
    seats, seed, options = GAMES[name]
    match = new_match(ruleset(name.split("-", maxsplit=1)[0], seats, options), dealer=0, seed=seed_of(name))
    actions = [action for action, _ in actions_of(name, match, Random(seed))]
    return write(transcribe(match, actions, NAMES[:seats]))


def seed_of(name: str) -> bytes:
    """Return what the packs of a game are shuffled with."""
    return f"{name}/{GAMES[name][1]}".encode()


def actions_of(name: str, match: Match, rng: Random) -> Iterator[tuple[Action, Step]]:
    if name in RECKLESS:
        return attempts(match, rng, wild=0.25, leaving=RECKLESS[name])
    return played(match, [PLAYERS["easy"]] * match.seats, rng)


def as_json(told: dict[str, Any]) -> str:
    """Write a document with one step a line, so that a difference can be read."""
    rest = {key: value for key, value in told.items() if key != "steps"}
    steps = ",\n".join(json.dumps(step, ensure_ascii=False) for step in told["steps"])
    return json.dumps(rest, ensure_ascii=False, indent=1)[:-2] + f',\n "steps": [\n{steps}\n]}}\n'


if __name__ == "__main__":
    main()
