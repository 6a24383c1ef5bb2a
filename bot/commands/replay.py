"""Replay a game record: move by move in words, or as JSON."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.commands._records import UNREADABLE, read_text, say_unreadable
from bot.engine.cards import code
from bot.engine.events import Dealt, Drew, Event
from bot.engine.match import phase
from bot.engine.record import Replay, Told, Unreadable, document, parse, replay
from bot.engine.rules import Ruleset
from bot.engine.state import Phase
from bot.text.refusals import refusal
from bot.text.sentences import sentence

LANGUAGE = "en"
DONE, REFUSED = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (docs/records.md)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    form.add_argument("--json-lines", action="store_true", help="print one JSON document a line and file")
    parser.add_argument(
        "--strict", action="store_true", help="stop at the first refused action, with status 1"
    )


def run(args: argparse.Namespace) -> int:
    """Replay the files; the status is 2 when one cannot be read, 1 when `--strict` met a refusal."""
    files: list[Path] = args.files
    if len(files) > 1 and not args.json_lines:
        print("replay: several files go with --json-lines only", file=sys.stderr)
        return UNREADABLE
    return max(_run_one(file, args) for file in files)


def _run_one(file: Path, args: argparse.Namespace) -> int:
    try:
        replayed = replay(parse(read_text(file)), strict=args.strict)
    except (OSError, Unreadable) as problem:
        say_unreadable(file, problem)
        return UNREADABLE
    if args.json or args.json_lines:
        print(json.dumps(document(replayed), ensure_ascii=False, indent=None if args.json_lines else 2))
    else:
        print("\n".join(in_words(replayed)))
    return REFUSED if args.strict and replayed.refused else DONE


def in_words(replayed: Replay) -> Iterator[str]:
    """Tell a replay line by line: the actions as they are written, what came of each, and how it stands."""
    for told in replayed.told:
        yield from _told(told, replayed.record.players, replayed.match.rules)
    yield _result(replayed)


def _told(told: Told, players: tuple[str, ...], rules: Ruleset) -> Iterator[str]:
    yield f"{told.line:4}  {told.action or 'deal'}"
    if told.reason is not None:
        yield f"      refused ({told.reason}): {refusal(LANGUAGE, told.reason)}"
    for event in told.events:
        text = _sentence(event, players, rules)
        if text:
            yield f"      {text}"


def _sentence(event: Event, players: tuple[str, ...], rules: Ruleset) -> str | None:
    """Say what happened, with the cards that only one player saw: a record hides nothing."""
    match event:
        case Dealt(seat, cards):
            return f"{players[seat]}: {' '.join(map(code, cards))}"
        case Drew(_, cards) if cards:
            drawn = " ".join(map(code, cards))
            return f"{sentence(LANGUAGE, event, players.__getitem__, rules)} [{drawn}]"
        case _:
            return sentence(LANGUAGE, event, players.__getitem__, rules)


def _result(replayed: Replay) -> str:
    match, players = replayed.match, replayed.record.players
    now = phase(match)
    if now is Phase.MATCH_OVER:
        return (
            f"Over after {match.round_number} rounds. Won by: {', '.join(players[s] for s in match.winners)}."
        )
    if now is Phase.ROUND_OVER or match.round is None:
        return f"Round {match.round_number} is over, the next one has not been dealt."
    return f"Round {match.round_number}, phase {now}, {players[match.round.turn]} to move."
