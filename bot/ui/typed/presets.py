"""Presets as they are typed: which one is meant, and a new one from a table's options."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.rules import BadVariant, variants
from bot.engine.rules import variant as variant_of
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import TableId
from bot.manager.preferences import LONGEST_NAME, Preset, named
from bot.manager.tables.lobby import bad_rules
from bot.text.catalogue import say
from bot.text.names import plain_name, safe_name
from bot.ui.answers.answering import words_of
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face
from bot.ui.typed.tables import Typed


@dataclass(frozen=True, slots=True)
class Game:
    """What is to be played: a variant, None for the server's usual one, with options."""

    variant: str | None
    options: Mapping[str, str] = field(default_factory=dict)


async def game_meant(typed: Typed, variant: str | None, preset: str | None) -> Game | None:
    """Return the game that is typed, by its name or a preset's; when that is not clear, say so and return None."""
    reply = Reply.to(typed)
    if preset is None:
        return Game(variant)
    if variant is not None:
        await refuse(reply, "preset_or_variant")
        return None
    presets = await reply.in_time(typed.client.manager.preferences.presets(typed.guild_id or 0))
    # Saved names were made harmless, so what was typed is compared in the same form; a longer text is not cut to one.
    found = named(presets, plain_name(preset) if len(preset) <= LONGEST_NAME else preset)
    if isinstance(found, Preset):
        return Game(found.variant, found.options)
    if preset.strip().casefold() in {known.name for known in variants()}:
        return Game(preset.strip().casefold())
    await reply.private(Face(text=words_of(reply.locale, found)))
    return None


async def known_game(typed: Typed, variant: str | None, preset: str | None) -> Game | None:
    """Return the same, with a variant that there is."""
    game = await game_meant(typed, variant, preset)
    return game if game is not None and await is_variant(Reply.to(typed), game.variant) else None


async def is_variant(reply: Reply, name: str | None) -> bool:
    """Tell whether a variant is one there is, or none is named; else say which there are."""
    try:
        if name is not None:
            variant_of(name)
    except BadVariant as bad:
        refused = bad_rules(bad)
        await reply.private(Face(text=words_of(reply.locale, Refused(refused.reason, refused.values))))
        return False
    return True


async def save_preset(typed: Typed, table: TableId, name: str) -> None:
    """Save what a table plays as a preset of the server it is asked for in, and say so."""
    reply, manager = Reply.to(typed), typed.client.manager
    view = await reply.in_time(manager.table(table))
    if view is None or typed.guild_id is None:
        await refuse(reply, Refusal.NO_TABLE)
        return
    preset = Preset(plain_name(name), view.rules.variant.name, view.options)
    answer = await reply.in_time(manager.preferences.save(asker_of(reply), typed.guild_id, preset))
    if isinstance(answer, Refused):
        await reply.private(Face(text=words_of(reply.locale, answer)))
    else:
        await reply.private(Face(text=say(reply.locale, "done-saved", preset=safe_name(preset.name))))
