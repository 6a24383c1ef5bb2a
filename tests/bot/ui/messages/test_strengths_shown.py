"""How strong computer players are, shown and chosen in a lobby."""

from dataclasses import replace

import pytest

from bot.manager.ids import PersonId
from bot.manager.requests import AddComputer, Asker
from bot.manager.tables.choices import LANGUAGES
from bot.manager.tables.strengths import STRENGTHS
from bot.manager.views import TableView
from bot.text.catalogue import say
from bot.ui.messages.controls import read
from bot.ui.messages.face import Face, Menu
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.table import table_face
from bot.ui.typed.lobby import opened_face
from tests.bot.ui.fakes import FakeManager, in_lobby
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import private_words, stage
from tests.bot.ui.views import TABLE, dealt, lobby_view, table_view


def of_strength(view: TableView, strength: str | None) -> TableView:
    *others, last = view.seats
    return replace(view, seats=(*others, replace(last, strength=strength)))


def menu(face: Face) -> Menu:
    (found,) = [row for row in face.rows if isinstance(row, Menu)]
    return found


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_seat_says_how_strong_its_computer_player_is(locale: str, strength: str) -> None:
    lobby = lobby_face(locale, of_strength(lobby_view(3), strength)).fields[0][1]
    others = [lobby_face(locale, of_strength(lobby_view(3), other)).fields[0][1] for other in STRENGTHS]
    assert others.count(lobby) == 1
    table = of_strength(table_view(dealt(3)[0]), strength)
    shown = [table_face(locale, of_strength(table, other)).fields[0][1] for other in STRENGTHS]
    assert shown.count(table_face(locale, table).fields[0][1]) == 1


def test_a_teacher_has_no_strength_to_tell() -> None:
    taught = table_face("en", of_strength(table_view(dealt(3)[0]), "watchful")).fields[0][1]
    assert not any(strength in taught for strength in STRENGTHS)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_each_strength_is_explained_in_a_line(locale: str) -> None:
    face = lobby_face(locale, lobby_view(3))
    offered = menu(face).choices
    assert [choice.value for choice in offered] == list(STRENGTHS)
    assert len({choice.description for choice in offered} | {choice.label for choice in offered}) == 6
    assert not list(problems(face))


def test_where_no_seat_is_left_no_computer_player_is_offered() -> None:
    full = replace(lobby_view(3), most_seats=3)
    assert not any(isinstance(row, Menu) for row in lobby_face("en", full).rows)


def test_the_same_strength_can_be_chosen_again() -> None:
    ids = {menu(lobby_face("en", lobby_view(seats))).custom_id for seats in (2, 3, 4)}
    assert len(ids) == 3
    assert all(read(custom_id) is not None for custom_id in ids)


@pytest.mark.parametrize("strength", STRENGTHS)
async def test_what_is_chosen_is_seated(strength: str) -> None:
    manager = in_lobby()
    async with stage(manager) as here:
        message = await here.table_message()
        custom_id = menu(lobby_face("en", manager.view)).custom_id
        await here.people[0].select(message, [strength], custom_id=custom_id)
        (request,) = manager.requests
        assert isinstance(request, AddComputer)
        assert (request.strength, request.table) == (strength, TABLE)
        assert request.stamp == manager.view.stamps.lobby


async def test_a_press_that_names_no_strength_is_a_forgery() -> None:
    manager = in_lobby()
    async with stage(manager) as here:
        message = await here.button(menu(lobby_face("en", manager.view)).custom_id)
        pressed = await here.people[0].click(message, label="Press")
        assert private_words(pressed) == say("en", "refused-unknown_control")
        assert manager.requests == []


# Who opens a table


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("usual", STRENGTHS)
def test_who_opens_a_table_is_told_each_strength_in_a_line(locale: str, usual: str) -> None:
    view = lobby_view(1)
    first, about, *lines = opened_face(locale, view, view.place.channel_id, usual).text.split("\n")
    assert first == say(locale, "done-opened")
    assert about == say(locale, "done-opened-computers", usual=usual)
    assert len({say(locale, "done-opened-computers", usual=other) for other in STRENGTHS}) == len(STRENGTHS)
    named = zip(STRENGTHS, lines, strict=True)
    assert all(line.endswith(say(locale, "lobby-strength-about", strength=name)) for name, line in named)
    assert say(locale, "parameter-strength") in about


def test_where_no_seat_is_left_the_opener_is_told_of_no_computer_player() -> None:
    full = replace(lobby_view(1), most_seats=1)
    assert opened_face("en", full, 0, "normal").text == say("en", "done-opened-thread")


async def test_the_command_tells_it_in_private_with_what_the_server_has_set() -> None:
    async with stage(FakeManager(lobby_view())) as here:
        guild, boss = here.manager.view.place.guild_id, PersonId(here.people[0].id)
        asker = Asker(person=boss, name="x", receipt="1", guild_id=guild, moderator=True)
        assert await here.manager.preferences.set_server(asker, guild, "computers", "strong") is None
        words = private_words(await here.people[0].slash(here.channel, "table new"))
        assert "seats a computer player, a strong one where you do not choose" in words
        assert words.count("\n- **") == len(STRENGTHS)
