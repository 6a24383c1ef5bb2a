"""Forgets a person: in one transaction, another stands for him wherever the results of others need somebody."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.record import Move, Unreadable, Verb, parse, renamed, writable_names
from bot.league.terms import EntrantId
from bot.manager.books import Books
from bot.manager.ids import PersonId
from bot.manager.incoming.redrawing import want_redrawn
from bot.manager.leagues.shelf import renamed_league
from bot.manager.tables.choices import Scope

PLAIN = frozenset({"receipt", "league_about", "league_receipt"})
"""Texts that are no JSON."""

Called = Callable[[int, int], str]
"""What somebody is called who is known no more, by server and number."""


class Stranger:
    """Stands for a person: writes itself into texts in his place."""

    def __init__(self, person: PersonId, number: int, name: str) -> None:
        self._person = person
        self.number = number
        self.name = name
        # A number of Discord's is that of one thing only, and longer than any other number here.
        self._named = re.compile(rf"<@!?{person}>")
        self._digits = re.compile(rf"(?<!\d){person}(?!\d)")

    def text(self, text: str) -> str:
        """Return a text with him for the person."""
        return self._digits.sub(str(self.number), self._named.sub(self.name, text))

    def plain(self, value: Any) -> Any:
        """Return plain data with him for the person, by his name where the person had his beside him."""
        match value:
            case dict():
                found = {self.text(key): self.plain(item) for key, item in value.items()}
                return (
                    found | {"name": self.name}
                    if self._is(value.get("person")) and "name" in found
                    else found
                )
            case [one, str()] if self._is(one):
                return [self.number, self.name]
            case list():
                return [self.plain(item) for item in value]
            case str():
                return self.text(value)
            case _:
                return self.number if self._is(value) else value

    def _is(self, value: object) -> bool:
        return type(value) is int and value == self._person


def forget(books: Books, person: PersonId, called: Called, strangers: dict[int, Stranger]) -> None:
    """Forget a person, who has left tables and leagues; `strangers` are those who stand for him already, by server.

    What everybody sees there is to be written again: he may still be named in it.
    """
    for guild_id in books.privacy.servers(person):
        if guild_id not in strangers:
            strangers[guild_id] = _stranger(books, person, guild_id, called)
    for row, guild_id, seat, record in books.privacy.records(person):
        books.privacy.write_record(row, _record(record, seat, strangers[guild_id]))
    for kind, row, guild_id, text in books.privacy.texts(person):
        books.privacy.write(kind, row, _text(kind, text, person, strangers[guild_id]))
    books.privacy.forget(person, {guild_id: one.number for guild_id, one in strangers.items()})
    for guild_id in strangers:
        want_redrawn(books, Scope.SERVER, guild_id)


def _stranger(books: Books, person: PersonId, guild_id: int, called: Called) -> Stranger:
    number = books.privacy.number(guild_id)
    return Stranger(person, -number, called(guild_id, number))


def _text(kind: str, text: str, person: PersonId, stranger: Stranger) -> str:
    if kind in PLAIN:
        return stranger.text(text)
    try:
        plain = json.loads(text)
    except ValueError:
        return stranger.text(text)
    after = stranger.plain(plain)
    if kind == "league":
        after = renamed_league(plain, after, EntrantId(person), EntrantId(stranger.number))
    if kind == "table":
        after["table"] |= _nobody_waits(after["table"])
    return json.dumps(after, ensure_ascii=False)


def _nobody_waits(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return the lists of a table that are about what people are still to hear or have, without strangers."""
    lists = ("followers", "reserved", "kicked")
    return {name: [one for one in table[name] if one > 0] for name in lists if name in table}


def _record(text: str, seat: int, stranger: Stranger) -> str | None:
    """Return the record of a match with him at a seat; one that cannot be read is dropped."""
    try:
        record = parse(text)
        joined = (one.name for one in record.entries if isinstance(one, Move) and one.verb is Verb.JOIN)
        players = (*record.players, *joined)
        return renamed(text, players[seat], writable_names((*players, stranger.name))[-1])
    except (Unreadable, IndexError):
        return None
