"""What people can do, as Discord's client lets them: commands, presses, forms, reactions and words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.backend import serializers
from simcord.backend.access import message_accessible, reaction_permissions
from simcord.backend.command_access import command_access
from simcord.backend.models import Channel, Message, User
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, InteractionType, OptionType
from simcord.interactions import base_payload, nest_options, validate_option_value, walk_to_subcommand

from sandbox.gaps import may_react
from sandbox.world import NotPossible, Press, World

Act = dict[str, Any]
Resolved = dict[str, dict[str, Any]]


class People:
    """Turns acts into interactions and changes of the world.

    An act that cannot be done raises NotPossible, or what simcord raises.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.model = world.model

    def do(self, act: Act) -> Press | None:
        """Carries out one act and returns the interaction it sent, if it sent one."""
        person = self.world.person(act["person"])
        if "locale" in act:
            self.world.locales[person.id] = str(act["locale"])
        match act["do"]:
            case "slash":
                return self._slash(person, act)
            case "autocomplete":
                return self._autocomplete(person, act)
            case "press" | "select" as kind:
                return self._component(person, act, kind)
            case "modal":
                return self._modal(person, act)
            case "react" | "unreact" as kind:
                self._react(person, act, reacted=kind == "react")
            case "say":
                self._say(person, act)
            case unknown:
                raise NotPossible(f"people cannot {unknown}")
        return None

    # Commands

    def _slash(self, person: User, act: Act) -> Press:
        channel = self._open_channel(person, act["channel"])
        root, leaf, nesting = self._command(person, channel, act["name"])
        options, resolved = self._options(person, leaf, act.get("options") or {})
        missing = [
            o["name"] for o in leaf.get("options") or [] if o.get("required") and o["name"] not in options
        ]
        if missing:
            raise NotPossible(f"/{act['name']} needs {', '.join(missing)}")
        data = _command_data(root, nesting, list(options.values()), resolved)
        press = self._interact(InteractionType.APPLICATION_COMMAND, person, channel, data)
        # Above the answer a client shows the whole command, where the data names its root only.
        press.record.command_name = " ".join((root["name"], *nesting))
        return press

    def _autocomplete(self, person: User, act: Act) -> Press:
        channel = self._open_channel(person, act["channel"])
        root, leaf, nesting = self._command(person, channel, act["name"])
        focused = _declared(leaf, act["focused"])
        if not focused.get("autocomplete"):
            raise NotPossible(f"the option {focused['name']} suggests nothing")
        typed = {k: v for k, v in (act.get("options") or {}).items() if k != focused["name"]}
        options, _ = self._options(person, leaf, typed)
        half_typed = {
            "name": focused["name"],
            "type": focused["type"],
            "value": act["value"],
            "focused": True,
        }
        data = _command_data(root, nesting, [*options.values(), half_typed], {})
        return self._interact(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, person, channel, data)

    def _command(
        self, person: User, channel: Channel, name: str
    ) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
        first, *rest = name.lstrip("/").split()
        root = self.model.find_command(first, channel.guild_id)
        if root is None:
            raise NotPossible(f"there is no command /{first}")
        access = command_access(self.model, root, user_id=person.id, channel_id=channel.id)
        if not access.allowed:
            raise NotPossible(f"/{first} cannot be used here: {access.reason}")
        leaf, nesting = walk_to_subcommand(root, rest)
        return root, leaf, nesting

    def _options(
        self, person: User, leaf: dict[str, Any], given: dict[str, Any]
    ) -> tuple[dict[str, dict[str, Any]], Resolved]:
        resolved: Resolved = {}
        options = {}
        for name, value in given.items():
            declared = _declared(leaf, name)
            kind = OptionType(declared["type"])
            match kind:
                case OptionType.USER:
                    wire = self._resolve_person(value, resolved)
                case OptionType.CHANNEL:
                    wire = str(value)
                    resolved |= self._chosen_channels(person, [wire])["resolved"]
                case _:
                    wire = validate_option_value(leaf["name"], declared, _typed(kind, value))
            options[name] = {"name": name, "type": int(kind), "value": wire}
        return options, resolved

    def _resolve_person(self, who: Any, resolved: Resolved) -> str:
        person = self.model.bot_user if str(who) == str(self.model.bot_user.id) else self.world.person(who)
        wire = str(person.id)
        resolved.setdefault("users", {})[wire] = serializers.user_payload(person)
        member = self.world.guild.members.get(person.id)
        if member is not None:
            payload = serializers.member_payload(self.model, self.world.guild, member, with_user=False)
            everywhere = self.model.compute_permissions(self.world.guild.id, person.id)
            resolved.setdefault("members", {})[wire] = {**payload, "permissions": str(everywhere)}
        return wire

    # Components and forms

    def _component(self, person: User, act: Act, kind: str) -> Press:
        message = self._seen(person, act["message_id"])
        types = (ComponentType.BUTTON,) if kind == "press" else tuple(_SELECTS)
        found = _find(message, act["custom_id"], types)
        if found is None and act.get("forged"):
            found = {"type": types[0], "custom_id": act["custom_id"], "options": None}
        if found is None or (found.get("disabled") and not act.get("forged")):
            raise NotPossible(f"nothing on that message answers to {act['custom_id']}")
        data: dict[str, Any] = {"custom_id": found["custom_id"], "component_type": found["type"]}
        if kind == "select":
            data |= self._chosen(person, found, act["values"])
        channel = self.model.get_channel(message.channel_id)
        return self._interact(InteractionType.MESSAGE_COMPONENT, person, channel, data, source=message)

    def _chosen(self, person: User, menu: dict[str, Any], values: list[Any]) -> dict[str, Any]:
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not least <= len(values) <= most:
            raise NotPossible(f"choose {least} to {most}")
        if menu["type"] == ComponentType.USER_SELECT:
            resolved: Resolved = {}
            return {
                "values": [self._resolve_person(value, resolved) for value in values],
                "resolved": resolved,
            }
        if menu["type"] == ComponentType.CHANNEL_SELECT:
            return self._chosen_channels(person, values)
        if menu["type"] == ComponentType.ROLE_SELECT:
            return self._chosen_roles(values)
        offered = None if menu["options"] is None else [option["value"] for option in menu["options"]]
        if offered is not None and (strange := [value for value in values if value not in offered]):
            raise NotPossible(f"{strange[0]} is not offered")
        return {"values": values}

    def _chosen_channels(self, person: User, values: list[Any]) -> dict[str, Any]:
        known = {str(channel.id): channel for channel in self.model.channels.values()}
        if strange := [value for value in values if value not in known]:
            raise NotPossible(f"there is no channel {strange[0]}")
        payloads = {
            value: {
                **serializers.channel_payload(self.model, known[value]),
                "permissions": str(
                    self.model.compute_permissions(self.world.guild.id, person.id, int(value))
                ),
            }
            for value in values
        }
        return {"values": values, "resolved": {"channels": payloads}}

    def _chosen_roles(self, values: list[Any]) -> dict[str, Any]:
        known = {str(role.id): role for role in self.world.guild.roles.values()}
        if strange := [value for value in values if value not in known]:
            raise NotPossible(f"there is no role {strange[0]}")
        payloads = {value: serializers.role_payload(known[value]) for value in values}
        return {"values": values, "resolved": {"roles": payloads}}

    def _modal(self, person: User, act: Act) -> Press:
        shown = self.model.interactions.get(int(act["interaction"]))
        if shown is None or shown.modal is None or shown.user_id != person.id or shown.modal_consumed:
            raise NotPossible("that form is not open")
        components = list(self._filled(person, shown.modal["components"], act.get("values") or {}))
        shown.modal_consumed = True
        data = {"custom_id": shown.modal["custom_id"], "components": components}
        channel = self.model.get_channel(shown.channel_id)
        source = self.model.messages[channel.id].get(shown.source_message_id or 0)
        return self._interact(InteractionType.MODAL_SUBMIT, person, channel, data, source=source)

    def _filled(
        self, person: User, nodes: list[dict[str, Any]], values: dict[str, Any]
    ) -> Iterator[dict[str, Any]]:
        for node in nodes:
            filled = {"type": node["type"], "id": node.get("id", 0)}
            if "components" in node:
                filled["components"] = list(self._filled(person, node["components"], values))
            elif "component" in node:
                filled["component"] = next(self._filled(person, [node["component"]], values))
            elif "custom_id" in node:
                filled |= self._field(person, node, values.get(node["custom_id"]))
            yield filled

    def _field(self, person: User, field: dict[str, Any], value: Any) -> dict[str, Any]:
        name = field["custom_id"]
        if field["type"] != ComponentType.TEXT_INPUT:
            chosen = value if isinstance(value, list) else [] if value is None else [value]
            return {"custom_id": name, **(self._chosen(person, field, chosen) if chosen else {"values": []})}
        text = str(field.get("value", "") if value is None else value)
        if field.get("required", True) and not text:
            raise NotPossible(f"{name} must be filled in")
        if text and not (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or 4000):
            raise NotPossible(f"{name} is too short or too long")
        return {"custom_id": name, "value": text}

    # Reactions and words

    def _react(self, person: User, act: Act, *, reacted: bool) -> None:
        message, emoji = self._seen(person, act["message_id"]), act["emoji"]
        self._require(person, message.channel_id, *reaction_permissions(message, emoji, reacted=reacted))
        if reacted:
            may_react(message, emoji)
        self.model.set_reaction(message.channel_id, message.id, emoji, person.id, reacted)

    def _say(self, person: User, act: Act) -> None:
        channel = self._open_channel(person, act["channel"])
        self._require(person, channel.id, "send_messages")
        self.model.create_message(channel.id, person.id, act["content"])

    # What everything above needs

    def _require(self, person: User, channel_id: int, *permissions: str) -> None:
        channel = self.model.get_channel(channel_id)
        self.model.require_permissions(channel.guild_id, person.id, channel_id, *permissions)

    def _open_channel(self, person: User, where: Any) -> Channel:
        channel = self.world.channel(where, person)
        self._require(person, channel.id)
        return channel

    def _seen(self, person: User, message_id: Any) -> Message:
        message = self.world.message(message_id)
        if not message_accessible(self.model, message.channel_id, message, person.id):
            raise NotPossible(f"{person.global_name} does not see that message")
        return message

    def _interact(
        self,
        kind: InteractionType,
        person: User,
        channel: Channel,
        data: Act,
        *,
        source: Message | None = None,
    ) -> Press:
        record, payload = base_payload(
            self.model,
            type=kind,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            user_id=person.id,
            data=data,
        )
        payload["locale"] = self.world.locales.get(person.id, "en-US")
        if channel.guild_id is not None:
            payload["guild_locale"] = self.world.guild.preferred_locale
        owner = channel.guild_id or 0
        payload["authorizing_integration_owners"] = {"0": str(owner)}
        if source is not None:
            record.source_message_id = source.id
            payload["message"] = dict(serializers.message_payload(self.model, source))
        return self.world.send(record, payload)


_SELECTS = (
    ComponentType.STRING_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.CHANNEL_SELECT,
)


def _find(message: Message, custom_id: str, types: tuple[ComponentType, ...]) -> dict[str, Any] | None:
    for component in walk_components(message.components):
        if component.get("custom_id") == custom_id and component["type"] in types:
            return component
    return None


def _declared(leaf: dict[str, Any], name: str) -> dict[str, Any]:
    for option in leaf.get("options") or []:
        if option["name"] == name:
            return dict(option)
    raise NotPossible(f"/{leaf['name']} has no option {name}")


def _typed(kind: OptionType, value: Any) -> Any:
    """Returns what was typed as the option's own type; a page sends everything as text."""
    if not isinstance(value, str):
        return value
    match kind:
        case OptionType.INTEGER:
            return int(value)
        case OptionType.NUMBER:
            return float(value)
        case OptionType.BOOLEAN:
            return value.lower() == "true"
        case _:
            return value


def _command_data(
    root: dict[str, Any], nesting: list[str], options: list[dict[str, Any]], resolved: Resolved
) -> dict[str, Any]:
    data = {
        "id": root["id"],
        "name": root["name"],
        "type": root.get("type", AppCommandType.CHAT_INPUT),
        "options": nest_options(root, nesting, options),
    }
    return {**data, "resolved": resolved} if resolved else data
