"""Thinking for the strongest computer players in a process of its own, so that nobody waits for it.

It knows the rules and the players, and nothing of tables, Discord or the database; what it is told is what one seat sees.
"""

from bot.thinking.thinker import Thinker

__all__ = ["Thinker"]
