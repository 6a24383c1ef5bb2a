"""Which values of options go together: what is impossible is refused when a table is made, with the reason."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Need:
    """A value of an option that goes only with certain values of another; a value of None is any that was chosen."""

    option: str
    value: str | None
    needs: str
    allowed: tuple[str, ...]


_POINTS: Final = ("own_penalty", "winner_collects")

NEEDS: Final = (
    Need("target", None, "match", ("target",)),
    Need("rounds", None, "match", ("rounds",)),
    Need("scoring", "knockout", "match", ("knockout",)),
    Need("match", "knockout", "scoring", ("knockout",)),
    Need("blocked_score", "difference", "scoring", ("winner_collects",)),
    Need("blocked_score", "count", "scoring", ("own_penalty", "knockout")),
    Need("tie", "shared", "scoring", _POINTS),
    Need("partnership", "on", "seats", ("4",)),
    Need("partnership", "on", "scoring", ("winner_collects",)),
    Need("multi_play", "on", "misplay", ("reject",)),
)
"""RULES §7 and §9.2 say what options mean; these are the meetings in which they mean nothing."""

FOLLOWING: Final[Mapping[str, tuple[str, ...]]] = {
    "match": ("target", "rounds", "scoring"),
    "scoring": ("match",),
    "blocked_score": ("scoring",),
}
"""Options that follow others when nobody chose them (RULES §9.2.18), in the order they are settled."""


def broken(values: Mapping[str, str]) -> Need | None:
    """Give the first need these values do not meet; an option without a value yet breaks none."""
    for need in NEEDS:
        value, found = values.get(need.option), values.get(need.needs)
        if value is None or found is None or found in need.allowed:
            continue
        if need.value is None or value == need.value:
            return Need(need.option, value, need.needs, need.allowed)
    return None
