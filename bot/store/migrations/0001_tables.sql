-- Tables, their log, their clocks, and what is shown of them where.

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    schema     INTEGER NOT NULL,
    state      TEXT NOT NULL,
    live       INTEGER NOT NULL CHECK (live IN (0, 1)),
    opened_at  REAL NOT NULL,
    touched_at REAL NOT NULL
) STRICT;

CREATE INDEX live_tables ON tables (channel_id, touched_at) WHERE live = 1;

CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_of_person ON people (person);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    receipt  TEXT NOT NULL UNIQUE,
    match    INTEGER,
    action   TEXT NOT NULL,
    events   TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    match    INTEGER NOT NULL,
    reason   TEXT NOT NULL,
    result   TEXT NOT NULL,
    record   TEXT,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, match)
) STRICT;

-- One clock of each kind a table; `mark` is what it is about, `seen` when it was first found run out.
CREATE TABLE deadlines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    due      REAL NOT NULL,
    mark     INTEGER NOT NULL,
    seen     REAL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_due ON deadlines (due);

CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  REAL NOT NULL
) STRICT;

-- The outbox: one row a message that is kept up to date; seat -1 is the table message.
CREATE TABLE slots (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    wanted     INTEGER NOT NULL,
    shown      INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    message_id INTEGER,
    posted_at  REAL NOT NULL DEFAULT 0,
    posts      INTEGER NOT NULL DEFAULT 0,
    closed     INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX stale_slots ON slots (seat) WHERE shown < wanted;
CREATE INDEX slots_by_message ON slots (message_id);

-- Reactions that have had their effect.
CREATE TABLE reactions (
    message_id INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    emoji      TEXT NOT NULL,
    at         REAL NOT NULL,
    PRIMARY KEY (message_id, person, emoji)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 1;
