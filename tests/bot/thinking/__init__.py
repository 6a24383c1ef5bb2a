"""Thinking in a process of its own: letters, the worker, and who asks it."""
