"""What a look into the database returns."""

from typing import NamedTuple


class TableRow(NamedTuple):
    """A stored table; only the manager reads `state`, which is in the form numbered `schema`."""

    id: str
    version: int
    schema: int
    state: str


class DeadlineRow(NamedTuple):
    """A clock that runs."""

    table: str
    kind: str
    due: float
    mark: int
    seen: float | None


class SlotRow(NamedTuple):
    """One message that is kept up to date; seat -1 is the table message, `closed` is 0 or 1."""

    table: str
    seat: int
    wanted: int
    shown: int
    channel_id: int | None
    message_id: int | None
    posted_at: float
    posts: int
    closed: int
