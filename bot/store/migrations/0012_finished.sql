-- The newest table of a channel whose match is over is found at once, however many there were.

CREATE INDEX finished_tables ON tables (channel_id, touched_at) WHERE live = 0;

PRAGMA user_version = 12;
