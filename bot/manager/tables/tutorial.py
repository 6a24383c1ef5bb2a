"""The table of the tutorial: it is opened in play, with two computer players, laid out cards and no clock."""

from dataclasses import replace

from bot.manager.requests import OpenTable
from bot.manager.tables import lobby, play
from bot.manager.tables.table import Absent, Change, Table
from bot.players.lesson import DEALER, IDLE, OPTIONS, VARIANT, Lesson
from bot.players.teacher import TEACHERS


def opened(table: Table, request: OpenTable, at: float) -> Change:
    """Seat the learner and those who teach him, and deal; whatever the server has set, a lesson is always the same."""
    lesson = replace(
        table,
        variant=VARIANT,
        turn_clock=0,
        idle_time=IDLE,
        may_rate=False,
        absent=Absent.TAKE_OVER,
        lesson=Lesson(),
    )
    seated = lobby.opened(lesson, replace(request, options=OPTIONS), at).table
    for name in TEACHERS:
        seated = lobby.add_computer(seated, name, request.asker.computers)
    return play.start(seated, at, first_dealer=DEALER)
