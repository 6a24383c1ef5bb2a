-- What was done by the right of a host or of somebody who manages a server: when, where, by whom, and about what (JSON).
-- `table_id` names no row: an entry outlives its table.
CREATE TABLE audit (
    id       INTEGER PRIMARY KEY,
    at       REAL NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id TEXT,
    person   INTEGER NOT NULL,
    as_who   TEXT NOT NULL CHECK (as_who IN ('host', 'moderator')),
    act      TEXT NOT NULL,
    about    TEXT NOT NULL
) STRICT;

CREATE INDEX audit_of_guild ON audit (guild_id, at);

PRAGMA user_version = 11;
