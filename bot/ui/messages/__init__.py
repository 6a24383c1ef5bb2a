"""What the messages of tables and hands say and what stands on them, as values: no request to Discord is made here."""
