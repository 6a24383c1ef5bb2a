"""The options of a table beside those of its rules (RULES §7): which a game offers, and what they are."""

from collections.abc import Mapping

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import AUTO_FORCED, CALL_GRACE, DEALER_CHOOSES, HINTS, Switch, Variant


def offered(variant: Variant) -> tuple[str, ...]:
    """Return the options of a table a game offers."""
    everywhere = (HINTS, AUTO_FORCED, CALL_GRACE)
    return (DEALER_CHOOSES, *everywhere) if variant.dealer_may_choose else everywhere


def usual(name: str, rules: Ruleset, grace: float) -> str:
    """Return what an option is that nobody chose; `grace` is how long catches are held back then (seconds).

    Where the players watch each other, no cards are marked.
    """
    if name == CALL_GRACE:
        return in_figures(grace)
    return Switch.ON if name == HINTS and not rules.polices_itself else Switch.OFF


def in_figures(grace: float) -> str:
    """Return seconds as the option writes them: `1.5`, `2`."""
    return f"{grace:g}"


def marks_cards(options: Mapping[str, str], rules: Ruleset) -> bool:
    """Tell whether cards that fit are marked at a table with these options."""
    return options.get(HINTS, usual(HINTS, rules, 0)) == Switch.ON


def does_what_is_forced(options: Mapping[str, str]) -> bool:
    """Tell whether what a seat cannot do otherwise is done for it at a table with these options."""
    return options.get(AUTO_FORCED) == Switch.ON
