"""Logging: one line an entry, or one JSON object a line; never a token, never what discord.py logs when asked for details."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from types import TracebackType

from bot.tracing import number

_SECRET = re.compile(
    r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{27,}"  # a bot token
    r"|aW50ZXJhY3Rpb24[\w=-]{20,}"  # an interaction token: "interaction:" in Base64
    r"|(?<=webhooks/)(\d+)/[^/\s?\"']+"  # an interaction token in an address
    r"|(?<=interactions/)(\d+)/[^/\s?\"']+",
    re.ASCII,
)
# Below INFO they log whole events and requests: hands and tokens.
TALKATIVE = ("discord", "aiohttp", "aiosqlite", "asyncio")

LINE = "{asctime} {levelname:<7} {name}{request}: {message}"


class Discreet(logging.Formatter):
    """Formats an entry and blacks out whatever looks like a token, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry as text, with the number of what is being done."""
        record.request = f" [{number()}]" if number() else ""
        return redacted(super().format(record))


class Structured(logging.Formatter):
    """Formats an entry as one JSON object: `time` (UTC), `level`, `logger`, `message`, and `request` and `error` if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry as JSON in one line, without tokens."""
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request": number(),
            "error": self.formatException(record.exc_info) if record.exc_info else None,
        }
        return json.dumps({name: redacted(text) for name, text in entry.items() if text}, ensure_ascii=False)


def redacted(text: str) -> str:
    """Return text without tokens."""
    return _SECRET.sub(lambda found: f"{found[1] or found[2] or ''}/…".lstrip("/"), text)


def set_up(level: str, form: str = "text") -> None:
    """Log to standard error from `level` on, in the form `text` or `json`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if form == "json" else Discreet(LINE, style="{"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    sys.excepthook = _last_words


def _last_words(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log what ends the process, so that it passes here too, instead of being printed as it is."""
    logging.getLogger("bot").critical("The bot has crashed", exc_info=(kind, error, trace))
