"""A slow, plain model of a Gambian round, written from RULES alone to check the engine against: what is allowed.

Cards are codes, hands are lists in the order they came, a round is a dictionary; one function a rule.
What is done is in `naive_play`, the match around it in `naive_match`.
"""

from collections.abc import Callable
from typing import Any

SUITS = ["C", "D", "H", "S"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SPECIAL = {"J", "10", "8", "2", "A", "joker"}
WORTH = {"J": 1, "Q": 1, "K": 1, "A": 1, "8": 32, "joker": 64}

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


def count(cards: list[str]) -> int:
    """Rule 21."""
    return sum(WORTH[rank(card)] if rank(card) in WORTH else int(rank(card)) for card in cards)


def new_round(seats: list[int], options: dict[str, str], shuffle: Shuffle) -> Round:
    return {
        "seats": list(seats), "options": options, "shuffle": shuffle, "phase": "TURN", "turn": seats[0],
        "direction": 1, "hands": {seat: [] for seat in seats}, "stock": [], "pile": [], "named": None,
        "open": False, "owed": dict.fromkeys(seats, 0), "forgivable": set(), "uncalled": set(), "early": set(),
        "drawn": [], "just_drew": None, "passes": 0, "actions": 0, "standing": None, "arrester": None,
        "last": None, "refills": [], "end": None,
    }  # fmt: skip


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


def refill(r: Round) -> None:
    """C6, rule 18."""
    if r["stock"] or len(r["pile"]) < 2 or r["options"]["refill"] == "none":
        return
    old, r["pile"] = r["pile"][:-1], r["pile"][-1:]
    r["stock"] = r["shuffle"](old) if r["options"]["refill"] == "shuffle" else old
    r["refills"].append(list(r["stock"]))


def take(r: Round, seat: int, number: int) -> int:
    """C7: draws what there is. A hand that is not one card owes no call (G14)."""
    taken = 0
    while taken < number and r["stock"]:
        r["hands"][seat].append(r["stock"].pop(0))
        taken += 1
        refill(r)
    if taken:
        r["passes"] = 0
    if len(r["hands"][seat]) != 1:
        r["uncalled"].discard(seat)
    return taken


def punish(r: Round, seat: int, number: int) -> None:
    """C3, P5: penalties of 2, ace and joker."""
    if catches(r):
        r["owed"][seat] += number
    else:
        take(r, seat, number)


# ---------------------------------------------------------------- what fits, who may what


def forbidden_last(r: Round, seat: int, card: str) -> bool:
    """§7 finish_on_power, §9.2.24."""
    return (
        r["options"]["finish_on_power"] == "forbid" and len(r["hands"][seat]) == 1 and rank(card) in SPECIAL
    )


def suit_in_force(r: Round) -> str | None:
    if r["open"]:
        return None
    return r["named"] or suit(r["pile"][-1])


def fits(r: Round, card: str) -> bool:
    """§2.2."""
    if r["phase"] == "ANSWER_ACE":
        return rank(card) == "A"
    if r["open"] or rank(card) in {"8", "joker"}:
        return True
    return suit(card) == suit_in_force(r) or rank(card) == rank(r["pile"][-1])


def legal_card(r: Round, card: str) -> bool:
    """Whether the seat to move may play this card."""
    if r["drawn"] and r["options"]["after_draw"] == "drawn_only" and card != r["drawn"][-1]:
        return False
    return fits(r, card) and not forbidden_last(r, r["turn"], card)


def stuck(r: Round) -> bool:
    return not any(legal_card(r, card) for card in r["hands"][r["turn"]])


def strong(r: Round, seat: int) -> bool:
    """Rule 15, §9.2.24."""
    return any(rank(card) == "A" and not forbidden_last(r, seat, card) for card in r["hands"][seat])


def waits(r: Round, seat: int) -> bool:
    """P3."""
    return r["standing"] is not None and r["standing"]["offender"] == seat


def limit_reached(r: Round) -> bool:
    """§7 draw_limit, §9.2.20."""
    limit = r["options"]["draw_limit"]
    return limit != "none" and r["options"]["after_draw"] != "end" and len(r["drawn"]) >= int(limit)


def why_no_draw(r: Round, seat: int) -> str | None:
    if waits(r, seat):
        return "wait"
    if seat != r["turn"]:
        return why_no_draw_out_of_turn(r, seat)
    if r["phase"] != "TURN":
        return "must_answer"
    if not r["stock"]:
        return "stock_empty"
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
    if r["phase"] != "TURN":
        return "must_answer"
    free = r["options"]["pass_when_empty"] == "free"
    no_draw = not r["stock"] or (limit_reached(r) and not r["owed"][seat])
    if (stuck(r) and no_draw) or (not r["stock"] and free):
        return None
    if r["drawn"] and r["options"]["after_draw"] == "drawn_only":
        return None
    return "must_draw" if why_no_draw(r, seat) is None and (stuck(r) or free) else "cannot_pass"


def why_no_play(r: Round, seat: int, cards: list[str], named: str | None) -> str | None:
    hand = r["hands"][seat]
    mine = seat == r["turn"]
    if waits(r, seat):
        return "wait"
    if not mine and (not catches(r) or r["phase"] == "NAME_SUIT"):
        return "not_your_turn"
    if any(cards.count(card) > hand.count(card) for card in cards):
        return "not_in_hand"
    if len(cards) > 1:
        one_rank = len({rank(card) for card in cards}) == 1 and "joker" not in cards
        return "one_card_only" if one_rank else "same_rank_only"
    card = cards[0]
    if mine and (
        r["phase"] == "NAME_SUIT" or (not catches(r) and r["phase"] != "TURN" and not fits(r, card))
    ):
        return "must_answer"
    wants_suit = rank(card) == "8" and len(hand) > 1
    if named and not wants_suit:
        return "suit_not_allowed"
    if not catches(r) and not legal_card(r, card):
        return "does_not_fit"
    return "suit_needed" if wants_suit and not named else None


def legal(r: Round) -> list[str]:
    """RECORD §4, without the name of the seat to move."""
    seat = r["turn"]
    if r["phase"] == "NAME_SUIT":
        return [f"name {each}" for each in SUITS]
    if r["phase"] not in {"TURN", "ANSWER_ACE"} or waits(r, seat):
        return []
    lines = []
    for card in r["hands"][seat]:
        if legal_card(r, card):
            wants_suit = rank(card) == "8" and len(r["hands"][seat]) > 1
            lines += [f"play {card} ={each}" for each in SUITS] if wants_suit else [f"play {card}"]
    lines += ["draw"] if why_no_draw(r, seat) is None else []
    lines += ["pass"] if why_no_pass(r, seat) is None else []
    return lines
