"""Who may touch a table at all: people of its server, and whoever sits at it or waits for a seat."""

from bot.manager.ids import TableId
from bot.manager.manager import Manager
from bot.ui.answers.private import Interaction


async def within_reach(interaction: Interaction, manager: Manager, table: TableId) -> bool:
    """Tell whether a table is in the server an interaction comes from, or its author sits there or is going to.

    A table that does not exist is within reach: the manager says so.
    """
    view = await manager.table(table)
    if view is None or view.place.guild_id == interaction.guild_id:
        return True
    people = {line.person for line in view.seats} | {newcomer.person for newcomer in view.waiting}
    return interaction.user.id in people
