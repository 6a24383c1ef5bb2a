-- The message that stood for this one before, until the controls are taken off it.

ALTER TABLE slots ADD COLUMN former_channel_id INTEGER;
ALTER TABLE slots ADD COLUMN former_id INTEGER;
CREATE INDEX former_slots ON slots (seat) WHERE former_id IS NOT NULL;

PRAGMA user_version = 8;
