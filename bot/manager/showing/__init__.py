"""Brings what Discord shows to what is stored: one writer a message, whatever failed before."""
