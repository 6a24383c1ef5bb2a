"""The plain model written down in the middle of a round, as a position of RECORD §2, and what such a position leaves out."""

import random

from tests.bot.engine.naive import Round, after, catches, count, rank
from tests.bot.engine.naive_score import Game
from tests.bot.engine.naive_shown import name


def can_be_told(g: Game) -> bool:
    """§9.1.11, §9.1.17: not every moment can be written as a position."""
    r = g["round"]
    sits_out = any(seat not in g["out"] and seat not in g["playing"] for seat in range(g["seats"]))
    if r["phase"] in {"ROUND_OVER", "NAME_SUIT"} or (g["private"] and not sits_out):
        return False
    drawn = len(r["drawn"])
    if drawn and r["hands"][r["turn"]][-drawn:] != r["drawn"]:
        return False
    return r["phase"] != "ANSWER_ACE" or rank(r["pile"][-1]) == "A"


def position(g: Game) -> list[str]:
    """The header of a record that starts here, after its options."""
    r, everyone = g["round"], range(g["seats"])
    held = [f"{name(seat)}={','.join(r['hands'][seat]) or '-'}" for seat in r["players"]]
    sits_out = [seat for seat in everyone if seat not in g["out"] and seat not in g["playing"]]
    lines = {
        "players": " ".join(name(seat) for seat in everyone),
        "dealer": name(g["dealer"]),
        "hands": " ".join(held),
        "pile": " ".join(r["pile"]),
        "stock": " ".join(r["stock"]) or "-",
        "turn": name(r["turn"]),
        "suit": r["named"] or "",
        "open": "yes" if r["open"] else "",
        "direction": str(r["direction"]) if r["direction"] == -1 else "",
        "phase": r["phase"] if r["phase"] != "TURN" else "",
        "pending": str(r["pending"] or ""),
        "owed": " ".join(f"{name(seat)}={r['owed'][seat]}" for seat in r["owed"] if r["owed"][seat]),
        "uncalled": " ".join(name(seat) for seat in sorted(r["uncalled"])),
        "drawn": str(len(r["drawn"]) or ""),
        "totals": " ".join(f"{name(seat)}={g['totals'][seat]}" for seat in everyone if g["totals"][seat]),
        "round": str(g["number"]) if g["number"] > 1 else "",
        "sits_out": " ".join(name(seat) for seat in sits_out),
        "out": " ".join(name(seat) for seat in g["out"]),
    }
    return [f"{key}: {value}" for key, value in lines.items() if value]


def forget(g: Game) -> None:
    """Start over from the position: everything it does not tell is empty."""
    r: Round = g["round"]
    g["hand_size"] = None
    r.update(said=[], passes=0, actions=0, standing=None, just_drew=None, early=set(), forgivable=set())
    if r["phase"] == "ARREST":
        mine = r["arrester"] == r["turn"]
        first = after(r, r["arrester"]) if mine else r["turn"]
        r["last"] = {"card": r["pile"][-1], "first": first, "answer": False, "number": 0}
        assert catches(r)


def make_totals_close(g: Game, rng: random.Random) -> None:
    """Give totals that are level, or nearly, when the seat to move goes out next in what may be the last round."""
    r, options = g["round"], g["options"]
    if options["match"] not in {"target", "rounds"} or options["partnership"] == "on":
        return
    if options["match"] == "rounds" and rng.random() < 0.7:
        g["number"] = int(options["rounds"])
    counts = {seat: count(g["preset"], r["hands"][seat]) for seat in r["seats"] if seat != r["turn"]}
    target = int(options["target"])
    level = sum(counts.values()) + rng.choice([0, target]) + rng.choice([0, 0, 5])
    for seat in r["seats"]:
        gain = counts.get(seat, 0)
        if options["scoring"] == "winner_collects":
            gain = 0 if seat in counts else sum(counts.values())
        g["totals"][seat] = level - gain + rng.choice([0, 0, 0, 1]) * rng.choice([0, 1, target])
