"""Which clocks run at a table: pure, from the table alone.

A clock is known by its kind and by its mark, the number of what it is about: as long as both stay, it runs on; when
the mark has moved on, it is void.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final
from zlib import crc32

from bot.engine.match import forced_action, phase, window
from bot.engine.state import Phase
from bot.engine.view import public_view
from bot.manager.tables.dealing import dealing
from bot.manager.tables.options import does_what_is_forced
from bot.manager.tables.table import Left, Table
from bot.manager.terms import Terms
from bot.manager.views import Stage


class Kind(StrEnum):
    """What happens when a clock runs out."""

    LOBBY = "lobby"
    """The lobby closes."""
    TURN = "turn"
    """The seat to move has the default done for it."""
    REMIND = "remind"
    """Those the table waits for are reminded: at two thirds of whatever clock is shown."""
    REMIND_MOTION = "remind_motion"
    """Those who have not agreed yet are reminded."""
    WINDOW = "window"
    """What could be challenged stands."""
    COMPUTER = "computer"
    """A computer player takes its turn."""
    REMARK = "remark"
    """A computer player calls, catches or challenges."""
    BREAK = "break"
    """The next round is dealt."""
    REMATCH = "rematch"
    """Those who want it play another match, or the table is put away."""
    IDLE = "idle"
    """The match is abandoned."""
    PAUSE = "pause"
    """The match, paused for so long, is abandoned."""
    ARCHIVE = "archive"
    """The thread that was made for the table is put away."""
    FORCED = "forced"
    """What the seat to move cannot do otherwise is done for it."""
    MOTION = "motion"
    """What people were asked to agree to is not done."""
    READY = "ready"
    """Those play who have come to the table of a league, or the one who has goes on."""


def receipt_of(kind: Kind, table: str, version: int) -> str:
    """Return what stands in the log for a press where a clock has done something to a table of that version."""
    return f"{kind}:{table}:{version}"


def is_of_clock(receipt: str) -> bool:
    """Tell whether a clock has done what stands in the log under a receipt, and no press."""
    return receipt.partition(":")[0] in list(Kind)


PLAYERS_CLOCKS: Final = (
    Kind.TURN,
    Kind.FORCED,
    Kind.WINDOW,
    Kind.BREAK,
    Kind.REMATCH,
    Kind.IDLE,
    Kind.PAUSE,
    Kind.MOTION,
    Kind.READY,
)
"""The clocks that are moved on by the time the bot was down, with at least half a minute left."""

ENDS_A_MATCH: Final = frozenset({Kind.IDLE, Kind.PAUSE})
"""The clocks that are looked at twice, a minute apart, before they do anything."""

LAST_OF_LESSON: Final = 4.0
"""Seconds in which the last card of a lesson could be challenged."""

REMINDERS: Final = frozenset({Kind.REMIND, Kind.REMIND_MOTION})
"""The clocks that only tell somebody something."""

COMING: Final = 300.0
"""Seconds that people have at least to come to the table of a league, after a time in which they could not."""
LONG: Final = 60.0
"""Seconds from which on such a time counts: a bot that only starts again keeps nobody from coming, however often it does."""

SHOWN: Final = (Kind.TURN, Kind.BREAK, Kind.REMATCH, Kind.LOBBY, Kind.READY)
"""The clocks that are shown, the first that runs."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A clock that is to run: `after` says how many seconds from now, if it does not run yet."""

    kind: Kind
    mark: int
    after: float


@dataclass(frozen=True, slots=True)
class Running:
    """A clock that runs out when `due` (epoch seconds)."""

    kind: Kind
    mark: int
    due: float


Clocks = Mapping[Kind, Running]


def clocks(table: Table, terms: Terms, running: Clocks, at: float) -> dict[Kind, Running]:
    """Return the clocks of a table after a change; those that are still about the same run on."""
    after: dict[Kind, Running] = {}
    terms = terms if table.turn_clock is None else replace(terms, turn=table.turn_clock)
    for wanted in _wanted(table, terms, running, at):
        before = running.get(wanted.kind)
        same = before is not None and before.mark == wanted.mark
        due = before.due if same and before is not None else at + wanted.after
        after[wanted.kind] = Running(wanted.kind, wanted.mark, due)
    return after


def floors(seconds: float, now: float, least: float) -> dict[Kind, float]:
    """Return which clocks move with a time that nobody could play in, and before when none of them may run out then.

    On: those of the players, with so much left at `least`, their reminders, and what computer players are about to say,
    which people could not answer. Back (the machine's clock was set back): also the turns of computer players, or they
    would stand still for as long.
    """
    others = dict.fromkeys((*REMINDERS, Kind.REMARK), now)
    if seconds > 0:
        return {
            **others,
            **dict.fromkeys(PLAYERS_CLOCKS, now + least),
            Kind.READY: now + (least if seconds < LONG else max(least, COMING)),
        }
    return {**others, **dict.fromkeys((*PLAYERS_CLOCKS, Kind.COMPUTER), now)}


def put_by(table: Table, terms: Terms, running: Clocks, at: float) -> Table:
    """Return a table that is being paused with what its clocks have left."""
    assert table.pause is not None
    going = clocks(replace(table, pause=None), terms, running, at)
    left = (Left(clock.kind, clock.mark, max(clock.due - at, 0)) for clock in going.values())
    return replace(table, pause=replace(table.pause, left=tuple(left)))


def taken_up(before: Table | None, after: Table, running: Clocks, at: float) -> Clocks:
    """Return the clocks that run before a change; those of a pause that ends go on with what they had left."""
    if before is None or before.pause is None or after.pause is not None:
        return running
    going = {
        Kind(left.kind): Running(Kind(left.kind), left.mark, at + left.seconds) for left in before.pause.left
    }
    return {**running, **going}


def due(table: Table, running: Clocks) -> float | None:
    """Return when the clock that is shown runs out; in an arrest that is its window, whether the card fits or not."""
    arrest = table.match is not None and phase(table.match) is Phase.ARREST
    shown = (Kind.WINDOW,) if arrest else SHOWN
    return next((running[kind].due for kind in shown if kind in running), None)


def _wanted(table: Table, terms: Terms, running: Clocks, at: float) -> Iterator[Wanted]:
    if table.motion is not None:
        motion = Wanted(Kind.MOTION, table.motions, max(terms.motion_time, terms.turn))
        yield from _reminding(motion, running, at, Kind.REMIND_MOTION)
    if table.pause is not None:
        pause = Wanted(Kind.PAUSE, moment_of(table.pause.at), terms.pause_time)
        yield from _reminding(pause, running, at)
        return
    match table.stage:
        case Stage.LOBBY if table.fixture is not None:
            until = table.fixture.until
            yield from _reminding(Wanted(Kind.READY, moment_of(until), max(until - at, 0)), running, at)
        case Stage.LOBBY:
            yield from _reminding(Wanted(Kind.LOBBY, table.version, terms.lobby_time), running, at)
        case Stage.PLAYING:
            yield from _in_play(table, terms, running, at)
        case Stage.BREAK:
            choosing = terms.turn if dealing(table) is not None else 0
            yield _idle(table, terms)
            if terms.turn:
                wanted = Wanted(Kind.BREAK, table.lobby, max(terms.break_time, choosing))
                yield from _reminding(wanted, running, at)
        case Stage.OVER if table.people() and not table.closed:
            wait = 0 if table.all_play_again else terms.rematch_time
            yield from _reminding(Wanted(Kind.REMATCH, table.lobby, wait), running, at)
        case Stage.OVER if table.thread:
            yield Wanted(Kind.ARCHIVE, table.lobby, terms.archive_time)


def _in_play(table: Table, terms: Terms, running: Clocks, at: float) -> Iterator[Wanted]:
    assert table.match is not None
    yield _idle(table, terms)
    if table.frozen or asleep(table):
        return
    if window(table.match) is not None:
        yield Wanted(Kind.WINDOW, table.plays, window_of(table, terms))
    # While the seat to move waits for its own misplay to be settled its clock runs on, or the clock would tell.
    mover = public_view(table.match).turn
    if mover is not None and table.driven(mover):
        yield Wanted(Kind.COMPUTER, table.turn, thinking(table, terms.computer_pace))
    elif mover is not None:
        yield from _of_mover(table, terms, running, at)
    if table.planned:
        first = min(table.planned, key=lambda planned: planned.due)
        # No plan is further off than this, but where the machine's clock was set back.
        yield Wanted(Kind.REMARK, moment_of(first.due), min(first.due - at, 3 * terms.computer_pace[1]))


def _of_mover(table: Table, terms: Terms, running: Clocks, at: float) -> Iterator[Wanted]:
    """Yield the clocks of a person who is to move.

    Where the players watch each other, an action closes what others might object to: there even what is forced leaves
    them the time of a window, whether one is open or not, or the time would tell.
    """
    assert table.match is not None
    if terms.turn:
        yield from _reminding(Wanted(Kind.TURN, table.turn, terms.turn), running, at)
    if does_what_is_forced(dict(table.options)) and forced_action(table.match) is not None:
        wait = window_of(table, terms) if table.match.rules.polices_itself else 0
        yield Wanted(Kind.FORCED, table.turn + table.plays, wait)


def thinking(table: Table, pace: tuple[float, float]) -> float:
    """Return how long a computer player takes for this turn, in seconds.

    It follows from the turn alone, so that it stays the same however often the clocks of a table are looked at. In a
    lesson it is always the same, so that a remark comes before the next turn.
    """
    if table.lesson is not None:
        return sum(pace) / 2
    return Random(f"{table.id} {table.match_number} {table.turn}").uniform(*pace)


def _reminding(wanted: Wanted, running: Clocks, at: float, reminder: Kind = Kind.REMIND) -> Iterator[Wanted]:
    """Yield a clock with the reminder at two thirds of it, unless that is past."""
    yield wanted
    before = running.get(wanted.kind)
    left = before.due - at if before is not None and before.mark == wanted.mark else wanted.after
    if left > wanted.after / 3:
        yield Wanted(reminder, _reminder_of(wanted), left - wanted.after / 3)


def _reminder_of(clock: Wanted | Running) -> int:
    """Return the mark of a reminder: marks of different kinds may be the same number, and it is about one of one kind.

    It is stored, so it must not change when there are more kinds.
    """
    return crc32(f"{clock.kind}.{clock.mark}".encode())


def settled(mark: int, running: Clocks) -> bool:
    """Tell whether nobody waits any more for what a reminder with that mark is about."""
    return all(_reminder_of(clock) != mark for clock in running.values() if clock.kind not in REMINDERS)


def window_of(table: Table, terms: Terms) -> float:
    """Return how long a play can be challenged (seconds): at least a tenth of the turn, at most 12 hours.

    Nobody objects to the last card of a lesson, so the learner does not wait for it long.
    """
    if table.lesson is not None and table.match is not None and phase(table.match) is Phase.ARREST:
        return LAST_OF_LESSON
    if terms.challenge_window is not None:
        return terms.challenge_window
    return min(max(table.rules.challenge_window, terms.turn / 10), 43_200)


def asleep(table: Table) -> bool:
    """Tell whether all people of the match are away, so that the table waits for one of them."""
    playing = [seat for seat in table.humans() if table.match is None or seat not in table.match.out]
    return bool(playing) and all(table.chairs[seat].away for seat in playing)


def moment_of(moment: float) -> int:
    """Return a mark for a moment: its milliseconds."""
    return int(moment * 1000)


def _idle(table: Table, terms: Terms) -> Wanted:
    idle = terms.idle_time if table.idle_time is None else table.idle_time
    return Wanted(Kind.IDLE, moment_of(table.human_at), max(idle, 2 * terms.turn))
