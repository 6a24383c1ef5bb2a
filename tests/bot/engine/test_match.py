"""Rounds into a match: knock-out, private rounds, the final, leaving."""

from random import Random
from typing import Any

import pytest

from bot.engine.actions import Deal, Draw, Leave, Name, Pass, Play, Reason, Settle
from bot.engine.cards import Suit, hand_of, parse_card
from bot.engine.events import (
    Event,
    KnockedOut,
    MatchEnd,
    MatchEnded,
    PrivateRound,
    Refilled,
    RoundEnd,
    RoundEnded,
)
from bot.engine.match import (
    BadDeal,
    Match,
    NotAllowed,
    Step,
    Window,
    WindowKind,
    apply,
    decision,
    default_action,
    forced_action,
    legal_actions,
    new_match,
    phase,
    window,
)
from bot.engine.playout import playout
from bot.engine.rules import ruleset
from bot.engine.state import Phase, Round


def position(*hands: str, top: str = "5D", turn: int = 0, stock: str = "2S 3S 4S", **options: str) -> Match:
    """Lay out a match in the middle of a round; an empty text is a seat that sits this round out."""
    rules = ruleset(options.pop("variant", "gambian"), len(hands), {"misplay": "reject", **options})
    r = Round(
        rules,
        [seat for seat, hand in enumerate(hands) if hand],
        [hand_of(map(parse_card, hand.split())) for hand in hands],
        stock=map(parse_card, reversed(stock.split())),
        pile=[parse_card(top)],
        turn=turn,
        dealer=len(hands) - 1,
    )
    return Match.at(r, seed=b"any")


def play(match: Match, text: str, suit: Suit | None = None) -> Step:
    """Let the seat to move play a card."""
    seat = decision(match)
    assert seat is not None
    return apply(match, Play(seat, (parse_card(text),), suit))


def test_the_highest_count_is_out_and_the_deal_moves_on_one_surviving_seat() -> None:
    step = play(position("3D", "4C 5C", "KC KS", "9C 10C"), "3D")
    assert KnockedOut(3) in step.events
    assert (step.match.out, step.match.playing, phase(step.match)) == ((3,), (0, 1, 2), Phase.ROUND_OVER)
    dealt = apply(step.match, Deal()).match
    assert (dealt.dealer, dealt.round_number) == (0, 2)
    assert decision(dealt) == 1


def test_the_end_of_a_round_tells_every_hand_and_its_points() -> None:
    step = play(position("3D", "4C 8C", "KC joker", "9C 10C"), "3D")
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    assert (ended.reason, ended.winner) == (RoundEnd.ARREST, 0)
    assert [count.points for count in ended.counts] == [0, 36, 65, 19]


def test_those_who_tie_play_a_private_round_and_the_others_stay_in() -> None:
    step = play(position("3D", "8C 8S", "KC 2C", "joker"), "3D")
    assert PrivateRound((1, 3)) in step.events
    assert (step.match.out, step.match.private, step.match.playing) == ((), True, (1, 3))
    dealt = apply(step.match, Deal()).match
    assert dealt.dealer == 1
    assert decision(dealt) == 3
    with pytest.raises(NotAllowed) as refused:
        apply(dealt, Draw(0))
    assert refused.value.reason is Reason.NOT_IN_ROUND


def test_after_a_private_round_the_survivors_play_together_again() -> None:
    step = play(position("", "3D", "", "4C 5C", turn=1), "3D")
    assert (step.match.out, step.match.private, step.match.playing) == ((3,), False, (0, 1, 2))


def test_a_tie_in_a_private_round_of_three_leads_to_another() -> None:
    step = play(position("", "3D", "7C 2H", "4C 5C", turn=1), "3D")
    assert (step.match.out, step.match.private, step.match.playing) == ((), True, (2, 3))


def test_whoever_arrests_in_the_final_is_champion() -> None:
    step = play(position("3D", "4C 5C"), "3D")
    assert step.events[-1] == MatchEnded((0,), MatchEnd.PLAYED)
    assert (step.match.over, step.match.winners, step.match.out) == (True, (0,), (1,))
    with pytest.raises(NotAllowed, match="match_over"):
        apply(step.match, Leave(0))


@pytest.mark.parametrize(("score", "out"), [("count", (1,)), ("none", ())])
def test_a_blocked_round_puts_the_highest_out_where_it_counts(score: str, out: tuple[int, ...]) -> None:
    match = position("3C 4C", "KC 9C", "6S", stock="", refill="none", blocked_score=score)
    told: list[Event] = []
    for _ in range(3):
        step = apply(match, default_action(match))
        match = step.match
        told += step.events
    assert any(isinstance(event, RoundEnded) and event.reason is RoundEnd.BLOCKED for event in told)
    assert match.out == out
    assert apply(match, Deal()).match.round_number == 2


def test_an_elimination_is_due_in_a_round_somebody_left() -> None:
    match = apply(position("3D", "4C 5C", "KC 9C", "9S 10C"), Leave(2)).match
    assert play(match, "3D").match.out == (2, 3)


def test_the_last_one_left_wins_and_the_round_is_not_scored() -> None:
    step = apply(position("3D 4D", "4C 5C"), Leave(1))
    assert step.events[-1] == MatchEnded((0,), MatchEnd.LEFT)
    assert not any(isinstance(event, RoundEnded) for event in step.events)
    assert phase(step.match) is Phase.MATCH_OVER


def test_who_sits_out_a_private_round_may_leave_without_changing_it() -> None:
    match = position("", "3D 4D", "", "4C 5C", turn=1)
    step = apply(match, Leave(0))
    assert decision(step.match) == 1
    assert step.match.round == match.round
    assert step.match.out == (0,)


def test_a_private_round_is_called_off_when_one_of_two_leaves_before_it() -> None:
    match = play(position("3D", "8C 8S", "KC 2C", "joker"), "3D").match
    step = apply(match, Leave(1))
    assert (step.match.playing, step.match.private, step.match.out) == ((0, 2, 3), False, (1,))


def test_a_private_round_is_called_off_when_one_of_two_leaves_in_it() -> None:
    left = apply(position("", "3D 4D", "", "4C 5C", turn=1), Leave(1)).match
    assert (left.playing, left.private, left.out) == ((0, 2, 3), False, (1,))


def test_where_blocked_rounds_put_nobody_out_the_others_do() -> None:
    assert play(position("3D", "4C 5C", "KC KS", blocked_score="none"), "3D").match.out == (1,)


def test_a_round_of_all_survivors_is_no_private_one() -> None:
    match = position("3C 4C", "3D 4D", "3H 4H", top="KS", stock="", refill="none")
    for seat in range(3):
        match = apply(match, Pass(seat)).match
    assert (match.private, match.playing) == (False, (0, 1, 2))


@pytest.mark.parametrize(
    ("hands", "private", "again"),
    [(("9D", "3C", "3S", "KC"), True, (0, 1, 2)), (("9D", "3C", "3S", "3H"), False, (0, 1, 2, 3))],
)
def test_an_extra_round_is_private_when_not_all_survivors_tie(
    hands: tuple[str, ...], again: tuple[int, ...], *, private: bool
) -> None:
    match = position(*hands, variant="five_rounds", rounds="1")
    match.totals[0] = 3
    match = play(match, "9D").match
    assert (match.private, match.playing, match.over) == (private, again, False)


def test_the_chosen_dealer_may_leave_before_the_first_deal() -> None:
    match = apply(new_match(ruleset("gambian", 3), dealer=1, seed=b"any"), Leave(1)).match
    assert apply(match, Deal()).match.dealer == 2


@pytest.mark.parametrize(
    ("hand", "top", "expected"),
    [
        ("9D 2D 3D QD", "5D", Play(0, (parse_card("QD"),))),
        ("8C 8H", "5D", Play(0, (parse_card("8C"),), Suit.C)),
        ("8C", "5D", Play(0, (parse_card("8C"),))),
        ("9C 3C", "5D", Draw(0)),
    ],
)
def test_who_does_not_act_draws_or_plays_the_first_of_the_lowest_value(
    hand: str, top: str, expected: object
) -> None:
    assert default_action(position(hand, "4C 5C", top=top)) == expected


@pytest.mark.parametrize(
    ("hand", "options", "expected"),
    [
        ("9C 3C", {}, Draw(0)),
        ("9D 3C", {"draw_when": "any"}, None),
        ("9D", {}, None),
        ("9C 3C", {"stock": ""}, Pass(0)),
        ("9C 3C", {"variant": "zimbabwean"}, Draw(0)),
        ("9C 8C", {}, None),
    ],
)
def test_what_is_forced_is_a_draw_or_a_pass_without_a_choice(
    hand: str, options: dict[str, Any], expected: object
) -> None:
    match = position(hand, "4C 5C", **options)
    assert forced_action(match) == expected
    assert legal_actions(match) == (expected,) or expected is None


def test_who_may_draw_or_pass_is_not_forced() -> None:
    match = position("9C 3C", "4C 5C", variant="zimbabwean", draw_limit="3", draw_when="any")
    drawn = apply(match, Draw(0)).match
    assert legal_actions(drawn) == (Draw(0), Pass(0))
    assert forced_action(drawn) is None


def test_nobody_is_forced_where_there_is_no_turn_or_a_suit_to_name() -> None:
    match = position("3D 4D", "4C 5C", top="8S", turn=1, starter_eight="dealer_names")
    assert match.round is not None
    match.round.naming = True
    assert forced_action(match) is None
    assert forced_action(new_match(ruleset("gambian", 3), dealer=1, seed=b"any")) is None
    assert forced_action(play(position("3D", "4C 5C", "KC 9C", misplay="catch"), "3D").match) is None


def test_who_is_asked_and_does_not_act_plays_the_first_ace() -> None:
    match = play(position("AD 3C", "AS AC 2C"), "AD").match
    assert default_action(match) == Play(1, (parse_card("AC"),))


def test_for_nobody_the_window_is_settled_and_the_next_round_dealt() -> None:
    match = position("3D", "4C 5C", "KC 9C", misplay="catch")
    arrest = play(match, "3D").match
    assert default_action(arrest) == Settle()
    assert window(arrest) == Window(WindowKind.ARREST, 0, wrong=False)
    over = apply(arrest, Settle()).match
    assert window(over) is None
    assert default_action(over) == Deal()


def test_the_dealer_who_does_not_act_names_the_printed_suit() -> None:
    match = position("3D 4D", "4C 5C", top="8S", turn=1, starter_eight="dealer_names")
    assert match.round is not None
    match.round.naming = True
    assert default_action(match) == Name(1, Suit.S)


def test_after_the_match_there_is_nothing_to_do_by_default() -> None:
    with pytest.raises(ValueError, match="over"):
        default_action(play(position("3D", "4C 5C"), "3D").match)


@pytest.mark.parametrize("times", [0, 2])
def test_a_play_of_no_card_or_twice_the_same_is_refused(times: int) -> None:
    with pytest.raises(NotAllowed, match="not_in_hand"):
        apply(position("3D 4C", "5C 6C"), Play(0, (parse_card("3D"),) * times))


@pytest.mark.parametrize("limit", ["2", "3"])
def test_a_round_that_is_blocked_by_its_last_action_is_blocked(limit: str) -> None:
    match = position("3D 4C", "5C 6C", top="KS", stock="", refill="none", max_actions=limit)
    ended = next(
        event for event in apply(apply(match, Pass(0)).match, Pass(1)).events if isinstance(event, RoundEnded)
    )
    assert ended.reason is RoundEnd.BLOCKED


def test_an_order_for_a_stock_that_is_not_shuffled_cannot_be() -> None:
    stock = (parse_card("5D"), parse_card("9D"))
    with pytest.raises(BadDeal, match="no refill"):
        apply(position("3S 4C", "5C 6C"), Draw(0), refill=stock)
    flipped = position("3S 4C", "5C 6C", stock="2S", refill="flip")
    assert flipped.round is not None
    flipped.round.pile[:0] = stock
    assert apply(flipped, Draw(0), refill=stock).match.round is not None
    with pytest.raises(BadDeal, match="not in this order"):
        apply(flipped, Draw(0), refill=stock[::-1])


def test_a_match_is_no_equal_of_anything_else() -> None:
    match = position("3D 4C", "5C 6C")
    assert match == match.copy()
    assert match != "a match"
    assert match != position("3D 4C", "5C 6C", stock="2S")
    assert match.round != "a round"


def test_a_pile_of_one_card_is_no_new_stock() -> None:
    step = apply(position("3D 4C", "5C 6C", top="KS", stock="2S"), Draw(0))
    assert not any(isinstance(event, Refilled) for event in step.events)


def test_in_a_match_that_begins_in_a_round_those_are_waiting_who_are_neither_in_it_nor_out() -> None:
    assert position("3D 4C", "5C 6C", "").private
    assert not position("3D 4C", "5C 6C", "7C 9C").private
    match = position("3D 4C", "5C 6C", "")
    assert match.round is not None
    everybody = Match.at(match.round, out=[2])
    assert (everybody.private, everybody.playing, everybody.hand_size) == (False, (0, 1), 4)
    assert position("3D 4C", "5C 6C", "", variant="classic", match="target").hand_size == 7


def test_a_round_that_is_only_looked_at_cannot_refill_its_stock() -> None:
    match = position("3D", "4C 5C", stock="2S")
    assert match.round is not None
    with pytest.raises(RuntimeError, match="order 2 cards"):
        match.round.reorder([parse_card("2S"), parse_card("3S")])


def test_a_match_is_played_out_from_the_middle_of_a_round_and_through_private_ones() -> None:
    match = position("3D", "9C 4C", "9D 4D")
    told = play(match, "3D").match
    assert (told.private, told.playing) == (True, (1, 2))
    assert playout(match, Random(3)) > 1
    assert len(match.out) == 2


def test_between_rounds_actions_are_refused_as_round_over() -> None:
    match = new_match(ruleset("gambian", 3), dealer=1, seed=b"any")
    with pytest.raises(NotAllowed, match="round_over"):
        apply(match, Draw(0))
