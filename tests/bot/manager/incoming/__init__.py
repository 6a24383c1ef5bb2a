"""Tests of what comes to the tables."""
