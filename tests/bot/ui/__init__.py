"""Tests of what the bot shows and how it answers."""
