"""The plain model of a match around `naive_play`: deals, calls, challenges, leaving.

A match is a dictionary; actions are in record notation. What a round is worth stands in `naive_score`.
"""

import random

from tests.bot.engine.naive import (
    RANKS,
    SUITS,
    Round,
    after,
    in_hand_order,
    new_round,
    rank,
    ring_after,
    take,
    tell,
    why_no_draw,
    why_no_pass,
    why_no_play,
)
from tests.bot.engine.naive_play import close, draw, effect, finish, move_turn, pass_on, play, stock_end
from tests.bot.engine.naive_rules import PRESETS, settled
from tests.bot.engine.naive_score import Game, conclude, others_win


def new_game(variant: str, seats: int, dealer: int, given: dict[str, str], rng: random.Random) -> Game:
    return {
        "seats": seats, "dealer": dealer, "preset": PRESETS[variant], "options": settled(variant, seats, given),
        "rng": rng, "number": 0, "out": [], "playing": list(range(seats)), "private": False, "over": False,
        "winners": [], "round": None, "totals": dict.fromkeys(range(seats), 0), "hand_size": None,
    }  # fmt: skip


def number_of(text: str) -> int:
    return int(text[1:])


def pack(g: Game) -> list[str]:
    one = [each + color for color in SUITS for each in RANKS] + ["joker"] * int(
        g["options"]["jokers_per_pack"]
    )
    return one * int(g["options"]["packs"])


# ---------------------------------------------------------------- the deal


def hand_size(g: Game) -> int:
    """§7; C2 and §9.2.21: in classic it depends on the players of the round."""
    if g["hand_size"] is not None:
        return int(g["hand_size"])
    if g["options"]["hand_size"] == "by players":
        return 7 if len(g["playing"]) == 2 else 5
    return int(g["options"]["hand_size"])


def deal(g: Game, cards: list[str], size: int | None = None) -> None:
    """C5, rules G2–G6, §9.3.42."""
    if g["number"]:
        g["dealer"] = next_dealer(g)
    g["number"] += 1
    g["hand_size"] = size or g["hand_size"]
    r = new_round(g["playing"], g["preset"], g["options"], lambda old: g["rng"].sample(old, len(old)))
    g["round"] = r
    order = [*ring_after(r, g["dealer"]), g["dealer"]]
    r["stock"] = list(cards)
    packet, size = int(g["options"]["deal_packet"]), hand_size(g)
    while len(r["hands"][g["dealer"]]) < size:
        for seat in order:
            for _ in range(min(packet, size - len(r["hands"][seat]))):
                r["hands"][seat].append(r["stock"].pop(0))
    move_turn(r, order[0])
    tell(r, "RoundBegan", g["number"], g["dealer"], order, size)
    turn_the_starter(r, g["dealer"])


def next_dealer(g: Game) -> int:
    seat = g["dealer"]
    while True:
        seat = (seat + 1) % g["seats"]
        if seat in g["playing"]:
            return int(seat)


def buried(r: Round, card: str) -> bool:
    if rank(card) == "8":
        return bool(r["options"]["starter_eight"] == "bury")
    return rank(card) in r["preset"]["special"] and r["options"]["starter_power"] == "redraw"


def turn_the_starter(r: Round, dealer: int) -> None:
    """§1.3, §9.3.28, §9.2.24."""
    card, tries = r["stock"].pop(0), 0
    while buried(r, card) and tries < 500:
        r["stock"].insert(len(r["stock"]) // 2, card)
        tell(r, "Buried", card)
        card, tries = r["stock"].pop(0), tries + 1
    r["pile"] = [card]
    tell(r, "Turned", card)
    r["open"] = card in r["preset"]["opens"]
    if rank(card) == "8":
        r["open"] = r["options"]["starter_eight"] == "any"
        if r["options"]["starter_eight"] == "dealer_names":
            r["phase"], r["turn"] = "NAME_SUIT", dealer
    elif r["options"]["starter_power"] == "apply":
        effect(r, card, after(r, dealer), dealer, mine=True)


# ---------------------------------------------------------------- actions


def act(g: Game, line: str) -> str | None:
    """Take an action in record notation; give the reason when it is refused."""
    if g["over"]:
        return "match_over"
    r = g["round"]
    turns = r["turns"]
    if line == "settle":
        reason = in_round(r, -1, "settle", [])
    else:
        who, verb, *rest = line.split()
        seat = number_of(who)
        reason = leave(g, seat) if verb == "leave" else in_round(r, seat, verb, rest)
        turns = r["turns"] if verb == "name" else turns
    stock_end(r, turns)
    if r["end"] in {"arrest", "blocked", "stock"}:
        conclude(g, r)
    if g["over"]:
        tell(r, "MatchEnded", sorted(g["winners"]))
    return reason


def in_round(r: Round, seat: int, verb: str, rest: list[str]) -> str | None:
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
        play(r, seat, cards, named)
    return reason


def name_suit(r: Round, seat: int, named: str) -> str | None:
    """§9.1.13."""
    if seat != r["turn"]:
        return "not_your_turn"
    if r["phase"] != "NAME_SUIT":
        return "suit_not_allowed"
    r["named"] = named
    tell(r, "Named", seat, named)
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
        tell(r, "Called", seat, False)
    else:
        tell(r, "Called", seat, True)
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
    tell(r, "Caught", target, seat)
    if take(r, target, 2):
        r["standing"] = None
    return None


def challenge(r: Round, seat: int) -> str | None:
    """P4."""
    if r["standing"]:
        if r["standing"]["offender"] == seat:
            return "own_misplay"
        tell(r, "TakenBack", r["standing"]["offender"], seat)
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
    kept = {key: r[key] for key in ("actions", "refills", "said")}
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
    if seat in r["players"]:
        leave_the_round(r, seat)
    else:
        tell(r, "LeftMatch", seat, 0)
    g["out"].append(seat)
    if seat in g["playing"]:
        g["playing"].remove(seat)
    if others_win(g, seat):
        close(r, "left")
    return None


def leave_the_round(r: Round, seat: int) -> None:
    tell(r, "LeftMatch", seat, len(r["hands"][seat]))
    r["stock"] += in_hand_order(r["hands"][seat])
    r["hands"][seat] = []
    r["players"].remove(seat)
    if seat not in r["seats"]:
        return
    follows = after(r, seat)
    r["seats"].remove(seat)
    if r["phase"] == "ROUND_OVER":
        return
    r["owed"][seat] = 0
    r["passes"], r["standing"] = 0, None
    for said in ("uncalled", "early", "forgivable"):
        r[said].discard(seat)
    if r["turn"] == seat:
        move_turn(r, follows)
