"""The outbox's hands: what is sent, what is edited, and what Discord's answers mean."""

from dataclasses import replace

import discord
import pytest

from bot.manager.errors import Archived, Closed, Denied, Gone, NoPlace, ShowingError, TryLater
from bot.manager.ids import LeagueId, MessageRef, PersonId
from bot.manager.views import FixtureView, Notice
from bot.text.catalogue import say
from bot.ui.showing.messages import DiscordShowing
from tests.bot.ui.fake_leagues import league_view
from tests.bot.ui.fakes import in_lobby, playing
from tests.bot.ui.stage import Stage, ref_of, stage


def sent(here: Stage, method: str) -> list[dict[str, object]]:
    """Return the bodies of the messages sent or edited."""
    entries = [
        entry for entry in here.env.http_requests if entry.method == method and "/messages" in entry.path
    ]
    return [entry.json for entry in entries if isinstance(entry.json, dict)]


async def test_a_new_message_has_a_nonce_that_is_enforced_and_pings_nobody() -> None:
    async with stage(playing()) as here:
        await here.table_message()
        (body,) = sent(here, "POST")
        assert (body["nonce"], body["enforce_nonce"]) == ("t", True)
        assert body["allowed_mentions"] == {"parse": []}


async def test_what_one_person_is_told_has_a_nonce_where_that_is_asked_for() -> None:
    async with stage(playing()) as here:
        person = PersonId(here.people[0].id)
        for nonce in ("tiding.7", None):
            await here.showing.tell_in_private(
                person, Notice("you_were_kicked", {"by": "x", "channel": "y"}), nonce=nonce
            )
        first, second = sent(here, "POST")
        assert first["content"] == second["content"]
        assert (first["nonce"], first["enforce_nonce"]) == ("tiding.7", True)
        assert second["nonce"] != "tiding.7"


async def test_an_edit_changes_the_message_in_place_and_pings_nobody() -> None:
    async with stage(playing()) as here:
        message, view = await here.table_message(), here.manager.view
        ref = await here.showing.show_table(view.place, ref_of(message), replace(view, due=1.0), nonce="x")
        assert ref == ref_of(message)
        assert "<t:1:R>" in here.newest(here.channel).content
        assert sent(here, "PATCH")[-1]["allowed_mentions"] == {"parse": []}


async def test_what_was_posted_for_a_table_and_has_controls_is_found_in_its_channel() -> None:
    async with stage(playing()) as here:
        table = here.manager.view.id
        mine = ref_of(await here.table_message())
        await here.button("lc:another1:h1:draw")
        await here.people[0].send(here.channel, "lc:" + table)
        assert await here.showing.posted(here.channel.id, table) == (mine,)
        await here.showing.retire(mine)
        assert await here.showing.posted(here.channel.id, table) == ()


async def test_reactions_are_put_under_a_message_and_found_there() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        assert message.reactions == []
        await here.showing.mark(ref_of(message), here.manager.view)
        await here.people[0].react(message, "🔔")
        assert [str(mark) for mark in here.newest(here.channel).reactions] == ["🔔", "🚨", "⚠️"]
        assert await here.showing.reacted(ref_of(message), "🔔") == (here.people[0].id,)
        assert await here.showing.reacted(ref_of(message), "🚨") == ()


async def test_reactions_that_are_not_allowed_are_told_as_such() -> None:
    async with stage(playing()) as here:
        here.env.inject_error("PUT", "*/reactions/*", status=403, code=50013, times=None)
        message = await here.table_message()
        with pytest.raises(Denied):
            await here.showing.mark(ref_of(message), here.manager.view)


async def test_a_hand_goes_by_direct_message_to_its_owner_and_is_edited_there() -> None:
    async with stage(playing()) as here:
        message = await here.hand_message(1)
        person = PersonId(here.people[1].id)
        hand = here.manager.hands[person]
        assert message.embeds[0].title == "Your hand"
        ref = await here.showing.show_hand(person, ref_of(message), replace(hand, due=1.0), nonce="x")
        assert ref == ref_of(message)
        assert "<t:1:R>" in (await here.direct(1)).content


async def test_a_hand_is_never_sent_to_anybody_else() -> None:
    async with stage(playing()) as here:
        hand = here.manager.hands[PersonId(here.people[1].id)]
        with pytest.raises(ValueError, match="owner"):
            await here.showing.show_hand(PersonId(here.people[0].id), None, hand, nonce="x")


async def test_the_channel_of_direct_messages_is_asked_for_once() -> None:
    async with stage(playing()) as here:
        await here.hand_message(1)
        await here.hand_message(1)
        opened = [entry for entry in here.env.http_requests if entry.path.endswith("/users/@me/channels")]
        assert len(opened) == 1


async def test_a_channel_that_is_known_from_before_is_not_asked_for() -> None:
    async with stage(playing()) as here:
        message = await here.hand_message(1)
        person, hand = PersonId(here.people[1].id), here.manager.hands[PersonId(here.people[1].id)]
        here.env.http_requests.clear()
        after_a_start = DiscordShowing(here.client)
        ref = await after_a_start.show_hand(person, None, hand, nonce="y", channel=message.channel.id)
        assert ref.channel_id == message.channel.id
        assert not [entry for entry in here.env.http_requests if entry.path.endswith("/users/@me/channels")]


async def test_an_old_message_loses_its_controls_and_says_that_it_is_old() -> None:
    async with stage(playing()) as here:
        message = await here.hand_message(1)
        await here.showing.retire(ref_of(message))
        old = await here.direct(1)
        assert (old.components, old.content) == ([], say("en", "message-old"))


@pytest.mark.parametrize("nonce", [None, "t"])
async def test_a_reminder_that_is_settled_calls_nobody_any_more(nonce: str | None) -> None:
    async with stage(playing()) as here:
        place, person = here.manager.view.place, PersonId(here.people[0].id)
        posted = await here.showing.tell(place, (person,), Notice("turn_reminder", {}), nonce=nonce)
        assert posted == ref_of(here.newest(here.channel))
        assert f"<@{person}>" in here.newest(here.channel).content
        await here.showing.retire(posted)
        old = await anext(here.client.get_partial_messageable(here.channel.id).history(limit=1))
        assert old.content == say("en", "message-old")


async def test_the_message_of_a_table_that_has_moved_says_where_to() -> None:
    async with stage(playing()) as here:
        message = await here.table_message()
        await here.showing.retire(ref_of(message), MessageRef(77, 78))
        old = await anext(here.client.get_partial_messageable(here.channel.id).history(limit=1))
        assert (old.components, old.content) == ([], say("en", "message-moved", channel="<#77>"))


async def test_a_notice_pings_exactly_those_it_is_for() -> None:
    async with stage(playing()) as here:
        people = tuple(PersonId(person.id) for person in here.people[:2])
        await here.showing.tell(here.manager.view.place, people, Notice("turn_reminder", {}))
        (body,) = sent(here, "POST")
        assert body["allowed_mentions"] == {"parse": [], "users": list(people)}
        assert all(f"<@{person}>" in str(body["content"]) for person in people)


async def test_what_people_have_named_something_is_harmless_in_a_notice() -> None:
    async with stage(playing()) as here:
        notice = Notice("league_dropped", {"league": "**x** @here", "by": "<@1>"})
        await here.showing.tell_in_private(PersonId(here.people[1].id), notice)
        assert "\\*\\*x\\*\\* \uff20here" in (await here.direct(1)).content


async def test_the_table_of_a_league_calls_those_drawn_to_it_once() -> None:
    async with stage(in_lobby()) as here:
        drawn = tuple(PersonId(person.id) for person in here.people[:2])
        fixture = FixtureView(LeagueId("x"), "Sunday cup", drawn)
        view = replace(here.manager.view, fixture=fixture, reserved=drawn, seats=(), message=None)
        ref = await here.showing.show_table(view.place, None, view, nonce="a")
        await here.showing.show_table(view.place, ref, view, nonce="a")
        await here.showing.show_table(view.place, None, replace(view, message=ref), nonce="b")
        called, again = sent(here, "POST")
        assert called["allowed_mentions"] == {"parse": [], "users": [str(one) for one in drawn]}
        assert all(f"<@{one}>" in str(called["content"]) for one in drawn)
        assert again["allowed_mentions"] == {"parse": []}
        assert sent(here, "PATCH")[-1]["allowed_mentions"] == {"parse": []}


async def test_the_message_of_a_league_is_posted_and_edited_and_pings_nobody() -> None:
    async with stage(playing()) as here:
        view = league_view(place=here.manager.view.place)
        ref = await here.showing.show_league(here.manager.view.place, None, view, nonce="l")
        again = await here.showing.show_league(
            here.manager.view.place, ref, replace(view, due=1.0), nonce="l"
        )
        assert again == ref
        assert "<t:1:R>" in here.newest(here.channel).content
        assert [body["allowed_mentions"] for body in (*sent(here, "POST"), *sent(here, "PATCH"))] == [
            {"parse": []}
        ] * 2


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (404, 10008, Gone),
        (403, 50001, Denied),
        (403, 50013, Denied),
        (404, 10003, NoPlace),
        (400, 50083, Archived),
        (400, 160005, Denied),
        (403, 160002, Denied),
        (500, 0, TryLater),
        (503, 0, TryLater),
        (400, 50035, TryLater),
    ],
)
async def test_what_discord_answers_has_a_meaning(
    status: int, code: int, meaning: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(playing()) as here:
        view = here.manager.view
        here.env.inject_error("PATCH", "*/messages/*", status=status, code=code, times=None)
        with pytest.raises(meaning):
            await here.showing.show_table(view.place, MessageRef(here.channel.id, 1), view, nonce="x")


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_as_such(code: int) -> None:
    async with stage(playing()) as here:
        here.env.inject_error("POST", "*/messages", status=403, code=code)
        with pytest.raises(Closed):
            await here.hand_message(1)


async def test_discord_is_asked_who_is_a_member() -> None:
    async with stage(playing()) as here:
        guild, person = here.people[0].guild.id, PersonId(here.people[0].id)
        assert await here.showing.belongs(guild, person)
        assert not await here.showing.belongs(guild, PersonId(here.env.create_user("Fatou").id))
        here.env.inject_error("GET", "*/members/*", status=404, code=10013)
        assert not await here.showing.belongs(guild, person)
        here.env.inject_error("GET", "*/members/*", status=404, code=10004)
        with pytest.raises(ShowingError):
            await here.showing.belongs(guild, person)


async def test_a_thread_may_have_a_title_of_its_own() -> None:
    async with stage(playing()) as here:
        place = await here.showing.open_thread(here.manager.view.place, "gambian", "x" * 150)
        thread = await here.client.fetch_channel(place.channel_id)
        assert isinstance(thread, discord.Thread)
        assert thread.name == "x" * 99 + "…"


async def test_a_thread_nobody_has_written_in_is_found_by_its_name_and_channel() -> None:
    async with stage(playing()) as here:
        at = here.manager.view.place
        made = await here.showing.open_thread(at, "gambian")
        await here.showing.open_thread(at, "classic")
        assert await here.showing.unused_threads(at, "gambian") == (made,)
        assert await here.showing.unused_threads(replace(at, channel_id=1), "gambian") == ()
        assert await here.showing.unused_threads(at, "gambian", "Cup 1.1") == ()
        await here.client.http.send_message(
            made.channel_id, params=discord.http.handle_message_parameters(content="here")
        )
        assert await here.showing.unused_threads(at, "gambian") == ()


async def test_a_thread_is_made_and_archived() -> None:
    async with stage(playing()) as here:
        place = await here.showing.open_thread(here.manager.view.place, "gambian")
        thread = await here.client.fetch_channel(place.channel_id)
        assert isinstance(thread, discord.Thread)
        assert (thread.name, thread.parent_id, thread.archived) == (
            "Last Card: Gambian",
            here.channel.id,
            False,
        )
        await here.showing.archive(place)
        thread = await here.client.fetch_channel(place.channel_id)
        assert isinstance(thread, discord.Thread)
        assert thread.archived
