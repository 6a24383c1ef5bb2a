"""The plain model of what a round is worth and who wins the match (RULES §7, §9.2.26, §9.3.27, §9.3.42–48)."""

from typing import Any

from tests.bot.engine.naive import Round, count, tell

Game = dict[str, Any]


def conclude(g: Game, r: Round) -> None:
    """Score a round that is over, then see whether the match is."""
    how, r["end"] = r["end"], "scored"
    g["counts"] = {seat: count(g["preset"], r["hands"][seat]) for seat in r["players"]}
    tell(
        r, "RoundEnded", g["number"], r["arrester"] if how == "arrest" else None, sorted(g["counts"].items())
    )
    if g["options"]["match"] == "knockout":
        knock_out(g, r, how)
        return
    before = dict(g["totals"])
    winners = score(g, r, how)
    for seat, total in g["totals"].items():
        if total != before[seat]:
            tell(r, "Scored", seat, total - before[seat], total)
    if g["options"]["match"] == "single":
        g["over"], g["winners"] = True, winners
    else:
        see_who_leads(g)


def partnership(g: Game) -> bool:
    return bool(g["options"]["partnership"] == "on")


def side_of(g: Game, seat: int) -> list[int]:
    """The seats that win or lose together (C6)."""
    return sorted([seat, (seat + 2) % 4]) if partnership(g) else [seat]


def remaining(g: Game) -> list[int]:
    return [seat for seat in range(g["seats"]) if seat not in g["out"]]


# ---------------------------------------------------------------- knock-out


def knock_out(g: Game, r: Round, how: str) -> None:
    """Rules G21–G25, G18, §9.3.42."""
    if how == "blocked" and g["options"]["blocked_score"] == "none":
        return
    counts = {seat: g["counts"][seat] for seat in g["counts"] if seat != r["arrester"]}
    worst = [seat for seat in counts if counts[seat] == max(counts.values())]
    if len(worst) > 1:
        g["playing"], g["private"] = worst, True
        tell(r, "PrivateRound", worst)
        return
    g["out"] += worst
    tell(r, "KnockedOut", worst[0])
    g["playing"], g["private"] = remaining(g), False
    if len(g["playing"]) == 1:
        g["over"], g["winners"] = True, list(g["playing"])


# ---------------------------------------------------------------- points


def score(g: Game, r: Round, how: str) -> list[int]:
    """Write the points of a round; give who has won it."""
    if how == "arrest":
        return score_arrest(g, r)
    worth = g["options"]["blocked_score"]
    if how == "stock":
        worth = "count" if g["options"]["scoring"] == "own_penalty" else "none"
    if worth == "none":
        return []
    if worth == "difference":
        return score_difference(g, r)
    for side in sides(g, r):
        add(g, side, side_count(g, side))
    return lowest(g, r)


def sides(g: Game, r: Round) -> list[list[int]]:
    found: list[list[int]] = []
    for seat in sorted(r["players"]):
        if side_of(g, seat) not in found:
            found.append(side_of(g, seat))
    return found


def side_count(g: Game, side: list[int]) -> int:
    return sum(g["counts"][seat] for seat in side)


def add(g: Game, side: list[int], points: int) -> None:
    for seat in side:
        g["totals"][seat] += points


def score_arrest(g: Game, r: Round) -> list[int]:
    """Rules C15, H shared, F7, Z19."""
    winners = side_of(g, r["arrester"])
    losers = [side for side in sides(g, r) if side != winners]
    if g["options"]["scoring"] == "winner_collects":
        add(g, winners, sum(side_count(g, side) for side in losers))
    else:
        for side in losers:
            add(g, side, side_count(g, side))
    return winners


def lowest(g: Game, r: Round) -> list[int]:
    least = min(side_count(g, side) for side in sides(g, r))
    return sorted(seat for side in sides(g, r) if side_count(g, side) == least for seat in side)


def score_difference(g: Game, r: Round) -> list[int]:
    """C5 of §3.2, §9.3.43."""
    counts = [side_count(g, side) for side in sides(g, r)]
    pot = sum(each - min(counts) for each in counts)
    low = [side for side in sides(g, r) if side_count(g, side) == min(counts)]
    for side in low:
        add(g, side, pot // len(low))
    return lowest(g, r)


def see_who_leads(g: Game) -> None:
    """C8 of §3.2, rules F8, Z19, F6, Z15, §9.3.27."""
    options = g["options"]
    totals = {seat: g["totals"][seat] for seat in g["playing"]}
    target = options["match"] == "target" and max(totals.values()) >= int(options["target"])
    last = options["match"] == "rounds" and g["number"] >= int(options["rounds"])
    if not (target or last or g["private"]):
        return
    best = max(totals.values()) if options["scoring"] == "winner_collects" else min(totals.values())
    first = [seat for seat in totals if totals[seat] == best]
    if options["tie"] == "shared" or first == side_of(g, first[0]):
        g["over"], g["winners"] = True, first
    else:
        g["playing"], g["private"] = first, True
        tell(g["round"], "ExtraRound", first)


# ---------------------------------------------------------------- leaving


def others_win(g: Game, leaver: int) -> bool:
    """§9.3.46–48: tell whether the round has become idle because somebody left."""
    left = remaining(g)
    if len(left) == 1:
        g["over"], g["winners"] = True, left
    elif partnership(g):
        g["over"], g["winners"] = True, side_of(g, (leaver + 1) % 4)
    elif len(g["playing"]) == 1 and g["options"]["match"] == "knockout":
        g["playing"], g["private"] = left, False
    elif len(g["playing"]) == 1:
        g["over"], g["winners"] = True, list(g["playing"])
    else:
        return False
    return True
