"""What goes wrong on Discord goes wrong here, over real sockets and against the real library."""

from __future__ import annotations

from sandbox.harness import Stage


async def test_an_answer_after_three_seconds_is_an_unknown_interaction(stage: Stage) -> None:
    answer = await stage.act("Awa", do="slash", channel="cards", name="late")
    assert answer["state"] == "failed"
    assert answer["error"] == "This interaction failed"
    assert await stage.printed("late: 404 10062")


async def test_a_slow_discord_makes_a_quick_answer_late(stage: Stage) -> None:
    await stage.trouble(do="slow", seconds=3.2)
    assert not (await stage.act("Awa", do="slash", channel="cards", name="secret"))["ok"]
    await stage.until(lambda: stage.refusals(10062))


async def test_a_token_dies_after_a_quarter_of_an_hour(stage: Stage) -> None:
    await stage.act("Awa", do="slash", channel="cards", name="follow")
    await stage.message("Awa", containing="and again")
    await stage.act("Awa", do="slash", channel="cards", name="again")
    assert await stage.printed("again: edited")
    await stage.trouble(do="later", seconds=15 * 60)
    await stage.act("Awa", do="slash", channel="cards", name="again")
    assert await stage.printed("again: 401 50027")


async def test_a_dropped_connection_is_resumed_and_nothing_is_lost(stage: Stage) -> None:
    await stage.trouble(do="drop")
    await stage.until(lambda: not stage.world.bot_online)
    await stage.act("Awa", do="slash", channel="cards", name="secret", wait=False)
    assert await stage.printed("resumed")
    await stage.until(lambda: stage.world.bot_online)
    assert stage.sandbox.gateway.identified == 1
    assert await stage.until(lambda: stage.messages("Awa") or stage.refusals(10062))


async def test_events_come_twice_where_that_is_ordered(stage: Stage) -> None:
    await stage.act("Awa", do="slash", channel="cards", name="secret")
    await stage.trouble(do="drop", again=2)
    await stage.until(lambda: stage.refusals(40060) or stage.refusals(10062), limit=20)
    assert stage.sandbox.gateway.identified == 1


async def test_a_lost_session_makes_the_bot_identify_anew(stage: Stage) -> None:
    await stage.trouble(do="lose_session")
    await stage.until(lambda: stage.sandbox.gateway.identified == 2, limit=20)
    assert (await stage.act("Awa", do="slash", channel="cards", name="secret"))["ok"]


async def test_a_killed_bot_is_started_again_in_the_same_world(stage: Stage) -> None:
    assert stage.bot is not None
    first, commands = stage.bot.pid, stage.world.commands()
    await stage.act("Awa", do="slash", channel="cards", name="secret")
    await stage.trouble(do="kill_bot")
    await stage.until(lambda: not stage.world.bot_online)
    await stage.until(lambda: stage.world.bot_online, limit=20)
    assert stage.bot.pid != first
    assert stage.bot.starts == 2
    assert [m["content"] for m in stage.messages("Awa")] == ["between us"]
    assert stage.world.commands() == commands, "unchanged commands keep their ids and versions"


async def test_more_than_five_messages_in_five_seconds_wait_for_their_bucket(stage: Stage) -> None:
    await stage.act("Awa", do="slash", channel="cards", name="burst", options={"count": 7})
    await stage.message("cards", containing="burst over", limit=20)
    sent = [r for r in stage.requests() if r["route"] == "/channels/{channel_id}/messages"]
    refused = [r for r in sent if r["status"] == 429]
    in_time = [r["at"] for r in sent if r["status"] == 200]
    assert len(in_time) == 8
    assert in_time[5] - in_time[0] > 4.5
    assert all(r["code"] == 0 for r in refused)


async def test_closed_direct_messages_refuse_a_letter_until_they_are_opened(stage: Stage) -> None:
    await stage.trouble(do="close_dms", person="Binta")
    assert await stage.wait_for(lambda n: n["type"] == "people" and not n["people"][1]["dm_open"])
    await stage.act("Binta", do="slash", channel="cards", name="letter")
    assert await stage.message("Binta", containing="refused: 50007")
    await stage.trouble(do="open_dms", person="Binta")
    await stage.act("Binta", do="slash", channel="cards", name="letter")
    assert await stage.message("Binta", containing="dear you")


async def test_somebody_banned_shares_no_server_with_the_bot(stage: Stage) -> None:
    await stage.act("Binta", do="slash", channel="cards", name="letter")
    await stage.trouble(do="ban", person="Binta")
    answer = await stage.act("Binta", do="slash", channel="cards", name="secret")
    assert not answer["ok"]
    await stage.act("Binta", do="slash", channel="dm", name="letter")
    assert await stage.message("Binta", containing="refused: 50278")


async def test_a_nonce_is_sent_once(stage: Stage) -> None:
    await stage.act("Binta", do="slash", channel="cards", name="letter")
    assert await stage.message("Binta", containing="the same again: True")
    assert [m["content"] for m in stage.messages("Binta")].count("dear you") == 1
    created = await stage.wait_for(lambda n: n["type"] == "event" and n["d"].get("nonce"))
    assert created["d"]["nonce"] == "letter-1"


async def test_a_permission_taken_away_refuses_the_bot_in_that_channel(stage: Stage) -> None:
    await stage.trouble(do="deny", permission="send_messages", channel="cards")
    await stage.act("Awa", do="slash", channel="cards", name="burst", options={"count": 1})
    await stage.until(lambda: stage.refusals(50013))
    await stage.trouble(do="allow", permission="send_messages", channel="cards")
    await stage.act("Awa", do="slash", channel="cards", name="burst", options={"count": 1})
    assert await stage.message("cards", containing="burst over")


async def test_a_deleted_message_is_gone_for_the_page_and_the_bot(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    await stage.trouble(do="delete_message", message_id=shown["message_id"])
    assert await stage.wait_for(lambda n: n.get("name") == "MESSAGE_DELETE")
    assert stage.messages("cards") == []


async def test_a_failure_after_the_effect_is_repeated_by_the_library_and_refused_as_a_second_answer(
    stage: Stage,
) -> None:
    await stage.trouble(do="fail", count=1, status=504, after=True)
    answer = await stage.act("Awa", do="slash", channel="cards", name="secret")
    assert answer["ok"]
    await stage.until(lambda: stage.refusals(40060))


async def test_a_storm_refuses_so_many_requests_until_it_is_over(stage: Stage) -> None:
    await stage.trouble(do="fail", share=1, status=429, retry_after=0.1)
    await stage.act("Awa", do="slash", channel="cards", name="secret", wait=False)
    await stage.until(lambda: len([r for r in stage.requests() if r["status"] == 429]) >= 2)
    assert stage.messages("Awa") == []
    await stage.trouble(do="fail", share=0)
    assert await stage.message("Awa", containing="between us")


async def test_what_is_told_is_delivered(stage: Stage) -> None:
    await stage.act("Awa", do="slash", channel="cards", name="secret", wait=False)
    await stage.sandbox.gateway.delivered()
    queued = [s.connection.outbox.qsize() for s in stage.sandbox.gateway.sessions.values() if s.connection]
    assert queued == [0]


async def test_trouble_nobody_knows_is_refused(stage: Stage) -> None:
    answer = await stage.sandbox.control.make_trouble({"do": "earthquake"})
    assert answer == {"ok": False, "error": "no such trouble: earthquake"}


async def test_the_whole_run_breaks_no_limit_the_description_does_not_know(stage: Stage) -> None:
    for name in ("buttons", "secret", "letter", "follow"):
        await stage.act("Awa", do="slash", channel="cards", name=name)
    assert stage.problems() == []
