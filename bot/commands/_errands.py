"""What commands have in common that do one thing at Discord: the settings, the login, and errors in one line."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from bot.settings import SettingsError, load
from bot.ui.connection.login import NoConnection, mute_voice, use_api

DONE, FAILED, UNUSABLE = 0, 1, 2

Errand = Callable[[str], Coroutine[Any, Any, str]]
"""Does something with the bot's token, and says what came of it in a line. Raises `NoConnection`."""


def run_errand(errand: Errand) -> int:
    """Run an errand and print what came of it, or why it cannot be done; return the exit status."""
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    if settings.api is not None:
        use_api(settings.api)
    mute_voice()
    try:
        print(asyncio.run(errand(settings.token)), flush=True)
    except NoConnection as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped; run this again, it goes on from here", file=sys.stderr)
        return FAILED
    return DONE
