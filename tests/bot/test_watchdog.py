"""A lag of the loop is told, and a loop that does not come round any more ends the process."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.watchdog import ALARM, BEAT, HANGS, HUNG, REMEMBERED, Lag, Watchdog

ROOT = Path(__file__).parents[2]


class Time:
    """Time that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    """Time that stands still."""
    return Time()


@pytest.fixture
def lag(time: Time) -> Lag:
    """A loop that has just come round."""
    lag = Lag(time)
    lag.beat()
    return lag


def beat(lag: Lag, time: Time, late: float = 0.0) -> None:
    """Let the loop come round so late."""
    time.now += BEAT + late
    lag.beat()


def test_a_loop_in_time_has_no_lag(lag: Lag, time: Time, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(100):
        beat(lag, time)
    assert lag.figures() == {"loop_lag_seconds": 0, "loop_lag_alarms": 0}
    assert caplog.text == ""


def test_a_quarter_second_is_told(lag: Lag, time: Time, caplog: pytest.LogCaptureFixture) -> None:
    beat(lag, time, late=ALARM - 0.01)
    assert caplog.text == ""
    beat(lag, time, late=ALARM + 0.01)
    assert "late by 260 ms" in caplog.text
    assert lag.figures() == {"loop_lag_seconds": 0.26, "loop_lag_alarms": 1}


def test_the_longest_lag_of_the_last_minute_counts(lag: Lag, time: Time) -> None:
    beat(lag, time, late=0.2)
    beat(lag, time, late=0.1)
    assert lag.figures()["loop_lag_seconds"] == 0.2
    time.now += REMEMBERED - BEAT - 0.05
    lag.beat()
    time.now += 0.1
    assert lag.figures()["loop_lag_seconds"] > 50


def test_what_is_remembered_does_not_grow(lag: Lag, time: Time) -> None:
    for _ in range(10_000):
        beat(lag, time, late=0.01)
    assert len(lag._lags) <= REMEMBERED / BEAT


def test_it_hangs_after_a_minute_without_a_beat(lag: Lag, time: Time) -> None:
    time.now += HANGS
    assert not lag.hangs()
    time.now += 0.1
    assert lag.hangs()
    lag.beat()
    assert not lag.hangs()


async def test_a_loop_that_hangs_is_ended_from_a_thread(lag: Lag, time: Time) -> None:
    ended = threading.Event()
    watchdog = Watchdog(lag, ended.set, look=0.001)
    watchdog.start()
    time.now += HANGS + 1
    assert ended.wait(10)
    watchdog.stop()


async def test_a_process_that_was_stopped_and_goes_on_is_not_ended() -> None:
    looked, ended = threading.Event(), threading.Event()

    class Stopped(Lag):
        looks = 0

        def hangs(self) -> bool:
            self.looks += 1
            if self.looks == 5:
                looked.set()
            return self.looks == 2

    watchdog = Watchdog(Stopped(), ended.set, look=0.001)
    watchdog.start()
    assert looked.wait(10)
    watchdog.stop()
    assert not ended.is_set()


async def test_the_loop_beats_until_it_is_stopped() -> None:
    came = asyncio.Event()

    class Heard(Lag):
        def beat(self) -> None:
            super().beat()
            if self.beats == 3:
                came.set()
            self.beats += 1

        beats = 0

    watchdog = Watchdog(Heard())
    watchdog.start()
    await asyncio.wait_for(came.wait(), 10)
    watchdog.stop()
    assert watchdog._beat is not None
    assert watchdog._beat.cancelled()


def test_a_hung_process_ends_with_a_status_and_says_where_it_stood() -> None:
    program = "from bot.watchdog import end_hung\ndef stuck_here(): end_hung()\nstuck_here()"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == HUNG
    assert "stuck_here" in done.stderr
