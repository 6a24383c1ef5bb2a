"""What a match does to the ratings of those who played it."""

import math
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.rating import MEAN, START, Placed, Rating, rated

ratings = st.builds(
    Rating,
    st.floats(-20, 70).map(lambda mu: round(mu, 6)),
    st.floats(1, 8.4).map(lambda sigma: round(sigma, 6)),
)
CLOSE = 3e-6
"""What is lost by keeping six digits of each of a few figures."""


@st.composite
def matches(draw: st.DrawFn, most: int = 8) -> tuple[list[Placed], dict[int, Rating]]:
    """Draws a match of 2 to 8 people or of partners, with draws, and what some of them were rated before."""
    people = draw(st.lists(st.integers(1, 2**63 - 1), min_size=2, max_size=most, unique=True))
    places = draw(st.lists(st.integers(0, len(people) - 1), min_size=len(people), max_size=len(people)))
    sides = 2 if len(people) == 4 and draw(st.booleans()) else len(people)
    seats = [Placed(seat, person, seat % sides, places[seat % sides]) for seat, person in enumerate(people)]
    known = draw(st.sets(st.sampled_from(people)))
    return seats, {person: draw(ratings) for person in sorted(known)}


def order(people: int, *, first: int = 0) -> list[Placed]:
    """Returns a match in which so many came in the order of their seats."""
    return [Placed(seat, first + seat, seat, seat) for seat in range(people)]


@given(matches(), st.randoms())
def test_the_order_in_which_people_are_named_does_not_matter(
    match: tuple[list[Placed], dict[int, Rating]], random: Random
) -> None:
    seats, before = match
    other = [*seats]
    random.shuffle(other)
    assert rated(other, before) == rated(seats, before)


@given(matches())
def test_who_somebody_is_does_not_matter(match: tuple[list[Placed], dict[int, Rating]]) -> None:
    seats, before = match
    after = rated(seats, before)
    other = rated(
        [replace(one, person=-one.person) for one in seats],
        {-person: rating for person, rating in before.items()},
    )
    assert {-person: rating for person, rating in other.items()} == after


@given(matches())
def test_who_is_alone_in_front_rises_and_who_is_alone_at_the_end_falls(
    match: tuple[list[Placed], dict[int, Rating]],
) -> None:
    seats, before = match
    after = rated(seats, before)
    ranks = sorted(one.place for one in seats)
    for one in seats:
        old, new = before.get(one.person, START).mu, after[one.person].mu
        if one.place == ranks[0] < ranks[1]:
            assert new >= old
        if one.place == ranks[-1] > ranks[-2]:
            assert new <= old


@given(st.lists(st.floats(-20, 70), min_size=2, max_size=8), st.floats(1, 8.4))
def test_of_people_known_equally_well_what_some_win_others_lose(means: list[float], sigma: float) -> None:
    seats = order(len(means))
    after = rated(seats, {seat: Rating(mu, sigma) for seat, mu in enumerate(means)})
    assert math.isclose(sum(one.mu for one in after.values()), sum(means), abs_tol=len(means) * CLOSE)


@given(st.integers(2, 8), ratings)
def test_a_draw_of_equals_moves_nobody(people: int, rating: Rating) -> None:
    seats = [replace(one, place=0) for one in order(people)]
    after = rated(seats, {one.person: rating for one in seats})
    assert all(abs(new.mu - rating.mu) <= CLOSE for new in after.values())


@given(matches())
def test_more_is_known_after_a_match_but_for_what_changes_with_time(
    match: tuple[list[Placed], dict[int, Rating]],
) -> None:
    seats, before = match
    for person, new in rated(seats, before).items():
        old = before.get(person, START)
        assert 0 < new.sigma <= math.hypot(old.sigma, 25 / 300) + CLOSE
        assert (new.mu, new.sigma) == (round(new.mu, 6), round(new.sigma, 6))


@given(ratings, ratings, st.booleans())
def test_partners_rise_and_fall_together(one: Rating, other: Rating, wins: bool) -> None:
    seats = [Placed(seat, seat, seat % 2, (seat % 2) ^ (not wins)) for seat in range(4)]
    before = {0: one, 2: one, 1: other, 3: other}
    after = rated(seats, before)
    assert after[0] == after[2]
    assert after[1] == after[3]
    assert (after[0].mu >= one.mu) if wins else (after[0].mu <= one.mu)


def test_partners_who_draw_are_two_sides_all_the_same() -> None:
    before = {0: Rating(30, 8), 2: Rating(30, 8), 1: Rating(20, 8), 3: Rating(20, 8)}
    seats = [Placed(seat, seat, seat % 2, 0) for seat in range(4)]
    after = rated(seats, before)
    assert after[0] == after[2]
    assert after[0].mu < 30
    assert after[1] == after[3]
    assert after[1].mu > 20
    assert rated([seats[0], seats[2], seats[1], seats[3]], before) == after
    assert rated([replace(one, side=one.seat) for one in seats], before) != after


def test_what_a_first_match_does() -> None:
    after = rated(order(4, first=100), {})
    assert [after[person].shown for person in (100, 101, 102, 103)] == [1510, 1506, 1499, 1485]
    duel = rated(order(2), {})
    assert duel[0] == Rating(26.317734, 8.300738)
    assert (duel[0].shown, duel[1].shown, duel[0].margin) == (1510, 1490, 122)


def test_people_begin_in_the_middle_and_are_provisional_for_some_matches() -> None:
    assert (START.shown, START.margin, START.provisional) == (1500, 123, True)
    standing, matches = {0: START, 1: START}, 0
    while standing[0].provisional:
        winner = matches % 2
        standing = rated([Placed(seat, seat, seat, seat ^ winner) for seat in (0, 1)], standing)
        matches += 1
    assert 5 <= matches <= 20


def test_a_hundred_points_more_are_two_wins_of_three() -> None:
    strong = MEAN + 100 / 7.370222
    assert Rating(strong).shown == 1600
    chance = 1 / (1 + math.exp(-(strong - MEAN) / (math.sqrt(2) * 4 * 25 / 6)))
    assert math.isclose(chance, 0.64, abs_tol=0.001)


def test_alone_nobody_is_rated() -> None:
    assert rated(order(1), {0: Rating(30, 5)}) == {0: Rating(30, 5)}
    assert rated(order(1), {}) == {0: START}


@pytest.mark.parametrize(
    "broken", [Rating(1e9, 8), Rating(math.inf, 8), Rating(25, math.inf), Rating(math.nan, 8)]
)
def test_what_is_no_rating_is_said_to_be_none(broken: Rating) -> None:
    with pytest.raises((ArithmeticError, ValueError)):
        rated(order(2), {0: broken})
