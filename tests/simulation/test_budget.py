"""How many requests a move count towards the limit of the bot's token: live play has a budget (FAILURES §3), by count."""

from benchmarks.limited_requests import Mix, Play


def test_a_move_of_live_play_costs_no_more_requests_than_its_budget() -> None:
    assert Play(Mix("live, one move in 15 in public", 10, 200)).measure() <= 0.35
