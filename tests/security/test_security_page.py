"""The page about security names tests that are there, and every file of these tests."""

import re

from tests.test_project import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")


def test_every_row_names_tests_that_are_there() -> None:
    rows = re.findall(r"^\| .+ \| .+ \| (.+) \|$", PAGE, re.MULTILINE)[1:]
    assert len(rows) > 12
    for tests in rows:
        named = re.findall(r"tests/[\w/]+\.py", tests)
        assert named, tests
        assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_test_of_an_attacker_stands_on_the_page() -> None:
    there = {f"tests/security/{path.name}" for path in (ROOT / "tests" / "security").glob("test_*.py")}
    assert there - set(re.findall(r"tests/security/\w+\.py", PAGE)) == {
        "tests/security/test_security_page.py"
    }
