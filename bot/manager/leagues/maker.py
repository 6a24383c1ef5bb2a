"""What is told whoever is in charge of a league."""

from bot.manager.competition import Competition
from bot.manager.tables.table import Tiding
from bot.manager.views import Notice


def to_maker(competition: Competition, slug: str, **values: str | int) -> Tiding:
    """Return what is told whoever made a league, or the owner of its server when he is there no more."""
    notice = Notice(slug, {"league": competition.plan.name, **values})
    return Tiding(competition.made_by, notice, competition.place.guild_id)
