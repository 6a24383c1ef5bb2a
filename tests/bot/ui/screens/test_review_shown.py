"""What would it have done? Asked by a press or a command, answered to the asker alone, in every language."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine.actions import Draw, Pass, Play
from bot.engine.cards import parse_card
from bot.engine.record import parse
from bot.engine.record.deciding import Decision, decisions
from bot.engine.record.moments import course
from bot.engine.view import SeatView
from bot.manager.answers import Refused
from bot.manager.ids import PersonId
from bot.manager.incoming.reviews import Difference, Review
from bot.manager.records.replays import Finished
from bot.manager.tables.choices import LANGUAGES
from bot.manager.views import Stage as Stages
from bot.text.catalogue import say
from bot.ui.answers.private import DEFER_AFTER
from bot.ui.messages.controls import read
from bot.ui.messages.face import Button
from bot.ui.messages.replay_controls import read_spot, review_button
from bot.ui.messages.table import table_face
from bot.ui.messages.verbs import Verb
from bot.ui.screens.replay import match_code
from bot.ui.screens.review import review_face
from tests.bot.engine.test_golden import text_of
from tests.bot.ui.fakes import FakeManager, playing
from tests.bot.ui.messages.test_messages import find
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import Stage, private_words, stage, words_of
from tests.bot.ui.views import TABLE, table_view
from tests.golden.write import GAMES

MATCH = Finished(7, TABLE, 2, "gambian", 1_796_000_000, 11, (PersonId(1), None))


def of(taken: Decision, gain: float = 0.1234) -> Difference:
    """Return a decision beside what any of the other actions may be."""
    better = next(action for action in reversed(taken.view.actions) if action != taken.action)
    return Difference(taken.view, taken.action, better, gain, taken.moment)


def some(name: str, seat: int = 0, count: int = 3) -> Review:
    taken = decisions(parse(text_of(name)), seat)
    chosen = Random(2).sample(taken, min(count, len(taken)))
    return Review(seat, tuple(map(of, chosen)), len(taken), len(taken))


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_was_decided_can_be_shown(name: str, locale: str) -> None:
    face = review_face(locale, MATCH, some(name))
    assert not list(problems(face))
    assert face.body
    assert all(title and words.count("\n") >= 3 for title, words in face.fields)


def test_each_difference_says_what_lay_there_what_was_done_and_what_was_better() -> None:
    found = some("gambian-reject")
    face = review_face("en", MATCH, found)
    assert len(face.fields) == len(found.differences) == 3
    for (_, words), one in zip(face.fields, found.differences, strict=True):
        assert "**Top card:**" in words
        assert "**Your hand:**" in words
        assert "**You:**" in words
        assert "Your chance to win: about 12 percentage points more." in words
        assert one.taken != one.better


def test_the_cards_of_a_hand_have_their_names_where_there_is_room() -> None:
    (one, *_) = some("gambian-reject").differences
    few, many = (replace(one.view, hand=one.view.hand[:1] * count) for count in (6, 7))
    assert review_words(few).count(" of ") == 6
    assert " of " not in review_words(many)


def review_words(view: SeatView) -> str:
    """Give the line that tells the hand of a view."""
    one = Difference(view, Draw(0), Pass(0), 0.1, 0)
    ((_, words),) = review_face("en", MATCH, Review(0, (one,), 1, 1)).fields
    return next(line for line in words.split("\n") if "**Your hand:**" in line)


def test_each_leads_to_its_moment_of_the_replay_as_the_seat_saw_it() -> None:
    found = some("gambian-reject", seat=1)
    moments = course(parse(text_of("gambian-reject"))).moments
    (row,) = review_face("en", MATCH, found).rows
    assert isinstance(row, tuple)
    spots = []
    for button in row:
        assert isinstance(button, Button)
        control = read(button.custom_id)
        assert control is not None
        assert control.verb == Verb.REPLAY
        spots.append(read_spot(control))
    assert [(spot.number, spot.eyes) for spot in spots] == [(2, 1)] * 3
    assert [moments[spot.step].public for spot in spots] == [one.view.table for one in found.differences]


async def test_each_is_reached_by_typing_too() -> None:
    async with stage(over()) as here:
        match, found = finished(here), some("gambian-reject")
        here.manager.reviews.found, here.manager.reviews.kept = found, True
        words = private_words(await here.people[0].slash(here.channel, "table review", table=TABLE))
        assert f"`/replay table:{match_code(match)} seat:1 step:` and its step" in words
        face = review_face("en", match, found)
        for one, (title, _) in zip(found.differences, face.fields, strict=True):
            *_, step = title.split()
            typed = {"table": match_code(match), "seat": 1, "step": int(step)}
            result = await here.people[0].slash(here.channel, "replay", **typed)
            assert result.response is not None
            (embed,) = result.response.embeds
            assert embed.footer.text is not None
            assert embed.footer.text.startswith(f"Step {one.moment + 1} of ")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_where_nothing_was_better_it_says_so(locale: str) -> None:
    face = review_face(locale, MATCH, Review(0, (), 7, 7))
    assert (face.fields, face.rows) == ((), ())
    assert say(locale, "review-none", looked=7) in face.body


PRAISE = {"en": "Well played", "pl": "Dobra gra", "id": "Permainanmu bagus"}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_who_is_praised_was_looked_at_more_than_once(locale: str) -> None:
    """Who had one choice of his own is told so, whether it could have been better or not."""
    assert PRAISE[locale] in review_face(locale, MATCH, Review(0, (), 2, 2)).body
    assert PRAISE[locale] not in review_face(locale, MATCH, Review(0, (), 1, 9)).body
    only = review_face(locale, MATCH, Review(0, (), 1, 1, 5)).body.split("\n")
    assert only == [say(locale, "review-one"), say(locale, "review-played-for", count=5)]
    (one, *_) = some("gambian-reject").differences
    better = review_face(locale, MATCH, Review(0, (one,), 1, 1)).body.split("\n")
    assert better[:2] == [say(locale, "review-body", count=1), say(locale, "review-one-better")]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_was_played_for_somebody_is_said_beside_what_was_his_own(locale: str) -> None:
    found = some("gambian-reject")
    mine = review_face(locale, MATCH, found)
    partly = review_face(locale, MATCH, replace(found, played_for=4))
    added = say(locale, "review-played-for", count=4)
    assert [line for line in partly.body.split("\n") if line != added] == mine.body.split("\n")
    assert added in partly.body.split("\n")
    assert (partly.fields, partly.rows) == (mine.fields, mine.rows)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("played_for", "key"), [(5, "review-all-played-for"), (0, "review-no-choice")])
def test_where_nothing_was_his_own_it_says_why(locale: str, played_for: int, key: str) -> None:
    face = review_face(locale, MATCH, Review(0, (), 0, 0, played_for))
    assert (face.body, face.fields, face.rows) == (say(locale, key), (), ())


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Play(0, (parse_card("5H"),)), "5"),
        (Draw(0), "drawing a card"),
        (Pass(0), "passing"),
    ],
    ids=str,
)
def test_what_is_done_is_said_in_words(action: Play | Draw | Pass, words: str) -> None:
    one = replace(some("classic-single").differences[0], taken=action)
    assert words in review_face("en", MATCH, Review(0, (one,), 1, 1)).fields[0][1]


@pytest.mark.parametrize("offered", [True, False])
def test_it_is_offered_where_the_manager_says_so(offered: bool) -> None:
    face = table_face("en", replace(table_view(*find(Stages.OVER)), reviewable=offered))
    ids = [
        button.custom_id
        for row in face.rows
        if isinstance(row, tuple)
        for button in row
        if isinstance(button, Button)
    ]
    assert any(":review:" in custom_id for custom_id in ids) is offered


# Asking


def over(*, rated: bool = False) -> FakeManager:
    manager = playing()
    manager.view = replace(manager.view, stage=Stages.OVER, rated=rated)
    return manager


def finished(here: Stage) -> Finished:
    place, (first, *_) = here.manager.view.place, here.people
    seats = (PersonId(first.id), None)
    match = Finished(place.guild_id, TABLE, 1, "gambian", 1.0, place.channel_id, seats)
    here.manager.replays.matches = {match: "gambian-reject"}
    return match


async def test_a_press_is_answered_at_once_and_then_with_what_was_found() -> None:
    async with stage(over()) as here:
        finished(here)
        here.manager.reviews.found = some("gambian-reject")
        message = await here.button(review_button("en", TABLE, 1).custom_id)
        pressed = await here.people[0].click(message, label="Press")
        assert here.manager.reviews.looked == [PersonId(here.people[0].id)]
        assert pressed.response is not None
        assert pressed.response.ephemeral
        assert "Your chance to win" in private_words(pressed)


async def test_what_is_known_is_shown_at_once() -> None:
    async with stage(over()) as here:
        finished(here)
        here.manager.reviews.found = some("gambian-reject")
        here.manager.reviews.kept = True
        words = private_words(await here.people[0].slash(here.channel, "table review", table=TABLE))
        assert "Your chance to win" in words
        assert here.manager.reviews.looked == []


@pytest.mark.parametrize("before", [True, False])
async def test_what_is_refused_is_said(before: bool) -> None:
    async with stage(over()) as here:
        finished(here)
        refused = Refused("review_soon", {"seconds": 7})
        here.manager.reviews.refused = refused if before else None
        here.manager.reviews.found = refused
        words = private_words(await here.people[0].slash(here.channel, "table review", table=TABLE))
        assert "Ask again in 7 seconds." in words


async def test_of_what_one_may_not_see_nothing_is_told() -> None:
    async with stage(over()) as here:
        words = private_words(await here.people[0].slash(here.channel, "table review", table=TABLE))
        assert words.startswith("There is no such finished match that you may see.")
        assert here.manager.reviews.looked == []


async def test_a_press_that_was_put_off_leaves_the_message_of_the_table_alone() -> None:
    async with stage(over()) as here:
        finished(here)
        here.manager.reviews.found = some("gambian-reject")
        here.manager.reviews.seconds = DEFER_AFTER + 0.5
        message = await here.button(review_button("en", TABLE, 1).custom_id)
        pressed = await here.people[0].click(message, label="Press")
        await here.env.advance_time(DEFER_AFTER + 1)
        shown = here.newest(here.channel)
        assert (shown.id, shown.embeds) == (message.id, message.embeds)
        assert [followup.ephemeral for followup in pressed.followups] == [True, True]
        assert "Your chance to win" in words_of("", pressed.followups[1].embeds)
