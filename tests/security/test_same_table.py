"""At one table everybody sees his own hand and no other: by every command and completion, and in what can be taken away."""

from __future__ import annotations

from pathlib import Path

from bot.engine.cards import Card
from bot.manager.ids import PersonId
from bot.text.catalogue import say
from bot.ui.messages.controls import Control
from bot.ui.messages.verbs import Verb
from tests.security.test_other_servers import values_for
from tests.security.world import EXAMPLES, Server, World, answer, cards_in, leaves, world
from tests.test_project import ROOT

CLOSES = {"table end", "table leave", "table kick", "table ban", "table undo"}
"""Commands after which there would be no such hand any more."""


async def hidden(here: World, server: Server, *, to_guest: bool) -> tuple[Card, ...]:
    """Return the cards of the host that somebody cannot know by what lies open, or by his own hand."""
    view = await here.manager.table(server.table)
    assert view is not None
    assert view.public is not None
    mine = await here.hand(server, server.guest) if to_guest else ()
    return tuple(
        card for card in await here.hand(server, server.host) if card not in (*mine, view.public.top)
    )


async def test_no_command_shows_the_hand_of_another(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        tried = 0
        for name, command in leaves(here.client.tree):
            if name in CLOSES:
                continue
            for person in (server.guest, server.bystander, server.moderator):
                given = values_for(command, server, "xx")
                if command.get_parameter("table") is not None:
                    given["table"] = server.table
                said = answer(await person.slash(server.channel, name, **given))
                theirs = await hidden(here, server, to_guest=person is server.guest)
                assert theirs
                assert not cards_in(said, theirs), (name, person.name)
                tried += 1
        assert tried > 70


async def test_no_completion_offers_the_hand_of_another(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        for name, command in leaves(here.client.tree):
            for option in command.parameters:
                if not option.autocomplete:
                    continue
                for person in (server.guest, server.bystander, server.moderator):
                    filled = values_for(command, server, "8H")
                    filled.pop(option.name, None)
                    offered = await person.autocomplete(server.channel, name, option.name, "", **filled)
                    said = " ".join(f"{choice['name']} {choice['value']}" for choice in offered)
                    theirs = await hidden(here, server, to_guest=person is server.guest)
                    if option.name in {"card", "more"}:
                        assert not cards_in(said, theirs), (name, person.name)
                        assert bool(offered) <= (person is server.guest), (name, person.name)


async def test_the_record_of_a_match_is_had_when_it_is_over_and_not_before(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        button = Control(server.table, Verb.RECORD, None).custom_id
        for person in (server.host, server.guest, server.bystander, server.moderator):
            for said in (
                answer(await person.slash(server.channel, "table record")),
                answer(await here.forge(person, here.message(server), button)),
            ):
                assert say("en", "refused-still_running") in said
                assert "seed" not in said
        assert await here.manager.record(server.table) is None


async def test_a_page_of_a_hand_is_ones_own_whoever_it_was_drawn_for(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        server = await here.server("A")
        await here.play(server)
        for page in ("0", "1", "99"):
            control = Control(server.table, Verb.PAGE, None, (page,))
            for person in (server.guest, server.bystander):
                said = answer(await here.forge(person, here.message(server), control.custom_id))
                assert not cards_in(said, await hidden(here, server, to_guest=person is server.guest))
        assert await here.manager.hand(server.table, PersonId(server.bystander.id)) is None


def test_what_is_no_card_of_anybody_is_fixed_text_of_the_catalogue() -> None:
    folder = ROOT / "bot" / "text" / "locales" / "en"
    words = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))
    assert [example for example in EXAMPLES if words.count(example) != 1 or "{" in example] == []
