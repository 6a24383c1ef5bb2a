"""The limiter holds up one person's flood and nobody else."""

from bot.ui.connection.limiter import MOST_PEOPLE, MOST_PRESSES, Limiter


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_the_sixth_press_in_two_seconds_is_one_too_many() -> None:
    limiter = Limiter(5, 2.0, Hands())
    assert [limiter.allows(1) for _ in range(6)] == [True] * 5 + [False]


def test_another_person_is_not_held_up() -> None:
    limiter = Limiter(1, 2.0, Hands())
    assert limiter.allows(1)
    assert limiter.allows(2)


def test_after_two_seconds_it_goes_on() -> None:
    clock = Hands()
    limiter = Limiter(1, 2.0, clock)
    assert limiter.allows(1)
    clock.time = 2.0
    assert limiter.allows(1)


def test_how_long_to_wait_is_known() -> None:
    clock = Hands()
    limiter = Limiter(2, 2.0, clock)
    assert limiter.wait(1) == 0
    limiter.allows(1)
    assert limiter.wait(1) == 0
    clock.time = 0.5
    limiter.allows(1)
    assert limiter.wait(1) == 1.5
    clock.time = 5
    assert limiter.wait(1) == 0


def test_refused_presses_do_not_prolong_the_wait() -> None:
    clock = Hands()
    limiter = Limiter(1, 2.0, clock)
    limiter.allows(1)
    clock.time = 1.9
    assert not limiter.allows(1)
    clock.time = 2.0
    assert limiter.allows(1)


def test_a_press_that_was_refused_stays_refused_when_it_comes_again() -> None:
    clock = Hands()
    limiter = Limiter(1, 2.0, clock)
    assert limiter.allows(1, 101)
    assert not limiter.allows(1, 102)
    clock.time = 10.0
    assert not limiter.allows(1, 102)
    assert limiter.allows(1, 103)


def test_a_press_that_was_let_through_is_let_through_again_and_not_counted() -> None:
    limiter = Limiter(2, 2.0, Hands())
    assert [limiter.allows(1, 101) for _ in range(3)] == [True] * 3
    assert limiter.allows(1, 102)
    assert not limiter.allows(1, 103)
    assert limiter.allows(1, 101)


def test_presses_are_forgotten_one_day() -> None:
    limiter = Limiter(1, 2.0, Hands())
    for press in range(MOST_PRESSES + 1):
        limiter.allows(1, press)
    assert len(limiter._verdicts) == MOST_PRESSES


def test_people_who_are_gone_are_forgotten() -> None:
    clock = Hands()
    limiter = Limiter(1, 2.0, clock)
    for person in range(MOST_PEOPLE):
        limiter.allows(person)
    clock.time = 10.0
    limiter.allows(-1)
    assert len(limiter._recent) == 1
