"""Waiting that ends."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress


async def within(seconds: float, work: Awaitable[object]) -> None:
    """Wait for some work, and cancel it when it takes longer than this."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await work
