-- Servers that were greeted, or are to be: since when, whether it is done, and when and where it was first tried.
CREATE TABLE greetings (
    guild_id   INTEGER PRIMARY KEY,
    at         REAL NOT NULL,
    told       INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
    channel_id INTEGER,
    tried_at   REAL
) STRICT;

PRAGMA user_version = 23;
