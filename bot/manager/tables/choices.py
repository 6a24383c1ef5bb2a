"""What can be set: by a server for its tables, by a person for himself.

A setting is one entry of `SETTINGS` and one field of `ServerSettings` or `PersonSettings`; it is stored as text, and
only while it is not as usual.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final

from bot.engine.rules import variants
from bot.manager.answers import Refusal
from bot.manager.tables.strengths import STRENGTHS, USUAL_STRENGTH
from bot.manager.tables.table import Absent, Refuse
from bot.manager.zones import USUAL_ZONE, zones

USUAL_VARIANT: Final = "gambian"
HEARD: Final = "heard_language"
"""What Discord said last is somebody's language: noted, not set."""

LANGUAGES: Final = ("en", "pl", "id")
"""The languages there are to choose from: those of the catalogues."""

RETENTION: Final = "retention"
KEPT_FOR: Final = (30, 90, 180, 365)
"""How many days hands and records of finished matches may be kept, unless it is for ever."""
FOR_EVER: Final = "for_ever"

AS_DISCORD_SAYS: Final = "usual"

CLOCKS: Final = (
    15, 30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600, 10_800, 21_600, 43_200, 86_400, 172_800, 259_200, 604_800,
)  # fmt: skip
"""The turn clocks there are to choose from, in seconds: from a quick round to a week for each move."""

IDLE_TIMES: Final = (3600, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800)
"""After how many seconds a match nobody touches may be abandoned; never before two turns are over."""

NO_CLOCK: Final = "off"
"""Written for a turn clock where a turn may take any time."""

MOST_CHANNELS: Final = 25
"""As many as one menu of Discord's takes."""
MOST_ROLES: Final = 25
"""As many as one menu of Discord's takes."""


class Scope(StrEnum):
    """Whose setting it is, as the store writes it."""

    SERVER = "server"
    PERSON = "person"


class CardStyle(StrEnum):
    """How cards are shown: as pictures with suits in four colours or in two, as text, or in words alone, on buttons too."""

    FOUR = "four"
    TWO = "two"
    TEXT = "text"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server wants its tables; the defaults are what is usual.

    `variant` is played where none is named; `turn_clock` (seconds) is None where the bot's own holds; `channels` are
    those where tables may open, all while there is none; `several_tables` lets more than one stand in a channel, `threads` gives each a thread
    of its own;
    with `reactions` off tables are played by buttons and commands alone; `absent` is what happens to who is away;
    `computers` is how strong computer players are where nobody chose, and who acts for somebody that is away;
    `idle_time` (seconds) is when a match nobody touches is abandoned, None where the bot's own holds; who has the
    `moderator_role` may run any table, who has one of the roles `league_managers` manages leagues and runs their tables, as who manages the server may;
    dates are chosen in the `time_zone`; what everybody sees is in the `language`, None where Discord says which;
    hands and records of finished matches are dropped after `retention` days, None for never; `cards` is how everybody sees cards;
    with `table_pictures` a picture stands under what a table message says.
    """

    variant: str = USUAL_VARIANT
    turn_clock: float | None = None
    channels: frozenset[int] = frozenset()
    several_tables: bool = False
    reactions: bool = True
    absent: Absent = Absent.TAKE_OVER
    computers: str = USUAL_STRENGTH
    idle_time: float | None = None
    threads: bool = False
    moderator_role: int | None = None
    league_managers: frozenset[int] = frozenset()
    time_zone: str = USUAL_ZONE
    language: str | None = None
    retention: int | None = KEPT_FOR[0]
    table_pictures: bool = False
    cards: CardStyle = CardStyle.FOUR


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """How a person wants to be played with; the defaults are what is usual.

    `turn_notices` lets him be mentioned, and his phone ring, when it is his turn; `suit_names` calls the suits by the
    names of the variant's own country, where it has some; `hide_me` keeps him off leaderboards, and others from his
    statistics; what he alone sees is in his `own_language`, None where
    Discord says which: `heard_language` is what it said last, kept for what is sent without being asked for; `own_cards` is how he
    alone sees cards.
    """

    turn_notices: bool = True
    suit_names: bool = False
    hide_me: bool = False
    own_language: str | None = None
    heard_language: str = LANGUAGES[0]
    own_cards: CardStyle = CardStyle.FOUR


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: `usual` is its value while nobody has set it; `read` says what a text means.

    `values` are all there are to choose from, none where it is not chosen from a list. Nobody sets, or is shown, what is
    not `offered`: it is noted. What `shows` is seen at once in messages there are already.
    """

    scope: Scope
    name: str
    usual: str
    read: Callable[["Setting", str], object]
    values: Callable[[], tuple[str, ...]] = tuple
    offered: bool = True
    shows: bool = False

    def value_of(self, text: str) -> object:
        """Return what a text means. Raises `Refuse`."""
        return self.read(self, text)


def of_scope(scope: Scope) -> tuple[Setting, ...]:
    """Return the settings of a scope that are offered, in the order they are shown."""
    return tuple(setting for setting in SETTINGS.values() if setting.scope is scope and setting.offered)


def setting_of(scope: Scope, name: str) -> Setting:
    """Return a setting by its name, for somebody who sets it. Raises `Refuse`."""
    found = SETTINGS.get(name)
    if found is None or found.scope is not scope or not found.offered:
        raise _bad("setting", name, tuple(setting.name for setting in of_scope(scope)))
    return found


def read_all(scope: Scope, texts: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields that texts stand for; what a newer program wrote and this one cannot read is left out."""
    found: dict[str, Any] = {}
    for name, text in texts.items():
        setting = SETTINGS.get(name)
        with suppress(Refuse):
            found |= {} if setting is None or setting.scope is not scope else {name: setting.value_of(text)}
    return found


def read_clock(text: str) -> float:
    """Return a turn clock in seconds, 0 for none. Raises `Refuse`."""
    chosen = _one_of("turn_clock", text, (*map(str, CLOCKS), NO_CLOCK))
    return 0 if chosen == NO_CLOCK else float(chosen)


def read_strength(text: str) -> str:
    """Return how strong a computer player is to be. Raises `Refuse`."""
    return _one_of("computers", text, STRENGTHS)


def _clock(setting: Setting, text: str) -> float | None:
    chosen = _one_of(setting.name, text, setting.values())
    return None if chosen == setting.usual else float(chosen)


def _days(setting: Setting, text: str) -> int | None:
    chosen = _one_of(setting.name, text, setting.values())
    return None if chosen == FOR_EVER else int(chosen)


def _language(setting: Setting, text: str) -> str | None:
    chosen = _one_of(setting.name, text, setting.values())
    return None if chosen == AS_DISCORD_SAYS else chosen


def _switch(setting: Setting, text: str) -> bool:
    return _one_of(setting.name, text, setting.values()) == "on"


def _absent(setting: Setting, text: str) -> Absent:
    return Absent(_one_of(setting.name, text, setting.values()))


def _cards(setting: Setting, text: str) -> CardStyle:
    return CardStyle(_one_of(setting.name, text, setting.values()))


def _word(setting: Setting, text: str) -> str:
    return _one_of(setting.name, text, setting.values())


def _channels(setting: Setting, text: str) -> frozenset[int]:
    ids = text.split()
    if len(ids) > MOST_CHANNELS:
        raise Refuse(Refusal.TOO_MANY_CHANNELS, most=MOST_CHANNELS)
    return frozenset(_id(setting, word) for word in ids)


def _role(setting: Setting, text: str) -> int | None:
    return _id(setting, text) if text else None


def _id(setting: Setting, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise _bad(setting.name, text, ())
    return int(text)


def _roles(setting: Setting, text: str) -> frozenset[int]:
    ids = text.split()
    if len(ids) > MOST_ROLES:
        raise Refuse(Refusal.TOO_MANY_ROLES, most=MOST_ROLES)
    return frozenset(_id(setting, word) for word in ids)


def _zone(_: Setting, text: str) -> str:
    if text not in zones():
        # There are hundreds; the nearest is told, the list is offered where one is typed.
        by_city = {name.rpartition("/")[2].casefold(): name for name in zones()}
        wanted = text.rpartition("/")[2].strip().replace(" ", "_").casefold()
        near = next(iter(get_close_matches(wanted, by_city, n=1, cutoff=0.5)), None)
        raise Refuse(Refusal.NO_ZONE, value=text, nearest="none" if near is None else by_city[near])
    return text


def _one_of(name: str, text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise _bad(name, text, allowed)
    return text


def _bad(name: str, text: str, allowed: tuple[str, ...]) -> Refuse:
    nearest = _nearest(text, allowed) or "none"
    return Refuse(
        Refusal.BAD_SETTING, name=name, value=text, allowed=", ".join(allowed) or "-", nearest=nearest
    )


def _nearest(text: str, allowed: tuple[str, ...]) -> str | None:
    """Return the number next to a number, or the word most like a word."""
    numbers = [int(value) for value in allowed if value.isdecimal()]
    if numbers and text.isascii() and text.isdecimal() and len(text) < 12:
        return str(min(numbers, key=lambda number: abs(number - int(text))))
    return next(iter(get_close_matches(text, allowed, n=1, cutoff=0.5)), None)


def _language_values() -> tuple[str, ...]:
    return (AS_DISCORD_SAYS, *LANGUAGES)


def _card_values() -> tuple[str, ...]:
    return tuple(CardStyle)


def _switch_values() -> tuple[str, ...]:
    return ("on", "off")


SETTINGS: Final[Mapping[str, Setting]] = {
    setting.name: setting
    for setting in (
        Setting(Scope.SERVER, "language", AS_DISCORD_SAYS, _language, _language_values, shows=True),
        Setting(Scope.SERVER, "variant", USUAL_VARIANT, _word, lambda: tuple(v.name for v in variants())),
        Setting(Scope.SERVER, "turn_clock", "usual", _clock, lambda: ("usual", *map(str, CLOCKS))),
        Setting(Scope.SERVER, "channels", "", _channels),
        Setting(Scope.SERVER, "several_tables", "off", _switch, _switch_values),
        Setting(Scope.SERVER, "reactions", "on", _switch, _switch_values),
        Setting(Scope.SERVER, "table_pictures", "off", _switch, _switch_values, shows=True),
        Setting(
            Scope.SERVER, "absent", Absent.TAKE_OVER.value, _absent, lambda: tuple(a.value for a in Absent)
        ),
        Setting(Scope.SERVER, "computers", USUAL_STRENGTH, _word, lambda: STRENGTHS),
        Setting(Scope.SERVER, "idle_time", "usual", _clock, lambda: ("usual", *map(str, IDLE_TIMES))),
        Setting(Scope.SERVER, "threads", "off", _switch, _switch_values),
        Setting(Scope.SERVER, "moderator_role", "", _role),
        Setting(Scope.SERVER, "league_managers", "", _roles),
        Setting(Scope.SERVER, RETENTION, str(KEPT_FOR[0]), _days, lambda: (*map(str, KEPT_FOR), FOR_EVER)),
        Setting(Scope.SERVER, "time_zone", USUAL_ZONE, _zone),
        Setting(Scope.SERVER, "cards", CardStyle.FOUR, _cards, _card_values, shows=True),
        Setting(Scope.PERSON, "own_language", AS_DISCORD_SAYS, _language, _language_values, shows=True),
        Setting(Scope.PERSON, "turn_notices", "on", _switch, _switch_values),
        Setting(Scope.PERSON, "suit_names", "off", _switch, _switch_values, shows=True),
        Setting(Scope.PERSON, "hide_me", "off", _switch, _switch_values),
        Setting(Scope.PERSON, "own_cards", CardStyle.FOUR, _cards, _card_values, shows=True),
        Setting(Scope.PERSON, HEARD, LANGUAGES[0], _word, lambda: LANGUAGES, offered=False, shows=True),
    )
}
"""Every setting there is, in the order they are shown."""
