"""Settings and presets that are kept in memory, for tests of what is shown of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

Result = TypeVar("Result")


class Setting(NamedTuple):
    """A setting as it is stored."""

    scope: str
    owner: int
    name: str
    value: str


class Preset(NamedTuple):
    """A preset as it is stored."""

    name: str
    variant: str
    options: str


class MemorySettings:
    """Meets the book of settings."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int, str], str] = {}

    def all(self) -> Sequence[Setting]:
        return [Setting(*key, value) for key, value in self.rows.items()]

    def set(self, scope: str, owner: int, name: str, value: str, *, by: int, at: float) -> None:
        self.rows[scope, owner, name] = value

    def drop(self, scope: str, owner: int, name: str) -> None:
        self.rows.pop((scope, owner, name), None)


class MemoryPresets:
    """Meets the book of presets."""

    def __init__(self) -> None:
        self.rows: dict[tuple[int, str], Preset] = {}

    def of_guild(self, guild_id: int) -> Sequence[Preset]:
        return [row for (guild, _), row in sorted(self.rows.items()) if guild == guild_id]

    def save(self, guild_id: int, name: str, *, variant: str, options: str, by: int, at: float) -> bool:
        row = Preset(name, variant, options)
        return self.rows.setdefault((guild_id, name.casefold()), row) is row

    def drop(self, guild_id: int, name: str) -> bool:
        return self.rows.pop((guild_id, name.casefold()), None) is not None


class MemoryBans:
    """Meets the book of bans."""

    def __init__(self) -> None:
        self.rows: set[tuple[int, int]] = set()

    def ban(self, guild_id: int, person: int, *, by: int, at: float) -> None:
        self.rows.add((guild_id, person))

    def lift(self, guild_id: int, person: int) -> bool:
        known = (guild_id, person) in self.rows
        self.rows.discard((guild_id, person))
        return known

    def went(self, guild_id: int, person: int, at: float) -> None:
        """Note nothing of who is gone."""


class MemoryAudit:
    """Meets the book of what was done by right."""

    def __init__(self) -> None:
        self.acts: list[str] = []

    def note(self, guild_id: int, table: str | None, *, act: str, **_: object) -> None:
        self.acts.append(act)


class MemoryTables:
    """Meets the book of tables as far as bans need it: one table, where everybody of `people` sits."""

    def __init__(self) -> None:
        self.table, self.guild_id, self.people = "", 0, set[int]()

    def of_person(self, person: int) -> Sequence[str]:
        return [self.table] if person in self.people else []

    def offered(self, person: int) -> Sequence[str]:
        return []

    def server_of(self, table: str) -> int | None:
        return self.guild_id


class MemoryDrafts:
    """Meets the book of leagues that are being filled in."""

    def __init__(self) -> None:
        self.rows: dict[str, tuple[int, int, str]] = {}

    def begin(self, draft: str, guild_id: int, person: int, text: str, **_: float) -> None:
        self.rows[draft] = (guild_id, person, text)

    def get(self, draft: str, guild_id: int, person: int) -> str | None:
        found = self.rows.get(draft)
        return found[2] if found is not None and found[:2] == (guild_id, person) else None

    def change(self, draft: str, text: str) -> bool:
        self.rows[draft] = (*self.rows[draft][:2], text)
        return True


class MemoryPrivacy:
    """Meets the book of privacy: knows of everybody what a test puts in."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[str, list[dict[str, Any]]]] = {}

    def about(self, person: int) -> dict[str, list[dict[str, Any]]]:
        return self.rows.get(person, {})


class MemoryStore:
    """Meets the manager's `Store` as far as settings need it; `broken` refuses every write."""

    def __init__(self) -> None:
        self.settings = MemorySettings()
        self.presets = MemoryPresets()
        self.bans = MemoryBans()
        self.audit = MemoryAudit()
        self.tables = MemoryTables()
        self.drafts = MemoryDrafts()
        self.privacy = MemoryPrivacy()
        self.broken = False

    async def run(self, work: Callable[[Any], Result], /) -> Result:
        if self.broken:
            raise OSError("disk full")
        return work(self)

    async def read(self, look: Callable[[Any], Result], /) -> Result:
        return look(self)
