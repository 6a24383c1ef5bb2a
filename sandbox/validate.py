"""Checks requests against Discord's own description and against the limits the description does not know.

A problem is a sentence. Without the description, a file `DISCORD_OPENAPI` names, only the limits are checked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from simcord.components import walk_components
from simcord.http import router

MESSAGE_LENGTH = 2000
EMBEDS_LENGTH = 6000
ROWS = 5
COMPONENTS = 40
LAYOUT = 1 << 15
EMBED_TEXTS = ("title", "description")

# Documented by Discord and sent by discord.py, but missing from the description.
DOCUMENTED = {"nsfw", "tts"}


def template_of(method: str, parts: list[str]) -> str:
    """Returns the route a path belongs to, with names in braces for its parameters, or the path itself."""
    templates = [template for template, _ in router._ROUTES.get(method, [])]
    found = _best(templates, parts)
    return "/" + "/".join(found or parts)


def _best(templates: list[list[str]], parts: list[str]) -> list[str] | None:
    """Returns the template with the most literal parts that fits."""
    fitting = [t for t in templates if len(t) == len(parts) and all(map(_fits, t, parts))]
    return max(fitting, key=lambda t: sum(part[:1] != "{" for part in t), default=None)


def _fits(expected: str, part: str) -> bool:
    return expected.startswith("{") or expected == part


class Checker:
    """Knows what is wrong with a request body."""

    def __init__(self, description: Path | None = None) -> None:
        self._description = None if description is None else Description(description)

    def problems(self, method: str, parts: list[str], body: Any) -> list[str]:
        """Returns what Discord would not take; empty for a good request."""
        try:
            found = list(limits_broken(method, parts, body))
        except (TypeError, AttributeError) as error:
            found = [f"the message has the wrong shape: {error}"]
        if self._description is not None:
            found.extend(self._description.problems(method, parts, body))
        return found


class Description:
    """Discord's OpenAPI description, its schemas compiled as they are needed."""

    def __init__(self, path: Path) -> None:
        self._document = json.loads(path.read_text(encoding="utf-8"))
        self._templates: dict[str, list[list[str]]] = {}
        for template, methods in self._document["paths"].items():
            for method in methods:
                self._templates.setdefault(method.upper(), []).append(template.strip("/").split("/"))
        self._validator = cache(self._compile)

    def problems(self, method: str, parts: list[str], body: Any) -> Iterator[str]:
        """Yields what the description says against a request."""
        found = _best(self._templates.get(method, []), parts)
        if found is None:
            yield f"{method} /{'/'.join(parts)} is no route of Discord's"
            return
        template = "/" + "/".join(found)
        schema = self._schema(method, template)
        if schema is None:
            if body:
                yield "the route takes no body"
            return
        body = _with_text_ids(body)
        for error in self._errors(method, template, body):
            where = "".join(f"/{step}" for step in error.instance_path)
            yield f"{where}: {error.message[:300]}"
        yield from (f"{path}: unknown key" for path in self._unknown_keys([schema], body, ""))

    def _errors(self, method: str, template: str, body: Any) -> Iterator[Any]:
        errors: Iterator[Any] = self._validator(method, template).iter_errors(body)
        return errors

    def _schema(self, method: str, template: str) -> dict[str, Any] | None:
        operation = self._document["paths"][template][method.lower()]
        content = operation.get("requestBody", {}).get("content", {})
        schema: dict[str, Any] | None = content.get("application/json", {}).get("schema")
        return schema

    def _compile(self, method: str, template: str) -> Any:
        import jsonschema_rs  # noqa: PLC0415  a tool of the tests; `make play` runs without it

        schema = self._schema(method, template)
        return jsonschema_rs.validator_for(
            {"allOf": [schema], "components": self._document["components"]}, validate_formats=False
        )

    def _unknown_keys(self, schemas: list[dict[str, Any]], value: Any, path: str) -> Iterator[str]:
        options = [option for schema in schemas for option in self._options(schema)]
        if isinstance(value, list):
            items = [option["items"] for option in options if "items" in option]
            for index, item in enumerate(value if items else []):
                yield from self._unknown_keys(items, item, f"{path}/{index}")
        elif isinstance(value, dict):
            known = [option for option in options if "properties" in option and _same_kind(option, value)]
            if not known or any("additionalProperties" in option for option in known):
                return
            for key, inner in value.items():
                below = [option["properties"][key] for option in known if key in option["properties"]]
                if not below and key not in DOCUMENTED:
                    yield f"{path}/{key}"
                yield from self._unknown_keys(below, inner, f"{path}/{key}")

    def _options(self, schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Yields every plain schema that a schema may mean."""
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            yield from self._options(self._document["components"]["schemas"][name])
            return
        yield schema
        for word in ("oneOf", "anyOf", "allOf"):
            for option in schema.get(word, []):
                yield from self._options(option)


def _same_kind(option: dict[str, Any], value: dict[str, Any]) -> bool:
    """Whether an option of a union is meant, told by its constant `type`."""
    constant = option["properties"].get("type", {}).get("enum")
    return constant is None or value.get("type") is None or value["type"] in constant


def _with_text_ids(value: Any) -> Any:
    """Returns a copy with the ids as text: Discord takes numbers too, the description does not."""
    match value:
        case dict():
            return {key: _text_id(key, inner) for key, inner in value.items()}
        case list():
            return [_with_text_ids(inner) for inner in value]
    return value


def _text_id(key: str, value: Any) -> Any:
    # Components carry small integers of their own under `id`.
    if isinstance(value, int) and not isinstance(value, bool) and value > 1 << 32 and key.endswith("id"):
        return str(value)
    if key == "attachments" and isinstance(value, list):
        return [
            {**one, "id": str(one["id"])} if isinstance(one, dict) and "id" in one else one for one in value
        ]
    if key in ("users", "roles") and isinstance(value, list):
        return [str(inner) if isinstance(inner, int) else _with_text_ids(inner) for inner in value]
    return _with_text_ids(value)


def limits_broken(method: str, parts: list[str], body: Any) -> Iterator[str]:
    """Yields the limits of messages that the description does not know."""
    message = message_in(method, parts, body)
    if message is None:
        return
    components, embeds = message.get("components") or [], message.get("embeds") or []
    yield from _too_long(message, embeds)
    yield from _bad_components(components, layout=bool((message.get("flags") or 0) & LAYOUT))
    if (message.get("flags") or 0) & LAYOUT and (message.get("content") or embeds):
        yield "a layout message has neither content nor embeds"
    if method == "POST" and not any(
        message.get(key) for key in ("content", "embeds", "components", "attachments", "poll", "sticker_ids")
    ):
        yield "the message is empty"


def message_in(method: str, parts: list[str], body: Any) -> dict[str, Any] | None:
    """Returns the message a request sends or edits, if it does."""
    if not isinstance(body, dict):
        return None
    match method, parts:
        case "POST", ["interactions", *_] if body.get("type") in (4, 7):
            # An edit by callback may leave everything out, so it is no empty message.
            return (
                {"content": "-", **(body.get("data") or {})} if body["type"] == 7 else body.get("data") or {}
            )
        case "POST" | "PATCH", ["channels", _, "messages", *rest] if len(rest) < 2:
            return body
        case "POST" | "PATCH", ["webhooks", _, _, *_]:
            return body
    return None


def _too_long(message: dict[str, Any], embeds: list[dict[str, Any]]) -> Iterator[str]:
    if len(message.get("content") or "") > MESSAGE_LENGTH:
        yield f"content is longer than {MESSAGE_LENGTH}"
    if sum(map(_embed_length, embeds)) > EMBEDS_LENGTH:
        yield f"the embeds are longer than {EMBEDS_LENGTH} together"


def _embed_length(embed: dict[str, Any]) -> int:
    texts = [embed.get(key) for key in EMBED_TEXTS]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [text for item in embed.get("fields") or [] for text in (item.get("name"), item.get("value"))]
    return sum(len(text or "") for text in texts)


def _bad_components(components: list[dict[str, Any]], *, layout: bool) -> Iterator[str]:
    everything = list(walk_components(components))
    ids = [component["custom_id"] for component in everything if component.get("custom_id")]
    if not layout and len(components) > ROWS:
        yield f"more than {ROWS} rows"
    if len(everything) > COMPONENTS:
        yield f"more than {COMPONENTS} components"
    for custom_id in sorted({one for one in ids if ids.count(one) > 1}):
        yield f"custom id {custom_id} stands twice"
