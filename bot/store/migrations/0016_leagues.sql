-- Leagues, who is in them, what was done to them by whom, and where their message is.

-- `due` is when a league goes on by itself; NULL while it waits for its tables, or for nothing.
CREATE TABLE leagues (
    id         TEXT PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name       TEXT NOT NULL,
    version    INTEGER NOT NULL,
    schema     INTEGER NOT NULL,
    state      TEXT NOT NULL,
    live       INTEGER NOT NULL CHECK (live IN (0, 1)),
    due        REAL,
    touched_at REAL NOT NULL,
    wanted     INTEGER NOT NULL DEFAULT 0,
    shown      INTEGER NOT NULL DEFAULT 0,
    posted_in  INTEGER,
    message_id INTEGER,
    posts      INTEGER NOT NULL DEFAULT 0,
    posted_at  REAL NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX leagues_of_server ON leagues (guild_id, touched_at);
CREATE INDEX leagues_by_due ON leagues (due) WHERE due IS NOT NULL;
CREATE INDEX leagues_by_message ON leagues (message_id);

CREATE TABLE entrants (
    league_id TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    person    INTEGER NOT NULL,
    PRIMARY KEY (league_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX leagues_of_person ON entrants (person);

-- A table of a league: it counts towards nobody's limit.
ALTER TABLE tables ADD COLUMN league TEXT;

-- The audit list: what was done, by whom (NULL: by the bot itself), and what about.
CREATE TABLE league_log (
    league_id TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    version   INTEGER NOT NULL,
    receipt   TEXT NOT NULL UNIQUE,
    person    INTEGER,
    word      TEXT NOT NULL,
    about     TEXT NOT NULL,
    at        REAL NOT NULL,
    PRIMARY KEY (league_id, version)
) STRICT;

PRAGMA user_version = 16;
