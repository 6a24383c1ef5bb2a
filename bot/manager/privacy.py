"""What people may ask about what is stored of them."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from bot.manager.books import Store
from bot.manager.ids import PersonId
from bot.manager.ports import Clock

_TIMES: Final = ("at", "closed_at")


class Privacy:
    """Tells people what is stored of them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def export(self, person: PersonId) -> str:
        """Return everything that is stored of a person, as JSON. Raises `NotSaved`.

        Numbers of Discord's are text in it, because many programs cannot hold them as numbers; times are UTC.
        """
        found = await self._store.read(lambda books: books.privacy.about(person))
        document = {
            "made_at": _moment(self._clock.now()),
            "you": str(person),
            "stored": {name: [_plain(row) for row in rows] for name, rows in found.items()},
        }
        return json.dumps(document, ensure_ascii=False, indent=1)


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _cell(name, value) for name, value in row.items()}


def _cell(name: str, value: Any) -> Any:
    if isinstance(value, int | float) and (name in _TIMES or name.endswith("_at")):
        return _moment(value)
    return str(value) if name.endswith("_id") and isinstance(value, int) else value


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
