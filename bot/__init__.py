"""Last Card: a Discord bot for Crazy Eights."""
