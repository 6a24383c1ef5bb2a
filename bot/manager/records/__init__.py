"""What is kept of matches that have ended: who did what in them, ratings, and the matches themselves."""
