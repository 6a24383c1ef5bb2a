"""Look up and format words in the Fluent catalogues under `locales/`, one folder a language."""

import logging
import re
from collections.abc import Iterable, Mapping
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

QUOTING = "@"
"""Stands in a locale before the language controls are called in that everybody sees: `id@pl`."""

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
    return format_decimal(number, shape, Locale.parse(_language(locale), sep="-"))


def has_words(locale: str, key: str) -> bool:
    """Tell whether some language in the chain of `locale` has words for `key`."""
    return any(language in _bundles() and _bundles()[language].has_message(key) for language in chain(locale))


def in_dialect(locale: str, dialect: str) -> str:
    """Return the locale that speaks a dialect, where the language has it; the same locale for what is no dialect."""
    own, mark, public = locale.partition(QUOTING)
    return f"{own}-{dialect}{mark}{public}" if dialect in DIALECTS else locale


def quoting(locale: str, public: str) -> str:
    """Return the locale of what one reads alone, which calls controls everybody sees as they are called on them."""
    own, shown = _language(locale), _language(public)
    return locale if own == shown else f"{locale}{QUOTING}{shown}"


def labels(locale: str, key: str, /, **values: Value) -> str:
    """Return what a control is called that one sees alone and that everybody sees as well: once, or in both languages."""
    own, public = _apart(locale)
    return _labelled((own, public), key, values)


@cache
def chain(locale: str) -> tuple[str, ...]:
    """Return the languages to look in, nearest first: `pt-BR`, `pt`, `en`; nonsense gives the default alone.

    A dialect is looked for before each of them: `pl-gambian`, `pl`, `en-gambian`, `en`.
    """
    locale, _ = _apart(locale)
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
            own, public = _apart(locale)
            return _format(bundle, key, {"form": ALONE, "own": own, "public": public, **dict(values)})
    raise MissingWords(key)


def _language(locale: str) -> str:
    """Return the language something is said in, whatever its dialect."""
    return next(each for each in chain(locale) if each in languages())


def _apart(locale: str) -> tuple[str, str]:
    """Return the locale of the reader, and that of what everybody sees, which mostly is the same."""
    own, _, public = locale.partition(QUOTING)
    return own, public or own


def _label(key: object, *locales: object) -> str:
    return _labelled(map(str, locales), str(key), {})


def _labelled(locales: Iterable[str], key: str, values: Mapping[str, Value]) -> str:
    return " / ".join(dict.fromkeys(say(locale, key, **values) for locale in locales))


def _format(bundle: FluentBundle, key: str, values: dict[str, Value]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWords(key)
    text, errors = bundle.format_pattern(pattern, values)
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
    functions = {**FUNCTIONS, "LABEL": _label}
    bundle = FluentBundle([*behind, name][:1], functions, use_isolating=False)
    for folder in (folders[each] for each in (*behind, name)):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
