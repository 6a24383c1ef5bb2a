"""The simulate command: the same seed gives the same figures, and wrong rules one clear line."""

import re
from itertools import combinations
from random import Random

import pytest

from bot.__main__ import main
from bot.commands import simulate
from bot.commands.simulate import Figures
from bot.engine.actions import Action
from bot.engine.events import MatchEnd, MatchEnded, RoundEnd, RoundEnded
from bot.engine.variants import VARIANTS
from bot.engine.view import SeatView
from bot.players import PLAYERS, easy


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", *arguments]) == 0
    return capsys.readouterr().out


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--games", "3", "--seats", "3", "--option", "misplay=reject", "hand_size=5")
    assert "gambian, 3 seats, options: hand_size=5 misplay=reject" in out
    assert re.search(r"^games +3$", out, re.MULTILINE)
    assert re.search(r"^rounds +\d+$", out, re.MULTILINE)
    assert re.search(r"^round lengths +median [\d.]+, 99 % \d+, longest \d+ actions$", out, re.MULTILINE)
    assert re.search(r"^matches ended +played 3$", out, re.MULTILINE)
    assert re.search(r"^rounds blocked  [\d.]+%$", out, re.MULTILINE)
    shares = [line.partition("(")[0].split()[4::2] for line in out.splitlines() if line.startswith("wins")]
    assert [len(each) for each in shares] == [3, 3]
    assert [sum(float(share.rstrip(",%")) for share in each) for each in shares] == [
        pytest.approx(100, abs=0.2)
    ] * 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_preset_can_be_simulated(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{variant}, 4 seats, options: none" in told(capsys, "--variant", variant, "--games", "1")


def test_wins_are_counted_by_seat_and_by_who_moves_first() -> None:
    """Dealt by seat 2 of three, seat 0 moves first; who share a win have a part of it each."""
    figures = Figures(3)
    figures.note([MatchEnded((0,), MatchEnd.PLAYED), MatchEnded((1, 2), MatchEnd.PLAYED)], 9, dealer=2)
    assert figures.wins == figures.wins_in_turn == [1, 0.5, 0.5]
    figures.note([MatchEnded((0,), MatchEnd.PLAYED)], 9, dealer=0)
    assert (figures.wins, figures.wins_in_turn) == ([2, 0.5, 0.5], [1, 0.5, 1.5])


def test_blocked_rounds_are_a_share_of_all() -> None:
    figures = Figures(2)
    ends = [RoundEnded(n, reason, None, ()) for n, reason in enumerate((RoundEnd.BLOCKED, RoundEnd.ARREST))]
    figures.note(ends, 9, dealer=0)
    assert figures.blocked == 0.5


class Noted:
    """Easy, and the seats and play-outs it was given."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.budgets: set[int] = set()

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        self.seats.add(view.seat)
        self.budgets.add(budget)
        return easy.choose(view, rng)

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        return easy.notices(view, rng)


def test_a_mix_sits_in_turn_over_the_seats_and_gets_its_play_outs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Noted(), Noted()
    monkeypatch.setattr(simulate, "PLAYERS", {"first": first, "second": second, "easy": easy})
    out = told(capsys, "--seats", "5", "--players", "first, easy,second", "--budget", "7", "--games", "2")
    assert (first.seats, second.seats) == ({0, 3}, {2})
    assert first.budgets == second.budgets == {7}
    assert re.search(r"^players +first, easy, second; seed 1, 7 play-outs a move$", out, re.MULTILINE)


@pytest.mark.parametrize("names", list(combinations(PLAYERS, 2)))
def test_any_two_of_them_play(names: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    out = told(
        capsys, "--variant", "zimbabwean", "--seats", "3", "--players", ",".join(names), "--games", "1"
    )
    assert re.search(rf"^players +{', '.join(names)}; seed 1$", out, re.MULTILINE)
    assert re.search(r"^matches ended +played 1$", out, re.MULTILINE)


def test_the_same_seed_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "2", "--players", "easy,random", "--seed", "7")
    first = told(capsys, *arguments)
    assert told(capsys, *arguments) == first
    assert told(capsys, *arguments[:-1], "8") != first


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["--variant", "gambia"],
            f"simulate: no variant 'gambia', did you mean gambian; there is {', '.join(VARIANTS)}",
        ),
        (["--seats", "99"], "simulate: 99 players; it takes 2 to 8"),
        (["--option", "misplay=rejec"], "simulate: no misplay=rejec; there is catch, reject"),
    ],
)
def test_rules_that_cannot_be_played_are_one_clear_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err.splitlines() == [line]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--games", "0"],
        ["--games", "many"],
        ["--budget", "-1"],
        ["--players", "deep"],
        ["--option", "misplay"],
    ],
)
def test_arguments_that_mean_nothing_end_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["simulate", *arguments])
    assert raised.value.code == 2
    assert "error: argument" in capsys.readouterr().err
