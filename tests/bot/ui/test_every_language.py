"""Whatever the language, no message is beyond what Discord takes."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.match import Match
from bot.engine.rules import ruleset, variants
from bot.engine.state import Phase
from bot.manager.tables.choices import LANGUAGES, Scope, of_scope
from bot.text.rules_page import rules_pages
from bot.ui.leagues.shown.message import league_face
from bot.ui.leagues.shown.screens import mine_face
from bot.ui.messages.face import LONGEST_DESCRIPTION
from bot.ui.messages.hand import hand_face
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import table_face
from bot.ui.screens.options import options_face, shown_options
from bot.ui.screens.presets import presets_face
from bot.ui.screens.settings import own_face, server_face
from tests.bot.ui.leagues.shown.test_message import large_leagues, wide
from tests.bot.ui.messages.test_messages import EVIL, matches
from tests.bot.ui.problems import problems
from tests.bot.ui.screens.test_settings import MANY, TIMES
from tests.bot.ui.views import dealt, hand_view, lobby_of, lobby_view, table_view

languages = st.sampled_from([*LANGUAGES, *(f"{language}-gambian" for language in LANGUAGES)])


@given(languages, matches, st.integers(0, 7))
def test_tables_and_hands_fit(language: str, game: tuple[Match, Any], seat: int) -> None:
    match, events = game
    hand = hand_view(match, seat % match.rules.seats, events, names=EVIL)
    assert not list(problems(table_face(language, table_view(*game, names=EVIL))))
    for asked_for in (False, True):
        assert not list(problems(hand_face(language, hand, asked_for=asked_for)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", Phase)
def test_every_phase_fits(language: str, phase: Phase) -> None:
    match, events = dealt()
    view, hand = table_view(match, events), hand_view(match, 1, events)
    assert view.public is not None
    public = replace(view.public, phase=phase)
    assert not list(problems(table_face(language, replace(view, public=public))))
    assert not list(problems(hand_face(language, replace(hand, view=replace(hand.view, table=public)))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(9))
def test_lobbies_fit(language: str, seats: int) -> None:
    assert not list(problems(lobby_face(language, lobby_view(seats, names=EVIL))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [variant.name for variant in variants()])
def test_options_and_rules_fit(language: str, variant: str) -> None:
    view = lobby_of(variant, 2)
    for page in range(-(-len(shown_options(view.rules)) // 4)):
        assert not list(problems(options_face(language, view, page)))
    assert not list(problems(presets_face(language, view, MANY)))
    known = next(one for one in variants() if one.name == variant)
    for seats in known.seats:
        pages = rules_pages(language, ruleset(known, seats, {}))
        assert all(len(page) <= LONGEST_DESCRIPTION for page in pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_fit(language: str) -> None:
    texts = {scope: {setting.name: setting.usual for setting in of_scope(scope)} for scope in Scope}
    for page in range(4):
        face = server_face(language, texts[Scope.SERVER], MANY, set(), page, times=TIMES)
        assert not list(problems(face.noting("x")))
    assert not list(problems(own_face(language, texts[Scope.PERSON])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", large_leagues())
def test_leagues_fit(language: str, view: Any) -> None:
    assert not list(problems(league_face(language, wide(view))))
    assert not list(problems(mine_face(language, [view] * 25, 1000)))
