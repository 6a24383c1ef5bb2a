"""OpenSpiel's own searching player for its ``crazy_eights``: its ISMCTSBot, with what it needs of ours.

The bot is OpenSpiel's, unchanged but for the key of its nodes. It gets play-outs that never draw when able to play, and
a resampler of hidden hands, which its game does not have.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bot.engine.cards import SUITS, Rank
from tests.bot.engine.spiel import DEALER, DRAW, PASS

CARDS: Final = 52
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
EXPLORATION: Final = 200.0
"""How much it tries what it has not tried: the scale of the points of a round."""


class Bot(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """The bot with nodes that tell apart what its game's observation does not: what the player may do.

    Without it a node would be shared by views in which different actions are legal, as with the stock empty or not, and
    the bot would have to copy its nodes at every step to leave out what is not.
    """

    def get_state_key(self, state: pyspiel.State) -> tuple[int, str, tuple[int, ...]]:
        """Give what tells apart the nodes of the search."""
        return state.current_player(), state.observation_string(), tuple(state.legal_actions())


def ismcts(game: pyspiel.Game, *, simulations: int, seed: int) -> Bot:
    """Give the bot for a game with one pack that is not reshuffled."""
    rng = Random(seed)
    bot = Bot(
        game,
        PlayOuts(rng),
        uct_c=EXPLORATION,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    bot.set_resampler(Resampler(rng))
    return bot


class PlayOuts:
    """Evaluates a state by one random game to its end, in which nobody draws or passes who can play."""

    def __init__(self, rng: Random) -> None:
        """Take the chance."""
        self._random = rng.random

    def evaluate(self, state: pyspiel.State) -> Any:
        """Play the game out, in place: the bot asks nothing of the state afterwards."""
        random = self._random
        while not state.is_terminal():
            legal = state.legal_actions()
            # Draw and pass have the highest numbers, chance draws cards only, and with one pack each is as likely.
            while len(legal) > 1 and legal[-1] in (DRAW, PASS):
                legal.pop()
            state.apply_action(legal[int(random() * len(legal))])
        return np.array(state.returns())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Give each legal action the same probability."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@dataclass
class _Seen:
    """What one player knows of how a game went; the cards that others took stand in ``actions`` as they really were."""

    actions: list[int] = field(default_factory=list)
    hidden: dict[int, list[int]] = field(default_factory=dict)
    """By other player, where in the actions the cards stand that only that one saw."""
    played: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """By other player, the cards played, each with how many had been taken before."""
    unknown: list[int] = field(default_factory=lambda: list(range(CARDS)))
    """The cards that may be in the hands of others, or in the stock."""
    taken: int = 0
    """How many of them are in the hands of others."""
    buried: list[tuple[int, int]] = field(default_factory=list)
    """The 8s that were turned and went back, and where in the actions: nobody had been dealt them."""


class Resampler:
    """Makes states that a player cannot tell from the real one, each that could have been dealt equally likely."""

    def __init__(self, rng: Random) -> None:
        """Take the chance."""
        self._rng = rng
        self._of: tuple[int, list[int]] | None = None
        self._seen = _Seen()

    def __call__(self, state: pyspiel.State, player: int) -> pyspiel.State:
        """Deal anew what the player has not seen, and let everybody do what was done."""
        if self._of != (player, state.history()):
            self._of, self._seen = (player, state.history()), _seen(state, player)
        actions = self._actions()
        while any(card in actions[:place] for card, place in self._seen.buried):
            actions = self._actions()
        sample = state.get_game().new_initial_state()
        for action in actions:
            sample.apply_action(action)
        return sample

    def _actions(self) -> list[int]:
        seen, rng = self._seen, self._rng
        actions = seen.actions[:]
        unknown = rng.sample(seen.unknown, seen.taken)
        for other, places in seen.hidden.items():
            left = places[:]
            for count, (card, taken) in enumerate(seen.played.get(other, ())):
                # How many places there are to choose from never depends on what was chosen: no world is favoured.
                actions[left.pop(rng.randrange(taken - count))] = card
            for place in left:
                actions[place] = unknown.pop()
        return actions


def _seen(state: pyspiel.State, player: int) -> _Seen:
    """Read the history of a game as this player has seen it."""
    seen = _Seen()
    dealt_to = iter(_dealt_to(state))
    drawer: int | None = None
    for entry in state.full_history():
        action, mover = entry.action, entry.player
        if mover != CHANCE:
            _note_action(seen, mover, action, player)
            drawer = mover
        elif seen.actions:
            _note_card(seen, action, player, next(dealt_to, None) if drawer is None else drawer)
        seen.actions.append(action)
    return seen


def _dealt_to(state: pyspiel.State) -> Iterator[int]:
    """Give who is dealt each card: one at a time, beginning after the dealer, whom the first action chose."""
    players = state.num_players()
    dealer = state.history()[0] - DEALER
    for card in range(players * (7 if players == 2 else 5)):
        yield (dealer + 1 + card) % players


def _note_action(seen: _Seen, mover: int, action: int, player: int) -> None:
    if action < CARDS:
        if action in seen.unknown:
            seen.unknown.remove(action)
        if mover != player:
            seen.played.setdefault(mover, []).append((action, len(seen.hidden[mover])))
            seen.taken -= 1


def _note_card(seen: _Seen, card: int, player: int, owner: int | None) -> None:
    """Note a card that was dealt or drawn, or turned where it has no owner; an 8 that is turned goes back."""
    if owner is None and card // len(SUITS) == Rank.EIGHT:
        seen.buried.append((card, len(seen.actions)))
    elif owner in (None, player):
        seen.unknown.remove(card)
    else:
        seen.taken += 1
        seen.hidden.setdefault(owner, []).append(len(seen.actions))
