"""The command line of the sandbox says in a line what it cannot do."""

import sys
from pathlib import Path

import pytest

from sandbox.__main__ import main


@pytest.mark.parametrize("port", ["65536", "-1", "any"])
def test_a_port_that_is_none_is_refused(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sandbox", f"--port={port}"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert f"argument --port: '{port}' is no port" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(sys, "argv", ["sandbox", "--data", str(tmp_path / "file")])
    assert main() == 1
    assert capsys.readouterr().err == f"sandbox: {tmp_path / 'file'}: File exists\n"
