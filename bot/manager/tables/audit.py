"""What is entered of acts that need the right of a host, or of somebody who manages the server."""

import json
from dataclasses import fields
from typing import Final

from bot.manager.books import Books
from bot.manager.plain import to_plain
from bot.manager.requests import (
    AddComputer,
    Asker,
    EndTable,
    GiveHost,
    Kick,
    MoveTable,
    Pause,
    RemoveComputer,
    Reserve,
    Resume,
    SetClock,
    SetOptions,
    SetRated,
    SetVariant,
    SomeTableRequest,
    Start,
    Undo,
)
from bot.manager.tables.table import Deed, Table

GOVERNING: Final = (Kick, GiveHost, SetRated, Reserve, MoveTable, Pause, Resume, Undo, EndTable)
"""What is entered also when the host does it."""
SETTING_UP: Final = (AddComputer, RemoveComputer, SetOptions, SetVariant, SetClock, Start)
"""What a host does with every lobby; entered when somebody does it at a table that is not his."""

_ABOUT_ALL: Final = frozenset({"asker", "table", "stamp"})


def deed_of(table: Table, request: SomeTableRequest) -> Deed | None:
    """Return what is to be entered of a request that is done; None for what needs no such right."""
    asker = request.asker
    host = asker.person == table.host
    if not isinstance(request, GOVERNING if host else (*GOVERNING, *SETTING_UP)):
        return None
    if not host and not asker.moderates(table.place.guild_id):
        return None  # what everybody at the table may ask for
    return Deed(asker.person, "host" if host else "moderator", type(request).__name__, _about(table, request))


def enter_deed(books: Books, table: Table, deed: Deed, at: float) -> None:
    """Enter what was done at a table."""
    guild_id = table.place.guild_id
    books.audit.note(
        guild_id, table.id, by=deed.by, as_who=deed.as_who, act=deed.act, about=deed.about, at=at
    )


def enter_of_server(
    books: Books, asker: Asker, guild_id: int, act: str, *, at: float, **about: str | int
) -> None:
    """Enter what somebody has done who manages a server."""
    said = json.dumps(about)
    books.audit.note(guild_id, None, by=asker.person, as_who="moderator", act=act, about=said, at=at)


def _about(table: Table, request: SomeTableRequest) -> str:
    names = (field.name for field in fields(request) if field.name not in _ABOUT_ALL)
    said = {name: to_plain(getattr(request, name)) for name in names}
    seat = said.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(table.chairs):
        said["person"] = table.chairs[seat].person
    return json.dumps(said)
