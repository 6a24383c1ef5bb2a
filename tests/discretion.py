"""Reads whatever is logged while tests run, down to the details, and finds cards and tokens in it."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.logs import LINE, TALKATIVE, Discreet

SECRETS = re.compile(
    r"\b(?:[2-9]|10|ace|king|queen|jack|\w{3,5}) of (?:clubs|diamonds|hearts|spades)\b"  # a card in words
    r"|[♣♦♥♠]|\b[Jj]oker\b"
    r"|\b(?:[2-9AKQJ]|10)[CDHS]\b"  # its code
    r"|:(?:play|pick):\d"  # a control that names it
    r"|\b(?:hands?|stock|plays)=[\[({]\d"  # a value that holds it
    r"|[\w-]{20,}\.[\w-]{6,}\.[\w-]{27,}"  # a token of a bot
    r"|(?:simcord_interaction|aW50ZXJhY3Rpb24)\w",  # a token of an interaction
    re.ASCII,
)


class Listener(logging.Handler):
    """Notes each entry that tells what it must not, as it would stand in the log; `betrayed` hears of it at once."""

    def __init__(self, betrayed: Callable[[str], None] | None = None) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(Discreet(LINE, style="{"))
        self.entries = 0
        self.betrayals: list[str] = []
        self._betrayed = betrayed or self.betrayals.append

    def emit(self, record: logging.LogRecord) -> None:
        """Read an entry."""
        self.entries += 1
        text = self.format(record)
        if found := SECRETS.search(text):
            self._betrayed(f"{found[0]!r} in: {text}")


@contextmanager
def listening() -> Iterator[Listener]:
    """Listen to everything that a bot logs which is asked for all details."""
    listener, root = Listener(), logging.getLogger()
    root.addHandler(listener)
    root.setLevel(logging.DEBUG)
    for name in (*TALKATIVE, "simcord"):
        logging.getLogger(name).setLevel(logging.INFO)
    try:
        yield listener
    finally:
        root.removeHandler(listener)
