"""Tests of what messages say."""
