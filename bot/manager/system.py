"""Time and chance as the machine has them."""

import asyncio
import secrets
import time
from asyncio import TimerHandle
from collections.abc import Callable
from contextvars import Context

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


class SystemClock:
    """The machine's clock; alarms run on the event loop, which a jump of the clock does not touch."""

    def now(self) -> float:
        """Return the time in seconds since the epoch (UTC)."""
        return time.time()

    def steady(self) -> float:
        """Return seconds since some moment, which pass evenly whatever the clock is set to."""
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], object]) -> TimerHandle:
        """Call something after that many seconds; it does not follow from what is being done now."""
        return asyncio.get_running_loop().call_later(seconds, call, context=Context())


class SystemChance:
    """The machine's randomness."""

    def table_id(self) -> str:
        """Return ten random letters and digits, about 51 bits."""
        return "".join(secrets.choice(LETTERS) for _ in range(10))

    def secret(self) -> bytes:
        """Return 32 bytes nobody can guess."""
        return secrets.token_bytes(32)

    def whim(self) -> int:
        """Return a seed for one decision of a computer player."""
        return secrets.randbits(64)
