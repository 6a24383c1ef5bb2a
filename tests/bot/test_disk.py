"""Little room on the disk is told before it is none."""

from pathlib import Path

import pytest

from bot.disk import LEAST_FREE, Disk


@pytest.mark.parametrize(("free", "told"), [(LEAST_FREE, False), (LEAST_FREE - 1, True), (0, True)])
def test_little_room_is_an_alarm(free: int, told: bool, caplog: pytest.LogCaptureFixture) -> None:
    Disk(Path("data"), lambda _: free).look()
    assert ("make room" in caplog.text) is told


def test_the_room_is_a_figure(tmp_path: Path) -> None:
    assert Disk(Path("data"), lambda _: 7).figures() == {"disk_free_bytes": 7}
    assert Disk(tmp_path).figures()["disk_free_bytes"] > 0
