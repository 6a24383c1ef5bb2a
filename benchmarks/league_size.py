"""A cup of 256 entrants drawn, posted and its first stage opened; and the table of a season of 500 results shown.

First what each step takes by itself, the best of several tries; then the real bot as a process of its own, at the sandbox:
the sign-up of a cup lies in its database and ends soon after it has started, so it draws, posts, and opens the tables of
the first stage by itself, ten a minute. Counted are its requests from the draw on, its CPU, and the memory it has then
above what it had before. The sandbox stands for Discord with its limits.

`python -m benchmarks league_size entrants=64` is quicker: the first stage takes six seconds a table.
"""

import asyncio
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, time

from benchmarks._large_leagues import competition_of, cup_of, people_of, season_of, view_of
from benchmarks._lean_people import folder, load_average
from bot.league.course import apply
from bot.league.facts import Draw
from bot.league.standings import standings
from bot.manager.competition import WAVE
from bot.manager.ids import Place
from bot.manager.leagues.shelf import SCHEMA, read, written
from bot.pictures.drawing import draw
from bot.pictures.palette import DARK
from bot.store import Database
from bot.store.books import Books
from bot.ui.leagues.shown.message import league_face
from bot.ui.leagues.shown.pictures import league_picture
from bot.ui.leagues.shown.screens import standings_face
from sandbox.child import Child
from sandbox.harness import Stage, open_stage

TRIES = 7
SIGN_UP = 15.0
"""Seconds from the start of the bot to the draw."""
CHANNEL = "cups"
TICK = 0.001
SETTLE = 5.0
"""Seconds after the last table in which its message comes, too."""


def lines(entrants: int = 256, results: int = 500) -> Iterator[str]:
    """Give the figures of the steps by themselves, and of one run of the whole bot."""
    yield load_average()
    yield from _cup(entrants)
    for people in (40, 100, 256):
        yield from _season(people, results)
    with folder() as database:
        yield from asyncio.run(_whole(entrants, database.parent / "leagues.sqlite3"))


def _cup(entrants: int) -> Iterator[str]:
    league = cup_of(people_of(entrants))
    drawn = apply(league, Draw())
    view = view_of(drawn)
    text = written(view.competition)
    yield f"cup of {entrants}: drawn {_best(lambda: apply(league, Draw()))}, written {_best(lambda: written(view.competition))}"
    yield f"  {len(text) / 1024:.0f} KiB stored, read again {_best(lambda: read(SCHEMA, text))}"
    yield f"  message {_best(lambda: league_face('en', view))}, {_pictured(lambda: league_picture('en', view))}"


def _season(people: int, results: int) -> Iterator[str]:
    league = season_of(people_of(people), results)
    view = view_of(league)
    yield f"season of {people}, {results} results: table {_best(lambda: standings(league))}"
    yield (
        f"  message {_best(lambda: league_face('en', view))}, page asked for {_best(lambda: standings_face('en', view))}, "
        f"{_pictured(lambda: league_picture('en', view))}"
    )


def _pictured(make: Callable[[], object]) -> str:
    """Draw the first page and say how long that takes, how large it is, and how long it keeps a loop waiting."""
    picture = make()
    page = getattr(picture, "page")  # noqa: B009
    laid, drawn = _best(make), _best(lambda: draw(page, DARK))
    size = len(draw(page, DARK)) / 1024
    return f"picture laid out {laid}, drawn {drawn} on its thread ({size:.0f} KiB), which holds others up {_stall(make)}"


def _stall(make: Callable[[], object]) -> str:
    """Measure how much later than it should a loop wakes up while pictures are drawn on a thread, at worst."""
    worst = []
    for _ in range(TRIES):
        page = getattr(make(), "page")  # noqa: B009
        drawing = threading.Thread(target=draw, args=(page, DARK))
        late, before = 0.0, perf_counter()
        drawing.start()
        while drawing.is_alive():
            drawing.join(TICK)
            now = perf_counter()
            late, before = max(late, now - before - TICK), now
        worst.append(late)
    return f"{sorted(worst)[len(worst) // 2] * 1000:.0f} ms"


def _best(work: Callable[[], object]) -> str:
    """Return the shortest of several tries, in words."""
    took = []
    for _ in range(TRIES):
        begun = perf_counter()
        work()
        took.append(perf_counter() - begun)
    return f"{min(took) * 1000:.1f} ms"


async def _whole(entrants: int, database: Path) -> list[str]:
    names = [f"P{number}" for number in range(entrants)]
    async with open_stage(database=database, people=names, channels=(CHANNEL,)) as stage:
        due = time() + SIGN_UP
        await _signed_up(stage, database, due)
        environment = stage.sandbox.environment(database)
        return await _run(stage, environment, (entrants, due))


async def _signed_up(stage: Stage, database: Path, due: float) -> None:
    """Store a cup that everybody has entered."""
    people = [person.id for person in stage.world.people]
    Random(3).shuffle(people)
    guild, channel = stage.world.guild.id, stage.world.channel(CHANNEL).id
    competition = competition_of(cup_of(people), due=due, place=Place(guild, channel))

    def write(books: Books) -> None:
        books.leagues.open("large", guild, channel, name="Large league", at=due)
        books.leagues.save("large", 0, SCHEMA, written(competition), live=True, due=due, at=due)
        books.leagues.enter("large", people)

    store = await Database.open(database)
    await store.run(write)
    await store.close()


async def _run(stage: Stage, environment: dict[str, str], cup: tuple[int, float]) -> list[str]:
    entrants, due = cup
    stage.bot = Child([sys.executable, "-m", "bot"], environment, print_line=lambda _: None)
    stage.sandbox.look_after(stage.bot)
    await stage.until(lambda: stage.messages(CHANNEL), 60)
    await asyncio.sleep(max(0.0, due - time() - 2))
    assert stage.bot.pid is not None
    held = _Held(stage.bot.pid)
    before = max((entry["n"] for entry in stage.requests()), default=0)
    await stage.until(lambda: stage.messages(CHANNEL)[0]["attachments"] or None, 60)
    posted, tables, begun = time() - due, -(-entrants // 4), monotonic()
    at_once = held.more()

    def opened() -> bool | None:
        routes = [str(entry["route"]) for entry in stage.requests(before)]
        return sum(route.endswith("/threads") for route in routes) >= tables or None

    await stage.until(opened, 3 * WAVE * tables)
    await asyncio.sleep(SETTLE)
    refused = sum(entry["status"] >= 400 for entry in stage.requests(before))
    return [
        f"the whole bot: the draw and its picture shown {posted:.1f} s after the sign-up ended; {at_once}",
        f"  {tables} tables opened {monotonic() - begun - SETTLE:.0f} s later; all in all {held.more()}",
        f"  requests, {refused} of them refused: {_counted(stage, before)}",
    ]


class _Held:
    """What a process holds and has done, from now on."""

    def __init__(self, pid: int) -> None:
        self._process = Path(f"/proc/{pid}")
        self._memory, self._cpu = self._now()

    def more(self) -> str:
        """Return how much more it is since, in words."""
        memory, cpu = self._now()
        return f"{cpu - self._cpu:.2f} s of CPU, {memory - self._memory:.1f} MiB more than {self._memory:.0f} MiB"

    def _now(self) -> tuple[float, float]:
        """Return the MiB it holds, and the seconds of CPU it has taken."""
        fields = (self._process / "stat").read_text("ascii").rpartition(")")[2].split()
        pages = int((self._process / "statm").read_text("ascii").split()[1])
        ticks = int(fields[11]) + int(fields[12])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20, ticks / os.sysconf("SC_CLK_TCK")


def _counted(stage: Stage, before: int) -> str:
    routes = Counter(f"{entry['method']} {entry['route']}" for entry in stage.requests(before))
    return f"{routes.total()}: " + ", ".join(f"{count} {route}" for route, count in routes.most_common())
