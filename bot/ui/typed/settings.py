"""Settings as they are typed: which one, what it is to be, and what is offered of both."""

from typing import Final

import discord

from bot.manager.answers import Refusal, Refused
from bot.manager.tables.choices import Scope, Setting, of_scope
from bot.text.catalogue import say
from bot.text.refusals import NO_LIST
from bot.text.settings import CHANNELS, MODERATOR_ROLE, ROLES, ZONE, setting_label, setting_value
from bot.ui.answers.answering import words_of
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.mentions import CHANNEL, ROLE, meant
from bot.ui.screens.setting_presses import SettingPresses
from bot.ui.screens.settings import page_of
from bot.ui.typed.completions import Choices, matching
from bot.ui.typed.tables import Typed
from bot.ui.typed.zone import complete_zone

NONE: Final = "-"
"""Typed where nothing is to be chosen of what there may be several of."""
_MENTIONED: Final = (CHANNELS, ROLES, MODERATOR_ROLE)
"""Settings that are channels or roles: typed as mentions or ids."""


async def set_typed(typed: Typed, scope: Scope, setting: str | None, value: str | None) -> None:
    """Set what is typed and show how it stands; show the screen where nothing is."""
    reply, screens = Reply.to(typed), SettingPresses(typed.client.manager)
    if setting is None and value is None:
        await screens.show(reply, scope)
        return
    if setting is None or value is None:
        await refuse(reply, "setting_and_value")
        return
    preferences, asker = typed.client.manager.preferences, asker_of(reply)
    if scope is Scope.SERVER and typed.guild_id is None:
        await refuse(reply, "settings_of_server")
        return
    read = read_value(setting, value)
    strange = None if typed.guild is None else _strange(typed.guild, setting, read)
    if scope is Scope.SERVER and strange is not None:
        answer: Refused | None = strange
    elif scope is Scope.SERVER:
        assert typed.guild_id is not None
        answer = await reply.in_time(preferences.set_server(asker, typed.guild_id, setting, read))
    else:
        answer = await reply.in_time(preferences.set_own(asker, setting, read))
    note = say(reply.locale, "done") if answer is None else words_of(reply.locale, answer)
    await screens.show(reply, scope, page_of(scope, setting), note)


async def delete_preset(typed: Typed, name: str) -> None:
    """Delete a preset of the server, and show those that are left."""
    reply, preferences = Reply.to(typed), typed.client.manager.preferences
    if typed.guild_id is None:
        await refuse(reply, "settings_of_server")
        return
    answer: Refused | None = await reply.in_time(preferences.drop(asker_of(reply), typed.guild_id, name))
    note = say(reply.locale, "done") if answer is None else words_of(reply.locale, answer)
    await SettingPresses(typed.client.manager).show(reply, Scope.SERVER, 0, note)


def read_value(setting: str, text: str) -> str:
    """Return what is typed as it is stored: channels and roles by their ids, all else as it is offered."""
    typed = text.strip()
    if setting not in _MENTIONED:
        return typed
    if typed == NONE:
        return ""
    words = [(word, meant(word, CHANNEL | ROLE)) for word in typed.replace(",", " ").split()]
    return " ".join(word if found is None else str(found) for word, found in words)


def _strange(guild: discord.Guild, setting: str, read: str) -> Refused | None:
    """Return why channels or roles that are not of a server are refused."""
    if setting not in _MENTIONED:
        return None
    channels = (each.id for each in guild.channels if not isinstance(each, discord.CategoryChannel))
    known = set(map(str, channels if setting == CHANNELS else (role.id for role in guild.roles)))
    missing = next((word for word in read.split() if word not in known), None)
    if missing is None:
        return None
    values = {"name": setting, "value": missing, "allowed": NO_LIST, "nearest": "none"}
    return Refused(Refusal.BAD_SETTING, values)


async def complete_own_setting(typed: Typed, current: str) -> Choices:
    """Offer what a person can set for himself."""
    return _settings(typed, Scope.PERSON, current)


async def complete_server_setting(typed: Typed, current: str) -> Choices:
    """Offer what can be set for a server."""
    return _settings(typed, Scope.SERVER, current)


async def complete_value(typed: Typed, current: str) -> Choices:
    """Offer what the setting that is typed before may be."""
    name = getattr(typed.namespace, "setting", None)
    if name == ZONE:
        return await complete_zone(typed, current)
    known = (*of_scope(Scope.SERVER), *of_scope(Scope.PERSON))
    setting = next((each for each in known if each.name == name), None)
    if setting is None:
        return []
    locale, times = Reply.to(typed).locale, typed.client.manager.preferences.times
    if setting.name in _MENTIONED:
        return _mentioned(locale, setting, current)
    return matching([(setting_value(locale, setting.name, v, times), v) for v in setting.values()], current)


async def complete_own_preset(typed: Typed, current: str) -> Choices:
    """Offer the presets of the server."""
    presets = () if typed.guild_id is None else await typed.client.manager.preferences.presets(typed.guild_id)
    return matching([(preset.name, preset.name) for preset in presets], current)


def _mentioned(locale: str, setting: Setting, current: str) -> Choices:
    """Offer what is typed so far, which Discord completes itself after a sign, and that nothing is chosen."""
    nothing = matching([(setting_value(locale, setting.name, ""), NONE)], current)
    return [*(matching([(current, current)], "") if current.strip() else []), *nothing]


def _settings(typed: Typed, scope: Scope, current: str) -> Choices:
    locale = Reply.to(typed).locale
    return matching([(setting_label(locale, each.name), each.name) for each in of_scope(scope)], current)
