-- Whether a message may have been posted without a note of where: it was behind when a process died.
ALTER TABLE slots ADD COLUMN suspected INTEGER NOT NULL DEFAULT 0 CHECK (suspected IN (0, 1));
CREATE INDEX suspected_slots ON slots (seat) WHERE suspected = 1;

PRAGMA user_version = 10;
