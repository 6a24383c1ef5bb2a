-- What was taken back: the version of the change that did it, NULL for what stands.
ALTER TABLE log ADD COLUMN undone INTEGER;

PRAGMA user_version = 3;
