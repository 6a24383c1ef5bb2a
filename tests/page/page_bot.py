"""A small bot with one of everything the page can show, run as a process of its own."""

from __future__ import annotations

import asyncio
import os

import discord
from discord import app_commands

WORDS = ("seven of hearts", "eight of spades", "king of diamonds")
SUITS = ("hearts", "spades", "clubs", "diamonds")

discord.http.Route.BASE = os.environ["DISCORD_API"]
intents = discord.Intents(guilds=True, guild_messages=True, guild_reactions=True, dm_messages=True)
client = discord.AutoShardedClient(intents=intents)
tree = app_commands.CommandTree(client)
table = app_commands.Group(name="table", description="Tables")
tree.add_command(table)


def panel(line: str) -> dict[str, object]:
    """Returns the public message: an embed that says `line`, and a control of every kind."""
    view = discord.ui.View(timeout=None)
    for label, name, style in (
        ("Count", "count", discord.ButtonStyle.primary),
        ("Whisper", "whisper", discord.ButtonStyle.secondary),
        ("Name it", "ask", discord.ButtonStyle.success),
        ("Silence", "silence", discord.ButtonStyle.danger),
    ):
        view.add_item(discord.ui.Button(label=label, custom_id=name, style=style))
    view.add_item(discord.ui.Button(label="Pass", custom_id="pass", disabled=True))
    suits = [discord.SelectOption(label=suit, description=f"all the {suit}") for suit in SUITS]
    view.add_item(discord.ui.Select(custom_id="suit", placeholder="Choose a suit", options=suits))
    view.add_item(
        discord.ui.Select(custom_id="rules", placeholder="Choose rules", min_values=0, max_values=3, options=suits)
    )
    view.add_item(discord.ui.UserSelect(custom_id="guest", placeholder="Choose a guest"))
    view.stop()
    return {"embed": discord.Embed(title="Panel", description=line, colour=0x248046), "view": view}


class Question(discord.ui.Modal, title="Name the table"):
    """Asks for a name and a reason."""

    name: discord.ui.TextInput[Question] = discord.ui.TextInput(label="Name", max_length=20)
    reason: discord.ui.TextInput[Question] = discord.ui.TextInput(
        label="Reason", style=discord.TextStyle.paragraph, required=False
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Shows the name in the panel."""
        await interaction.response.edit_message(**panel(f"named {self.name.value}"))  # type: ignore[arg-type]


@table.command(name="new", description="Open the panel")
@app_commands.describe(seats="how many seats", open_to_all="may anybody join")
async def new(
    interaction: discord.Interaction, seats: app_commands.Range[int, 2, 8] = 4, open_to_all: bool = True
) -> None:
    """Opens the panel."""
    await interaction.response.send_message(**panel(f"{seats} seats, open: {open_to_all}"))  # type: ignore[arg-type]


@tree.command(name="say", description="Say a card")
@app_commands.describe(card="the card", loud="in capitals")
async def say(interaction: discord.Interaction, card: str, loud: bool = False) -> None:
    """Says a card to everybody."""
    await interaction.response.send_message(f"{interaction.user.display_name} says {card.upper() if loud else card}")


@say.autocomplete("card")
async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the cards that hold what was typed."""
    return [app_commands.Choice(name=word, value=word) for word in WORDS if typed.lower() in word]


@tree.command(name="think", description="Answer late, for your eyes only")
async def think(interaction: discord.Interaction) -> None:
    """Shows that the bot is thinking, and answers a second later."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await asyncio.sleep(1)
    await interaction.edit_original_response(content="thought **enough**")


@tree.command(name="hand", description="Send me my hand")
async def hand(interaction: discord.Interaction) -> None:
    """Sends a direct message, and a layout where that is refused."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="7♥", custom_id="card"))
    view.stop()
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("**Your hand**", view=view)
    except discord.Forbidden:
        layout = discord.ui.LayoutView(timeout=None)
        layout.add_item(discord.ui.Container(discord.ui.TextDisplay("## Your hand, here"), accent_colour=0x5865F2))
        layout.stop()
        await interaction.followup.send(view=layout, ephemeral=True)
    else:
        await interaction.followup.send("look into your direct messages", ephemeral=True)


presses = 0


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    """Answers the controls of the panel."""
    global presses
    if interaction.type is not discord.InteractionType.component or interaction.data is None:
        return
    who, values = interaction.user.display_name, ", ".join(interaction.data.get("values", []))
    match interaction.data.get("custom_id"):
        case "count":
            presses += 1
            await interaction.response.edit_message(**panel(f"{who} pressed, {presses} in all"))  # type: ignore[arg-type]
        case "whisper":
            await interaction.response.send_message(f"only for {who}", ephemeral=True)
        case "ask":
            await interaction.response.send_modal(Question())
        case "suit" | "rules" | "guest" as name:
            await interaction.response.edit_message(**panel(f"{name}: {values}"))  # type: ignore[arg-type]
        case "card":
            await interaction.response.edit_message(content=f"{who} played 7♥", view=None)


@client.event
async def on_raw_reaction_add(event: discord.RawReactionActionEvent) -> None:
    """Says in the panel who reacted."""
    channel = client.get_channel(event.channel_id)
    if event.member is None or event.member.bot or not isinstance(channel, discord.TextChannel):
        return
    line = f"{event.member.display_name} reacted with {event.emoji.name}"
    await channel.get_partial_message(event.message_id).edit(**panel(line))  # type: ignore[arg-type]


async def main() -> None:
    """Runs the bot until the process is ended."""
    async with client:
        client.setup_hook = tree.sync  # type: ignore[method-assign]
        await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
