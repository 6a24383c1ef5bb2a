"""Typed what stands on the screens of leagues: their parts, their picture, their form, and that one is sure."""

from typing import Any

import pytest

from bot.league.course import apply
from bot.league.facts import Draw, Enter
from bot.league.model import League
from bot.league.terms import EntrantId, Format, Terms
from bot.manager.competition import Series
from bot.manager.ids import PersonId, Place
from bot.manager.leagues.asked import CreateLeague, EndLeague, QuitLeague, SetResult
from bot.manager.preferences import Preset
from bot.manager.requests import Asker
from bot.store.rows import AuditRow
from bot.ui.pictures.painter import Painter
from tests.bot.ui.fake_leagues import LEAGUE, SEASON, UNTIL, entrants, league_of, league_view, played
from tests.bot.ui.stage import Stage, private_words
from tests.cogs.league_room import asked, club
from tests.cogs.test_league_repeat import SERIES
from tests.cogs.test_settings import screen_of, with_manager


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("standings", "standings"),
        ("stages", "matches"),
        ("entrants", "Who is in"),
        ("rules", "rules"),
        ("log", "What was done"),
    ],
)
async def test_every_part_of_a_league_is_seen_by_typing(part: str, words: str) -> None:
    async with club(played(apply(league_of(SEASON), Draw(entrants(4))), 1)) as here:
        here.manager.leagues.rows = [AuditRow(1, here.people[0].id, "CloseSignUp", "", 1.0)]
        shown = await here.people[0].slash(here.channel, "league table", part=part)
        assert words.casefold() in private_words(shown).casefold()


async def test_a_page_is_typed() -> None:
    async with club(league_of(SEASON, 60)) as here:
        shown = [
            private_words(
                await here.people[0].slash(here.channel, "league table", part="entrants", page=page)
            )
            for page in (1, 2)
        ]
        assert shown[0] != shown[1]


async def test_the_picture_of_a_league_is_asked_for_with_its_page_and_its_ground() -> None:
    async with club(played(apply(league_of(SEASON), Draw(entrants(4))), 1)) as here:
        here.client.painter = Painter()
        found = []
        for given in ({}, {"light": True}, {"page": 1, "light": True}):
            shown = await here.people[0].slash(here.channel, "league picture", **given)
            await here.env.settle()
            assert shown.response is not None
            (file,) = shown.response.attachments
            assert file.description
            found.append(await file.read())
        here.client.painter.close()
        assert found[0] != found[1] == found[2]


async def test_who_is_sure_is_not_asked_before_he_leaves() -> None:
    async with club(apply(league_of(), Draw())) as here:
        view, person = here.manager.leagues.held, here.people[0]
        assert view is not None
        here.manager.leagues.held = league_view(_drawn(EntrantId(person.id)), place=view.competition.place)
        asking = await person.slash(here.channel, "league leave")
        assert asking.response is not None
        assert asking.response.components
        assert asked(here) == []
        await person.slash(here.channel, "league leave", sure=True)
        (request,) = asked(here)
        assert isinstance(request, QuitLeague)


def _drawn(person: EntrantId) -> League:
    """Return a league that has begun with somebody."""
    return apply(apply(league_of(), Enter(person)), Draw())


@pytest.mark.parametrize(
    ("series", "others", "stop", "words"),
    [
        (None, False, False, "is over."),
        (SERIES, False, False, "The next one opens"),
        (SERIES, True, True, "is over."),
    ],
)
async def test_who_is_sure_is_not_asked_before_a_league_ends(
    series: Series | None, others: bool, stop: bool, words: str
) -> None:
    async with club(apply(league_of(), Draw()), series=series) as here:
        boss = with_manager(here)
        said = private_words(await boss.slash(here.channel, "league end", sure=True, others=others))
        assert words in said
        (request,) = asked(here)
        assert request == EndLeague(asker=request.asker, league=LEAGUE, stop=stop)


async def test_who_is_sure_takes_matches_back_at_once() -> None:
    async with club(played(league_of())) as here:
        boss, view = with_manager(here), here.manager.leagues.held
        assert view is not None
        first, second = view.competition.league.stages[0].tables[0].seats
        await boss.slash(
            here.channel, "league result", match="1.1", first=str(second), second=str(first), sure=True
        )
        await boss.slash(here.channel, "league reopen", match="1.1", sure=True)
        await boss.slash(here.channel, "league reopen", match="1.1")
        assert [(type(request), request.sure) for request in asked(here)] == [
            (SetResult, True),
            (SetResult, True),
            (SetResult, False),
        ]


TERMS = "format=season size=5 days=8 points=3-2-1 final=4 rated=off hand_size=6"


async def test_a_league_is_created_without_a_press() -> None:
    async with club() as here:
        boss = with_manager(here)
        role = boss.guild.create_role("club")
        said = await boss.slash(
            here.channel,
            "league create",
            name="Wed night",
            variant="house",
            terms=f"{TERMS} role=<@&{role.id}>",
            until=str(int(UNTIL)),
            sure=True,
        )
        assert "The sign-up is open" in private_words(said)
        (request,) = asked(here)
        assert isinstance(request, CreateLeague)
        assert request.place == Place(boss.guild.id, here.channel.id)
        assert request.terms == Terms(format=Format.SEASON, size=5, days=8, final=4, points=(3, 2, 1))
        plan = request.plan
        assert (plan.name, plan.variant, plan.options) == ("Wed night", "house", (("hand_size", "6"),))
        assert (plan.sign_up_until, plan.rated, plan.role) == (UNTIL // 60 * 60, False, role.id)


async def test_a_form_begins_with_what_is_typed() -> None:
    async with club() as here:
        boss = with_manager(here)
        asker = Asker(
            person=PersonId(boss.id), name="Boss", receipt="1", moderator=True, guild_id=boss.guild.id
        )
        await here.manager.preferences.save(
            asker, boss.guild.id, Preset("Ours", "classic", {"refill": "flip"})
        )
        shown = await boss.slash(here.channel, "league create", name="Cup", preset="ours", terms="size=3")
        assert "Classic" in private_words(shown)
        assert asked(here) == []
        await boss.click(screen_of(shown), label="Create")
        (request,) = asked(here)
        assert isinstance(request, CreateLeague)
        assert request.terms.size == 3
        assert (request.plan.variant, request.plan.options) == ("classic", (("refill", "flip"),))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"terms": "size"}, "“size” is no option"),
        ({"terms": "size=40"}, "is no option"),
        ({"terms": "weather=good"}, "is no option"),
        ({"terms": "partnership=on"}, "is no option"),
        ({"terms": "role=club"}, "is no option"),
        ({"terms": "points=1-2"}, "1, 2"),
        ({"terms": "hand_size=99"}, "It may be"),
        ({"variant": "bridge"}, "It may be"),
        ({"variant": "house", "preset": "ours"}, "not both"),
        ({"until": "tomorrow"}, "list"),
        ({"terms": "entry=role", "sure": True}, "role"),
    ],
)
async def test_what_cannot_be_creates_nothing_and_is_told(given: dict[str, Any], words: str) -> None:
    async with club() as here:
        boss = with_manager(here)
        said = private_words(await boss.slash(here.channel, "league create", name="Cup", **given))
        assert words in said.replace("\\", ""), said
        assert asked(here) == []


async def offered(here: Stage, text: str, **given: str) -> list[str]:
    found = await here.people[0].autocomplete(here.channel, "league create", "terms", text, **given)
    return [choice["value"] for choice in found]


async def test_what_the_form_asks_for_is_completed_word_by_word() -> None:
    async with club() as here:
        assert await offered(here, "form") == ["format=cup"]
        assert await offered(here, "format=") == ["format=cup", "format=season"]
        assert await offered(here, "format=season refil", variant="house")
        assert await offered(here, "poi") == ["points=5-3-2-1"]
        assert await offered(here, "nonsense form") == []
        assert len(await offered(here, "")) <= 25
        assert all(len(value) <= 100 for value in await offered(here, TERMS + " ", variant="house"))
