"""The presets, one file each: every module here holds one ``VARIANT``, found by looking."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from bot.engine.vocabulary import (
    OPTIONS,
    Asks,
    MakesDraw,
    NamesSuit,
    Reverses,
    Skips,
    Variant,
)

_ALWAYS: Final = ("packs", "jokers_per_pack", "hand_size", "scoring", "match", "max_actions")
_CATCHABLE: Final = (NamesSuit, Skips, Reverses, MakesDraw, Asks)
"""Powers that know what they do out of turn (RULES P2)."""


def _wrong(variant: Variant) -> str | None:
    """Say what makes a preset unplayable."""
    if unknown := variant.defaults.keys() - OPTIONS.keys():
        return f"unknown options {sorted(unknown)}"
    if missing := [name for name in _ALWAYS if name not in variant.defaults]:
        return f"no value for {missing}"
    if (
        variant.narrowed.keys() - variant.defaults.keys()
        or variant.by_players.keys() - variant.defaults.keys()
    ):
        return "narrows or varies an option it does not offer"
    if None not in variant.points and variant.values("jokers_per_pack") != ("0",):
        return "jokers without points: say what they count, or narrow jokers_per_pack to 0"
    powers = variant.powers.values()
    catches = "misplay" in variant.defaults and "catch" in variant.values("misplay")
    if catches and not all(isinstance(power, _CATCHABLE) for power in powers):
        return "misplay=catch with a power that has no meaning out of turn"
    if "partnership" in variant.defaults and "on" in variant.values("partnership") and catches:
        return "partners at a table that polices itself: who would object to a last card?"
    if "multi_play" in variant.defaults and not all(isinstance(power, NamesSuit) for power in powers):
        return "multi_play with powers: what would three of them do?"
    return None


def checked(variant: Variant, module: str) -> Variant:
    """Refuse a preset that cannot be played, when it is imported rather than at a table."""
    wrong = _wrong(variant) or (f"its module is {module}" if variant.name != module else None)
    if wrong:
        raise ValueError(f"variant {variant.name!r}: {wrong}")
    return variant


def _found() -> dict[str, Variant]:
    names = sorted(module.name for module in iter_modules(__path__))
    return {name: checked(import_module(f"{__name__}.{name}").VARIANT, name) for name in names}


VARIANTS: Final = _found()
