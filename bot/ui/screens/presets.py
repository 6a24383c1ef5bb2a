"""The screen of a lobby on which the host chooses a game or a preset, and the clock; seen by the asker alone."""

from collections.abc import Iterator

from bot.engine.rules import variants
from bot.manager.preferences import Preset
from bot.manager.tables.choices import CLOCKS, NO_CLOCK
from bot.manager.views import Stage, TableView
from bot.text.catalogue import say
from bot.text.options import option_lines, table_option_lines
from bot.text.settings import clock, options_in_words
from bot.ui.messages.controls import Control
from bot.ui.messages.face import LONGEST_OPTION, MOST_OPTIONS, Button, Choice, Face, Menu, Row, clip
from bot.ui.messages.verbs import Verb
from bot.ui.screens.options import settled_face

GAME, OWN = "game", "own"
"""What a menu of presets offers: the games as they are, or the server's own presets."""


def presets_face(locale: str, view: TableView, presets: tuple[Preset, ...]) -> Face:
    """Return the menus of games, presets and clocks, with the way to all options; words once nothing can be changed."""
    if view.stage is not Stage.LOBBY:
        return settled_face(locale, view)
    return Face(
        title=say(locale, "presets-title"),
        body="\n".join((say(locale, "presets-body"), "", *_lines(locale, view))),
        rows=tuple(_rows(locale, view, presets)),
    )


def _lines(locale: str, view: TableView) -> Iterator[str]:
    """Yield how the table is played so far: menus alone say it to nobody who only hears the message."""
    if view.turn_clock is not None:
        label = say(locale, "presets-clock")
        yield say(locale, "option-line", label=label, value=clock(locale, view.turn_clock))
    yield from option_lines(locale, view.rules)
    yield from table_option_lines(locale, view.options)


def preset_words(locale: str, preset: Preset) -> str:
    """Return what a preset is: its game, and its options in words."""
    variant = say(locale, "variant-name", variant=preset.variant)
    return say(
        locale, "preset-description", variant=variant, options=options_in_words(locale, preset.options)
    )


def _rows(locale: str, view: TableView, presets: tuple[Preset, ...]) -> Iterator[Row]:
    yield _games(locale, view)
    if presets:
        yield _own(locale, view, presets)
    yield _clocks(locale, view)
    all_options = Control(view.id, Verb.OPTIONS, None, ("0",)).custom_id
    yield (
        Button(say(locale, "button-all-options"), all_options),
        Button(say(locale, "button-rules"), Control(view.id, Verb.RULES, None).custom_id),
    )


def _games(locale: str, view: TableView) -> Menu:
    present = view.rules.variant.name

    def choice(name: str) -> Choice:
        about = clip(say(locale, "variant-about", variant=name), LONGEST_OPTION)
        # A game whose options were changed is not marked, so that it can be chosen to put them back.
        chosen = name == present and not view.options
        return Choice(
            clip(say(locale, "variant-name", variant=name), LONGEST_OPTION), name, about, chosen=chosen
        )

    control = Control(view.id, Verb.PRESET, view.stamps.lobby, (GAME,))
    games = tuple(choice(variant.name) for variant in variants()[:MOST_OPTIONS])
    return Menu(say(locale, "presets-game"), control.custom_id, games)


def _own(locale: str, view: TableView, presets: tuple[Preset, ...]) -> Menu:
    present = (view.rules.variant.name, dict(view.options))
    chosen = next((p.name for p in presets if (p.variant, dict(p.options)) == present), None)
    control = Control(view.id, Verb.PRESET, view.stamps.lobby, (OWN,))
    choices = tuple(
        Choice(
            preset.name,
            preset.name,
            clip(preset_words(locale, preset), LONGEST_OPTION),
            preset.name == chosen,
        )
        for preset in presets[:MOST_OPTIONS]
    )
    return Menu(say(locale, "presets-own"), control.custom_id, choices)


def _clocks(locale: str, view: TableView) -> Menu:
    label, present = say(locale, "presets-clock"), view.turn_clock
    times = sorted({0, *CLOCKS, *(() if present is None or present % 1 else (int(present),))})

    def choice(seconds: int) -> Choice:
        words = say(locale, "settings-choice", label=label, value=clock(locale, seconds))
        return Choice(
            clip(words, LONGEST_OPTION), str(seconds) if seconds else NO_CLOCK, chosen=seconds == present
        )

    control = Control(view.id, Verb.CLOCK, view.stamps.lobby)
    return Menu(label, control.custom_id, tuple(map(choice, times)))
