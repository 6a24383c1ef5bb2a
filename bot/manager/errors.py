"""What can go wrong in the shell.

ManagerError
├── NotSaved            nothing was written, or could be read; the press may be repeated
│   ├── Overtaken       the stored table is of another version than the one worked on
│   ├── KeptOut         somebody was to sit down who is kept out since
│   └── Repeated        this receipt is in the log already
├── BrokenTable         an invariant does not hold; the table is frozen
└── ShowingError        what Discord answered to an attempt to show something
    ├── Gone            the message is no longer there
    ├── Closed          the person takes no direct messages (50007, 50278)
    │   └── StillClosed that is known, and Discord was not asked again
    ├── Denied          the bot may not post in this channel (50001, 50013, 160005)
    │   ├── Archived    it is a thread in the archive (50083)
    │   └── NoPlace     the channel is no more (10003)
    ├── Unfit           it is not taken as it is (50035): a fault of the bot's
    └── TryLater        rate limit, outage or time-out
"""


class ManagerError(Exception):
    """Everything the shell raises."""


class NotSaved(ManagerError):
    """The store did not answer, or not commit: nothing has changed and nobody was told."""


class Overtaken(NotSaved):
    """The stored table has another version than the one the change was made from."""


class KeptOut(NotSaved):
    """Somebody was to sit down, or to enter a league, who is kept out of the server since; `reason` says why."""

    def __init__(self, person: int, reason: str) -> None:
        super().__init__(f"somebody is kept out: {reason}")
        self.person = person
        self.reason = reason


class Repeated(NotSaved):
    """The receipt of this press is stored already: the press has had its effect."""


class BrokenTable(ManagerError):
    """An invariant of the game does not hold; the change is rolled back and the table frozen."""


class ShowingError(ManagerError):
    """Something could not be shown."""


class Gone(ShowingError):
    """The message to edit is no longer there (10008): post it anew, with a new nonce."""


class Closed(ShowingError):
    """The person takes no direct messages from the bot (50007, 50278); `known` when Discord was not asked again."""

    known = False


class StillClosed(Closed):
    """The person took no direct messages a short time ago."""

    known = True


class Denied(ShowingError):
    """The bot may not see the channel or post in it (50001, 50013, 160005)."""


class Archived(Denied):
    """The channel is a thread in the archive (50083): what is posted there takes it out, unless it is locked."""


class NoPlace(Denied):
    """The channel is no more (10003)."""


class Unfit(ShowingError):
    """Discord does not take it as it is (50035), and would not the next time: somebody has to mend the bot."""


class TryLater(ShowingError):
    """Not now: rate limit, outage or time-out; `seconds` is the wait Discord asked for, or None."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(seconds)
        self.seconds = seconds
