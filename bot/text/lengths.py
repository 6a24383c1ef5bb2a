"""How long a match is likely to take, in words."""

from math import ceil, floor

from bot.engine.rules import BadRules, Ruleset, ruleset
from bot.players.lengths import likely_minutes
from bot.text.catalogue import say

USUAL_PLAYERS = 4
"""How many a game is judged for while nobody else has sat down."""
_STEP = 5
_HOURS_FROM = 90


def length_advice(locale: str, rules: Ruleset, people: int, computers: int) -> str | None:
    """Return about how long a match of those who sit takes, or of four while one sits alone; None when not known."""
    sit = people + computers
    wanted = sit if sit in rules.variant.seats else USUAL_PLAYERS
    try:
        fitting = ruleset(rules.variant, wanted, rules.kept_options())
    except BadRules:
        return None
    minutes = likely_minutes(fitting, computers)
    return None if minutes is None else _words(locale, wanted, *minutes)


def _words(locale: str, players: int, least: float, most: float) -> str:
    if least >= _HOURS_FROM:
        return say(locale, "length-hours", least=floor(least / 60), most=ceil(most / 60), players=players)
    low, high = floor(least / _STEP) * _STEP, ceil(most / _STEP) * _STEP
    if low < _STEP:
        return say(locale, "length-short", most=high, players=players)
    return say(locale, "length-minutes", least=low, most=high, players=players)
