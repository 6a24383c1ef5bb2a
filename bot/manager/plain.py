"""Values to plain data and back: what is put into JSON, by the types that the values declare.

Knows frozen dataclasses, enums, tuples, bytes, unions of dataclasses, and what JSON knows itself.
"""

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

Value = TypeVar("Value")

TYPE = "type"
"""The key that names a dataclass."""

_PLAIN_ALREADY: Final = frozenset({NoneType, bool, int, float, str})


def to_plain(value: object) -> Any:
    """Return a value as plain data."""
    # What is met most often comes first: a table is written with every move.
    kind: Any = type(value)
    if kind in _PLAIN_ALREADY:
        return value
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {key: to_plain(item) for key, item in value.items()}
    plain = {TYPE: kind.__name__}
    for name in _names(kind):
        plain[name] = to_plain(getattr(value, name))
    return plain


@cache
def _names(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} has no plain form")
    return tuple(field.name for field in fields(kind))


def from_plain(wanted: type[Value], plain: Any) -> Value:
    """Return plain data as the value it was. Raises TypeError, ValueError or KeyError where it is none."""
    value: Value = _read(wanted, plain)
    return value


def _read(wanted: Any, plain: Any) -> Any:
    wanted = getattr(wanted, "__supertype__", wanted)
    origin = get_origin(wanted)
    if origin in {Union, UnionType}:
        return _read_union(get_args(wanted), plain)
    if origin is tuple:
        return _read_tuple(get_args(wanted), plain)
    if origin is not None:
        return dict(plain)
    if isinstance(wanted, type) and is_dataclass(wanted):
        hints = _hints(wanted)
        return wanted(**{name: _read(hints[name], item) for name, item in plain.items() if name != TYPE})
    if wanted is bytes:
        return bytes.fromhex(plain)
    return wanted(plain) if isinstance(wanted, type) and issubclass(wanted, Enum) else plain


def _read_union(kinds: tuple[Any, ...], plain: Any) -> Any:
    if plain is None and NoneType in kinds:
        return None
    if isinstance(plain, dict) and TYPE in plain:
        return _read(next(kind for kind in kinds if getattr(kind, "__name__", "") == plain[TYPE]), plain)
    return _read(next(kind for kind in kinds if kind is not NoneType), plain)


def _read_tuple(kinds: tuple[Any, ...], plain: Any) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(kinds[0], item) for item in plain)
    return tuple(_read(kind, item) for kind, item in zip(kinds, plain, strict=True))


@cache
def _hints(wanted: type) -> dict[str, Any]:
    return get_type_hints(wanted)
