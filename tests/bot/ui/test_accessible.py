"""Nothing is told by a picture, a colour or a time alone."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.engine.rules import variants
from bot.league.course import apply
from bot.league.facts import Draw
from bot.manager.tables.choices import LANGUAGES
from bot.manager.views import Stage
from bot.pictures.palette import DARK, LIGHT
from bot.text.cards import words
from bot.text.catalogue import say
from bot.ui.leagues.shown.pictures import league_picture
from bot.ui.messages.face import AnyFace, Button, Look
from bot.ui.messages.hand import hand_face
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import table_face
from bot.ui.pictures.picture import LONGEST_WORDS, Picture
from bot.ui.pictures.statistics import course_picture
from bot.ui.pictures.table import picture_of
from tests.bot.ui.fake_leagues import SEASON, entrants, league_of, league_view
from tests.bot.ui.fake_leagues import played as league_played
from tests.bot.ui.screens.test_statistics_shown import PROFILE
from tests.bot.ui.views import dealt, hand_view, lobby_view, played, stage_of, table_view

SOURCE: Final = Path(__file__).parents[3]
TEXTS: Final = (".txt", ".json", ".csv", ".{form}")
"""What the names of files end in that are read, not looked at."""
TIME: Final = "<t:"


def files_sent() -> Iterator[tuple[str, ast.Call]]:
    """Yield every place in the code where a file is made for Discord."""
    for folder in ("bot", "cogs"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("discord.File"):
                    yield path.name, node


def test_whatever_is_sent_as_a_picture_has_words() -> None:
    found = list(files_sent())
    for path, call in found:
        named = next((word.value for word in call.keywords if word.arg == "filename"), None)
        text = "" if named is None else ast.unparse(named).strip("'\"")
        described = any(word.arg == "description" for word in call.keywords)
        assert described or text.endswith(TEXTS), (path, ast.unparse(call))
    assert len(found) >= 4, "the search finds what there is"


def pictures(locale: str) -> Iterator[Picture | None]:
    """Yield one of every picture the bot draws."""
    cup, season = apply(league_of(), Draw()), apply(league_of(SEASON), Draw(entrants(4)))
    yield league_picture(locale, league_view(cup))
    yield league_picture(locale, league_view(league_played(season, 1)), light=True)
    yield course_picture(locale, PROFILE, "UTC")
    yield picture_of(locale, table_view(dealt(4)[0]))
    for seed in range(40):
        match, events = played(2000, seats=3, seed=seed, variant="house")
        if stage_of(match) in {Stage.BREAK, Stage.OVER}:
            yield picture_of(locale, table_view(match, events))
            return


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_picture_there_is_says_what_it_shows_as_far_as_discord_takes_it(locale: str) -> None:
    said = set()
    for picture in pictures(locale):
        assert picture is not None
        assert 20 < len(picture.words) <= LONGEST_WORDS
        assert picture.palette in (DARK, LIGHT)
        said.add(picture.words)
    assert len(said) == 5


@pytest.mark.parametrize("locale", LANGUAGES)
def test_cards_that_are_green_because_they_fit_are_named_in_words_too(locale: str) -> None:
    seen = 0
    for seed in range(30):
        match, events = played(seed, seats=2, seed=seed, variant="house")
        if stage_of(match) is not Stage.PLAYING:
            continue
        view = table_view(match, events)
        assert view.public is not None
        hand = replace(hand_view(match, view.public.turn or 0, events), marks=True)
        face = hand_face(locale, hand)
        green = [part for row in face.rows if isinstance(row, tuple) for part in row if _is_green(part)]
        said = face.body
        for card in hand.view.plays:
            assert words(locale, card) in said
        assert len(green) >= len(set(hand.view.plays))
        seen += bool(hand.view.plays)
    assert seen > 5


def _is_green(part: object) -> bool:
    return isinstance(part, Button) and part.look is Look.GOOD


def texts(face: AnyFace) -> str:
    """Return all words of a message."""
    return "\n".join(
        (face.text, face.title, face.body, face.footer, *(part for f in face.fields for part in f))
    )


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("variant", [variant.name for variant in variants()])
def test_at_a_table_without_a_clock_no_time_is_told(locale: str, variant: str) -> None:
    seats = next(known.seats.start for known in variants() if known.name == variant)
    for steps in (0, 5, 30, 200):
        match, events = played(steps, seats=seats, seed=steps, variant=variant)
        if stage_of(match) is Stage.OVER:
            continue
        view = replace(table_view(match, events), due=None, turn_clock=0)
        hand = replace(hand_view(match, 0, events), due=None)
        timed = replace(table_view(match, events), turn_clock=60)
        assert TIME not in texts(table_face(locale, view))
        assert TIME not in texts(hand_face(locale, hand, asked_for=True))
        if view.stage is Stage.PLAYING and view.public is not None and view.public.turn is not None:
            assert TIME in texts(table_face(locale, timed)), "the clock is what is left out"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_lobby_says_that_there_is_no_clock(locale: str) -> None:
    said = texts(lobby_face(locale, replace(lobby_view(), turn_clock=0, due=None)))
    assert say(locale, "clock-off") in said
    assert TIME not in said
