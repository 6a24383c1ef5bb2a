"""The golden games with a seed as real matches have it, and what the bot would export of them."""

from dataclasses import replace
from functools import cache
from random import Random

from bot.engine.match import new_match
from bot.engine.record import proof_of, transcribe, with_proof, write
from bot.engine.rules import ruleset
from tests.golden.write import GAMES, NAMES, actions_of

SECRET = bytes(range(32))
PRESSES = (1182000000000000001, 1182000000000000022)


@cache
def sealed(name: str) -> str:
    """Play the game of a golden match anew, by the same players, from a secret and presses, and return its record."""
    seats, seed, options = GAMES[name]
    proof = proof_of(SECRET, name, 1, PRESSES)
    rules = ruleset(name.split("-", maxsplit=1)[0], seats, options)
    match = new_match(rules, dealer=proof.seed[0] % seats, seed=proof.seed)
    actions = [action for action, _ in actions_of(name, match, Random(seed))]
    record = replace(transcribe(match, actions, NAMES[:seats]), seed=proof.seed)
    return with_proof(write(record), proof)
