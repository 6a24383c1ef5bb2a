"""Who may do what: every command and every control with a right behind it, tried by everybody.

The right is looked up in the code at each press: Discord's own settings of who sees a command are defaults that a
server can change.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from simcord.actors import MemberActor

from bot.manager.ids import PersonId
from bot.manager.requests import Asker, SomeTableRequest
from bot.manager.tables.audit import GOVERNING, SETTING_UP
from bot.manager.tables.choices import Scope
from bot.text.catalogue import say
from bot.ui.messages.controls import Control
from bot.ui.messages.verbs import Verb
from bot.ui.screens.rules import NO_TABLE
from tests.security.test_other_servers import of_tables
from tests.security.world import Server, World, answer, leaves, world

ROLES = ("bystander", "guest", "elsewhere", "host", "helper", "moderator")
"""From the least right to the most: nobody here, at the table, a manager of another server, the host, the role, a manager."""

REFUSED = tuple(
    say("en", f"refused-{reason}")
    for reason in ("host_only", "managers_only", "moderators_only", "not_seated", "no_table")
)


class Right(NamedTuple):
    """Who may use a command without asking anybody, and with what it is tried."""

    may: frozenset[str]
    given: Callable[[Server], dict[str, Any]] = lambda _: {}
    needs: str = "table"
    """What there must be: an open `table`, a match in `play`, a `paused` one."""


HOSTS = frozenset({"host", "helper", "moderator"})
HELPERS = frozenset({"helper", "moderator"})
MANAGERS = frozenset({"moderator"})
SEATED = frozenset({"guest", "host"})
ALL_HERE = frozenset({"bystander", "guest", "host", "helper", "moderator"})

BY_COMMAND = {
    "table kick": Right(HOSTS, lambda s: {"player": "2"}, "play"),
    "table host": Right(HOSTS, lambda s: {"player": "2"}),
    "table rated": Right(HOSTS, lambda s: {"on": False}),
    "table reserve": Right(HOSTS, lambda s: {"player": s.bystander}),
    "table move": Right(HOSTS),
    "table pause": Right(HOSTS, needs="play"),
    "table resume": Right(HOSTS, needs="paused"),
    "table end": Right(HOSTS, needs="play"),
    "table ban": Right(HELPERS, lambda s: {"player": s.bystander}),
    "table unban": Right(HELPERS, lambda s: {"player": s.bystander}, "banned"),
    "table list": Right(HELPERS),
    "start": Right(HOSTS),
    "computer": Right(HOSTS),
    "options": Right(HOSTS, lambda s: {"clock": "60"}),
    "table save": Right(MANAGERS, lambda s: {"name": "mine"}),
    "settings server": Right(MANAGERS),
    "settings moderators": Right(MANAGERS),
    "settings zone": Right(MANAGERS, lambda s: {"zone": "Europe/Warsaw"}),
}
"""Commands with a right behind them, and who may use them alone."""

WITHOUT_RIGHT = {
    "table new", "table tutorial", "table leave", "table undo", "table show", "table follow", "table record", "table verify", "table review", "settings me",
    "hand", "play", "suit", "deal", "draw", "pass", "lastcard", "catch", "challenge", "rules", "replay", "help", "privacy", "stats",
    "leaderboard", "join", "agree",
}  # fmt: skip
"""Commands for whoever sits there, or for everybody; to undo takes all players, whoever asks for it."""


ASKS = {("table pause", "guest"), ("table resume", "guest")}
"""What asks the others where it is not done at once."""

OF_THE_LOBBY = {"start", "computer", "options"}
"""What a host does every time is not entered."""

OF_ONES_OWN_SERVER = {
    "table ban", "table unban", "table list", "settings server", "settings moderators", "settings zone",
}  # fmt: skip
"""Commands with no way to name anything of another server: they are about the one they are typed in."""


class Scene:
    """One server with a table as it is needed, and somebody for every role."""

    def __init__(self, here: World, server: Server, elsewhere: Server) -> None:
        self.here, self.server = here, server
        helpers = server.guild.create_role("helpers")
        self.role = helpers.id
        self.people: dict[str, tuple[MemberActor, Server]] = {
            name: (getattr(server, name), server) for name in ("bystander", "guest", "host", "moderator")
        }
        helper = server.guild.add_member(here.env.create_user("Helper"), roles=[helpers])
        self.people |= {"helper": (helper, server), "elsewhere": (elsewhere.moderator, elsewhere)}

    async def prepare(self, needs: str) -> None:
        """Open the table, and bring it where it has to be."""
        moderator = self.server.moderator
        asker = asker_for(self.server, moderator)
        assert (
            await self.here.manager.preferences.set_server(
                asker, self.server.guild.id, "moderator_role", str(self.role)
            )
            is None
        )
        await self.here.open(self.server)
        host, channel = self.server.host, self.server.channel
        if needs in {"play", "paused"}:
            await host.slash(channel, "table rated", on=False)
            await host.click(self.here.message(self.server), label="Start")
        if needs == "paused":
            await host.slash(channel, "table pause")
        if needs == "banned":
            await moderator.slash(channel, "table ban", player=self.server.bystander)

    async def type(self, who: str, name: str, right: Right) -> str:
        """Type a command and return the answer."""
        person, place = self.people[who]
        channel = place.channel
        if name == "table move" and place is self.server:
            channel = self.server.guild.create_text_channel(f"to-{who}")
        given = right.given(self.server if who != "elsewhere" else place)
        if takes_table(self.here, name):
            given |= {"table": self.server.table}
        return answer(await person.slash(channel, name, **given))

    def audit(self) -> list[tuple[Any, ...]]:
        """Return what was entered of acts by right."""
        path = self.here.path
        with sqlite3.connect(path) as connection:
            found = connection.execute("SELECT act, as_who, person, about FROM audit ORDER BY id").fetchall()
        connection.close()
        return found


def is_refused(said: str) -> bool:
    """Tell whether an answer is that somebody has no right to what he asked for."""
    return any(words in said for words in REFUSED)


def takes_table(here: World, name: str) -> bool:
    """Tell whether a command can name a table."""
    return dict(leaves(here.client.tree))[name].get_parameter("table") is not None


def asker_for(server: Server, person: MemberActor) -> Asker:
    """Return somebody who manages a server, as the manager sees him."""
    return Asker(
        person=PersonId(person.id), name=person.name, receipt="1", moderator=True, guild_id=server.guild.id
    )


async def test_every_command_is_one_with_a_right_or_one_without(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        known = {name for name, _ in of_tables(leaves(here.client.tree))}
        assert known == {*BY_COMMAND, *WITHOUT_RIGHT}
        assert not set(BY_COMMAND) & WITHOUT_RIGHT


@pytest.mark.parametrize("name", BY_COMMAND)
async def test_a_command_is_for_those_who_have_the_right_and_is_entered(tmp_path: Path, name: str) -> None:
    right = BY_COMMAND[name]
    async with world(tmp_path) as here:
        for who in ROLES:
            scene = Scene(here, await here.server(f"A{who}"), await here.server(f"B{who}"))
            await scene.prepare(right.needs)
            table, entries = await here.state(scene.server.table), scene.audit()
            said = await scene.type(who, name, right)
            refused, entered = is_refused(said), scene.audit()[len(entries) :]
            allowed = who in right.may
            if (name, who) in ASKS:
                assert (await here.state(scene.server.table)).motion is not None, said
                assert entered == []
                continue
            if who == "elsewhere" and name in OF_ONES_OWN_SERVER:
                continue
            assert refused is not allowed, (who, said)
            if not allowed:
                assert await here.state(scene.server.table) == table, who
                assert entered == [], who
            elif who == "host" and name in OF_THE_LOBBY:
                assert entered == []
            elif name not in {"table list", "settings server"}:
                acts = {(act_who, person) for _, act_who, person, _ in entered}
                expected = "host" if who == "host" else "moderator"
                assert acts == {(expected, scene.people[who][0].id)}, (who, entered)


LOBBY_CONTROLS = {
    Verb.START: ((), ()),
    Verb.ADD_COMPUTER: ((), ()),
    Verb.REMOVE_COMPUTER: ((), ()),
    Verb.OPTION: (("hand_size", "0"), ("5",)),
    Verb.PRESET: (("game",), ("classic",)),
    Verb.CLOCK: ((), ("60",)),
}
"""Controls of a lobby that are its host's, with what is chosen."""


@pytest.mark.parametrize("verb", LOBBY_CONTROLS)
async def test_a_control_of_the_lobby_is_its_hosts_and_a_moderators(tmp_path: Path, verb: Verb) -> None:
    arguments, values = LOBBY_CONTROLS[verb]
    async with world(tmp_path) as here:
        for who in ROLES:
            scene = Scene(here, await here.server(f"A{who}"), await here.server(f"B{who}"))
            await scene.prepare("table")
            if verb is Verb.REMOVE_COMPUTER:
                await scene.server.host.click(here.message(scene.server), label="Add computer")
            before, entries = await here.state(scene.server.table), scene.audit()
            view = await here.manager.table(scene.server.table)
            assert view is not None
            control = Control(scene.server.table, verb, view.stamps.lobby, arguments)
            person, place = scene.people[who]
            if not place.table:
                await here.open(place)
            result = await here.forge(person, here.message(place), control.custom_id, *values)
            after = await here.state(scene.server.table)
            if who in HOSTS:
                assert after.version > before.version, who
                assert len(scene.audit()) - len(entries) == (who != "host"), who
            else:
                assert is_refused(answer(result)), who
                assert after == before, who


@pytest.mark.parametrize(
    ("verb", "arguments", "values"),
    [
        (Verb.SETTING, (Scope.SERVER.value, "several_tables", "0"), ("on",)),
        (Verb.SETTING, (Scope.SERVER.value, "channels", "0"), ("5",)),
        (Verb.SETTING, (Scope.SERVER.value, "moderator_role", "0"), ("5",)),
        (Verb.SETTINGS, (Scope.SERVER.value, "0"), ()),
        (Verb.UNSAVE, ("0",), ("mine",)),
    ],
)
async def test_settings_of_a_server_are_its_managers_whatever_is_forged(
    tmp_path: Path, verb: Verb, arguments: tuple[str, ...], values: tuple[str, ...]
) -> None:
    async with world(tmp_path) as here:
        scene = Scene(here, await here.server("A"), await here.server("B"))
        await scene.prepare("table")
        await scene.server.moderator.slash(scene.server.channel, "table save", name="mine")
        guild = scene.server.guild.id
        before = (
            here.manager.preferences.texts(Scope.SERVER, guild),
            await here.manager.preferences.presets(guild),
        )
        custom_id = Control(NO_TABLE, verb, None, arguments).custom_id
        for who in ("bystander", "guest", "host", "helper"):
            person, place = scene.people[who]
            said = answer(await here.forge(person, here.message(place), custom_id, *values))
            assert say("en", "refused-managers_only") in said, (who, said)
        after = (
            here.manager.preferences.texts(Scope.SERVER, guild),
            await here.manager.preferences.presets(guild),
        )
        assert after == before
        assert scene.audit()[1:] == [
            ("SavePreset", "moderator", scene.server.moderator.id, json.dumps({"preset": "mine"}))
        ]
        moderator = scene.server.moderator
        said = answer(await here.forge(moderator, here.message(scene.server), custom_id, *values))
        assert say("en", "refused-managers_only") not in said


async def test_a_right_that_was_taken_away_is_gone_at_the_next_press(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        scene = Scene(here, await here.server("A"), await here.server("B"))
        await scene.prepare("table")
        right = BY_COMMAND["table rated"]
        assert not is_refused(await scene.type("helper", "table rated", right))
        asker = asker_for(scene.server, scene.server.moderator)
        await here.manager.preferences.set_server(asker, scene.server.guild.id, "moderator_role", "")
        assert say("en", "refused-host_only") in await scene.type("helper", "table rated", right)


async def test_no_command_relies_on_what_a_server_may_have_changed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for command in here.client.tree.get_commands():
            assert command.to_dict(here.client.tree).get("default_member_permissions") is None, command.name


def test_what_is_entered_is_what_needs_a_right() -> None:
    """Whatever `decide` asks a right for is entered: the types of its requests, all of them."""
    of_hosts = {kind.__name__ for kind in (*GOVERNING, *SETTING_UP)}
    assert of_hosts == {kind.__name__ for kind in get_args(SomeTableRequest)} - {
        "Join", "LeaveSeat", "Act", "NextRound", "Rematch", "Agree", "Object", "Follow", "ShowHand", "ShowTable",
    }  # fmt: skip
