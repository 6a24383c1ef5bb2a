"""Computer players at tables with any options: legal, pure, blind to what is hidden."""

from random import Random

import pytest
from hypothesis import given, settings

from bot.engine.match import Match, decision, legal_actions
from bot.engine.rules import Ruleset
from bot.engine.view import seat_view
from bot.players import PLAYERS, Player
from tests.bot.engine.games import Walk, rulesets, seeds
from tests.bot.players.test_players import with_other_hands

PLAYOUTS = 12
every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


def decisions(rules: Ruleset, seed: int) -> list[Match]:
    """Give some situations of a match in which right and wrong things are done."""
    walk = [match for match, _, _ in Walk(rules, seed, wild=0.1, most=80) if decision(match) is not None]
    return walk[:: max(len(walk) // 8, 1)]


@every_player
@settings(max_examples=25)
@given(rulesets(), seeds)
def test_what_it_chooses_is_legal(player: Player, rules: Ruleset, seed: int) -> None:
    for match in decisions(rules, seed):
        seat = decision(match)
        assert seat is not None
        assert player.choose(seat_view(match, seat), Random(seed), PLAYOUTS) in legal_actions(match)


@every_player
@settings(max_examples=25)
@given(rulesets(), seeds)
def test_what_is_hidden_changes_nothing(player: Player, rules: Ruleset, seed: int) -> None:
    for match in decisions(rules, seed):
        seat = decision(match)
        assert seat is not None
        other = with_other_hands(match, seat)
        chosen = player.choose(seat_view(match, seat), Random(seed), PLAYOUTS)
        assert player.choose(seat_view(other, seat), Random(seed), PLAYOUTS) == chosen
