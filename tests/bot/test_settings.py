"""The settings: defaults, what is refused, and that the token is kept secret."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from bot import settings
from bot.settings import Pace, Settings, SettingsError, load, read

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"


def with_token(**variables: str) -> Settings:
    return read({"DISCORD_TOKEN": TOKEN, **variables})


def test_a_token_is_all_that_must_be_set() -> None:
    settings = with_token()
    assert settings.token == TOKEN
    assert settings.api is None
    assert settings.database == Path("data/last-card.sqlite3")
    assert (settings.turn_clock, settings.challenge_window, settings.call_grace) == (90, None, 1.5)
    assert settings.computer_pace == Pace(2, 4)


def test_a_blank_variable_is_as_good_as_none() -> None:
    assert with_token(DISCORD_API="", TURN_CLOCK=" ", COMPUTER_PACE="", DATABASE="") == with_token()


def test_what_is_set_is_taken() -> None:
    settings = with_token(
        DISCORD_API="http://127.0.0.1:8080/api/v10/",
        DATABASE=" tables.sqlite3 ",
        HEALTH_PORT="0",
        LOG_LEVEL="debug",
        LOG_FORMAT="json",
        CALL_GRACE="0.5",
        COMPUTER_PACE="0.5 - 1",
    )
    assert settings.api == "http://127.0.0.1:8080/api/v10"
    assert settings.database == Path("tables.sqlite3")
    assert (settings.health_port, settings.log_level, settings.call_grace) == (0, "DEBUG", 0.5)
    assert settings.computer_pace == Pace(0.5, 1)
    assert settings.log_format == "json"


def test_one_number_is_a_pace_that_does_not_vary() -> None:
    assert with_token(COMPUTER_PACE="0").computer_pace == Pace(0, 0)


@pytest.mark.parametrize("token", ["", "secret", f"Bot {TOKEN}", f'"{TOKEN}"', f"{TOKEN}\n{TOKEN}", "a.b.c"])
def test_what_is_no_token_is_refused_in_one_line_that_does_not_show_it(token: str) -> None:
    with pytest.raises(SettingsError, match=r"\ADISCORD_TOKEN is [^\n]+\Z") as refusal:
        read({"DISCORD_TOKEN": token})
    assert not token or token not in str(refusal.value)


def test_the_token_is_not_in_the_repr() -> None:
    assert TOKEN not in repr(with_token())


@pytest.mark.parametrize(
    "address",
    [
        "http://[::1]:8080/api/v10",
        "http://127.0.0.1:8080",
        "http://127.9.9.9:8080/api",
    ],
)
def test_a_loopback_address_is_allowed(address: str) -> None:
    assert with_token(DISCORD_API=address).api == address


@pytest.mark.parametrize(
    "address",
    [
        "http://192.0.2.1:8080/api/v10",
        "http://localhost:8080/api/v10",
        "http://127.0.0.1.example:8080",
        "http://127.0.0.1:8080@example.com/",
        "http://127.0.0.1:80\\@example.com/",
        "http://example.com:8080/127.0.0.1",
        "//127.0.0.1:8080",
        "127.0.0.1:8080",
        "http://127.0.0.1",
    ],
)
def test_a_token_is_never_sent_to_another_computer(address: str) -> None:
    with pytest.raises(SettingsError, match="an address on this computer"):
        with_token(DISCORD_API=address)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("HEALTH_PORT", "65536", "a port from 1 to 65535, or 0 for none"),
        ("HEALTH_PORT", "http", "a port from 1 to 65535, or 0 for none"),
        ("LOG_LEVEL", "LOUD", "one of DEBUG, INFO, WARNING, ERROR, CRITICAL"),
        ("TURN_CLOCK", "0", "a number of seconds from 1 to 604800"),
        ("TURN_CLOCK", "90s", "a number of seconds from 1 to 604800"),
        ("CALL_GRACE", "-1", "a number of seconds from 0 to 10"),
        ("MATCH_IDLE", "inf", "a number of seconds from 1 to 2592000"),
        ("LOBBY_IDLE", "nan", "a number of seconds from 1 to 604800"),
        ("COMPUTER_PACE", "fast", "seconds such as 2-4, or one number such as 0"),
        ("COMPUTER_PACE", "1-2-3", "seconds such as 2-4, or one number such as 0"),
        ("COMPUTER_PACE", "4-2", "seconds up to 60, the shorter first, such as 2-4"),
    ],
)
def test_a_refusal_names_the_variable_its_value_and_what_is_allowed(
    name: str, value: str, allowed: str
) -> None:
    with pytest.raises(SettingsError) as refusal:
        with_token(**{name: value})
    assert str(refusal.value) == f"{name} is {value!r}; it may be {allowed}"


def test_nothing_is_changed_afterwards() -> None:
    with pytest.raises(FrozenInstanceError):
        with_token().turn_clock = 1  # type: ignore[misc]


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path, f"DISCORD_TOKEN={TOKEN}\nTURN_CLOCK=30\nLOBBY_IDLE=40\nEMPTY\n")
    monkeypatch.setattr(settings, "places_of", lambda _: [])
    monkeypatch.setenv("TURN_CLOCK", "20")
    monkeypatch.delenv("LOBBY_IDLE", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    loaded = load(tmp_path)
    assert (loaded.token, loaded.turn_clock, loaded.lobby_idle) == (TOKEN, 20, 40)


def kept(folder: Path, text: str, mode: int = 0o600) -> None:
    """Write the file of settings, to be read by its owner alone."""
    (folder / ".env").write_text(text)
    (folder / ".env").chmod(mode)


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604])
def test_a_token_in_a_file_that_others_can_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    kept(tmp_path, f"DISCORD_TOKEN={TOKEN}", mode)
    monkeypatch.setattr(settings, "places_of", lambda _: [])
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(
        SettingsError, match=r"^\.env can be read by others on this computer: chmod 600 \.env$"
    ):
        load(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert load(tmp_path).token == TOKEN


def test_a_token_that_stands_in_the_program_is_refused_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The token of these tests stands in this file.
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with pytest.raises(SettingsError, match=r"\ADISCORD_TOKEN stands in tests/\S+, [^\n]+\Z") as refusal:
        load(tmp_path)
    assert TOKEN not in str(refusal.value)
    monkeypatch.setenv("DISCORD_API", "http://127.0.0.1:8080")
    assert load(tmp_path).token == TOKEN


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsError, match=r"\.env cannot be read"):
        load(tmp_path)
