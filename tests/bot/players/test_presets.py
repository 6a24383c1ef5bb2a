"""Computer players in all six rule sets: what they choose is legal and sensible, and their matches end."""

from collections import Counter
from random import Random

import pytest

from bot.engine.actions import Action, Deal, Draw, Name, Pass, Play
from bot.engine.cards import SUIT, code
from bot.engine.match import Match, apply, decision, legal_actions, new_match, phase
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset, variants
from bot.engine.state import Phase
from bot.engine.view import SeatView, seat_view
from bot.players import PLAYERS, Player
from bot.players.selfplay import played

EASY = PLAYERS["easy"]
PLAYOUTS = 12
"""So few play-outs a move that a whole match is soon over."""
every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
every_variant = pytest.mark.parametrize("variant", [variant.name for variant in variants()])
AWA = 0


def began(variant: str, seats: int, **options: str) -> Match:
    return new_match(ruleset(variant, seats, options), dealer=0, seed=b"presets")


def seen(variant: str, said: str, options: str = "") -> SeatView:
    """Give what Awa sees of a position of two players."""
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: Awa Binta\n"
    return seat_view(replay(parse(header + said)).match, AWA)


def chosen(view: SeatView, chances: int = 100) -> list[Action]:
    """Give what easy does in the same situation, time and again."""
    return [EASY.choose(view, Random(chance)) for chance in range(chances)]


@every_player
@every_variant
def test_matches_among_them_come_to_an_end(player: Player, variant: str) -> None:
    seats = ruleset(variant, 4).seats
    *_, (_, last) = played(began(variant, seats), [player] * seats, Random(1), PLAYOUTS)
    assert last.match.over


@every_player
@every_variant
def test_what_it_chooses_is_legal(player: Player, variant: str) -> None:
    match, rng = began(variant, 3), Random(2)
    for _, step in played(match, [PLAYERS["random"]] * 3, Random(3)):
        seat = decision(step.match)
        if seat is not None:
            assert player.choose(seat_view(step.match, seat), rng, PLAYOUTS) in legal_actions(step.match)


@every_variant
def test_easy_neither_draws_nor_passes_while_it_can_play(variant: str) -> None:
    match = began(variant, 4, **({"misplay": "reject"} if variant == "gambian" else {}))
    for action, step in played(match, [EASY] * 4, Random(4)):
        if isinstance(action, Draw | Pass):
            assert not seat_view(match, action.seat).plays
        match = step.match


THREAT = (
    "hands: Awa=2C,3D,4D Binta=9C,KD\npile: 2H\nstock: 7H 3S 4H 5H 6H 9H 10H JH QH KH\n"
    "phase: ANSWER_DRAW\npending: 9\nturn: Awa\n---\n"
)
SKIP = "hands: Awa=7C,3D Binta=9C,KD\npile: 7H\nstock: 8H 3S\nphase: ANSWER_SKIP\nturn: Awa\n---\n"


@pytest.mark.parametrize(("said", "card"), [(THREAT, "2C"), (SKIP, "7C")])
def test_easy_accepts_no_threat_it_can_answer(said: str, card: str) -> None:
    for action in chosen(seen("zimbabwean", said)):
        assert isinstance(action, Play)
        assert code(action.cards[0]) == card


def test_easy_accepts_a_threat_it_cannot_answer() -> None:
    assert set(chosen(seen("zimbabwean", THREAT.replace("2C", "3C")))) == {Draw(AWA)}
    assert set(chosen(seen("zimbabwean", SKIP.replace("7C", "3C")))) == {Pass(AWA)}


SEVERAL = "hands: Awa={hand} Binta=9C,KD,QD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"


def usual(hand: str) -> list[str]:
    """Give the cards easy plays most often from a hand in the house game."""
    plays = [
        action for action in chosen(seen("house", SEVERAL.format(hand=hand))) if isinstance(action, Play)
    ]
    cards = [tuple(sorted(map(code, play.cards))) for play in plays]
    return list(Counter(cards).most_common(1)[0][0])


def test_easy_lays_several_cards_at_once() -> None:
    assert usual("5C,5D,5H,KS") == ["5C", "5D", "5H"]


def test_easy_goes_out_when_it_can() -> None:
    assert usual("5C,5D,5H") == ["5C", "5D", "5H"]
    assert usual("8C,8D") == ["8C", "8D"]


def test_easy_does_not_waste_several_eights_at_once() -> None:
    assert usual("8C,8D,5C,5D,KS") == ["5C", "5D"]


def naming() -> Match:
    """Give a match whose dealer has to name a suit."""
    rules = ruleset("classic", 2, {"starter_eight": "dealer_names"})
    starts = (new_match(rules, dealer=AWA, seed=bytes([seed])) for seed in range(250))
    deals = (apply(start, Deal()).match for start in starts)
    return next(match for match in deals if phase(match) is Phase.NAME_SUIT)


def test_easy_names_its_longest_suit_as_the_dealer() -> None:
    view = seat_view(naming(), AWA)
    suits = [SUIT[card] for card in view.hand]
    for action in chosen(view):
        assert isinstance(action, Name)
        assert suits.count(action.suit) == max(map(suits.count, suits))


def test_drawing_for_ever_is_no_way_to_play_where_drawing_is_free() -> None:
    for variant in ("classic", "standard"):
        draws = turns = 0
        for action, _ in played(began(variant, 4, match="target"), [EASY] * 4, Random(6)):
            draws += isinstance(action, Draw)
            turns += isinstance(action, Play)
        assert draws < turns
