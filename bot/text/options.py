"""The options of a table in words."""

from collections.abc import Collection, Iterator, Mapping

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import (
    AUTO_FORCED,
    CALL_GRACE,
    DEALER_CHOOSES,
    OPTIONS,
    TABLE_OPTIONS,
    MatchForm,
    Switch,
    Variant,
)
from bot.text.cards import either, in_a_row
from bot.text.catalogue import decimal, say

SHOWN_ALWAYS = ("hand_size", "misplay", "last_call", "match")
"""Options people ask about before they sit down, so they are shown even as they usually are."""
GOALS = {MatchForm.TARGET: "target", MatchForm.ROUNDS: "rounds"}
"""What such a match goes to: shown wherever it means anything."""


def option_label(locale: str, name: str) -> str:
    """Return what an option is called."""
    return say(locale, _key(name))


def option_value(locale: str, name: str, value: str) -> str:
    """Return a value of an option in words."""
    return say(locale, f"{_key(name)}-value", value=_told(locale, name, value))


def _told(locale: str, name: str, value: str) -> str | int:
    # Numbers are passed as numbers, so that a language can choose its plural.
    if name == CALL_GRACE:
        return int(value) if value.isdecimal() else decimal(locale, float(value), "0.#")
    return int(value) if name in OPTIONS and isinstance(OPTIONS[name].values, range) else value


def option_lines(locale: str, rules: Ruleset, undecided: Collection[str] = ()) -> Iterator[str]:
    """Yield a line for every option worth telling: the important ones, and those that are not as usual.

    Of those that are `undecided`, because it is not known how many will play, what they are for each number is told.
    """
    shown = {*SHOWN_ALWAYS, GOALS.get(rules.match), *rules.changed_options()}
    for name, value in rules.options().items():
        if name in shown and name in undecided:
            yield _line(locale, name, _by_players(locale, rules.variant, name))
        elif name in shown:
            yield option_line(locale, name, value)


def table_option_lines(locale: str, options: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for every option a table has set beside those of its rules, but for what is usual everywhere."""
    usual = {DEALER_CHOOSES: Switch.OFF, AUTO_FORCED: Switch.OFF}
    for name in TABLE_OPTIONS:
        if name in options and options[name] != usual.get(name):
            yield option_line(locale, name, options[name])


def option_line(locale: str, name: str, value: str) -> str:
    """Return an option with its value in words: `Cards each: 7`."""
    return _line(locale, name, option_value(locale, name, value))


def _line(locale: str, name: str, words: str) -> str:
    return say(locale, "option-line", label=option_label(locale, name), value=words)


def _by_players(locale: str, variant: Variant, name: str) -> str:
    """Return what an option is that nobody chose, by how many play: `7 when 2 play, else 5`."""
    players_of: dict[str, list[str]] = {}
    for players, value in variant.by_players[name].items():
        players_of.setdefault(value, []).append(str(players))
    cases = (
        say(locale, "option-case", value=option_value(locale, name, value), players=either(locale, players))
        for value, players in players_of.items()
    )
    usual = option_value(locale, name, variant.defaults[name])
    return say(locale, "option-by-players", cases=in_a_row(locale, cases), usual=usual)


def _key(name: str) -> str:
    """Return the id under which catalogues name an option, of the rules or of the table."""
    return f"option-{name.replace('_', '-')}"
