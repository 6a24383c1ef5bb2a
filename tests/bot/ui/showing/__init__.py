"""Tests of what is brought to Discord."""
