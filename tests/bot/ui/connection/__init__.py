"""Tests of the client and of presses."""
