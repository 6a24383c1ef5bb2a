"""What a look into the database returns."""

from typing import NamedTuple


class TableRow(NamedTuple):
    """A stored table; only the manager reads `state`, which is in the form numbered `schema`."""

    id: str
    version: int
    schema: int
    state: str


class LogRow(NamedTuple):
    """One change of a match; only the manager reads `action` and `receipt`."""

    version: int
    action: str
    receipt: str


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
    marked_id: int | None
    round_at: float


class DirectRow(NamedTuple):
    """Where a person is written to, and since when that does not work."""

    channel_id: int | None
    closed_at: float | None


class LeftoverRow(NamedTuple):
    """A message that is kept up to date no more, and where its table has gone with the next one."""

    message_id: int
    channel_id: int
    new_channel_id: int | None
    new_id: int | None


class ReminderRow(NamedTuple):
    """A reminder that stands somewhere, and what it is about."""

    kind: str
    mark: int
    channel_id: int
    message_id: int


class SearchRow(NamedTuple):
    """What may have been posted for a table unnoted: for a person, or in a channel."""

    id: int
    table: str
    seat: int
    person: int | None
    channel_id: int | None


class TidingRow(NamedTuple):
    """A notice one person is still to get, or the owner of a server when that person is not there any more.

    `about` are its values as JSON.
    """

    id: int
    person: int
    slug: str
    about: str
    at: float
    guild_id: int | None


class GreetingRow(NamedTuple):
    """A server that is still to be greeted since `at`; since `tried_at` a greeting may stand in that channel."""

    guild_id: int
    at: float
    channel_id: int | None
    tried_at: float | None


class SettingRow(NamedTuple):
    """A setting that is not as usual: whose it is, what it is called, what it says."""

    scope: str
    owner: int
    name: str
    value: str


class PresetRow(NamedTuple):
    """A preset of a server; `options` are written as records write them."""

    name: str
    variant: str
    options: str


class LeagueRow(NamedTuple):
    """A stored league, and where its message is; only the manager reads `state`, in the form numbered `schema`."""

    id: str
    version: int
    schema: int
    state: str
    wanted: int
    shown: int
    posted_in: int | None
    message_id: int | None
    posts: int
    posted_at: float


class TitleRow(NamedTuple):
    """What a league is called, and whether anything can still happen in it."""

    id: str
    name: str
    live: bool


class GatheringRow(NamedTuple):
    """What stands in a calendar for a league; `entry` is None before that is known, 0 when it was taken away."""

    slot: str
    entry: int | None
    state: str


class AuditRow(NamedTuple):
    """Something that was done to a league: by whom, None for the bot itself, and what about, as text."""

    version: int
    person: int | None
    word: str
    about: str
    at: float


class RatingRow(NamedTuple):
    """What is thought of somebody in a game on a server, after how many matches; `last` is the newest of them."""

    guild_id: int
    variant: str
    person: int
    mu: float
    sigma: float
    matches: int
    last: int


class RatedSeatRow(NamedTuple):
    """Who sat where in a rated match, his place and that of his side, and his rating afterwards."""

    seat: int
    person: int
    side: int
    place: int
    mu: float
    sigma: float


class RatedMatchRow(NamedTuple):
    """A rated match; the newest has the highest number."""

    number: int
    guild_id: int
    variant: str
    seats: tuple[RatedSeatRow, ...]


class ChangeRow(NamedTuple):
    """A rating after a match, and before; None where that was the first one."""

    seat: int
    mu: float
    sigma: float
    old_mu: float | None
    old_sigma: float | None


class FiguresRow(NamedTuple):
    """Sums of what a person has done; the third and fourth are of matches with other people."""

    matches: int
    wins: int
    matches_with_people: int
    wins_with_people: int
    rounds: int
    points: int
    catches: int
    caught: int
    unnoticed: int


class LeaderRow(NamedTuple):
    """How many matches somebody has played with other people, and how many he has won."""

    person: int
    matches: int
    wins: int


class UncountedRow(NamedTuple):
    """A result, and where its table stands; only the manager reads `result` and `record`."""

    table: str
    match: int
    reason: str
    result: str
    record: str
    at: float
    guild_id: int
    league: str | None


class FinishedRow(NamedTuple):
    """A finished match that has a record: which, of which game, when it ended, and where; only the manager reads `result`."""

    table: str
    match: int
    variant: str
    at: float
    channel_id: int
    result: str


class CourseRow(NamedTuple):
    """A rating after a match, and when that ended."""

    at: float
    mu: float
    sigma: float
