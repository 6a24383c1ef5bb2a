"""The rules of one table in words, put together from its rule data."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import DEALER_CHOOSES, Switch
from bot.text.catalogue import say
from bot.text.options import option_line, table_option_lines
from bot.text.rules_ends import aim_rules, call_rules, misplay_rules, partner_rules, point_rules, stock_rules
from bot.text.rules_play import deal_rules, turn_rules
from bot.text.rules_powers import power_rules

LONGEST_PAGE = 2200
"""Characters of a page that is not tiring to read; an embed takes 4096."""

_NONE: Mapping[str, str] = MappingProxyType({})

Rules = Callable[[str, Ruleset], Iterator[str]]


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return the section as Discord reads it."""
        return "\n".join((f"### {self.title}", *self.paragraphs))


def rules_pages(
    locale: str, rules: Ruleset, options: Mapping[str, str] = _NONE, *, at_table: bool = True
) -> tuple[str, ...]:
    """Return the rules, cut into pages between sections; what a table has changed is told only of one.

    The options of the table are asked for what the rules know nothing of, as whether the dealer chooses.
    """
    *sections, changed = rules_sections(locale, rules, options)
    pages: list[str] = []
    for section in (*sections, *((changed,) if at_table else ())):
        if pages and len(pages[-1]) + len(section.text) < LONGEST_PAGE:
            pages[-1] += f"\n{section.text}"
        else:
            pages.append(section.text)
    return tuple(pages)


def rules_sections(locale: str, rules: Ruleset, options: Mapping[str, str] = _NONE) -> tuple[Section, ...]:
    """Return everything a newcomer needs to know, in the order he needs it."""
    chooses = options.get(DEALER_CHOOSES) == Switch.ON
    policing = f"misplay-{rules.misplay}"
    parts: tuple[tuple[str, Rules], ...] = (
        ("aim", aim_rules),
        ("partners", partner_rules),
        ("deal", partial(deal_rules, chooses=chooses)),
        ("turn", turn_rules),
        ("powers", power_rules),
        ("call", call_rules),
        (policing, misplay_rules),
        ("stock", stock_rules),
        ("points", point_rules),
        ("changed", partial(_changed, options=options)),
    )
    sections = (
        Section(say(locale, f"rules-{part}-title"), tuple(told(locale, rules))) for part, told in parts
    )
    return tuple(section for section in sections if section.paragraphs)


def _changed(locale: str, rules: Ruleset, *, options: Mapping[str, str]) -> Iterator[str]:
    changed = rules.changed_options()
    own = tuple(table_option_lines(locale, options))
    if not changed and not own:
        yield say(
            locale, "rules-changed-nothing", variant=say(locale, "variant-name", variant=rules.variant.name)
        )
    for name, value in changed.items():
        yield f"• {option_line(locale, name, value)}"
    yield from (f"• {line}" for line in own)
