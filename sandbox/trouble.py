"""What happens on purpose: lost connections, closed doors, deleted messages, failing requests, another server."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from sandbox.child import Child
from sandbox.gateway import Gateway
from sandbox.invites import Invites
from sandbox.rest import Rest
from sandbox.world import NotPossible, World


class Trouble:
    """Makes the trouble that the page's menu and the tests order."""

    def __init__(self, world: World, gateway: Gateway, rest: Rest) -> None:
        self.world = world
        self.gateway = gateway
        self.rest = rest
        self.invites = Invites(world)
        self.bot: Child | None = None

    async def make(self, order: dict[str, Any]) -> None:
        """Carries out one order; raises NotPossible where it cannot be."""
        match order["do"]:
            case "drop":
                await self.gateway.drop(again=int(order.get("again", 0)))
            case "lose_session":
                await self.gateway.drop(forget=True)
            case "kill_bot":
                self._child().kill()
            case "restart_bot":
                await self._child().restart()
            case "slow":
                faults = self.rest.faults
                faults.delay, faults.delay_after = float(order["seconds"]), bool(order.get("after"))
            case "fail":
                self._fail(order)
            case _:
                self._in_the_world(order)

    def _in_the_world(self, order: dict[str, Any]) -> None:
        world = self.world
        match order["do"]:
            case "close_dms":
                world.set_dms(world.person(order["person"]), opened=False)
            case "open_dms":
                world.set_dms(world.person(order["person"]), opened=True)
            case "delete_message":
                message = world.message(order["message_id"])
                world.model.delete_message(message.channel_id, message.id)
            case "deny" | "allow" as kind:
                self._permit(order, allowed=kind == "allow")
            case "ban":
                world.model.apply_ban(world.guild.id, world.person(order["person"]).id, None)
            case "invite":
                self.invites.invite()
            case "remove":
                self.invites.remove()
            case "archive":
                changes = {"archived": True, "locked": bool(order.get("locked"))}
                world.model.edit_channel(world.channel(order["channel"]).id, {}, thread_metadata=changes)
            case "later":
                world.model.advance_clock(float(order["seconds"]))
            case unknown:
                raise NotPossible(f"no such trouble: {unknown}")

    def _child(self) -> Child:
        if self.bot is None:
            raise NotPossible("the bot was not started from here")
        return self.bot

    def _fail(self, order: dict[str, Any]) -> None:
        faults = self.rest.faults
        faults.share = float(order.get("share", 0))
        faults.failures = int(order.get("count", 0 if "share" in order else 1))
        faults.status = int(order.get("status", 503))
        faults.retry_after = float(order.get("retry_after", 1))
        faults.fail_after = bool(order.get("after"))

    def _permit(self, order: dict[str, Any], *, allowed: bool) -> None:
        """Takes a permission from the bot, or gives it back, in one channel or in all."""
        flag = discord.Permissions(**{order["permission"]: True}).value
        model, bot = self.world.model, self.world.model.bot_user.id
        where = order.get("channel")
        channels = [self.world.channel(where).id] if where else list(self.world.guild.channel_ids)
        for channel_id in channels:
            old = next((o.deny for o in model.get_channel(channel_id).overwrites if o.target_id == bot), 0)
            deny = old & ~flag if allowed else old | flag
            model.set_overwrite(channel_id, Overwrite(bot, OverwriteType.MEMBER, deny=deny))
