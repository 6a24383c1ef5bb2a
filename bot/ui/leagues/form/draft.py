"""A league that is being filled in: what is chosen on its form, and how that is written down."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.engine.rules import variant, variants
from bot.league.terms import POINTS, SIZES, Format, Seeding, Terms
from bot.manager.competition import Plan
from bot.manager.leagues.repeating import REPEATS
from bot.manager.tables.choices import CLOCKS, NO_CLOCK, USUAL_VARIANT
from bot.manager.zones import USUAL_ZONE
from bot.ui.leagues.form.dates import HOUR, HOURS, MINUTE, full_hour

USUAL: Final = "usual"
EVERYBODY, OF_ROLE, INVITED = "everybody", "role", "list"
"""Who may enter: everybody, who has a role, or whom the managers enter."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "format": tuple(each.value for each in Format),
    "size": tuple(map(str, SIZES)),
    "advance": tuple(map(str, range(1, SIZES[-1]))),
    "ready": ("120", "300", "600", "900", "1200", "1800", "3600", "10800", "43200", "86400"),
    "check_in": ("600", "900", "1800", "3600", "7200", "21600", "43200", "86400"),
    "days": tuple(map(str, (*range(1, 13), 14, 15, 16, 18, 20, 22, 24, 26, 30, 34, 38, 46, 52))),
    "every": ("3600", "7200", "21600", "43200", *(str(86_400 * days) for days in (1, 2, 3, 4, 7, 14, 28))),
    "final": ("0", "2", "3", "4", "5", "6", "7", "8", "10", "12", "16", "24", "32", "64"),
    "seeding": tuple(each.value for each in Seeding),
    "entry": (EVERYBODY, OF_ROLE, INVITED),
    "rated": ("on", "off"),
    "clock": (USUAL, *map(str, CLOCKS), NO_CLOCK),
    "repeat": ("0", *map(str, REPEATS)),
}
"""What there is to choose from, by the field of the form."""
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
    "entry": EVERYBODY,
    "rated": "on",
    "clock": USUAL,
    "repeat": "0",
}


@dataclass(frozen=True, slots=True)
class Draft:
    """A league as it is filled in: its name, its game with the options, what was chosen of each field.

    `until` is when its sign-up ends, in minutes since 1970; `role` who may enter where a role may.
    """

    name: str
    variant: str
    values: Mapping[str, str]
    until: int
    options: tuple[tuple[str, str], ...] = ()
    points: tuple[int, ...] = POINTS
    role: int | None = None

    def chosen(self, field: str) -> str:
        """Return what was chosen."""
        return self.values[field]

    def choosing(self, field: str, value: str) -> "Draft":
        """Return the draft with another choice, and what no longer goes with it brought as near as it can be."""
        return replace(self, values={**self.values, field: value}).fitted()

    def playing(self, variant: str, options: Mapping[str, str]) -> "Draft":
        """Return the draft with another game."""
        return replace(self, variant=variant, options=tuple(options.items())).fitted()

    def fitted(self) -> "Draft":
        """Return the draft with as many seats as its game has at most, of which fewer go on."""
        size = min(int(self.values["size"]), max(variant(self.variant).seats))
        advance = min(int(self.values["advance"]), size - 1)
        return replace(self, values={**self.values, "size": str(size), "advance": str(advance)})

    def offered(self, field: str) -> tuple[str, ...]:
        """Return what can be chosen."""
        if field == "advance":
            return tuple(value for value in CHOICES[field] if int(value) < self.size)
        if field == "size":
            return tuple(value for value in CHOICES[field] if int(value) <= max(variant(self.variant).seats))
        return CHOICES[field]

    @property
    def season(self) -> bool:
        """Tell whether it has match days."""
        return self.values["format"] == Format.SEASON

    @property
    def size(self) -> int:
        """Return how many sit at a full table."""
        return int(self.values["size"])

    @property
    def unsaid(self) -> str | None:
        """Return what is still to be chosen, as a reason of refusal; None when nothing is."""
        return "league_no_role" if self.values["entry"] == OF_ROLE and self.role is None else None

    @property
    def terms(self) -> Terms:
        """Return what the league is played by."""
        values = self.values
        return Terms(
            format=Format(values["format"]),
            size=self.size,
            advance=int(values["advance"]),
            seeding=Seeding(values["seeding"]),
            days=int(values["days"]),
            points=self.points,
            final=int(values["final"]) if self.season else 0,
        )

    @property
    def repeat(self) -> int:
        """Return after how many days the next league follows; 0: none does."""
        return int(self.values["repeat"])

    def plan(self, usual_clock: float | None = None) -> Plan:
        """Return what the league is held as; `usual_clock` is the turn clock of its server."""
        values, clock = self.values, self.values["clock"]
        return Plan(
            name=self.name,
            variant=self.variant,
            options=self.options,
            turn_clock=usual_clock if clock == USUAL else 0 if clock == NO_CLOCK else float(clock),
            rated=values["rated"] == "on",
            sign_up_until=float(self.until * MINUTE),
            ready_time=float(values["ready"]),
            check_in=float(values["check_in"]),
            every=float(values["every"]),
            role=self.role if values["entry"] == OF_ROLE else None,
            invited=values["entry"] == INVITED,
        )


def new_draft(name: str, variant: str, now: float, zone: str = USUAL_ZONE) -> Draft:
    """Return the draft a form begins with: sign-up for a day, to a full hour of the server's zone."""
    until = int(full_hour(zone, now + (HOURS + 1) * HOUR)) // MINUTE
    return Draft(name, variant, dict(USUALLY), until).fitted()


def written(draft: Draft) -> str:
    """Return a draft as text."""
    held = {
        "name": draft.name,
        "variant": draft.variant,
        "values": dict(draft.values),
        "until": draft.until,
        "options": dict(draft.options),
        "points": draft.points,
        "role": draft.role,
    }
    return json.dumps(held, ensure_ascii=False)


def read_draft(text: str) -> Draft:
    """Read a draft, inverse to `written`; what is not offered any more is as usual."""
    held: dict[str, Any] = json.loads(text)
    known = held["variant"] in {each.name for each in variants()}
    values = {
        field: value if (value := held["values"].get(field)) in CHOICES[field] else USUALLY[field]
        for field in CHOICES
    }
    draft = Draft(
        name=held["name"],
        variant=held["variant"] if known else USUAL_VARIANT,
        values=values,
        until=held["until"],
        options=tuple(held["options"].items()) if known else (),
        points=tuple(held["points"]),
        role=held["role"],
    )
    return draft.fitted()
