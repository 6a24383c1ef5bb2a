"""The form of a new league: menus in pages, seen by the one alone who fills it in."""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.engine.rules import variants
from bot.manager.ids import DraftId
from bot.manager.preferences import Preset
from bot.manager.zones import USUAL_ZONE
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.text.settings import clock, duration, zone_name
from bot.ui.leagues.controls import LeagueVerb, of_draft
from bot.ui.leagues.form.dates import HOURS, MINUTE, at_hour, day_choices, hour_choices, on_day
from bot.ui.leagues.form.draft import OF_ROLE, USUAL, Draft
from bot.ui.leagues.form.points import OWN, SCHEMES, points_words, read_scheme
from bot.ui.messages.controls import whole
from bot.ui.messages.face import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    Choice,
    Face,
    Look,
    Menu,
    RoleMenu,
    clip,
)
from bot.ui.screens.presets import preset_words

GAME, DAY, TIME, POINTS, ROLE, TURN = "game", "day", "time", "points", "role", "turn"
"""Menus, and the buttons that turn pages, that are no field of `CHOICES`."""
_TIMES: Final = ("ready", "check_in", "every")
_ON_A_PAGE: Final = 4
Page: TypeAlias = tuple[str, ...]


def form_face(
    locale: str,
    draft: Draft,
    draft_id: DraftId,
    presets: Sequence[Preset],
    *,
    now: float,
    wanted: int = 0,
    zone: str = USUAL_ZONE,
) -> Face:
    """Return a page of the form, with everything that is chosen so far; dates are chosen in a zone."""
    pages = pages_of(draft)
    page = min(max(wanted, 0), len(pages) - 1)
    form = _Form(locale, draft, draft_id, presets, page, now, zone)
    return Face(
        title=safe_title(draft.name),
        body="\n".join((say(locale, "league-form-body", pages=len(pages)), "", *form.lines())),
        footer=say(locale, "options-page", page=page + 1, pages=len(pages)),
        rows=(*map(form.menu, pages[page]), form.buttons(len(pages))),
    )


def pages_of(draft: Draft) -> tuple[Page, ...]:
    """Return the fields of each page: what is played, when, how long things take, and who may enter."""
    role = (ROLE,) if draft.chosen("entry") == OF_ROLE else ()
    if not draft.season:
        tail = ("entry", *role, "rated", "seeding", "repeat")
        first = (("format", GAME, "size", "advance"), (DAY, TIME, "ready", "clock"))
        return (*first, *(tail[start : start + _ON_A_PAGE] for start in range(0, len(tail), _ON_A_PAGE)))
    advance = ("advance",) if draft.chosen("final") != "0" else ()
    tail = (*advance, "seeding", "entry", *role, "rated", "repeat")
    return (
        ("format", GAME, "size", POINTS),
        (DAY, TIME, "days", "every"),
        ("check_in", "ready", "clock", "final"),
        *(tail[start : start + _ON_A_PAGE] for start in range(0, len(tail), _ON_A_PAGE)),
    )


def page_of(draft: Draft, field: str) -> int:
    """Return the page a field stands on."""
    return next((number for number, page in enumerate(pages_of(draft)) if field in page), 0)


@dataclass(frozen=True, slots=True)
class _Form:
    """A page of the form in one language."""

    locale: str
    draft: Draft
    id: DraftId
    presets: Sequence[Preset]
    page: int
    now: float
    zone: str

    def lines(self) -> Iterator[str]:
        """Yield everything that is chosen."""
        for page in pages_of(self.draft):
            for field in page:
                if field != TIME:
                    label = say(self.locale, f"league-field-{field}")
                    yield say(self.locale, "settings-line", label=label, value=self._present(field))

    def menu(self, field: str) -> Menu | RoleMenu:
        """Return the menu of a field."""
        label = say(self.locale, f"league-field-{field}", zone=zone_name(self.locale, self.zone))
        custom_id = of_draft(LeagueVerb.FORM, self.id, f"{field}-{self.page}")
        if field == ROLE:
            chosen = () if self.draft.role is None else (self.draft.role,)
            return RoleMenu(say(self.locale, "league-role-menu"), custom_id, chosen, most=1)
        return Menu(label, custom_id, tuple(self._choices(field, label)))

    def buttons(self, pages: int) -> tuple[Button, ...]:
        """Return the buttons below the menus."""
        page = self.page

        def turn(key: str, to: int, *, enabled: bool) -> Button:
            custom_id = of_draft(LeagueVerb.FORM, self.id, f"{TURN}-{to}")
            return Button(say(self.locale, key), custom_id, enabled=enabled)

        return (
            turn("options-back", page - 1 if page else pages, enabled=page > 0),
            turn("options-next", page + 1, enabled=page + 1 < pages),
            Button(say(self.locale, "button-all-options"), of_draft(LeagueVerb.OPTIONS, self.id, "0")),
            Button(say(self.locale, "button-create"), of_draft(LeagueVerb.CREATE, self.id), Look.GOOD),
        )

    def _present(self, field: str) -> str:
        draft = self.draft
        match field:
            case "game":
                return preset_words(self.locale, Preset("", draft.variant, dict(draft.options)))
            case "day":
                at = draft.until * MINUTE
                return f"<t:{at}:F> (<t:{at}:R>)"
            case "points":
                return points_words(draft.points)
            case "role":
                return say(self.locale, "league-role-unset") if draft.role is None else f"<@&{draft.role}>"
            case _:
                return value_words(self.locale, field, draft.chosen(field))

    def _choices(self, field: str, label: str) -> Iterator[Choice]:
        draft, at = self.draft, self.draft.until * MINUTE
        match field:
            case "game":
                yield from self._games(label)
            case "day":
                yield from day_choices(self.locale, self.now, at, self.zone)
            case "time":
                yield from hour_choices(self.locale, at, self.zone)
            case "points":
                yield from self._schemes(label)
            case _:
                for value in draft.offered(field):
                    shown = value_words(self.locale, field, value)
                    words = say(self.locale, "settings-choice", label=label, value=shown)
                    yield Choice(clip(words, LONGEST_OPTION), value, chosen=value == draft.chosen(field))

    def _games(self, label: str) -> Iterator[Choice]:
        """Yield the games as they usually are, and the server's presets."""
        known, draft = variants(), self.draft
        present = (draft.variant, dict(draft.options))
        for variant in known:
            about = clip(say(self.locale, "variant-about", variant=variant.name), LONGEST_OPTION)
            name = say(self.locale, "variant-name", variant=variant.name)
            words = clip(say(self.locale, "settings-choice", label=label, value=name), LONGEST_OPTION)
            # A game whose options were changed is not marked, so that it can be chosen to put them back.
            yield Choice(words, variant.name, about, chosen=(variant.name, {}) == present)
        for preset in self.presets[: MOST_OPTIONS - len(known)]:
            words = clip(preset_words(self.locale, preset), LONGEST_OPTION)
            named = clip(say(self.locale, "settings-choice", label=label, value=preset.name), LONGEST_OPTION)
            chosen = (preset.variant, dict(preset.options)) == present and bool(preset.options)
            yield Choice(named, token(preset), words, chosen=chosen)

    def _schemes(self, label: str) -> Iterator[Choice]:
        present = self.draft.points
        for points in (*SCHEMES, *(() if present in SCHEMES else (present,))):
            shown = points_words(points)
            words = say(self.locale, "settings-choice", label=label, value=shown)
            about = say(self.locale, "league-points-about", places=len(points), rest=int(len(points) < 8))
            yield Choice(clip(words, LONGEST_OPTION), shown, about, chosen=points == present)
        yield Choice(say(self.locale, "league-points-own"), OWN, say(self.locale, "league-points-typed"))


def value_words(locale: str, field: str, value: str) -> str:
    """Return a choice in words."""
    if field in _TIMES:
        return str(duration(locale, int(value)))
    if field == "clock":
        if value == USUAL:
            return say(locale, "league-clock-usual")
        return str(clock(locale, int(value) if value.isdecimal() else 0))
    if field == "repeat":
        return say(locale, "league-every", days=int(value))
    if value.isdecimal():
        return say(locale, "league-number", field=field, count=int(value))
    return say(locale, f"league-value-{field}", value=value)


def chosen_on(
    draft: Draft, field: str, value: str | None, presets: Sequence[Preset] = (), zone: str = USUAL_ZONE
) -> Draft | None:
    """Return a draft after a choice from one of its menus; None for what was not offered."""
    if field == ROLE:
        role = None if value is None else whole(value, 20)
        return replace(draft, role=role) if value is None or role is not None else None
    if value is None:
        return None
    match field:
        case "game":
            return _playing(draft, value, presets)
        case "day":
            day = whole(value, 5)
            return None if day is None else _until(draft, on_day(zone, draft.until * MINUTE, day))
        case "time":
            hour = whole(value, 2)
            if hour is None or hour >= HOURS:
                return None
            return _until(draft, at_hour(zone, draft.until * MINUTE, hour))
        case "points":
            points = draft.points if value == points_words(draft.points) else read_scheme(value)
            return None if points is None else replace(draft, points=points)
        case _:
            known = field in draft.values and value in draft.offered(field)
            return draft.choosing(field, value) if known else None


def _playing(draft: Draft, value: str, presets: Sequence[Preset]) -> Draft | None:
    games = {variant.name: Preset(variant.name, variant.name, {}) for variant in variants()}
    game = {**{token(preset): preset for preset in presets}, **games}.get(value)
    return None if game is None else draft.playing(game.variant, game.options)


def token(preset: Preset) -> str:
    """Return what stands for a preset of the server in a menu; its name may hold any letters."""
    return f"-{zlib.crc32(preset.name.casefold().encode()):x}"


def _until(draft: Draft, at: float | None) -> Draft | None:
    return None if at is None else replace(draft, until=int(at) // MINUTE)
