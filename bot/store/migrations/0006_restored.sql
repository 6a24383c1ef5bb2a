-- That this database was restored from a backup, while not every table has been told; what happened after `until` is lost.
CREATE TABLE restored (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    until REAL NOT NULL
) STRICT;

PRAGMA user_version = 6;
