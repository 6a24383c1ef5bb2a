"""Verify that the cards of a finished match were dealt fairly: shuffled by what was promised and by the players' presses."""

import argparse
from pathlib import Path

from bot.commands._records import UNREADABLE, read_text, say_unreadable
from bot.engine.record import Checked, Fault, Unreadable, Wrong, check

FAIR, NOT_FAIR = 0, 1
_WORDS = {
    Wrong.COMMITMENT: "the secret is not the one whose fingerprint was shown",
    Wrong.SEED: "the seed does not follow from the secret, the table and the ids mixed in",
    Wrong.DEALER: "the first dealer is not the one the seed names",
    Wrong.PACK: "the pack of round {round} is not shuffled by the seed",
    Wrong.STOCK: "the new stock in line {line}, of round {round}, is not shuffled by the seed",
    Wrong.MOVE: "what is done in line {line}, of round {round}, cannot have been done",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="the record of a finished match")
    parser.add_argument("--fingerprint", metavar="HEX", help="what was shown before anybody sat down")


def run(args: argparse.Namespace) -> int:
    """Check the files; the status is 0 when all are fair, 1 when one is not, 2 when one cannot be checked."""
    return max(_run_one(file, args.fingerprint) for file in args.files)


def _run_one(file: Path, shown: str | None) -> int:
    try:
        checked = check(read_text(file))
    except (OSError, Unreadable) as problem:
        say_unreadable(file, problem)
        return UNREADABLE
    wrong = [in_words(fault) for fault in checked.faults]
    if shown is not None and shown.strip().lower() != checked.proof.fingerprint:
        wrong.insert(0, "the fingerprint of the record is not the one that was shown")
    if wrong:
        print(f"{file}: not fair: {'; '.join(wrong)}")
        return NOT_FAIR
    print(f"{file}: fair: {_counted(checked)}")
    return FAIR


def _counted(checked: Checked) -> str:
    proof = checked.proof
    return (
        f"match {proof.match} of table {proof.table}, ids mixed in: {len(proof.presses)}, "
        f"packs checked: {checked.packs}, new stocks: {checked.stocks}, fingerprint: {proof.fingerprint}"
    )


def in_words(fault: Fault) -> str:
    """Say what does not agree."""
    return _WORDS[fault.wrong].format(round=fault.round, line=fault.line)
