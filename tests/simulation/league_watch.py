"""What has to hold of leagues at every moment: with every change of one, and with every answer."""

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.league.facts import Close, Draw, Drop, End, Enter, Fact, Report
from bot.manager.answers import Refusal
from bot.manager.competition import Competition
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import AddEntrants, CreateLeague, SetResult, SomeLeagueRequest
from bot.manager.leagues.leagues import LeagueAnswer
from bot.manager.leagues.shelf import read
from tests.simulation.hub import Press
from tests.simulation.league_results import misreported, unfaithful, vanished
from tests.simulation.league_rung import Rung
from tests.simulation.league_sound import unsound

if TYPE_CHECKING:
    from tests.simulation.league import LeagueSimulation

EARLY: Final = 0.002
"""Seconds: times are written with fewer digits than they are kept."""
LATE: Final = 75.0
"""Seconds after which an announced time has had its effect, where the bot has lived and nothing fails."""
PUT_OFF: Final = 60.0
"""Seconds after which an answer that was put off has come."""

CAUSES: Final[dict[str, tuple[type, ...]]] = {
    "EnterLeague": (Enter,),
    "AddEntrant": (Enter,),
    "AddEntrants": (Enter,),
    "QuitLeague": (Drop,),
    "gone": (Drop,),
    "DropEntrant": (Drop,),
    "StartLeague": (Draw,),
    "CloseSeason": (Close,),
    "EndLeague": (End,),
    "due": (Draw, End),
    "result": (Report,),
    "ResumeLeague": (Draw,),
}
"""What a change adds, by its word; a knockout is drawn again after any."""

Row = tuple[int, str, int, str, str, str, float]


class LeagueWatch:
    """Collects what is wrong with leagues."""

    def __init__(self, simulation: "LeagueSimulation") -> None:
        self.simulation = simulation
        self.stored: dict[str, Competition] = {}
        self.dues: dict[str, float | None] = {}
        self.counts: Counter[str] = Counter()
        self.over_since: dict[str, float] = {}
        self.rung = Rung(simulation)
        self.noted: set[int] = set()
        """Every message that was ever noted as a league's."""
        self._last = 0
        self._last_table = 0
        self._named: set[str] = set()
        """Every table that was named with a draw."""
        self._receipts: dict[str, int] = {}
        """In the life of which process each change was made."""
        self._refused: dict[str, tuple[str, int]] = {}
        self._waited: set[tuple[str, int, bool, float]] = set()
        self._once: Counter[tuple[str, str]] = Counter()
        self._vanished: dict[str, int] = {}
        self._announced: dict[str, float] = {}
        """Since when each league waits for what it waits for."""

    def wrong(self, league: str, what: str) -> None:
        """Note a violation."""
        self.simulation.watch.wrong(f"league {league}: {what}")

    def committed(self, written: set[str]) -> None:
        """Look at what was just committed."""
        if "leagues" in written:
            rows = self.simulation.disk.execute("SELECT message_id FROM leagues").fetchall()
            self.noted.update(message for (message,) in rows)
        if "league_log" in written:
            self._look()
        if "tables" in written:
            self._look_at_tables()

    def _look_at_tables(self) -> None:
        """Check that each table that opens was named with the draw: it opens once, wherever a process dies."""
        rows = self.simulation.disk.execute(
            "SELECT rowid, id, league FROM tables WHERE rowid > ? AND league IS NOT NULL ORDER BY rowid",
            (self._last_table,),
        ).fetchall()
        for number, table, league in rows:
            self._last_table = number
            if table not in self._named:
                self.wrong(league, f"table {table} has opened, and was named with no draw")

    def _look(self) -> None:
        rows: list[Row] = self.simulation.disk.execute(
            "SELECT rowid, league_id, version, receipt, word, about, at FROM league_log WHERE rowid > ?"
            " ORDER BY rowid",
            (self._last,),
        ).fetchall()
        for row in rows:
            self._last = row[0]
            self._changed(row)

    def answered(self, request: CreateLeague | SomeLeagueRequest, answer: LeagueAnswer) -> None:
        """Check an answer against the list of what was done: "ok" is in it, "no" is not."""
        receipt, word = request.asker.receipt, type(request).__name__
        self.counts["asked"] += 1
        match answer:
            case LeagueRefused():
                self._check_refusal(word, receipt, answer)
            case LeagueDone() if receipt not in self._receipts and not _nothing_done(request, answer):
                self.simulation.watch.wrong(f"{word} {receipt} was answered with ok and is not in the list")
            case LeagueDone() if isinstance(request, SetResult) and not request.sure:
                if self._vanished.get(receipt):
                    self.simulation.watch.wrong(f"{receipt} took matches back that nobody was asked about")

    def sent(self, press: Press) -> None:
        """Have a look at a press when what was put off should have come."""
        self.simulation.world.later(PUT_OFF, self._followed, press, self.simulation.kills)

    def close(self) -> None:
        """Look at what can be told at the end only."""
        for receipt, (reason, process) in self._refused.items():
            if self._receipts.get(receipt) == process:
                self.simulation.watch.wrong(f"{receipt} was refused ({reason}) and is in the list")
        for (what, about), times in self._once.items():
            if times > 1:
                self.simulation.watch.wrong(f"{what} {about} was entered {times} times")

    def _check_refusal(self, word: str, receipt: str, answer: LeagueRefused) -> None:
        self._refused[receipt] = answer.reason, self.simulation.kills
        process = self.simulation.process
        leaves = process is not None and process.stopping is not None
        if answer.reason == "failed":
            self.simulation.watch.wrong(f"{word} was answered with {answer.reason}")
        if answer.reason == Refusal.NOT_SAVED and self.simulation.plan.calm and not leaves:
            self.simulation.watch.wrong(f"{word} was not saved, and nothing was wrong with the disk")

    def _followed(self, press: Press, kills: int) -> None:
        lived = self.simulation.kills == kills and self.simulation.plan.calm
        if lived and press.first == 5 and not press.told:
            self.simulation.watch.wrong(f"{press.data} was put off, and nothing came")

    def _changed(self, row: Row) -> None:
        _, name, version, receipt, word, about, at = row
        self._receipts[receipt] = self.simulation.kills
        self.counts["changes"] += 1
        self.counts[word] += 1
        if word in {"result", "opened", "due"}:
            self._once[word, receipt] += 1
        stored, schema, state, then = self.simulation.disk.execute(
            "SELECT version, schema, state, due FROM leagues WHERE id = ?", (name,)
        ).fetchone()
        before, after = self.stored.get(name), read(schema, state)
        if stored != version or version != (1 if before is None else before.version + 1):
            self.wrong(name, f"change {version} is stored as {stored} after {before and before.version}")
        after = replace(after, version=version)
        if before is not None:
            self._check_growth(before, after, word)
            self._check_due(before, word, at)
            if word == "result":
                self._check_taken_in(before, after, receipt.removeprefix("result:"))
            if word == "SetResult":
                self._check_corrected(before, after, receipt)
        for what in unsound(after):
            self.wrong(name, f"after {word} {about}: {what}")
        if self.dues.get(name) != then:
            self.dues[name], self._announced[name] = then, at
        self._keep(before, after, word)

    def _keep(self, before: Competition | None, after: Competition, word: str) -> None:
        self.stored[after.id] = after
        self._named.update(meeting.table for meeting in after.meetings)
        self.rung.changed(before, after, word)
        if not after.league.over:
            self.over_since.pop(after.id, None)
        else:
            self.over_since.setdefault(after.id, self.simulation.world.now)

    def _check_growth(self, before: Competition, after: Competition, word: str) -> None:
        """Check that a change adds what it is to add, and takes nothing back."""
        if word == "SetResult":
            return
        kept, added = after.league.facts[: len(before.league.facts)], _added(before, after)
        if kept != before.league.facts:
            self.wrong(after.id, f"{word} has changed what was there before")
        causes = CAUSES.get(word, ())
        draws = [fact for fact in added if isinstance(fact, Draw)]
        others = [fact for fact in added if not isinstance(fact, Draw)]
        if any(not isinstance(fact, causes) for fact in others) or (draws and not after.began):
            self.wrong(after.id, f"{word} has added {added}")

    def _check_due(self, before: Competition, word: str, at: float) -> None:
        """Check that a time that was announced has its effect once, not early and not late."""
        if word != "due":
            return
        announced = self.dues[before.id]
        if announced is None or at < announced - EARLY:
            self.wrong(before.id, f"what was to happen at {announced} has happened at {at}")
            return
        key = before.id, len(before.league.stages), before.checking, announced
        if key in self._waited:
            self.wrong(before.id, f"what was to happen at {announced} has happened twice")
        self._waited.add(key)
        plan, lived = self.simulation.plan, at - self.simulation.launched
        steady = plan.calm and plan.jumps_every is None
        since = max(announced, self._announced[before.id])
        if steady and at - since > LATE and lived > LATE:
            self.wrong(before.id, f"what was to happen at {announced} has happened at {at}")

    def _check_taken_in(self, before: Competition, after: Competition, table: str) -> None:
        """Check that the result of a table is what happened there."""
        reports: list[Fact] = [fact for fact in _added(before, after) if isinstance(fact, Report)]
        stored = self.simulation.watch.entries.tables.get(table)
        if len(reports) != 1 or stored is None or stored.live:
            self.wrong(after.id, f"{reports} of table {table}, which is {stored and stored.stage}")
            return
        for what in misreported(before, reports[0], stored, self.simulation.disk):
            self.wrong(after.id, f"table {table}: {what}")

    def _check_corrected(self, before: Competition, after: Competition, receipt: str) -> None:
        self._vanished[receipt] = len(vanished(before.league, after.league))
        self.counts["lost"] += self._vanished[receipt]
        for what in unfaithful(before.league, after.league):
            self.wrong(after.id, what)


def _added(before: Competition, after: Competition) -> tuple[Fact, ...]:
    """Return the facts that have come to a league."""
    return after.league.facts[len(before.league.facts) :]


def _nothing_done(request: CreateLeague | SomeLeagueRequest, answer: LeagueDone) -> bool:
    """Tell whether nobody of those who were to be entered could be."""
    return isinstance(request, AddEntrants) and len(answer.refused) == len(request.people)
