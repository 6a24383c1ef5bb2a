"""The replay command: words or JSON, one file or many, and the exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.golden.write import GAMES, HERE

RECORD = """\
record: 1
variant: gambian
players: Awa Binta
hands: Awa=KD,4C,8H Binta=3C,5D
pile: 9C
stock: KH 3S 4S 5S 6S 7S
turn: Awa
---
Awa play KD
Awa draw
Binta challenge
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "one.record"
    file.write_text(RECORD, encoding="utf-8")
    return file


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    file = tmp_path / "broken.record"
    file.write_text(RECORD.replace("KH", "1H"), encoding="utf-8")
    return file


def test_a_record_is_told_move_by_move(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out
    assert "Awa play KD" in told
    assert "refused (wait)" in told
    assert "Awa draws 2 cards for the wrong play. [KH 3S]" in told
    assert told.endswith("Round 1, phase TURN, Binta to move.\n")


def test_a_finished_match_is_told_with_its_champion(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(HERE / "gambian-crowd.record")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Over after 8 rounds. Won by: Ebou."


def test_json_is_one_document_and_nothing_else(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["state"]["hands"]["Awa"] == ["4C", "KD", "8H", "KH", "3S"]


def test_json_lines_is_one_document_a_line_and_file(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(HERE / f"{name}.record") for name in GAMES]
    assert main(["replay", "--json-lines", *files]) == 0
    lines = capsys.readouterr().out.splitlines()
    stored = [json.loads((HERE / f"{name}.json").read_text(encoding="utf-8")) for name in GAMES]
    assert [json.loads(line) for line in lines] == stored


def test_strict_ends_with_status_1_at_the_first_refusal(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--json", "--strict"]) == 1
    assert len(json.loads(capsys.readouterr().out)["steps"]) == 2


def test_a_record_that_cannot_be_read_is_one_line_on_standard_error(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(broken), "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"{broken}:6: bad_card: 1H is not a card\n"


def test_what_can_be_read_is_told_beside_what_cannot(
    record: Path, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "--json-lines", str(broken), str(record)]) == 2
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 1
    assert len(said.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'none'}: No such file or directory\n"


def test_text_that_is_not_utf_8_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "latin.record"
    file.write_bytes(b"record: 1\nplayers: Jos\xe9\n")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err == f"{file}:2: bad_line: this is not UTF-8\n"


def test_several_files_go_with_json_lines_only(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), str(record)]) == 2
    assert capsys.readouterr().err == "replay: several files go with --json-lines only\n"


def test_it_runs_as_a_program_of_its_own(record: Path) -> None:
    command = [sys.executable, "-m", "bot", "replay", str(record), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["state"]["turn"] == "Binta"
    assert done.stderr == ""
