"""Files that come with messages: kept, described, and to be had at an address of the stand-in itself."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from sandbox.gaps import Gaps
from sandbox.model import FILES_KEPT, Files
from sandbox.server import Sandbox
from sandbox.world import World

PICTURE = b"\x89PNG and so on"


async def test_a_file_is_served_where_its_message_says_it_is(tmp_path: Path) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    try:
        channel = sandbox.world.channel("cards").id
        form = aiohttp.FormData()
        about = '{"content": "x", "attachments": [{"id": 0, "filename": "a.png", "description": "a cup"}]}'
        form.add_field("payload_json", about, content_type="application/json")
        form.add_field("files[0]", PICTURE, filename="a.png", content_type="application/octet-stream")
        token = {"Authorization": f"Bot {sandbox.world.token}"}
        async with aiohttp.ClientSession(headers=token) as session:
            async with session.post(f"{sandbox.api}/channels/{channel}/messages", data=form) as answer:
                (file,) = (await answer.json())["attachments"]
            assert file["description"] == "a cup"
            assert file["url"].startswith(f"{sandbox.address}/attachments/")
            async with session.get(file["url"]) as served:
                assert served.content_type == "image/png"
                assert await served.read() == PICTURE
            async with session.get(f"{sandbox.address}/attachments/1/2/b.png") as missing:
                assert missing.status == 404
    finally:
        await sandbox.stop()


def test_only_the_newest_files_are_kept() -> None:
    files = Files()
    for number in range(FILES_KEPT + 1):
        files.store_attachment(number, 1, "a.png", PICTURE, None)
    assert files.get("attachments/1/0/a.png") is None
    assert files.get("attachments/1/1/a.png") == PICTURE


def test_files_are_refused_where_the_bot_may_send_none() -> None:
    world = World()
    gaps, channel = Gaps(world), world.channel("cards").id
    gaps.check_files(["channels", str(channel), "messages"])
    bot, flag = world.model.bot_user.id, discord.Permissions.attach_files.flag
    world.model.set_overwrite(channel, Overwrite(bot, OverwriteType.MEMBER, deny=flag))
    with pytest.raises(BackendError) as refused:
        gaps.check_files(["channels", str(channel), "messages"])
    assert refused.value.code == 50013
