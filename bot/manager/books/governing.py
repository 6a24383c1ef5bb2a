"""What the manager needs from the store for those who run a server: whom it keeps out, and what was done by right."""

from collections.abc import Sequence
from typing import Protocol


class AuditBook(Protocol):
    """What was done by the right of a host or of somebody who manages a server."""

    def note(
        self, guild_id: int, table: str | None, *, by: int, as_who: str, act: str, about: str, at: float
    ) -> None:
        """Enter an act: `as_who` is `host` or `moderator`, `about` is JSON."""
        ...


class BansBook(Protocol):
    """Who is kept out of the tables of a server, and who is no member of it any more."""

    def ban(self, guild_id: int, person: int, *, by: int, at: float) -> None:
        """Keep a person out; it does no harm to do so twice."""
        ...

    def lift(self, guild_id: int, person: int) -> bool:
        """Let a person in again; False when he was not kept out."""
        ...

    def banned(self, guild_id: int, person: int) -> bool:
        """Tell whether a person is kept out."""
        ...

    def went(self, guild_id: int, person: int, at: float) -> None:
        """Note that a person is no member of a server any more."""
        ...

    def outside(self, guild_id: int, person: int) -> float | None:
        """Return since when a person is no member of a server; None when nothing of that is known."""
        ...

    def came(self, guild_id: int, person: int, since: float | None = None) -> None:
        """Note that a person may be a member again; with `since`, only if he has not gone once more after that."""
        ...

    def forget_outsiders(self, before: float) -> None:
        """Forget who had gone before then (epoch seconds)."""
        ...

    def to_leave(self) -> Sequence[tuple[int, int]]:
        """Return those, by server and person, who are kept out or gone, and still sit there or are in a league."""
        ...
