"""What privacy needs from the store."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class PrivacyBook(Protocol):
    """What is stored about people, whichever book it stands in."""

    def about(self, person: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Return every row about a person, by what it is about; each row by the names of its columns."""
        ...

    def servers(self, person: int) -> Sequence[int]:
        """Return the servers on which a person is named anywhere; 0 stands for what is of none."""
        ...

    def number(self, guild_id: int) -> int:
        """Return the number of the next person of a server who is to be known no more: from 1."""
        ...

    def texts(self, person: int) -> Sequence[tuple[str, int, int, str]]:
        """Return the texts that hold the number of a person: kind, row, server, text."""
        ...

    def records(self, person: int) -> Sequence[tuple[int, int, int, str]]:
        """Return the records of matches a person sat in: row, server, his seat, record."""
        ...

    def write(self, kind: str, row: int, text: str) -> None:
        """Write a text that was found."""
        ...

    def write_record(self, row: int, record: str | None) -> None:
        """Write a record that was found, or drop it."""
        ...

    def servers_of_finished(self) -> Sequence[int]:
        """Return the servers that have tables whose match is over."""
        ...

    def drop_finished(self, guild_id: int, before: float, most: int) -> int:
        """Drop tables that were over before then, with hands and records; return how many.

        Those stay where something is still to happen: a rematch, a league that goes on, a match that is not counted.
        """
        ...

    def forget(self, person: int, stand_ins: Mapping[int, int]) -> None:
        """Forget a person wherever he has a column, and let another stand for him on each server."""
        ...
