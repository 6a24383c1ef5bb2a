"""When a hand message shows no controls: at slow tables while nothing is asked of its owner."""

from typing import Final

from bot.engine.actions import Seat
from bot.engine.view import PublicView
from bot.engine.vocabulary import LastCall
from bot.manager.table import Table
from bot.manager.views import Stage

SLOW: Final = 900.0
"""Seconds a turn takes at a slow table, more than the token of a press lives: by the next turn an edit costs a request."""
FEWEST: Final = 2
"""Cards of a hand that rests in play: with one there may be something to say, and it must not tell whether there is."""


def rests(table: Table, seat: Seat, public: PublicView | None) -> bool:
    """Tell whether a hand rests.

    Its owner's next turn rings by a new message, and the old one has nothing to lose then. Between rounds it goes on
    resting, so that it is not written twice, for the end and for the deal; whoever went out can go on from his.
    """
    slow = table.stage in {Stage.PLAYING, Stage.BREAK} and (table.turn_clock or 0) > SLOW
    if public is None or not slow or table.chairs[seat].away:
        return False
    fewest = FEWEST if table.stage is Stage.PLAYING and public.rules.last_call is LastCall.MANUAL else 1
    asked = public.turn == seat or public.owed[seat] > 0 or public.counts[seat] < fewest
    return seat in public.playing and not asked
