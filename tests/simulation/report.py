"""What a simulation, or many together, has seen."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Report:
    """Figures of seeds: what happened, what was injected, what was wrong."""

    seeds: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Take another report in."""
        self.seeds += other.seeds
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.counts += other.counts
        self.violations += other.violations

    def __str__(self) -> str:
        """Return the line that is printed at the end."""
        count = self.counts
        moves = max(count["moves"], 1)
        leagues = ""
        if count["leagues"]:
            leagues = (
                f"{count['cups']} cups, {count['seasons']} seasons, {count['champions']} champions, "
                f"{count['tables']} tables, {count['dues']} deadlines, {count['corrections']} corrections, "
                f"{count['rings']} notices, "
            )
        return (
            f"simulation: {leagues}{self.seeds} seeds, {self.seconds / 3600:.1f} virtual hours, {self.cpu:.0f} s of CPU, "
            f"{count['events']} events, {count['commits']} commits, {count['moves']} moves, "
            f"{count['results']} finished matches, {count['kills']} kills, {count['cuts']} lost connections, "
            f"{count['faults']} faults, {count['limited'] / moves:.2f} limited calls a move, "
            f"{len(self.violations)} violations"
        )
