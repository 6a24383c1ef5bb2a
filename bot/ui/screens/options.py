"""The screen of a lobby on which the host sets options: menus in pages, seen by the asker alone."""

from collections.abc import Mapping

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import CALL_GRACE, DEALER_CHOOSES, OPTIONS, TABLE_OPTIONS, LastCall
from bot.manager.tables.options import offered, usual
from bot.manager.views import Stage, TableView
from bot.text.catalogue import say
from bot.text.options import option_label, option_lines, option_value, table_option_lines
from bot.ui.messages.controls import Control
from bot.ui.messages.face import LONGEST_OPTION, Button, Choice, Face, Menu, clip, nearest_numbers
from bot.ui.messages.verbs import Verb

ON_A_PAGE = 4
FIRST = ("hand_size", "match", "target", "rounds", "misplay", "last_call", "challenge_window", "partnership")
"""The options on the first pages: what people change most."""
OF_A_FORM = frozenset({"target", "rounds"})
"""Options that say something of one form of match only, and are called as it is."""

SAMPLED = {
    "challenge_window": (0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600),
    "max_actions": (100, 200, 500, 1000, 2000, 5000, 10_000),
    "target": (25, 50, 75, 100, 125, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000, 1500, 2000, 5000),
    "rounds": (*range(1, 13), 15, 20, 25, 30, 40, 50, 100),
}
"""What is offered of numbers with more values than a menu takes."""


def options_face(locale: str, view: TableView, wanted_page: int = 0) -> Face:
    """Return a page of menus, each showing the present value of one option; only words once nothing can be changed."""
    if view.stage is not Stage.LOBBY:
        return settled_face(locale, view)
    names = shown_options(view.rules)
    pages = -(-len(names) // ON_A_PAGE)
    page = min(max(wanted_page, 0), pages - 1)
    menus = tuple(
        _menu(locale, view, name, page) for name in names[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    )
    return Face(
        title=say(locale, "options-title"),
        body=say(locale, "options-body"),
        footer=say(locale, "options-page", page=page + 1, pages=pages),
        rows=(*menus, _turning(locale, view, page, pages)),
    )


def settled_face(locale: str, view: TableView) -> Face:
    """Return how a table is played that is no lobby any more, and that nothing of it can be changed."""
    lines = (
        say(locale, "options-settled"),
        "",
        *option_lines(locale, view.rules),
        *table_option_lines(locale, view.options),
    )
    return Face(title=say(locale, "options-title"), body="\n".join(lines))


def shown_options(rules: Ruleset) -> tuple[str, ...]:
    """Return what can be chosen on the screen: options of the rules that mean something, and of the table."""
    names = [name for name in settable(rules) if name not in OF_A_FORM - {rules.match.value}]
    own = [
        name for name in offered(rules.variant) if name != CALL_GRACE or rules.last_call is LastCall.MANUAL
    ]
    first = [name for name in own if name == DEALER_CHOOSES]
    return (*names[:1], *first, *names[1:], *(name for name in own if name not in first))


def settable(rules: Ruleset) -> tuple[str, ...]:
    """Return the options that can be chosen between, the most wanted first."""
    real = [name for name in rules.options() if len(values_of(rules, name)) > 1]
    return (*(name for name in FIRST if name in real), *(name for name in real if name not in FIRST))


def values_of(rules: Ruleset, name: str) -> tuple[str, ...]:
    """Return the values offered for an option, the present one among them, at most 25."""
    values = OPTIONS[name].values
    if not isinstance(values, range) or name in rules.variant.narrowed:
        return rules.variant.values(name)
    if name == "hand_size":
        values = rules.hand_sizes(rules.seats)
    usual = int(rules.variant.default(name, rules.seats))
    numbers = {*SAMPLED.get(name, values), *({usual} if usual in values else ())}
    return tuple(map(str, nearest_numbers(numbers, int(rules.options()[name]))))


def _menu(locale: str, view: TableView, name: str, page: int) -> Menu:
    control = Control(view.id, Verb.OPTION, view.stamps.lobby, (name, str(page)))
    return option_menu(locale, view.rules, view.options, name, control.custom_id, grace=view.call_grace)


def option_menu(
    locale: str,
    rules: Ruleset,
    options: Mapping[str, str],
    name: str,
    custom_id: str,
    *,
    grace: float = 1.5,
) -> Menu:
    """Return the menu of one option of a game with these options; `grace` is how long catches are held back otherwise."""
    if name in TABLE_OPTIONS:
        unset = usual(name, rules, grace)
        present = options.get(name, unset)
        values = tuple(dict.fromkeys((*TABLE_OPTIONS[name], unset)))
    else:
        values, present = values_of(rules, name), rules.options()[name]
        unset = rules.variant.default(name, rules.seats)
    label = option_label(locale, name)

    def choice(value: str) -> Choice:
        words = option_value(locale, name, value)
        shown = say(locale, "options-default", value=words) if value == unset else words
        line = say(locale, "option-line", label=label, value=shown)
        return Choice(clip(line, LONGEST_OPTION), value, chosen=value == present)

    return Menu(label, custom_id, tuple(map(choice, values)))


def _turning(locale: str, view: TableView, page: int, pages: int) -> tuple[Button, ...]:
    def turn(key: str, to: int, *, enabled: bool) -> Button:
        return Button(
            say(locale, key), Control(view.id, Verb.OPTIONS, None, (str(to),)).custom_id, enabled=enabled
        )

    return (
        turn("options-back", page - 1 if page else pages, enabled=page > 0),
        turn("options-next", page + 1, enabled=page + 1 < pages),
    )
