"""A slow, plain model of the rules, written from RULES alone to check the engine against: what is allowed in a round.

Cards are codes, hands are lists in the order they came, a round is a dictionary; one function a rule.
What the presets differ in stands in `naive_rules`, what is done in `naive_play`, the match around it in `naive_match`.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from tests.bot.engine.naive_rules import Preset

SUITS = ["C", "D", "H", "S"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

Round = dict[str, Any]
Shuffle = Callable[[list[str]], list[str]]


def rank(card: str) -> str:
    return card if card == "joker" else card[:-1]


def suit(card: str) -> str | None:
    return None if card == "joker" else card[-1]


def in_hand_order(cards: list[str]) -> list[str]:
    """RECORD §4."""
    jokers = [card for card in cards if card == "joker"]
    others = [card for card in cards if card != "joker"]
    return sorted(others, key=lambda card: (SUITS.index(card[-1]), RANKS.index(card[:-1]))) + jokers


def worth(preset: Preset, card: str) -> int:
    """§7, points."""
    points = preset["points"]
    if card in points:
        return int(points[card])
    return int(points[rank(card)]) if rank(card) in points else int(rank(card))


def count(preset: Preset, cards: list[str]) -> int:
    return sum(worth(preset, card) for card in cards)


def new_round(seats: list[int], preset: Preset, options: dict[str, str], shuffle: Shuffle) -> Round:
    return {
        "seats": list(seats), "players": list(seats), "preset": preset, "options": options, "shuffle": shuffle,
        "phase": "TURN", "turn": seats[0], "direction": 1, "hands": {seat: [] for seat in seats}, "stock": [],
        "pile": [], "named": None, "open": False, "pending": 0, "owed": dict.fromkeys(seats, 0),
        "forgivable": set(), "uncalled": set(), "early": set(), "drawn": [], "just_drew": None, "passes": 0,
        "actions": 0, "turns": 0, "standing": None, "arrester": None, "last": None, "end": None,
        "refills": [], "said": [],
    }  # fmt: skip


def tell(r: Round, *fact: Any) -> None:
    """Say what happened, as an event of the engine with some of its parts."""
    r["said"].append(fact)


def catches(r: Round) -> bool:
    return bool(r["options"]["misplay"] == "catch")


def after(r: Round, seat: int, steps: int = 1) -> int:
    """§1.1 seat order."""
    for _ in range(steps):
        while True:
            seat = (seat + r["direction"]) % 8
            if seat in r["seats"]:
                break
    return seat


def ring_after(r: Round, seat: int) -> list[int]:
    """The other seats, in order of play."""
    return [after(r, seat, n) for n in range(1, len(r["seats"]) + 1) if after(r, seat, n) != seat]


def goes_on_without(r: Round, seat: int) -> bool:
    """Rule C13: whether the round goes on when this seat is out of cards."""
    return r["options"]["partnership"] == "on" and (seat + 2) % 4 in r["seats"]


def refill(r: Round) -> None:
    """C6, rule G18."""
    if r["stock"] or len(r["pile"]) < 2 or r["options"]["refill"] == "none":
        return
    old, r["pile"] = r["pile"][:-1], r["pile"][-1:]
    r["stock"] = r["shuffle"](old) if r["options"]["refill"] == "shuffle" else old
    r["refills"].append(list(r["stock"]))
    tell(r, "Refilled", len(r["stock"]))


def take(r: Round, seat: int, number: int) -> int:
    """C7: draws what there is. A hand that is not one card owes no call (G14)."""
    taken = 0
    while taken < number and r["stock"]:
        r["hands"][seat].append(r["stock"].pop(0))
        taken += 1
        refill(r)
    if taken:
        r["passes"] = 0
        tell(r, "Drew", seat, taken)
    if len(r["hands"][seat]) != 1:
        r["uncalled"].discard(seat)
    return taken


def punish(r: Round, seat: int, number: int) -> None:
    """C3, P5: penalties of the Gambian 2, ace and joker."""
    if catches(r):
        r["owed"][seat] += number
    else:
        take(r, seat, number)


# ---------------------------------------------------------------- what fits


def forbidden_last(r: Round, seat: int, cards: list[str]) -> bool:
    """§7 finish_on_power, §9.2.24."""
    return (
        r["options"]["finish_on_power"] == "forbid"
        and len(r["hands"][seat]) == len(cards)
        and rank(cards[-1]) in r["preset"]["special"]
    )


def suit_in_force(r: Round) -> str | None:
    if r["open"]:
        return None
    return r["named"] or suit(r["pile"][-1])


def counters_draw(r: Round, card: str) -> bool:
    """Rule Z15 and the options of §7."""
    options, top = r["options"], rank(r["pile"][-1])
    if rank(card) == "A":
        return True
    if rank(card) == "8":
        return bool(options["eight_blocks"] == "on")
    if options["draw_stack"] == "off":
        return False
    if rank(card) == "joker":
        return True
    return rank(card) == "2" and (top == "2" or (top == "joker" and options["two_on_joker"] == "on"))


def counters_skip(r: Round, card: str) -> bool:
    """Rule Z9, Z6."""
    return rank(card) == "7" or (rank(card) == "A" and r["options"]["ace_counters_skip"] == "on")


def fits(r: Round, card: str) -> bool:
    """§1.1, §2.2."""
    if r["phase"] == "ANSWER_ACE":
        return rank(card) == "A"
    if r["phase"] == "ANSWER_DRAW":
        return counters_draw(r, card)
    if r["phase"] == "ANSWER_SKIP":
        return counters_skip(r, card)
    if r["open"] or rank(card) in r["preset"]["free"]:
        return True
    return suit(card) == suit_in_force(r) or rank(card) == rank(r["pile"][-1])


def legal_cards(r: Round, cards: list[str]) -> bool:
    """Whether the seat to move may play these cards of one rank."""
    if r["drawn"] and r["options"]["after_draw"] == "drawn_only" and cards != r["drawn"][-1:]:
        return False
    return fits(r, cards[0]) and not forbidden_last(r, r["turn"], cards)


def stuck(r: Round) -> bool:
    return not any(legal_cards(r, [card]) for card in r["hands"][r["turn"]])


def strong(r: Round, seat: int) -> bool:
    """Rule G15, §9.2.24."""
    return any(rank(card) == "A" and not forbidden_last(r, seat, [card]) for card in r["hands"][seat])


def wants_suit(r: Round, seat: int, cards: list[str]) -> bool:
    """C1, §9.1.5."""
    last = len(r["hands"][seat]) == len(cards)
    return rank(cards[0]) == "8" and (not last or goes_on_without(r, seat))


def several_allowed(r: Round, kind: str) -> bool:
    """§7 multi_play, multi_eights; §9.2.23."""
    options = r["options"]
    return options["multi_play"] == "on" and (kind != "8" or options["multi_eights"] == "on")


# ---------------------------------------------------------------- who may what


def waits(r: Round, seat: int) -> bool:
    """P3."""
    return r["standing"] is not None and r["standing"]["offender"] == seat


def limit_reached(r: Round) -> bool:
    """§7 draw_limit, §9.2.20."""
    limit = r["options"]["draw_limit"]
    return limit != "none" and r["options"]["after_draw"] != "end" and len(r["drawn"]) >= int(limit)


def draw_may_fail(r: Round) -> bool:
    """§9.2.26: with nothing left to draw, the draw of a stuck seat ends the round."""
    return r["options"]["stock_end"] == "on_failed_draw" and stuck(r) and not limit_reached(r)


def why_no_draw(r: Round, seat: int) -> str | None:
    if waits(r, seat):
        return "wait"
    if seat != r["turn"]:
        return why_no_draw_out_of_turn(r, seat)
    if r["phase"] == "ANSWER_DRAW":
        return None
    if r["phase"] != "TURN":
        return "must_answer"
    if not r["stock"]:
        return None if draw_may_fail(r) else "stock_empty"
    if r["owed"][seat]:
        return None
    if r["options"]["draw_when"] == "stuck" and not stuck(r):
        return "can_play"
    return "draw_limit" if limit_reached(r) else None


def why_no_draw_out_of_turn(r: Round, seat: int) -> str | None:
    """P5, P6, §9.1.6."""
    if not catches(r) or r["phase"] == "NAME_SUIT":
        return "not_your_turn"
    if not r["stock"]:
        return "stock_empty"
    return None if r["owed"][seat] or r["just_drew"] == seat else "nothing_owed"


def why_no_pass(r: Round, seat: int) -> str | None:
    """§9.1.7, §9.2.19."""
    if waits(r, seat):
        return "wait"
    if seat != r["turn"]:
        return "not_your_turn"
    if r["phase"] == "ANSWER_SKIP":
        return None
    if r["phase"] != "TURN":
        return "must_answer"
    may_draw = why_no_draw(r, seat) is None
    free = r["options"]["pass_when_empty"] == "free"
    if (stuck(r) and not may_draw) or (not r["stock"] and free):
        return None
    if r["drawn"] and (r["options"]["after_draw"] == "drawn_only" or r["preset"]["pass_after_draw"]):
        return None
    return "must_draw" if may_draw and (stuck(r) or free) else "cannot_pass"


def why_no_play(r: Round, seat: int, cards: list[str], named: str | None) -> str | None:
    """The reasons in the order of RECORD §4."""
    mine = seat == r["turn"]
    if waits(r, seat):
        return "wait"
    if not mine and (not catches(r) or r["phase"] == "NAME_SUIT"):
        return "not_your_turn"
    wrong = wrong_cards(r, seat, cards)
    if wrong is not None:
        return wrong
    if mine and r["phase"] == "NAME_SUIT":
        return "must_answer"
    if mine and r["phase"] != "TURN" and not catches(r) and not legal_cards(r, cards):
        return "must_answer"
    if named and not wants_suit(r, seat, cards):
        return "suit_not_allowed"
    if not catches(r) and not legal_cards(r, cards):
        return "does_not_fit"
    return "suit_needed" if wants_suit(r, seat, cards) and not named else None


def wrong_cards(r: Round, seat: int, cards: list[str]) -> str | None:
    """§9.1.6."""
    if any(cards.count(card) > r["hands"][seat].count(card) for card in cards):
        return "not_in_hand"
    if len(cards) == 1:
        return None
    if len({rank(card) for card in cards}) > 1 or "joker" in cards:
        return "same_rank_only"
    return None if several_allowed(r, rank(cards[0])) else "one_card_only"


# ---------------------------------------------------------------- what is legal


def legal(r: Round) -> list[str]:
    """RECORD §4, without the name of the seat to move."""
    seat = r["turn"]
    if r["phase"] == "NAME_SUIT":
        return [f"name {each}" for each in SUITS]
    if r["phase"] in {"ARREST", "ROUND_OVER"} or waits(r, seat):
        return []
    lines = []
    for cards in plays(r, r["hands"][seat]):
        if legal_cards(r, cards):
            line = f"play {' '.join(cards)}"
            lines += [f"{line} ={each}" for each in SUITS] if wants_suit(r, seat, cards) else [line]
    lines += ["draw"] if why_no_draw(r, seat) is None else []
    lines += ["pass"] if why_no_pass(r, seat) is None else []
    return lines


def plays(r: Round, hand: list[str]) -> list[list[str]]:
    """Every card alone, and several of a rank in canonical form (§9.1.16)."""
    found = [[card] for card in hand]
    for kind in RANKS:
        same = [card for card in in_hand_order(hand) if rank(card) == kind]
        if several_allowed(r, kind):
            for first, last in permutations(range(len(same)), 2):
                others = [same[n] for n in range(len(same)) if n not in {first, last}]
                found += [[same[first], *between, same[last]] for between in subsets(others)]
    return found


def subsets(cards: list[str]) -> list[list[str]]:
    if not cards:
        return [[]]
    smaller = subsets(cards[1:])
    return smaller + [[cards[0], *each] for each in smaller]
