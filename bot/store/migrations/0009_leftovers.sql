-- Messages that are kept up to date no more, until their controls are taken off, and where each was moved to if its
-- table has gone to another channel. A message may leave several behind, and outlives its own slot here.

CREATE TABLE leftovers (
    message_id     INTEGER PRIMARY KEY,
    channel_id     INTEGER NOT NULL,
    new_channel_id INTEGER,
    new_id         INTEGER
) STRICT;

INSERT INTO leftovers (message_id, channel_id)
SELECT former_id, former_channel_id FROM slots WHERE former_id IS NOT NULL;

DROP INDEX former_slots;
ALTER TABLE slots DROP COLUMN former_channel_id;
ALTER TABLE slots DROP COLUMN former_id;

PRAGMA user_version = 9;
