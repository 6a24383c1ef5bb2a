"""The limiter holds up one person's flood and nobody else."""

from bot.ui.limiter import MOST_PEOPLE, Limiter


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


def test_refused_presses_do_not_prolong_the_wait() -> None:
    clock = Hands()
    limiter = Limiter(1, 2.0, clock)
    limiter.allows(1)
    clock.time = 1.9
    assert not limiter.allows(1)
    clock.time = 2.0
    assert limiter.allows(1)


def test_people_who_are_gone_are_forgotten() -> None:
    clock = Hands()
    limiter = Limiter(1, 2.0, clock)
    for person in range(MOST_PEOPLE):
        limiter.allows(person)
    clock.time = 10.0
    limiter.allows(-1)
    assert len(limiter._recent) == 1
