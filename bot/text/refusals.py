"""Reasons of refusal in words."""

from collections.abc import Mapping
from typing import Final

from bot.engine.rules import SEATS
from bot.engine.state import Phase
from bot.engine.view import SeatView
from bot.engine.vocabulary import OPTIONS, TABLE_OPTIONS, AfterDraw, Asks, FinishOnPower, LastCall, Switch
from bot.text.cards import either, listed
from bot.text.catalogue import has_words, say
from bot.text.options import option_label, option_line, option_value
from bot.text.phrases import Value
from bot.text.ranks import one_of, with_power
from bot.text.settings import has_label, setting_choice, setting_label

Values = Mapping[str, Value]

CLASH: Final = "options_clash"
BAD_OPTION: Final = "bad_option"
UNKNOWN_OPTION: Final = "unknown_option"
BAD_SETTING: Final = "bad_setting"
BETWEEN: Final = ", "
"""What stands between the values of a list as the manager gives it, which knows no language; none of them has it inside."""
SETTING: Final = "setting"
"""Stands for the name where there is no setting of that name."""
NO_LIST: Final = "-"
"""Stands for the values of a setting that is chosen from no list."""
ALL_OF, ONE_OF = frozenset({"channels", "winners", "matches"}), frozenset({"allowed"})
"""Values that are such lists: things in a row, or things to choose from."""
_ANYWHERE: Final[Values] = {
    "phase": Phase.TURN.value,
    "pending": 0,
    "asked": "",
    "several": 1,
    "only": "fitting",
    "call": LastCall.MANUAL.value,
}
"""What is taken for granted where it is not known who is refused, and how things stood."""


def refusal(locale: str, reason: str, /, **values: Value) -> str:
    """Return the sentence for a reason (a slug of RECORD §4 or of the table). Raises `MissingWords`."""
    said = _options_in_words(locale, values) if reason == CLASH else _lists(locale, values)
    if reason == UNKNOWN_OPTION:
        said = {**said, "allowed": listed(locale, _apart(values["allowed"]))}
    if reason == BAD_OPTION and (name := str(values["name"])) in {*OPTIONS, *TABLE_OPTIONS}:
        said = {**said, "name": option_label(locale, name)}
    if reason == BAD_SETTING:
        said = _setting_in_words(locale, values)
    return say(locale, refusal_key(reason), **{**_ANYWHERE, **said})


def situation(locale: str, view: SeatView) -> dict[str, Value]:
    """Return what the words of a refusal depend on, as the refused seat sees its table.

    What was asked or threatened, whether several cards may be played here at all, which ones only, and who says "last card".
    """
    table, rules = view.table, view.table.rules
    last = rules.finish_on_power is FinishOnPower.FORBID and len(view.hand) == 1
    drawn = rules.after_draw is AfterDraw.DRAWN_ONLY and view.newest is not None
    return {
        "phase": table.phase.value,
        "pending": table.pending,
        "asked": one_of(locale, with_power(rules, Asks)),
        "several": int(rules.multi_play is Switch.ON),
        "only": "drawn" if drawn else "last" if last else "fitting",
        "call": rules.last_call.value,
    }


def notice(locale: str, slug: str, /, **values: Value) -> str:
    """Return the sentence for a notice: words of its own, or those of a refusal. Raises `MissingWords`."""
    own = f"notice-{slug}"
    if not has_words(locale, own):
        return refusal(locale, slug, **values)
    # A notice about a refusal carries its slug.
    inner = {"reason": refusal(locale, str(values["reason"]), **values)} if "reason" in values else {}
    return say(locale, own, **{**_lists(locale, values), **inner})


def refusal_key(reason: str) -> str:
    """Return the catalogue key of a reason."""
    return f"refused-{reason}"


def _lists(locale: str, values: Values) -> Values:
    """Join the lists among some values as the language does."""
    said = dict(values)
    for name in values.keys() & (ALL_OF | ONE_OF):
        parts = _apart(values[name])
        if len(parts) > 1:
            said[name] = listed(locale, parts) if name in ALL_OF else either(locale, parts)
    return said


def _apart(value: Value) -> list[str]:
    return str(value).split(BETWEEN)


def _options_in_words(locale: str, values: Values) -> Values:
    """Say a clash of options by their labels and their values in words."""
    name, needs = str(values["name"]), str(values["needs"])
    option = option_line(locale, name, str(values["value"]))
    allowed = _apart(values["allowed"])
    if needs == SEATS:
        return {**values, "option": option, "allowed": either(locale, allowed), "needed": needs}
    return {
        "option": option,
        "needs": needs,
        "needed": option_label(locale, needs),
        "allowed": either(locale, (option_value(locale, needs, each) for each in allowed)),
        "found": option_value(locale, needs, str(values["found"])),
    }


def _setting_in_words(locale: str, values: Values) -> Values:
    """Say a setting that may not be so by its label and its values in words; `kind` is what was wrong with it."""
    name, nearest = str(values["name"]), str(values["nearest"])
    known = has_label(locale, name)
    if known and values["allowed"] == NO_LIST:
        return {**values, "kind": name, "name": setting_label(locale, name)}

    def word(value: str) -> str:
        if name != SETTING and not known:
            return value
        words = setting_choice(locale, name, value) if known else setting_label(locale, value)
        return say(locale, "quoted", words=words)

    return {
        "kind": SETTING if name == SETTING else "value",
        "name": setting_label(locale, name) if known else name,
        "value": values["value"],
        "nearest": nearest if nearest == "none" else word(nearest),
        "allowed": either(locale, map(word, _apart(values["allowed"]))),
    }
