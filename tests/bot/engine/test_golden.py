"""Golden games: replaying a whole match gives, to the last event, what it gave when it was looked at."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.cards import RANK_CODES
from bot.engine.record import Move, document, parse, replay, write
from bot.engine.variants import VARIANTS
from tests.golden.write import GAMES, HERE, seed_of


def special(variant: str) -> set[str]:
    """Return the cards of a preset that are unlike others, as records write them, in any suit or in one."""
    ranks = {"joker" if rank is None else RANK_CODES[rank] for rank in VARIANTS[variant].powers}
    return ranks | {
        f"{RANK_CODES[one[0]]}{one[1].name}" for one in VARIANTS[variant].opens if isinstance(one, tuple)
    }


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
def test_its_seed_still_gives_every_pack_and_every_new_stock(name: str) -> None:
    record = parse(text_of(name))
    moves = tuple(entry for entry in record.entries if isinstance(entry, Move))
    told = document(replay(replace(record, seed=seed_of(name), entries=moves)))
    assert (told["state"], told["match"]) == (stored(name)["state"], stored(name)["match"])


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_has_every_special_card_and_is_won(name: str) -> None:
    cards = {card for event in facts(name, "Played") for card in event["cards"]}
    assert cards | {card.rstrip("CDHS") for card in cards} >= special(stored(name)["variant"])
    assert stored(name)["match"]["winners"]


def test_each_preset_has_three_golden_games() -> None:
    games = Counter(name.split("-", maxsplit=1)[0] for name in GAMES)
    assert set(games) == set(VARIANTS)
    assert min(games.values()) >= 3


def test_the_golden_games_hold_what_is_rare() -> None:
    assert facts("gambian-catch", "TakenBack")
    assert facts("gambian-catch", "MadeToDraw")
    assert facts("gambian-catch", "Forgiven")
    assert facts("gambian-crowd", "Caught")
    assert facts("gambian-crowd", "PrivateRound")
    assert facts("gambian-options", "Refilled")
    assert [event["reason"] for event in facts("classic-single", "RoundEnded")] == ["blocked"]
    assert len(facts("classic-partners", "WentOut")) == 2
    assert facts("classic-target", "Named")
    assert facts("classic-target", "Refilled")
    assert {len(event["cards"]) for event in facts("house-single", "Played")} == {1, 2, 3}
    assert facts("house-crowd", "Caught")
    assert [event["reason"] for event in facts("house-blocked", "RoundEnded")] == ["arrest", "blocked"]
    assert len(facts("standard-leavers", "LeftMatch")) == 2
    assert facts("standard-rounds", "Refilled")
    assert [event["reason"] for event in facts("five_rounds-stock", "RoundEnded")][-1] == "stock"
    assert facts("five_rounds-tie", "ExtraRound")
    assert {2, 4, 5} <= {event["count"] for event in facts("zimbabwean-match", "DrawThreatened")}
    assert {7, 9} <= {event["count"] for event in facts("zimbabwean-raised", "DrawThreatened")}
    assert facts("zimbabwean-crowd", "LeftMatch")
