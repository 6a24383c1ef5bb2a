"""`python -m bot install`, as an operator runs it."""

import argparse

import discord
import pytest

from bot.commands import install
from bot.commands._errands import DONE, FAILED, UNUSABLE
from bot.ui.connection.login import NoConnection

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"


def arguments(*words: str) -> argparse.Namespace:
    """Read a command line."""
    parser = argparse.ArgumentParser()
    install.add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that talks to a stand-in."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API", "http://127.0.0.1:9/api/v10")
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)


def test_what_was_asked_for_is_done_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, bool]] = []

    async def bring(token: str, _: object, *, dry_run: bool) -> str:
        asked.append((token, dry_run))
        return f"done {len(asked)}"

    monkeypatch.setattr(install, "bring", bring)
    assert install.run(arguments()) == DONE
    assert install.run(arguments("--dry-run")) == DONE
    assert asked == [(TOKEN, False), (TOKEN, True)]
    assert capsys.readouterr().out == "done 1\ndone 2\n"


def test_why_it_cannot_be_done_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def bring(*_: object, **__: object) -> str:
        raise NoConnection("Discord cannot be reached")

    monkeypatch.setattr(install, "bring", bring)
    assert install.run(arguments()) == FAILED
    assert capsys.readouterr().err == "Discord cannot be reached\n"
    monkeypatch.setenv("DISCORD_TOKEN", "nonsense")
    assert install.run(arguments()) == UNUSABLE
    assert "not a bot token" in capsys.readouterr().err
