"""Finished matches as a test tells them, played again from golden records."""

from bot.engine.record.moments import Course
from bot.manager.ids import TableId
from bot.manager.records.replays import Finished, Replays
from tests.bot.engine.test_golden import text_of
from tests.bot.ui.memory import MemoryStore


class FakeReplays(Replays):
    """Knows the matches in `matches`, by their numbers at a table, each with the name of a golden game."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store)
        self.matches: dict[Finished, str] = {}

    async def finished(self, guild_id: int) -> tuple[Finished, ...]:
        return tuple(match for match in self.matches if match.guild_id == guild_id)

    async def find(self, guild_id: int, table: TableId, number: int | None = None) -> Finished | None:
        known = [match for match in await self.finished(guild_id) if match.table == table]
        return next((match for match in known if number in (None, match.number)), None)

    async def course(self, match: Finished) -> Course | None:
        return await self.played_again(match, text_of(self.matches[match]))
