"""The plain model of a Gambian match around `naive_play`: deals, calls, challenges, leaving, elimination, and what is shown.

A match is a dictionary; actions and what is shown of the match are in record notation.
"""

import random
from typing import Any

from tests.bot.engine.naive import (
    RANKS,
    SPECIAL,
    SUITS,
    Round,
    after,
    count,
    in_hand_order,
    legal,
    new_round,
    rank,
    ring_after,
    suit_in_force,
    take,
    why_no_draw,
    why_no_pass,
    why_no_play,
)
from tests.bot.engine.naive_play import (
    ask,
    close,
    draw,
    finish,
    hit,
    move_turn,
    pass_on,
    play,
    reverse,
    shares,
)

Game = dict[str, Any]


def new_game(seats: int, dealer: int, options: dict[str, str], rng: random.Random) -> Game:
    return {
        "seats": seats, "dealer": dealer, "options": options, "rng": rng, "number": 0, "out": [],
        "playing": list(range(seats)), "private": False, "over": False, "winners": [], "round": None,
        "hand_size": int(options["hand_size"]), "dealt": 0,
    }  # fmt: skip


def name(seat: int) -> str:
    return f"P{seat}"


def number_of(text: str) -> int:
    return int(text[1:])


def pack(g: Game) -> list[str]:
    one = [each + color for color in SUITS for each in RANKS] + ["joker"] * int(
        g["options"]["jokers_per_pack"]
    )
    return one * int(g["options"]["packs"])


# ---------------------------------------------------------------- the deal


def deal(g: Game, cards: list[str], hand_size: int | None = None) -> None:
    """C5, rules 2–6, §9.3.42."""
    if g["number"]:
        g["dealer"] = next_dealer(g)
    g["number"] += 1
    g["hand_size"] = hand_size or g["hand_size"]
    r = new_round(g["playing"], g["options"], lambda old: g["rng"].sample(old, len(old)))
    g["round"] = r
    order = [*ring_after(r, g["dealer"]), g["dealer"]]
    r["stock"] = list(cards)
    packet = int(g["options"]["deal_packet"])
    while len(r["hands"][g["dealer"]]) < g["hand_size"]:
        for seat in order:
            for _ in range(min(packet, g["hand_size"] - len(r["hands"][seat]))):
                r["hands"][seat].append(r["stock"].pop(0))
    move_turn(r, order[0])
    turn_the_starter(r, g["dealer"])


def next_dealer(g: Game) -> int:
    seat = g["dealer"]
    while True:
        seat = (seat + 1) % g["seats"]
        if seat in g["playing"]:
            return int(seat)


def buried(card: str, options: dict[str, str]) -> bool:
    if rank(card) == "8":
        return options["starter_eight"] == "bury"
    return rank(card) in SPECIAL and options["starter_power"] == "redraw"


def turn_the_starter(r: Round, dealer: int) -> None:
    """§1.3, §9.3.28, §9.2.24."""
    card, tries = r["stock"].pop(0), 0
    while buried(card, r["options"]) and tries < 500:
        r["stock"].insert(len(r["stock"]) // 2, card)
        card, tries = r["stock"].pop(0), tries + 1
    r["pile"] = [card]
    r["open"] = card == "joker"
    if rank(card) == "8":
        r["open"] = r["options"]["starter_eight"] == "any"
        if r["options"]["starter_eight"] == "dealer_names":
            r["phase"], r["turn"] = "NAME_SUIT", dealer
    elif r["options"]["starter_power"] == "apply":
        apply_the_starter(r, card, dealer)


def apply_the_starter(r: Round, card: str, dealer: int) -> None:
    first = after(r, dealer)
    if rank(card) == "J":
        move_turn(r, after(r, first))
    elif rank(card) == "10":
        reverse(r, first, dealer, mine=True)
    elif rank(card) == "A":
        ask(r, first)
    elif rank(card) in {"2", "joker"}:
        hit(r, shares(r, rank(card)), first, dealer)


# ---------------------------------------------------------------- actions


def act(g: Game, line: str) -> str | None:
    """Take an action in record notation; give the reason when it is refused."""
    if g["over"]:
        return "match_over"
    if line == "settle":
        reason = in_round(g, -1, "settle", [])
    else:
        who, verb, *rest = line.split()
        seat = number_of(who)
        reason = leave(g, seat) if verb == "leave" else in_round(g, seat, verb, rest)
    if g["round"]["end"] in {"arrest", "blocked"}:
        conclude(g, g["round"])
    return reason


def in_round(g: Game, seat: int, verb: str, rest: list[str]) -> str | None:
    r = g["round"]
    if r["phase"] == "ROUND_OVER":
        return "round_over"
    if r["phase"] == "ARREST" and verb not in {"challenge", "settle"}:
        return "too_late"
    if verb == "settle":
        return settle(r)
    if seat not in r["seats"]:
        return "not_in_round"
    return of_a_seat(r, seat, verb, rest)


def of_a_seat(r: Round, seat: int, verb: str, rest: list[str]) -> str | None:
    if verb == "play":
        return try_to_play(r, seat, rest)
    if verb == "draw":
        reason = why_no_draw(r, seat)
        if reason is None:
            draw(r, seat)
        return reason
    if verb == "pass":
        reason = why_no_pass(r, seat)
        if reason is None:
            pass_on(r, seat)
        return reason
    if verb == "call":
        return call(r, seat)
    if verb == "catch":
        return catch(r, seat, number_of(rest[0]))
    if verb == "challenge":
        return challenge(r, seat)
    return name_suit(r, seat, rest[0])


def try_to_play(r: Round, seat: int, rest: list[str]) -> str | None:
    cards = [word for word in rest if word[0] != "="]
    named = rest[-1][1:] if rest[-1][0] == "=" else None
    reason = why_no_play(r, seat, cards, named)
    if reason is None:
        play(r, seat, cards[0], named)
    return reason


def name_suit(r: Round, seat: int, named: str) -> str | None:
    """§9.1.13."""
    if seat != r["turn"]:
        return "not_your_turn"
    if r["phase"] != "NAME_SUIT":
        return "suit_not_allowed"
    r["named"] = named
    r["early"].discard(seat)
    move_turn(r, after(r, seat))
    return None


def call(r: Round, seat: int) -> str | None:
    """P8, §9.3.41."""
    size = len(r["hands"][seat])
    if r["options"]["last_call"] != "manual" or size not in {1, 2}:
        return "nothing_to_call"
    if size == 1:
        r["uncalled"].discard(seat)
    else:
        r["early"].add(seat)
    return None


def blame_wrongly(r: Round, seat: int) -> None:
    """P4.3, P8, §9.1.2; the window closes when a card is drawn (P3b)."""
    if take(r, seat, int(r["options"]["false_catch"])):
        r["standing"] = None


def catch(r: Round, seat: int, target: int) -> str | None:
    """P8; the window closes when a card is drawn (P3b, §9.3.33)."""
    if target == seat or target not in r["uncalled"]:
        blame_wrongly(r, seat)
        return "nobody_to_catch"
    r["early"].discard(seat)
    r["uncalled"].discard(target)
    if take(r, target, 2):
        r["standing"] = None
    return None


def challenge(r: Round, seat: int) -> str | None:
    """P4."""
    if r["standing"]:
        if r["standing"]["offender"] == seat:
            return "own_misplay"
        put_back(r)
    elif r["phase"] != "ARREST" and any(r["owed"][other] for other in ring_after(r, seat)):
        for other in ring_after(r, seat):
            take(r, other, r["owed"][other])
            r["owed"][other] = 0
    else:
        blame_wrongly(r, seat)
        return "nothing_to_challenge"
    r["early"].discard(seat)
    return None


def put_back(r: Round) -> None:
    """P4.1, P9, §9.3.33, §9.3.35."""
    offender, mine, before = (r["standing"][key] for key in ("offender", "mine", "before"))
    kept = {key: r[key] for key in ("actions", "refills")}
    for said in ("uncalled", "early"):
        others = r[said] - {offender}
        kept[said] = others | (before[said] & {offender})
    r.update(before)
    r.update(kept)
    r["standing"], r["just_drew"], r["passes"] = None, None, 0
    take(r, offender, 2)
    if mine and r["phase"] == "TURN":
        move_turn(r, after(r, offender))


def settle(r: Round) -> str | None:
    """P3c, P7, §9.3.37."""
    if r["phase"] == "ARREST":
        finish(r, "arrest", r["arrester"])
    elif r["standing"]:
        r["standing"] = None
    else:
        return "nothing_to_challenge"
    return None


# ---------------------------------------------------------------- leaving


def leave(g: Game, seat: int) -> str | None:
    """§9.3.44–49."""
    r = g["round"]
    if r["phase"] == "ARREST":
        return "too_late"
    if seat >= g["seats"] or seat in g["out"]:
        return "not_in_round"
    if seat in r["seats"]:
        leave_the_round(r, seat)
    g["out"].append(seat)
    if seat in g["playing"]:
        g["playing"].remove(seat)
    left = [each for each in range(g["seats"]) if each not in g["out"]]
    if len(left) == 1:
        close(r, "left")
        g["over"], g["winners"] = True, left
    elif len(g["playing"]) == 1:
        close(r, "left")
        g["playing"], g["private"] = left, False
    return None


def leave_the_round(r: Round, seat: int) -> None:
    r["stock"] += in_hand_order(r["hands"][seat])
    r["hands"][seat] = []
    if r["phase"] == "ROUND_OVER":
        r["seats"].remove(seat)
        return
    follows = after(r, seat)
    r["seats"].remove(seat)
    r["owed"][seat] = 0
    r["passes"], r["standing"] = 0, None
    for said in ("uncalled", "early", "forgivable"):
        r[said].discard(seat)
    if r["turn"] == seat:
        move_turn(r, follows)


# ---------------------------------------------------------------- elimination


def conclude(g: Game, r: Round) -> None:
    """Rules 21–25, G18, §9.3.42."""
    how, r["end"] = r["end"], "scored"
    if how == "blocked" and g["options"]["blocked_score"] == "none":
        return
    counts = {seat: count(r["hands"][seat]) for seat in r["seats"] if seat != r["arrester"]}
    worst = [seat for seat in counts if counts[seat] == max(counts.values())]
    if len(worst) > 1:
        g["playing"], g["private"] = worst, True
        return
    g["out"] += worst
    g["playing"] = [seat for seat in range(g["seats"]) if seat not in g["out"]]
    g["private"] = False
    if len(g["playing"]) == 1:
        g["over"], g["winners"] = True, list(g["playing"])


# ---------------------------------------------------------------- what is shown


def shown(g: Game) -> dict[str, Any]:
    """RECORD §4: the state and the match."""
    r = g["round"]
    going = r["phase"] != "ROUND_OVER"
    phase = r["phase"] if going or not g["over"] else "MATCH_OVER"
    everyone = range(g["seats"])
    moves = legal(r) if going else []
    return {
        "state": {
            "phase": phase,
            "turn": name(r["turn"]) if going else None,
            "direction": r["direction"],
            "top": r["pile"][-1],
            "suit": suit_in_force(r),
            "open": r["open"],
            "pending": 0,
            "hands": {name(seat): in_hand_order(r["hands"].get(seat, [])) for seat in everyone},
            "pile": r["pile"],
            "stock": r["stock"],
            "owed": {name(seat): r["owed"][seat] for seat in everyone if r["owed"].get(seat)},
            "uncalled": [name(seat) for seat in sorted(r["uncalled"])],
            "round": g["number"],
            "legal": sorted({f"{name(r['turn'])} {move}" for move in moves}),
        },
        "match": {
            "totals": {name(seat): 0 for seat in everyone},
            "out": [name(seat) for seat in g["out"]],
            "over": g["over"],
            "winners": [name(seat) for seat in g["winners"]],
        },
    }
