"""Look up and format words in the Fluent catalogues under `locales/`, one folder a language."""

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from bot.text.phrases import ALONE, FUNCTIONS, Phrase, Value

DEFAULT_LOCALE = "en"

DIALECTS = frozenset({"gambian"})
"""Ways of speaking at the table that belong to a variant, by its name: catalogues that say a few things otherwise."""

REMEMBERED = 4096
"""Sentences that are kept as they were said last."""

LOCALE_SHAPE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
log = logging.getLogger(__name__)


class MissingWords(LookupError):
    """No language has words for a key; always a mistake in the program."""


def say(locale: str, key: str, /, **values: Value) -> str:
    """Return the words for `key` in the nearest language to `locale` that has them.

    Numbers are formatted by the language; ids have to come as text. Raises `MissingWords`.
    """
    return _said(locale, key, tuple(sorted(values.items())))


def phrase(locale: str, key: str, /, **values: Value) -> Phrase:
    """Return the words for `key` to stand in a sentence, which chooses their form.

    They are told it as `$form`. Raises `MissingWords` when they are said.
    """
    return _Words(locale, key, tuple(sorted(values.items())))


@dataclass(frozen=True, slots=True)
class _Words(Phrase):
    locale: str
    key: str
    values: tuple[tuple[str, Value], ...]

    def said(self, form: str) -> str:
        return say(self.locale, self.key, form=form, **dict(self.values))


def decimal(locale: str, number: float, shape: str = "0.0") -> str:
    """Return a number as the language writes it, `12.5` or `12,5`: with as many places as `shape` has."""
    language = next(each for each in chain(locale) if each in languages())
    return format_decimal(number, shape, Locale.parse(language, sep="-"))


def has_words(locale: str, key: str) -> bool:
    """Tell whether some language in the chain of `locale` has words for `key`."""
    return any(language in _bundles() and _bundles()[language].has_message(key) for language in chain(locale))


def in_dialect(locale: str, dialect: str) -> str:
    """Return the locale that speaks a dialect, where the language has it; the same locale for what is no dialect."""
    return f"{locale}-{dialect}" if dialect in DIALECTS else locale


@cache
def chain(locale: str) -> tuple[str, ...]:
    """Return the languages to look in, nearest first: `pt-BR`, `pt`, `en`; nonsense gives the default alone.

    A dialect is looked for before each of them: `pl-gambian`, `pl`, `en-gambian`, `en`.
    """
    parts = locale.replace("_", "-").split("-") if LOCALE_SHAPE.fullmatch(locale.replace("_", "-")) else []
    dialects = [parts.pop()] if parts and parts[-1] in DIALECTS else []
    nearest = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    wanted = [
        f"{language}{tail}"
        for language in dict.fromkeys([*nearest, DEFAULT_LOCALE])
        for tail in (*(f"-{dialect}" for dialect in dialects), "")
    ]
    return tuple(wanted)


def languages() -> frozenset[str]:
    """Return the languages that have a catalogue of their own, dialects not counted."""
    return frozenset(name for name in _bundles() if name.rpartition("-")[2] not in DIALECTS)


@lru_cache(REMEMBERED)
def _said(locale: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    # Formatting took half the time of a move, and most of what is shown has been said before.
    for language in chain(locale):
        bundle = _bundles().get(language)
        if bundle is not None and bundle.has_message(key):
            return _format(bundle, key, dict(values))
    raise MissingWords(key)


def _format(bundle: FluentBundle, key: str, values: dict[str, Value]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWords(key)
    text, errors = bundle.format_pattern(pattern, {"form": ALONE, **values})
    if errors:
        log.error("Words for %s do not fit: %s", key, errors)
    return str(text)


@cache
def _bundles() -> Mapping[str, FluentBundle]:
    folders = [folder for folder in files(__package__).joinpath("locales").iterdir() if folder.is_dir()]
    names = {folder.name: folder for folder in folders if not folder.name.startswith("_")}
    return MappingProxyType({name: _bundle(names, name) for name in names})


def _bundle(folders: Mapping[str, Traversable], name: str) -> FluentBundle:
    """Return the words of a language; those of a dialect stand in front of its language's, and speak through them."""
    language, _, tail = name.rpartition("-")
    behind = (language,) if tail in DIALECTS else ()
    # Isolation marks would stand invisibly inside every name that people copy; names are stripped of bidi marks.
    bundle = FluentBundle([*behind, name][:1], dict(FUNCTIONS), use_isolating=False)
    for folder in (folders[each] for each in (*behind, name)):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
