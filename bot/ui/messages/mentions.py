"""People, roles and channels as they stand in what is typed: mentioned by Discord, or by their ids."""

import re
from typing import Final

PERSON: Final = frozenset({"@", "@!"})
ROLE: Final = frozenset({"@&"})
CHANNEL: Final = frozenset({"#"})
"""What stands before the id in a mention (Discord's documentation, message formatting)."""

_SHAPE: Final = re.compile(r"<(?P<sign>@!?|@&|#)(?P<mentioned>[0-9]{1,20})>|(?P<id>[0-9]{1,20})", re.ASCII)


def meant(text: str, signs: frozenset[str], *, shortest: int = 1) -> int | None:
    """Return the id of what is mentioned with one of these signs, or named by its id alone; None for all else.

    An id that stands alone has so many digits at least.
    """
    found = _SHAPE.fullmatch(text)
    if found is None:
        return None
    if found["id"] is None:
        return int(found["mentioned"]) if found["sign"] in signs else None
    return int(found["id"]) if len(found["id"]) >= shortest else None
