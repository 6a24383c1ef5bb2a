"""The tokens that presses leave: each can edit the message that was pressed, and that costs nothing of the bot's limit.

They live in memory only. A restart loses them, and the bot edits by its own token until somebody presses again.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.manager.ids import MessageRef

LIFE: Final = 14 * 60.0
"""Seconds a token is used; Discord takes it for 15 minutes."""
MOST: Final = 20_000
"""Tokens that are kept: about 7 MB."""
EDITS, WITHIN = 25, 60.0
"""Edits by token in so many seconds and a channel: Discord takes about 30 there, and does not say so."""


@dataclass(frozen=True, slots=True)
class Token:
    """What a press has left: for which application, and until when (seconds of the bank's clock)."""

    application: int
    secret: str = field(repr=False)
    until: float


class Bank:
    """The newest token of each message; `now` gives seconds that never go back."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tokens: dict[MessageRef, Token] = {}
        self._used: dict[int, deque[float]] = {}
        self.edits = 0

    def __len__(self) -> int:
        """Return how many tokens are kept."""
        return len(self._tokens)

    def keep(self, message: MessageRef, application: int, secret: str) -> None:
        """Keep the token of a press on a message."""
        self._tokens.pop(message, None)
        self._tokens[message] = Token(application, secret, self._now() + LIFE)
        self._clear()

    def take(self, message: MessageRef) -> Token | None:
        """Return a token that edits a message, and count its use; None where there is none, or it is used too often."""
        token, now = self._tokens.get(message), self._now()
        if token is None or token.until <= now:
            self._tokens.pop(message, None)
            return None
        used = self._used.setdefault(message.channel_id, deque())
        while used and used[0] <= now - WITHIN:
            used.popleft()
        if len(used) >= EDITS:
            return None
        used.append(now)
        self.edits += 1
        return token

    def drop(self, message: MessageRef, token: Token) -> None:
        """Forget a token Discord does not take any more, unless a newer one has come."""
        if self._tokens.get(message) == token:
            del self._tokens[message]

    def _clear(self) -> None:
        """Forget what is over: the tokens stand in the order they came in."""
        now = self._now()
        while self._tokens:
            oldest = next(iter(self._tokens))
            if self._tokens[oldest].until > now and len(self._tokens) <= MOST:
                break
            del self._tokens[oldest]
        if len(self._used) > MOST:
            self._used = {channel: used for channel, used in self._used.items() if used[-1] > now - WITHIN}
