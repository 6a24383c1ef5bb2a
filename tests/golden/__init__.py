"""Golden games: whole matches, and what replaying them gave when they were looked at."""
