"""The seeds of `make check` have all that a seed may have."""

import pytest

from tests.simulation.__main__ import SEEDS
from tests.simulation.plan import plan_of


@pytest.mark.parametrize("what", ["calm", "threads", "opens_threads", "second_server", "slow"])
def test_some_of_the_seeds_that_are_run_with_every_check_have_it(what: str) -> None:
    assert sum(bool(getattr(plan_of(seed), what)) for seed in range(1, SEEDS + 1)) >= 5
