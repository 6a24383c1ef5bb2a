"""The project itself: settings are documented, files are short and name no machine, requirements are locked.

Docstrings and log calls are ruff's to see to, imports import-linter's.
"""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.settings import read
from tests.source import tree_of

ROOT = Path(__file__).parents[1]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.Gabcde.nobody-will-ever-have-this-token"
LONGEST_FUNCTION, LONGEST_FILE = 50, 400
LOCKS = ("run", "sandbox", "dev")

# Put together from parts, so that this file does not name what it looks for.
MACHINE = re.compile(r"/(?:work|home|root|Users)/\w|(?<![\w.])/tmp/\w")
REGISTRY = re.compile(
    "|".join(map(re.escape, ("pypi." + "org", "python" + "hosted", "npm" + "js", "deb." + "debian")))
)


@cache
def tracked() -> tuple[Path, ...]:
    """Returns the text files that git knows, or would take."""
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    paths = [ROOT / name for name in names if name]
    return tuple(path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:8_000])


def written_by_hand() -> list[Path]:
    """Returns the source files of the bot, its tests and the page."""
    return [path for path in tracked() if path.suffix in {".py", ".js", ".css"}]


def name_of(path: Path) -> str:
    """Returns a path as it stands in a failure."""
    return str(path.relative_to(ROOT))


class Asked(dict[str, str]):
    """An environment that remembers what it was asked for."""

    def __init__(self, variables: dict[str, str]) -> None:
        super().__init__(variables)
        self.names: set[str] = set()

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        """Returns a variable, and notes its name."""
        self.names.add(name)
        return super().get(name, default)


def settings_read() -> set[str]:
    """Returns the name of every setting."""
    environ = Asked({"DISCORD_TOKEN": TOKEN})
    read(environ)
    return environ.names


def example() -> dict[str, str]:
    """Returns the settings of `.env.example` with the values shown there."""
    return dict(re.findall(r"^#?([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE))


def test_every_setting_is_in_the_example_and_nothing_else_is() -> None:
    assert settings_read() == set(example())


def test_the_example_shows_the_defaults() -> None:
    assert read({**example(), "DISCORD_TOKEN": TOKEN}) == read({"DISCORD_TOKEN": TOKEN})


def test_every_setting_of_the_example_stands_under_its_explanation() -> None:
    paragraphs = (ROOT / ".env.example").read_text("utf-8").split("\n\n")[1:]
    assert all(re.fullmatch(r"(# .+\n)+#?[A-Z_]+=.*\n?", paragraph) for paragraph in paragraphs)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_one_version_with_hashes(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    wrong = [
        line
        for line in lines
        if not re.match(r"[\w.-]+==\S+( ; .+?)?(\s+--hash=sha256:[0-9a-f]{64})+$", line)
    ]
    assert lines
    assert wrong == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_dependency_is_in_its_requirements(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["dependencies"] + project["optional-dependencies"].get(lock, [])
    names = {re.split(r"[\[<>=]", line)[0].lower().replace(".", "-") for line in wanted} - {"last-card"}
    locked = re.findall(
        r"^([\w.-]+)==", (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8"), re.MULTILINE
    )
    assert names <= set(locked)


def test_the_requirements_agree_on_every_version() -> None:
    run, sandbox, dev = (
        set(
            re.findall(
                r"^[\w.-]+==\S+", (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8"), re.MULTILINE
            )
        )
        for lock in LOCKS
    )
    assert run <= sandbox <= dev


def test_no_file_names_a_place_on_a_machine_or_a_registry() -> None:
    wrong = [
        f"{name_of(path)}: {found[0]}"
        for path in tracked()
        for pattern in (MACHINE, REGISTRY)
        if (found := pattern.search(path.read_text("utf-8")))
    ]
    assert wrong == []


def test_no_file_is_too_long_to_read() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in written_by_hand()}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_too_long_to_see() -> None:
    long = [
        f"{name_of(path)}: {function.name} has {length} lines"
        for path in written_by_hand()
        if path.suffix == ".py"
        for function, length in functions(path)
        if length > LONGEST_FUNCTION
    ]
    assert long == []


def functions(path: Path) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, int]]:
    """Yields the functions of a file with the number of their lines."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node, node.end_lineno - node.lineno + 1


def test_computer_players_take_their_randomness_from_a_generator_they_are_given() -> None:
    wrong = [
        f"{name_of(path)}: {ast.unparse(node)}"
        for path in written_by_hand()
        if path.is_relative_to(ROOT / "bot" / "players")
        for node in ast.walk(tree_of(path))
        if _is_shared_randomness(node)
    ]
    assert wrong == []


def _is_shared_randomness(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id="random"), attr=name):
            return name != "Random"
        case ast.ImportFrom(module="random", names=names):
            return any(alias.name != "Random" for alias in names)
        case _:
            return False


def test_ci_runs_what_everybody_runs() -> None:
    assert re.search(r"^make .*\bcheck$", (ROOT / ".ci" / "run").read_text("utf-8"), re.MULTILINE)


def test_every_file_that_is_no_program_is_packed_with_the_bot() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["bot"]
    packed = {path for pattern in patterns for path in (ROOT / "bot").glob(pattern)}
    files = {path for path in (ROOT / "bot").rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert {name_of(path) for path in files - packed if path.suffix != ".py"} == set()


def test_the_font_has_its_licence_beside_it() -> None:
    fonts = ROOT / "bot" / "pictures" / "fonts"
    assert sum(path.stat().st_size for path in fonts.glob("*.ttf")) < 1_000_000
    assert "SIL OPEN FONT LICENSE Version 1.1" in (fonts / "OFL.txt").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert all((ROOT / name).is_file() for name in project["license-files"])
    assert "OFL-1.1" in project["license"]
