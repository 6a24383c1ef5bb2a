"""Whether a match was dealt fairly: `python -m bot verify` and the program in docs, over whole matches and altered ones."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

from bot.__main__ import main
from bot.engine.actions import Action, Deal, Leave
from bot.engine.match import apply, new_match
from bot.engine.record import (
    Slug,
    Unreadable,
    Wrong,
    as_lesson,
    check,
    fairness,
    is_lesson,
    parse,
    proof_of,
    transcribe,
    with_proof,
    write,
)
from bot.engine.rules import ruleset
from bot.players import normal
from bot.players.selfplay import played
from tests.bot.engine.reckless import attempts
from tests.golden.sealed import PRESSES, SECRET, sealed
from tests.golden.write import GAMES, HERE, NAMES, seed_of

PROGRAM = Path(__file__).parents[3] / "docs" / "verify.py"
FAULTS: Callable[[str], list[str]] = run_path(str(PROGRAM))["faults"]
REFILLED = "gambian-crowd"
"""A golden match of several rounds with several new stocks."""


def line_of(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def exchanged(text: str, start: str, first: int, second: int) -> str:
    """Exchange two cards of the first line that starts so."""
    line = line_of(text, start)
    head, blank, cards = line.partition(": ") if ": " in line else line.partition(" ")
    order = cards.split()
    assert order[first] != order[second]
    order[first], order[second] = order[second], order[first]
    return text.replace(line, head + blank + " ".join(order), 1)


def with_value(text: str, start: str, value: str) -> str:
    line = line_of(text, start)
    assert line != f"{start} {value}"
    return text.replace(line, f"{start} {value}", 1)


def another_dealer(text: str) -> str:
    dealer = line_of(text, "dealer:").split()[1]
    return with_value(text, "dealer:", next(name for name in NAMES if name != dealer))


ALTERED: dict[str, tuple[Callable[[str], str], Wrong, str]] = {
    "another secret": (
        lambda text: with_value(text, "# fair-secret:", "ff" * 32),
        Wrong.COMMITMENT,
        "the secret is not the one whose fingerprint was shown",
    ),
    "another fingerprint": (
        lambda text: with_value(text, "# fair-fingerprint:", "ff" * 32),
        Wrong.COMMITMENT,
        "the secret is not the one whose fingerprint was shown",
    ),
    "another id": (
        lambda text: text.replace(str(PRESSES[1]), str(PRESSES[1] + 1)),
        Wrong.SEED,
        "the seed does not follow from the secret, the table and the ids mixed in",
    ),
    "an id less": (
        lambda text: text.replace(f" {PRESSES[1]}", ""),
        Wrong.SEED,
        "the seed does not follow from the secret, the table and the ids mixed in",
    ),
    "another table": (
        lambda text: with_value(text, "# fair-table:", "k3x9"),
        Wrong.SEED,
        "the seed does not follow from the secret, the table and the ids mixed in",
    ),
    "another seed": (
        lambda text: with_value(text, "seed:", "ff" * 32),
        Wrong.SEED,
        "the seed does not follow from the secret, the table and the ids mixed in",
    ),
    "two cards of a deal": (
        lambda text: exchanged(text, "deck:", 0, 1),
        Wrong.PACK,
        "the pack of round 1 is not shuffled by the seed",
    ),
    "a swapped draw": (
        lambda text: exchanged(text, "deck:", -2, -1),
        Wrong.PACK,
        "the pack of round 1 is not shuffled by the seed",
    ),
    "two cards of a later deal": (
        lambda text: exchanged(text, "deal ", -2, -1),
        Wrong.PACK,
        "the pack of round 2 is not shuffled by the seed",
    ),
    "a new stock": (
        lambda text: exchanged(text, "shuffle ", -2, -1),
        Wrong.STOCK,
        ", is not shuffled by the seed",
    ),
}
"""What can be altered in a record: how, what is found, and what is said of it."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_match_is_fair(name: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = sealed(name)
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    packs, stocks = text.count("\ndeck:") + text.count("\ndeal "), text.count("\nshuffle ")
    assert said.startswith(
        f"{file}: fair: match 1 of table {name}, ids mixed in: 2, packs checked: {packs}, "
    )
    assert f"new stocks: {stocks}, " in said
    assert list(FAULTS(text)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_order_of_a_golden_match_as_it_is_stored_follows_from_its_seed(name: str) -> None:
    record = parse((HERE / f"{name}.record").read_text(encoding="utf-8"))
    proof = proof_of(SECRET, name, 2, PRESSES)
    text = with_proof(write(replace(record, seed=seed_of(name))), proof)
    assert [fault.wrong for fault in check(text).faults] == [Wrong.SEED]
    assert list(FAULTS(text)) == ["the secret, the table and the ids mixed in give another seed"]


@pytest.mark.parametrize("seed", range(4))
def test_a_match_in_which_plays_are_put_back_is_fair(seed: int) -> None:
    proof = proof_of(SECRET, f"table{seed}", 2, PRESSES)
    match = new_match(ruleset("gambian", 8, {"misplay": "catch"}), dealer=0, seed=proof.seed)
    actions = [action for action, _ in attempts(match, Random(seed), wild=0.5)]
    record = replace(transcribe(match, actions, NAMES), seed=proof.seed)
    text = with_proof(write(record), proof)
    assert check(text).stocks == text.count("\nshuffle ") > 1
    assert " challenge" in text
    assert check(text).faults == ()
    assert list(FAULTS(text)) == []


@pytest.mark.parametrize("what", ALTERED)
def test_what_was_altered_is_named(what: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alter, wrong, words = ALTERED[what]
    text = alter(sealed(REFILLED))
    file.write_text(text, encoding="utf-8")
    assert check(text).faults[0].wrong is wrong
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{file}: not fair: ")
    assert words in said
    assert said.count("\n") == 1
    assert list(FAULTS(text))


@pytest.mark.parametrize("name", GAMES)
def test_two_cards_of_the_deal_are_missed_in_no_golden_match(name: str) -> None:
    text = exchanged(sealed(name), "deck:", 0, 1)
    assert Wrong.PACK in {fault.wrong for fault in check(text).faults}
    assert list(FAULTS(text)) == ["shuffle 0, of a pack, is another by the seed"]


def test_a_new_stock_is_named_by_its_line_and_round() -> None:
    text = exchanged(sealed(REFILLED), "shuffle ", 0, 1)
    before = text[: text.index("\nshuffle ") + 1]
    (fault, *_) = check(text).faults
    assert (fault.wrong, fault.line) == (Wrong.STOCK, before.count("\n") + 1)
    assert fault.round == before.count("\ndeal ") + 1


def test_a_card_of_a_new_stock_that_was_never_played_is_found_by_both() -> None:
    line = line_of(sealed(REFILLED), "shuffle ")
    first, second, *_ = line.split()[1:]
    text = sealed(REFILLED).replace(line, line.replace(f" {first} ", f" {second} ", 1), 1)
    assert Wrong.STOCK in {fault.wrong for fault in check(text).faults}
    assert list(FAULTS(text))


def test_the_seed_names_the_first_dealer() -> None:
    assert Wrong.DEALER in {fault.wrong for fault in check(another_dealer(sealed("gambian-reject"))).faults}


def test_in_a_rematch_the_deal_moves_on_and_the_seed_names_nobody() -> None:
    text = with_value(another_dealer(sealed("gambian-reject")), "# fair-match:", "2")
    assert Wrong.DEALER not in {fault.wrong for fault in check(text).faults}


def test_a_match_somebody_leaves_before_its_first_deal_is_fair() -> None:
    proof = proof_of(SECRET, "left", 1, PRESSES)
    begun = new_match(ruleset("classic", 3), dealer=proof.seed[0] % 3, seed=proof.seed)
    left: list[Action] = [Leave(begun.dealer), Deal()]
    match = apply(apply(begun, left[0]).match, left[1]).match
    actions = [action for action, _ in played(match, [normal] * 3, Random(1))]
    record = replace(transcribe(begun, [*left, *actions], NAMES[:3]), seed=proof.seed)
    text = with_proof(write(record), proof)
    assert check(text).faults == ()
    assert not list(FAULTS(text))


def test_a_play_that_could_not_be_is_named() -> None:
    text = sealed("gambian-reject")
    play = line_of(text.partition("---\n")[2], "").split()
    assert Wrong.MOVE in {
        fault.wrong for fault in check(text.replace("---\n", f"---\n{play[0]} pass\n", 1)).faults
    }


def test_another_fingerprint_than_the_one_shown_is_not_fair(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sealed(REFILLED)
    file.write_text(text, encoding="utf-8")
    shown = line_of(text, "# fair-fingerprint:").split()[2]
    assert main(["verify", str(file), "--fingerprint", shown.upper()]) == 0
    assert main(["verify", str(file), "--fingerprint", "ab" * 32]) == 1
    assert "is not the one that was shown" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("# fair-secret:", "1: missing: without a line '# fair-secret:' there is nothing to check"),
        ("seed:", "missing: without a seed and a pack there is nothing to check"),
        ("variant:", "missing: the header has no 'variant'"),
    ],
)
def test_a_record_that_tells_too_little_cannot_be_checked(
    start: str, said: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sealed(REFILLED)
    file.write_text(text.replace(line_of(text, start) + "\n", "", 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert said in printed.err


@pytest.mark.parametrize(("start", "value"), [("# fair-secret:", "xyz"), ("# fair-presses:", "1 ²")])
def test_what_is_no_number_cannot_be_checked(
    start: str, value: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(with_value(sealed(REFILLED), start, value), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "1: bad_header: a secret is written in hex" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'none'}: No such file or directory\n"


def alone(*arguments: Any, within: Path) -> "subprocess.CompletedProcess[str]":
    """Run the program of docs where nothing of this project is found."""
    command = [sys.executable, "-I", "-S", str(PROGRAM), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=within)


def test_the_program_in_docs_runs_alone(file: Path) -> None:
    file.write_text(sealed(REFILLED), encoding="utf-8")
    done = alone(file, within=file.parent)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("fair, ")
    file.write_text(ALTERED["another secret"][0](sealed(REFILLED)), encoding="utf-8")
    done = alone(file, within=file.parent)
    assert done.returncode == 1
    assert done.stdout.startswith("not fair: the secret has another fingerprint; ")


def test_the_program_in_docs_says_what_it_cannot_check(tmp_path: Path) -> None:
    done = alone(HERE / f"{REFILLED}.record", within=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "cannot be checked: give it a record with a proof\n"
    assert alone(within=tmp_path).returncode == 2


def test_the_program_in_docs_stays_short() -> None:
    assert len(PROGRAM.read_text(encoding="utf-8").splitlines()) < 60


def test_what_agrees_is_fair_and_a_record_without_a_pack_cannot_be_checked() -> None:
    text = sealed("classic-single")
    assert check(text).fair
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("seed:"))
    with pytest.raises(Unreadable, match="nothing to check"):
        check(without)


def test_what_cannot_be_played_through_for_another_reason_is_unreadable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise Unreadable(7, Slug.MISSING, "a line that no shuffle explains")

    monkeypatch.setattr(fairness._Checking, "run", stumble)
    with pytest.raises(Unreadable, match="no shuffle explains"):
        check(sealed("classic-single"))


def test_a_deal_that_is_left_to_the_seed_is_fair() -> None:
    text = sealed("gambian-reject")
    left = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("deal "))
    assert left != text
    assert check(left).fair
    assert check(left).packs == 1


@pytest.mark.parametrize("sealed_too", [False, True])
def test_a_lesson_is_never_called_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sealed_too: bool
) -> None:
    golden = (HERE / f"{REFILLED}.record").read_text(encoding="utf-8")
    text = as_lesson(sealed(REFILLED) if sealed_too else golden)
    assert is_lesson(text)
    assert not is_lesson(golden)
    file = tmp_path / "lesson.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    captured = capsys.readouterr()
    assert "a lesson" in captured.err
    assert "fair" not in captured.out


def test_a_new_stock_after_a_move_that_could_not_be_is_named() -> None:
    lines = sealed(REFILLED).splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("shuffle "))
    lines[at - 1] = f"{lines[at - 1].split()[0]} draw\n"
    assert Wrong.STOCK in {fault.wrong for fault in check("".join(lines)).faults}
