-- What all nonces end in since this database was restored from a backup: Discord still knows those it was given before.
CREATE TABLE nonces (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    ending TEXT NOT NULL
) STRICT;

PRAGMA user_version = 21;
