"""Figures for Prometheus: a closed list of what is published, with nothing about a person, a table or a card in it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

Figures = Callable[[], Mapping[str, float]]


class Family(NamedTuple):
    """A figure that is published: its name, what it tells, whether it only grows.

    With a `label` it takes all figures whose own names begin with `begins`; the rest of a name is the label's value.
    """

    name: str
    tells: str
    begins: str
    grows: bool = True
    label: str | None = None


FAMILIES: Final = (
    Family("lastcard_presses", "Presses, commands and completions that came in.", "presses_", label="kind"),
    Family("lastcard_moves", "Actions at tables that were stored, those of computers included.", "moves"),
    Family(
        "lastcard_computer_turns",
        "Turns of computer players, by whoever chose what was done: a strength, or the default.",
        "computers_",
        label="by",
    ),
    Family("lastcard_thoughts", "Questions the process that thinks has answered.", "thoughts"),
    Family(
        "lastcard_thoughts_without",
        "Questions nothing came of, so that a normal player moved.",
        "thoughts_",
        label="why",
    ),
    Family("lastcard_thinking_starts", "Times the process that thinks was started.", "thinking_starts"),
    Family("lastcard_thinking_cpu_seconds", "CPU it took for its answers.", "thinking_cpu_seconds"),
    Family("lastcard_thinking_waiting", "Questions that wait for it.", "thinking_waiting", grows=False),
    Family("lastcard_thinking_running", "Whether it runs.", "thinking_running", grows=False),
    Family("lastcard_requests", "Requests by the bot's own token.", "requests_", label="urgency"),
    Family("lastcard_requests_refused", "Requests Discord has refused.", "requests_refused"),
    Family(
        "lastcard_requests_waiting", "Requests that wait for their turn.", "requests_waiting", grows=False
    ),
    Family("lastcard_edits_by_token", "Edits paid for by a press.", "edits_by_token"),
    Family("lastcard_outbox_waiting", "Messages that are behind.", "outbox_waiting", grows=False),
    Family("lastcard_tables_live", "Tables that are open or in play.", "tables_live", grows=False),
    Family(
        "lastcard_loop_lag_seconds", "The longest lag of the last minute.", "loop_lag_seconds", grows=False
    ),
    Family(
        "lastcard_loop_lag_alarms",
        "Times the loop was late by more than a quarter second.",
        "loop_lag_alarms",
    ),
    Family("lastcard_disk_free_bytes", "Room on the disk of the database.", "disk_free_bytes", grows=False),
    Family("lastcard_backups_made", "Backups made.", "backups_made"),
    Family("lastcard_backups_failed", "Backups that could not be made.", "backups_failed"),
)


APART: Final = frozenset(family.begins for family in FAMILIES if family.label is None)
"""The figures with a family of their own, whatever they begin with."""


class Metrics(Collector):
    """All figures of the process, in the form Prometheus reads."""

    def __init__(self, sources: Sequence[Figures]) -> None:
        self._sources = sources
        self._more: Mapping[str, float] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def page(self, more: Mapping[str, float]) -> bytes:
        """Return the figures, and more that others have counted, as text."""
        self._more = more
        return generate_latest(self._registry)

    def figures(self) -> dict[str, float]:
        """Return the figures by their own names."""
        return {name: figure for source in self._sources for name, figure in source().items()}

    def collect(self) -> Iterator[Metric]:
        """Yield the figures that are published."""
        figures = {**self.figures(), **self._more}
        for family in FAMILIES:
            yield _metric(family, figures)


def _metric(family: Family, figures: Mapping[str, float]) -> Metric:
    kind = CounterMetricFamily if family.grows else GaugeMetricFamily
    metric = kind(family.name, family.tells, labels=[family.label] if family.label else [])
    for name, figure in figures.items():
        if family.label and name.startswith(family.begins) and name not in APART:
            metric.add_metric([name.removeprefix(family.begins)], figure)
        elif name == family.begins:
            metric.add_metric([], figure)
    return metric
