"""Computer players: always legal, whatever lies on the table, and with nothing to go by but what they see."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.engine.actions import Action, Call, Catch, Challenge, Draw, Play
from bot.engine.cards import cards_of, code, hand_of
from bot.engine.match import Match, NotAllowed, apply, decision, legal_actions, new_match
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset
from bot.engine.view import SeatView, seat_view
from bot.players import PLAYERS, Player
from bot.players.selfplay import played
from tests.bot.engine.reckless import attempts

PLAYOUTS = 12
"""So few play-outs a move that a whole match is soon over."""
every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
AWA, BINTA = 0, 1


def situations(count: int) -> Iterator[Match]:
    """Give the matches that reckless players get into."""
    for seed in range(count):
        options = {"misplay": "reject"} if seed % 3 == 0 else {"false_catch": "1"}
        start = new_match(ruleset("gambian", 2 + seed % 7, options), dealer=0, seed=bytes([seed]))
        for _, step in attempts(start, Random(seed)):
            if not step.match.over:
                yield step.match


def view(said: str, seat: int, *, options: str = "misplay=catch") -> SeatView:
    """Give what a seat sees of a position of two players."""
    header = f"record: 1\nvariant: gambian\noptions: {options}\nplayers: Awa Binta\n"
    return seat_view(replay(parse(header + said)).match, seat)


@every_player
def test_what_it_chooses_is_always_legal(player: Player) -> None:
    rng = Random(1)
    for match in situations(12):
        seat = decision(match)
        if seat is not None:
            assert player.choose(seat_view(match, seat), rng, PLAYOUTS) in legal_actions(match)


@every_player
def test_what_it_does_besides_its_turn_is_accepted(player: Player) -> None:
    rng = Random(2)
    for match in situations(12):
        for seat in match.playing:
            action = player.notices(seat_view(match, seat), rng)
            if action is not None:
                assert not isinstance(action, Play)
                assert apply(match, action).events


@every_player
def test_what_others_hold_changes_nothing(player: Player) -> None:
    for match in situations(4):
        seat = decision(match)
        if seat is None or match.round is None:
            continue
        view = seat_view(match, seat)
        other = seat_view(with_other_hands(match, seat), seat)
        assert player.choose(view, Random(3), PLAYOUTS) == player.choose(other, Random(3), PLAYOUTS)
        assert player.notices(view, Random(3)) == player.notices(other, Random(3))


def with_other_hands(match: Match, seat: int) -> Match:
    """Exchange what one seat cannot see: the others' hands and the stock."""
    match = match.copy()
    assert match.round is not None
    hands, stock = match.round.hands, match.round.stock
    others = [other for other in match.round.seats if other != seat]
    hidden = [*stock, *(card for other in others for card in cards_of(hands[other]))]
    Random(4).shuffle(hidden)
    for other in others:
        size = hands[other].bit_count()
        hands[other] = hand_of(hidden[:size])
        del hidden[:size]
    stock[:] = hidden
    return match


@every_player
def test_the_same_chances_give_the_same_match(player: Player) -> None:
    start = new_match(ruleset("gambian", 4), dealer=0, seed=b"same")
    first = [action for action, _ in played(start, [player] * 4, Random(5), PLAYOUTS)]
    assert [action for action, _ in played(start, [player] * 4, Random(5), PLAYOUTS)] == first


@every_player
@pytest.mark.parametrize("misplay", ["catch", "reject"])
def test_matches_among_them_come_to_an_end(player: Player, misplay: str) -> None:
    start = new_match(ruleset("gambian", 5, {"misplay": misplay}), dealer=0, seed=b"end")
    *_, (_, last) = played(start, [player] * 5, Random(6), PLAYOUTS)
    assert last.match.over


def test_easy_never_misplays() -> None:
    start = new_match(ruleset("gambian", 4), dealer=0, seed=b"fair")
    for _, step in played(start, [PLAYERS["easy"]] * 4, Random(7)):
        assert step.match.round is None or step.match.round.standing is None


LAST_CARD = "hands: Awa=8H Binta=9C,KD\npile: 5D\nstock: 7H 3S\nturn: Binta\nuncalled: Awa\n---\n"
MISPLAY = "hands: Awa=8H,KS,2C Binta=9C,KD\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\nAwa play KS\n"
OWING = "hands: Awa=8H,KS,2C Binta=9C,KD\npile: 5D\nstock: 7H 3S\nturn: Binta\nowed: Awa=2\n---\n"
WRONG_LAST = "hands: Awa=KS Binta=9C,KD\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\nAwa play KS\n"
RIGHT_LAST = "hands: Awa=KD Binta=9C,KS\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\nAwa play KD\n"


@pytest.mark.parametrize(
    ("said", "seat", "action"),
    [
        (LAST_CARD, AWA, Call(AWA)),
        (LAST_CARD, BINTA, Catch(BINTA, AWA)),
        (MISPLAY, BINTA, Challenge(BINTA)),
        (OWING, AWA, Draw(AWA)),
        (OWING, BINTA, Challenge(BINTA)),
        (WRONG_LAST, BINTA, Challenge(BINTA)),
    ],
)
def test_easy_notices_most_things_and_overlooks_some(said: str, seat: int, action: Action) -> None:
    seen = view(said, seat)
    noticed = [PLAYERS["easy"].notices(seen, Random(chance)) for chance in range(200)]
    assert set(noticed) == {action, None}


TWO_LEFT = "hands: Awa=8H,KS Binta=9C,KD\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\n"


def test_strong_says_early_that_one_card_will_be_left_where_it_can_play_one() -> None:
    early = [PLAYERS["strong"].notices(view(TWO_LEFT, AWA), Random(chance)) for chance in range(60)]
    assert set(early) == {Call(AWA), None}
    for said in (TWO_LEFT + "Awa call\n", TWO_LEFT.replace("8H", "9H"), TWO_LEFT.replace("KS", "KS,2C")):
        assert {PLAYERS["strong"].notices(view(said, AWA), Random(chance)) for chance in range(60)} == {None}
    assert PLAYERS["strong"].notices(view(TWO_LEFT, AWA, options="last_call=auto"), Random(1)) is None


def test_normal_calls_only_when_it_has_one_card() -> None:
    assert {PLAYERS["normal"].notices(view(TWO_LEFT, AWA), Random(chance)) for chance in range(60)} == {None}


@pytest.mark.parametrize(("said", "seat"), [(MISPLAY, AWA), (WRONG_LAST, AWA), (RIGHT_LAST, BINTA)])
def test_easy_says_nothing_where_there_is_nothing_to_say(said: str, seat: int) -> None:
    seen = view(said, seat)
    assert {PLAYERS["easy"].notices(seen, Random(chance)) for chance in range(50)} == {None}


def test_easy_keeps_its_strong_cards_until_somebody_comes_close() -> None:
    calm = view("hands: Awa=8H,6D,3D Binta=9C,KC,2H\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\n", AWA)
    close = replace(calm, table=replace(calm.table, counts=(3, 1)))
    assert most_often(calm) != "8"
    assert most_often(close) == "8"


def most_often(seen: SeatView) -> str:
    """Say whether easy mostly plays its 8 or something else."""
    chosen = [PLAYERS["easy"].choose(seen, Random(chance)) for chance in range(100)]
    eights = sum(isinstance(action, Play) and action.suit is not None for action in chosen)
    return "8" if eights > 50 else "other"


@pytest.mark.parametrize(
    ("variant", "names", "laid"),
    [
        ("house", "Awa Binta", "5H"),
        ("house", "Awa Binta Chidi", "5H"),
        ("gambian", "Awa Binta", "5H"),
        ("gambian", "Awa Binta Chidi", "8C"),
        ("five_rounds", "Awa Binta", "8C"),
    ],
)
def test_normal_parts_with_its_dear_cards_where_points_count(variant: str, names: str, laid: str) -> None:
    chidi = " Chidi=KD,QD" if "Chidi" in names else ""
    said = f"hands: Awa=8C,5H,KC Binta=9C{chidi}\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\n"
    header = f"record: 1\nvariant: {variant}\noptions: \nplayers: {names}\n"
    action = PLAYERS["normal"].choose(seat_view(replay(parse(header + said)).match, AWA), Random(1))
    assert isinstance(action, Play)
    assert [code(card) for card in action.cards] == [laid]


def test_easy_takes_what_it_owes_before_it_plays() -> None:
    owing = view(OWING.replace("turn: Binta", "turn: Awa"), AWA)
    assert PLAYERS["easy"].choose(owing, Random(1)) == Draw(AWA)


def test_nothing_is_chosen_for_a_seat_that_may_not_move() -> None:
    with pytest.raises((IndexError, NotAllowed)):
        PLAYERS["random"].choose(view(OWING, AWA), Random(1))
