"""What was seen: a line a scenario, and how to repeat what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass
class Line:
    """What one scenario has seen; `figures` in the order they are printed in."""

    name: str
    figures: Mapping[str, object] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Returns the line, with the violations below it."""
        figures = ", ".join(f"{value} {what}" for what, value in self.figures.items())
        head = f"{self.name}: {figures}, {len(self.violations)} violations"
        return "\n".join([head, *(f"  {violation}" for violation in self.violations)])


def share_of(values: list[float], share: float) -> float:
    """Returns the value below which a share of all lies; 0 of none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0
