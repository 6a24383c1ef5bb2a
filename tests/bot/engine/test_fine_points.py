"""The decisions of RULES §9.1 and §9.2 that the scenarios do not reach: records and options."""

import pytest

from tests.bot.engine.positions import at, dealt, deck, may
from tests.bot.engine.tables import FOUR, THREE, TWO, at_catch_table, reasons, replayed, sizes


def test_9_1_2_a_wrong_accusation_is_refused_and_costs_its_cards() -> None:
    table = replayed(
        """
        hands: Awa=2C,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        ---
        Binta catch Awa
        Chidi challenge
        Awa catch Awa
        """,
        options="misplay=reject false_catch=2",
    )
    assert reasons(table) == ["nobody_to_catch", "nothing_to_challenge", "nobody_to_catch"]
    assert sizes(table) == [4, 4, 4, 2]


def test_9_1_5_no_suit_goes_with_the_last_card() -> None:
    position = """
        hands: Awa=8C Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2S 3S 4S
        turn: Awa
        ---
        Awa play 8C =S
        Awa play 8C
    """
    assert reasons(replayed(position)) == ["suit_not_allowed", None]
    assert reasons(at_catch_table(position)) == ["suit_not_allowed", None]
    state = replayed(position)["state"]
    assert (state["phase"], state["suit"], state["turn"]) == ("ROUND_OVER", "C", None)


def test_9_1_6_only_an_ace_answers_where_wrong_moves_are_refused() -> None:
    position = """
        hands: Awa=AH,3C Binta=AC,8D,2H Chidi=6C,7C Dawda=9C,10C
        pile: KH
        stock: 2S 3S 4S
        turn: Awa
        ---
        Awa play AH
        Binta play 8D =S
        Binta draw
        Binta pass
        Chidi draw
    """
    assert reasons(replayed(position))[1:] == ["must_answer", "must_answer", "must_answer", "not_your_turn"]
    assert reasons(at_catch_table(position))[1:3] == [None, "wait"]


def test_9_1_6_drawing_out_of_turn_from_an_empty_stock_is_stock_empty() -> None:
    table = at_catch_table(
        """
        hands: Awa=2C,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: -
        turn: Awa
        ---
        Binta draw
        """
    )
    assert reasons(table) == ["stock_empty"]


@pytest.mark.parametrize("seat", ["Awa", "Binta", "Ebou"])
def test_9_1_13_only_the_dealer_names_a_suit_and_only_when_asked(seat: str) -> None:
    table = replayed(f"""
        hands: Awa=2C,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2S 3S
        turn: Awa
        ---
        {seat} name S
    """)
    expected = {"Awa": "suit_not_allowed", "Binta": "not_your_turn", "Ebou": "not_in_round"}
    assert reasons(table) == [expected[seat]]


def test_9_1_14_a_seat_waits_while_its_own_misplay_stands() -> None:
    table = at_catch_table(
        """
        hands: Awa=JD,3D,4D Binta=4C,5C
        pile: 9C
        stock: 2S 3S 4S 5S
        turn: Awa
        ---
        Awa play JD
        Awa play 3D
        Awa draw
        Awa pass
        settle
        Awa play 3D
        """,
        players=TWO,
    )
    assert reasons(table) == [None, "wait", "wait", "wait", None, None]


def test_9_2_24_under_forbid_a_single_ace_is_not_strong_and_a_last_8_does_not_fit() -> None:
    table = replayed(
        """
        hands: Awa=AH,3C Binta=AC Chidi=8C Dawda=9C,10C
        pile: KH
        stock: 2S 3S 4S 5S
        turn: Awa
        ---
        Awa play AH
        Chidi play 8C
        Chidi draw
        """,
        options="misplay=reject finish_on_power=forbid",
    )
    assert reasons(table) == [None, "does_not_fit", None]
    assert sizes(table) == [1, 3, 2, 2]


def test_9_2_25_the_last_ace_still_asks_when_the_final_effect_applies() -> None:
    table = replayed(
        """
        hands: Awa=AH Binta=4C Chidi=6C,7C Dawda=9C,10C
        pile: 5H
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        ---
        Awa play AH
        """,
        options="misplay=reject final_effect=apply",
    )
    assert sizes(table) == [0, 3, 2, 2]
    assert [event["why"] for event in table["steps"][0]["events"] if event["type"] == "Drew"] == ["weak"]


def test_9_2_25_a_last_joker_out_of_turn_never_hits_who_played_it() -> None:
    table = at_catch_table(
        """
        hands: Awa=4C,5C Binta=6C,7C Chidi=joker
        pile: 5D
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Binta
        ---
        Chidi play joker
        settle
        """,
        players=THREE,
        options="misplay=catch final_effect=apply",
    )
    assert sizes(table) == [2, 4, 0]


def test_p5_a_debt_goes_with_who_leaves_after_playing_over_it() -> None:
    table = at_catch_table("""
        hands: Awa=3H,4H Binta=6C,7C Chidi=8C,9C Dawda=9D,10D
        pile: 5H
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        owed: Awa=2
        ---
        Awa play 3H
        Awa leave
        Binta draw
    """)
    assert reasons(table) == [None, None, None]
    assert [event["type"] for event in table["steps"][2]["events"]] == ["Drew"]


def test_9_2_25_the_last_joker_still_hits_when_the_final_effect_applies() -> None:
    table = replayed(
        """
        hands: Awa=joker Binta=4C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        ---
        Awa play joker
        """,
        options="misplay=reject final_effect=apply",
    )
    assert sizes(table) == [0, 4, 4, 3]
    drew = [event for event in table["steps"][0]["events"] if event["type"] == "Drew"]
    assert [event["why"] for event in drew] == ["threat"] * 3


def test_9_2_25_a_last_ace_that_answers_asks_nobody() -> None:
    table = replayed(
        """
        hands: Awa=AH Binta=4C Chidi=6C,7C Dawda=9C,10C
        pile: 5H AC
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        phase: ANSWER_ACE
        ---
        Awa play AH
        """,
        options="misplay=reject final_effect=apply",
    )
    assert sizes(table) == [0, 1, 2, 2]


def test_9_3_29_a_debt_drawn_out_of_turn_may_be_the_last_action() -> None:
    table = at_catch_table(
        """
        hands: Awa=2C,3D Binta=4C,5C Chidi=6C,QC Dawda=KC,9C
        pile: 5D
        stock: 2S 3S 4S 5S 6S
        turn: Awa
        owed: Chidi=1
        ---
        Chidi draw
        """,
        options="max_actions=1",
    )
    assert table["steps"][0]["events"][-2]["reason"] == "too_long"


def test_a_table_that_polices_itself_passes_when_the_stock_is_empty() -> None:
    table = at_catch_table(
        """
        hands: Awa=2C,3S Binta=4C,KD
        pile: 5D
        stock: -
        turn: Awa
        ---
        Awa pass
        Awa pass
        """,
        players=TWO,
    )
    assert reasons(table) == [None, "not_your_turn"]
    assert table["state"]["turn"] == "Binta"


def test_9_3_41_a_pass_voids_an_early_call() -> None:
    table = replayed(
        """
        hands: Awa=2C,3S Binta=4C,3D,QD
        pile: 5D
        stock: -
        turn: Awa
        ---
        Awa call
        Awa pass
        Binta play 3D
        Awa play 3S
        """,
        players=TWO,
    )
    assert reasons(table) == [None] * 4
    assert table["state"]["uncalled"] == ["Awa"]


def test_p2_a_ten_out_of_turn_turns_the_direction_and_leaves_the_turn() -> None:
    table = at_catch_table("""
        hands: Awa=2C,3D Binta=4C,5C Chidi=10C,QC,9S Dawda=KC,9C
        pile: 5D
        stock: 2S 3S 4S 5S 6S
        turn: Awa
        ---
        Chidi play 10C
    """)
    assert (table["state"]["direction"], table["state"]["turn"]) == (-1, "Awa")


def test_9_3_41_an_early_call_is_for_the_next_play_only() -> None:
    table = replayed(
        """
        hands: Awa=2C,3D Binta=2D,5D,7D,7C,QC
        pile: 5C 9D
        stock: 4D 6D JH QH KH
        turn: Awa
        ---
        Awa call
        Awa play 3D
        Binta play 2D
        Binta play 5D
        Awa play 4D
        Binta play 7D
        Awa play 6D
        """,
        players=TWO,
    )
    assert reasons(table) == [None] * 7
    assert table["state"]["uncalled"] == ["Awa"]


def test_a_seat_whose_only_card_is_an_ace_is_strong() -> None:
    table = replayed(
        """
        hands: Awa=AH,3C Binta=AC Chidi=8C Dawda=9C,10C
        pile: KH
        stock: 2S 3S 4S 5S
        turn: Awa
        ---
        Awa play AH
        """
    )
    assert (table["state"]["phase"], sizes(table)) == ("ANSWER_ACE", [1, 1, 1, 2])


def test_only_the_drawn_card_goes_down_after_drawing_where_that_alone_may_be_played() -> None:
    said = ("Awa draw", "Awa play 9C 9D", "Awa play 9C")
    stuck = "Awa=9D,4D Binta=2C,3C"
    table = at("house", stuck, *said, options="after_draw=drawn_only", pile="KC", stock="9C 2S 3S")
    assert reasons(table) == [None, "does_not_fit", None]


@pytest.mark.parametrize(("hand", "legal"), [("9D,4C", {"play 4C"}), ("9D,4D", {"draw"})])
def test_only_who_is_stuck_may_find_that_the_stock_is_empty(hand: str, legal: set[str]) -> None:
    options = "draw_when=any stock_end=on_failed_draw"
    table = at("five_rounds", f"Awa={hand} Binta=2C,3C", options=options, pile="KC", stock="-")
    assert may(table) == legal


def test_while_the_dealer_names_a_suit_nobody_plays_draws_or_passes() -> None:
    cards = deck("2S 3S 2D 3D", after=4, then="8H", jokers=2)
    said = (
        "Awa play 2S",
        "Awa draw",
        "Awa pass",
        "Binta play 2D",
        "Binta draw",
        "Binta pass",
        "Binta name S",
    )
    options = "starter_eight=dealer_names hand_size=2 deal_packet=2"
    table = dealt("gambian", cards, *said, players=TWO, options=options)
    assert reasons(table) == ["not_your_turn"] * 3 + ["must_answer"] * 3 + [None]


def test_partners_who_hold_as_much_as_the_others_get_nothing_for_a_blocked_round() -> None:
    said = [f"{name} pass" for name in FOUR.split()]
    hands = "Awa=3C Binta=3D Chidi=4C Dawda=4D"
    table = at("classic", hands, *said, options="partnership=on", pile="9H", stock="-")
    assert [event["type"] for event in table["steps"][3]["events"]] == ["Passed", "RoundEnded", "MatchEnded"]
