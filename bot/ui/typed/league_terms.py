"""What is offered of the form of a new league while it is being typed."""

from collections.abc import Iterator

from bot.engine.rules import variants
from bot.manager.tables.table import Refuse
from bot.text.catalogue import say
from bot.text.options import option_label, option_value
from bot.ui.answers.private import Reply
from bot.ui.leagues.form.draft import CHOICES, Draft, new_draft
from bot.ui.leagues.form.options import offered
from bot.ui.leagues.form.pages import POINTS, value_words
from bot.ui.leagues.form.points import BadPoints, points_words
from bot.ui.leagues.form.terms import NotATerm, filled
from bot.ui.leagues.shown.words import rules_of_game
from bot.ui.screens.options import values_of
from bot.ui.typed.completions import Choices, as_choices, usual_variant
from bot.ui.typed.tables import Typed


async def complete_terms(typed: Typed, current: str) -> Choices:
    """Offer fields with what they are now, and once the sign is typed all that one may be."""
    *earlier, word = current.split(" ")
    name = getattr(typed.namespace, "variant", None) or usual_variant(typed)
    known = {variant.name for variant in variants()}
    usual = usual_variant(typed)
    draft = new_draft("", name if name in known else usual, typed.created_at.timestamp())
    try:
        draft = filled(draft, " ".join(earlier))
    except (NotATerm, BadPoints, Refuse):
        return []
    locale = Reply.to(typed).locale
    found = (
        (f"{pair} · {words}", " ".join((*earlier, pair)))
        for pair, words in _offered(locale, draft, word)
        if pair.startswith(word)
    )
    return as_choices(found)


def _offered(locale: str, draft: Draft, word: str) -> Iterator[tuple[str, str]]:
    """Yield each pair with its words: every value of a field that is typed in full, else each field once."""
    wanted, sign, _ = word.partition("=")
    for field in CHOICES:
        label = say(locale, f"league-field-{field}")
        present = (draft.chosen(field),)
        for value in draft.offered(field) if sign and field == wanted else present:
            shown = value_words(locale, field, value)
            yield f"{field}={value}", say(locale, "settings-choice", label=label, value=shown)
    yield f"{POINTS}={points_words(draft.points)}", say(locale, "league-field-points")
    yield from _options(locale, draft, wanted if sign else "")


def _options(locale: str, draft: Draft, wanted: str) -> Iterator[tuple[str, str]]:
    rules = rules_of_game(draft.variant, draft.options, draft.size)
    for name in () if rules is None else offered(rules):
        assert rules is not None
        if name not in rules.options():
            continue
        for value in values_of(rules, name) if name == wanted else (rules.options()[name],):
            label, shown = option_label(locale, name), option_value(locale, name, value)
            yield f"{name}={value}", say(locale, "option-line", label=label, value=shown)
