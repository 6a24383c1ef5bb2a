"""What is installed is what was locked, is listed with its licence, and runs nothing while it is installed."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, metadata

import pytest

from tests.test_project import ROOT

WORDS = {
    "PSF-2.0": ("psf-2.0", "python software foundation"),
    "Apache-2.0": ("apache-2.0", "apache 2.0", "apl 2", "apache software"),
    "MIT": ("mit",),
    "MIT-CMU": ("mit-cmu",),
    "BSD-3-Clause": ("bsd-3-clause",),
    "BSD-2-Clause": ("bsd-2-clause",),
}
"""How packages call the licences that are accepted."""


def listed() -> dict[str, str]:
    """Return the licence of each package as it is listed."""
    text = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    return dict(re.findall(r"^\| ([a-z][\w-]*) \| ([^|]+?) \| [^|]+ \|$", text, re.MULTILINE)[1:])


def locked() -> set[str]:
    """Return the packages that are installed to run the bot."""
    text = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    return set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))


def test_everything_that_is_installed_is_listed_with_its_licence() -> None:
    assert set(listed()) == locked()
    assert {part for licence in listed().values() for part in licence.split(" AND ")} <= set(WORDS)


@pytest.mark.parametrize("package", sorted(listed()))
def test_a_package_has_the_licence_that_is_listed(package: str) -> None:
    try:
        about = metadata(package)
    except PackageNotFoundError:
        assert package == "audioop-lts"  # for newer Pythons only
        return
    told = [
        line.split("\n", 1)[0]
        for key in ("License-Expression", "License")
        for line in about.get_all(key) or []
    ]
    told += [line for line in about.get_all("Classifier") or [] if line.startswith("License")]
    for licence in listed()[package].split(" AND "):
        assert any(word in " ".join(told).lower() for word in WORDS[licence]), told


def test_hashes_are_checked_and_nothing_is_built_wherever_the_bot_is_installed() -> None:
    for name in ("Dockerfile", "Makefile", "docs/running.md"):
        text = (ROOT / name).read_text("utf-8").replace("\\\n", "")
        installs = re.findall(r"^.*\bpip install\b.*$", text, re.MULTILINE)
        assert installs, name
        assert [line for line in installs if "--require-hashes" not in line] == [], name
        if name != "Makefile":  # for development, packages may be built
            assert [line for line in installs if "--only-binary :all:" not in line] == [], name
