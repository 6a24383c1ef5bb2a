"""What holds for every test of what is shown: no words lack a value."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def whole_sentences(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test during which some words lacked a value."""
    yield
    assert not [record.getMessage() for record in caplog.records if record.name == "bot.text.catalogue"]
