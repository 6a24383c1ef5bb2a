"""A record is the match: writing, reading and replaying it change nothing."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.actions import Action
from bot.engine.match import Match, new_match
from bot.engine.record import Move, Record, Replay, document, parse, replay, transcribe, write
from bot.engine.rules import ruleset
from tests.bot.engine.reckless import attempts

NAMES = ("Awa", "Binta B", "settle", "Dawda=1", "Ebou#2", "Fatou:", "G,H", "'Isatou'")

tables = st.fixed_dictionaries(
    {},
    optional={
        "misplay": st.sampled_from(["catch", "reject"]),
        "packs": st.sampled_from(["1", "2", "3"]),
        "hand_size": st.sampled_from(["2", "3", "5"]),
        "refill": st.sampled_from(["shuffle", "flip", "none"]),
        "starter_eight": st.sampled_from(["bury", "printed", "dealer_names", "any"]),
        "starter_power": st.sampled_from(["inert", "apply", "redraw"]),
        "false_catch": st.sampled_from(["0", "2"]),
        "final_effect": st.sampled_from(["ignore", "apply"]),
        "draw_when": st.sampled_from(["stuck", "any"]),
        "after_draw": st.sampled_from(["end", "drawn_only", "any"]),
        "max_actions": st.just("60"),
    },
)


def recorded(
    options: dict[str, str], seats: int, seed: int, *, leaving: float = 0.05
) -> tuple[Match, list[Action], Record]:
    """Play a reckless match; return how it ended, what counted, and its record."""
    rules = ruleset("gambian", seats, options)
    start = new_match(rules, dealer=seed % seats, seed=seed.to_bytes(8, "big"))
    end, actions = start, []
    for action, step in attempts(start, Random(seed), leaving=leaving):
        actions.append(action)
        end = step.match
    return end, actions, transcribe(start, actions, NAMES[:seats])


def standing(replayed: Replay) -> tuple[object, object]:
    """Return how the match stands; equal cards are told apart nowhere in it."""
    told = document(replayed)
    return told["state"], told["match"]


@given(options=tables, seats=st.integers(2, 8), seed=st.integers(0, 2**40))
def test_a_match_written_down_and_read_again_is_the_same_match(
    options: dict[str, str], seats: int, seed: int
) -> None:
    end, actions, record = recorded(options, seats, seed)
    text = write(record)
    again = parse(text)
    assert again == record
    assert write(again) == text
    replayed = replay(again)
    assert len(replayed.told) == len(actions)
    assert standing(replayed) == standing(Replay(record, end, ()))


@given(options=tables, seats=st.integers(2, 8), seed=st.integers(0, 2**40))
def test_the_seed_says_what_deal_and_shuffle_lines_would_say(
    options: dict[str, str], seats: int, seed: int
) -> None:
    # Who leaves between two rounds cannot be told from who leaves in the next, without a deal line.
    end, _, record = recorded(options, seats, seed, leaving=0)
    moves = tuple(entry for entry in record.entries if isinstance(entry, Move))
    by_seed = replace(record, seed=end.seed, entries=moves)
    assert standing(replay(by_seed)) == standing(Replay(record, end, ()))
