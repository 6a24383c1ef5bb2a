"""Settings, lengths of time and presets in words."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from bot.engine.vocabulary import OPTIONS, TABLE_OPTIONS
from bot.text.cards import in_a_row, listed
from bot.text.catalogue import has_words, phrase, say
from bot.text.options import option_label, option_value
from bot.text.phrases import Phrase

_UNITS = {"duration-days": 86_400, "duration-hours": 3600, "duration-minutes": 60, "duration-seconds": 1}

CHANNELS, VARIANT, MODERATOR_ROLE, ROLES = "channels", "variant", "moderator_role", "league_managers"
ZONE = "time_zone"
TIMES = ("turn_clock", "idle_time")
"""Settings whose values are no fixed words."""
UsualTimes: TypeAlias = Mapping[str, float]
"""How long the bot itself is set up to wait (seconds), by the setting that says otherwise."""
NO_TIMES: UsualTimes = MappingProxyType({})


def setting_label(locale: str, name: str) -> str:
    """Return what a setting is called."""
    return say(locale, _key(name))


def has_label(locale: str, name: str) -> bool:
    """Tell whether there is a setting of that name."""
    return has_words(locale, _key(name))


def setting_choice(locale: str, name: str, value: str) -> str:
    """Return a value of a list in words, where it is not known which times are usual."""
    if name in TIMES and not value.isdecimal():
        return say(locale, "setting-time", value=value)
    return setting_value(locale, name, value)


def setting_value(locale: str, name: str, value: str, times: UsualTimes = NO_TIMES) -> str:
    """Return a value of a setting, which is a good one, in words; `times` are what is usual of the times."""
    if name == VARIANT:
        return say(locale, "variant-name", variant=value)
    if name in TIMES:
        time = duration(locale, float(value) if value.isdecimal() else times[name])
        return str(time) if value.isdecimal() else say(locale, f"{_key(name)}-value", value=value, time=time)
    if name == CHANNELS:
        named = listed(locale, (f"<#{channel}>" for channel in value.split()))
        return say(locale, f"{_key(name)}-value", value=named or "everywhere")
    if name == ZONE:
        return say(locale, f"{_key(name)}-value", zone=zone_name(locale, value))
    if name == MODERATOR_ROLE:
        value = f"<@&{value}>" if value else "none"
    if name == ROLES:
        named = listed(locale, (f"<@&{role}>" for role in value.split()))
        return say(locale, f"{_key(name)}-value", value=named or "nobody")
    return say(locale, f"{_key(name)}-value", value=value)


def zone_name(locale: str, zone: str) -> str:
    """Return what the time of a zone is called: by its city."""
    return say(locale, "zone-name", zone=zone.rpartition("/")[2].replace("_", " "))


def clock(locale: str, seconds: float) -> Phrase:
    """Return how long a turn may take."""
    return duration(locale, seconds) if seconds else phrase(locale, "clock-off")


def duration(locale: str, seconds: float) -> Phrase:
    """Return a length of time in the largest unit that leaves nothing over: `90 seconds`, `2 minutes`, `7 days`."""
    key, unit = next((key, unit) for key, unit in _UNITS.items() if seconds % unit == 0 or unit == 1)
    return phrase(locale, key, count=int(seconds // unit))


def options_in_words(locale: str, options: Mapping[str, str]) -> str:
    """Return the options of a preset; one that this program does not know stands as it was written."""
    return in_a_row(locale, _options(locale, options)) or "none"


def _options(locale: str, options: Mapping[str, str]) -> Iterator[str]:
    for name, value in options.items():
        if _has_words(name, value):
            words = option_value(locale, name, value)
            yield say(locale, "option-line", label=option_label(locale, name), value=words)
        else:
            yield f"{name}={value}"


def _has_words(name: str, value: str) -> bool:
    if name in TABLE_OPTIONS:
        return value in TABLE_OPTIONS[name]
    if name not in OPTIONS:
        return False
    values = OPTIONS[name].values
    return value.isdecimal() if isinstance(values, range) else value in tuple(values)


def _key(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"
