"""The rules in pages."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.rules import Ruleset, ruleset, variant
from bot.manager.ids import TableId
from bot.text.catalogue import say
from bot.text.rules_page import rules_pages
from bot.ui.messages.controls import Control
from bot.ui.messages.face import Button, Face
from bot.ui.messages.verbs import Verb

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
NO_TABLE = TableId("0")
"""Stands in the controls of rules that are shown for no table: those of a variant as it usually is."""


def rules_face(
    locale: str,
    rules: Ruleset,
    table: TableId = NO_TABLE,
    wanted_page: int = 0,
    *,
    options: Mapping[str, str] = NO_OPTIONS,
) -> Face:
    """Return a page of the rules of a table, which has these options, with buttons to the others.

    Without a table they are those of the variant as it usually is.
    """
    pages = rules_pages(locale, rules, options, at_table=table != NO_TABLE)
    page = min(max(wanted_page, 0), len(pages) - 1)
    numbers = tuple(number for number in (page - 1, page + 1) if 0 <= number < len(pages))
    which = (rules.variant.name,) if table == NO_TABLE else ()
    keys = {page - 1: "options-back", page + 1: "options-next"}
    buttons = tuple(
        Button(say(locale, keys[to]), Control(table, Verb.RULES, None, (str(to), *which)).custom_id)
        for to in numbers
    )
    title = "rules-title-usual" if table == NO_TABLE else "rules-title"
    return Face(
        title=say(locale, title, variant=say(locale, "variant-name", variant=rules.variant.name)),
        body=pages[page],
        footer=say(locale, "rules-page", page=page + 1, pages=len(pages)),
        rows=(buttons,) if buttons else (),
    )


def usual_rules(name: str) -> Ruleset:
    """Return the rules of a variant as it usually is. Raises `BadVariant`."""
    chosen = variant(name)
    return ruleset(chosen, chosen.seats.start)
