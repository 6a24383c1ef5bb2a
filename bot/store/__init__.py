"""Keeps everything in one SQLite file. Nothing else knows SQL; the manager's Protocols are met structurally."""

from bot.store.backups import Backup as Backup
from bot.store.backups import Backups as Backups
from bot.store.database import Database as Database
from bot.store.errors import Corrupt as Corrupt
from bot.store.errors import InUse as InUse
from bot.store.errors import NewerSchema as NewerSchema
from bot.store.errors import StoreError as StoreError
from bot.store.errors import Unreadable as Unreadable
from bot.store.errors import Unwritable as Unwritable
from bot.store.restoring import Restored as Restored
from bot.store.restoring import restore as restore
