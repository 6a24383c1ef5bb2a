"""Leagues: their message and picture, the form of a new one, and what presses on them do."""
