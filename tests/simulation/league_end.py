"""What has to hold of leagues when all is healed and they have ended."""

from typing import TYPE_CHECKING, Final

from bot.manager.leagues.keeper import _load
from bot.manager.records.ratings import recompute
from bot.store.books import books
from bot.text.catalogue import DEFAULT_LOCALE
from bot.ui.leagues.controls import read_league
from bot.ui.leagues.shown.message import league_face
from tests.simulation.healed import _shows
from tests.simulation.hub import Message

if TYPE_CHECKING:
    from tests.simulation.league import LeagueSimulation

PAUSE: Final = 604_800.0
"""Seconds for which a match may be paused."""


def ended(simulation: "LeagueSimulation") -> None:
    """Look at every league."""
    stored = simulation.leagues.stored
    if not stored:
        simulation.watch.wrong("no league was made")
    for name, competition in stored.items():
        league = competition.league
        if _waits(simulation, name):
            continue
        if not league.over:
            simulation.leagues.wrong(name, f"it has not ended: {competition}")
        if competition.former:
            simulation.leagues.wrong(name, f"tables {competition.former} are still to be ended")
        _tables(simulation, name)
        _memory(simulation, name)
        _message(simulation, name)
    again = recompute(books(simulation.disk))
    if again.wrong_ratings or again.wrong_steps:
        simulation.watch.wrong(f"worked out again, ratings are others: {again}")
    waiting = simulation.disk.execute("SELECT person, slug FROM tidings").fetchall()
    if waiting:
        simulation.watch.wrong(f"somebody was not told: {waiting}")
    seeds = [competition.league.terms.seed for competition in stored.values()]
    for message in simulation.hub.messages.values():
        if any(seed in message.words for seed in seeds):
            simulation.watch.wrong(f"message {message.id} tells the seed of a league")


def _waits(simulation: "LeagueSimulation", name: str) -> bool:
    """Tell whether the time was too short for a match to end that its players have paused: that may be for a week."""
    tables = simulation.watch.entries.tables.values()
    own = (table for table in tables if table.fixture is not None and table.fixture.league == name)
    return simulation.league_plan.longest < PAUSE and any(table.live and table.pause for table in own)


def _tables(simulation: "LeagueSimulation", name: str) -> None:
    """Check that no table of a league goes on without it, and that each one that was opened counts or was put away."""
    rows = simulation.disk.execute("SELECT id FROM tables WHERE league = ? AND live = 1", (name,)).fetchall()
    if rows:
        simulation.leagues.wrong(name, f"tables {rows} live on")
    changes, version = simulation.disk.execute(
        "SELECT count(*), max(leagues.version) FROM league_log JOIN leagues ON league_id = id WHERE id = ?",
        (name,),
    ).fetchone()
    if changes != version:
        simulation.leagues.wrong(name, f"it is at version {version} after {changes} changes")


def _memory(simulation: "LeagueSimulation", name: str) -> None:
    """Check that the process has of a league what is stored."""
    process = simulation.process
    if process is None or not process.alive:
        return
    desk = process.manager.leagues._keeper._desks.get(name)  # type: ignore[call-overload]
    if desk is not None and desk.competition != simulation.leagues.stored[name]:
        simulation.leagues.wrong(name, "memory has another state than the database")


def _message(simulation: "LeagueSimulation", name: str) -> None:
    """Check that exactly one message with controls is the league's, and shows it as it is."""
    desk = _load(books(simulation.disk), name)  # type: ignore[arg-type]
    assert desk is not None
    channel = desk.competition.place.channel_id
    if channel in simulation.hub.gone:
        return
    face = league_face(DEFAULT_LOCALE, desk.view()).message()
    there = [m for m in simulation.hub.in_channel[channel] if not m.deleted and m.audience is None]
    # One that a process posted just before it died is not known; what stands on it can be pressed as well.
    own = [m for m in there if _is_of(m, name) and m.id in simulation.leagues.noted]
    now = [message for message in own if _shows(message, face)]
    known = None if desk.message is None else simulation.hub.messages.get(desk.message.message_id)
    if known is not None and known.deleted and not own:
        return  # it was deleted after everything had happened: `/league show` helps there
    if len(own) != 1 or len(now) != 1:
        simulation.leagues.wrong(
            name,
            f"{len(own)} messages are its, {len(now)} show it as it is; {desk.message}, {desk.shown}/{desk.wanted}",
        )


def _is_of(message: Message, name: str) -> bool:
    found = (read_league(item["custom_id"]) for item in message.controls)
    return any(control is not None and control.league == name for control in found)
