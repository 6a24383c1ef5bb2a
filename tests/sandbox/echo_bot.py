"""A small bot of the tests' own: it answers in every way an interaction can be answered.

It is started as a process of its own, finds the stand-in by `DISCORD_API`, and knows nothing else of it.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

FRUIT = ("apple", "apricot", "banana", "cherry")


class Question(discord.ui.Modal, title="A question"):
    """A form of one line."""

    word: discord.ui.TextInput[Question] = discord.ui.TextInput(
        label="A word", custom_id="word", max_length=20
    )

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        await interaction.response.send_message(f"you wrote {self.word.value}")


class EchoBot(discord.AutoShardedClient):
    """Answers presses by their custom id and commands by its tree."""

    def __init__(self) -> None:
        intents = discord.Intents(
            guilds=True, guild_messages=True, dm_messages=True, guild_reactions=True, dm_reactions=True
        )
        super().__init__(intents=intents, max_messages=None, guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        commands: tuple[Any, ...] = (
            echo,
            fruit,
            late,
            follow,
            buttons,
            secret,
            letter,
            burst,
            who,
            again,
            Box(),
        )
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)

    async def on_shard_resumed(self, shard_id: int) -> None:
        print("resumed", flush=True)

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        if self.user is not None and event.user_id != self.user.id:
            channel = self.get_partial_messageable(event.channel_id)
            await channel.send(
                f"<@{event.user_id}> reacted with {event.emoji} ({event.type.name}, {event.burst})"
            )

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await press(interaction, dict(interaction.data or {}))


async def press(interaction: discord.Interaction, data: dict[str, Any]) -> None:
    """Answers a press, a select or a request for the form."""
    match data["custom_id"]:
        case "edit":
            await interaction.response.edit_message(content="edited")
        case "form":
            await interaction.response.send_modal(Question())
        case "pick":
            await interaction.response.send_message("picked " + ", ".join(data["values"]), ephemeral=True)
        case "where":
            names = sorted(
                channel["name"] for channel in data.get("resolved", {"channels": {}})["channels"].values()
            )
            await interaction.response.send_message(f"in {names}", ephemeral=True)
        case "whose":
            names = sorted(role["name"] for role in data.get("resolved", {"roles": {}})["roles"].values())
            await interaction.response.send_message(f"for {names}", ephemeral=True)
        case "defer":
            await interaction.response.defer()
            await interaction.edit_original_response(content="edited later")
        case unknown:
            await interaction.response.send_message(f"what is {unknown}?", ephemeral=True)


@app_commands.command(description="Say it back")
async def echo(interaction: discord.Interaction, words: str) -> None:
    """Answers with what it was given."""
    await interaction.response.send_message(words)


@app_commands.command(description="Choose a fruit")
async def fruit(interaction: discord.Interaction, name: str) -> None:
    """Answers with the fruit chosen."""
    await interaction.response.send_message(f"a fine {name}")


@fruit.autocomplete("name")
async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the fruit that begin with what was typed."""
    return [app_commands.Choice(name=one.title(), value=one) for one in FRUIT if one.startswith(typed)]


@app_commands.command(description="Answer too late")
async def late(interaction: discord.Interaction) -> None:
    """Answers after the three seconds are over and prints what Discord said to that."""
    await asyncio.sleep(3.2)
    try:
        await interaction.response.send_message("sorry")
    except discord.NotFound as error:
        print(f"late: {error.status} {error.code}", flush=True)


@app_commands.command(description="Think, then answer")
async def follow(interaction: discord.Interaction) -> None:
    """Defers, answers, follows up, and keeps its token for `again`."""
    await interaction.response.defer(ephemeral=True)
    await interaction.followup.send("thought about it")
    await interaction.followup.send("and again", ephemeral=True)
    KEPT.append(interaction)


KEPT: list[discord.Interaction] = []


@app_commands.command(description="Use an old token")
async def again(interaction: discord.Interaction) -> None:
    """Edits the answer to the last `follow` and prints what Discord said to that."""
    await interaction.response.send_message("trying", ephemeral=True)
    try:
        await KEPT[-1].edit_original_response(content="thought again")
    except discord.HTTPException as error:
        print(f"again: {error.status} {error.code}", flush=True)
    else:
        print("again: edited", flush=True)


@app_commands.command(description="Show some buttons")
async def buttons(interaction: discord.Interaction) -> None:
    """Shows every kind of control once."""
    view = discord.ui.View()
    for name in ("edit", "form", "defer"):
        view.add_item(discord.ui.Button(label=name, custom_id=name))
    view.add_item(discord.ui.Button(label="off", custom_id="off", disabled=True))
    options = [discord.SelectOption(label=one) for one in FRUIT]
    view.add_item(discord.ui.Select(custom_id="pick", options=options, min_values=1, max_values=2))
    view.add_item(discord.ui.ChannelSelect(custom_id="where", min_values=0, max_values=2))
    view.add_item(discord.ui.RoleSelect(custom_id="whose", min_values=0, max_values=2))
    view.stop()
    await interaction.response.send_message("press one", view=view)


@app_commands.command(description="Whisper")
async def secret(interaction: discord.Interaction) -> None:
    """Answers so that only the asker sees it."""
    await interaction.response.send_message("between us", ephemeral=True)


@app_commands.command(description="Write me a letter")
async def letter(interaction: discord.Interaction) -> None:
    """Sends a direct message, twice with one nonce, and tells how that went."""
    try:
        first = await interaction.user.send("dear you", nonce="letter-1")
    except discord.Forbidden as error:
        await interaction.response.send_message(f"refused: {error.code}", ephemeral=True)
        return
    again = await interaction.client.http.request(
        discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=first.channel.id),
        json={"content": "dear you", "nonce": "letter-1", "enforce_nonce": True},
    )
    same = again["id"] == str(first.id)
    await interaction.response.send_message(f"sent, the same again: {same}", ephemeral=True)


@app_commands.command(description="Send many messages")
async def burst(interaction: discord.Interaction, count: int) -> None:
    """Sends messages as fast as the library lets it."""
    await interaction.response.send_message("here they come", ephemeral=True)
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    await asyncio.gather(*(channel.send(f"burst {n}") for n in range(count)))
    await channel.send("burst over")


@app_commands.command(description="Who is it")
async def who(interaction: discord.Interaction, person: discord.User) -> None:
    """Names a person given as an option."""
    await interaction.response.send_message(
        f"that is {person.display_name}, in {interaction.locale.value}", ephemeral=True
    )


class Box(app_commands.Group, name="box", description="A group of commands"):
    """Two commands under one name."""

    @app_commands.command(name="open", description="Open the box")
    async def open_box(self, interaction: discord.Interaction, width: int = 1) -> None:
        """Tells the width of the box."""
        await interaction.response.send_message(f"a box {width} wide")


async def main() -> None:
    """Connects to wherever `DISCORD_API` points and stays there."""
    base = os.environ["DISCORD_API"]
    async with aiohttp.ClientSession() as session, session.get(f"{base}/gateway") as answer:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await answer.json())["url"])
    discord.http.Route.BASE = base
    discord.utils.setup_logging()
    async with EchoBot() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
