"""A record is the match: writing, reading and replaying it change nothing."""

from dataclasses import replace
from itertools import islice
from random import Random

from hypothesis import assume, given

from bot.engine.actions import Action, Deal
from bot.engine.match import Match, new_match, phase
from bot.engine.record import Move, Record, Replay, document, parse, replay, transcribe, write
from bot.engine.rules import Ruleset
from bot.engine.state import Phase
from tests.bot.engine.games import rulesets, seeds
from tests.bot.engine.reckless import attempts

NAMES = ("Awa", "Binta B", "settle", "Dawda=1", "Ebou#2", "Fatou:", "G,H", "'Isatou'")

MOST_ACTIONS = 300


def recorded(rules: Ruleset, seed: int, *, leaving: float = 0.05) -> tuple[Match, list[Action], Record]:
    """Play a reckless match, or much of it; return how it stands, what counted, and its record."""
    start = new_match(rules, dealer=seed % rules.seats, seed=seed.to_bytes(8, "big"))
    end, actions = start, []
    for action, step in islice(attempts(start, Random(seed), leaving=leaving), MOST_ACTIONS):
        actions.append(action)
        end = step.match
    return end, actions, transcribe(start, actions, NAMES[: rules.seats])


def standing(replayed: Replay) -> tuple[object, object]:
    """Return how the match stands; equal cards are told apart nowhere in it."""
    told = document(replayed)
    return told["state"], told["match"]


@given(rulesets(), seeds)
def test_a_match_written_down_and_read_again_is_the_same_match(rules: Ruleset, seed: int) -> None:
    end, actions, record = recorded(rules, seed)
    text = write(record)
    again = parse(text)
    assert again == record
    assert write(again) == text
    replayed = replay(again)
    assert len(replayed.told) == len(actions)
    assert standing(replayed) == standing(Replay(record, end, ()))


@given(rulesets(), seeds)
def test_the_seed_says_what_deal_and_shuffle_lines_would_say(rules: Ruleset, seed: int) -> None:
    # Who leaves between two rounds cannot be told from who leaves in the next, without a deal line.
    end, actions, record = recorded(rules, seed, leaving=0)
    assume(end.over or not isinstance(actions[-1], Deal))
    assume(phase(end) is not Phase.ROUND_OVER)
    moves = tuple(entry for entry in record.entries if isinstance(entry, Move))
    by_seed = replace(record, seed=end.seed, entries=moves)
    assert standing(replay(by_seed)) == standing(Replay(record, end, ()))
