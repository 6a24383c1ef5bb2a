"""Tests of leagues in play."""
