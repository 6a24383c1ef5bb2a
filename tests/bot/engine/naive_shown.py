"""What the plain model shows of a match: the state and the match as RECORD §4 has them."""

from typing import Any

from tests.bot.engine.naive import in_hand_order, legal, suit_in_force
from tests.bot.engine.naive_score import Game


def name(seat: int) -> str:
    return f"P{seat}"


def shown(g: Game) -> dict[str, Any]:
    r = g["round"]
    going = r["phase"] != "ROUND_OVER"
    everyone = range(g["seats"])
    moves = legal(r) if going else []
    return {
        "state": {
            "phase": r["phase"] if going or not g["over"] else "MATCH_OVER",
            "turn": name(r["turn"]) if going else None,
            "direction": r["direction"],
            "top": r["pile"][-1],
            "suit": suit_in_force(r),
            "open": r["open"],
            "pending": r["pending"],
            "hands": {name(seat): in_hand_order(r["hands"].get(seat, [])) for seat in everyone},
            "pile": r["pile"],
            "stock": r["stock"],
            "owed": {name(seat): r["owed"][seat] for seat in everyone if r["owed"].get(seat)},
            "uncalled": [name(seat) for seat in sorted(r["uncalled"])],
            "round": g["number"],
            "legal": sorted({f"{name(r['turn'])} {move}" for move in moves}),
        },
        "match": {
            "totals": {name(seat): g["totals"][seat] for seat in everyone},
            "out": [name(seat) for seat in g["out"]],
            "over": g["over"],
            "winners": [name(seat) for seat in sorted(g["winners"])],
        },
    }
