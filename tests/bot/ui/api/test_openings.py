"""New channels of direct messages are opened at a pace."""

import pytest

from bot.manager.errors import TryLater
from bot.manager.ids import PersonId
from bot.ui.api.openings import AT_ONCE, PATIENCE, Openings
from bot.ui.showing.messages import DiscordShowing
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import stage

PEOPLE = [PersonId(number) for number in range(20)]


class Time:
    """A clock moved by hand."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


def test_a_table_of_newcomers_is_opened_at_once_and_then_one_every_two_seconds(time: Time) -> None:
    openings = Openings(2.0, time)
    waits = [openings.wait(person) for person in PEOPLE]
    assert waits[:AT_ONCE] == [0] * AT_ONCE
    assert waits[AT_ONCE:] == [2.0 * number for number in range(1, len(PEOPLE) - AT_ONCE + 1)]
    time.seconds += 2.0
    assert openings.wait(PEOPLE[AT_ONCE]) == 0
    assert openings.wait(PEOPLE[AT_ONCE + 1]) == 2.0


def test_who_asks_again_keeps_his_turn(time: Time) -> None:
    openings = Openings(2.0, time)
    for person in PEOPLE:
        openings.wait(person)
    assert openings.wait(PEOPLE[AT_ONCE]) == 2.0
    assert openings.wait(PEOPLE[AT_ONCE]) == 2.0
    time.seconds += 1000
    assert [openings.wait(person) for person in PEOPLE[AT_ONCE:]] == [0] * (len(PEOPLE) - AT_ONCE)


def test_turns_nobody_takes_are_forgotten(time: Time) -> None:
    openings = Openings(2.0, time)
    for person in PEOPLE:
        openings.wait(person)
    time.seconds += 1000 + PATIENCE
    for number in range(AT_ONCE + 1):
        openings.wait(PersonId(100 + number))
    assert len(openings._turns) == 1


def test_without_a_pace_nobody_waits(time: Time) -> None:
    openings = Openings(0.0, time)
    assert [openings.wait(person) for person in PEOPLE] == [0] * len(PEOPLE)


async def test_a_hand_waits_for_its_turn_and_nothing_is_asked_meanwhile() -> None:
    async with stage(playing()) as here:
        showing = DiscordShowing(here.client, new_channels_every=10_000.0)
        for _ in range(AT_ONCE):
            showing.openings.wait(PersonId(1))
        person = PersonId(here.people[1].id)
        here.env.http_requests.clear()
        with pytest.raises(TryLater) as refused:
            await showing.show_hand(person, None, here.manager.hands[person], nonce="h")
        assert refused.value.seconds is not None
        assert refused.value.seconds > 1000
        assert not here.env.http_requests
