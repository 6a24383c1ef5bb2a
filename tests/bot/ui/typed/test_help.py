"""Help says where somebody is and what he can do there, in every language, and nothing that is not so."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.state import Phase
from bot.engine.view import public_view
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import LeagueId, PersonId, Place, TableId
from bot.manager.tables.choices import LANGUAGES
from bot.manager.views import (
    Dealing,
    EndReason,
    FixtureView,
    MotionView,
    Newcomer,
    Stage,
    TableView,
)
from bot.text.cards import both
from bot.ui.connection.client import LastCardClient
from bot.ui.connection.command_links import CommandLinks, own_name
from bot.ui.messages.face import AnyFace
from bot.ui.typed.help import help_face
from bot.ui.typed.whereabouts import Rights, Where
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import EXTENSIONS
from tests.bot.ui.views import dealt, hand_view, lobby_of, lobby_view, person, position, table_view

AWA, BINTA, STRANGER = person(0), person(1), PersonId(9)
NO_LINKS = CommandLinks()
NAMED = re.compile(r"`/([^`]+)`")


def words(face: AnyFace) -> str:
    """Return all words of a face."""
    return "\n".join((face.title, face.body, *(part for field in face.fields for part in field), face.footer))


def page(where: Where, locale: str = "en") -> str:
    """Return help in words, buttons and commands without what makes them stand out."""
    return words(help_face(locale, where, NO_LINKS))


def commands(where: Where) -> set[str]:
    """Return the commands that help names as what can be done now."""
    fields = dict(help_face("en", where, NO_LINKS).fields)
    return set(NAMED.findall(fields.get("What you can do now", "")))


def playing(*, turn: bool = True, options: Mapping[str, str] | None = None, **changed: Any) -> Where:
    """Return the seat of the host in a match that has just been dealt: the one to move, or the one after it."""
    match, events = dealt(seed=1, options=options)
    mover = public_view(match).turn
    assert mover is not None
    seat = mover if turn else (mover + 1) % match.seats
    view = replace(table_view(match, events), host=person(seat))
    return Where(person=person(seat), table=replace(view, **changed), hand=hand_view(match, seat, events))


def lobby(who: PersonId, seats: int = 2, **changed: Any) -> Where:
    """Return a place at a lobby."""
    return Where(person=who, table=replace(lobby_view(seats), **changed))


def at(stage: Stage, who: PersonId = AWA, **changed: Any) -> Where:
    """Return a place at a table of which somebody sees no hand."""
    return Where(person=who, table=replace(table_view(*dealt(seed=1)), stage=stage, **changed))


FIXTURE = FixtureView(LeagueId("b7k2m9"), "Cup *of* `evil`", (AWA, BINTA))
OVER: Mapping[str, Any] = {"ended": EndReason.CHAMPION, "reviewable": True}
ELSEWHERE = replace(table_view(*dealt(seed=1)), id=TableId("elsewhere1"), place=Place(111, 223))

SITUATIONS: Mapping[str, Where] = {
    "direct": Where(person=AWA, server=False),
    "no table": Where(person=AWA),
    "manager": Where(person=AWA, rights=Rights.MANAGES),
    "runs tables": Where(person=AWA, rights=Rights.RUNS_TABLES),
    "lacking": Where(person=AWA, lacking="Send Messages, Embed Links"),
    "not here": Where(person=AWA, refused=Refused(Refusal.CHANNEL_NOT_ALLOWED, {"channels": "<#1>, <#2>"})),
    "banned": Where(person=AWA, refused=Refused(Refusal.BANNED, {})),
    "new": Where(person=AWA, new=True),
    "unknown": Where(person=AWA, known=False),
    "leagues": Where(person=AWA, leagues=("Cup *of* `evil` @everyone " * 3,) * 8),
    "lobby, stranger": lobby(STRANGER),
    "lobby, full": lobby(STRANGER, 4, most_seats=4),
    "lobby, kept": lobby(STRANGER, 4, most_seats=5, reserved=(STRANGER,)),
    "lobby, host alone": lobby(AWA, 1),
    "lobby, host": lobby(AWA, 4),
    "lobby, guest": lobby(BINTA, 4),
    "lobby, drawn": lobby(AWA, 0, fixture=FIXTURE),
    "lobby, not drawn": lobby(STRANGER, 0, fixture=FIXTURE),
    "turn": playing(),
    "not turn": playing(turn=False),
    "turn, refusing": playing(options={"misplay": "reject"}),
    "nothing to say": playing(options={"misplay": "reject", "last_call": "off"}),
    "no reactions": playing(reactions=False),
    "paused": playing(paused_until=1.0),
    "rated": playing(rated=True),
    "asked": at(Stage.PLAYING, BINTA, motion=MotionView("undo", AWA, (BINTA,), 1.0)),
    "frozen": at(Stage.PLAYING, frozen=True),
    "watching": at(Stage.PLAYING, STRANGER),
    "watching, joinable": at(Stage.PLAYING, STRANGER, joinable=True),
    "waiting": at(Stage.PLAYING, STRANGER, joinable=True, waiting=(Newcomer(STRANGER, "Haddy"),)),
    "break": at(Stage.BREAK),
    "break, dealer": at(Stage.BREAK, dealing=Dealing(0, range(3, 9), 5)),
    "break, other dealer": at(Stage.BREAK, dealing=Dealing(1, range(3, 9), 5)),
    "break, watching": at(Stage.BREAK, STRANGER),
    "over": at(Stage.OVER, **OVER),
    "over, broken off": at(Stage.OVER, ended=EndReason.ENDED, rated=True),
    "lesson over": at(Stage.OVER, lesson=True, **OVER),
    "over for good": at(Stage.OVER, due=None, **OVER),
    "several": replace(playing(), others=(ELSEWHERE,) * 9),
    "direct, several": Where(
        person=AWA, server=False, others=(ELSEWHERE, replace(ELSEWHERE, stage=Stage.LOBBY))
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_situation_fits_in_every_language(language: str, situation: str) -> None:
    face = help_face(language, SITUATIONS[situation], CommandLinks({"table new": 2**63, "play": 2**63}))
    assert not list(problems(face))
    assert not any(words.endswith("…") for _, words in face.fields)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_it_names_is_there_under_the_name_it_is_listed_by(language: str) -> None:
    client = LastCardClient()
    for name in EXTENSIONS:
        await client.load_extension(name)
    known = {own_name(language, command.qualified_name) for command in client.tree.walk_commands()}
    named = {name for where in SITUATIONS.values() for name in NAMED.findall(page(where, language))}
    assert named <= known
    assert len(named) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_situations_are_told_alike(language: str) -> None:
    pages = {page(where, language) for where in SITUATIONS.values()}
    assert len(pages) == len(SITUATIONS)


def test_where_no_table_is_it_tells_how_to_open_one_or_why_not() -> None:
    assert commands(SITUATIONS["no table"]) == {"table new"}
    assert "No table is open in this channel." in page(SITUATIONS["no table"])
    assert not commands(SITUATIONS["lacking"])
    assert "I need Send Messages, Embed Links in this channel" in page(SITUATIONS["lacking"])
    assert not commands(SITUATIONS["not here"])
    assert "tables open in <#1>" in page(SITUATIONS["not here"])
    assert "keeps you out" in page(SITUATIONS["banned"])


def test_who_is_new_is_told_of_the_tutorial_and_nobody_else_is() -> None:
    assert "`/table tutorial`" in page(SITUATIONS["new"])
    assert "tutorial" not in page(SITUATIONS["no table"])


def test_of_a_table_without_a_view_of_tables_it_says_that_it_cannot_be_looked_up() -> None:
    assert "cannot look up the tables" in page(SITUATIONS["unknown"])
    assert "No table is open" not in page(SITUATIONS["unknown"])
    assert "`/table new`" in page(SITUATIONS["unknown"])


def test_a_lobby_is_joined_started_or_left() -> None:
    assert "join" in commands(SITUATIONS["lobby, stranger"])
    assert commands(SITUATIONS["lobby, full"]) == set()
    assert commands(SITUATIONS["lobby, kept"]) == {"join"}
    assert commands(lobby(STRANGER, 4, most_seats=5, reserved=(PersonId(8),))) == set()
    assert "computer" in commands(SITUATIONS["lobby, host alone"])
    assert "start" not in commands(SITUATIONS["lobby, host alone"])
    assert {"start", "options", "table leave"} <= commands(SITUATIONS["lobby, host"])
    assert commands(SITUATIONS["lobby, guest"]) == {"table leave"}
    assert commands(SITUATIONS["lobby, drawn"]) == {"join"}
    assert commands(SITUATIONS["lobby, not drawn"]) == set()


def test_a_lobby_that_cannot_begin_as_it_is_says_why() -> None:
    four = replace(lobby_of("classic", 4, {"partnership": "on"}), host=AWA)
    three = replace(four, seats=four.seats[:3])
    assert "start" in commands(Where(person=AWA, table=four))
    assert "start" not in commands(Where(person=AWA, table=three))
    assert "is for 4 players; 3 sit here" in page(Where(person=AWA, table=three))


def test_on_a_turn_it_tells_what_can_be_done_and_else_to_wait() -> None:
    assert {"play", "draw", "pass", "hand"} <= commands(SITUATIONS["turn"])
    assert "**Your turn**" in page(SITUATIONS["turn"])
    waiting = SITUATIONS["not turn"]
    assert not {"play", "draw", "pass"} & commands(waiting)
    assert "not yours to move" in page(waiting)


def test_what_the_rules_do_not_let_is_not_offered_where_they_are_refused() -> None:
    match = position("house", "hands: Awa=4C Binta=9C,KD\npile: 9D\nstock: 7H 3S\nturn: Awa\n---\n")
    where = Where(person=AWA, table=table_view(match), hand=hand_view(match, 0))
    assert where.hand is not None
    assert where.hand.marks
    assert not where.hand.view.plays
    assert "draw" in commands(where)
    assert not {"play", "pass"} & commands(where)


def test_several_of_one_rank_are_told_of_where_they_can_go_together() -> None:
    for cards, told in (("4C,9S,9H", True), ("4C,9S,KH", False)):
        said = f"hands: Awa={cards} Binta=9C,KD\npile: 9D\nstock: 7H 3S\nturn: Awa\n---\n"
        match = position("house", said)
        where = Where(person=AWA, table=table_view(match), hand=hand_view(match, 0))
        assert ("Several of one rank" in page(where)) is told


def test_where_players_watch_help_does_not_tell_what_fits() -> None:
    fits = playing()
    assert fits.hand is not None
    assert fits.hand.view.plays
    assert not fits.hand.marks
    nothing = replace(fits.hand, view=replace(fits.hand.view, plays=(), actions=(), may_draw=False))
    assert page(fits) == page(replace(fits, hand=nothing))


@pytest.mark.parametrize(
    ("situation", "said"),
    [
        ("turn", {"lastcard", "catch", "challenge"}),
        ("turn, refusing", {"lastcard", "catch"}),
        ("nothing to say", set()),
    ],
)
def test_calls_are_those_of_the_table(situation: str, said: set[str]) -> None:
    assert commands(SITUATIONS[situation]) & {"lastcard", "catch", "challenge"} == said


def test_reactions_are_named_where_they_are_in_force() -> None:
    assert all(sign in page(SITUATIONS["turn"]) for sign in "🔔🚨⚠️")
    assert not any(sign in page(SITUATIONS["no reactions"]) for sign in "🔔🚨⚠️")
    assert "lastcard" in commands(SITUATIONS["no reactions"])


def test_what_somebody_owes_stands_there() -> None:
    where = playing()
    assert where.hand is not None
    table = replace(where.hand.view.table, owed=(2,) * 4)
    owing = replace(where, hand=replace(where.hand, view=replace(where.hand.view, table=table)))
    assert "You owe 2 cards" in page(owing)
    assert "You owe" not in page(where)


def test_a_threat_is_drawn_by_its_button() -> None:
    where = playing(options={"misplay": "reject"})
    assert where.hand is not None
    threatened = replace(where.hand.view.table, phase=Phase.ANSWER_DRAW, pending=4)
    hand = replace(where.hand, view=replace(where.hand.view, table=threatened, may_draw=True))
    assert "Take 4 cards" in page(replace(where, hand=hand))


def test_host_and_guest_are_told_their_own() -> None:
    assert {"table kick", "table undo", "table end"} <= commands(SITUATIONS["turn"])
    assert "table undo" not in commands(SITUATIONS["rated"])
    assert "table kick" not in commands(SITUATIONS["asked"])
    assert "agree" in commands(SITUATIONS["asked"])
    assert commands(SITUATIONS["paused"]) == {"table resume"}


def test_who_watches_can_follow_and_perhaps_join() -> None:
    assert commands(SITUATIONS["watching"]) == {"table follow"}
    assert commands(SITUATIONS["watching, joinable"]) == {"table follow", "join"}
    assert commands(SITUATIONS["waiting"]) == {"table follow"}
    assert commands(SITUATIONS["frozen"]) == {"table end"}


def test_between_rounds_it_is_dealt_or_the_dealer_chooses() -> None:
    assert "deal" in commands(SITUATIONS["break"])
    assert "You deal" in page(SITUATIONS["break, dealer"])
    assert "deal" not in commands(SITUATIONS["break, other dealer"])
    assert commands(SITUATIONS["break, watching"]) == {"table follow"}


def test_after_a_match_it_is_looked_at_again_and_another_begins() -> None:
    looks = {"replay", "table record", "table verify", "table new"}
    assert commands(SITUATIONS["over"]) == looks | {"start", "table review"}
    assert commands(SITUATIONS["over for good"]) == looks | {"table review"}
    assert commands(SITUATIONS["over, broken off"]) == looks
    assert commands(at(Stage.OVER, STRANGER, **OVER)) == looks
    assert "sit there" not in page(SITUATIONS["over"])


def test_a_lesson_that_is_over_is_only_begun_again() -> None:
    assert commands(SITUATIONS["lesson over"]) == {"table tutorial", "rules", "table new"}


def test_every_other_table_is_named_with_its_code_and_those_too_many_are_counted() -> None:
    several = page(SITUATIONS["several"])
    assert several.count("`elsewhere1`") == 6
    assert "and 3 more" in several
    assert "option `table`" in several
    assert "it is your turn" in page(replace(SITUATIONS["no table"], others=(turned(ELSEWHERE, 0),)))
    assert "it is your turn" not in page(replace(SITUATIONS["no table"], others=(turned(ELSEWHERE, 1),)))


def turned(view: TableView, seat: int) -> TableView:
    """Return a view in which it is a seat's turn."""
    assert view.public is not None
    return replace(view, public=replace(view.public, turn=seat))


def test_a_hand_is_told_to_nobody_who_has_none() -> None:
    match, events = dealt(seed=1)
    hand = hand_view(match, 1, events)
    told = page(Where(person=STRANGER, table=table_view(match, events)))
    assert not any(str(both("en", card)) in told for card in hand.view.hand if card != hand.view.table.top)


def test_names_of_leagues_do_no_harm() -> None:
    told = page(SITUATIONS["leagues"])
    assert "*of*" not in told
    assert "@everyone" not in told.replace("@\u200beveryone", "")


def test_commands_are_links_once_their_ids_are_known() -> None:
    links = CommandLinks({"table new": 7, "rules": 8})
    for language in LANGUAGES:
        told = words(help_face(language, SITUATIONS["no table"], links))
        assert "</table new:7>" in told
        assert "</rules:8>" in told
        assert f"`/{own_name(language, 'stats')}`" in told
