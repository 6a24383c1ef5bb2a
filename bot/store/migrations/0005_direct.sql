-- Where each person is written to, and since when that does not work (epoch seconds).
-- Discord does not like to be asked for many new channels of direct messages, nor twice for a closed one.
CREATE TABLE direct (
    person     INTEGER PRIMARY KEY,
    channel_id INTEGER,
    closed_at  REAL
) STRICT;

PRAGMA user_version = 5;
