-- Who is kept out of the tables of a server.
CREATE TABLE bans (
    guild_id  INTEGER NOT NULL,
    person    INTEGER NOT NULL,
    banned_by INTEGER NOT NULL,
    banned_at REAL NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 4;
