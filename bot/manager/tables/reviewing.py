"""Whether those who played in a match can ask what the strongest computer player would have done in it."""

from bot.engine.events import Drew, Passed, Played
from bot.manager.tables.table import RECENT, Table
from bot.manager.views import Stage


def reviewable(table: Table) -> bool:
    """Tell whether a match is over that counts nowhere, and in which a turn was played."""
    casual = not table.rated and table.fixture is None and table.lesson is None
    return table.stage is Stage.OVER and casual and _has_moves(table)


def _has_moves(table: Table) -> bool:
    """Tell whether a turn was played; the last events are all there have been where there are few."""
    if table.match is None:
        return False
    if table.match.round_number > 1 or len(table.recent) >= RECENT:
        return True
    return any(isinstance(event, Played | Drew | Passed) for event in table.recent)
