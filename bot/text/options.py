"""The options of a table in words."""

from collections.abc import Iterator

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import OPTIONS, MatchForm
from bot.text.catalogue import say

SHOWN_ALWAYS = ("hand_size", "misplay", "last_call", "match")
"""Options people ask about before they sit down, so they are shown even as they usually are."""
GOALS = {MatchForm.TARGET: "target", MatchForm.ROUNDS: "rounds"}
"""What such a match goes to: shown wherever it means anything."""


def option_label(locale: str, name: str) -> str:
    """Return what an option is called."""
    return say(locale, _key(name))


def option_value(locale: str, name: str, value: str) -> str:
    """Return a value of an option in words."""
    # Numbers are passed as numbers, so that a language can choose its plural.
    number = name in OPTIONS and isinstance(OPTIONS[name].values, range)
    return say(locale, f"{_key(name)}-value", value=int(value) if number else value)


def option_lines(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield a line for every option worth telling: the important ones, and those that are not as usual."""
    shown = {*SHOWN_ALWAYS, GOALS.get(rules.match), *rules.changed_options()}
    for name, value in rules.options().items():
        if name in shown:
            yield option_line(locale, name, value)


def option_line(locale: str, name: str, value: str) -> str:
    """Return an option with its value in words: `Cards each: 7`."""
    return say(
        locale, "option-line", label=option_label(locale, name), value=option_value(locale, name, value)
    )


def _key(name: str) -> str:
    """Return the id under which catalogues name an option, of the rules or of the table."""
    return f"option-{name.replace('_', '-')}"
