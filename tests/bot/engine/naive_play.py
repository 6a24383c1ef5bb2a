"""The plain model of `naive`, going on: what a play, a draw and a pass do, and how a round ends."""

import copy

from tests.bot.engine.naive import (
    Round,
    after,
    catches,
    legal_card,
    punish,
    rank,
    refill,
    ring_after,
    strong,
    take,
)


def move_turn(r: Round, seat: int) -> None:
    r["turn"], r["phase"], r["drawn"] = seat, "TURN", []


def acts(r: Round, seat: int) -> None:
    """A seat plays, draws or passes: P3b, P5, P6, §9.3.39–41."""
    if r["standing"] and r["standing"]["offender"] != seat:
        r["standing"] = None
    for other in r["forgivable"] - {seat}:
        r["owed"][other] = 0
    r["forgivable"] &= {seat}
    r["just_drew"] = None
    r["actions"] += 1


def play(r: Round, seat: int, card: str, named: str | None) -> None:
    """P1; rules 7–16."""
    mine = seat == r["turn"]
    right = mine and legal_card(r, card)
    answer = mine and r["phase"] == "ANSWER_ACE" and rank(card) == "A"
    acts(r, seat)
    if not right:
        before = {key: value for key, value in r.items() if key not in {"standing", "shuffle", "options"}}
        r["standing"] = {"offender": seat, "mine": mine, "before": copy.deepcopy(before)}
    if mine and r["owed"][seat]:
        r["forgivable"].add(seat)
    r["hands"][seat].remove(card)
    r["pile"].append(card)
    r["passes"] = 0
    r["open"], r["named"] = card == "joker", named
    refill(r)
    owe_the_call(r, seat)
    if not r["hands"][seat]:
        arrest(r, seat, card, mine=mine, answer=answer)
    elif answer:
        move_turn(r, after(r, seat))
    else:
        effect(r, card, after(r, seat) if mine else r["turn"], seat, mine=mine)
    guard(r, seat)


def owe_the_call(r: Round, seat: int) -> None:
    """Rule 17, P8, §9.3.41."""
    r["uncalled"].discard(seat)
    if len(r["hands"][seat]) == 1 and r["options"]["last_call"] == "manual" and seat not in r["early"]:
        r["uncalled"].add(seat)
    r["early"].discard(seat)


def effect(r: Round, card: str, first: int, player: int, *, mine: bool) -> None:
    """Rules 11–16 for the seat whose turn is next; P2 out of turn, where that is the seat to move."""
    kind = rank(card)
    if kind in {"2", "joker"}:
        hit(r, shares(r, kind), first, player)
    elif kind == "J":
        move_turn(r, after(r, first))
    elif kind == "10":
        reverse(r, first, player, mine=mine)
    elif kind == "A":
        ask(r, first)
    elif mine:
        move_turn(r, first)


def shares(r: Round, kind: str) -> list[int]:
    """Rules 14 and 16."""
    return [2] if kind == "2" else {2: [2], 3: [2, 1]}.get(len(r["seats"]), [3, 2, 1])


def hit(r: Round, numbers: list[int], first: int, player: int) -> None:
    """Rules 14, 16; the player himself is left out (P2, §9.3.31)."""
    for place, number in enumerate(numbers):
        victim = after(r, first, place)
        if victim != player:
            punish(r, victim, number)
    move_turn(r, after(r, first, len(numbers)))


def reverse(r: Round, first: int, player: int, *, mine: bool) -> None:
    """Rule 12, G9, §9.3.38."""
    r["direction"] = -r["direction"]
    if len(r["seats"]) == 2 and r["options"]["reverse_two"] == "skip":
        move_turn(r, after(r, first))
    elif mine:
        move_turn(r, after(r, player))


def ask(r: Round, seat: int) -> None:
    """Rule 15."""
    move_turn(r, seat)
    if strong(r, seat):
        r["phase"] = "ANSWER_ACE"
    else:
        hit(r, [2], seat, -1)


def draw(r: Round, seat: int) -> None:
    """Rule 9, P5, P6."""
    acts(r, seat)
    r["early"].discard(seat)
    own = seat == r["turn"] and not r["owed"][seat]
    r["owed"][seat] = max(0, r["owed"][seat] - 1)
    if own:
        r["drawn"].append(r["stock"][0])
    take(r, seat, 1)
    r["just_drew"] = seat
    if own and r["options"]["after_draw"] == "end":
        move_turn(r, after(r, seat))
    guard(r, seat)


def pass_on(r: Round, seat: int) -> None:
    """Rule 10, C8."""
    acts(r, seat)
    r["early"].discard(seat)
    r["passes"] += 1
    move_turn(r, after(r, seat))
    if r["passes"] == len(r["seats"]):
        finish(r, "blocked", seat)
    guard(r, seat)


def guard(r: Round, seat: int) -> None:
    """C9, §9.3.29."""
    if r["phase"] not in {"ARREST", "ROUND_OVER"} and r["actions"] >= int(r["options"]["max_actions"]):
        finish(r, "blocked", seat)


# ---------------------------------------------------------------- the end of a round


def arrest(r: Round, seat: int, card: str, *, mine: bool, answer: bool) -> None:
    """Rule 20, P7."""
    first = after(r, seat) if mine else r["turn"]
    r["arrester"], r["last"] = seat, {"card": card, "first": first, "answer": answer}
    if catches(r):
        r["phase"] = "ARREST"
    else:
        finish(r, "arrest", seat)


def finish(r: Round, how: str, actor: int) -> None:
    """P7, rule 25, §9.3.36: what is owed is drawn from the seat after the last that acted, then final effects."""
    for seat in ring_after(r, actor):
        take(r, seat, r["owed"][seat])
    if how == "blocked":
        take(r, actor, r["owed"][actor])
    if how == "arrest" and r["options"]["final_effect"] == "apply":
        final_effect(r)
    close(r, how)


def close(r: Round, how: str) -> None:
    """§9.1.15."""
    r["phase"], r["end"], r["standing"] = "ROUND_OVER", how, None
    r["owed"] = dict.fromkeys(r["owed"], 0)
    r["uncalled"] = set()


def final_effect(r: Round) -> None:
    """§7 final_effect, §9.2.25."""
    kind, first, answer = rank(r["last"]["card"]), r["last"]["first"], r["last"]["answer"]
    numbers: list[int] = []
    if kind in {"2", "joker"}:
        numbers = shares(r, kind)
    elif kind == "A" and not answer and not strong(r, first):
        numbers = [2]
    for place, number in enumerate(numbers):
        victim = after(r, first, place)
        if victim != r["arrester"]:
            take(r, victim, number)
