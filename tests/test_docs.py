"""The documentation: every link leads somewhere, every command, option and button in it is there, and every command is in it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.__main__ import EXTENSIONS
from bot.commands.replay import in_words
from bot.engine.record import parse, replay
from bot.engine.record.form import Verb
from bot.engine.record.header import KEYS
from bot.text.catalogue import say
from bot.ui.connection.client import LastCardClient

ROOT = Path(__file__).parents[1]
FOR_USERS = ("docs/players.md", "docs/hosts.md", "docs/admins.md")
NAMING_COMMANDS = (*FOR_USERS, "docs/README.md", "docs/running.md", "README.md", "PRIVACY.md", "TERMS.md")
OF_DISCORD = frozenset({"Add App", "Manage Server", "Integrations"})
"""Words of Discord's own client that stand in italics as buttons do."""

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_COMMAND = re.compile(r"`/([a-z][^`/]*)`")
_ITALIC = re.compile(r"\*([^*]+)\*")
_LABELS = re.compile(r"^((?:button|permission)-[\w-]+) =", re.MULTILINE)


@cache
def pages() -> tuple[Path, ...]:
    """Returns all pages of documentation."""
    return (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))


def name_of(path: Path) -> str:
    """Returns a path as it stands in a failure."""
    return str(path.relative_to(ROOT))


def anchors(page: Path) -> set[str]:
    """Returns what a link to a part of a page may name."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def broken(page: Path) -> Iterator[str]:
    """Yields the links of a page that lead nowhere."""
    for address in _LINK.findall(page.read_text("utf-8")):
        if re.match(r"https?://", address):
            continue
        path, _, part = address.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (part and part not in anchors(target)):
            yield address


@pytest.mark.parametrize("page", [name_of(page) for page in pages()])
def test_every_link_leads_somewhere(page: str) -> None:
    assert list(broken(ROOT / page)) == []


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, left = set[Path](), {ROOT / "README.md"}
    while left:
        page = left.pop()
        reached.add(page)
        links = (link.partition("#")[0] for link in _LINK.findall(page.read_text("utf-8")))
        near = {(page.parent / link).resolve() for link in links if link.endswith(".md") and ":" not in link}
        # A folder is shown by the site that keeps the project.
        near |= {
            one
            for link in _LINK.findall(page.read_text("utf-8"))
            for one in (page.parent / link).glob("*.md")
        }
        left |= {one.resolve() for one in near} - reached
    assert {name_of(page) for page in pages()} - {name_of(page) for page in reached} == set()


async def tree() -> dict[str, Any]:
    """Returns all commands by what they are called."""
    client = LastCardClient()
    for name in EXTENSIONS:
        await client.load_extension(name)
    return {command.qualified_name: command for command in client.tree.walk_commands()}


def named(page: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields the commands a page names, each with the options it names with it."""
    for words in _COMMAND.findall((ROOT / page).read_text("utf-8")):
        parts = words.split()
        options = tuple(part.removesuffix(":") for part in parts if part.endswith(":"))
        yield " ".join(part for part in parts if not part.endswith(":")), options


@pytest.mark.parametrize("page", NAMING_COMMANDS)
async def test_every_command_and_option_it_names_is_there(page: str) -> None:
    known = await tree()
    paths = {"health", "metrics"}
    for command, options in named(page):
        if command in paths:
            continue
        assert command in known, f"{page}: /{command}"
        if options:
            found = known[command]
            assert isinstance(found, app_commands.Command)
            assert set(options) <= {option.display_name for option in found.parameters}, f"{page}: /{command}"


async def test_every_command_is_explained_to_those_who_may_use_it() -> None:
    known = {name for name, command in (await tree()).items() if isinstance(command, app_commands.Command)}
    explained = {command for page in FOR_USERS for command, _ in named(page)}
    assert known - explained == set()


@pytest.mark.parametrize("page", FOR_USERS)
def test_every_button_and_permission_it_names_is_called_that(page: str) -> None:
    catalogues = (ROOT / "bot" / "text" / "locales" / "en").glob("*.ftl")
    keys = {key for file in catalogues for key in _LABELS.findall(file.read_text("utf-8"))}
    labels = {say("en", key, count=2, suit="hearts") for key in keys} | OF_DISCORD
    text = " ".join((ROOT / page).read_text("utf-8").replace("**", "").split())
    assert set(_ITALIC.findall(text)) - labels == set()


def test_the_record_on_its_page_replays_as_the_page_says() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    record, _, told = re.findall(r"(?:^    .+\n)+", page, re.MULTILINE)
    replayed = replay(parse(textwrap.dedent(record)))
    assert [line.strip() for line in in_words(replayed)] == [line.strip() for line in told.splitlines()]


def test_every_line_a_record_can_have_stands_on_its_page() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    assert [verb for verb in Verb if not re.search(rf"`(NAME )?{verb}\b|`NAME {verb}\b", page)] == []
    assert [key for key in KEYS if not re.search(rf"`{key}[`:]|^    {key}:", page, re.MULTILINE)] == []


def test_every_part_of_the_bot_is_told_of() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    parts = [folder.parent.name for folder in sorted((ROOT / "bot").glob("*/__init__.py"))]
    assert [part for part in parts if f"| `bot/{part}` |" not in page] == []
