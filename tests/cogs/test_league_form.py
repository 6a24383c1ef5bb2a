"""The form of a new league."""

from dataclasses import replace
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.league.terms import Format, Seeding, Terms
from bot.manager.competition import Plan
from bot.manager.ids import Place
from bot.manager.leagues.asked import (
    CreateLeague,
)
from bot.ui.dates import HOUR, MINUTE, day_choices, hour_choices, moments
from bot.ui.league_draft import CHOICES, Draft, new_draft, read_draft, token, written
from bot.ui.league_form import chosen_on, form_face
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


PAGES: tuple[dict[str, str], ...] = (
    {"Format": "season", "Game": "classic", "Seats at a table": "5", "How many go on": "2"},
    {"Hour, in UTC": "19", "Match days": "8", "One match day every": "1209600"},
    {"Check-in": "3600", "Time to be ready": "300", "Final knock-out": "4", "Time for a turn": "off"},
    {"Rated": "off"},
)


async def fill_in(boss: MemberActor, shown: InteractionResult, role: Any) -> InteractionResult:
    """Choose something on every page of the form, and a role on the last."""
    for number, page in enumerate(PAGES):
        shown = await boss.click(screen_of(shown), label="Next") if number else shown
        for label, value in page.items():
            shown = await choose(boss, shown, label, value)
    return await choose(boss, shown, "Who may enter: choose no role for everybody", role)


async def test_a_season_is_filled_in_by_menus_and_created() -> None:
    async with club() as here:
        boss = with_manager(here)
        role = boss.guild.create_role("club")
        shown = await open_form(here, boss, "  Wed *night* ")
        shown = await fill_in(boss, shown, role)
        words = private_words(shown)
        for part in (
            "season",
            "Classic",
            "2 of each table",
            "14 days",
            f"<@&{role.id}>",
            "no limit",
        ):
            assert part in words, part
        assert "drawn" not in words
        shown = await boss.click(screen_of(shown), label="Create")
        assert "The sign-up is open" in private_words(shown)
        (request,) = asked(here)
        assert isinstance(request, CreateLeague)
        assert request.place == Place(boss.guild.id, here.channel.id)
        assert request.terms == Terms(
            format=Format.SEASON, size=5, advance=2, days=8, final=4, seeding=Seeding.LOT
        )
        plan = request.plan
        assert plan.sign_up_until % (24 * HOUR) == 19 * HOUR
        assert replace(plan, sign_up_until=0) == Plan(
            name="Wed *night*",
            variant="classic",
            turn_clock=0,
            rated=False,
            ready_time=300,
            check_in=3600,
            every=1_209_600,
            role=role.id,
        )


async def test_a_preset_of_the_server_is_a_game_to_choose_and_one_that_is_gone_is_told() -> None:
    async with club() as here:
        boss = with_manager(here)
        books = here.manager.store.presets
        books.save(boss.guild.id, "Kurz & gut", variant="gambian", options="hand_size=3", by=1, at=0)
        (preset,) = await here.manager.preferences.presets(boss.guild.id)
        shown = await choose(boss, await open_form(here, boss), "Game", token(preset))
        assert "Cards each: 3" in private_words(shown)
        await here.manager.preferences.set_server(
            await _asker(here, boss), boss.guild.id, "turn_clock", "300"
        )
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert dict(request.plan.options) == {"hand_size": "3"}
        assert request.plan.turn_clock == 300
        again = await choose(boss, await open_form(here, boss), "Game", token(preset))
        books.drop(boss.guild.id, "Kurz & gut")
        refused = await boss.click(screen_of(again), label="Create")
        assert "not there any more" in private_words(refused)
        assert len(asked(here)) == 1


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
        assert "Only who manages the leagues" in private_words(await open_form(here, person))
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


def test_a_draft_is_read_as_it_was_written_and_nothing_else_is() -> None:
    draft = new_draft("x", "gambian", UNTIL)
    for field, values in CHOICES.items():
        for value in values:
            if value in draft.offered(field):
                changed = replace(draft.choosing(field, value), role=2**63)
                assert read_draft("x", written(changed)) == changed
    good = written(draft)
    for place, bad in ((1, "z" * len(CHOICES)), (1, "0"), (2, "-1"), (2, "9" * 9), (3, "x")):
        assert read_draft("x", (*good[:place], bad, *good[place + 1 :])) is None
    assert read_draft("x", good[:-1]) is None


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


def test_a_day_keeps_the_hour_and_an_hour_the_day() -> None:
    draft = new_draft("x", "gambian", UNTIL)
    later = chosen_on(draft, "day", str(draft.until // (24 * 60) + 3))
    assert later is not None
    assert later.until == draft.until + 72 * 60
    assert form_face("en", later, (), UNTIL, 1).body.count(f"<t:{later.until * MINUTE}:F>") == 1
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
