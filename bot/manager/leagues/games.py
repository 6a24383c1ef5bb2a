"""What a league is played by: a game and its options, which have to do at a table of every size it may draw."""

from collections.abc import Mapping

from bot.engine.rules import BadRules, BadSeats, ruleset
from bot.engine.vocabulary import TABLE_OPTIONS, MatchForm
from bot.league.drawing import shares
from bot.manager.ids import Place, TableId
from bot.manager.tables.lobby import bad_rules, set_options
from bot.manager.tables.table import Chair, Refuse, Table


def checked_game(variant: str, options: Mapping[str, str], size: int) -> bool:
    """Check that a game can be played at every table a league may draw, and tell whether few points win it.

    Raises `Refuse`.
    """
    fewest = min(shares(size + 1, size)[-1], size)
    of_the_rules = {name: value for name, value in options.items() if name not in TABLE_OPTIONS}
    full = None
    try:
        for seats in range(size, max(fewest, 2) - 1, -1):
            rules = ruleset(variant, seats, of_the_rules)
            if rules.partners:
                raise Refuse("league_partners")
            full = full or rules
    except BadSeats as bad:
        raise Refuse("league_seats", most=bad.allowed[-1], seats=bad.seats) from bad
    except BadRules as bad:
        raise bad_rules(bad) from bad
    assert full is not None
    return full.low_wins or full.match is MatchForm.SINGLE


def with_option(
    variant: str, options: Mapping[str, str], size: int, changed: Mapping[str, str]
) -> dict[str, str]:
    """Return the options after a change, as the host of a full table would make it. Raises `Refuse`."""
    table = Table(
        id=TableId("0"),
        place=Place(0, 0),
        variant=variant,
        secret=b"",
        options=tuple(options.items()),
        chairs=tuple(Chair(name="") for _ in range(size)),
    )
    return dict(set_options(table, changed).options)
