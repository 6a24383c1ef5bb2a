-- What everybody has done in each match that has ended: statistics are sums of it.

-- As with ratings, nothing here names a row of `tables`. `counted` tells that the match came to an end that counts,
-- `people` how many seats were people's.
CREATE TABLE played_matches (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    variant  TEXT NOT NULL,
    league   TEXT,
    table_id TEXT NOT NULL,
    match    INTEGER NOT NULL,
    counted  INTEGER NOT NULL CHECK (counted IN (0, 1)),
    people   INTEGER NOT NULL,
    at       REAL NOT NULL,
    UNIQUE (table_id, match)
) STRICT;

CREATE INDEX played_matches_of_server ON played_matches (guild_id, at);

-- One row a person. `points` are those on the cards left in hand at the ends of his rounds; `cards` are those he played,
-- by their codes (JSON); `name` is what he was called.
CREATE TABLE played_seats (
    match_id  INTEGER NOT NULL REFERENCES played_matches (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    person    INTEGER NOT NULL,
    name      TEXT NOT NULL,
    place     INTEGER NOT NULL,
    won       INTEGER NOT NULL CHECK (won IN (0, 1)),
    rounds    INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    catches   INTEGER NOT NULL,
    caught    INTEGER NOT NULL,
    unnoticed INTEGER NOT NULL,
    cards     TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_seats_of_person ON played_seats (person, match_id);

PRAGMA user_version = 20;
