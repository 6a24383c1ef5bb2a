-- Ratings, and what they follow from: the places of every rated match, in the order in which the matches ended.

-- Neither names a row of `tables`: what was played counts as long as there are ratings.
CREATE TABLE rated_matches (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    variant  TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match    INTEGER NOT NULL,
    at       REAL NOT NULL,
    UNIQUE (table_id, match)
) STRICT;

-- `side` tells partners from opponents, equal places are a draw; `mu` and `sigma` are the rating after the match.
CREATE TABLE rated_seats (
    match_id INTEGER NOT NULL REFERENCES rated_matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    side     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_seats_of_person ON rated_seats (person, match_id);

-- The ratings as they are now; `last` is the newest match of each.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    variant  TEXT NOT NULL,
    person   INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    matches  INTEGER NOT NULL,
    last     INTEGER NOT NULL REFERENCES rated_matches (id),
    PRIMARY KEY (guild_id, variant, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_person ON ratings (person, guild_id);

PRAGMA user_version = 17;
