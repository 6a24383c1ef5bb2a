"""Commands in a text, made so that a press on one begins to type it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.text.catalogue import say

_COMMAND = re.compile(r"`/([^`]+)`")


@dataclass(frozen=True, slots=True)
class CommandLinks:
    """The ids Discord has given to commands, by what they are called in the code (`table new`); none before it has.

    Discord shows a link by that name in every language, and one by a translated name does nothing when it is pressed
    (its issue 5518).
    """

    ids: Mapping[str, int] = field(default_factory=dict)

    def linked(self, locale: str, text: str) -> str:
        """Return a text in which commands as the catalogues write them are links; others stay as they are."""
        if not self.ids:
            return text
        names = {own_name(locale, name): f"</{name}:{number}>" for name, number in self.ids.items()}
        return _COMMAND.sub(lambda found: names.get(found[1], found[0]), text)


def own_name(locale: str, name: str) -> str:
    """Return what Discord lists a command as in a language, without its stroke."""
    return " ".join(_words(locale, name))


def _words(locale: str, name: str) -> Iterator[str]:
    key = "command"
    for part in name.split():
        key = f"{key}-{part}"
        yield say(locale, key)
