"""What the bot is deployed with keeps it in: its own user, limits, one writable place, restarts with a back-off."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import read

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"
LONGEST_STOP = 10
"""Seconds the bot may take to leave (bot/manager/incoming/stopping.py); supervisors have to give it more."""


def unit() -> dict[str, list[str]]:
    """Returns the settings of the unit by section and name, each with all its values."""
    found: dict[str, list[str]] = defaultdict(list)
    section = ""
    for line in (DEPLOY / "last-card.service").read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = heading[1]
        elif line and not line.startswith("#"):
            name, sign, value = line.partition("=")
            assert sign, line
            found[f"{section}.{name}"].append(value)
    return found


def service() -> dict[str, Any]:
    """Returns the one service of the compose file."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    (found,) = compose["services"].values()
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("User", "last-card"),
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateTmp", "yes"),
        ("CapabilityBoundingSet", ""),
        ("LimitCORE", "0"),
        ("MemoryMax", "1G"),
        ("UMask", "0077"),
        ("StateDirectory", "last-card"),
        ("StateDirectoryMode", "0700"),
        ("Restart", "on-failure"),
    ],
)
def test_the_unit_keeps_the_bot_in(name: str, value: str) -> None:
    assert unit()[f"Service.{name}"] == [value]


def test_the_unit_lets_the_data_directory_be_written_and_nothing_else() -> None:
    settings = unit()
    writable = {"ReadWritePaths", "BindPaths", "CacheDirectory", "LogsDirectory", "RuntimeDirectory"}
    assert not writable & {name.removeprefix("Service.") for name in settings}
    (environment,) = settings["Service.Environment"]
    assert "DATABASE=/var/lib/last-card/" in environment


def test_the_unit_starts_the_bot_again_slower_and_slower_and_not_for_ever() -> None:
    settings = unit()
    least, most = int(settings["Service.RestartSec"][0]), int(settings["Service.RestartMaxDelaySec"][0])
    assert 5 <= least < most <= 600
    assert int(settings["Service.RestartSteps"][0]) > 1
    assert settings["Unit.StartLimitIntervalSec"] == ["3600"]
    assert int(settings["Unit.StartLimitBurst"][0]) <= 50


def test_no_token_stands_in_what_is_deployed() -> None:
    settings = unit()
    assert settings["Service.EnvironmentFile"]
    assert not any("TOKEN" in value for values in settings.values() for value in values)
    assert service()["env_file"] == ["../.env"]
    assert not any("TOKEN" in name for name in service()["environment"])


def test_the_container_is_kept_in() -> None:
    found = service()
    assert found["user"] not in ("", "0", "root")
    assert found["read_only"] is True
    assert found["cap_drop"] == ["ALL"]
    assert found["security_opt"] == ["no-new-privileges:true"]
    assert found["mem_limit"] == found["memswap_limit"] == "1g"
    assert found["pids_limit"] <= 256
    assert found["ulimits"]["core"] == 0
    assert found["restart"] == "unless-stopped"
    assert "ports" not in found


def test_the_container_writes_its_volume_and_memory_only() -> None:
    found = service()
    assert found["volumes"] == ["data:/data"]
    assert [place.partition(":")[0] for place in found["tmpfs"]] == ["/tmp"]
    assert found["environment"]["DATABASE"].startswith("/data/")


def test_what_is_set_where_it_is_deployed_are_settings_of_the_bot() -> None:
    (environment,) = unit()["Service.Environment"]
    of_unit = dict(pair.split("=", 1) for pair in environment.split())
    for given in (of_unit, service()["environment"]):
        settings = read({"DISCORD_TOKEN": TOKEN, **given})
        assert str(settings.database) == given["DATABASE"]
        assert settings.keeping.folder == settings.database.parent / "backups"


def test_commands_are_run_as_the_unit_runs_the_bot() -> None:
    """`systemd-run` is another program here, which prints what it is told."""
    settings = unit()
    command = DEPLOY / "last-card"
    assert command.stat().st_mode & 0o111
    told = run_by(command, "restore", "a file")
    user, group, folder = (settings[f"Service.{name}"][0] for name in ("User", "Group", "WorkingDirectory"))
    assert {f"--uid={user}", f"--gid={group}", f"--working-directory={folder}"} <= set(told)
    for name in ("EnvironmentFile", "UMask"):
        assert f"--property={name}={settings[f'Service.{name}'][0]}" in told
    assert f"--setenv={settings['Service.Environment'][0].split()[0]}" in told
    assert told[-5:] == [*settings["Service.ExecStart"][0].split(), "restore", "a file"]
    assert run_by(command)[-1] == "--help"


def run_by(command: Path, *arguments: str) -> list[str]:
    """Returns what `systemd-run` is told by a command."""
    text = command.read_text("utf-8").replace("exec systemd-run", "printf '%s\\n'")
    done = subprocess.run(
        ["sh", "-c", text, "last-card", *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_both_give_the_bot_time_to_leave() -> None:
    assert int(unit()["Service.TimeoutStopSec"][0]) > LONGEST_STOP
    assert int(service()["stop_grace_period"].removesuffix("s")) > LONGEST_STOP
    assert unit()["Service.KillSignal"] == ["SIGTERM"]


def test_the_log_of_the_container_does_not_fill_the_disk() -> None:
    options = service()["logging"]["options"]
    assert set(options) == {"max-size", "max-file"}


def test_everything_an_operator_runs_stands_in_the_guide() -> None:
    guide = (ROOT / "docs" / "running.md").read_text("utf-8")
    commands = {path.stem for path in (ROOT / "bot" / "commands").glob("[a-z]*.py")} - {"replay", "simulate"}
    assert {name for name in commands if f"python -m bot {name}" not in guide} == set()
    files = [path.name for path in DEPLOY.iterdir()]
    assert [name for name in files if name not in guide] == []
