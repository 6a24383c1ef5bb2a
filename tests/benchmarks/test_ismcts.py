"""OpenSpiel's searching player gets worlds that could be, each as likely as the others, and plays by its game's rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pyspiel
import pytest

from benchmarks._ismcts import CARDS, CHANCE, PlayOuts, Resampler, ismcts
from benchmarks._spiel_duels import SpielCell
from tests.bot.engine.spiel import DEALER, DRAW, PASS, Terms, openspiel_variants

EIGHT_OF_CLUBS = 24


@pytest.fixture(autouse=True)
def _its_games() -> Iterator[None]:
    with openspiel_variants():
        yield


def states(players: int, seed: int, *, special: bool = False) -> Iterator[pyspiel.State]:
    """Give the states of a random game in which somebody has to choose."""
    rng = Random(seed)
    state = Terms(players, special=special, reshuffle=False, draws=None).game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state.clone()
        state.apply_action(rng.choice(state.legal_actions()))


def seen(state: pyspiel.State, player: int) -> list[object]:
    """Give what a player has seen of a game: whatever was played, the cards of its own, and that others drew."""
    dealt = state.num_players() * (7 if state.num_players() == 2 else 5)
    dealer = state.history()[0] - DEALER
    owners: list[int | None] = [None, *((dealer + 1 + card) % state.num_players() for card in range(dealt))]
    drawer: int | None = None
    facts: list[object] = []
    for place, entry in enumerate(state.full_history()):
        if entry.player != CHANCE:
            drawer = entry.player
            facts.append((entry.player, entry.action))
        else:
            owner = owners[place] if place < len(owners) else drawer
            facts.append((owner, entry.action if owner in (None, player) else "hidden"))
    return facts


@pytest.mark.parametrize(("players", "special"), [(2, False), (2, True), (3, False), (4, True)])
def test_a_player_cannot_tell_a_sample_from_the_real_state(players: int, special: bool) -> None:
    tried = 0
    for seed in range(12):
        for state in states(players, seed, special=special):
            for player in range(players):
                sample = Resampler(Random(seed))(state, player)
                assert seen(sample, player) == seen(state, player)
                assert sample.observation_string(player) == state.observation_string(player)
                assert sample.current_player() == state.current_player()
                assert Counter(sample.legal_actions()) == Counter(state.legal_actions()) or (
                    player != state.current_player()
                )
                tried += 1
    assert tried > 500


def test_an_eight_that_was_turned_and_went_back_was_dealt_to_nobody() -> None:
    game = Terms(2, special=False, reshuffle=False, draws=None).game
    cards = [card for card in range(CARDS) if card != EIGHT_OF_CLUBS]
    state = game.new_initial_state()
    for action in (DEALER, *cards[:14], EIGHT_OF_CLUBS, cards[20], DRAW, cards[21], DRAW, EIGHT_OF_CLUBS):
        state.apply_action(action)
    resampler = Resampler(Random(1))
    drawn = Counter[bool]()
    for _ in range(300):
        history = resampler(state, 0).history()
        assert EIGHT_OF_CLUBS not in history[1:15]
        drawn[EIGHT_OF_CLUBS in history[-3:]] += 1
    assert drawn[True] > 0


def test_every_card_that_was_not_seen_is_as_likely_in_a_hand() -> None:
    state = next(states(2, 3))
    resampler, times = Resampler(Random(1)), 3000
    held = Counter[int]()
    for _ in range(times):
        held.update(resampler(state, 0).history()[1:15])
    mine = {card for card in held if held[card] == times}
    assert len(mine) == 7
    others = [held[card] for card in held if card not in mine]
    assert len(others) == CARDS - 8, "all but its own cards and the one that was turned"
    expected = times * 7 / len(others)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in others)


def test_play_outs_never_draw_or_pass_with_a_card_to_play() -> None:
    class Watched:
        """A state that notes what is done in it."""

        def __init__(self, state: pyspiel.State) -> None:
            self.state, self.chosen = state, Counter[str]()

        def __getattr__(self, name: str) -> object:
            return getattr(self.state, name)

        def apply_action(self, action: int) -> None:
            legal = [] if self.state.is_chance_node() else self.state.legal_actions()
            could = any(each not in (DRAW, PASS) for each in legal)
            self.chosen["idle" if could and action in (DRAW, PASS) else "well"] += 1
            self.state.apply_action(action)

    for seed in range(20):
        watched = Watched(next(states(2, seed)))
        assert len(PlayOuts(Random(seed)).evaluate(watched)) == 2
        assert watched.state.is_terminal()
        assert watched.chosen.keys() == {"well"}


def test_the_bot_goes_out_when_it_can() -> None:
    found = 0
    for seed in range(60):
        for state in states(2, seed):
            legal, mover = state.legal_actions(), state.current_player()
            if len(legal) == 2 and DRAW in legal and sum(hand(state, mover)) == 1:
                bot = ismcts(state.get_game(), simulations=60, seed=seed)
                assert bot.step(state) != DRAW
                found += 1
    assert found > 3


def hand(state: pyspiel.State, player: int) -> list[int]:
    """Give how many of each card a player holds."""
    tensor = state.observation_tensor(player)
    return [int(tensor[card * 2 + 1]) for card in range(CARDS)]


def test_it_beats_chance_in_its_own_game() -> None:
    cell = SpielCell(2, "random", "ismcts", simulations=20)
    blocks = [cell.play(number) for number in range(6)]
    assert sum(sum(block.wins) for block in blocks) <= 4
    assert all(block.other_nanoseconds > block.nanoseconds for block in blocks)
