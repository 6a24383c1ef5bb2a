"""What has to hold of every entry in the log, looked at when it is committed."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any

from bot.engine.actions import Action, Catch, Draw, Leave, Pass, Play
from bot.engine.cards import cards_of
from bot.engine.match import BadDeal, Match, NotAllowed, Step, apply, decision, new_match, phase, window
from bot.engine.record import Unreadable, check, is_lesson
from bot.engine.shuffle import match_seed
from bot.engine.snapshot import dump
from bot.engine.state import Phase
from bot.manager.records.ratings import recompute
from bot.manager.tables.clocks import Kind
from bot.manager.tables.decide import stamp_number
from bot.manager.tables.shelf import read, read_actions
from bot.manager.tables.table import Table
from bot.manager.views import Stage
from bot.players.lesson import SEED
from bot.store.books import books
from tests.simulation.clockwork import Clockwork
from tests.simulation.disk import Disk
from tests.simulation.hub import Hub, Message, Press, read_control
from tests.simulation.stories import Stories, Told
from tests.simulation.sums import miscounted

WAITING = {Phase.ROUND_OVER, Phase.MATCH_OVER}
FAULTS: Callable[[str], list[str]] = run_path(str(Path(__file__).parents[2] / "docs" / "verify.py"))["faults"]
"""The program that stands alone and checks how a match was dealt."""


class Entries:
    """The log as it grows, and every table beside it, moved on by the engine alone."""

    def __init__(
        self, disk: Disk, hub: Hub, clockwork: Clockwork, wrong: Callable[[str], None], counts: Counter[str]
    ) -> None:
        self._disk = disk
        self._hub = hub
        self._clockwork = clockwork
        self._wrong = wrong
        self._counts = counts
        self._last = 0
        self.tables: dict[str, Table] = {}
        self._mirrors: dict[str, Match] = {}
        self._before: dict[tuple[str, int], Match] = {}
        self._held: dict[tuple[str, int], set[int]] = defaultdict(set)
        self._presses: Counter[str] = Counter()
        self._finished: set[tuple[str, int]] = set()
        self.stories = Stories()
        self._receipts: dict[str, int] = {}
        self.process = 0
        """How many processes have died."""
        self.kept: set[int] = set()
        """Every message the bot has ever noted as one to keep up to date."""

    def knows(self, receipt: str) -> bool:
        """Tell whether a receipt is in the log."""
        return receipt in self._receipts

    def held(self, table: str, person: int) -> set[int]:
        """Return every card a person has ever held at a table."""
        return self._held[table, person]

    def server_of(self, table: str) -> int | None:
        """Return the server a table stands in."""
        known = self.tables.get(table)
        return None if known is None else known.place.guild_id

    def is_astray(self, message: Message) -> bool:
        """Tell whether a message of a table stands in another server than the table does."""
        server = self.server_of(message.table)
        return server is not None and server != self._hub.guild_of(message.channel)

    def committed(self, written: set[str]) -> None:
        """Look at what was just committed, in the tables that may have changed."""
        if "log" in written:
            self._look()
        if "deadlines" in written:
            clocks = self._disk.execute("SELECT table_id, kind, mark, due FROM deadlines")
            self._clockwork.stored(clocks)
        if "slots" in written:
            self.kept.update(row[0] for row in self._disk.execute("SELECT message_id FROM slots"))

    def _look(self) -> None:
        rows = self._disk.execute(
            "SELECT rowid, table_id, version, receipt, action, at FROM log WHERE rowid > ? ORDER BY rowid",
            (self._last,),
        ).fetchall()
        for number, *entry in rows:
            self._last = number
            self._receipts.setdefault(entry[2].partition("~")[0], self.process)
            self._counts["commits"] += 1
            self._entry(*entry)

    def close(self) -> None:
        """Compare the results with the matches that were finished."""
        stored = {
            (table, match) for table, match in self._disk.execute("SELECT table_id, match FROM results")
        }
        for table, match in stored ^ self._finished:
            self._wrong(f"match {match} of table {table}: a result and no end, or an end and no result")
        for table, version, entries in self._disk.execute(
            "SELECT id, tables.version, count(log.version) FROM tables JOIN log ON table_id = id GROUP BY id"
        ):
            if version != entries:
                self._wrong(f"table {table} is at version {version} and has {entries} entries")
        self._counts["results"] += len(stored)
        self._ratings()
        self._statistics()
        self._records()

    def _records(self) -> None:
        """Check that the record of every match proves that it was dealt fairly, by both programs that can tell."""
        for table, match, text in self._disk.execute(
            "SELECT table_id, match, record FROM results WHERE instr(record, 'deck:')"
        ):
            if self._is_lesson(table) != is_lesson(text):
                self._wrong(
                    f"match {match} of table {table}: its record says whether it is a lesson, and that is wrong"
                )
            if not self._is_lesson(table) and (faults := _faults(text)):
                self._wrong(f"match {match} of table {table} was not dealt fairly: {faults}")

    def _is_lesson(self, table: str) -> bool:
        known = self.tables.get(table)
        return known is not None and known.lesson is not None

    def _statistics(self) -> None:
        """Check that everybody's deeds in every match that has ended were entered, and that wins are those of the results."""
        entered = {
            (table, match): (seats, won)
            for table, match, seats, won in self._disk.execute(
                "SELECT table_id, match, count(person), coalesce(sum(won), 0) FROM played_matches"
                " LEFT JOIN played_seats ON match_id = id GROUP BY id"
            )
        }
        for table, match, text in self._disk.execute(
            "SELECT table_id, match, result FROM results WHERE match > 0"
        ):
            result = json.loads(text)
            people = [seat for seat, person in enumerate(result["people"]) if person is not None]
            won = len(set(people) & set(result["winners"]))
            expected = (0, 0) if self._is_lesson(table) else (len(people), won)
            if entered.get((table, match)) != expected:
                self._wrong(f"match {match} of table {table} was not entered as it ended")

    def _ratings(self) -> None:
        """Check that every rated match that was played to its end has changed ratings, and that they follow from that."""
        played = self._disk.execute(
            "SELECT table_id, match FROM results WHERE reason = 'champion' AND json_extract(result, '$.rated')"
        ).fetchall()
        for match in set(played) - set(self._disk.execute("SELECT table_id, match FROM rated_matches")):
            self._wrong(f"match {match} was to be rated and is not")
        found = recompute(books(self._disk))
        if found.wrong_ratings or found.wrong_steps:
            self._wrong(f"ratings are not what they follow from: {found}")

    def _entry(self, name: str, version: int, receipt: str, action: str, at: float) -> None:
        stored, schema, state = self._disk.execute(
            "SELECT version, schema, state FROM tables WHERE id = ?", (name,)
        ).fetchone()
        before, after = self.tables.get(name), read(schema, state)
        if stored != version or version != (0 if before is None else before.version) + 1:
            self._wrong(
                f"table {name}: entry {version} and version {stored} after {before and before.version}"
            )
        self.tables[name] = after
        actions = read_actions(action) if action.startswith("[") else ()
        self._counts["moves"] += any(isinstance(one, Play | Draw | Pass) for one in actions)
        if after.frozen:
            self._wrong(f"table {name} is frozen")
        if after.match is not None:
            self._check_match(after, after.match)
            self._replay(before, after, actions)
        if before is not None:
            self._check_press(before, after, receipt, actions)
            self._check_clock(before, receipt, at)
            self._check_turn(before, actions)
            self._check_result(before, after)

    def _check_match(self, table: Table, match: Match) -> None:
        """Check that each card is in one place and that one seat, or a clock, has to act."""
        r = match.round
        if r is None:
            return
        places = [*(card for hand in r.hands for card in cards_of(hand)), *r.stock, *r.pile]
        if Counter(places) != Counter(match.rules.pack()):
            self._wrong(f"table {table.id}: the cards are not each in one place")
        to_act = decision(match)
        if to_act is not None and to_act not in r.seats:
            self._wrong(f"table {table.id}: seat {to_act} is to act and does not play")
        if to_act is None and window(match) is None and phase(match) not in WAITING:
            self._wrong(f"table {table.id}: nobody can act")
        silent = [seat for seat in r.seats if r.uncalled >> seat & 1]
        if any(r.hands[seat].bit_count() != 1 for seat in silent):
            self._wrong(f"table {table.id}: a seat can be caught that has not one card")
        for seat, chair in enumerate(table.chairs):
            if chair.person is not None and seat < len(r.hands):
                self._held[table.id, chair.person].update(cards_of(r.hands[seat]))

    def _replay(self, before: Table | None, after: Table, actions: tuple[Action, ...]) -> None:
        """Check that the state follows from what was logged, and the cards from the seed that was promised."""
        assert after.match is not None
        mirror = self._mirrors.get(after.id)
        if before is None or before.match_number != after.match_number or mirror is None:
            promised = match_seed(after.match_secret, after.id, sorted(after.presses))
            seed = promised if after.lesson is None else SEED
            if after.live and after.match.seed != seed:
                self._wrong(f"table {after.id}: the seed is not the promised one")
            mirror = new_match(after.match.rules, dealer=after.first_dealer, seed=after.match.seed)
            self.stories.begin(after.id, after.match_number, mirror)
        undone = self._disk.execute(
            "SELECT min(version) FROM log WHERE table_id = ? AND undone = ?", (after.id, after.version)
        ).fetchone()[0]
        if undone is not None:
            mirror = self._before[after.id, undone]
            self.stories.take_back(after.id, undone)
        self._before[after.id, after.version] = mirror
        for action in actions:
            step = self._applied(mirror, action)
            mirror = step.match
            self.stories.tell(after.id, Told(after.version, action, mirror, step.events))
        self._mirrors[after.id] = mirror
        if dump(mirror) != dump(after.match):
            self._wrong(f"table {after.id}: version {after.version} does not follow from the log")
            self._mirrors[after.id] = after.match

    def _applied(self, match: Match, action: Action) -> Step:
        try:
            step = apply(match, action)
            for what in miscounted(match, step.match):
                self._wrong(what)
            return step
        except NotAllowed as refused:
            if refused.step is not None:
                return refused.step
            self._wrong(f"{action} is in the log and is refused: {refused}")
        except BadDeal as bad:
            self._wrong(f"{action} is in the log and cannot be: {bad}")
        return Step(match, ())

    def _check_press(self, before: Table, after: Table, receipt: str, actions: tuple[Action, ...]) -> None:
        """Check that a press acts once, for the one who pressed, and on what its control was drawn for."""
        base = receipt.partition(":")[0].partition("~")[0]
        press = self._hub.presses.get(f"token{base}")
        if press is None or receipt.endswith(":back") or _takes_out(press):
            return
        deed = receipt.partition("~")[0] if _sets_options(press) else base
        self._presses[deed] += 1
        if self._presses[deed] > 1:
            self._wrong(f"press {deed} has acted {self._presses[deed]} times")
        seats = {seat for seat, chair in enumerate(after.chairs) if chair.person == press.person}
        own = [action for action in actions if not isinstance(action, Leave)]  # others can be taken out
        if any(getattr(action, "seat", None) not in {None, *seats} for action in own):
            self._wrong(f"press {base} has acted for another seat: {actions}")
        control = read_control(press.control) if press.control else None
        if control is not None and control.stamp is not None:
            number = stamp_number(before, control.stamp.kind, before.seat_of(press.person))  # type: ignore[arg-type]
            if number != control.stamp.number and not _waited(before, actions):
                self._wrong(f"control {press.control} has acted when the number was {number}")

    def process_of(self, receipt: str) -> int | None:
        """Return in the life of which process an entry was made."""
        return self._receipts.get(receipt)

    def _check_clock(self, before: Table, receipt: str, at: float) -> None:
        kind = receipt.partition(":")[0]
        if kind in set(Kind):
            self._clockwork.fired(before.id, kind, at)

    def _check_turn(self, before: Table, actions: tuple[Action, ...]) -> None:
        """Check that nobody moves out of turn where the bot sees to it."""
        if before.match is None or before.rules.polices_itself:
            return
        turn = decision(before.match)
        for action in actions:
            if isinstance(action, Play | Draw | Pass) and action.seat != turn:
                self._wrong(f"table {before.id}: {action} out of turn")

    def _check_result(self, before: Table, after: Table) -> None:
        """Check that a match that has just ended has its result."""
        if after.match is None or after.stage is not Stage.OVER or before.stage is Stage.OVER:
            return
        self._finished.add((after.id, after.match_number))
        self.stories.end(after, self._clockwork.now)
        rows = self._disk.execute(
            "SELECT result FROM results WHERE table_id = ? AND match = ?", (after.id, after.match_number)
        ).fetchall()
        if len(rows) != 1:
            self._wrong(f"match {after.match_number} of table {after.id} has {len(rows)} results")
        else:
            self._check_scores(after, json.loads(rows[0][0]))

    def _check_scores(self, after: Table, result: dict[str, Any]) -> None:
        assert after.match is not None
        if result["totals"] != list(after.match.totals) or result["winners"] != list(after.match.winners):
            self._wrong(
                f"match {after.match_number} of table {after.id}: the result is not that of the match"
            )


def _faults(text: str) -> list[object]:
    """Return what is not fair about the match of a record, by both programs that can tell."""
    try:
        return [*check(text).faults, *FAULTS(text)]
    except (Unreadable, LookupError, ValueError) as problem:
        return [str(problem)]


def _takes_out(press: Press) -> bool:
    """Tell whether a press is a command that takes somebody else from one table or more."""
    words = press.data.get("options") or [{}]
    return press.data.get("name") == "table" and words[0].get("name") in {"kick", "ban"}


def _sets_options(press: Press) -> bool:
    """Tell whether a press is a command that sets one thing after another, each with a receipt of its own."""
    return press.data.get("name") == "options"


def _waited(before: Table, actions: tuple[Action, ...]) -> bool:
    """Tell whether these are catches that were held back, and whom they are meant for can still be caught."""
    r = before.match.round if before.match is not None else None
    return r is not None and all(
        isinstance(action, Catch) and bool(r.uncalled >> action.target & 1) for action in actions
    )
