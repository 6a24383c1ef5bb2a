"""Every language says everything: the same keys, told the same things, without a mistake for any number."""

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import bot.text
from bot.manager.tables.choices import LANGUAGES
from bot.text.catalogue import languages, say
from bot.text.phrases import FORMS

LOCALES = Path(bot.text.__file__).parent / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = range(131)
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
ENGLISH = frozenset(
    [
        "the",
        "and",
        "you",
        "your",
        "card",
        "cards",
        "is",
        "of",
        "with",
        "this",
        "has",
        "have",
        "no",
        "not",
        "to",
        "at",
        "in",
        "it",
        "a",
        "an",
        "by",
        "for",
    ]
)
ALSO_OWN = {"pl": frozenset({"to", "a", "no"}), "id": frozenset({"a"})}
"""Words of a language that look like English ones."""
OWN_WORDS = frozenset({"form", "own", "public"})
"""What a catalogue is told of itself: other languages need not ask."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a message is told, which others it says, which forms it asks for, and between which words it chooses."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)

    def take(self, node: ast.BaseNode) -> None:
        """Add what a part of a message asks."""
        match node:
            case ast.VariableReference(id=name):
                self.variables.add(name.name)
            case ast.MessageReference(id=name):
                self.messages.add(name.name)
            case ast.FunctionReference(id=name, arguments=given) if name.name == "FORM":
                self.forms.update(one.value for one in given.positional if isinstance(one, ast.StringLiteral))
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                keys = {each.key.name for each in variants if isinstance(each.key, ast.Identifier)}
                self.words.setdefault(name.name, set()).update(keys - PLURALS)
            case _:
                pass


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """Yield a part of a catalogue and all its parts."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by their keys."""
    bodies = (FluentResource(file.read_text()).body for file in sorted((LOCALES / language).glob("*.ftl")))
    return {entry.id.name: entry for entry in chain.from_iterable(bodies) if isinstance(entry, ast.Message)}


def asked(language: str, key: str) -> Asked:
    """Return what a message asks, through the messages inside it too."""
    found, left, done = Asked(), {key}, set[str]()
    while left:
        done |= left
        for name in left:
            for node in nodes(messages(language)[name].value):
                found.take(node)
        left = found.messages - done
    return found


def tellings(found: Asked) -> Iterator[dict[str, str | int]]:
    """Yield what a message could be told: every number for all, then every word it tells apart."""
    usual: dict[str, str | int] = dict.fromkeys(found.variables, 2)
    for number in NUMBERS:
        yield dict.fromkeys(found.variables, number)
    for name, words in found.words.items():
        for word in words:
            yield usual | {name: word}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says_and_nothing_else(language: str) -> None:
    own, english = messages(language), messages("en")
    inside = {name for key in own for name in asked(language, key).messages}
    assert set(english) <= set(own)
    assert set(own) - set(english) <= inside


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_what_it_is_told(language: str) -> None:
    for key in messages("en"):
        told, used = asked("en", key).variables - OWN_WORDS, asked(language, key).variables - OWN_WORDS
        assert told == used, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    for key in messages(language):
        for values in tellings(asked(language, key)):
            words = say(language, key, **values)
            assert not re.search(r"[{}]|\?\?\?", words), (key, values)
        assert not caplog.records, (key, caplog.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_ones_that_words_have(language: str) -> None:
    for key in messages(language):
        found = asked(language, key)
        assert found.forms | found.words.get("form", set()) <= FORMS, key


def test_a_language_is_called_as_it_is_looked_up() -> None:
    """Settings and commands know `pt`, not `pt-BR`: one catalogue serves all countries of a language."""
    assert languages() == set(LANGUAGES)
    assert not [language for language in LANGUAGES if "-" in language]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    for key, message in messages(language).items():
        texts = (node.value for node in nodes(message.value) if isinstance(node, ast.TextElement))
        own = re.sub(r"Last Card|Crazy Eights|`[^`]*`", " ", " ".join(texts))
        words = set(re.findall(r"\w+", own.lower())) - ALSO_OWN.get(language, frozenset())
        assert not words & ENGLISH, key


@pytest.mark.parametrize("language", OTHERS)
def test_commands_are_called_as_they_are_listed(language: str) -> None:
    """A name that is the same in both languages may stand there."""
    names = {key for key in messages("en") if key.startswith("command-") and "-about" not in key}
    english = {name.rpartition("-")[2] for name in names} - {say(language, name) for name in names}
    for key, message in messages(language).items():
        texts = "".join(node.value for node in nodes(message.value) if isinstance(node, ast.TextElement))
        assert not english & set(re.findall(r"(?<![\w<])/(\w+)", texts)), key
