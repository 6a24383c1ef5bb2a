"""The runner of duels: fair to every seat, the same deals for everybody, and it goes on where it was stopped."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from benchmarks import _duels, _strengths
from benchmarks._duels import CONTENDERS, Cell, Timed, code
from benchmarks._spiel_duels import SpielCell
from benchmarks._strengths import cells, counted, fill, tables
from benchmarks._tallies import Block, Results, shares
from bot.engine.actions import Action, Play
from bot.engine.match import legal_actions, new_match
from bot.engine.view import SeatView
from bot.players import Player, easy
from bot.players.selfplay import played
from tests.bot.engine.spiel import openspiel_variants

PRESETS = ("classic", "five_rounds", "gambian", "house", "standard", "zimbabwean")


@pytest.fixture(autouse=True)
def _its_games() -> Iterator[None]:
    with openspiel_variants():
        yield


@dataclass
class Watched:
    """Easy, and what it was shown; from some move on it does the first thing it may."""

    seen: list[SeatView] = field(default_factory=list)
    first: int = 10**9

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        self.seen.append(view)
        chosen = easy.choose(view, rng, budget)
        return view.actions[0] if len(self.seen) >= self.first else chosen

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        return easy.notices(view, rng)


@pytest.mark.parametrize(
    "cell",
    [
        Cell("standard", 2, "easy", "easy"),
        Cell("gambian", 3, "easy", "easy"),
        Cell("classic partnership=on", 4, "easy", "easy"),
        SpielCell(2, "easy", "easy"),
        SpielCell(4, "easy", "easy", special=True),
    ],
    ids=str,
)
def test_equal_players_win_their_fair_share(cell: Cell | SpielCell) -> None:
    found = shares([cell.play(number) for number in range(60)])
    assert found.games == 60 * len(cell.sides)
    assert found.low < 1 / len(cell.sides) < found.high


def test_a_player_sits_in_every_seat_with_the_same_cards_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    monkeypatch.setitem(CONTENDERS, "watched", watched)
    Cell("standard", 4, "watched", "random").play(5)
    first = {view.seat: view for view in reversed(watched.seen)}
    assert sorted(first) == [0, 1, 2, 3]
    assert len({card for view in first.values() for card in view.hand}) >= 4 * 5
    watched.seen.clear()
    Cell("standard", 4, "watched", "eager").play(5)
    other = {view.seat: view for view in reversed(watched.seen)}
    opening = (5 % 4 + 1) % 4
    assert other[opening].hand == first[opening].hand


def test_partners_sit_opposite(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    monkeypatch.setitem(CONTENDERS, "watched", watched)
    cell = Cell("classic partnership=on", 4, "watched", "random")
    assert cell.sides == ((0, 2), (1, 3))
    block = cell.play(0)
    assert {view.seat for view in watched.seen} == {0, 1, 2, 3}
    assert set(block.wins) <= {0, 1}


def test_the_same_deal_is_played_the_same() -> None:
    cell = Cell("zimbabwean", 2, "easy", "eager")
    one, two = cell.play(3), cell.play(3)
    assert (one.wins, one.rounds, one.moves) == (two.wins, two.rounds, two.moves)
    assert [cell.play(number).moves for number in range(4)] != [one.moves] * 4


def test_who_plays_when_he_can_never_draws_with_a_card_that_fits() -> None:
    drawn = 0
    for number in range(5):
        for name in ("random", "eager"):
            watched = _Draws(CONTENDERS[name])
            _play_alone(watched, number)
            drawn += watched.unneeded if name == "random" else 0
            assert name == "random" or not watched.unneeded
    assert drawn


@dataclass
class _Draws:
    player: Player
    unneeded: int = 0

    def choose(self, view: SeatView, rng: Random, budget: int = 0) -> Action:
        action = self.player.choose(view, rng, budget)
        self.unneeded += not isinstance(action, Play) and any(isinstance(each, Play) for each in view.actions)
        return action

    def notices(self, view: SeatView, rng: Random) -> Action | None:
        return self.player.notices(view, rng)


def _play_alone(player: _Draws, number: int) -> None:
    match = new_match(Cell("standard", 2, "", "").rules, dealer=0, seed=bytes([number]))
    for _ in played(match, [player, player], Random(number)):
        pass


def test_only_choices_are_timed() -> None:
    timed = Timed(easy, 0)
    match = new_match(Cell("house", 2, "", "").rules, dealer=0, seed=b"1")
    choices = 0
    for _, step in played(match, [timed, timed], Random(1)):
        choices += len(legal_actions(match)) > 1
        match = step.match
    assert timed.moves == choices
    assert timed.easy_moves == -(-choices // _duels.EVERY)
    assert 0 < timed.nanoseconds < 10**9


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[str, int]] = []
    monkeypatch.setattr(Cell, "play", lambda cell, number: _fake(cell, number, taken))
    asked = [Cell("standard", 2, "easy", "eager"), Cell("standard", 4, "easy", "eager")]
    results = Results(tmp_path / "results", Block)
    fill(results, asked, games=100, seconds=0)
    assert taken == []
    fill(results, asked, games=50)
    first = taken.copy()
    assert [sum(name == str(cell) for name, _ in first) for cell in asked] == [25, 13]
    assert first[20][0] == str(asked[1]), "the cells take turns"
    fill(results, asked, games=100)
    assert len(set(taken)) == len(taken) == 50 + 25
    assert {name: len(blocks) for name, blocks in counted(results, asked).items()} == {
        str(asked[0]): 50,
        str(asked[1]): 25,
    }


def test_what_a_player_played_before_it_was_changed_counts_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [Cell("standard", 2, "easy", "eager")]
    results = Results(tmp_path / "results", Block)
    fill(results, asked, games=8)
    monkeypatch.setattr(_strengths, "code", lambda *_: "changed")
    assert counted(results, asked) == {str(asked[0]): []}
    assert len(counted(results, asked, as_is=True)[str(asked[0])]) == 4


def test_the_mark_of_a_player_is_how_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def mark(name: str, game: str = "gambian", against: str = "ismcts") -> str:
        return code(Cell(game, 2, name, against))

    monkeypatch.setitem(CONTENDERS, "like easy", Watched())
    monkeypatch.setitem(CONTENDERS, "nearly easy", Watched(first=100))
    assert mark("like easy") == mark("easy")
    assert mark("nearly easy") != mark("easy")
    assert len({mark("easy"), mark("random"), mark("easy", "house"), mark("easy", against="random")}) == 4


def _fake(cell: Cell, number: int, played: list[tuple[str, int]]) -> Block:
    played.append((str(cell), number))
    return Block(str(cell), code(cell), number, (1.0, 0.0), 1, 2, 10, 10**6, 1, 10**5, 10, 10**5)


def test_every_preset_is_measured_for_two_and_four_with_the_usual_play_outs_or_those_given() -> None:
    asked = {str(cell) for cell in cells({})}
    assert {f"{name}, {seats}: normal against eager" for name in PRESETS for seats in (2, 4)} <= asked
    assert "standard, 2: strong against normal, 270 play-outs" in asked
    tenth = "2: strong against ismcts of 1000 simulations, 100 play-outs"
    assert sum(tenth in name for name in asked) == 1
    assert "standard, 4: strong against normal, 7 play-outs" in {str(cell) for cell in cells({"strong": 7})}
    assert len(asked) == len(cells({}))


def test_a_table_says_who_won_how_surely_and_at_what_cost() -> None:
    cell = Cell("standard", 2, "easy", "eager")
    lines = list(tables([cell], {str(cell): [_fake(cell, number, []) for number in range(50)]}))
    assert lines[0] == "**easy** against **random that plays when it can**\n"
    assert lines[3] == "| standard | 2 | 100 | 50.0 (40.4–59.6) | 50 | – | 0.100 | 1.0 | 0.010 |"
