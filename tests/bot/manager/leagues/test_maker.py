"""Who hears of what somebody in charge of a league has to know, when whoever made it is not there any more."""

import pytest

from bot.manager.errors import Denied
from bot.manager.ids import PersonId
from tests.bot.manager.fakes import OWNER
from tests.bot.manager.incoming.test_privacy import forget
from tests.bot.manager.leagues.club import MANAGER, Club


def told(club: Club) -> list[tuple[PersonId, ...]]:
    """Returns who heard that the message of the league cannot be shown."""
    return [people for people, notice in club.showing.told if notice.slug == "league_not_shown"]


async def hide(club: Club) -> None:
    """Have the message of the league not shown for a while."""
    club.showing.trouble = [Denied(), Denied()]
    await club.enter((100,))
    await club.wait(900)


@pytest.mark.parametrize(("there", "who"), [(True, MANAGER), (False, OWNER)])
async def test_the_owner_of_the_server_hears_of_it_where_the_maker_has_left_it(
    club: Club, there: bool, who: PersonId
) -> None:
    await club.create()
    if not there:
        club.showing.strangers.add(MANAGER)
    await hide(club)
    assert told(club) == [(who,)]


async def test_the_owner_hears_of_it_where_the_maker_has_had_his_data_deleted(club: Club) -> None:
    await club.create()
    await forget(club, MANAGER)
    await hide(club)
    assert told(club) == [(OWNER,)]
