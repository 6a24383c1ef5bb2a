"""A token is looked for wherever others could read it."""

from pathlib import Path

import pytest

from bot.exposure import LARGEST, SOURCE, places_of, readable_by_others

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde." + "somebody-put-this-in-a-file"


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("bot/settings.py", True),
        ("docs/notes.md", True),
        (".env.example", True),
        (".ci/run", True),
        ("picture.bin", True),
        (".env", False),
        (".env.old", False),
        (".git/config", False),
        ("data/log.txt", False),
    ],
)
def test_a_token_is_found_where_git_would_take_it(tmp_path: Path, name: str, found: bool) -> None:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"\xff\x00token = '" + TOKEN.encode() + b"'")
    assert places_of(TOKEN, tmp_path) == ([file] if found else [])


def test_environments_and_long_files_are_not_looked_into(tmp_path: Path) -> None:
    (tmp_path / "env").mkdir()
    (tmp_path / "env" / "pyvenv.cfg").touch()
    (tmp_path / "env" / "x.py").write_text(TOKEN)
    (tmp_path / "long").write_text("x" * LARGEST + TOKEN)
    assert places_of(TOKEN, tmp_path) == []


def test_the_file_of_the_settings_is_left_out_of_history_and_images() -> None:
    assert {".env", ".env.*"} <= set((SOURCE / ".gitignore").read_text("utf-8").splitlines())
    taken = [line for line in (SOURCE / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"]
    assert taken == ["!bot", "!cogs", "!requirements/run.txt"]


def test_a_file_of_ones_own_is_read_by_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch(mode=0o600)
    assert not readable_by_others(file)
    file.chmod(0o644)
    assert readable_by_others(file)
