"""The form of a new league: menus in pages, seen by the one alone who fills it in."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.engine.rules import variants
from bot.manager.preferences import Preset
from bot.manager.zones import USUAL_ZONE
from bot.text.catalogue import say
from bot.text.names import safe_title, unescaped
from bot.text.settings import clock, duration, zone_name
from bot.ui.dates import HOURS, MINUTE, at_hour, day_choices, hour_choices, on_day
from bot.ui.face import MOST_OPTIONS, Button, Choice, Face, Look, Menu, RoleMenu, clip
from bot.ui.league_controls import NO_LEAGUE, LeagueControl, LeagueVerb
from bot.ui.league_draft import USUAL, Draft, game_of, token, written
from bot.ui.presets_screen import preset_words

GAME, DAY, TIME, ROLE, TURN = "game", "day", "time", "role", "turn"
"""Menus, and the buttons that turn pages, that are no field of `CHOICES`."""
_CUP_PAGES: Final = (
    ("format", GAME, "size", "advance"),
    (DAY, TIME, "ready", "clock"),
    (ROLE, "rated", "repeat"),
)
_SEASON_PAGES: Final = (
    ("format", GAME, "size", "advance"),
    (DAY, TIME, "days", "every"),
    ("check_in", "ready", "final", "clock"),
    (ROLE, "rated", "repeat"),
)
_TIMES: Final = ("ready", "check_in", "every")


def form_face(
    locale: str,
    draft: Draft,
    presets: Sequence[Preset],
    now: float,
    wanted: int = 0,
    *,
    zone: str = USUAL_ZONE,
) -> Face:
    """Return a page of the form, with everything that is chosen so far; dates are chosen in a zone."""
    pages = _pages(draft)
    page = min(max(wanted, 0), len(pages) - 1)
    menus = tuple(
        _menu(locale, draft, field, presets, page=page, now=now, zone=zone) for field in pages[page]
    )
    return Face(
        title=safe_title(draft.name),
        body="\n".join((say(locale, "league-form-body"), "", *_lines(locale, draft, presets))),
        footer=say(locale, "options-page", page=page + 1, pages=len(pages)),
        rows=(*menus, _buttons(locale, draft, page, len(pages))),
    )


def name_on(title: str) -> str:
    """Return the name of a league as it was typed from the title of its form."""
    return unescaped(title)


def _pages(draft: Draft) -> tuple[tuple[str, ...], ...]:
    return _SEASON_PAGES if draft.season else _CUP_PAGES


def _lines(locale: str, draft: Draft, presets: Sequence[Preset]) -> Iterator[str]:
    for page in _pages(draft):
        for field in page:
            if field != TIME:
                value = _present(locale, draft, field, presets)
                yield say(locale, "settings-line", label=say(locale, f"league-field-{field}"), value=value)


def _present(locale: str, draft: Draft, field: str, presets: Sequence[Preset]) -> str:
    match field:
        case "game":
            game = game_of(draft, presets)
            return say(locale, "league-no-game") if game is None else preset_words(locale, game)
        case "day":
            at = draft.until * MINUTE
            return f"<t:{at}:F> (<t:{at}:R>)"
        case "role":
            return say(locale, "league-everybody") if draft.role is None else f"<@&{draft.role}>"
        case _:
            return _value(locale, field, draft.chosen(field))


def _value(locale: str, field: str, value: str) -> str:
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


def _menu(
    locale: str,
    draft: Draft,
    field: str,
    presets: Sequence[Preset],
    *,
    page: int,
    now: float,
    zone: str,
) -> Menu | RoleMenu:
    label = say(locale, f"league-field-{field}", zone=zone_name(locale, zone))
    custom_id = _control(draft, field, page)
    match field:
        case "role":
            words = say(locale, "league-role-menu")
            return RoleMenu(words, custom_id, () if draft.role is None else (draft.role,), most=1)
        case "game":
            return Menu(label, custom_id, tuple(_games(locale, draft, presets)))
        case "day":
            return Menu(label, custom_id, tuple(day_choices(locale, now, draft.until * MINUTE, zone)))
        case "time":
            return Menu(label, custom_id, tuple(hour_choices(locale, draft.until * MINUTE, zone)))
        case _:
            return Menu(label, custom_id, tuple(_choices(locale, draft, field, label)))


def _choices(locale: str, draft: Draft, field: str, label: str) -> Iterator[Choice]:
    for value in draft.offered(field):
        words = say(locale, "settings-choice", label=label, value=_value(locale, field, value))
        yield Choice(clip(words, 100), value, chosen=value == draft.chosen(field))


def _games(locale: str, draft: Draft, presets: Sequence[Preset]) -> Iterator[Choice]:
    """Yield the games as they usually are, and the server's presets."""
    known = variants()
    for variant in known:
        about = clip(say(locale, "variant-about", variant=variant.name), 100)
        words = clip(say(locale, "variant-name", variant=variant.name), 100)
        yield Choice(words, variant.name, about, chosen=variant.name == draft.game)
    for preset in presets[: MOST_OPTIONS - len(known)]:
        words = clip(preset_words(locale, preset), 100)
        yield Choice(preset.name, token(preset), words, chosen=token(preset) == draft.game)


def _control(draft: Draft, field: str, page: int) -> str:
    return LeagueControl(NO_LEAGUE, LeagueVerb.FORM, (f"{field}-{page}", *written(draft))).custom_id


def _buttons(locale: str, draft: Draft, page: int, pages: int) -> tuple[Button, ...]:
    def turn(key: str, to: int, *, enabled: bool) -> Button:
        return Button(say(locale, key), _control(draft, TURN, to), enabled=enabled)

    create = LeagueControl(NO_LEAGUE, LeagueVerb.CREATE, written(draft)).custom_id
    return (
        turn("options-back", page - 1 if page else pages, enabled=page > 0),
        turn("options-next", page + 1, enabled=page + 1 < pages),
        Button(say(locale, "button-create"), create, Look.GOOD),
    )


def chosen_on(draft: Draft, field: str, value: str | None, zone: str = USUAL_ZONE) -> Draft | None:
    """Return a draft after a choice from one of its menus; None for what was not offered."""
    match field:
        case "role":
            role = None if value is None else _whole(value, 20)
            return replace(draft, role=role) if value is None or role is not None else None
        case "game":
            return None if value is None else replace(draft, game=value[:24])
        case "day":
            day = None if value is None else _whole(value, 5)
            return None if day is None else _until(draft, on_day(zone, draft.until * MINUTE, day))
        case "time":
            hour = None if value is None else _whole(value, 2)
            if hour is None or hour >= HOURS:
                return None
            return _until(draft, at_hour(zone, draft.until * MINUTE, hour))
        case _:
            known = field in draft.values and value in draft.offered(field)
            return draft.choosing(field, value) if known and value is not None else None


def _until(draft: Draft, at: float | None) -> Draft | None:
    return None if at is None else replace(draft, until=int(at) // MINUTE)


def _whole(text: str, longest: int) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= longest else None
