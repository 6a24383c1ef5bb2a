-- What servers and people have set, and the presets of servers.

-- One row a setting that is not as usual. A row whose name this program does not know is left as it is.
CREATE TABLE settings (
    scope      TEXT NOT NULL CHECK (scope IN ('server', 'person')),
    owner      INTEGER NOT NULL,
    name       TEXT NOT NULL,
    value      TEXT NOT NULL,
    changed_by INTEGER NOT NULL,
    changed_at REAL NOT NULL,
    PRIMARY KEY (scope, owner, name)
) STRICT, WITHOUT ROWID;

-- `key` is the name without regard to case; `options` are written as records write them.
CREATE TABLE presets (
    guild_id INTEGER NOT NULL,
    key      TEXT NOT NULL,
    name     TEXT NOT NULL,
    variant  TEXT NOT NULL,
    options  TEXT NOT NULL,
    saved_by INTEGER NOT NULL,
    saved_at REAL NOT NULL,
    PRIMARY KEY (guild_id, key)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 2;
