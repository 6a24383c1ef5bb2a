"""Words that stand in a sentence in the form it needs: `ósemka kier` is played as `ósemkę kier`.

A catalogue asks for a form by `FORM($card, "acc")`; what it does not ask for is said as it is alone. Which forms there
are is a language's own affair: English has one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

from babel import Locale
from fluent.runtime.types import FluentType

ALONE = "nom"
FORMS = frozenset({ALONE, "gen", "dat", "acc", "ins", "loc"})
"""Forms a catalogue may ask for, by the names grammars give to cases."""


class Phrase(FluentType, ABC):
    """Words of one language that a sentence inflects. A value: equal ones are said alike in every form."""

    __slots__ = ()

    @abstractmethod
    def said(self, form: str) -> str:
        """Return the words in a form; languages that do not know it have one form for all."""

    def format(self, locale: Locale) -> str:
        """Return the words as they stand in a sentence that asks for no form."""
        del locale
        return str(self)

    def __str__(self) -> str:
        return self.said(ALONE)


Value: TypeAlias = str | int | Phrase
"""What a sentence can be told."""


@dataclass(frozen=True, slots=True)
class Joined(Phrase):
    """Several words in a row, with something between them and something else before the last."""

    parts: tuple[str | Phrase, ...]
    between: str
    last: str

    def said(self, form: str) -> str:
        """Return the row, each of its parts in that form."""
        parts = [_in_form(part, form) for part in self.parts]
        return (
            self.last.join((self.between.join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)
        )

    def __bool__(self) -> bool:
        return bool(self.parts)


def _in_form(words: object, form: object) -> str:
    return words.said(str(form)) if isinstance(words, Phrase) else str(words)


def _capital(words: object) -> str:
    text = str(words)
    return text[:1].upper() + text[1:]


FUNCTIONS: Mapping[str, Callable[..., Any]] = MappingProxyType({"FORM": _in_form, "CAPITAL": _capital})
"""What a catalogue can call: `FORM($card, "acc")`, `CAPITAL($cards)`."""
