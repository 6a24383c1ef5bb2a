"""The settings: read once from the environment and `.env`, checked, and never changed afterwards."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from dotenv import dotenv_values

from bot.exposure import SOURCE, places_of, readable_by_others

HOUR, DAY, WEEK, YEAR = 3_600, 86_400, 604_800, 31_536_000
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
FORMATS = ("TEXT", "JSON")

_TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{27,}", re.ASCII)
_LOOPBACK = re.compile(r"http://(127(\.\d{1,3}){3}|\[::1\]):\d{1,5}(/[\w./-]*)?", re.ASCII)
_NUMBER = re.compile(r"\d+(\.\d+)?", re.ASCII)


class SettingsError(Exception):
    """Says in one line which setting is wrong, what it is, and what it may be; never shows a token."""


class Pace(NamedTuple):
    """How long a computer player takes for a move, in seconds: from `shortest` to `longest`."""

    shortest: float
    longest: float


class Keeping(NamedTuple):
    """Where the database is and how it is kept safe; `backup_every` 0 is never, the others are ages of backups."""

    database: Path
    folder: Path
    backup_every: float
    keep_all: float
    keep_daily: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What an operator may set; `.env.example` explains each. Times are in seconds."""

    token: str = field(repr=False)
    api: str | None
    keeping: Keeping
    health_port: int
    log_level: str
    log_format: str
    turn_clock: float
    challenge_window: float | None
    """For every table; None leaves it to the table's option."""
    call_grace: float
    between_rounds: float
    rematch_clock: float
    lobby_idle: float
    match_idle: float
    computer_pace: Pace
    direct_messages_pace: float

    @property
    def database(self) -> Path:
        """Return where the tables are kept."""
        return self.keeping.database


def load(folder: Path = Path()) -> Settings:
    """Returns the settings of this process; what the environment says goes before `.env` in the folder.

    Raises SettingsError, also for a token that others can read.
    """
    settings = read(_variables(folder))
    # What is only said to a stand-in on this computer opens nothing.
    if settings.api is None:
        _check_secrecy(settings.token, folder / ".env")
    return settings


def load_keeping(folder: Path = Path()) -> Keeping:
    """Returns what is set about the database alone, for which no token is needed. Raises SettingsError."""
    return _keeping(_variables(folder))


def _check_secrecy(token: str, file: Path) -> None:
    if "DISCORD_TOKEN" not in os.environ and readable_by_others(file):
        raise SettingsError(".env can be read by others on this computer: chmod 600 .env")
    if places := places_of(token):
        name = places[0].relative_to(SOURCE)
        raise SettingsError(
            f"DISCORD_TOKEN stands in {name}, where others will read it: take it out, and reset it in the developer portal"
        )


def _variables(folder: Path) -> dict[str, str]:
    try:
        from_file = dotenv_values(folder / ".env", interpolate=False)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f".env cannot be read: {error}") from None
    return {name: value for name, value in {**from_file, **os.environ}.items() if value is not None}


def read(environ: Mapping[str, str]) -> Settings:
    """Returns the settings that variables ask for, a default for each that is missing or blank.

    Raises SettingsError.
    """
    return Settings(
        token=_token(environ),
        api=_api(environ),
        keeping=_keeping(environ),
        health_port=_port(environ, "HEALTH_PORT", 8765),
        log_level=_one_of(environ, "LOG_LEVEL", "INFO", LEVELS),
        log_format=_one_of(environ, "LOG_FORMAT", "TEXT", FORMATS).lower(),
        turn_clock=_seconds(environ, "TURN_CLOCK", 90, least=1, most=WEEK),
        challenge_window=(
            _seconds(environ, "CHALLENGE_WINDOW", 0, most=12 * HOUR)
            if _text(environ, "CHALLENGE_WINDOW")
            else None
        ),
        call_grace=_seconds(environ, "CALL_GRACE", 1.5, most=10),
        between_rounds=_seconds(environ, "BETWEEN_ROUNDS", 60, most=DAY),
        rematch_clock=_seconds(environ, "REMATCH_CLOCK", 300, most=DAY),
        lobby_idle=_seconds(environ, "LOBBY_IDLE", 1_800, least=1, most=WEEK),
        match_idle=_seconds(environ, "MATCH_IDLE", DAY, least=1, most=30 * DAY),
        computer_pace=_pace(environ, "COMPUTER_PACE", Pace(2, 4)),
        direct_messages_pace=_seconds(environ, "DIRECT_MESSAGES_PACE", 2, most=60),
    )


def _keeping(environ: Mapping[str, str]) -> Keeping:
    database = Path(_text(environ, "DATABASE") or "data/last-card.sqlite3")
    return Keeping(
        database,
        Path(_text(environ, "BACKUPS") or database.parent / "backups"),
        backup_every=_seconds(environ, "BACKUP_EVERY", HOUR, most=WEEK),
        keep_all=_seconds(environ, "BACKUP_KEEP_ALL", 2 * DAY, most=YEAR),
        keep_daily=_seconds(environ, "BACKUP_KEEP_DAILY", 30 * DAY, most=10 * YEAR),
    )


def _text(environ: Mapping[str, str], name: str) -> str:
    return environ.get(name, "").strip()


def _token(environ: Mapping[str, str]) -> str:
    token = _text(environ, "DISCORD_TOKEN")
    if not token:
        raise SettingsError("DISCORD_TOKEN is missing: put the bot's token into .env (see .env.example)")
    if not _TOKEN.fullmatch(token):
        raise SettingsError(
            "DISCORD_TOKEN is not a bot token: three parts with dots between, without 'Bot' before or quotes"
        )
    return token


def _api(environ: Mapping[str, str]) -> str | None:
    """Returns the address of a stand-in for Discord, on this computer only: a token never leaves by it."""
    address = _text(environ, "DISCORD_API")
    if address and not _LOOPBACK.fullmatch(address):
        raise _wrong(
            "DISCORD_API", address, "an address on this computer such as http://127.0.0.1:8080/api/v10"
        )
    return address.rstrip("/") or None


def _port(environ: Mapping[str, str], name: str, default: int) -> int:
    text = _text(environ, name) or str(default)
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > 65_535:
        raise _wrong(name, text, "a port from 1 to 65535, or 0 for none")
    return int(text)


def _one_of(environ: Mapping[str, str], name: str, default: str, allowed: Sequence[str]) -> str:
    text = _text(environ, name) or default
    if text.upper() not in allowed:
        raise _wrong(name, text, f"one of {', '.join(allowed)}")
    return text.upper()


def _seconds(
    environ: Mapping[str, str], name: str, default: float, *, least: float = 0, most: float
) -> float:
    text = _text(environ, name) or str(default)
    if not _NUMBER.fullmatch(text) or not least <= float(text) <= most:
        raise _wrong(name, text, f"a number of seconds from {least} to {most}")
    return float(text)


def _pace(environ: Mapping[str, str], name: str, default: Pace) -> Pace:
    text = _text(environ, name)
    if not text:
        return default
    ends = [end.strip() for end in text.split("-")]
    if not 1 <= len(ends) <= 2 or not all(map(_NUMBER.fullmatch, ends)):
        raise _wrong(name, text, "seconds such as 2-4, or one number such as 0")
    pace = Pace(float(ends[0]), float(ends[-1]))
    if not pace.shortest <= pace.longest <= 60:
        raise _wrong(name, text, "seconds up to 60, the shorter first, such as 2-4")
    return pace


def _wrong(name: str, value: str, allowed: str) -> SettingsError:
    return SettingsError(f"{name} is {value!r}; it may be {allowed}")
