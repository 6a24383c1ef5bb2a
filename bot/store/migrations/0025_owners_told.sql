-- The server whose owner is told instead where whom it is for is not there any more; NULL where nobody else is to know.
ALTER TABLE tidings ADD COLUMN guild_id INTEGER;

PRAGMA user_version = 25;
