"""Who is told that he has been drawn to no table: the others are called by theirs."""

from collections.abc import Iterator

from bot.league.model import League
from bot.manager.competition import Competition
from bot.manager.ids import PersonId
from bot.manager.tables.table import Tiding
from bot.manager.views import Notice


def byes(before: League, after: Competition) -> Iterator[Tiding]:
    """Yield what people are told who have no match in a stage that has been drawn since, or drawn otherwise."""
    for number, stage in enumerate(after.league.stages):
        known = before.stages[number].bye if number < len(before.stages) else None
        if stage.bye is not None and stage.bye != known and not stage.complete:
            slug = "league_bye" if stage.knockout else "league_bye_day"
            yield Tiding(PersonId(stage.bye), Notice(slug, {"league": after.plan.name}))
