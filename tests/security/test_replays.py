"""What may be seen again: nothing of a match in play, by no press and no command, whoever asks."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from bot.manager.ids import TableId
from bot.ui.messages.controls import Control
from bot.ui.messages.verbs import Verb
from tests.security.world import Server, World, answer, cards_in, world

ARGUMENTS = (
    (), ("0",), ("1",), ("2",), ("999999999",), ("1", "n0"), ("1", "n1", "0"), ("1", "l999", "all"), ("2", "f0", "1"),
    ("None", "f0", "all"), ("-1", "p-1", "-1"),
)  # fmt: skip
VALUES = ((), ("all",), ("0",), ("1",), ("99",))


async def unseen(here: World, server: Server, said: str, *, by_guest: bool) -> None:
    """See that no card is told that only others hold, and that an answer came."""
    mine = {*await here.hand(server, server.guest)} if by_guest else set()
    view = await here.manager.table(server.table)
    assert view is not None
    assert view.public is not None
    hidden = [card for card in await here.hand(server, server.host) if card not in {*mine, view.public.top}]
    assert said
    assert hidden
    assert "Replay" not in said
    assert not cards_in(said, tuple(hidden))


async def test_no_press_and_no_command_shows_anything_of_a_match_in_play(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        people = (server.host, server.guest, server.bystander, server.moderator)
        for arguments, values in product(ARGUMENTS, VALUES):
            custom_id = Control(TableId(server.table), Verb.REPLAY, None, arguments).custom_id
            person = people[(len(arguments) + len(values)) % 4]
            said = answer(await here.forge(person, here.message(server), custom_id, *values))
            if person is not server.host:
                await unseen(here, server, said, by_guest=person is server.guest)
            assert "still being played" in said
        for person in people[1:]:
            for typed in (server.table, f"{server.table}-0", f"{server.table}-1", f"{server.table}-2", None):
                given = {} if typed is None else {"table": typed}
                said = answer(await person.slash(server.channel, "replay", **given))
                await unseen(here, server, said, by_guest=person is server.guest)
            assert await person.autocomplete(server.channel, "replay", "table", "") == []


async def test_while_a_rematch_is_played_its_first_match_shows_nothing_of_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        await server.guest.slash(server.channel, "table leave")
        shown = answer(await server.bystander.slash(server.channel, "replay"))
        assert "Replay" in shown
        first = server.table
        await here.play(server)
        assert server.table != first
        said = answer(await server.bystander.slash(server.channel, "replay", table=server.table))
        assert "still being played" in said
        said = answer(await server.bystander.slash(server.channel, "replay"))
        assert first in said
        assert server.table not in said


async def test_people_of_another_server_see_and_are_offered_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ours, theirs = await here.server("A"), await here.server("B")
        await here.play(ours)
        await ours.guest.slash(ours.channel, "table leave")
        await here.play(theirs)
        custom_id = Control(ours.table, Verb.REPLAY, None, ("1", "n1", "all")).custom_id
        for stranger in (theirs.host, theirs.moderator, theirs.bystander):
            pressed = answer(await here.forge(stranger, here.message(theirs), custom_id))
            typed = answer(await stranger.slash(theirs.channel, "replay", table=ours.table))
            assert "no such table" in pressed
            assert "no such table" in typed
            assert await stranger.autocomplete(theirs.channel, "replay", "table", "") == []
        assert "Replay" in answer(await ours.bystander.slash(ours.channel, "replay", table=ours.table))
