"""What the bot may do in a channel, checked before a table opens there."""

import discord

from bot.text.cards import listed
from bot.text.catalogue import say
from bot.ui.private import Interaction, Reply

NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "read_message_history")


def missing_here(interaction: Interaction) -> str:
    """Return the permissions the bot lacks in the channel of an interaction, in words; empty when it has all."""
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    granted = interaction.app_permissions
    lacking = (name for name in needed if not getattr(granted, name))
    locale = Reply.to(interaction).locale
    return listed(locale, (say(locale, f"permission-{name}") for name in lacking))
