"""The screens of /settings: menus in pages, each choice kept at once; seen by the asker alone."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from bot.manager.preferences import Preset
from bot.manager.tables.choices import Scope, of_scope, setting_of
from bot.text.catalogue import say
from bot.text.names import safe_name
from bot.text.settings import (
    CHANNELS,
    MODERATOR_ROLE,
    NO_TIMES,
    ROLES,
    ZONE,
    UsualTimes,
    setting_label,
    setting_value,
)
from bot.ui.messages.controls import Control
from bot.ui.messages.face import (
    LONGEST_DESCRIPTION,
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    ChannelMenu,
    Choice,
    Face,
    Menu,
    RoleMenu,
    Row,
    clip,
)
from bot.ui.messages.verbs import Verb
from bot.ui.screens.presets import preset_words
from bot.ui.screens.rules import NO_TABLE

ON_A_PAGE = 4
DELETE = "delete"
"""Stands beside the names of settings for the menu that deletes presets."""
TYPED = (MODERATOR_ROLE, ZONE)
"""A role is chosen where a command is typed: that takes any of a server's. So are zones: there are hundreds."""


def own_face(locale: str, texts: Mapping[str, str], wanted_page: int = 0) -> Face:
    """Return what a person can set for himself."""
    body = "\n".join((say(locale, "settings-own-body"), "", *_lines(locale, texts)))
    face = Face(title=say(locale, "settings-own-title"), body=body)
    return _paged(locale, face, Scope.PERSON, texts, page=wanted_page)


def server_face(
    locale: str,
    texts: Mapping[str, str],
    presets: tuple[Preset, ...],
    channels: Collection[int],
    wanted_page: int = 0,
    *,
    times: UsualTimes,
    roles: Collection[int] = (),
) -> Face:
    """Return what can be set for a server that has these channels and roles, with its presets, where the bot has these times."""
    said = _lines(locale, texts, times)
    lines = (say(locale, "settings-server-body"), "", *said, *_listed(locale, presets))
    body = clip("\n".join(lines), LONGEST_DESCRIPTION)
    face = Face(title=say(locale, "settings-server-title"), body=body)
    # A menu with a channel or role that was deleted might be refused as a whole; the text still tells of it.
    texts = {**texts, CHANNELS: _there(texts[CHANNELS], channels), ROLES: _there(texts[ROLES], roles)}
    return _paged(locale, face, Scope.SERVER, texts, presets, page=wanted_page, times=times)


def page_of(scope: Scope, name: str) -> int:
    """Return the page the menu of a setting stands on."""
    names = [setting.name for setting in of_scope(scope) if setting.name not in TYPED]
    return names.index(name) // ON_A_PAGE if name in names else 0


def _there(text: str, known: Collection[int]) -> str:
    return " ".join(one for one in text.split() if int(one) in known)


def _paged(
    locale: str,
    face: Face,
    scope: Scope,
    texts: Mapping[str, str],
    presets: tuple[Preset, ...] = (),
    *,
    page: int,
    times: UsualTimes = NO_TIMES,
) -> Face:
    chosen = tuple(name for name in texts if name not in TYPED)
    names = (*chosen, DELETE) if presets else chosen
    pages = -(-len(names) // ON_A_PAGE)
    page = min(max(page, 0), pages - 1)
    rows: tuple[Row, ...] = tuple(
        _delete(locale, presets, page)
        if name == DELETE
        else _menu(locale, scope, name, texts[name], page=page, times=times)
        for name in names[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    )
    if pages == 1:
        return replace(face, rows=rows)
    footer = say(locale, "options-page", page=page + 1, pages=pages)
    return replace(face, rows=(*rows, _turning(locale, scope, page, pages)), footer=footer)


def _lines(locale: str, texts: Mapping[str, str], times: UsualTimes = NO_TIMES) -> Iterator[str]:
    for name, text in texts.items():
        value = setting_value(locale, name, text, times)
        yield say(locale, "settings-line", label=setting_label(locale, name), value=value)


def _listed(locale: str, presets: tuple[Preset, ...]) -> Iterator[str]:
    yield f"### {say(locale, 'presets-own')}"
    if not presets:
        yield say(locale, "presets-none")
    for preset in presets:
        words = clip(preset_words(locale, preset), LONGEST_OPTION)
        yield say(locale, "preset-line", preset=safe_name(preset.name), words=words)


def _menu(
    locale: str, scope: Scope, name: str, present: str, *, page: int, times: UsualTimes
) -> Menu | ChannelMenu | RoleMenu:
    custom_id = Control(NO_TABLE, Verb.SETTING, None, (scope, name, str(page))).custom_id
    if name == CHANNELS:
        words = say(locale, "setting-channels-menu")
        return ChannelMenu(words, custom_id, tuple(map(int, present.split())))
    if name == ROLES:
        words = say(locale, "setting-league-managers-menu")
        return RoleMenu(words, custom_id, tuple(map(int, present.split())))
    label = setting_label(locale, name)

    def choice(value: str) -> Choice:
        words = say(locale, "settings-choice", label=label, value=setting_value(locale, name, value, times))
        return Choice(clip(words, LONGEST_OPTION), value, chosen=value == present)

    values = setting_of(scope, name).values()[:MOST_OPTIONS]
    return Menu(label, custom_id, tuple(map(choice, values)))


def _delete(locale: str, presets: tuple[Preset, ...], page: int) -> Menu:
    custom_id = Control(NO_TABLE, Verb.UNSAVE, None, (str(page),)).custom_id
    choices = tuple(
        Choice(preset.name, preset.name, clip(preset_words(locale, preset), LONGEST_OPTION))
        for preset in presets[:MOST_OPTIONS]
    )
    return Menu(say(locale, "presets-delete"), custom_id, choices)


def _turning(locale: str, scope: Scope, page: int, pages: int) -> tuple[Button, ...]:
    def turn(key: str, to: int, *, enabled: bool) -> Button:
        control = Control(NO_TABLE, Verb.SETTINGS, None, (scope, str(to)))
        return Button(say(locale, key), control.custom_id, enabled=enabled)

    return (
        turn("options-back", page - 1 if page else pages, enabled=page > 0),
        turn("options-next", page + 1, enabled=page + 1 < pages),
    )
