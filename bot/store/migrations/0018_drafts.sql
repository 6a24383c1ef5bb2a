-- Leagues that are being filled in: by whom, where, and what was chosen so far. Those of yesterday are thrown away.
CREATE TABLE drafts (
    id       TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at       REAL NOT NULL
) STRICT;

CREATE INDEX drafts_by_time ON drafts (at);

PRAGMA user_version = 18;
