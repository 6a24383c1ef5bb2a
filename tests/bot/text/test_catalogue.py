"""The catalogues hold words for everything that is said."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

import bot.text
from bot.engine.actions import Reason
from bot.engine.rules import ruleset, variants
from bot.engine.vocabulary import OPTIONS, Variant
from bot.manager.answers import Refusal
from bot.manager.tables.choices import LANGUAGES
from bot.text.catalogue import DIALECTS, MissingWords, chain, has_words, in_dialect, languages, say
from bot.text.options import option_label, option_value
from bot.text.refusals import notice, refusal, refusal_key
from bot.ui.screens.options import values_of
from tests.source import tree_of

ROOT = Path(bot.text.__file__).parents[2]
CATALOGUES = sorted((ROOT / "bot/text/locales/en").glob("*.ftl"))
KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")


def written_keys(folder: Path = ROOT / "bot/text/locales/en") -> set[str]:
    return {
        found[1]
        for file in folder.glob("*.ftl")
        for found in re.finditer(r"^([a-zA-Z][\w-]*) =", file.read_text(), re.MULTILINE)
    }


def said_keys() -> set[str]:
    """Return the keys that stand whole in a `say(locale, "…")` or a `phrase`, or are handed on as one argument to it."""
    keys: set[str] = set()
    for file in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py")]:
        for node in ast.walk(tree_of(file)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in {"say", "phrase"}
            ):
                keys |= {str(arg.value) for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return keys


def test_every_key_that_is_said_has_words() -> None:
    assert said_keys() <= written_keys()


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.name)
def test_a_catalogue_holds_nothing_that_cannot_be_read(file: Path) -> None:
    body = FluentResource(file.read_text()).body
    assert not [entry for entry in body if isinstance(entry, Junk)]


def test_no_key_is_written_twice() -> None:
    heads = [
        found
        for file in CATALOGUES
        for found in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(), re.MULTILINE)
    ]
    assert sorted(heads) == sorted(set(heads))


def test_every_key_is_used_somewhere() -> None:
    code = "".join(file.read_text() for file in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py")])
    families = (
        "refused-", "notice-", "option-", "rules-", "event-", "over-headline-", "permission-", "table-seat-",
        "hand-your-turn", "hand-asked", "hand-threatened", "hand-skip-threatened", "hand-name-suit", "setting-",
        "league-field-", "league-value-", "league-title-", "league-picture-", "command-", "parameter-", "choice-",
        "button-privacy-", "lesson-news-", "lesson-task-",
    )  # fmt: skip
    unused = {key for key in written_keys() if key not in code and not key.startswith(families)}
    assert not unused


def league_reasons() -> set[str]:
    """Return every reason a league refuses something for, as they stand in its code."""
    reasons = set()
    for file in ROOT.glob("bot/league/*.py"):
        reasons |= {f"league_{reason}" for reason in raised(file, "NotPossible")}
    for file in ROOT.glob("bot/manager/leagues/*.py"):
        reasons |= {f"league_{reason}" for reason in raised(file, "NotPossible")}
        reasons |= {*raised(file, "Refuse"), *raised(file, "LeagueRefused")}
    return reasons


def raised(file: Path, error: str) -> set[str]:
    """Return the texts an error is made with in a file."""
    calls = (node for node in ast.walk(tree_of(file)) if isinstance(node, ast.Call))
    return {
        str(part.value)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == error and call.args
        for part in ast.walk(call.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    } - {"league_"}


@pytest.mark.parametrize("reason", sorted(league_reasons()))
def test_every_reason_of_refusal_of_a_league_has_words(reason: str) -> None:
    assert has_words("en", refusal_key(reason))


@pytest.mark.parametrize("reason", [*Reason, *Refusal])
def test_every_reason_of_refusal_has_words(reason: str) -> None:
    assert has_words("en", refusal_key(reason))


def test_a_refused_reaction_says_why() -> None:
    words = notice("en", "refused_reaction", reason="nobody_to_catch")
    assert refusal("en", "nobody_to_catch") in words


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)
def test_every_option_and_value_has_words(variant: Variant) -> None:
    rules = ruleset(variant, variant.seats.start)
    for name in rules.options():
        assert option_label("en", name)
        for value in values_of(rules, name):
            assert option_value("en", name, value)


def test_options_of_no_variant_are_named_too() -> None:
    assert all(has_words("en", option.label) for option in OPTIONS.values())


def test_a_language_falls_back_to_its_parent_and_then_to_english() -> None:
    assert chain("pt-BR") == ("pt-BR", "pt", "en")
    assert say("pt-BR", "button-join") == say("en", "button-join") != say("pl", "button-join")
    assert languages() == set(LANGUAGES)


def test_a_dialect_says_a_few_things_otherwise_in_every_language() -> None:
    assert chain("pt-BR-gambian") == ("pt-BR-gambian", "pt-BR", "pt-gambian", "pt", "en-gambian", "en")
    for locale in ("en", "en-US", "pl", "id"):
        assert say(in_dialect(locale, "gambian"), "suit-name", suit="H") != say(locale, "suit-name", suit="H")
        assert say(in_dialect(locale, "gambian"), "button-join") == say(locale, "button-join")
    assert say(in_dialect("pl", "gambian"), "card-name", rank="Q", suit="C") == "dama „tánkipitá”"
    assert in_dialect("en", "classic") == "en"
    assert not [name for name in languages() if "gambian" in name]


@pytest.mark.parametrize(
    "dialect", [f"{language}-{name}" for language in sorted(languages()) for name in DIALECTS]
)
def test_a_dialect_has_no_words_that_its_language_has_not(dialect: str) -> None:
    folder = ROOT / "bot/text/locales" / dialect
    said = {
        found
        for file in folder.glob("*.ftl")
        for found in re.findall(r"^([\w-]+) =", file.read_text(), re.MULTILINE)
    }
    assert said <= written_keys(
        ROOT / "bot/text/locales" / dialect.removesuffix(f"-{dialect.rpartition('-')[2]}")
    )
    assert not [
        entry
        for file in folder.glob("*.ftl")
        for entry in FluentResource(file.read_text()).body
        if isinstance(entry, Junk)
    ]


@pytest.mark.parametrize("nonsense", ["", "../en", "en/../..", "x", "en-" + "a" * 40])
def test_a_nonsense_language_is_english(nonsense: str) -> None:
    assert say(nonsense, "button-join") == say("en", "button-join")


def test_words_nobody_has_are_a_mistake() -> None:
    with pytest.raises(MissingWords):
        say("en", "no-such-key")


def test_words_that_lack_a_value_are_logged_and_still_said(caplog: pytest.LogCaptureFixture) -> None:
    assert say("en", "event-passed")
    assert "event-passed" in caplog.text


def test_numbers_choose_their_plural() -> None:
    assert (say("en", "cards-count", count=1), say("en", "cards-count", count=2)) == ("1 card", "2 cards")
