"""Values to plain data and back: what is put into JSON, by the types that the values declare.

Knows frozen dataclasses, enums, tuples, bytes, unions of dataclasses, and what JSON knows itself.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

Value = TypeVar("Value")

Reader = Callable[[Any], Any]

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
    kind: Any = wanted
    value: Value = _reader(kind)(plain)
    return value


@cache
def _reader(wanted: Any) -> Reader:
    """Return what reads values of a type, put together once: tables are read by the thousand when the bot starts."""
    wanted = getattr(wanted, "__supertype__", wanted)
    origin = get_origin(wanted)
    if origin in {Union, UnionType}:
        return _union_reader(get_args(wanted))
    if origin is tuple:
        return _tuple_reader(get_args(wanted))
    if origin is not None:
        return dict
    if isinstance(wanted, type) and is_dataclass(wanted):
        return _dataclass_reader(wanted)
    if wanted is bytes:
        return bytes.fromhex
    return wanted if isinstance(wanted, type) and issubclass(wanted, Enum) else _as_it_is


def _as_it_is(plain: Any) -> Any:
    return plain


def _dataclass_reader(wanted: type) -> Reader:
    readers = {name: _reader(hint) for name, hint in get_type_hints(wanted).items()}

    def read(plain: Any) -> Any:
        return wanted(**{name: readers[name](item) for name, item in plain.items() if name != TYPE})

    return read


def _union_reader(kinds: tuple[Any, ...]) -> Reader:
    named = {kind.__name__: _reader(kind) for kind in kinds if is_dataclass(kind) and isinstance(kind, type)}
    usual = _reader(next(kind for kind in kinds if kind is not NoneType))
    optional = NoneType in kinds

    def read(plain: Any) -> Any:
        if plain is None and optional:
            return None
        if isinstance(plain, dict) and TYPE in plain:
            return named[plain[TYPE]](plain)
        return usual(plain)

    return read


def _tuple_reader(kinds: tuple[Any, ...]) -> Reader:
    readers = [_reader(kind) for kind in kinds if kind is not Ellipsis]
    if Ellipsis in kinds:
        each = readers[0]
        return lambda plain: tuple([each(item) for item in plain])
    return lambda plain: tuple([read(item) for read, item in zip(readers, plain, strict=True)])
