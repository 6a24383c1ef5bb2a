"""What was done beside what the strong player would have done."""

from random import Random

import pytest

from bot.engine.actions import Deal, Draw, Play
from bot.engine.cards import code
from bot.engine.match import apply, decision, legal_actions, new_match
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset, variants
from bot.engine.view import SeatView, seat_view
from bot.players.looking_back import compared

WINS = (
    "record: 1\nvariant: classic\noptions: draw_when=any match=single\nplayers: Awa Binta\n"
    "hands: Awa=3H Binta=9C,KD,QD\npile: 3C\nstock: 7H 3S 4D 5D 6D\nturn: Awa\n---\n"
)


def seen(said: str) -> SeatView:
    return seat_view(replay(parse(said)).match, 0)


def begun(variant: str) -> SeatView:
    """Return what a seat sees that is the first with a choice."""
    match = apply(new_match(ruleset(variant, 3), dealer=0, seed=b"back"), Deal()).match
    while len(legal_actions(match)) < 2:
        match = apply(match, legal_actions(match)[0]).match
    seat = decision(match)
    assert seat is not None
    return seat_view(match, seat)


@pytest.mark.parametrize("variant", [each.name for each in variants()])
def test_whatever_is_better_may_be_done_and_gains_no_more_than_the_match(variant: str) -> None:
    view = begun(variant)
    for taken in view.actions:
        better, gain, doubt = compared(view, taken, Random(1), 40)
        assert better in view.actions
        assert -1 <= gain <= 1
        assert doubt >= 0
        assert better != taken or (gain, doubt) == (0, 0)


def test_who_draws_where_he_could_go_out_is_told_so() -> None:
    better, gain, doubt = compared(seen(WINS), Draw(0), Random(1), 400)
    assert isinstance(better, Play)
    assert code(better.cards[0]) == "3H"
    assert gain > 0.2 > 3 * doubt


def test_who_does_the_same_gains_nothing() -> None:
    view = seen(WINS)
    out = next(action for action in view.actions if isinstance(action, Play))
    assert compared(view, out, Random(1), 100) == (out, 0, 0)
