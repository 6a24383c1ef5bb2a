"""Tests of what is typed."""
