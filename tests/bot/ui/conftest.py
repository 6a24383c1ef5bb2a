"""What holds for every test of what is shown: no words lack a value. And a stand-in for Discord, for those that talk to one."""

from collections.abc import AsyncIterator, Iterator

import discord
import pytest

from sandbox.server import Sandbox


@pytest.fixture(autouse=True)
def whole_sentences(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test during which some words lacked a value."""
    yield
    assert not [record.getMessage() for record in caplog.records if record.name == "bot.text.catalogue"]


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A stand-in for Discord, which the library talks to."""
    sandbox = Sandbox()
    await sandbox.start()
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api)
    yield sandbox
    await sandbox.stop()
