"""Has Discord list the commands as they are, in every language."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.ui.api import wire
from bot.ui.connection.command_links import CommandLinks
from bot.ui.connection.translating import CommandTranslator

_COMPARED = (
    "name",
    "type",
    "description",
    "options",
    "choices",
    "required",
    "autocomplete",
    "min_value",
    "max_value",
    "contexts",
    "integration_types",
    "name_localizations",
    "description_localizations",
)
"""What is said of a command (Discord's documentation, application command object)."""

log = logging.getLogger(__name__)


async def list_commands(client: discord.Client, tree: app_commands.CommandTree[Any]) -> CommandLinks:
    """Send the commands where Discord has others, for it allows few such changes a day; return links to them."""
    translator = CommandTranslator()
    mine = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    assert client.application_id is not None, "commands are sent after the login"
    # As Discord says it: the library's own form of it loses the places a command is for.
    theirs = await wire.commands(client, client.application_id)
    ids = {str(command["name"]): int(command["id"]) for command in theirs}
    if _essence(mine) != _essence(theirs):
        await tree.set_translator(translator)
        ids = {command.name: command.id for command in await tree.sync()}
        log.info("The commands have changed and were sent to Discord")
    return CommandLinks(
        {
            command.qualified_name: ids[command.qualified_name.partition(" ")[0]]
            for command in tree.walk_commands()
            if not isinstance(command, app_commands.Group)
        }
    )


def _essence(payload: object) -> object:
    """Return a description of commands without what Discord adds, in one order."""
    if isinstance(payload, list):
        return sorted((_essence(part) for part in payload), key=str)
    if isinstance(payload, dict):
        return {key: _essence(payload[key]) for key in _COMPARED if payload.get(key) not in (None, [], False)}
    return payload
