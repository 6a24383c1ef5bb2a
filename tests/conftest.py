"""What holds for all tests: how long random ones try, a switch that forbids skipping, and that the log keeps secrets.

`SEEDS=N` makes every property try N examples, other ones each time, but for slow ones, which say themselves how many;
without it they try the same few each time.
`LASTCARD_NO_SKIPS=1` fails what would be skipped: where everything is installed, a skip is a fault.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import hypothesis
import pytest

from tests.discretion import Listener, listening

hypothesis.settings.register_profile("usual", deadline=None, derandomize=True, max_examples=100)
hypothesis.settings.register_profile(
    "soak", deadline=None, print_blob=True, max_examples=int(os.environ.get("SEEDS") or 100)
)
hypothesis.settings.register_profile(  # where all tests run many times over: few tries, and the first failure will do
    "brief",
    parent=hypothesis.settings.get_profile("usual"),
    max_examples=5,
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    suppress_health_check=list(hypothesis.HealthCheck),
)
hypothesis.settings.load_profile("soak" if os.environ.get("SEEDS") else "usual")


@pytest.fixture(scope="session")
def listener() -> Iterator[Listener]:
    """Listens to what is logged, down to the details, as long as tests run."""
    with listening() as listener:
        yield listener


@pytest.fixture(autouse=True)
def discreet_log(listener: Listener) -> Iterator[None]:
    """Fails a test during which a card or a token was logged."""
    yield
    betrayals = [*listener.betrayals]
    listener.betrayals.clear()
    assert betrayals == []


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Let one test more run than there are cores: many wait for a bot that runs beside them."""
    cores = yield
    return cores + 1


NO_SKIPS = bool(os.environ.get("LASTCARD_NO_SKIPS"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fails a skipped test where no skip is allowed; an expected failure is none."""
    report = yield
    if NO_SKIPS and report.skipped and not hasattr(report, "wasxfail"):
        _fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fails a skipped file where no skip is allowed."""
    report = yield
    if NO_SKIPS and report.skipped:
        _fail(report)
    return report


def _fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    reason = report.longrepr[-1] if isinstance(report.longrepr, tuple) else report.longrepr
    report.outcome = "failed"
    report.longrepr = f"no skip is allowed here: {reason}"
