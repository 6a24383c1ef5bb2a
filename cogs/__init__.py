"""Slash commands and raw listeners, each a few lines: parse, ask the manager, answer."""
