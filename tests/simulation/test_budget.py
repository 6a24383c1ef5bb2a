"""How many requests a move count towards the limit of the bot's token, by count.

Live play is within the budget of FAILURES §3. Play by correspondence is not: 2 are aimed at, and it may not get worse.
"""

from benchmarks.limited_requests import Mix, Play


def test_a_move_of_live_play_costs_no_more_requests_than_its_budget() -> None:
    assert Play(Mix("live, one move in 15 in public", 10, 200)).measure() <= 0.35


def test_a_move_by_correspondence_costs_no_more_requests_than_it_did() -> None:
    assert Play(Mix("by correspondence", 1800, 90, clock="604800")).measure() <= 2.7
