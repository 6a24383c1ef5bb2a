"""Leagues in play: people enter, tables open by themselves, results come from the matches, until somebody has won.

A league as it is stored is `bot.manager.competition`. `deciding.py` says what a request, a result, or the time changes
in it; `tables.py` brings its tables, `board.py` its message to where it wants them. There is one lock a league, and
what is not stored is told to nobody.
"""
