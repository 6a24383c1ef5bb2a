"""Joining a match between two rounds."""

import pytest

from bot.engine.actions import Action, Deal, Join, Leave, Reason
from bot.engine.joining import may_join
from bot.engine.match import Match, NotAllowed, apply, default_action, new_match, phase
from bot.engine.record import document, parse, replay, transcribe, write
from bot.engine.rules import ruleset
from bot.engine.snapshot import dump, load
from bot.engine.state import Phase
from bot.engine.view import public_view


def between_rounds(variant: str = "five_rounds", seats: int = 3, **options: str) -> Match:
    """Play a first round with default actions."""
    match = apply(new_match(ruleset(variant, seats, options), dealer=0, seed=b"round"), Deal()).match
    while phase(match) is not Phase.ROUND_OVER:
        match = apply(match, default_action(match)).match
    return match


def test_who_joins_has_the_worst_total_and_is_dealt_to() -> None:
    match = between_rounds()
    joined = apply(match, Join()).match
    assert joined.totals == [*match.totals, max(match.totals)]
    assert public_view(joined).counts[3] == 0
    dealt = apply(joined, Deal()).match
    assert dealt.round is not None
    assert dealt.round.hands[3].bit_count() == 5
    assert load(dump(dealt)) == dealt


def test_where_points_are_good_the_worst_total_is_the_lowest() -> None:
    match = between_rounds("classic", match="target", target="1000")
    assert apply(match, Join()).match.totals[3] == min(match.totals)


def test_who_joins_stands_below_the_target() -> None:
    match = new_match(ruleset("zimbabwean", 3), dealer=0)
    match.totals = [10, 320, 299]
    match.out, match.playing = (1,), (0, 2)
    assert apply(match, Join()).match.totals == [10, 320, 299, 299]


@pytest.mark.parametrize(
    ("variant", "seats", "options"),
    [
        ("gambian", 4, {"misplay": "reject"}),
        ("classic", 4, {"match": "target", "target": "1000"}),
        ("house", 4, {"match": "target", "target": "1000", "partnership": "on"}),
        ("five_rounds", 6, {}),
        ("five_rounds", 5, {"hand_size": "8"}),
    ],
)
def test_nobody_joins_a_match_that_is_closed_or_full(
    variant: str, seats: int, options: dict[str, str]
) -> None:
    with pytest.raises(NotAllowed) as refused:
        apply(between_rounds(variant, seats, **options), Join())
    assert refused.value.reason is Reason.CANNOT_JOIN


def test_nobody_joins_in_the_middle_of_a_round_or_for_an_extra_round() -> None:
    match = between_rounds()
    with pytest.raises(NotAllowed, match="cannot_join"):
        apply(apply(match, Deal()).match, Join())
    match.round_number = 5
    with pytest.raises(NotAllowed, match="cannot_join"):
        apply(match, Join())


def test_it_is_told_beforehand_whether_so_many_may_join() -> None:
    match = between_rounds()
    assert [may_join(match, among) for among in (1, 3, 4)] == [True, True, False]
    assert not may_join(between_rounds("gambian", misplay="reject"))


def test_a_seat_that_left_stays_empty_when_another_joins() -> None:
    match = apply(apply(between_rounds(), Leave(1)).match, Join()).match
    assert match.playing == (0, 2, 3)
    assert apply(match, Deal()).match.round is not None


def test_a_record_tells_who_joined() -> None:
    begun = new_match(ruleset("five_rounds", 2), dealer=0, seed=b"round")
    match = begun
    actions: list[Action] = []
    for _ in range(2):
        actions.append(Deal())
        match = apply(match, Deal()).match
        while phase(match) is not Phase.ROUND_OVER:
            action = default_action(match)
            actions.append(action)
            match = apply(match, action).match
        actions.append(Join())
        match = apply(match, Join()).match
    text = write(transcribe(begun, actions, ["Awa", "Binta", "Chidi", "Dawda"]))
    assert "players: Awa Binta\n" in text
    assert "Chidi join\n" in text
    told = document(replay(parse(text + "Chidi join\nAwa join\n")))
    assert list(told["match"]["totals"]) == ["Awa", "Binta", "Chidi", "Dawda"]
    assert [step["reason"] for step in told["steps"] if not step["ok"]] == ["cannot_join"] * 2
    assert list(told["match"]["totals"].values()) == match.totals
