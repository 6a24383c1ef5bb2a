"""Commands, options and what explains them are there in every language, and of a form Discord takes."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.manager.tables.choices import LANGUAGES
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.translating import CommandTranslator

COGS = (
    "cogs.table",
    "cogs.play",
    "cogs.seats",
    "cogs.help",
    "cogs.settings",
    "cogs.league",
    "cogs.statistics",
    "cogs.replay",
    "cogs.privacy",
)
NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's documentation, application command naming; letters of any script, none of them large."""
LONGEST_ABOUT = 100
LONGEST_WHOLE = 8000
"""Characters of a command with all that is in it, in one language (the same, "slash commands")."""


async def payloads() -> list[dict[str, Any]]:
    """Return what is sent to Discord."""
    client, translator = LastCardClient(), CommandTranslator()
    for name in COGS:
        await client.load_extension(name)
    return [
        await command.get_translated_payload(client.tree, translator)
        for command in client.tree.get_commands()
    ]


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, and everything in it that has a name."""
    yield payload
    for part in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from parts(part)


def locales(language: str) -> list[str]:
    """Return what Discord calls a language."""
    return [locale.value for locale in discord.Locale if locale.value.partition("-")[0] == language]


async def test_english_is_what_stands_in_the_code() -> None:
    for payload in await payloads():
        for part in parts(payload):
            for locale in ("en-US", "en-GB"):
                assert part.get("name_localizations", {}).get(locale, part["name"]) == part["name"]
                if "description" in part:
                    assert part["description_localizations"][locale] == part["description"], part["name"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_has_a_name_and_is_explained_in_every_language(language: str) -> None:
    for payload in await payloads():
        for part in parts(payload):
            for locale in locales(language):
                if "description" in part:
                    assert NAME.fullmatch(part["name_localizations"][locale])
                    assert part["name_localizations"][locale].islower()
                    assert 1 <= len(part["description_localizations"][locale]) <= LONGEST_ABOUT
                elif part["name"] not in {"csv", "json"}:
                    assert 1 <= len(part["name_localizations"][locale]) <= LONGEST_ABOUT


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_things_beside_each_other_have_one_name(language: str) -> None:
    (locale, *_) = locales(language)
    for together in (
        {"options": await payloads()},
        *(part for each in await payloads() for part in parts(each)),
    ):
        for beside in ("options", "choices"):
            names = [
                part.get("name_localizations", {}).get(locale, part["name"])
                for part in together.get(beside, ())
            ]
            assert len(set(names)) == len(names), names


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_command_is_longer_than_discord_takes(language: str) -> None:
    (locale, *_) = locales(language)
    for payload in await payloads():
        texts = (
            part.get(f"{kind}_localizations", {}).get(locale, "")
            for part in parts(payload)
            for kind in ("name", "description")
        )
        assert sum(map(len, texts)) <= LONGEST_WHOLE


async def test_a_language_the_bot_does_not_speak_is_left_to_discord() -> None:
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name="hand", description="…", callback=_nothing
    )
    context: Any = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.command_name, command
    )
    assert (
        await CommandTranslator().translate(app_commands.locale_str("hand"), discord.Locale.korean, context)
        is None
    )


async def _nothing(interaction: discord.Interaction) -> None:
    """Does nothing."""
