-- The message under which the reactions of its table were put.
ALTER TABLE slots ADD COLUMN marked_id INTEGER;

PRAGMA user_version = 7;
