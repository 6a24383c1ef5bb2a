"""A league is filled in over hours and restarts, is created once, and by a game that all its tables can play."""

from dataclasses import replace

import pytest

from bot.league.terms import Terms
from bot.manager.competition import Plan
from bot.manager.ids import DraftId, PersonId
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import CreateLeague, EnterLeague
from bot.manager.leagues.drafts import KEPT
from bot.manager.leagues.games import checked_game, with_option
from bot.manager.tables.table import Refuse
from bot.store.drafts import MOST_OF_A_PERSON
from tests.bot.manager.hall import PLACE
from tests.bot.manager.leagues.club import DUELS, MANAGER, SIGN_UP, Club, leagues_of

GUILD = PLACE.guild_id


async def send_off(club: Club, draft: DraftId) -> LeagueDone | LeagueRefused:
    """Creates the league of a form."""
    plan = Plan(name="Cup", variant="gambian", sign_up_until=club.clock.now() + SIGN_UP)
    asker = club.asker(MANAGER, moderator=True)
    request = CreateLeague(asker=asker, place=PLACE, plan=plan, terms=DUELS, draft=draft)
    answer = await club.manager.leagues.handle(request)
    assert isinstance(answer, LeagueDone | LeagueRefused)
    await club.settle()
    return answer


async def test_a_form_outlives_a_restart_and_is_its_authors_alone(club: Club) -> None:
    draft = await club.manager.leagues.drafts.begin(GUILD, MANAGER, "one")
    assert await club.manager.leagues.drafts.change(draft, GUILD, MANAGER, lambda text: text + " two") == (
        "one two"
    )
    await club.restart(after=3600)
    drafts = club.manager.leagues.drafts
    assert await drafts.read(draft, GUILD, MANAGER) == "one two"
    for guild, person in ((GUILD, PersonId(1)), (GUILD + 1, MANAGER)):
        assert await drafts.read(draft, guild, person) is None
        assert await drafts.change(draft, guild, person, lambda _: "mine") is None
    assert await drafts.read(draft, GUILD, MANAGER) == "one two"


async def test_a_change_that_is_refused_changes_nothing(club: Club) -> None:
    def refuse(_: str) -> str:
        raise Refuse("no")

    drafts = club.manager.leagues.drafts
    draft = await drafts.begin(GUILD, MANAGER, "one")
    with pytest.raises(Refuse):
        await drafts.change(draft, GUILD, MANAGER, refuse)
    assert await drafts.read(draft, GUILD, MANAGER) == "one"


async def test_a_form_that_is_sent_off_twice_makes_one_league(club: Club) -> None:
    draft = await club.manager.leagues.drafts.begin(GUILD, MANAGER, "one")
    assert isinstance(await send_off(club, draft), LeagueDone)
    again = await send_off(club, draft)
    assert isinstance(again, LeagueRefused)
    assert again.reason == "league_form_over"
    assert len(await leagues_of(club.manager.leagues, GUILD)) == 1


async def test_a_form_whose_league_is_refused_is_there_still(club: Club) -> None:
    drafts = club.manager.leagues.drafts
    draft = await drafts.begin(GUILD, MANAGER, "one")
    request = CreateLeague(
        asker=club.asker(PersonId(1)), place=PLACE, plan=Plan(name="x", variant="gambian"), terms=DUELS
    )
    refused = await club.manager.leagues.handle(replace(request, draft=draft))
    assert isinstance(refused, LeagueRefused)
    assert await drafts.read(draft, GUILD, MANAGER) == "one"


async def test_forms_are_kept_for_two_days_and_ten_of_a_person(club: Club) -> None:
    drafts = club.manager.leagues.drafts
    old = await drafts.begin(GUILD, PersonId(1), "old")
    made = []
    for _ in range(MOST_OF_A_PERSON + 1):
        await club.wait(1)
        made.append(await drafts.begin(GUILD, MANAGER, "new"))
    left = [draft for draft in made if await drafts.read(draft, GUILD, MANAGER)]
    assert left == made[1:]
    assert await drafts.read(old, GUILD, PersonId(1)) == "old"
    await club.wait(KEPT)
    await drafts.begin(GUILD, MANAGER, "newest")
    assert await drafts.read(old, GUILD, PersonId(1)) is None


@pytest.mark.parametrize(
    ("variant", "options", "size", "reason"),
    [
        ("classic", {}, 8, "league_seats"),
        ("classic", {"partnership": "on"}, 4, "league_partners"),
        ("gambian", {"hand_size": "99"}, 4, "bad_option"),
        ("gambian", {"moon": "on"}, 4, "unknown_option"),
    ],
)
def test_a_game_that_some_table_cannot_play_is_refused(
    variant: str, options: dict[str, str], size: int, reason: str
) -> None:
    with pytest.raises(Refuse) as refused:
        checked_game(variant, options, size)
    assert refused.value.reason == reason


def test_options_of_the_table_itself_go_with_any_game() -> None:
    assert checked_game("classic", {"hints": "on"}, 4) == checked_game("classic", {}, 4)


def test_an_option_is_chosen_as_at_a_full_table_and_the_usual_one_puts_it_back() -> None:
    options = with_option("gambian", {}, 4, {"hand_size": "6"})
    assert options == {"hand_size": "6"}
    assert with_option("gambian", {"hand_size": "6", "hints": "on"}, 4, {"hand_size": "4"}) == {"hints": "on"}


async def test_a_league_is_played_with_the_options_it_was_made_with(club: Club) -> None:
    await club.create(Terms(size=2, seed="options"), options=(("hand_size", "6"), ("hints", "on")))
    assert isinstance(await club.want(EnterLeague, PersonId(100)), LeagueDone)
    await club.enter((101,))
    await club.wait(SIGN_UP + 30)
    (table,) = await club.tables()
    assert dict(table.options) == {"hand_size": "6", "hints": "on"}
    await club.come(table)
    (table,) = await club.tables()
    assert table.rules.options()["hand_size"] == "6"
