-- What single people are still to be told by direct message: a notice of this name with these values (JSON), since when.
-- A number is never given twice: it is part of the nonce.
CREATE TABLE tidings (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL,
    slug   TEXT NOT NULL,
    about  TEXT NOT NULL,
    at     REAL NOT NULL
) STRICT;

PRAGMA user_version = 13;
