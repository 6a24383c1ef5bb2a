"""Tables for tests, written in record notation."""

from textwrap import dedent
from typing import Any

from bot.engine.record import document, parse, replay

FOUR = "Awa Binta Chidi Dawda"
THREE = "Awa Binta Chidi"
TWO = "Awa Binta"
FIVE = "Awa Binta Chidi Dawda Ebou"


def replayed(said: str, *, players: str = FOUR, options: str = "misplay=reject", strict: bool = False) -> Any:
    """Replay a Gambian position with its actions; `said` is the record from `hands:` on."""
    header = f"record: 1\nvariant: gambian\noptions: {options}\nplayers: {players}\n"
    return document(replay(parse(header + dedent(said).strip() + "\n"), strict=strict))


def at_catch_table(said: str, *, players: str = FOUR, options: str = "misplay=catch") -> Any:
    """Replay a position of a table that polices itself."""
    return replayed(said, players=players, options=options)


def sizes(table: Any) -> list[int]:
    """Return how many cards each seat holds."""
    return [len(hand) for hand in table["state"]["hands"].values()]


def reasons(table: Any) -> list[str | None]:
    """Return why each action was refused, None where it was not."""
    return [step.get("reason") for step in table["steps"]]


def may_play(table: Any) -> set[str]:
    """Return the cards the seat to move may play, each once."""
    moves = (line.split() for line in table["state"]["legal"])
    return {words[2] for words in moves if words[1] == "play"}
