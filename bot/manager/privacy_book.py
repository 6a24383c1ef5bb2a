"""What privacy needs from the store."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class PrivacyBook(Protocol):
    """What is stored about people, whichever book it stands in."""

    def about(self, person: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Return every row about a person, by what it is about; each row by the names of its columns."""
        ...
