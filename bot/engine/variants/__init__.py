"""The presets, one file each: every module here holds one ``VARIANT``, found by looking."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from bot.engine.vocabulary import OPTIONS, Variant


def _checked(variant: Variant, module: str) -> Variant:
    """Refuse a preset that cannot be played, when it is imported rather than at a table."""
    unknown = variant.defaults.keys() - OPTIONS.keys()
    if unknown or variant.name != module:
        raise ValueError(f"variant {variant.name!r} in {module}: unknown options {sorted(unknown)}")
    return variant


def _found() -> dict[str, Variant]:
    names = sorted(module.name for module in iter_modules(__path__))
    return {name: _checked(import_module(f"{__name__}.{name}").VARIANT, name) for name in names}


VARIANTS: Final = _found()
