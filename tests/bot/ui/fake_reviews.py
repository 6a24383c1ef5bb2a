"""What the strong player would have done, as a test tells it."""

import asyncio

from bot.manager.answers import Refused
from bot.manager.ids import PersonId
from bot.manager.incoming.reviews import Review, Reviews
from bot.manager.records.replays import Finished


class FakeReviews(Reviews):
    """Knows nothing until somebody looks, and then what is `found`, some `seconds` later; who looked is remembered."""

    def __init__(self) -> None:
        self.found: Review | Refused = Review(0, (), 1, 1)
        self.refused: Refused | None = None
        self.kept = False
        self.seconds = 0.0
        self.looked: list[PersonId] = []

    async def known(self, match: Finished, person: PersonId) -> Review | Refused | None:
        await asyncio.sleep(self.seconds)
        return self.refused or (self.found if self.kept else None)

    async def look(self, match: Finished, person: PersonId) -> Review | Refused:
        self.looked.append(person)
        return self.found
