"""Logging: one line an entry, never a token, never what discord.py logs when it is asked for details."""

import logging
import re
import sys

_SECRET = re.compile(
    r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{27,}"  # a bot token
    r"|(?<=webhooks/)(\d+)/[^/\s?\"']+"  # an interaction token in an address
    r"|(?<=interactions/)(\d+)/[^/\s?\"']+",
    re.ASCII,
)
# Below INFO they log whole events and requests: hands and tokens.
TALKATIVE = ("discord", "aiohttp", "aiosqlite", "asyncio")


class Discreet(logging.Formatter):
    """Formats an entry and blacks out whatever looks like a token, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry as text."""
        return redacted(super().format(record))


def redacted(text: str) -> str:
    """Return text without tokens."""
    return _SECRET.sub(lambda found: f"{found[1] or found[2] or ''}/…".lstrip("/"), text)


def set_up(level: str) -> None:
    """Log to standard error from `level` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet("{asctime} {levelname:<7} {name}: {message}", style="{"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
