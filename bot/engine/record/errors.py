"""What is raised about a record that cannot be read."""

from enum import StrEnum


class Slug(StrEnum):
    """The kinds of unreadable record (RULES §9.1 entry 9)."""

    BAD_VERSION = "bad_version"
    BAD_HEADER = "bad_header"
    MISSING = "missing"
    BAD_VARIANT = "bad_variant"
    BAD_OPTION = "bad_option"
    BAD_NAME = "bad_name"
    BAD_SEATS = "bad_seats"
    BAD_CARD = "bad_card"
    BAD_SUIT = "bad_suit"
    BAD_LINE = "bad_line"
    BAD_ACTION = "bad_action"
    BAD_POSITION = "bad_position"
    CARD_TWICE = "card_twice"
    BAD_DECK = "bad_deck"
    BAD_DEAL = "bad_deal"
    BAD_SHUFFLE = "bad_shuffle"
    SHUFFLE_MISSING = "shuffle_missing"


class Unreadable(Exception):
    """A record cannot be read: in which line (from 1), what kind of fault, and in words what is wrong."""

    def __init__(self, line: int, slug: Slug, what: str) -> None:
        super().__init__(f"{line}: {slug}: {what}")
        self.line = line
        self.slug = slug
        self.what = what
