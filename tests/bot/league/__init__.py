"""Tests of leagues."""
