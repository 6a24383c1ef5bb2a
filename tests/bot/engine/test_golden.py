"""Golden games: replaying a whole match gives, to the last event, what it gave when it was looked at."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.engine.record import document, parse, replay, write
from tests.golden.write import GAMES, HERE, record_of

SPECIAL = {"2", "8", "10", "J", "A", "joker"}


def stored(name: str) -> Any:
    return json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return Path(HERE / f"{name}.record").read_text(encoding="utf-8")


def facts(name: str, kind: str) -> list[dict[str, Any]]:
    """Return the events of one kind in a golden game."""
    return [event for step in stored(name)["steps"] for event in step["events"] if event["type"] == kind]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_as_it_did(name: str) -> None:
    assert document(replay(parse(text_of(name)))) == stored(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_written_as_it_was(name: str) -> None:
    assert write(parse(text_of(name))) == text_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_still_plays_the_same_game(name: str) -> None:
    assert record_of(name) == text_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_has_every_special_card_and_a_champion(name: str) -> None:
    cards = [card for event in facts(name, "Played") for card in event["cards"]]
    assert {card if card == "joker" else card[:-1] for card in cards} >= SPECIAL
    assert len(stored(name)["match"]["winners"]) == 1


def test_the_golden_games_hold_what_is_rare() -> None:
    assert facts("gambian-catch", "TakenBack")
    assert facts("gambian-catch", "MadeToDraw")
    assert facts("gambian-catch", "Forgiven")
    assert facts("gambian-crowd", "Caught")
    assert facts("gambian-crowd", "PrivateRound")
    assert facts("gambian-options", "Refilled")
