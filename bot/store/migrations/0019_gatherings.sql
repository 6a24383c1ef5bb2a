-- What stands in the calendars of servers for leagues. `entry` is NULL from before it is made until that is noted, and 0
-- when somebody took it away: it is not made again.
CREATE TABLE gatherings (
    league_id TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    slot      TEXT NOT NULL,
    entry     INTEGER,
    state     TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (league_id, slot)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 19;
