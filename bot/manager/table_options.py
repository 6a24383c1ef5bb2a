"""The options of a table beside those of its rules (RULES §7): which a game offers, and what they are."""

from collections.abc import Mapping

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import DEALER_CHOOSES, HINTS, Switch, Variant


def offered(variant: Variant) -> tuple[str, ...]:
    """Return the options of a table a game offers."""
    return (DEALER_CHOOSES, HINTS) if variant.dealer_may_choose else (HINTS,)


def usual(name: str, rules: Ruleset) -> Switch:
    """Return what an option is that nobody chose: where the players watch each other, no cards are marked."""
    return Switch.ON if name == HINTS and not rules.polices_itself else Switch.OFF


def is_on(name: str, options: Mapping[str, str], rules: Ruleset) -> bool:
    """Tell whether an option is on at a table with these options."""
    return options.get(name, usual(name, rules)) == Switch.ON
