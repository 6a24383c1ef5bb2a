"""The strong player: what it finds by playing on, and what a round is worth to it."""

from random import Random

import pytest

from bot.engine.actions import Action, Call, Name, Play
from bot.engine.cards import CARDS, SUIT, code, hand_of
from bot.engine.events import RoundEnd
from bot.engine.match import Match, new_match
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset
from bot.engine.state import NOBODY, Round
from bot.engine.view import SeatView, seat_view
from bot.players import normal, strong
from bot.players.futures import act
from bot.players.layout import at_a_glance
from bot.players.selfplay import played
from bot.players.worth import worth
from tests.bot.players.test_presets import naming

AWA, BINTA, CHIDI = 0, 1, 2
PLAYOUTS = 150


def seen(variant: str, said: str, options: str = "", names: str = "Awa Binta") -> tuple[Match, SeatView]:
    """Give a position, and what Awa sees of it."""
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: {names}\n"
    match = replay(parse(header + said)).match
    return match, seat_view(match, AWA)


def cards(action: Action) -> list[str]:
    """Give the cards an action lays."""
    assert isinstance(action, Play)
    return [code(card) for card in action.cards]


def test_it_names_the_suit_of_its_last_card() -> None:
    _, view = seen(
        "standard", "hands: Awa=8C,5H Binta=9C,KD,QD,2S\npile: 3C\nstock: 7H 3S 4D\nturn: Awa\n---\n"
    )
    action = strong.choose(view, Random(1), PLAYOUTS)
    assert isinstance(action, Play)
    assert action.suit is SUIT[view.hand[-1]]


def test_it_goes_out_when_it_can() -> None:
    _, view = seen("house", "hands: Awa=5C,5D,5H Binta=9C,KD,QD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n")
    assert sorted(cards(strong.choose(view, Random(1), PLAYOUTS))) == ["5C", "5D", "5H"]


def test_it_names_a_suit_as_the_dealer() -> None:
    action = strong.choose(seat_view(naming(), AWA), Random(1), PLAYOUTS)
    assert isinstance(action, Name)


def test_without_play_outs_to_spare_it_does_the_usual() -> None:
    _, view = seen("standard", "hands: Awa=8C,5H,5C Binta=9C,KD,QD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n")
    assert strong.choose(view, Random(1), 1) == normal.choose(view, Random(1))


def test_the_same_chances_lead_to_the_same_choice() -> None:
    _, view = seen(
        "standard", "hands: Awa=8C,5H,5C,3H Binta=9C,KD,QD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"
    )
    choices = {strong.choose(view, Random(9), PLAYOUTS) for _ in range(3)}
    assert len(choices) == 1


class Late:
    """Worlds of which the first fifteen tell nothing; in the others anything else is better than the usual."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        self._usual = normal.choose(view, rng)
        self._worlds = 0

    def world(self) -> tuple[None, float]:
        self._worlds += 1
        return None, 1.0

    def outcome(self, world: None, action: Action) -> float:
        return float(self._worlds > 15 and action != self._usual)


def test_what_comes_to_the_same_in_the_first_worlds_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = seen("standard", "hands: Awa=5H,5C,3H Binta=9C,KD,QD\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\n")
    monkeypatch.setattr(strong, "Futures", Late)
    assert strong.choose(view, Random(1), PLAYOUTS) != normal.choose(view, Random(1))


class Clear(Late):
    """Worlds in every one of which anything else is better than the usual, all by the same."""

    def outcome(self, world: None, action: Action) -> float:
        return float(action != self._usual)


def test_what_is_better_in_every_world_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = seen("standard", "hands: Awa=5H,5C,3H Binta=9C,KD,QD\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\n")
    monkeypatch.setattr(strong, "Futures", Clear)
    assert strong.choose(view, Random(1), PLAYOUTS) != normal.choose(view, Random(1))


class Slight(Late):
    """A round that decides little of the match: anything else is better by little, in every world."""

    def outcome(self, world: None, action: Action) -> float:
        return 0.5 + 0.02 * (action != self._usual) + 0.01 * (self._worlds % 2)


def test_in_a_round_that_decides_little_little_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = seen("standard", "hands: Awa=5H,5C,3H Binta=9C,KD,QD\npile: 5D\nstock: 7H 3S\nturn: Awa\n---\n")
    monkeypatch.setattr(strong, "Futures", Slight)
    assert strong.choose(view, Random(1), 240) != normal.choose(view, Random(1))


def over(
    said: str, variant: str, options: str = "", names: str = "Awa Binta Chidi"
) -> tuple[Round, SeatView]:
    """Give a round ended by Binta's going out, and what Awa saw of it before."""
    _, view = seen(variant, said, options, names)
    r = at_a_glance(view)
    r.hands = [
        hand if seat != BINTA else 0 for seat, hand in enumerate(_hands(said, variant, options, names))
    ]
    r.winner, r.ended = BINTA, RoundEnd.ARREST
    return r, view


def _hands(said: str, variant: str, options: str, names: str) -> list[int]:
    match, _ = seen(variant, said, options, names)
    assert match.round is not None
    return match.round.hands


LOSING = "hands: Awa={awa} Binta=9C Chidi={chidi}\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"


@pytest.mark.parametrize(
    ("awa", "chidi", "value"),
    [("8C,KD", "2D", 0.0), ("2D", "8C,KD", 0.5), ("2D", "2H", 0.25)],
)
def test_in_a_knock_out_it_is_about_not_being_highest(awa: str, chidi: str, value: float) -> None:
    r, view = over(LOSING.format(awa=awa, chidi=chidi), "gambian", "misplay=reject")
    assert worth(view.table, AWA).of(r) == value


def test_a_single_round_is_won_or_lost() -> None:
    r, view = over(LOSING.format(awa="2D", chidi="KD"), "standard")
    assert worth(view.table, AWA).of(r) == 0
    assert worth(view.table, BINTA).of(r) == 1


def test_where_points_are_bad_fewer_are_better() -> None:
    few, view = over(LOSING.format(awa="2D", chidi="KD"), "five_rounds")
    many, _ = over(LOSING.format(awa="8D,8H,8S", chidi="KD"), "five_rounds")
    value = worth(view.table, AWA)
    assert 0 < value.of(many) < value.of(few) < 1


def test_a_side_wins_together() -> None:
    said = "hands: Awa=2D Binta=9C Chidi=KD Dede=KS\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"
    r, view = over(said, "classic", "partnership=on", "Awa Binta Chidi Dede")
    assert [worth(view.table, seat).of(r) for seat in range(4)] == [0, 1, 0, 1]
    r.winner, r.ended = NOBODY, RoundEnd.BLOCKED
    r.hands = [hand_of(CARDS[seat : seat + 1]) for seat in (0, 0, 1, 1)]
    assert [worth(view.table, seat).of(r) for seat in range(4)] == [0.5] * 4


def test_at_the_target_it_is_about_totals() -> None:
    r, view = over(LOSING.format(awa="2D", chidi="KD"), "zimbabwean", "target=20")
    assert worth(view.table, AWA).of(r) == 0
    r, view = over(LOSING.format(awa="2D", chidi="KD"), "zimbabwean", "target=200")
    assert 0 < worth(view.table, AWA).of(r) < worth(view.table, CHIDI).of(r) < worth(view.table, BINTA).of(r)


def test_what_is_no_choice_of_the_seat_to_move_cannot_be_played_out() -> None:
    _, view = seen("gambian", LOSING.format(awa="2D", chidi="KD"), "", "Awa Binta Chidi")
    with pytest.raises(ValueError, match="Call"):
        act(at_a_glance(view), Call(AWA))


def test_it_plays_on_when_somebody_is_out_whose_partner_is_not() -> None:
    alone = 0
    for number in range(3):
        match = new_match(ruleset("classic", 4, {"partnership": "on"}), dealer=0, seed=bytes([number]))
        for _, step in played(match, [strong] * 4, Random(number), 30):
            match = step.match
            alone += match.round is not None and bool(match.round.finished)
        assert match.over
    assert alone > 10
