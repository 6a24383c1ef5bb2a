"""Scheduled events of a server: what simcord leaves out of them.

Who has *Create Events* may make events and change those he has made; an event at an external place begins and ends by
itself; the hundredth is the last; one that is over, or was cancelled, is changed no more.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import ScheduledEvent

from sandbox.world import World

MOST_EVENTS = 100
EXTERNAL = 3
PLANNED, ACTIVE, OVER, CANCELLED = 1, 2, 3, 4
_ALLOWED = {(PLANNED, ACTIVE), (ACTIVE, OVER), (PLANNED, CANCELLED)}
"""How the status of an event may change (Discord's documentation, guild scheduled event status)."""


class Events:
    """Answers what is asked of the events of a server."""

    def __init__(self, world: World) -> None:
        self.world = world

    def answer(self, method: str, parts: list[str], body: Any) -> Any:
        """Returns the answer to a request; `parts` are what comes after `scheduled-events`, none or an id."""
        self.world.model.activate_due_scheduled_events()
        match method, parts:
            case "GET", []:
                return [self._payload(event) for event in self._events() if event.status in (PLANNED, ACTIVE)]
            case "POST", []:
                return self._payload(self._make(body))
            case "GET", [event]:
                return self._payload(self._event(event))
            case "PATCH", [event]:
                return self._payload(self._change(self._event(event), body))
            case "DELETE", [event]:
                self._may_change()
                self.world.model.delete_scheduled_event(self.world.guild.id, self._event(event).id)
                return None
        raise BackendError(404, 0, "404: Not Found")

    def _events(self) -> list[ScheduledEvent]:
        return list(self.world.guild.scheduled_events.values())

    def _event(self, event: str) -> ScheduledEvent:
        return self.world.model.get_scheduled_event(self.world.guild.id, int(event))

    def _payload(self, event: ScheduledEvent) -> dict[str, Any]:
        return dict(serializers.scheduled_event_payload(self.world.model, event))

    def _make(self, body: dict[str, Any]) -> ScheduledEvent:
        self._may_change()
        if sum(event.status in (PLANNED, ACTIVE) for event in self._events()) >= MOST_EVENTS:
            raise BackendError(400, 30038, "Maximum number of server events reached (100)")
        if body["entity_type"] != EXTERNAL or not body["entity_metadata"]["location"]:
            raise BackendError(400, 50035, "Invalid Form Body: only events at an external place are modelled")
        self._check_times(body["scheduled_start_time"], body.get("scheduled_end_time"))
        return self.world.model.create_scheduled_event(
            self.world.guild.id,
            name=body["name"],
            entity_type=EXTERNAL,
            scheduled_start_time=body["scheduled_start_time"],
            scheduled_end_time=body["scheduled_end_time"],
            description=body.get("description"),
            entity_metadata=body["entity_metadata"],
        )

    def _change(self, event: ScheduledEvent, body: dict[str, Any]) -> ScheduledEvent:
        self._may_change()
        if event.status in (OVER, CANCELLED):
            raise BackendError(400, 180000, "Cannot update a finished event")
        status = body.get("status", event.status)
        if status != event.status and (event.status, status) not in _ALLOWED:
            raise BackendError(400, 50035, "Invalid Form Body: the status cannot become that")
        if "scheduled_start_time" in body:
            self._check_times(body["scheduled_start_time"], body.get("scheduled_end_time"))
        known = (
            "name",
            "description",
            "scheduled_start_time",
            "scheduled_end_time",
            "entity_metadata",
            "status",
        )
        changes = {name: body[name] for name in known if name in body}
        return self.world.model.edit_scheduled_event(self.world.guild.id, event.id, changes)

    def _check_times(self, starts: str, ends: str | None) -> None:
        if ends is None or datetime.fromisoformat(ends) <= datetime.fromisoformat(starts):
            raise BackendError(400, 50035, "Invalid Form Body: an event ends after its start")
        if datetime.fromisoformat(starts) <= self.world.model.clock.now():
            raise BackendError(400, 50035, "Invalid Form Body: cannot schedule an event in the past")

    def _may_change(self) -> None:
        model = self.world.model
        given = model.compute_permissions(self.world.guild.id, model.bot_user.id)
        if not given & discord.Permissions(create_events=True, manage_events=True).value:
            raise BackendError(403, 50013, "Missing Permissions")
