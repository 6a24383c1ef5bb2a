"""Tests of what is shown of leagues."""
