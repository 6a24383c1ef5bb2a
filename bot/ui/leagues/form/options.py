"""All options of the game of a new league, page by page, as the host of a lobby has them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine.rules import Ruleset
from bot.manager.ids import DraftId
from bot.manager.leagues.games import checked_game, with_option
from bot.manager.preferences import Preset
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.ui.leagues.controls import LeagueVerb, of_draft
from bot.ui.leagues.form.draft import Draft
from bot.ui.leagues.form.pages import GAME, TURN, page_of
from bot.ui.leagues.shown.words import rules_of_game
from bot.ui.messages.face import Button, Face, Look
from bot.ui.screens.options import ON_A_PAGE, option_menu, shown_options
from bot.ui.screens.presets import preset_words

NOT_IN_LEAGUES: Final = frozenset({"partnership"})
"""Options that no league can have: in one everybody plays for himself."""


def league_options_face(locale: str, draft: Draft, draft_id: DraftId, wanted: int = 0) -> Face:
    """Return a page of the options of the game a league is to be played by."""
    rules, options = rules_of_game(draft.variant, draft.options, draft.size), dict(draft.options)
    if rules is None:
        return Face(title=safe_title(draft.name), body=say(locale, "league-no-game"))
    names = offered(rules)
    pages = -(-len(names) // ON_A_PAGE)
    page = min(max(wanted, 0), pages - 1)
    menus = tuple(
        option_menu(locale, rules, options, name, of_draft(LeagueVerb.OPTION, draft_id, f"{name}-{page}"))
        for name in names[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    )
    return Face(
        title=safe_title(draft.name),
        body=say(locale, "league-options-body", game=_game(locale, draft, options)),
        footer=say(locale, "options-page", page=page + 1, pages=pages),
        rows=(*menus, _buttons(locale, draft, draft_id, page, pages)),
    )


def offered(rules: Ruleset) -> tuple[str, ...]:
    """Return the options a league can choose between."""
    return tuple(name for name in shown_options(rules) if name not in NOT_IN_LEAGUES)


def choosing_option(draft: Draft, name: str, value: str) -> Draft | None:
    """Return a draft with another value of an option; None for what a league cannot choose. Raises `Refuse`."""
    rules = rules_of_game(draft.variant, draft.options, draft.size)
    if rules is None or name not in offered(rules):
        return None
    options = with_option(draft.variant, dict(draft.options), draft.size, {name: value})
    checked_game(draft.variant, options, draft.size)
    return replace(draft, options=tuple(options.items()))


def _game(locale: str, draft: Draft, options: Mapping[str, str]) -> str:
    return preset_words(locale, Preset("", draft.variant, options))


def _buttons(locale: str, draft: Draft, draft_id: DraftId, page: int, pages: int) -> tuple[Button, ...]:
    def turn(key: str, to: int, *, enabled: bool) -> Button:
        return Button(say(locale, key), of_draft(LeagueVerb.OPTIONS, draft_id, str(to)), enabled=enabled)

    form = of_draft(LeagueVerb.FORM, draft_id, f"{TURN}-{page_of(draft, GAME)}")
    return (
        turn("options-back", page - 1 if page else pages, enabled=page > 0),
        turn("options-next", page + 1, enabled=page + 1 < pages),
        Button(say(locale, "button-form"), form, Look.MAIN),
    )
