"""The game record (RECORD.md): a match as text that people can read; parsing and printing are inverse."""

from bot.engine.record.document import document
from bot.engine.record.errors import Slug, Unreadable
from bot.engine.record.fairness import (
    Checked,
    Fault,
    Proof,
    Wrong,
    as_lesson,
    check,
    is_lesson,
    proof_of,
    with_proof,
)
from bot.engine.record.form import DealLine, Move, Position, Record, ShuffleLine, Verb
from bot.engine.record.notation import writable_names
from bot.engine.record.reader import parse
from bot.engine.record.recording import transcribe
from bot.engine.record.renaming import renamed
from bot.engine.record.replaying import Replay, Told, replay
from bot.engine.record.writer import write

__all__ = [
    "Checked",
    "DealLine",
    "Fault",
    "Move",
    "Position",
    "Proof",
    "Record",
    "Replay",
    "ShuffleLine",
    "Slug",
    "Told",
    "Unreadable",
    "Verb",
    "Wrong",
    "as_lesson",
    "check",
    "document",
    "is_lesson",
    "parse",
    "proof_of",
    "renamed",
    "replay",
    "transcribe",
    "with_proof",
    "writable_names",
    "write",
]
