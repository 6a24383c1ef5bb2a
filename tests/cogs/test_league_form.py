"""The form of a new league."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import actors
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.league.terms import Format, Seeding, Terms
from bot.manager.competition import Plan
from bot.manager.ids import DraftId, Place
from bot.manager.leagues.asked import (
    CreateLeague,
)
from bot.ui.leagues.form.dates import HOUR, MINUTE, day_choices, hour_choices, moments
from bot.ui.leagues.form.draft import CHOICES, Draft, new_draft, read_draft, written
from bot.ui.leagues.form.pages import chosen_on, form_face, token
from bot.ui.messages.face import Menu
from tests.bot.ui.fake_leagues import UNTIL
from tests.bot.ui.stage import Stage, private_words
from tests.cogs.league_room import asked, club, refusing
from tests.cogs.test_settings import screen_of, with_manager


async def open_form(here: Stage, boss: MemberActor, name: str = "Sunday cup") -> InteractionResult:
    return await boss.slash(here.channel, "league create", name=name)


def menu(message: discord.Message, placeholder: str) -> str:
    """Return the custom id of a menu."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            if getattr(item, "placeholder", None) == placeholder:
                return str(item.custom_id)
    raise AssertionError(placeholder)


async def choose(boss: MemberActor, shown: InteractionResult, label: str, *values: Any) -> InteractionResult:
    message = screen_of(shown)
    return await boss.select(message, list(values), custom_id=menu(message, label))


async def forge(
    person: MemberActor, message: discord.Message, custom_id: str, *values: str
) -> InteractionResult:
    """Press a control that is not on this message."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = list(values)
    return await actors._component_interaction(person, actors._visible_message(person, message), data)


PAGES: tuple[dict[str, str], ...] = (
    {"Format": "season", "Game": "house", "Seats at a table": "5", "Points by place": "3-2-1"},
    {"Hour, in UTC": "19", "Match days": "8", "One match day every": "1209600"},
    {"Check-in": "3600", "Time to be ready": "300", "Final knock-out": "4", "Time for a turn": "off"},
    {"How many go on": "2", "Tables are drawn": "rating", "Who may enter": "role"},
    {"Rated": "off"},
)


async def fill_in(boss: MemberActor, shown: InteractionResult, role: Any) -> InteractionResult:
    """Choose something on every page of the form, and a role where there is one to choose."""
    for number, page in enumerate(PAGES):
        shown = await boss.click(screen_of(shown), label="Next") if number else shown
        for label, value in page.items():
            shown = await choose(boss, shown, label, value)
        if "Who may enter" in page:
            shown = await choose(boss, shown, "The role that may enter", role)
    return shown


async def test_a_season_is_filled_in_by_menus_and_created() -> None:
    async with club() as here:
        boss = with_manager(here)
        role = boss.guild.create_role("club")
        shown = await open_form(here, boss, "  Wed *night* ")
        shown = await fill_in(boss, shown, role)
        words = private_words(shown)
        for part in (
            "season",
            "House",
            "3-2-1",
            "2 of each table",
            "14 days",
            f"<@&{role.id}>",
            "by rating",
            "no limit",
        ):
            assert part in words, part
        shown = await boss.click(screen_of(shown), label="Create")
        assert "The sign-up is open" in private_words(shown)
        (request,) = asked(here)
        assert isinstance(request, CreateLeague)
        assert request.place == Place(boss.guild.id, here.channel.id)
        assert request.terms == Terms(
            format=Format.SEASON,
            size=5,
            advance=2,
            days=8,
            final=4,
            seeding=Seeding.RATING,
            points=(3, 2, 1),
        )
        plan = request.plan
        assert plan.sign_up_until % (24 * HOUR) == 19 * HOUR
        assert replace(plan, sign_up_until=0) == Plan(
            name="Wed *night*",
            variant="house",
            turn_clock=0,
            rated=False,
            ready_time=300,
            check_in=3600,
            every=1_209_600,
            role=role.id,
        )
        assert request.draft in here.manager.leagues.store.drafts.rows


async def test_a_preset_of_the_server_is_a_game_to_choose_and_one_that_is_gone_is_told() -> None:
    async with club() as here:
        boss = with_manager(here)
        books = here.manager.store.presets
        books.save(boss.guild.id, "Kurz & gut", variant="gambian", options="hand_size=3 hints=on", by=1, at=0)
        (preset,) = await here.manager.preferences.presets(boss.guild.id)
        shown = await choose(boss, await open_form(here, boss), "Game", token(preset))
        assert "Cards each: 3" in private_words(shown)
        await here.manager.preferences.set_server(
            await _asker(here, boss), boss.guild.id, "turn_clock", "300"
        )
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert dict(request.plan.options) == {"hand_size": "3", "hints": "on"}
        assert request.plan.turn_clock == 300
        form = await open_form(here, boss)
        books.drop(boss.guild.id, "Kurz & gut")
        refused = await choose(boss, form, "Game", token(preset))
        assert "do not know this button" in private_words(refused)


async def test_only_whom_the_managers_enter_can_be_let_in() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await open_form(here, boss)
        for _ in range(2):
            shown = await boss.click(screen_of(shown), label="Next")
        shown = await choose(boss, shown, "Who may enter", "role")
        shown = await boss.click(screen_of(shown), label="Create")
        assert "Choose the role" in private_words(shown)
        assert asked(here) == []
        shown = await choose(boss, shown, "Who may enter", "list")
        assert "only whom the managers enter" in private_words(shown)
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert request.plan.invited
        assert request.plan.role is None


async def test_all_options_of_the_game_are_chosen_as_in_a_lobby() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await boss.click(screen_of(await open_form(here, boss)), label="All options")
        words = private_words(shown)
        assert "Page 1 of" in str(screen_of(shown).embeds[0].footer.text)
        assert "partnership" not in str([row.to_dict() for row in screen_of(shown).components])
        shown = await choose(boss, shown, "Cards each", "6")
        assert "Cards each: 6" in private_words(shown)
        assert "Cards each: 6" not in words
        shown = await boss.click(screen_of(shown), label="Next")
        shown = await boss.click(screen_of(shown), label="Back to the form")
        assert "Cards each: 6" in private_words(shown)
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert dict(request.plan.options) == {"hand_size": "6"}


async def test_an_option_that_does_not_go_with_the_others_is_refused_with_the_reason() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await choose(boss, await open_form(here, boss), "Game", "gambian")
        (draft,) = here.manager.leagues.store.drafts.rows
        shown = await boss.click(screen_of(shown), label="All options")
        screen = screen_of(shown)
        for name, value, words in (
            ("partnership", "on", "do not know this button"),
            ("moon", "on", "do not know this button"),
            ("hand_size", "99", "“99”"),
        ):
            forged = await forge(boss, screen, f"lcl:0:option:{draft}:{name}-0", value)
            assert words in private_words(forged), name


async def test_a_form_that_is_over_says_so_and_is_its_authors_alone() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await open_form(here, boss)
        (draft,) = here.manager.leagues.store.drafts.rows
        other = screen_of(await here.people[1].slash(here.channel, "league mine"))
        forged = await forge(here.people[1], other, f"lcl:0:create:{draft}")
        assert "That form is over" in private_words(forged)
        here.manager.leagues.store.drafts.rows.clear()
        for answer in (
            await choose(boss, shown, "Format", "season"),
            await boss.click(screen_of(shown), label="Create"),
            await boss.click(screen_of(shown), label="All options"),
        ):
            assert "That form is over" in private_words(answer)
        assert asked(here) == []


async def test_a_form_that_cannot_be_stored_says_so() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await open_form(here, boss)
        here.manager.leagues.store.broken = True
        assert "could not be saved" in private_words(await choose(boss, shown, "Format", "season"))
        assert "could not be saved" in private_words(await open_form(here, boss))


@pytest.mark.parametrize(
    "where", ["form:D:moon-0", "form:D:size", "form:D:size-x", "options:D:x", "points:D:1", "create:D:1"]
)
async def test_what_no_form_has_offered_is_answered_and_changes_nothing(where: str) -> None:
    async with club() as here:
        boss = with_manager(here)
        screen = screen_of(await open_form(here, boss))
        (draft,) = here.manager.leagues.store.drafts.rows
        before = dict(here.manager.leagues.store.drafts.rows)
        forged = await forge(boss, screen, f"lcl:0:{where.replace('D', draft)}", "1")
        assert "do not know this button" in private_words(forged)
        assert here.manager.leagues.store.drafts.rows == before


async def test_a_form_that_is_refused_stays_with_the_reason_above() -> None:
    async with club() as here:
        boss = with_manager(here)
        shown = await open_form(here, boss)
        here.manager.leagues.answers = refusing("league_bad_time")
        after = await boss.click(screen_of(shown), label="Create")
        assert "That time is past" in private_words(after)
        assert menu(screen_of(after), "Format")


async def test_who_does_not_manage_leagues_is_told_so_and_roles_can_be_let_in() -> None:
    async with club() as here:
        person = here.people[1]
        assert "Only those who manage the leagues" in private_words(await open_form(here, person))
        role = person.guild.create_role("hosts")
        await here.manager.preferences.set_server(
            await _asker(here, with_manager(here)), person.guild.id, "league_managers", str(role.id)
        )
        host = person.guild.add_member(here.env.create_user("Jainaba"), roles=[role])
        await host.click(screen_of(await open_form(here, host)), label="Create")
        (request,) = asked(here)
        assert role.id in request.asker.roles


async def _asker(here: Stage, boss: MemberActor) -> Any:
    await boss.slash(here.channel, "table leave")
    return here.manager.requests[-1].asker


def test_a_draft_is_read_as_it_was_written() -> None:
    draft = replace(new_draft("x", "gambian", UNTIL), points=(9, 1), options=(("hand_size", "3"),))
    for field, values in CHOICES.items():
        for value in values:
            if value in draft.offered(field):
                changed = replace(draft.choosing(field, value), role=2**63)
                assert read_draft(written(changed)) == changed


def test_what_is_not_offered_any_more_is_as_usual_in_a_draft_of_before() -> None:
    draft = new_draft("x", "gambian", UNTIL)
    old = written(replace(draft, variant="gone", values={"size": "99", "moon": "1", "days": "3"}))
    assert read_draft(old) == replace(draft, values={**draft.values, "days": "3"})


def test_a_game_for_fewer_offers_fewer_seats() -> None:
    draft = new_draft("x", "gambian", UNTIL).choosing("size", "8").choosing("advance", "7")
    classic = draft.playing("classic", {})
    assert (classic.chosen("size"), classic.chosen("advance")) == ("4", "3")
    assert classic.offered("size") == ("2", "3", "4")


def test_days_and_hours_are_called_by_their_names() -> None:
    # Sunday, 17 March 2030, 17:46 UTC
    tomorrow = UNTIL + 24 * HOUR
    days = [choice.label for choice in day_choices("en", UNTIL, tomorrow, "UTC")]
    assert days[:3] == ["Sun 17 March", "Mon 18 March", "Tue 19 March"]
    assert len(days) == 25
    (chosen,) = [choice for choice in day_choices("en", UNTIL, tomorrow, "UTC") if choice.chosen]
    assert chosen.label == "Mon 18 March"
    full = UNTIL // HOUR * HOUR
    (hour,) = [choice for choice in hour_choices("en", full, "UTC") if choice.chosen]
    assert hour.label == "17:00 UTC"
    offered = dict(moments("en", UNTIL, "UTC"))
    assert offered["Sun 17 March, 18:00 UTC"] == 1_900_000_800
    assert offered["in an hour"] == UNTIL + 3600
    assert offered["in 10 minutes"] == UNTIL + 600


def test_a_day_that_has_passed_leaves_today_to_choose_and_one_far_ahead_stands_last() -> None:
    for ahead, place in ((-1, 0), (40, 24)):
        found = list(day_choices("en", UNTIL, UNTIL + ahead * 24 * HOUR, "UTC"))
        assert [number for number, choice in enumerate(found) if choice.chosen] == [place]
        assert "Sun 17 March" in [choice.label for choice in found]
        assert len(found) == 25


def test_fewer_seats_let_fewer_go_on() -> None:
    draft = new_draft("x", "gambian", UNTIL).choosing("size", "8").choosing("advance", "7")
    assert draft.choosing("size", "3").chosen("advance") == "2"


def test_what_no_menu_offered_is_no_choice() -> None:
    draft: Draft = new_draft("x", "gambian", UNTIL)
    for field, value in (
        ("size", "9"),
        ("advance", "4"),
        ("moon", "1"),
        ("time", "24"),
        ("day", "x"),
        ("role", "x"),
    ):
        assert chosen_on(draft, field, value) is None


def test_what_is_chosen_in_a_menu_says_of_what_it_is() -> None:
    face = form_face("en", new_draft("x", "gambian", UNTIL), DraftId("d"), (), now=UNTIL, wanted=0)
    menus = [menu for menu in face.rows if isinstance(menu, Menu)]
    shown = [choice.label for menu in menus for choice in menu.choices if choice.chosen]
    assert shown == [
        "Format: knock-out cup",
        "Game: Gambian",
        "Seats at a table: up to 4",
        "How many go on: the best of each table",
    ]


def test_a_day_keeps_the_hour_and_an_hour_the_day() -> None:
    draft = new_draft("x", "gambian", UNTIL)
    later = chosen_on(draft, "day", str(draft.until // (24 * 60) + 3))
    assert later is not None
    assert later.until == draft.until + 72 * 60
    assert (
        form_face("en", later, DraftId("d"), (), now=UNTIL, wanted=1).body.count(
            f"<t:{later.until * MINUTE}:F>"
        )
        == 1
    )
    hour = chosen_on(later, "time", "5")
    assert hour is not None
    assert hour.until == later.until // (24 * 60) * 24 * 60 + 5 * 60


async def test_dates_are_chosen_in_the_zone_of_the_server() -> None:
    async with club() as here:
        boss = with_manager(here)
        await boss.slash(here.channel, "settings zone", zone="Asia/Kathmandu")
        shown = await boss.click(screen_of(await open_form(here, boss)), label="Next")
        shown = await choose(boss, shown, "Hour, in Kathmandu time", "19")
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        # Nepal is five hours and three quarters ahead.
        assert (request.plan.sign_up_until + 5.75 * HOUR) % (24 * HOUR) == 19 * HOUR
        typed = await boss.autocomplete(here.channel, "league deadline", "when", "19:00")
        assert {str(choice["name"]).rpartition(", ")[2] for choice in typed} == {"19:00 Kathmandu time"}
        assert {(int(choice["value"]) + 5.75 * HOUR) % (24 * HOUR) for choice in typed} == {19 * HOUR}
