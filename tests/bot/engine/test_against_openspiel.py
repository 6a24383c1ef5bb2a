"""The engine against an oracle that is not ours: OpenSpiel's ``crazy_eights`` (see ``docs/openspiel.md``)."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import SystemRandom

import pytest

from bot.engine.actions import Draw, Pass, Play
from bot.engine.cards import parse_card
from bot.engine.events import RoundEnd
from bot.engine.rules import ruleset
from tests.bot.engine.positions import deck
from tests.bot.engine.spiel import OURS, Both, Terms, openspiel_variants

GAMES = int(os.environ.get("SEEDS") or 400)
FIRST = SystemRandom().randrange(10**9) if os.environ.get("SEEDS") else 0
PLAYERS = range(2, 7)
KINDS = list(product((False, True), (False, True), (1, 3, None)))
"""Special cards or not, a new stock or not, the most cards drawn in a turn."""


@pytest.fixture(autouse=True)
def _its_games() -> Iterator[None]:
    with openspiel_variants():
        yield


def played(players: int, seed: int) -> Both:
    """Play a random game of a kind that follows from the seed."""
    terms = Terms(players, *KINDS[seed % len(KINDS)])
    game = Both(terms, seed, terms.rules)
    game.play()
    return game


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_go_as_in_openspiel(players: int) -> None:
    for seed in range(FIRST, FIRST + GAMES // len(PLAYERS)):
        played(players, seed)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_options_named_make_its_game_of_standard(players: int) -> None:
    for seed in range(FIRST, FIRST + GAMES // 20):
        terms = Terms(players, special=False, reshuffle=bool(seed % 2), draws=None)
        given = {**OURS, "draw_limit": "none", "refill": "shuffle" if terms.reshuffle else "none"}
        if players == 2:
            given["hand_size"] = "7"
        Both(terms, seed, ruleset("standard", players, given)).play()


def test_rounds_end_either_way_and_every_difference_put_right_is_met() -> None:
    games = [played(4, seed) for seed in range(60)]
    assert {game.ended for game in games} == {RoundEnd.ARREST, RoundEnd.BLOCKED}
    met = sum((game.normalised for game in games), Counter[str]())
    assert met.keys() == {"one pass more", "2 on an empty stock", "pass at the limit"}


def test_it_counts_a_draw_for_a_two_that_just_empties_the_stock_as_a_pass() -> None:
    assert played(2, 402).normalised["a draw that is a pass"] == 1


def test_its_score_adds_the_number_of_a_card_where_its_rank_is_meant() -> None:
    clubs = ["2C", "3C", "4C", "5C", "6C", "7C", "9C"]
    left = ["2D", "3D", "4D", "5D", "6D", "7D", "9D"]
    hands = " ".join(f"{mine} {yours}" for mine, yours in zip(clubs, left, strict=True))
    pack = tuple(map(parse_card, deck(f"{hands} 10C 10D JD QD KD AD 8D").split()))
    terms = Terms(2, special=False, reshuffle=False, draws=1)
    game = Both(terms, 0, terms.rules, pack)
    for club in clubs:
        game.compare()
        game.take(Play(0, (parse_card(club),)))
        if not game.match.over:
            game.take(Draw(1))
            game.take(Pass(1))
    game.compare_ends()
    assert game.counts == [0, 27 + 9 + 10 + 4 * 10 + 50]
    numbers = [0 * 4, 1 * 4, 2 * 4, 3 * 4, 4 * 4, 5 * 4, 7 * 4, 8 * 4]
    assert game.state.returns() == [0, -sum(number + 1 + 2 for number in numbers) - 4 * 10 - 50]
