-- Where the reminders stand that were posted, and the number of what each is about, until that is settled.

CREATE TABLE reminders (
    table_id   TEXT    NOT NULL,
    kind       TEXT    NOT NULL,
    mark       INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT;

PRAGMA user_version = 26;
