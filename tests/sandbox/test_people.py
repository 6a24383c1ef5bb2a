"""What people do reaches the bot, and what the bot answers reaches those who may see it."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.harness import Stage


async def test_a_command_is_answered_in_the_channel(stage: Stage) -> None:
    answer = await stage.act("Awa", do="slash", channel="cards", name="echo", options={"words": "hello"})
    assert answer["state"] == "done"
    assert [message["content"] for message in stage.messages("cards")] == ["hello"]
    assert stage.messages("lounge") == []


async def test_a_subcommand_is_named_by_blanks_and_its_numbers_may_come_as_text(stage: Stage) -> None:
    await stage.act("Awa", do="slash", channel="cards", name="box open", options={"width": "3"})
    message = await stage.message("cards", containing="a box 3 wide")
    assert message["interaction_metadata"]["name"] == "box open"


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("nothing", {}, "no command /nothing"),
        ("echo", {}, "needs words"),
        ("echo", {"words": "x", "more": "y"}, "no option more"),
        ("burst", {"count": "many"}, "invalid literal"),
    ],
)
async def test_a_command_discord_would_not_send_is_refused(
    stage: Stage, name: str, options: dict[str, str], words: str
) -> None:
    answer = await stage.act("Awa", do="slash", channel="cards", name=name, options=options)
    assert not answer["ok"]
    assert words in answer["error"]


async def test_autocomplete_returns_what_the_bot_suggests(stage: Stage) -> None:
    answer = await stage.act(
        "Binta", do="autocomplete", channel="cards", name="fruit", options={}, focused="name", value="ap"
    )
    assert [choice["value"] for choice in answer["choices"]] == ["apple", "apricot"]


async def test_a_person_given_as_an_option_arrives_as_a_person(stage: Stage) -> None:
    await stage.act("Awa", do="slash", channel="cards", name="who", options={"person": "Dawda"})
    assert await stage.message("Awa", containing="that is Dawda")


async def test_a_person_has_the_language_he_said_last(stage: Stage) -> None:
    question: dict[str, Any] = {
        "do": "slash",
        "channel": "cards",
        "name": "who",
        "options": {"person": "Binta"},
    }
    languages: tuple[tuple[dict[str, Any], str], ...] = (({}, "en-US"), ({"locale": "pl"}, "pl"), ({}, "pl"))
    for said, expected in languages:
        await stage.act("Awa", **question, **said)
        assert await stage.message("Awa", containing=f"that is Binta, in {expected}")


async def test_presses_edit_now_or_later_and_ask_by_form(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    message = shown["message_id"]
    assert (await stage.act("Binta", do="press", message_id=message, custom_id="edit"))[
        "message_id"
    ] == message
    assert await stage.message("cards", containing="edited")
    await stage.act("Binta", do="press", message_id=message, custom_id="defer")
    assert await stage.message("cards", containing="edited later")
    form = await stage.act("Chidi", do="press", message_id=message, custom_id="form")
    notice = await stage.wait_for(lambda n: n["type"] == "modal")
    assert notice["modal"]["title"] == "A question"
    assert notice["interaction"] == form["interaction"]
    await stage.act("Chidi", do="modal", interaction=form["interaction"], values={"word": "gizmo"})
    assert await stage.message("cards", containing="you wrote gizmo")


async def test_a_form_is_filled_in_once_by_whoever_opened_it_and_within_its_limits(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    form = await stage.act("Awa", do="press", message_id=shown["message_id"], custom_id="form")
    fill = {"do": "modal", "interaction": form["interaction"]}
    assert not (await stage.act("Binta", **fill, values={"word": "x"}))["ok"]
    assert not (await stage.act("Awa", **fill, values={"word": ""}))["ok"]
    assert not (await stage.act("Awa", **fill, values={"word": "x" * 21}))["ok"]
    assert (await stage.act("Awa", **fill, values={"word": "x"}))["ok"]
    assert not (await stage.act("Awa", **fill, values={"word": "x"}))["ok"]


async def test_a_select_takes_what_it_offers_and_as_many_as_it_says(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    pick = {"do": "select", "message_id": shown["message_id"], "custom_id": "pick"}
    assert not (await stage.act("Awa", **pick, values=["plum"]))["ok"]
    assert not (await stage.act("Awa", **pick, values=["apple", "banana", "cherry"]))["ok"]
    await stage.act("Awa", **pick, values=["apple", "cherry"])
    assert await stage.message("Awa", containing="picked apple, cherry")


async def test_a_select_of_channels_takes_those_there_are(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    pick = {"do": "select", "message_id": shown["message_id"], "custom_id": "where"}
    assert not (await stage.act("Awa", **pick, values=["12345"]))["ok"]
    channels = [str(stage.world.channel(name).id) for name in ("cards", "lounge")]
    await stage.act("Awa", **pick, values=channels)
    assert await stage.message("Awa", containing="in ['cards', 'lounge']")
    await stage.act("Awa", **pick, values=[])
    assert await stage.message("Awa", containing="in []")


async def test_a_select_of_roles_takes_those_there_are(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    pick = {"do": "select", "message_id": shown["message_id"], "custom_id": "whose"}
    assert not (await stage.act("Awa", **pick, values=["12345"]))["ok"]
    await stage.act("Awa", **pick, values=[str(stage.world.guild.id)])
    assert await stage.message("Awa", containing="for ['@everyone']")


async def test_only_a_forger_presses_what_is_not_there_or_switched_off(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    for custom_id in ("off", "not-there"):
        press = {"do": "press", "message_id": shown["message_id"], "custom_id": custom_id}
        assert not (await stage.act("Awa", **press))["ok"]
        assert (await stage.act("Awa", **press, forged=True))["ok"]
        assert await stage.message("Awa", containing=f"what is {custom_id}?")


async def test_an_ephemeral_answer_is_for_one_person_and_no_event_of_the_gateway(stage: Stage) -> None:
    answer = await stage.act("Chidi", do="slash", channel="cards", name="secret")
    chidi = str(stage.world.person("Chidi").id)
    notice = await stage.wait_for(lambda n: n.get("name") == "MESSAGE_CREATE")
    assert notice["audience"] == [chidi]
    assert notice["d"]["flags"] & 64
    assert stage.messages("cards") == []
    assert [m["content"] for m in stage.messages("Chidi")] == ["between us"]
    assert stage.messages("Awa") == []
    press = await stage.act("Awa", do="press", message_id=answer["message_id"], custom_id="x", forged=True)
    assert "does not see" in press["error"]


async def test_a_deferred_private_answer_stays_private_until_its_end(stage: Stage) -> None:
    await stage.act("Chidi", do="slash", channel="cards", name="follow")
    await stage.message("Chidi", containing="and again")
    assert [m["content"] for m in stage.messages("Chidi")] == ["thought about it", "and again"]
    assert stage.messages("cards") == []


async def test_direct_messages_have_no_guild_and_are_for_their_owner(stage: Stage) -> None:
    await stage.act("Binta", do="slash", channel="cards", name="letter")
    letter = await stage.message("Binta", containing="dear you")
    assert "guild_id" not in letter
    assert stage.world.snapshot()["dms"][str(stage.world.person("Binta").id)] == letter["channel_id"]
    answer = await stage.act("Binta", do="slash", channel="dm", name="echo", options={"words": "here"})
    assert answer["ok"]
    assert await stage.message("Binta", containing="here")


async def test_a_reaction_reaches_the_bot_with_its_type_and_everybody_sees_who_reacted(stage: Stage) -> None:
    shown = await stage.act("Awa", do="slash", channel="cards", name="buttons")
    await stage.act("Dawda", do="react", message_id=shown["message_id"], emoji="🔔")
    dawda = str(stage.world.person("Dawda").id)
    assert await stage.message("cards", containing=f"<@{dawda}> reacted with 🔔 (normal, False)")
    assert stage.messages("cards")[0]["reactions"][0]["users"] == [dawda]
    await stage.act("Dawda", do="unreact", message_id=shown["message_id"], emoji="🔔")
    assert stage.messages("cards")[0]["reactions"] == []


async def test_what_a_person_says_stands_in_the_channel(stage: Stage) -> None:
    await stage.act("Awa", do="say", channel="lounge", content="anybody for cards?")
    assert [m["author"]["username"] for m in stage.messages("lounge")] == ["awa"]
