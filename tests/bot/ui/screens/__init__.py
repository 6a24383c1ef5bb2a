"""Tests of what one sees alone."""
