"""A league that is being filled in: its form is kept in the custom ids of its screen, so that it outlives a restart."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine.rules import variants
from bot.league.terms import SIZES, Format, Seeding, Terms
from bot.manager.choices import CLOCKS, NO_CLOCK
from bot.manager.competition import Plan
from bot.manager.leagues.repeating import REPEATS
from bot.manager.preferences import Preset
from bot.manager.zones import USUAL_ZONE
from bot.ui.dates import HOUR, HOURS, MINUTE, full_hour

NOBODY_SPECIAL: Final = "-"
"""Stands for no role: everybody may enter."""
USUAL: Final = "usual"
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "format": tuple(each.value for each in Format),
    "size": tuple(map(str, SIZES)),
    "advance": tuple(map(str, range(1, SIZES[-1]))),
    "ready": ("120", "300", "600", "900", "1200", "1800", "3600", "10800", "43200", "86400"),
    "check_in": ("600", "900", "1800", "3600", "7200", "21600", "43200", "86400"),
    "days": tuple(map(str, (*range(1, 13), 14, 15, 16, 18, 20, 22, 24, 26, 30, 34, 38, 46, 52))),
    "every": ("3600", "7200", "21600", "43200", *(str(86_400 * days) for days in (1, 2, 3, 4, 7, 14, 28))),
    "final": ("0", "2", "3", "4", "5", "6", "7", "8", "10", "12", "16", "24", "32", "64"),
    # Who has no rating cannot be drawn by it, and nobody has one.
    "seeding": (Seeding.LOT.value,),
    "rated": ("on", "off"),
    "clock": (USUAL, *map(str, CLOCKS), NO_CLOCK),
    "repeat": ("0", *map(str, REPEATS)),
}
"""What there is to choose from, by the field of the form; stored is the number of the choice."""
USUALLY: Final[Mapping[str, str]] = {
    "format": Format.CUP.value,
    "size": "4",
    "advance": "1",
    "ready": "600",
    "check_in": "1800",
    "days": "6",
    "every": "604800",
    "final": "0",
    "seeding": Seeding.LOT.value,
    "rated": "on",
    "clock": USUAL,
    "repeat": "0",
}


@dataclass(frozen=True, slots=True)
class Draft:
    """A league as it is filled in: its name, the game as a token, what was chosen of each field.

    `until` is when its sign-up ends, in minutes since 1970; `role` who may enter, None for everybody.
    """

    name: str
    game: str
    values: Mapping[str, str]
    until: int
    role: int | None = None

    def chosen(self, field: str) -> str:
        """Return what was chosen."""
        return self.values[field]

    def choosing(self, field: str, value: str) -> "Draft":
        """Return the draft with another choice; no more go on from a table than do not win it."""
        values = {**self.values, field: value}
        most = int(values["size"]) - 1
        return replace(self, values={**values, "advance": str(min(int(values["advance"]), most))})

    def offered(self, field: str) -> tuple[str, ...]:
        """Return what can be chosen."""
        if field == "advance":
            return tuple(value for value in CHOICES[field] if int(value) < int(self.values["size"]))
        return CHOICES[field]

    @property
    def season(self) -> bool:
        """Tell whether it has match days."""
        return self.values["format"] == Format.SEASON

    @property
    def terms(self) -> Terms:
        """Return what the league is played by."""
        values = self.values
        return Terms(
            format=Format(values["format"]),
            size=int(values["size"]),
            advance=int(values["advance"]),
            seeding=Seeding(values["seeding"]),
            days=int(values["days"]),
            final=int(values["final"]) if self.season else 0,
        )

    @property
    def repeat(self) -> int:
        """Return after how many days the next league follows; 0: none does."""
        return int(self.values["repeat"])

    def plan(self, variant: str, options: Mapping[str, str], usual_clock: float | None = None) -> Plan:
        """Return what the league of this game is held as; `usual_clock` is the turn clock of its server."""
        values, clock = self.values, self.values["clock"]
        return Plan(
            name=self.name,
            variant=variant,
            options=tuple(options.items()),
            turn_clock=usual_clock if clock == USUAL else 0 if clock == NO_CLOCK else float(clock),
            rated=values["rated"] == "on",
            sign_up_until=float(self.until * MINUTE),
            ready_time=float(values["ready"]),
            check_in=float(values["check_in"]),
            every=float(values["every"]),
            role=self.role,
        )


def new_draft(name: str, variant: str, now: float, zone: str = USUAL_ZONE) -> Draft:
    """Return the draft a form begins with: sign-up for a day, to a full hour of the server's zone."""
    return Draft(name, variant, dict(USUALLY), int(full_hour(zone, now + (HOURS + 1) * HOUR)) // MINUTE)


def written(draft: Draft) -> tuple[str, ...]:
    """Return a draft, but for its name, as arguments of a custom id."""
    digits = "".join(_DIGITS[CHOICES[field].index(draft.values[field])] for field in CHOICES)
    return draft.game, digits, str(draft.until), NOBODY_SPECIAL if draft.role is None else str(draft.role)


def read_draft(name: str, arguments: Sequence[str]) -> Draft | None:
    """Read a draft, inverse to `written`; None for what no form has written."""
    if len(arguments) != len(written(_ANY)) or len(arguments[1]) != len(CHOICES):
        return None
    game, digits, until, role = arguments
    values: dict[str, str] = {}
    for field, digit in zip(CHOICES, digits, strict=True):
        place = _DIGITS.find(digit)
        if not 0 <= place < len(CHOICES[field]):
            return None
        values[field] = CHOICES[field][place]
    whose = role if role != NOBODY_SPECIAL else "0"
    if not (_number(until, 8) and _number(whose, 20)) or int(values["advance"]) >= int(values["size"]):
        return None
    return Draft(name, game, values, int(until), None if role == NOBODY_SPECIAL else int(role))


def token(preset: Preset) -> str:
    """Return what stands for a preset of the server in a custom id; its name may hold any letters."""
    return f"-{zlib.crc32(preset.name.casefold().encode()):x}"


def game_of(draft: Draft, presets: Sequence[Preset]) -> Preset | None:
    """Return the game of a draft with its options; None when there is no such preset any more."""
    named = [Preset(variant.name, variant.name, {}) for variant in variants() if variant.name == draft.game]
    return next(iter((*named, *(preset for preset in presets if token(preset) == draft.game))), None)


def _number(text: str, longest: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= longest


_ANY: Final = Draft("", "", dict(USUALLY), 0)
