"""Leagues: who meets whom, who goes on, who stands where. Pure: from what has happened to what is so.

A league is its `Terms` and the facts that have been entered into it, one after the other. `apply` takes one more;
`rewritten` takes one back or puts another in its place, and gives the league as if it had been so from the start.
"""
