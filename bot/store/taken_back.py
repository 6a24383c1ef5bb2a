"""What a restoration takes back of what stands in Discord: messages that are newer than the backup, and their tables."""

import json
import sqlite3
from collections.abc import Sequence
from string import ascii_lowercase
from typing import NamedTuple

from bot.store.outbox import Outbox
from bot.store.tidings import Tidings

LETTERS = 3
"""Letters all nonces end in since a restoration: other ones each second for hours, and Discord knows a nonce for minutes."""


_CALENDARS = "SELECT DISTINCT guild_id FROM gatherings JOIN leagues ON id = league_id"
_SERVERS = (
    "SELECT guild_id FROM tables UNION SELECT guild_id FROM leagues UNION SELECT guild_id FROM played_matches"
    " UNION SELECT owner FROM settings WHERE scope = 'server'"
)
"""The servers a database knows of: calendars of others are not looked through."""


class Slot(NamedTuple):
    """A message that was kept up to date: whose, and whether one more may stand unnoted."""

    table: str
    seat: int
    unsure: bool


class Guest(NamedTuple):
    """Somebody at a live table, and the channel of that table."""

    table: str
    person: int
    channel_id: int


class Standing(NamedTuple):
    """What a database knows of Discord: slots, places of messages (channel, message), who sat where.

    Of calendars it knows entries (league, slot, entry), and the servers where anything stands.
    """

    slots: Sequence[Slot]
    places: Sequence[tuple[int, int]]
    guests: Sequence[Guest]
    gatherings: Sequence[tuple[str, str, int | None]]
    calendars: Sequence[int]


def standing(connection: sqlite3.Connection) -> Standing:
    """Read what a database knows of Discord. Raises `sqlite3.Error` for one that is damaged or of an older schema."""
    slots = connection.execute(
        "SELECT table_id, seat, suspected = 1 OR shown < wanted AND closed = 0 FROM slots"
    )
    places = connection.execute(
        "SELECT channel_id, message_id FROM slots WHERE message_id IS NOT NULL"
        " UNION SELECT channel_id, message_id FROM leftovers"
        " UNION SELECT channel_id, message_id FROM reminders"
        " UNION SELECT posted_in, message_id FROM leagues WHERE message_id IS NOT NULL"
    )
    guests = connection.execute(
        "SELECT id, person, channel_id FROM tables JOIN people ON table_id = id WHERE live = 1 ORDER BY id, person"
    )
    return Standing(
        [Slot(table, seat, bool(unsure)) for table, seat, unsure in slots],
        places.fetchall(),
        [Guest(*row) for row in guests],
        connection.execute("SELECT league_id, slot, entry FROM gatherings").fetchall(),
        [row[0] for row in connection.execute(_CALENDARS)],
    )


def take_back(connection: sqlite3.Connection, old: Standing | None, until: float, now: float) -> None:
    """Write into a database restored now what the bot has to clear away, and whom it has to tell; it is kept up to `until`.

    Messages of leagues are written again, whatever they show; those of tables are when the tables are told.
    Where the old one cannot be read (None) nobody knows what was posted since: it is looked for at every live table.
    """
    connection.execute("UPDATE leagues SET wanted = wanted + 1")
    # No nonce is used twice: Discord would take what is posted now for what was posted before, also where that was of a
    # hand, a match, a call or a notice that the backup knows nothing of.
    Outbox(connection).end_nonces(_ending(now))
    calendars = [row[0] for row in connection.execute(_SERVERS)] if old is None else old.calendars
    connection.executemany(
        "INSERT INTO calendars (guild_id) VALUES (?) ON CONFLICT DO NOTHING",
        [(guild,) for guild in calendars],
    )
    if old is None:
        _search(connection, None)
        return
    _leave(connection, old)
    _keep_calendar(connection, old)
    for slot in old.slots:
        if slot.unsure:
            _search(connection, slot)
    _tell(connection, old.guests, until, now)


def _ending(now: float) -> str:
    """Return what nonces end in after a restoration now: letters, for a name ends in digits."""
    seconds = int(now)
    return "".join(ascii_lowercase[seconds // 26**place % 26] for place in range(LETTERS))


def _leave(connection: sqlite3.Connection, old: Standing) -> None:
    """Have the controls taken off every message that is not kept up to date any more."""
    kept = {
        row[0]
        for row in connection.execute("SELECT message_id FROM slots UNION SELECT message_id FROM leagues")
    }
    for channel, message in old.places:
        if message not in kept:
            Outbox(connection).leave(channel, message)


def _keep_calendar(connection: sqlite3.Connection, old: Standing) -> None:
    """Keep what is known to stand in calendars for leagues there are: it is brought to what they are now, not made twice."""
    connection.execute("DELETE FROM gatherings")
    connection.executemany(
        "INSERT INTO gatherings (league_id, slot, entry) SELECT ?1, ?2, ?3"
        " WHERE EXISTS (SELECT 1 FROM leagues WHERE id = ?1)",
        old.gatherings,
    )


def _search(connection: sqlite3.Connection, slot: Slot | None) -> None:
    """Have it looked for what was posted of a message of a live table, or of all of them."""
    table, seat = (None, None) if slot is None else (slot.table, slot.seat)
    connection.execute(
        "INSERT INTO searches (table_id, seat, channel_id)"
        " SELECT id, seat, iif(seat < 0, tables.channel_id, slots.channel_id) FROM slots JOIN tables ON id = table_id"
        " WHERE live = 1 AND (seat < 0 OR slots.channel_id IS NOT NULL) AND (?1 IS NULL OR id = ?1 AND seat = ?2)",
        (table, seat),
    )


def _tell(connection: sqlite3.Connection, guests: Sequence[Guest], until: float, now: float) -> None:
    """Have those told whose table was opened since."""
    known = {row[0] for row in connection.execute("SELECT id FROM tables")}
    for guest in guests:
        if guest.table not in known:
            about = {"channel": f"<#{guest.channel_id}>", "since": f"<t:{int(until)}:f>"}
            Tidings(connection).add(guest.person, "taken_back", json.dumps(about), now)
