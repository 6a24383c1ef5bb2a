"""What commands are called, and how they are explained, in every language there is.

The catalogues write a command under `command-` and its name, what explains it under `-about`; an option under `parameter-`
and its name, what explains it where several commands have it alike under `-about`, else under the command. English
stands in the code too, where Discord's library reads it; a test sees that it is the same.
"""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.text.catalogue import has_words, languages, say
from bot.text.settings import clock


class CommandTranslator(app_commands.Translator):
    """Looks up the words for what Discord lists of the bot."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words in a language of Discord's; None where the bot does not speak it."""
        language = locale.value.partition("-")[0]
        if language not in languages():
            return None
        return said(language, context.location, context.data, string.extras)


class Words(app_commands.Transformer):
    """An option that takes one of a few words, each listed in the language of whoever types; the value is the same in all."""

    def __init__(self, *values: str) -> None:
        self._values = values

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """Return what is listed."""
        return [
            app_commands.Choice(name=app_commands.locale_str(value), value=value) for value in self._values
        ]

    async def transform(self, _: discord.Interaction[Any], value: Any, /) -> str:
        """Return the word. Raises `TransformerError` for one that was not listed."""
        if value not in self._values:
            raise app_commands.TransformerError(value, self.type, self)
        return str(value)


def said(language: str, where: Where, what: Any, extras: dict[str, Any]) -> str | None:
    """Return the words in a language that has them."""
    for key in keys(where, what):
        if has_words(language, key):
            return say(language, key)
    return str(clock(language, extras["seconds"])) if "seconds" in extras else None


def keys(where: Where, what: Any) -> tuple[str, ...]:
    """Return under which keys catalogues may write something, the more exact one first."""
    match where:
        case Where.command_name | Where.group_name:
            return (_command(what),)
        case Where.command_description | Where.group_description:
            return (f"{_command(what)}-about",)
        case Where.parameter_name:
            return (f"parameter-{what.display_name}",)
        case Where.parameter_description:
            option = f"{what.display_name}-about"
            return (f"{_command(what.command)}-{option}", f"parameter-{option}")
        case Where.choice_name:
            return (f"choice-{str(what.value).replace(' ', '-')}",)
        case _:
            return ()


def _command(command: Any) -> str:
    return "-".join(("command", *command.qualified_name.split()))
