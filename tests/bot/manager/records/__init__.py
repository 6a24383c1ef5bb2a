"""Tests of what is kept of matches."""
