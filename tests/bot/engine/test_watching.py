"""What is remembered of a round: all that everybody saw and nothing else."""

import pytest
from hypothesis import given

from bot.engine.actions import Play
from bot.engine.cards import Card, code
from bot.engine.deeds import REMEMBERED, Deed, Did
from bot.engine.match import Match
from bot.engine.record import parse, replay
from bot.engine.rules import Ruleset
from bot.engine.tables import A_DRAW, NOTHING
from bot.engine.view import public_view
from tests.bot.engine.games import Walk, rulesets, seeds

AWA, BINTA = 0, 1
PAIR = "hands: Awa=8H,2C,AD Binta=9C,KD,3H\npile: 5D\nstock: 7H 3S 4S 6S 9S\nturn: Awa\n---\n"


def played(said: str, options: str = "misplay=reject", variant: str = "gambian") -> Match:
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: Awa Binta\n"
    return replay(parse(header + said)).match


def deeds(match: Match) -> tuple[Deed, ...]:
    return public_view(match).deeds


def test_a_card_laid_is_remembered_with_what_it_had_to_fit() -> None:
    match = played(PAIR + "Awa play 8H =S\n")
    (laid,) = deeds(match)
    assert (laid.seat, laid.did, laid.own, laid.asked) == (AWA, Did.LAID, True, NOTHING)
    assert code(laid.top) == "5D"
    assert laid.suit is not None


def test_of_a_card_drawn_nobody_remembers_which() -> None:
    match = played(PAIR + "Awa play 8H =S\nBinta draw\n")
    drew = deeds(match)[-1]
    assert (drew.seat, drew.did, drew.number, drew.cards, drew.own) == (BINTA, Did.DREW, 1, (), True)


@pytest.mark.parametrize(("options", "count"), [("misplay=reject", 2), ("misplay=catch", 0)])
def test_who_is_asked_in_vain_is_remembered_as_weak(options: str, count: int) -> None:
    match = played(PAIR + "Awa play AD\n", options)
    weak = deeds(match)[-1]
    assert (weak.seat, weak.did, weak.number, weak.own) == (BINTA, Did.WEAK, count, False)


def test_a_threat_accepted_is_remembered_as_a_choice() -> None:
    said = PAIR.replace("pile: 5D", "pile: 2D").replace(
        "turn: Awa", "phase: ANSWER_DRAW\npending: 2\nturn: Awa"
    )
    match = played(said + "Awa draw\n", "", "zimbabwean")
    (drew,) = deeds(match)
    assert (drew.did, drew.number, drew.own, drew.asked) == (Did.DREW, 2, True, A_DRAW)


def test_cards_taken_back_are_remembered_as_shown() -> None:
    match = played(PAIR + "Awa play 2C\nBinta challenge\n", "misplay=catch")
    shown, drew = deeds(match)
    assert (shown.seat, shown.did, [code(card) for card in shown.cards]) == (AWA, Did.SHOWN, ["2C"])
    assert (drew.seat, drew.did, drew.number, drew.own) == (AWA, Did.DREW, 2, False)


@given(rulesets(), seeds)
def test_only_cards_that_were_seen_are_remembered(rules: Ruleset, seed: int) -> None:
    seen: set[Card] = set()
    number = 0
    for match, action, _ in Walk(rules, seed):
        if match.round is None:
            continue
        if match.round_number != number:
            seen, number = set(), match.round_number
        assert len(match.round.deeds) <= REMEMBERED
        assert {card for deed in match.round.deeds for card in deed.cards} <= seen
        seen |= set(action.cards) if isinstance(action, Play) else set()
