"""What the doctor looks at of computer players: whether the process in which the strong one thinks can be had."""

import time

from bot.commands._findings import Finding, ok, warn
from bot.engine.actions import Deal
from bot.engine.match import apply, decision, new_match
from bot.engine.rules import ruleset
from bot.engine.view import SeatView, seat_view
from bot.thinking import Thinker


async def examine_thinking(thinker: Thinker | None = None) -> Finding:
    """Return whether a strong computer player comes to a move."""
    thinker, began = thinker or Thinker(), time.monotonic()
    try:
        action = await thinker.decide(_dealt(), 1)
    finally:
        await thinker.stop()
    if action is None:
        return warn("thinking", "the process that thinks cannot be had: normal players move for strong ones")
    return ok(
        "thinking", f"a strong computer player moves, {time.monotonic() - began:.1f} s after the first call"
    )


def _dealt() -> SeatView:
    """Return what the first to move sees of a match."""
    match = apply(new_match(ruleset("house", 4), dealer=0, seed=b"doctor"), Deal()).match
    seat = decision(match)
    assert seat is not None
    return seat_view(match, seat)
