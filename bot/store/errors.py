"""Why the database cannot be used, each with one line for whoever runs the bot.

OSError
└── StoreError
    ├── Unwritable    locked for too long, disk full, no permission: nothing was written
    ├── Unreadable    locked for too long, or the disk fails: nothing could be looked up
    ├── InUse         another process has this database
    ├── NewerSchema   the file was written by a newer version
    └── Corrupt       the file is damaged
"""


class StoreError(OSError):
    """The database cannot be used for what was asked."""


class Unwritable(StoreError):
    """The transaction could not be written, and is undone whole."""


class Unreadable(StoreError):
    """What was asked for could not be looked up."""


class InUse(StoreError):
    """Another process holds the lock file of this database."""


class NewerSchema(StoreError):
    """The database is of a newer schema than this version knows."""


class Corrupt(StoreError):
    """The file is no sound database."""
