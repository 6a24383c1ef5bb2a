"""What a seat may do, as it is shown: what answers a threat, how many draws are left, what goes down together."""

from dataclasses import replace

import pytest

from bot.engine.cards import Rank, code, parse_card
from bot.engine.events import Count
from bot.engine.match import new_match
from bot.engine.places import drawn, numbered, places
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset
from bot.engine.view import PublicView, SeatView, answers, asks_suit, companions, public_view, seat_view

AWA, BINTA = 0, 1


def view(variant: str, said: str, seat: int = AWA, *, options: str = "") -> SeatView:
    """Give what a seat sees of a position of two players."""
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: Awa Binta\n"
    return seat_view(replay(parse(header + said)).match, seat)


THREAT = (
    "hands: Awa=3H,4S Binta=9C,KD\npile: 2D\nstock: 7H 3S\nphase: ANSWER_DRAW\npending: 4\nturn: Awa\n---\n"
)
SKIP = "hands: Awa=3H,7S Binta=9C,KD\npile: 7D\nstock: 7H 3S\nphase: ANSWER_SKIP\nturn: Awa\n---\n"
ASKED = "hands: Awa=AH,7S Binta=9C,KD\npile: AD\nstock: 7H 3S\nphase: ANSWER_ACE\nturn: Awa\n---\n"
STUCK = "hands: Awa=3H,4S Binta=9C,KD\npile: 5C\nstock: 9H 6H 6S 2S\nturn: Awa\n---\n"


@pytest.mark.parametrize(
    ("variant", "said", "options", "ranks"),
    [
        ("zimbabwean", THREAT, "", [Rank.TWO, Rank.ACE, None]),
        ("zimbabwean", THREAT, "draw_stack=off", [Rank.ACE]),
        ("zimbabwean", THREAT, "eight_blocks=on", [Rank.TWO, Rank.EIGHT, Rank.ACE, None]),
        ("zimbabwean", SKIP, "", [Rank.SEVEN]),
        ("zimbabwean", SKIP, "ace_counters_skip=on", [Rank.SEVEN, Rank.ACE]),
        ("gambian", ASKED, "", [Rank.ACE]),
        ("house", STUCK, "", []),
    ],
)
def test_everybody_can_see_what_would_answer(
    variant: str, said: str, options: str, ranks: list[Rank | None]
) -> None:
    assert list(answers(view(variant, said, options=options).table)) == ranks


@pytest.mark.parametrize(
    ("variant", "drawn", "left"),
    [("house", 0, 3), ("house", 2, 1), ("classic", 1, None), ("zimbabwean", 0, 1)],
)
def test_the_draws_that_are_left_are_counted(variant: str, drawn: int, left: int | None) -> None:
    said = STUCK + "Awa draw\n" * drawn
    assert view(variant, said).draws_left == left


def test_no_draws_are_left_to_those_who_may_not_draw() -> None:
    assert view("house", STUCK, BINTA).draws_left is None
    assert view("zimbabwean", THREAT).draws_left is None


def test_passing_is_told_where_it_is_possible() -> None:
    assert view("zimbabwean", SKIP).may_pass
    assert not view("zimbabwean", THREAT).may_pass


SEVERAL = "hands: Awa=5C,5D,5H,KS,8D,8S Binta=9C,KD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"


@pytest.mark.parametrize(
    ("picked", "offered"),
    [
        ("", ["5C", "8D", "8S"]),
        ("5C", ["5D", "5H"]),
        ("5C 5H", ["5D"]),
        ("5H", []),
        ("8S", ["8D"]),
    ],
)
def test_what_may_follow_a_picked_card_is_of_its_rank(picked: str, offered: list[str]) -> None:
    cards = tuple(map(parse_card, picked.split()))
    seen = view("house", SEVERAL)
    assert [code(card) for card in companions(seen, cards)] == offered


def test_equal_cards_of_two_packs_may_both_follow() -> None:
    seen = view("house", SEVERAL.replace("5C,5D", "5C,5C"), options="packs=2")
    first, second = (card for card in seen.hand if code(card) == "5C")
    assert companions(seen, (first,))[0] == second
    assert companions(seen, (second,))[0] == first


def test_several_eights_name_one_suit_unless_they_are_the_last_cards() -> None:
    seen = view("house", SEVERAL)
    eights = (parse_card("8S"), parse_card("8D"))
    assert asks_suit(seen, eights)
    assert not asks_suit(replace(seen, hand=eights), eights)
    assert not asks_suit(seen, ())


def over(variant: str, seats: int = 4, options: str = "", **changed: object) -> PublicView:
    """Give a match that is over, as everybody sees it."""
    given = dict(pair.split("=") for pair in options.split())
    table = public_view(new_match(ruleset(variant, seats, given), dealer=0, seed=b"over"))
    return replace(table, **changed)  # type: ignore[arg-type]


def counts(*points: int) -> tuple[Count, ...]:
    return tuple(Count(seat, (), held) for seat, held in enumerate(points))


@pytest.mark.parametrize(
    ("table", "counted", "order"),
    [
        (over("gambian", winners=(2,), out=(3, 0, 1)), (), ((2,), (1,), (0,), (3,))),
        (over("five_rounds", winners=(1,), totals=(90, 40, 70, 70)), (), ((1,), (2, 3), (0,))),
        (
            over("classic", options="match=target", winners=(0,), totals=(200, 0, 80, 9)),
            (),
            ((0,), (2,), (3,), (1,)),
        ),
        (
            over("classic", winners=(0,), totals=(60, 0, 0, 0)),
            counts(0, 30, 10, 20),
            ((0,), (2,), (3,), (1,)),
        ),
        (
            over("standard", winners=(1,), totals=(0, 9, 0, 0), out=(3, 2)),
            counts(5, 0),
            ((1,), (0,), (2,), (3,)),
        ),
        (
            over("classic", options="partnership=on", winners=(1, 3), totals=(0, 9, 0, 9)),
            counts(9, 0, 3, 0),
            ((1, 3), (0, 2)),
        ),
        (
            over("five_rounds", winners=(1,), totals=(150, 140, 90, 100), private=True, playing=(0, 1)),
            (),
            ((1,), (0,), (2,), (3,)),
        ),
        (over("classic", totals=(0, 0, 0, 0)), counts(1, 2, 3, 4), ((0,), (1,), (2,), (3,))),
        (
            over("five_rounds", winners=(1,), totals=(90, 40, 70, 70), lots=(3, 1, 0, 2)),
            (),
            ((1,), (3,), (2,), (0,)),
        ),
        (
            over("classic", winners=(1, 2), totals=(0, 9, 9, 0), lots=(3, 2, 1, 0)),
            counts(5, 0, 0, 5),
            ((1, 2), (3,), (0,)),
        ),
        (
            over("classic", options="partnership=on blocked_score=none", lots=(3, 0, 2, 1)),
            counts(1, 2, 3, 2),
            ((1, 3), (0, 2)),
        ),
    ],
)
def test_everybody_has_a_place(
    table: PublicView, counted: tuple[Count, ...], order: tuple[tuple[int, ...], ...]
) -> None:
    assert places(table, counted) == order


def test_the_lots_are_drawn_when_the_match_is_over() -> None:
    match = new_match(ruleset("classic", 4, {}), dealer=0, seed=bytes(range(32)))
    assert public_view(match).lots == ()
    match.over = True
    assert public_view(match).lots == (0, 3, 1, 2)
    match.seed = None
    assert public_view(match).lots == ()


def test_it_is_known_whether_the_lots_decided() -> None:
    equal = over("five_rounds", winners=(1,), totals=(90, 40, 70, 70), lots=(3, 1, 0, 2))
    assert drawn(equal)
    assert not drawn(replace(equal, totals=(90, 40, 70, 71)))
    assert not drawn(replace(equal, lots=()))


def test_who_is_out_of_cards_beside_a_partner_has_nothing_to_call() -> None:
    header = "record: 1\nvariant: classic\noptions: partnership=on last_call=manual\nplayers: A B C D\n"
    said = "hands: A=9D B=9C,KD C=2C,3C D=4C,5C\npile: 5D\nstock: 7H 3S\nturn: A\n---\nA play 9D\n"
    table = public_view(replay(parse(header + said)).match)
    assert (table.counts[AWA], table.uncalled) == (0, ())


def test_who_shares_a_place_takes_up_as_many_of_the_numbers() -> None:
    assert list(numbered([(2, 0), (3,), (1, 4), (5,)])) == [(1, (2, 0)), (3, (3,)), (4, (1, 4)), (6, (5,))]
