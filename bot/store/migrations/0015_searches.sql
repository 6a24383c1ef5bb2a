-- Messages that are kept up to date no more and may have been posted without a note of where: for whom, or in which
-- channel, it is still to be looked. A suspicion outlives its slot here. No id is used twice.
CREATE TABLE searches (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    person     INTEGER,
    channel_id INTEGER,
    CHECK (person IS NOT NULL OR channel_id IS NOT NULL)
) STRICT;

PRAGMA user_version = 15;
