"""A small bot with one of everything the page can show, run as a process of its own."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

WORDS = ("seven of hearts", "eight of spades", "king of diamonds")
SUITS = ("hearts", "spades", "clubs", "diamonds")
BUTTONS = (
    ("Count", "count", discord.ButtonStyle.primary),
    ("Whisper", "whisper", discord.ButtonStyle.secondary),
    ("Name it", "ask", discord.ButtonStyle.success),
    ("Silence", "silence", discord.ButtonStyle.danger),
)


class PageBot(discord.AutoShardedClient):
    """Has a panel with a control of every kind, and answers its presses by their custom id."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, guild_reactions=True, dm_messages=True)
        )
        self.tree = app_commands.CommandTree(self)
        self.presses = 0
        self.counted = asyncio.Event()
        commands: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [table, say, think, hand]
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Registers the commands."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Tells the process that started this one."""
        print("ready", flush=True)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answers the controls of the panel, but the one that is there for its silence."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        who, answer = interaction.user.display_name, interaction.response
        match data["custom_id"]:
            case "count":
                self.presses += 1
                self.counted.set()
                await answer.edit_message(embed=says(f"{who} pressed, {self.presses} in all"), view=panel())
            case "whisper":
                await answer.send_message(f"only for {who}", ephemeral=True)
            case "ask":
                await answer.send_modal(Question())
            case "suit" | "rules" | "guest" as name:
                await answer.edit_message(embed=says(f"{name}: {', '.join(data['values'])}"), view=panel())
            case "card":
                await answer.edit_message(content=f"{who} played 7♥", view=None)

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        """Says in the panel who reacted."""
        if event.member is None or event.member.bot:
            return
        line = f"{event.member.display_name} reacted with {event.emoji.name}"
        message = self.get_partial_messageable(event.channel_id).get_partial_message(event.message_id)
        await message.edit(embed=says(line), view=panel())


def says(line: str) -> discord.Embed:
    """Returns the panel's text."""
    return discord.Embed(title="Panel", description=line, colour=0x248046)


def panel() -> discord.ui.View:
    """Returns the panel's controls."""
    view = discord.ui.View(timeout=None)
    for label, name, style in BUTTONS:
        view.add_item(discord.ui.Button(label=label, custom_id=name, style=style))
    view.add_item(discord.ui.Button(label="Pass", custom_id="pass", disabled=True))
    suits = [discord.SelectOption(label=suit, description=f"all the {suit}") for suit in SUITS]
    view.add_item(discord.ui.Select(custom_id="suit", placeholder="Choose a suit", options=suits))
    rules: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id="rules", placeholder="Choose rules", min_values=0, max_values=3, options=suits
    )
    view.add_item(rules)
    view.add_item(discord.ui.UserSelect(custom_id="guest", placeholder="Choose a guest"))
    view.stop()
    return view


class Question(discord.ui.Modal, title="Name the table"):
    """Asks for a name and a reason."""

    name: discord.ui.TextInput[Question] = discord.ui.TextInput(label="Name", max_length=20)
    reason: discord.ui.TextInput[Question] = discord.ui.TextInput(
        label="Reason", style=discord.TextStyle.paragraph, required=False
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Shows the name in the panel."""
        await interaction.response.edit_message(embed=says(f"named {self.name.value}"), view=panel())


table = app_commands.Group(name="table", description="Tables")


@table.command(name="new", description="Open the panel")
@app_commands.describe(seats="how many seats", open_to_all="may anybody join")
async def new(
    interaction: discord.Interaction, seats: app_commands.Range[int, 2, 8] = 4, open_to_all: bool = True
) -> None:
    """Opens the panel."""
    await interaction.response.send_message(embed=says(f"{seats} seats, open: {open_to_all}"), view=panel())


@app_commands.command(name="say", description="Say a card")
@app_commands.describe(card="the card", loud="in capitals")
async def say(interaction: discord.Interaction, card: str, loud: bool = False) -> None:
    """Says a card to everybody."""
    words = card.upper() if loud else card
    await interaction.response.send_message(f"{interaction.user.display_name} says {words}")


@say.autocomplete("card")
async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the cards that hold what was typed."""
    return [app_commands.Choice(name=word, value=word) for word in WORDS if typed.lower() in word]


@app_commands.command(name="think", description="Answer late, for your eyes only")
async def think(interaction: discord.Interaction[PageBot]) -> None:
    """Shows that the bot is thinking, and answers when somebody presses "Count"."""
    interaction.client.counted.clear()
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.client.counted.wait()
    await interaction.edit_original_response(content="thought **enough**")


@app_commands.command(name="hand", description="Send me my hand")
async def hand(interaction: discord.Interaction) -> None:
    """Sends a direct message, and a layout where that is refused."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="7♥", custom_id="card"))
    view.stop()
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("**Your hand**", view=view)
    except discord.Forbidden:
        await interaction.followup.send(view=private_hand(), ephemeral=True)
    else:
        await interaction.followup.send("look into your direct messages", ephemeral=True)


def private_hand() -> discord.ui.LayoutView:
    """Returns the hand as a layout."""
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay("## Your hand, here")
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.Container(text, accent_colour=0x5865F2))
    layout.stop()
    return layout


async def main() -> None:
    """Connects to wherever `DISCORD_API` points, and stays there until the process is ended."""
    discord.http.Route.BASE = base = os.environ["DISCORD_API"]
    async with aiohttp.ClientSession() as session, session.get(f"{base}/gateway") as answer:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await answer.json())["url"])
    async with PageBot() as client:
        await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
