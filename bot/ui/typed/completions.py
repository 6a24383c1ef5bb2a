"""What is offered while a command is being typed: only what its author may see."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias

from discord import app_commands

from bot.engine.cards import code
from bot.engine.rules import ruleset, variants
from bot.engine.view import companions
from bot.engine.vocabulary import TABLE_OPTIONS
from bot.manager.ids import PersonId, TableId
from bot.manager.manager import Manager
from bot.manager.tables.choices import CLOCKS, NO_CLOCK
from bot.manager.tables.options import offered as own_options
from bot.text.cards import both
from bot.text.catalogue import DEFAULT_LOCALE, say
from bot.text.names import plain_name
from bot.text.options import option_label
from bot.text.settings import clock
from bot.ui.answers.asking import asker_of
from bot.ui.answers.private import Reply
from bot.ui.messages.dialects import own_words
from bot.ui.messages.face import LONGEST_OPTION, clip
from bot.ui.screens.options import settable, values_of
from bot.ui.screens.presets import preset_words
from bot.ui.screens.replay import match_code, match_label, may_see
from bot.ui.screens.statistics_controls import ALL
from bot.ui.typed.tables import Typed, hand_meant, read_cards, table_meant, tables_here

Choices: TypeAlias = list[app_commands.Choice[str]]
MOST_CHOICES = 25


async def complete_table(typed: Typed, current: str) -> Choices:
    """Offer the tables the author sits at, then those of this channel, and to a manager those of his server."""
    manager = typed.client.manager
    near = [*await manager.tables_of(PersonId(typed.user.id)), *await tables_here(typed)]
    if typed.guild_id is not None and asker_of(Reply.to(typed)).moderates(typed.guild_id):
        near += await manager.tables_in(typed.guild_id)
    tables = list(dict.fromkeys(near))[:MOST_CHOICES]
    return matching([(await _table_label(typed, manager, table), table) for table in tables], current)


async def complete_finished(typed: Typed, current: str) -> Choices:
    """Offer the matches of this server that have ended and that the author may see: those of this channel, then his own, then others."""
    if typed.guild_id is None:
        return []
    manager, locale = typed.client.manager, Reply.to(typed).locale
    zone = manager.preferences.server(typed.guild_id).time_zone
    found = [match for match in await manager.replays.finished(typed.guild_id) if may_see(typed, match)]
    found.sort(key=lambda match: (match.channel_id != typed.channel_id, typed.user.id not in match.seats))
    return matching([(match_label(locale, match, zone), match_code(match)) for match in found], current)


async def complete_card(typed: Typed, current: str) -> Choices:
    """Offer the author's own cards: those that fit where the table marks them, else the whole hand."""
    hand = await hand_meant(typed, _table_typed(typed))
    if hand is None:
        return []
    offered = hand.view.plays if hand.marks and hand.view.plays else hand.view.hand
    by_code, locale = {code(card): card for card in offered}, own_words(Reply.to(typed).locale, hand)
    return matching([(str(both(locale, card)), written) for written, card in by_code.items()], current)


async def complete_more(typed: Typed, current: str) -> Choices:
    """Offer the cards that can go down after the one that is typed, and after those typed already."""
    hand, locale = await hand_meant(typed, _table_typed(typed)), Reply.to(typed).locale
    *earlier, _ = current.split(" ")
    first = getattr(typed.namespace, "card", None) or ""
    picked = () if hand is None else read_cards(hand, first, " ".join(earlier), locale)
    if hand is None or isinstance(picked, str):
        return []
    words = {code(card): str(both(own_words(locale, hand), card)) for card in companions(hand.view, picked)}
    before = [code(card) for card in picked[1:]]
    found = [(" + ".join((*before, name)), " ".join((*before, written))) for written, name in words.items()]
    return matching(found, current.rpartition(" ")[2])


async def complete_player(typed: Typed, current: str) -> Choices:
    """Offer the other seats of the table."""
    table = await table_meant(typed, _table_typed(typed))
    others = () if table is None else (line for line in table.seats if line.person != typed.user.id)
    found = [
        (f"{line.seat + 1}. {plain_name(line.name)}", str(line.seat + 1)) for line in others if not line.left
    ]
    return matching(found, current)


async def complete_anybody(typed: Typed, current: str) -> Choices:
    """Offer the other seats of the table, and those who wait for one."""
    seated, table = await complete_player(typed, current), await table_meant(typed, _table_typed(typed))
    waiting = () if table is None else table.waiting
    found = [
        (say(Reply.to(typed).locale, "player-waits", name=plain_name(one.name)), f"<@{one.person}>")
        for one in waiting
        if one.person != typed.user.id
    ]
    return [*seated, *matching(found, current)][:MOST_CHOICES]


async def complete_variant(typed: Typed, current: str) -> Choices:
    """Offer the games there are."""
    return matching(_variants(Reply.to(typed).locale), current)


async def complete_game(typed: Typed, current: str) -> Choices:
    """Offer all games together, then each there is."""
    locale = Reply.to(typed).locale
    return matching([(say(locale, "board-game", game=ALL), ALL), *_variants(locale)], current)


def clock_choices() -> Choices:
    """Return the turn clocks there are to choose from, to be said in every language."""
    times = [*((seconds, str(seconds)) for seconds in CLOCKS), (0, NO_CLOCK)]
    return [
        app_commands.Choice(
            name=app_commands.locale_str(str(clock(DEFAULT_LOCALE, seconds)), seconds=seconds), value=value
        )
        for seconds, value in times
    ]


async def complete_preset(typed: Typed, current: str) -> Choices:
    """Offer the server's own presets, then the games as they are."""
    locale = Reply.to(typed).locale
    presets = () if typed.guild_id is None else await typed.client.manager.preferences.presets(typed.guild_id)
    own = [(f"{preset.name} · {preset_words(locale, preset)}", preset.name) for preset in presets]
    return matching([*own, *_variants(locale)], current)


async def complete_option(typed: Typed, current: str) -> Choices:
    """Offer the last word of a list of options as `name=value`, with what it means."""
    return _options(typed, usual_variant(typed), current)


async def complete_table_option(typed: Typed, current: str) -> Choices:
    """Offer the same for a table there is."""
    table = await table_meant(typed, _table_typed(typed))
    return _options(typed, usual_variant(typed) if table is None else table.rules.variant.name, current)


def _options(typed: Typed, usual: str, current: str) -> Choices:
    *earlier, word = current.split(" ")
    name = getattr(typed.namespace, "variant", None) or usual
    chosen = next((v for v in variants() if v.name == name), variants()[0])
    rules = ruleset(chosen, chosen.seats.start)
    offered = [
        (f"{option}={value}", option) for option in settable(rules) for value in values_of(rules, option)
    ]
    offered += [(f"{own}={value}", own) for own in own_options(chosen) for value in TABLE_OPTIONS[own]]
    found = (
        (f"{pair} · {option_label(Reply.to(typed).locale, option)}", " ".join((*earlier, pair)))
        for pair, option in offered
        if pair.startswith(word)
    )
    return as_choices(found)


def _variants(locale: str) -> list[tuple[str, str]]:
    return [(say(locale, "variant-name", variant=v.name), v.name) for v in variants()]


def usual_variant(typed: Typed) -> str:
    """Return the game this server usually plays."""
    return typed.client.manager.preferences.server(typed.guild_id or 0).variant


def _table_typed(typed: Typed) -> str | None:
    return getattr(typed.namespace, "table", None)


async def _table_label(typed: Typed, manager: Manager, table: TableId) -> str:
    locale, view = Reply.to(typed).locale, await manager.table(table)
    variant = "?" if view is None else say(locale, "variant-name", variant=view.rules.variant.name)
    return say(locale, "table-choice", variant=variant, table=table)


def matching(found: Iterable[tuple[str, str]], current: str) -> Choices:
    """Return the choices, a label and a value each, in which what is typed so far stands."""
    wanted = current.strip().casefold()
    return as_choices(
        (label, value) for label, value in found if wanted in label.casefold() or wanted in value.casefold()
    )


def as_choices(found: Iterable[tuple[str, str]]) -> Choices:
    """Return what Discord takes of that: as many as it shows, and no value too long, for which it would show none."""
    fit = ((label, value) for label, value in found if len(value) <= LONGEST_OPTION)
    return [
        app_commands.Choice(name=clip(label, LONGEST_OPTION), value=value)
        for label, value in islice(fit, MOST_CHOICES)
    ]
