-- Servers whose calendar is to be looked through since a restoration, for what is newer than the backup.
CREATE TABLE calendars (
    guild_id INTEGER PRIMARY KEY
) STRICT;

PRAGMA user_version = 24;
