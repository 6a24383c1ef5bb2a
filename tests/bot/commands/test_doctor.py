"""The doctor finds what keeps the bot from its work, and says what to do about it."""

import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.commands._discord_checks import examine_discord
from bot.commands._findings import Finding
from bot.commands._machine_checks import disk, examine_machine
from bot.commands._thinking_check import examine_thinking
from bot.pictures.emojis import drawn_emojis
from bot.settings import Keeping
from bot.store import Backups, Database
from bot.thinking import Thinker
from bot.ui.connection.client import PERMISSIONS
from bot.ui.connection.install_settings import changes
from sandbox.server import Sandbox

ROOT = Path(__file__).parents[3]
NOW = 1_800_000_000.0
INSTALLED = changes({})
"""What an application says that asks for what the bot needs."""
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A stand-in for Discord."""
    sandbox = Sandbox()
    await sandbox.start()
    yield sandbox
    await sandbox.stop()


def levels(findings: list[Finding]) -> dict[str, str]:
    return {finding.about: finding.level for finding in findings}


async def test_a_bot_that_is_set_up_right_is_well(sandbox: Sandbox) -> None:
    for name in drawn_emojis():
        sandbox.world.model.create_application_emoji(name)
    sandbox.rest.installing = INSTALLED
    findings = await examine_discord(sandbox.world.token, sandbox.api)
    assert levels(findings) == dict.fromkeys(
        ("clock", "token", "presses", "intents", "install", "emojis", "gateway", "permissions"), "ok"
    )


@pytest.mark.parametrize(
    ("module", "level"), [("bot.thinking.worker", "ok"), ("tests.bot.thinking.nobody", "warn")]
)
async def test_the_process_that_thinks_is_tried(module: str, level: str) -> None:
    thinker = Thinker(module=module)
    found = await examine_thinking(thinker)
    assert (found.about, found.level) == ("thinking", level)
    assert thinker.worker is None


async def test_a_token_that_is_not_accepted_is_bad_and_not_shown(sandbox: Sandbox) -> None:
    findings = await examine_discord(TOKEN, sandbox.api)
    assert levels(findings) == {"clock": "ok", "token": "bad"}
    assert TOKEN not in str(findings)


async def test_a_permission_that_is_missing_is_named(sandbox: Sandbox) -> None:
    world = sandbox.world
    for role in world.guild.roles.values():
        role.permissions &= ~(1 << 6)  # add_reactions
    findings = await examine_discord(world.token, sandbox.api)
    (missing,) = [finding.tells for finding in findings if finding.about == "permissions"]
    assert missing == f"server {world.guild.id} does not give: add_reactions"


async def test_a_discord_that_is_not_there_is_a_warning() -> None:
    assert levels(await examine_discord(TOKEN, "http://127.0.0.1:9/api/v10")) == {"discord": "warn"}


RIGHT: dict[str, Any] = {
    "/users/@me": {"username": "last-card"},
    "/applications/@me": {"id": "5", "flags": 0, "interactions_endpoint_url": None, **INSTALLED},
    "/applications/5/emojis": {"items": [{"id": "6", "name": name} for name in drawn_emojis()]},
    "/gateway/bot": {"session_start_limit": {"remaining": 1000}},
    "/users/@me/guilds": [{"id": "1", "permissions": str(PERMISSIONS.value)}],
}


ONE_OLD = [{"id": "6", "name": name} for name in (*list(drawn_emojis())[1:], "lc_8H_000000", "smile")]


@asynccontextmanager
async def discord_that_says(ahead: float = 0, **answers: Any) -> AsyncIterator[str]:
    """Serve answers in Discord's place, with a clock of its own; gives its address."""
    named = {path.replace("/", "").replace("@", ""): path for path in RIGHT}

    async def answer(request: web.Request) -> web.Response:
        body = {**RIGHT, **{named[name]: body for name, body in answers.items()}}[request.path]
        if isinstance(body, int):
            return web.Response(status=body)
        return web.json_response(body, headers={"Date": formatdate(time.time() + ahead, usegmt=True)})

    application = web.Application()
    application.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@pytest.mark.parametrize(
    ("answers", "about", "level", "words"),
    [
        (
            {"applicationsme": {"id": "5", "interactions_endpoint_url": "https://x.example", **INSTALLED}},
            "presses",
            "bad",
            "take it out",
        ),
        (
            {"applicationsme": {"id": "5", "flags": 1 << 18, **INSTALLED}},
            "intents",
            "warn",
            "message_content",
        ),
        (
            {"applicationsme": {"id": "5", "flags": 0}},
            "install",
            "warn",
            "python -m bot install",
        ),
        (
            {"applicationsme": {"id": "5", "flags": 0, "custom_install_url": "https://example.org"}},
            "install",
            "ok",
            "link of its own",
        ),
        ({"applications5emojis": {"items": []}}, "emojis", "warn", "shown as text until this is run"),
        ({"applications5emojis": {"items": ONE_OLD}}, "emojis", "warn", "1 of 98 cards are missing or old"),
        ({"gatewaybot": {"session_start_limit": {"remaining": 0}}}, "gateway", "bad", "0 starts are left"),
        ({"gatewaybot": {"session_start_limit": {"remaining": 9}}}, "gateway", "warn", "9 starts are left"),
        ({"usersmeguilds": []}, "permissions", "warn", "on no server yet"),
        ({"usersmeguilds": [{"id": "1", "permissions": "8"}]}, "permissions", "ok", "on 1 servers"),
        ({"usersmeguilds": [{"id": "7", "permissions": "0"}]}, "permissions", "warn", "send_messages"),
        ({"ahead": 10}, "clock", "warn", "behind Discord's"),
        ({"ahead": -90}, "clock", "bad", "ahead of Discord's"),
    ],
)
async def test_what_discord_says_is_told(answers: dict[str, Any], about: str, level: str, words: str) -> None:
    async with discord_that_says(**answers) as address:
        findings = await examine_discord(TOKEN, address)
    found = {finding.about: finding for finding in findings}
    assert found[about].level == level
    assert words in found[about].tells
    assert [other.level for other in findings if other.about != about] == ["ok"] * (len(found) - 1)


@pytest.mark.parametrize("name", ["applicationsme", "applications5emojis", "gatewaybot", "usersmeguilds"])
async def test_a_discord_in_trouble_is_a_warning_after_what_was_found(name: str) -> None:
    async with discord_that_says(**{name: 503}) as address:
        *found, last = await examine_discord(TOKEN, address)
    assert levels(found)["token"] == "ok"
    assert (last.about, last.level) == ("discord", "warn")
    assert "answers 503" in last.tells


@pytest.fixture
def keeping(tmp_path: Path) -> Keeping:
    """Where the database is to be."""
    return Keeping(tmp_path / "cards.db", tmp_path / "backups", 3600, 1, 1)


def on_machine(keeping: Keeping, now: float = NOW) -> dict[str, Finding]:
    env = keeping.database.parent / ".env"
    return {finding.about: finding for finding in examine_machine(keeping, now=now, env=env)}


async def test_a_database_in_use_with_a_fresh_backup_is_well(keeping: Keeping) -> None:
    database = await Database.open(keeping.database)
    Backups(keeping.database, keeping.folder).make(now=NOW)
    found = on_machine(keeping)
    await database.close()
    assert found["database"].level == found["backups"].level == "ok"


def test_before_the_first_start_nothing_is_wrong(keeping: Keeping) -> None:
    found = on_machine(keeping)
    assert found["database"].tells.endswith("is made at the first start")
    assert found["backups"].level == "ok"


@pytest.mark.parametrize(("version", "level"), [(9999, "bad"), (1, "warn")])
async def test_a_database_of_another_schema_is_told_of(keeping: Keeping, version: int, level: str) -> None:
    await (await Database.open(keeping.database)).close()
    connection = sqlite3.connect(keeping.database)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    assert on_machine(keeping)["database"].level == level


def test_a_damaged_database_is_bad(keeping: Keeping) -> None:
    keeping.database.write_text("Dear Awa, this is no database. " * 100)
    found = on_machine(keeping)
    assert found["database"].level == "bad"
    assert found["backups"].level == "warn"


async def test_an_old_backup_and_no_backups_at_all_are_warnings(keeping: Keeping) -> None:
    await (await Database.open(keeping.database)).close()
    assert on_machine(keeping)["backups"].level == "warn"
    Backups(keeping.database, keeping.folder).make(now=NOW)
    assert on_machine(keeping, NOW + 7100)["backups"].level == "ok"
    assert on_machine(keeping, NOW + 7300)["backups"].level == "warn"
    assert on_machine(keeping._replace(backup_every=0))["backups"].level == "warn"


async def test_a_database_that_others_can_read_is_a_warning(keeping: Keeping) -> None:
    await (await Database.open(keeping.database)).close()
    assert on_machine(keeping)["database"].level == "ok"
    keeping.database.chmod(0o644)
    assert on_machine(keeping)["database"].level == "warn"


def test_backups_that_have_no_folder_are_bad(keeping: Keeping, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = on_machine(keeping._replace(folder=tmp_path / "file"))["backups"]
    assert (found.level, found.tells) == ("bad", f"{tmp_path / 'file'} is no folder that can be written")


@pytest.mark.parametrize(("free", "level"), [(3e9, "ok"), (1e9, "warn"), (4e8, "bad")])
def test_a_full_disk_is_foreseen(free: float, level: str) -> None:
    assert disk(int(free), Path("data")).level == level


@pytest.mark.parametrize(("mode", "level"), [(0o600, "ok"), (0o644, "warn"), (0o660, "warn")])
def test_a_token_that_others_can_read_is_a_warning(keeping: Keeping, mode: int, level: str) -> None:
    env = keeping.database.parent / ".env"
    env.touch()
    env.chmod(mode)
    assert on_machine(keeping)[".env"].level == level


def doctor(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command as an operator does."""
    return subprocess.run(
        [sys.executable, "-m", "bot", "doctor", *arguments],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_each_finding_is_a_line_and_a_bad_one_is_status_1(tmp_path: Path) -> None:
    done = doctor(tmp_path, "--offline", DISCORD_TOKEN="hunter2")
    lines = done.stdout.splitlines()
    assert all(re.match(r"(ok|warn|bad)  +\S", line) for line in lines)
    assert lines[0].startswith("bad   settings      DISCORD_TOKEN is not a bot token")
    assert "hunter2" not in done.stdout + done.stderr
    assert done.returncode == 1


def test_warnings_alone_are_status_0(tmp_path: Path) -> None:
    done = doctor(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API="http://127.0.0.1:9/api/v10")
    assert "warn  discord       cannot be reached" in done.stdout
    assert done.returncode == 0
    assert done.stderr == ""
