"""The books of one transaction."""

import sqlite3
from dataclasses import dataclass

from bot.store.audit import Audit
from bot.store.bans import Bans
from bot.store.deadlines import Deadlines
from bot.store.direct import Direct
from bot.store.drafts import Drafts
from bot.store.gatherings import Gatherings
from bot.store.greetings import Greetings
from bot.store.leagues import Leagues
from bot.store.outbox import Outbox
from bot.store.played import Played
from bot.store.privacy import Privacy
from bot.store.ratings import Ratings
from bot.store.settings import Presets, Settings
from bot.store.tables import Tables
from bot.store.tidings import Tidings


@dataclass(frozen=True, slots=True)
class Books:
    """What a transaction may write in: all of it is kept, or nothing."""

    tables: Tables
    clock: Deadlines
    outbox: Outbox
    settings: Settings
    presets: Presets
    bans: Bans
    direct: Direct
    audit: Audit
    tidings: Tidings
    leagues: Leagues
    drafts: Drafts
    ratings: Ratings
    gatherings: Gatherings
    greetings: Greetings
    played: Played
    privacy: Privacy


def books(connection: sqlite3.Connection) -> Books:
    """Return the books in a plain connection."""
    return Books(
        Tables(connection),
        Deadlines(connection),
        Outbox(connection),
        Settings(connection),
        Presets(connection),
        Bans(connection),
        Direct(connection),
        Audit(connection),
        Tidings(connection),
        Leagues(connection),
        Drafts(connection),
        Ratings(connection),
        Gatherings(connection),
        Greetings(connection),
        Played(connection),
        Privacy(connection),
    )
