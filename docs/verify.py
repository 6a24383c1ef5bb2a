"""Check that the cards of a match were shuffled fairly, with nothing but Python: `python verify.py RECORD` (fair-deals.md)."""

import re
import sys
from hashlib import sha256
from hmac import digest
from itertools import count
from pathlib import Path

CARDS = re.compile(r'^(deck|deal|shuffle|(?:"[^"]*"|\S+) play)\b(?:.*:)? ([^=#\n]*)', re.MULTILINE)
PACK = [rank + suit for suit in "CDHS" for rank in (*"23456789", "10", *"JQKA")]


def shuffled(cards, seed, number):
    """Shuffle as Fisher and Yates do, with HMAC-SHA256; what would make small remainders likelier is thrown away."""
    order, head = list(cards), number.to_bytes(8)
    blocks = (digest(seed, head + at.to_bytes(8), "sha256") for at in count())
    words = (int.from_bytes(block[at : at + 4]) for block in blocks for at in range(0, 32, 4))
    for last in range(len(order) - 1, 0, -1):
        other = next(word for word in words if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def faults(text):
    """Name everything that does not agree."""
    told = dict(re.findall(r"^(?:# fair-)?([a-z]+): *(.*)$", text, re.MULTILINE))
    secret, seed = bytes.fromhex(told["secret"]), bytes.fromhex(told["seed"])
    if sha256(secret).hexdigest() != told["fingerprint"]:
        yield "the secret has another fingerprint"
    if digest(secret, f"{told['table']}:{','.join(told['presses'].split())}".encode(), "sha256") != seed:
        yield "the secret, the table and the ids mixed in give another seed"
    number, played = 0, []
    for line, cards in ((line, cards.split()) for line, cards in CARDS.findall(text)):
        if line in {"deck", "deal"}:
            packs = cards.count("AC") or 1
            pack = PACK + ["joker"] * (cards.count("joker") // packs)
            if cards != shuffled(pack * packs, seed, number):
                yield f"shuffle {number}, of a pack, is another by the seed"
            number, played = number + 1, []
        elif line == "shuffle" and len(cards) > 1:
            # Shuffled back, they lie as they were played; at the bottom is what was turned, or left by a refill.
            pile = sorted(zip(shuffled(range(len(cards)), seed, number), cards, strict=True))[1:]
            if not all(card in plays for plays in [iter(played)] for _, card in pile):
                yield f"shuffle {number}, of a pile, is another by the seed"
            number += 1
        elif line != "shuffle":
            played += cards


if __name__ == "__main__":
    try:
        found = list(faults(Path(sys.argv[1]).read_text(encoding="utf-8")))
    except (OSError, ValueError, LookupError) as problem:
        why = problem if isinstance(problem, OSError) else "give it a record with a proof"
        print(f"cannot be checked: {why}", file=sys.stderr)
        sys.exit(2)
    print("not fair: " + "; ".join(found) if found else "fair, if its fingerprint is the one shown before")
    sys.exit(bool(found))
