"""The plain model of `naive`, going on: what a play, a draw and a pass do, and how a round ends."""

import copy

from tests.bot.engine.naive import (
    Round,
    after,
    catches,
    goes_on_without,
    legal_cards,
    punish,
    rank,
    refill,
    ring_after,
    strong,
    take,
    tell,
)

KEPT_WHEN_PUT_BACK = {"standing", "shuffle", "options", "preset"}


def move_turn(r: Round, seat: int) -> None:
    r["turn"], r["phase"], r["drawn"], r["pending"] = seat, "TURN", [], 0
    r["turns"] += 1


def acts(r: Round, seat: int) -> None:
    """A seat plays, draws or passes: P3b, P5, P6, §9.3.39–41."""
    if r["standing"] and r["standing"]["offender"] != seat:
        r["standing"] = None
    for other in r["forgivable"] - {seat}:
        r["owed"][other] = 0
    r["forgivable"] &= {seat}
    r["just_drew"] = None
    r["actions"] += 1


def play(r: Round, seat: int, cards: list[str], named: str | None) -> None:
    """P1; rules G7–G16, C5–C6, H3, Z4–Z15."""
    mine, card = seat == r["turn"], cards[-1]
    right = mine and legal_cards(r, cards)
    answer = mine and r["phase"] == "ANSWER_ACE" and rank(card) == "A"
    acts(r, seat)
    if not right:
        before = {key: value for key, value in r.items() if key not in KEPT_WHEN_PUT_BACK}
        r["standing"] = {"offender": seat, "mine": mine, "before": copy.deepcopy(before)}
    if mine and r["owed"][seat]:
        r["forgivable"].add(seat)
    for each in cards:
        r["hands"][seat].remove(each)
        r["pile"].append(each)
    r["passes"] = 0
    r["open"], r["named"] = card in r["preset"]["opens"], named
    tell(r, "Played", seat, cards, named, len(r["hands"][seat]))
    refill(r)
    owe_the_call(r, seat)
    if not r["hands"][seat]:
        out_of_cards(r, seat, card, mine=mine, answer=answer)
    elif answer:
        move_turn(r, after(r, seat))
    else:
        effect(r, card, after(r, seat) if mine else r["turn"], seat, mine=mine)
    guard(r, seat)


def owe_the_call(r: Round, seat: int) -> None:
    """Rule G17, P8, §9.3.41."""
    r["uncalled"].discard(seat)
    if len(r["hands"][seat]) == 1 and r["options"]["last_call"] == "manual" and seat not in r["early"]:
        r["uncalled"].add(seat)
    r["early"].discard(seat)


# ---------------------------------------------------------------- what cards do


def effect(r: Round, card: str, first: int, player: int, *, mine: bool) -> None:
    """What a card does to the seat whose turn is next; P2 out of turn, where that is the seat to move."""
    what = r["preset"]["effects"].get(rank(card))
    if what == "hit":
        hit(r, shares(r, rank(card)), first, player)
    elif what == "skip":
        move_turn(r, after(r, first))
    elif what == "reverse":
        reverse(r, first, player, mine=mine)
    elif what == "ask":
        ask(r, first)
    elif what == "again":
        move_turn(r, player)
        tell(r, "PlayedAgain", player)
    elif what == "threaten_skip":
        move_turn(r, first)
        r["phase"] = "ANSWER_SKIP"
        tell(r, "SkipThreatened", first)
    elif what == "threaten_draw":
        number = threatened(r, card)
        move_turn(r, first)
        r["phase"], r["pending"] = "ANSWER_DRAW", number
        tell(r, "DrawThreatened", first, number)
    elif mine:
        move_turn(r, first)


def shares(r: Round, kind: str) -> list[int]:
    """Rules G14 and G16."""
    return [2] if kind == "2" else {2: [2], 3: [2, 1]}.get(len(r["seats"]), [3, 2, 1])


def threatened(r: Round, card: str) -> int:
    """Rules Z11, Z12, Z15; draw_stack."""
    number = 2 if rank(card) == "2" else 5
    return number + int(r["pending"]) if r["options"]["draw_stack"] == "sum" else number


def hit(r: Round, numbers: list[int], first: int, player: int) -> None:
    """Rules G14, G16; the player himself is left out (P2, §9.3.31)."""
    for place, number in enumerate(numbers):
        victim = after(r, first, place)
        if victim != player:
            punish(r, victim, number)
    move_turn(r, after(r, first, len(numbers)))


def reverse(r: Round, first: int, player: int, *, mine: bool) -> None:
    """Rules G12, Z10, G9, §9.3.38."""
    r["direction"] = -r["direction"]
    tell(r, "Reversed", r["direction"])
    if len(r["seats"]) == 2 and r["options"]["reverse_two"] == "skip":
        move_turn(r, after(r, first))
    elif mine:
        move_turn(r, after(r, player))


def ask(r: Round, seat: int) -> None:
    """Rule G15."""
    move_turn(r, seat)
    if strong(r, seat):
        r["phase"] = "ANSWER_ACE"
        tell(r, "Asked", seat)
    else:
        hit(r, [2], seat, -1)


# ---------------------------------------------------------------- draw and pass


def draw(r: Round, seat: int) -> None:
    """Rules G9, C7, H5, F5, Z5, Z15, P5, P6."""
    acts(r, seat)
    r["early"].discard(seat)
    if seat == r["turn"] and r["phase"] == "ANSWER_DRAW":
        take(r, seat, r["pending"])
        move_turn(r, after(r, seat))
    elif not r["stock"]:
        finish(r, "stock", seat)
    else:
        draw_one(r, seat)
    guard(r, seat)


def draw_one(r: Round, seat: int) -> None:
    own = seat == r["turn"] and not r["owed"][seat]
    r["owed"][seat] = max(0, r["owed"][seat] - 1)
    if own:
        r["drawn"].append(r["stock"][0])
    take(r, seat, 1)
    r["just_drew"] = seat
    if own and r["options"]["after_draw"] == "end":
        move_turn(r, after(r, seat))


def pass_on(r: Round, seat: int) -> None:
    """Rule G10, C8; accepting a skip is not passing (Z18)."""
    acts(r, seat)
    r["early"].discard(seat)
    if r["phase"] == "TURN":
        r["passes"] += 1
        tell(r, "Passed", seat)
    move_turn(r, after(r, seat))
    if r["passes"] == len(r["seats"]):
        finish(r, "blocked", seat)
    guard(r, seat)


def guard(r: Round, seat: int) -> None:
    """C9, §9.3.29."""
    if r["phase"] not in {"ARREST", "ROUND_OVER"} and r["actions"] >= int(r["options"]["max_actions"]):
        finish(r, "blocked", seat)


# ---------------------------------------------------------------- the end of a round


def out_of_cards(r: Round, seat: int, card: str, *, mine: bool, answer: bool) -> None:
    """Rules G20, C11, C13, P7."""
    tell(r, "WentOut", seat)
    first = after(r, seat) if mine else r["turn"]
    if goes_on_without(r, seat):
        r["seats"].remove(seat)
        move_turn(r, first)
        return
    number = threatened(r, card) if r["preset"]["effects"].get(rank(card)) == "threaten_draw" else 0
    r["arrester"], r["last"] = seat, {"card": card, "first": first, "answer": answer, "number": number}
    if catches(r):
        r["phase"] = "ARREST"
    else:
        finish(r, "arrest", seat)


def stock_end(r: Round, turns: int) -> None:
    """Rule F6, §9.2.26: after each action; `turns` is how many turns had begun before it."""
    when = r["options"]["stock_end"]
    if r["stock"] or r["phase"] == "ROUND_OVER":
        return
    if when == "at_once" or (when == "after_turn" and r["turns"] > turns):
        finish(r, "stock", r["turn"])


def finish(r: Round, how: str, actor: int) -> None:
    """P7, rule G25, §9.3.36: what is owed is drawn from the seat after the last that acted, then final effects."""
    for seat in ring_after(r, actor):
        take(r, seat, r["owed"][seat])
    if how == "blocked":
        take(r, actor, r["owed"][actor])
    if how == "arrest" and r["options"]["final_effect"] == "apply":
        final_effect(r)
    close(r, how)


def close(r: Round, how: str) -> None:
    """§9.1.15."""
    r["phase"], r["end"], r["standing"], r["pending"] = "ROUND_OVER", how, None, 0
    r["owed"] = dict.fromkeys(r["owed"], 0)
    r["uncalled"] = set()


def final_effect(r: Round) -> None:
    """§7 final_effect, §9.2.25."""
    last = r["last"]
    what = r["preset"]["effects"].get(rank(last["card"]))
    numbers: list[int] = []
    if what == "hit":
        numbers = shares(r, rank(last["card"]))
    elif what == "threaten_draw":
        numbers = [last["number"]]
    elif what == "ask" and not last["answer"] and not strong(r, last["first"]):
        numbers = [2]
    for place, number in enumerate(numbers):
        victim = after(r, last["first"], place)
        if victim != r["arrester"]:
            take(r, victim, number)
