"""What a control everybody sees is called stands in private words as it stands on it, whatever language they are in."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Final

import pytest
from fluent.syntax import ast

from bot.manager.tables.choices import LANGUAGES
from bot.text.catalogue import chain, in_dialect, labels, quoting, say
from tests.bot.text.test_languages import asked, messages, nodes, tellings

PAIRS = list(permutations(LANGUAGES, 2))
LABELS: Final = (
    "button-join", "button-leave", "button-add-computer", "button-remove-computer", "button-options", "button-rules",
    "button-start", "button-ready", "button-not-ready", "button-hand", "button-draw", "button-pass",
    "button-last-card", "button-catch", "button-challenge", "button-follow", "button-resume", "button-agree",
    "button-object", "button-next", "button-rematch", "button-record", "button-replay", "button-review",
    "button-enter", "button-check-in", "button-standings", "button-stages", "button-entrants", "button-log",
    "button-picture", "lobby-deal-title",
)  # fmt: skip
"""What stands on messages that everybody sees, and may be quoted elsewhere."""
TO_ALL: Final = frozenset(
    {
        "greeting", "lesson-table-closed", "lobby-headline", "lobby-headline-league", "lobby-begins", "table-paused",
        "league-headline", "league-headline-checking", "league-ready-time",
        *(f"notice-{slug}" for slug in (
            "league_check_in", "league_check_in_ends", "fixture_reminder", "lobby_reminder", "break_reminder", "rematch_reminder",
            "pause_reminder", "motion_reminder", "messages_closed",
        )),
    }
)  # fmt: skip
"""Messages everybody sees themselves: they speak one language with the controls."""
OF_HAND: Final = frozenset(
    {
        "hand-owes", "hand-may-play-none", "lesson-skill",
        *(f"lesson-news-{news}" for news in ("missed", "others")),
        *(f"lesson-task-{task}" for task in ("call_first", "take", "draw", "pass", "call")),
    }
)  # fmt: skip
"""Messages about the buttons of the hand they stand on, which its owner sees alone."""


def quoted(language: str, key: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the labels a message quotes, each with the languages it does so in: `own`, `public`."""
    for node in nodes(messages(language)[key].value):
        if isinstance(node, ast.FunctionReference) and node.id.name == "LABEL":
            label, *ways = node.arguments.positional
            assert isinstance(label, ast.StringLiteral)
            yield label.value, tuple(way.id.name for way in ways if isinstance(way, ast.VariableReference))


def written(language: str, key: str) -> Iterator[str]:
    """Yield the labels that stand in a message as a quotation, in its own words or by their keys."""
    for node in nodes(messages(language)[key].value):
        if isinstance(node, ast.MessageReference) and node.id.name in LABELS:
            yield node.id.name
        if isinstance(node, ast.TextElement):
            for label in LABELS:
                word = re.escape(say(language, label))
                if re.search(rf"(?:\*|(?:{PRESS[language]}) (?:\*\*)?){word}(?=\W)(?!:)", node.value):
                    yield label


PRESS: Final = {
    "en": "[Pp]ress|buttons?|under|with|or press",
    "pl": "[Nn]aciśnij(?:cie)?|naciska|przycisk(?:iem|ami)?",
    "id": "[Tt]ekan|tombol|menekan",
}
"""Words after which a control is called by its label."""


@cache
def quoting_keys() -> tuple[str, ...]:
    return tuple(key for key in messages("en") if [*quoted("en", key)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_private_words_call_no_control_of_all_in_their_own_language(language: str) -> None:
    """A label is quoted by LABEL, but in what everybody sees, and on a hand about its own buttons."""
    wrong = {
        key: [*written(language, key)]
        for key in messages(language)
        if key not in TO_ALL | OF_HAND and key not in LABELS
    }
    assert not {key: found for key, found in wrong.items() if found}


def test_what_is_excepted_quotes_something() -> None:
    """A list of exceptions that nobody needs any more would hide the next mistake."""
    needed = {
        key
        for language in LANGUAGES
        for key in messages(language)
        if [*written(language, key)] and key not in LABELS
    }
    assert needed >= TO_ALL | OF_HAND


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_quote_the_same_labels_in_the_same_way(language: str) -> None:
    for key in messages("en"):
        assert {*quoted(language, key)} == {*quoted("en", key)}, key


def test_what_is_quoted_is_a_label_and_stands_with_all_or_with_both() -> None:
    assert len(quoting_keys()) > 25
    for key in quoting_keys():
        for label, ways in quoted("en", key):
            assert label in LABELS
            assert ways in {("public",), ("own", "public")}


@pytest.mark.parametrize(("reader", "server"), PAIRS)
def test_every_message_that_quotes_a_label_says_it_as_it_stands_on_the_control(
    reader: str, server: str
) -> None:
    """Whatever it is told, the label is the public one; of a control one sees alone too, both."""
    locale = quoting(reader, server)
    for key in quoting_keys():
        told = [
            {name: value for name, value in values.items() if name not in {"own", "public"}}
            for values in tellings(asked(reader, key))
        ]
        said = [say(locale, key, **values) for values in told]
        for label, ways in quoted(reader, key):
            name = say(server, label) if ways == ("public",) else labels(locale, label)
            assert any(name in words for words in said), (key, label)


@pytest.mark.parametrize(("reader", "server"), PAIRS)
def test_the_rest_of_a_message_stays_in_the_language_of_the_reader(reader: str, server: str) -> None:
    name = say(server, "button-resume")
    own = say(reader, "refused-paused").replace(say(reader, "button-resume"), name)
    assert say(quoting(reader, server), "refused-paused") == own


def test_where_all_speak_one_language_nothing_is_quoted_twice() -> None:
    assert quoting("pl", "pl") == "pl"
    assert quoting("en-GB", "en-US") == "en-GB"
    assert labels(quoting("pl", "pl"), "button-draw") == say("pl", "button-draw")
    assert labels(quoting("id", "en-US"), "button-draw") == "Ambil / Draw"
    assert labels("id", "button-take", count=2) == "Ambil 2 kartu"


def test_a_dialect_and_a_language_nobody_knows_change_nothing_of_it() -> None:
    assert in_dialect(quoting("pl", "en"), "gambian") == "pl-gambian@en"
    assert chain("pl-gambian@en") == chain("pl-gambian")
    assert quoting("en", "ja") == "en"
    assert "**Start**" in say(quoting("id", "ja"), "done-opened")
    assert "**Mulai**" in say("id", "done-opened")


NOT_TYPED: Final = frozenset({"verify-fingerprint", "league-picture-words"})
"""A title, which does nothing, and the words of a picture: its command says where the same stands as text."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_types_is_told_a_command_wherever_a_control_is_named(language: str) -> None:
    calls = {key for key in TO_ALL if key.startswith("notice-")}
    for key in {*quoting_keys(), *calls} - NOT_TYPED:
        parts = [*nodes(messages(language)[key].value)]
        own = any(
            isinstance(one, ast.MessageReference) and one.id.name.startswith("command-") for one in parts
        )
        text = "".join(one.value for one in parts if isinstance(one, ast.TextElement))
        assert own or re.search(r"`/\w", text), key
