"""What people are shown of what was played, and what is forgotten, with one safeguard taken away each (as `mutants.py` does)."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.engine.actions import Seat
from bot.engine.record.moments import Course
from bot.manager.books import Books
from bot.manager.desks.keeper import load
from bot.manager.ids import PersonId, TableId
from bot.manager.incoming import forgetting
from bot.manager.records import played, replays, statistics
from bot.manager.records.replays import Finished, Replays
from bot.manager.records.statistics import Figures, Statistics
from bot.manager.records.tally import Tally
from bot.manager.tables.shelf import read_actions, record_of
from bot.store.books import books as books_on
from bot.store.played import Played
from bot.store.privacy import Privacy
from bot.ui.answers.private import Reply
from bot.ui.screens import replay, replay_face
from tests.simulation.hub import GUILD, OTHER_GUILD
from tests.simulation.mutants import Mutant


def running_match_is_shown(patch: pytest.MonkeyPatch) -> None:
    """Show a match again while it runs."""
    find, record = Replays.find, Played.record

    async def found(
        self: Replays, guild_id: int, table: TableId, number: int | None = None
    ) -> Finished | None:
        ended = await find(self, guild_id, table, number)
        return ended or await self._store.read(lambda books: _running(books, guild_id, table))

    def written(self: Played, table: str, match: int) -> str | None:
        ended, books = record(self, table, match), books_on(self._connection)
        desk = load(books, TableId(table))
        if ended is not None or desk is None:
            return ended
        actions = (one for move in books.tables.moves(table, match) for one in read_actions(move))
        return record_of(desk.table, tuple(actions))

    patch.setattr(Replays, "find", found)
    patch.setattr(Played, "record", written)


def _running(books: Books, guild_id: int, name: TableId) -> Finished | None:
    desk = load(books, name)
    if desk is None or desk.table.match is None:
        return None
    table = desk.table
    people = tuple(chair.person for chair in table.chairs)
    return Finished(guild_id, name, table.match_number, table.variant, 0, table.place.channel_id, people)


def match_of_another_server_is_shown(patch: pytest.MonkeyPatch) -> None:
    """Show a match again to everybody, wherever it was played."""

    async def anybody(*_: object) -> bool:
        return True

    patch.setattr(replay, "within_reach", anybody)
    patch.setattr(replay, "may_see", lambda *_: True)


def hands_of_the_next_step(patch: pytest.MonkeyPatch) -> None:
    """Show the hands of a match as they are one step later."""
    course = vars(replays)["course"]

    def ahead(record: Any) -> Course:
        found: Course = course(record)
        later = (*found.moments[1:], found.moments[-1])
        moments = (
            replace(now, hands=next_one.hands) for now, next_one in zip(found.moments, later, strict=True)
        )
        return replace(found, moments=tuple(moments))

    patch.setattr(replays, "course", ahead)


def all_hands_are_open(patch: pytest.MonkeyPatch) -> None:
    """Show all hands of a match to who wants to see it as one of the players did."""
    seats = vars(replay_face)["_seats"]
    patch.setattr(
        replay_face, "_seats", lambda locale, course, moment, _: seats(locale, course, moment, None)
    )


def deeds_of_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    """Enter what somebody has done in a match for whoever sits next to him."""
    tallies = vars(played)["_tallies"]

    def moved(*rest: Any) -> Mapping[Seat, Tally]:
        done: Mapping[Seat, Tally] = tallies(*rest)
        return {seat: done[(seat + 1) % len(done)] for seat in done}

    patch.setattr(played, "_tallies", moved)


def statistics_of_another_server(patch: pytest.MonkeyPatch) -> None:
    """Show what somebody has done where he has played most, whichever server that is."""
    figures = vars(statistics)["_figures"]

    def most(books: Books, _: int, person: PersonId, variant: str | None) -> Figures:
        found: list[Figures] = [
            figures(books, guild_id, person, variant) for guild_id in (GUILD, OTHER_GUILD)
        ]
        return max(found, key=lambda one: one.matches)

    patch.setattr(statistics, "_figures", most)


def who_hides_is_shown(patch: pytest.MonkeyPatch) -> None:
    """Show statistics of those who hide them."""
    patch.setattr(Statistics, "hides", lambda *_: False)


def answered_twice(patch: pytest.MonkeyPatch) -> None:
    """Answer in two messages."""
    screen = Reply.screen

    async def again(self: Reply, face: Any, file: Any = None) -> bool:
        await screen(self, face, file)
        return await self.private(face, file)

    patch.setattr(Reply, "screen", again)


def refused_in_silence(patch: pytest.MonkeyPatch) -> None:
    """Do not say why a match is not shown."""

    async def silent(*_: object) -> None:
        """Say nothing."""

    patch.setattr(replay, "refuse", silent)


def forgotten_where_there_are_columns(patch: pytest.MonkeyPatch) -> None:
    """Forget a person only where his number stands by itself, and not in what was written of him."""
    patch.setattr(Privacy, "texts", lambda *_: ())


def forgetting_changes_a_match(patch: pytest.MonkeyPatch) -> None:
    """Give everybody the cards of somebody else when a person is forgotten."""
    text = vars(forgetting)["_text"]

    def exchanged(kind: str, *rest: Any) -> str:
        after: str = text(kind, *rest)
        plain = json.loads(after) if kind == "table" else {"match": None}
        match = json.loads(plain["match"] or "{}")
        if not match.get("round"):
            return after
        match["round"]["hands"] = match["round"]["hands"][::-1]
        return json.dumps(plain | {"match": json.dumps(match)}, ensure_ascii=False)

    patch.setattr(forgetting, "_text", exchanged)


MUTANTS: Final[Mapping[str, Mutant]] = {
    mutant.__name__: mutant
    for mutant in (
        running_match_is_shown,
        match_of_another_server_is_shown,
        hands_of_the_next_step,
        all_hands_are_open,
        deeds_of_the_next_seat,
        statistics_of_another_server,
        who_hides_is_shown,
        answered_twice,
        refused_in_silence,
        forgotten_where_there_are_columns,
        forgetting_changes_a_match,
    )
}
"""Every safeguard that is taken away, by its name."""
