"""Nobody reaches a table of a server he is not in: by no command, no completion and no button there is.

All of them are taken from the command tree and from the verbs, so that a new one is tried as soon as it is there.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord import AppCommandOptionType, app_commands

from bot.engine.cards import Card, code
from bot.manager.ids import PersonId, Stamp, TableId
from bot.manager.views import Stamps
from bot.text.catalogue import say
from bot.ui.answers.asking import STAMPED
from bot.ui.messages.controls import Control
from bot.ui.messages.picks import write_pick
from bot.ui.messages.verbs import Verb
from tests.security.world import Server, World, answer, cards_in, leaves, world

NO_SUCH_TABLE = say("en", "refused-no_table")

WITHOUT_TABLE = {
    "table new",
    "table tutorial",
    "table ban",
    "table unban",
    "table list",
    "settings server",
    "settings moderators",
    "settings zone",
    "settings me",
    "stats",
    "leaderboard",
    "privacy",
    "help",
}
"""Commands that are about no table, or about all of the server they are typed in."""

OF_SETTINGS = {Verb.SETTINGS, Verb.SETTING, Verb.UNSAVE}
"""Verbs of controls that are about no table, but about the server they are pressed in, or the person."""


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[World, Server, Server]]:
    """Give a table in play in one server, an open one in another, and people who sit at one each."""
    async with world(tmp_path) as here:
        ours, theirs = await here.server("A"), await here.server("B")
        await here.play(ours)
        await here.open(theirs)
        yield here, ours, theirs


OF_LEAGUES = "league "
"""Commands that begin so are about leagues (tests/cogs/test_league.py, tests/security/test_leagues_of_other_servers.py)."""


def of_tables(known: Iterator[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """Yield the commands that are about no league."""
    return ((name, command) for name, command in known if not name.startswith(OF_LEAGUES))


def values_for(command: app_commands.Command[Any, ..., Any], ours: Server, card: str) -> dict[str, Any]:
    """Return something for each option a command needs."""
    of_kind: dict[AppCommandOptionType, Any] = {
        AppCommandOptionType.string: "1",
        AppCommandOptionType.integer: 5,
        AppCommandOptionType.boolean: True,
        AppCommandOptionType.user: ours.guest,
    }
    needed = [option for option in command.parameters if option.required]
    given = {
        option.name: option.choices[0].value if option.choices else of_kind[option.type] for option in needed
    }
    return {**given, "card": card} if "card" in given else given


async def test_every_command_about_a_table_names_one(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, _, _):
        known = dict(of_tables(leaves(here.client.tree)))
        named = {name for name, command in known.items() if command.get_parameter("table") is not None}
        assert set(known) - named == WITHOUT_TABLE


async def test_no_command_reaches_a_table_of_another_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, ours, theirs):
        before, hand = await here.state(ours.table), await here.hand(ours, ours.host)
        tried = 0
        for name, command in of_tables(leaves(here.client.tree)):
            if name in WITHOUT_TABLE:
                continue
            for stranger in (theirs.host, theirs.moderator, theirs.bystander):
                given = {**values_for(command, theirs, code(hand[0])), "table": ours.table}
                answers = [answer(await stranger.slash(theirs.channel, name, **given))]
                if not name.startswith("table "):
                    answers.append(answer(await stranger.user.slash(name, **given)))
                for said in answers:
                    assert NO_SUCH_TABLE in said, (name, stranger.name)
                    assert not cards_in(said, hand), (name, stranger.name)
                    tried += 1
        assert tried > 80
        assert await here.state(ours.table) == before


async def test_nobody_is_offered_anything_of_a_table_of_another_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, ours, theirs):
        hand = await here.hand(ours, ours.host)
        tried = 0
        for name, option, filled in completed(here, ours, theirs, code(hand[0])):
            for stranger in (theirs.host, theirs.moderator, theirs.bystander):
                offered = await stranger.autocomplete(theirs.channel, name, option, "", **filled)
                if not name.startswith("table "):
                    offered += await stranger.user.autocomplete(name, option, "", **filled)
                said = " ".join(f"{choice['name']} {choice['value']}" for choice in offered)
                assert ours.table not in said, (name, option)
                assert "HostA" not in said, (name, option)
                assert option not in {"card", "more"} or not cards_in(said, hand)
                tried += 1
        assert tried > 90


def completed(
    here: World, ours: Server, theirs: Server, card: str
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield every option that is completed, with what stands in the others: once with the table they may not see."""
    for name, command in of_tables(leaves(here.client.tree)):
        for option in command.parameters:
            if option.autocomplete:
                filled = values_for(command, theirs, card)
                filled.pop(option.name, None)
                yield name, option.name, filled
                if command.get_parameter("table") is not None and option.name != "table":
                    yield name, option.name, {**filled, "table": ours.table}


FITTING: Mapping[Verb, tuple[str, ...]] = {
    Verb.PLAY: ("card", "H"),
    Verb.PICK: ("card",),
    Verb.NAME: ("H",),
    Verb.OPTION: ("hand_size", "0"),
    Verb.PRESET: ("game",),
    Verb.OPTIONS: ("0",),
    Verb.PAGE: ("0",),
}
"""What a control of a verb is given; the others are given nothing."""


def every_control(table: TableId, stamps: Stamps, card: Card) -> Iterator[Control]:
    """Yield a control for each verb and each stamp it may bear."""
    by_kind = {stamp.kind: stamp for stamp in all_of(stamps)}
    for verb in Verb:
        if verb not in OF_SETTINGS:
            for kind in STAMPED.get(verb, (None,)):
                given = (write_pick((card,)) if word == "card" else word for word in FITTING.get(verb, ()))
                yield Control(table, verb, by_kind[kind] if kind else None, tuple(given))


def all_of(stamps: Stamps) -> Iterator[Stamp]:
    """Yield the stamps of a hand."""
    for name in Stamps.__slots__:
        stamp = getattr(stamps, name)
        assert isinstance(stamp, Stamp)
        yield stamp


async def test_no_control_reaches_a_table_of_another_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, ours, theirs):
        hand = await here.manager.hand(ours.table, PersonId(ours.host.id))
        assert hand is not None
        before, message, pressed = await here.state(ours.table), here.message(theirs), 0
        for control in every_control(ours.table, hand.stamps, hand.view.hand[0]):
            for stranger in (theirs.host, theirs.moderator):
                for values in ((), ("5",)):
                    said = answer(await here.forge(stranger, message, control.custom_id, *values))
                    assert NO_SUCH_TABLE in said, (control, stranger.name)
                    pressed += 1
        assert pressed > 100
        assert await here.state(ours.table) == before
