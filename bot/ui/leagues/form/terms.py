"""What is chosen on the form of a new league, as it is typed: `field=value` with blanks between."""

from collections.abc import Sequence
from dataclasses import replace

from bot.manager.preferences import Preset
from bot.ui.leagues.form.draft import CHOICES, OF_ROLE, Draft
from bot.ui.leagues.form.options import choosing_option
from bot.ui.leagues.form.pages import POINTS, ROLE, chosen_on
from bot.ui.leagues.form.points import read_points
from bot.ui.messages import mentions


class NotATerm(ValueError):
    """A word that is no field of the form with a value of it."""


def filled(draft: Draft, text: str, presets: Sequence[Preset] = ()) -> Draft:
    """Return a draft with what is typed. Raises `NotATerm` with the first word that is nothing, `BadPoints` and `Refuse`."""
    for word in text.split():
        name, _, value = word.partition("=")
        after = _after(draft, name, value, presets) if value else None
        if after is None:
            raise NotATerm(word)
        draft = after
    return draft


def _after(draft: Draft, name: str, value: str, presets: Sequence[Preset]) -> Draft | None:
    if name == POINTS:
        return replace(draft, points=read_points(value))
    if name == ROLE:
        role = mentions.meant(value, mentions.ROLE)
        return None if role is None else replace(draft.choosing("entry", OF_ROLE), role=role)
    if name in CHOICES:
        return chosen_on(draft, name, value, presets)
    return choosing_option(draft, name, value)
