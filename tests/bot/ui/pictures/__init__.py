"""Tests of pictures and emojis."""
