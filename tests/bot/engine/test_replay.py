"""What replaying gives: steps, state, the end, spectators, seeds and strictness (RECORD §4, RULES §9.1)."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine.actions import Action, Deal, Draw, Leave
from bot.engine.cards import code, pack
from bot.engine.match import NotAllowed, apply, new_match
from bot.engine.record import Unreadable, document, parse, replay, transcribe, write
from bot.engine.record.moments import course
from bot.engine.rules import ruleset
from bot.engine.view import public_view
from bot.players import normal
from bot.players.selfplay import played
from tests.bot.engine.tables import FOUR, at_catch_table, reasons, replayed

PACK = " ".join(code(card) for card in pack(packs=1, jokers=2))
FINAL = """
    hands: Awa=9C Binta=AS,KD
    pile: 5D 9S
    stock: 7H 3S
    turn: Awa
    ---
    Awa play 9C
    Binta draw
"""


def test_the_document_has_the_form_the_format_gives() -> None:
    table = replayed("""
        hands: Awa=8H,2C,joker Binta=AS,KD Chidi=9C,10C Dawda=KC,KS
        pile: 5D 9H
        stock: 7H 3S
        turn: Awa
        ---
        awa draw
        Awa play 8h =♠   # named
        Binta play KD
    """)
    assert table["steps"][0] == {"line": 10, "action": "awa draw", "ok": False, "reason": "not_in_round"}
    assert table["steps"][1]["line"] == 11
    assert table["steps"][1]["action"] == "Awa play 8H =S"
    assert table["steps"][1]["ok"] is True
    assert [event["type"] for event in table["steps"][1]["events"]] == ["Played"]
    assert table["steps"][2]["reason"] == "does_not_fit"
    assert table["state"] == {
        "phase": "TURN",
        "turn": "Binta",
        "direction": 1,
        "top": "8H",
        "suit": "S",
        "open": False,
        "pending": 0,
        "hands": {
            "Awa": ["2C", "joker"],
            "Binta": ["KD", "AS"],
            "Chidi": ["9C", "10C"],
            "Dawda": ["KC", "KS"],
        },
        "pile": ["5D", "9H", "8H"],
        "stock": ["7H", "3S"],
        "owed": {},
        "uncalled": [],
        "round": 1,
        "legal": ["Binta play AS"],
    }
    assert table["match"] == {
        "totals": {"Awa": 0, "Binta": 0, "Chidi": 0, "Dawda": 0},
        "out": [],
        "over": False,
        "winners": [],
    }


def test_the_final_ends_the_match() -> None:
    table = replayed(FINAL, players="Awa Binta")
    assert table["state"]["phase"] == "MATCH_OVER"
    assert table["state"]["turn"] is None
    assert table["match"]["winners"] == ["Awa"]
    assert table["match"]["out"] == ["Binta"]
    assert reasons(table) == [None, "match_over"]


def test_a_strict_replay_stops_at_the_first_refusal() -> None:
    said = FINAL.replace("    Awa play", "    Awa draw\n    Awa play")
    assert len(replayed(said, players="Awa Binta", strict=True)["steps"]) == 1
    assert len(replayed(said, players="Awa Binta")["steps"]) == 3


def test_a_refusal_may_cost_cards() -> None:
    table = at_catch_table(
        """
        hands: Awa=9C,2C Binta=AS,KD Chidi=4C,4D Dawda=5C,6D
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Awa
        ---
        Binta challenge
        Chidi catch Zed
        """,
        options="false_catch=1",
    )
    assert reasons(table) == ["nothing_to_challenge", "nobody_to_catch"]
    assert [step["events"][0]["cards"] for step in table["steps"]] == [["7H"], ["3S"]]


@pytest.mark.parametrize(
    "said", ["play 9C", "draw", "pass", "call", "catch Awa", "challenge", "leave", "name S"]
)
def test_a_spectator_is_not_in_the_round(said: str) -> None:
    table = at_catch_table(f"""
        hands: Awa=9C,2C Binta=AS,KD Chidi=4C,4D Dawda=5C,6D
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Awa
        ---
        Zainab {said}
    """)
    assert reasons(table) == ["not_in_round"]


def test_a_card_nobody_holds_so_often_is_not_in_the_hand() -> None:
    table = replayed("""
        hands: Awa=9C,2C Binta=AS,KD Chidi=4C,4D Dawda=5C,6D
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Awa
        ---
        Awa play 9C 9C 9C 9C 9C 9C
        Awa play KD
        Awa play 9C 2C
    """)
    assert reasons(table) == ["not_in_hand", "not_in_hand", "same_rank_only"]


def test_equal_cards_of_two_packs_are_one_move() -> None:
    table = replayed(
        """
        hands: Awa=9C,9C,2D Binta=AS,KD Chidi=4C,4D Dawda=5C,6D
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Awa
        ---
        """,
        options="misplay=reject packs=2",
    )
    assert table["state"]["legal"] == ["Awa play 9C"]


def test_a_record_of_a_deal_starts_with_the_deal() -> None:
    text = f"record: 1\nvariant: gambian\nplayers: {FOUR}\ndealer: Dawda\ndeck: {PACK}\n---\n"
    table = document(replay(parse(text)))
    assert table["steps"] == []
    assert table["state"]["hands"]["Awa"] == ["2C", "3C", "10C", "JC"]
    assert table["state"]["top"] == "5D"
    assert table["state"]["turn"] == "Awa"


def test_a_seed_deals_the_next_round_and_a_deal_line_goes_before_it() -> None:
    said = FINAL.replace("KD", "KD Chidi=JC").replace("    Binta draw\n", "")
    alone = replayed(said, players="Awa Binta Chidi")
    assert (alone["state"]["phase"], alone["state"]["round"]) == ("ROUND_OVER", 1)
    seeded = replayed(said.replace("---", "seed: 00ff\n    ---"), players="Awa Binta Chidi")
    assert (seeded["state"]["phase"], seeded["state"]["round"]) == ("TURN", 2)
    assert len(seeded["steps"]) == 1
    dealt = replayed(
        said.replace("---", "seed: 00ff\n    ---") + f"    deal Awa 2: {PACK}\n", players="Awa Binta Chidi"
    )
    assert sorted(card for hand in dealt["state"]["hands"].values() for card in hand) == [
        "2C",
        "3C",
        "4C",
        "5C",
    ]


def test_nobody_is_listed_to_move_while_a_misplay_of_the_seat_to_move_stands() -> None:
    table = at_catch_table(
        """
        hands: Awa=JD,2C,3C Binta=AS,KD
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Awa
        ---
        Awa play JD
        Awa play 2C
        Awa draw
        """,
        players="Awa Binta",
    )
    assert reasons(table) == [None, "wait", "wait"]
    assert (table["state"]["turn"], table["state"]["legal"]) == ("Awa", [])


def test_after_a_round_nothing_is_owed_called_or_pending() -> None:
    table = at_catch_table("""
        hands: Awa=9C Binta=AS Chidi=4C,4D Dawda=5C,6D
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Awa
        owed: Chidi=2
        uncalled: Binta
        ---
        Awa play 9C
        settle
    """)
    state = table["state"]
    assert (state["owed"], state["uncalled"], state["turn"], state["pending"]) == ({}, [], None, 0)
    assert state["hands"]["Chidi"] == ["4C", "4D", "7H", "3S"]


def test_the_drawn_card_and_its_twin_of_the_other_pack_are_one_move() -> None:
    table = replayed(
        """
        hands: Awa=9C,2D Binta=AS,KD Chidi=4C,4D Dawda=5C,6D
        pile: 5D KC
        stock: 9C 3S 8C
        turn: Awa
        ---
        Awa draw
        Awa play 9C
        """,
        options="misplay=reject packs=2 draw_when=any after_draw=drawn_only",
    )
    assert reasons(table) == [None, None]


def test_whether_anything_was_refused_is_told() -> None:
    text = (
        "record: 1\nvariant: classic\nplayers: Awa Binta\n"
        "hands: Awa=9C,2D Binta=AS,KD\npile: 5D\nstock: 3S 8C\nturn: Awa\n---\n"
    )
    assert not replay(parse(text + "Awa play 2D\n")).refused
    assert replay(parse(text + "Awa play 9C\n")).refused


def test_a_match_is_written_down_from_the_packs_that_were_dealt() -> None:
    begun = new_match(ruleset("classic", 2), dealer=0)
    cards = tuple(begun.rules.pack())
    record = transcribe(begun, [Deal(pack=cards)], ["Awa", "Binta"])
    assert record.deck == cards
    assert parse(write(record)) == record


@pytest.mark.parametrize("variant", ["classic", "gambian", "five_rounds"])
def test_a_match_somebody_leaves_before_its_first_deal_is_written_down_as_it_was(variant: str) -> None:
    begun = new_match(ruleset(variant, 4), dealer=2, seed=b"any")
    actions: list[Action] = [Leave(2), Deal()]
    match = apply(apply(begun, actions[0]).match, actions[1]).match
    for action, step in played(match, [normal] * 4, Random(1)):
        actions.append(action)
        match = step.match
    record = replace(transcribe(begun, actions, ["Awa", "Binta", "Chidi", "Dawda"]), seed=b"any")
    assert record.deck is None
    assert parse(write(record)) == record
    told = replay(record)
    assert not told.refused
    assert public_view(told.match) == public_view(match)
    assert [moment.public.round_number for moment in course(record).moments[:2]] == [0, 1]


def test_a_match_that_was_never_dealt_has_no_record() -> None:
    begun = new_match(ruleset("classic", 2), dealer=0, seed=b"any")
    text = write(transcribe(begun, [Leave(0)], ["Awa", "Binta"]))
    with pytest.raises(Unreadable, match="deck"):
        parse(text)


def test_only_refusals_that_cost_cards_are_written_down() -> None:
    begun = new_match(ruleset("classic", 2), dealer=0, seed=b"any")
    with pytest.raises(NotAllowed, match="not_your_turn"):
        transcribe(begun, [Deal(), Draw(0)], ["Awa", "Binta"])


def test_a_position_may_wait_for_objections_to_a_last_card() -> None:
    table = at_catch_table("""
        hands: Awa=- Binta=AS,KD Chidi=4C,4D Dawda=5C,6D
        pile: 5D 9S
        stock: 7H 3S 8C
        turn: Binta
        phase: ARREST
        ---
        Binta draw
        settle
    """)
    assert reasons(table) == ["too_late", None]
    assert table["match"]["out"] == ["Dawda"]
