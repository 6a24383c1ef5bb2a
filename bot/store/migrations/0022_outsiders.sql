-- Who was banned from a server itself, or has left it, and was not seen there since: he sits down at none of its tables.
CREATE TABLE outsiders (
    guild_id INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    gone_at  REAL NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 22;
