-- When the round began (epoch seconds) that a table message shows: at a new round it may be edited instead of posted anew.
ALTER TABLE slots ADD COLUMN round_at REAL NOT NULL DEFAULT 0;

PRAGMA user_version = 14;
