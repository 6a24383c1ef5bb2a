"""When a hand message shows no controls: at slow tables while nothing is asked of its owner."""

from typing import Final

from bot.engine.actions import Seat
from bot.engine.view import PublicView
from bot.engine.vocabulary import LastCall
from bot.manager.tables.table import Table
from bot.manager.views import Stage

SLOW: Final = 900.0
"""Seconds a turn takes at a slow table, more than the token of a press lives: by the next turn an edit costs a request."""
LAST: Final = 1
"""Cards of a hand whose owner may have something to say."""


def is_slow(table: Table) -> bool:
    """Tell whether turns of a table take longer than the token of a press lives."""
    return (table.turn_clock or 0) > SLOW


def rests(table: Table, seat: Seat, public: PublicView | None, *, spoken: bool = False) -> bool:
    """Tell whether a hand rests; `spoken`: whoever has one card left has had the time to say so.

    Its owner's next turn rings by a new message, and the old one has nothing to lose then. Cards he owes can wait for
    it, and the table says that he owes them. Between rounds it goes on resting, so that it is not written twice, for the
    end and for the deal. A hand with one card must not tell whether there is something to say.
    """
    if public is None or not is_slow(table) or table.stage is Stage.LOBBY:
        return False
    if seat not in public.playing:
        return seat in public.out
    if table.stage is not Stage.PLAYING:
        return table.stage is Stage.OVER or not table.chairs[seat].away
    speaks = public.rules.last_call is LastCall.MANUAL and public.counts[seat] == LAST and not spoken
    return not (table.chairs[seat].away or public.turn == seat or speaks)
