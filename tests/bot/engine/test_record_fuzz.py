"""Damaged records: whatever is in the file, it is read or it is unreadable, and nothing else happens."""

from contextlib import suppress
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.record import Unreadable, document, parse, replay
from tests.golden.write import HERE

WORDS = [
    "Awa",
    "Zed",
    "play",
    "8H",
    "joker",
    "=S",
    "settle",
    "deal",
    "shuffle",
    "-",
    "---",
    "#",
    '"',
    "99",
    ":",
    "=",
]
POSITION = """\
record: 1
variant: gambian
options: misplay=catch
players: Awa Binta Chidi Dawda
hands: Awa=8H,2C Binta=AS,KD Chidi=9C
pile: 5D 9H AH
stock: 7H 3S 4S
turn: Binta
phase: ANSWER_ACE
direction: -1
owed: Awa=2
uncalled: Chidi
drawn: 0
round: 3
out: Dawda
dealer: Awa
---
Binta play AS
Chidi play 9C
settle
"""
DEALT = (HERE / "gambian-catch.record").read_text(encoding="utf-8")


@given(st.sampled_from([POSITION, DEALT]), st.integers(0, 2**32), st.integers(1, 4))
def test_a_damaged_record_is_read_or_unreadable(text: str, seed: int, times: int) -> None:
    rng = Random(seed)
    for _ in range(times):
        text = damaged(text, rng)
    with suppress(Unreadable):
        document(replay(parse(text)))


def damaged(text: str, rng: Random) -> str:
    """Change, drop, double or exchange one word or line."""
    lines = text.split("\n")
    place = rng.randrange(len(lines))
    words = lines[place].split(" ")
    match rng.randrange(5):
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, lines[rng.randrange(len(lines))])
        case 2:
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            lines[place] = " ".join(words)
        case 3:
            words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
            lines[place] = " ".join(words)
        case _:
            at = rng.randrange(len(text))
            return text[:at] + text[at + 1 :]
    return "\n".join(lines)
