"""A picture that is to be drawn: its page, its colours, and its words."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.page import Page
from bot.pictures.palette import Palette

LONGEST_WORDS: Final = 1024
"""Characters of the description of a file (Discord's documentation, attachment object)."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A page to be drawn, which of how many it is, counted from 0, its words for whoever does not see it, and what its file is called."""

    page: Page
    palette: Palette
    number: int
    pages: int
    words: str
    file: str
