"""Managers enter people by mention or id, many at once."""

from bot.league.terms import EntrantId
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import AddEntrants
from bot.ui.leagues.members import MOST_ADDED
from tests.bot.ui.stage import private_words
from tests.cogs.league_room import asked, club, refusing
from tests.cogs.test_settings import with_manager


async def test_people_are_entered_by_mention_or_id_at_once_and_each_is_checked() -> None:
    async with club() as here:
        boss, guest, other = with_manager(here), here.people[1], here.people[2]
        bot = boss.guild.add_member(here.env.create_user("Helper", bot=True))
        people = f"<@{guest.id}><@!{other.id}>, {guest.id} <@{bot.id}> 123456789012345678 @everyone"
        said = private_words(await boss.slash(here.channel, "league add", people=people))
        assert f"✅ Entered (2): <@{guest.id}>, <@{other.id}>" in said
        assert f"❌ <@{bot.id}> (`{bot.id}`): that is a bot" in said
        assert "❌ <@123456789012345678> (`123456789012345678`): no" in said
        assert "no mention and no id" in said
        assert "@everyone" not in said
        (request,) = asked(here)
        assert isinstance(request, AddEntrants)
        assert request.people == ((guest.id, "Binta"), (other.id, "Haddy"))


async def test_who_cannot_be_entered_is_named_beside_those_who_are() -> None:
    async with club() as here:
        boss, view = with_manager(here), here.manager.leagues.held
        assert view is not None
        guest, other = here.people[1].id, here.people[2].id
        refused = ((EntrantId(guest), "league_entered"),)
        here.manager.leagues.answers = lambda _: LeagueDone(view, refused)
        said = private_words(await boss.slash(here.channel, "league add", people=f"{guest} {other}"))
        assert f"✅ Entered (1): <@{other}>" in said
        assert f"❌ <@{guest}>: Already in this league" in said
        here.manager.leagues.answers = refusing("league_over")
        over = private_words(await boss.slash(here.channel, "league add", people=f"{guest}"))
        assert "This league is over" in over


async def test_too_many_at_once_are_not_looked_up_and_who_could_not_be_is_told() -> None:
    async with club() as here:
        boss, guest = with_manager(here), here.people[1]
        many = " ".join(str(10**17 + number) for number in range(MOST_ADDED + 1))
        said = private_words(await boss.slash(here.channel, "league add", people=many))
        assert f"at most {MOST_ADDED}" in said
        here.env.inject_error("GET", f"/guilds/{boss.guild.id}/members/{guest.id}", status=403)
        said = private_words(await boss.slash(here.channel, "league add", people=str(guest.id)))
        assert "Discord did not say who that is" in said
        assert asked(here) == []
