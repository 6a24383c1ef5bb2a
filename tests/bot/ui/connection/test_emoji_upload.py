"""Emojis are uploaded once: what is missing is made, what is old goes, what others made stays; at any time anew."""

import discord
import pytest

from bot.ui.connection.emoji_upload import bring, plan
from bot.ui.connection.login import NoConnection
from sandbox.server import Sandbox

PNG = b"\x89PNG\r\n\x1a\n"
"""The library looks at the beginning of a picture."""
WANTED = {"lc4_8D_aaaaaa": PNG + b"1", "lc2_8D_bbbbbb": PNG + b"2", "lc_8H_cccccc": PNG + b"3"}


def names(sandbox: Sandbox) -> list[str]:
    return sorted(emoji.name for emoji in sandbox.world.model.application_emojis.values())


def asked(sandbox: Sandbox, method: str) -> int:
    return sum(entry.method == method and "/emojis" in entry.path for entry in sandbox.rest.log)


async def brought(sandbox: Sandbox, wanted: dict[str, bytes], *, dry_run: bool = False) -> list[str]:
    told: list[str] = []
    told.append(await bring(sandbox.world.token, wanted, told.append, dry_run=dry_run))
    return told


async def test_all_are_made_and_the_second_time_nothing_is(sandbox: Sandbox) -> None:
    told = await brought(sandbox, WANTED)
    assert names(sandbox) == sorted(WANTED)
    assert told[0].startswith("3 to make, 0 to take away")
    assert told[-1] == "Done: 3 emojis made, 0 taken away, 0 left as they were"
    assert (await brought(sandbox, WANTED))[-1] == "Done: 0 emojis made, 0 taken away, 3 left as they were"
    assert (asked(sandbox, "POST"), asked(sandbox, "DELETE")) == (3, 0)


async def test_discord_has_the_pictures_as_they_are_drawn(sandbox: Sandbox) -> None:
    await brought(sandbox, WANTED)
    for number, emoji in sandbox.world.model.application_emojis.items():
        assert sandbox.rest.emojis.picture(str(number)) == WANTED[emoji.name]


async def test_only_what_changed_is_made_anew_and_the_old_one_goes_after_it(sandbox: Sandbox) -> None:
    await brought(sandbox, WANTED)
    changed = {**WANTED, "lc_8H_dddddd": PNG + b"4"}
    del changed["lc_8H_cccccc"]
    told = await brought(sandbox, changed)
    assert told[1:3] == ["made lc_8H_dddddd", "took away lc_8H_cccccc"]
    assert names(sandbox) == sorted(changed)


async def test_what_others_have_made_is_never_touched(sandbox: Sandbox) -> None:
    model = sandbox.world.model
    for name in ("smile", "lc4_old", "lc4_8D_aaaaaa_", "card_8D"):
        model.create_application_emoji(name)
    told = await brought(sandbox, WANTED)
    assert "4 of somebody else" in told[0]
    await brought(sandbox, {})
    assert names(sandbox) == ["card_8D", "lc4_8D_aaaaaa_", "lc4_old", "smile"]


async def test_a_dry_run_says_what_it_would_do_and_does_nothing(sandbox: Sandbox) -> None:
    told = await brought(sandbox, WANTED, dry_run=True)
    assert told == ["3 to make, 0 to take away, 0 as they are to be, 0 of somebody else"]
    assert names(sandbox) == []


async def test_given_up_half_way_it_goes_on_from_there(sandbox: Sandbox) -> None:
    told: list[str] = []

    def tell(line: str) -> None:
        told.append(line)
        if line.startswith("made"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await bring(sandbox.world.token, WANTED, tell)
    assert len(names(sandbox)) == 1
    assert (await brought(sandbox, WANTED))[-1] == "Done: 2 emojis made, 0 taken away, 1 left as they were"


async def test_a_limit_is_waited_for(sandbox: Sandbox) -> None:
    sandbox.rest.faults.status, sandbox.rest.faults.failures = 429, 1
    sandbox.rest.faults.retry_after = 0.05
    await brought(sandbox, WANTED)
    assert names(sandbox) == sorted(WANTED)
    assert 429 in {entry.status for entry in sandbox.rest.log}


async def test_a_long_limit_is_left_to_whoever_runs_it(sandbox: Sandbox) -> None:
    sandbox.rest.faults.status, sandbox.rest.faults.failures = 429, 1
    sandbox.rest.faults.retry_after = 1800
    with pytest.raises(NoConnection, match="takes no more for 30 minutes: run this again then"):
        await brought(sandbox, WANTED)


async def test_a_token_that_is_not_accepted_is_one_line_without_it() -> None:
    sandbox = Sandbox()
    await sandbox.start()
    wrong = sandbox.world.token.replace("only", "0nly")
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(discord.http.Route, "BASE", sandbox.api)
            with pytest.raises(NoConnection, match="does not accept DISCORD_TOKEN") as said:
                await bring(wrong, WANTED, print)
    finally:
        await sandbox.stop()
    assert wrong not in str(said.value)


async def test_a_discord_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    with pytest.raises(NoConnection, match="cannot be reached"):
        await bring("x", WANTED, print)


async def test_an_application_that_is_full_is_said_so(sandbox: Sandbox) -> None:
    for number in range(2000):
        sandbox.world.model.create_application_emoji(f"smile{number}")
    with pytest.raises(NoConnection, match="all the emojis Discord lets it have"):
        await brought(sandbox, WANTED)


def test_two_of_one_name_are_one_too_many() -> None:
    there = [(1, "lc_8H_cccccc"), (2, "lc_8H_cccccc")]
    assert plan(there, {"lc_8H_cccccc": PNG}).gone == {2: "lc_8H_cccccc"}
