"""The decisions of RULES §9.3 that the scenarios do not reach: play, tables that police themselves, leaving."""

import pytest

from tests.bot.engine.tables import FOUR, THREE, TWO, at_catch_table, may_play, reasons, replayed, sizes


def test_9_3_29_too_many_actions_end_the_round_as_blocked() -> None:
    table = replayed(
        """
        hands: Awa=2C,3D Binta=4C,5C Chidi=6C,QC Dawda=KC,9C
        pile: 5D
        stock: 2S 3S 4S 5S 6S
        turn: Awa
        ---
        Awa play 3D
        Binta draw
        """,
        options="misplay=reject max_actions=2",
    )
    assert table["state"]["phase"] == "ROUND_OVER"
    assert table["match"]["out"] == ["Binta"]


def test_9_3_36_when_a_round_is_cut_short_everybody_draws_what_he_owes() -> None:
    table = at_catch_table(
        """
        hands: Awa=2C,3D,4D Binta=4C,5C Chidi=6C,QC Dawda=KC,9C
        pile: 5D
        stock: 2S 3S 4S 5S 6S
        turn: Awa
        owed: Awa=2 Chidi=1
        ---
        Awa play 3D
        """,
        options="max_actions=1",
    )
    assert table["state"]["phase"] == "ROUND_OVER"
    assert table["state"]["hands"]["Chidi"] == ["6C", "QC", "2S"]
    assert sizes(table) == [4, 2, 3, 2]


def test_9_3_30_the_refill_comes_before_the_effect() -> None:
    table = replayed("""
        hands: Awa=2D,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: -
        turn: Awa
        ---
        Awa play 2D
    """)
    assert sizes(table) == [1, 3, 2, 2]
    assert table["state"]["turn"] == "Chidi"


def test_9_3_31_the_offender_is_left_out_of_the_jokers_victims() -> None:
    table = at_catch_table("""
        hands: Awa=2C,3D Binta=joker,5C,4C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2S 3S 4S 5S
        turn: Awa
        ---
        Binta play joker
    """)
    assert table["state"]["owed"] == {"Awa": 3, "Chidi": 1}
    assert table["state"]["turn"] == "Dawda"


def test_9_3_32_a_debt_stays_when_there_is_nothing_to_draw_and_lapses_when_collected() -> None:
    table = at_catch_table(
        """
        hands: Awa=2C,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: -
        turn: Awa
        owed: Binta=2
        ---
        Binta draw
        Chidi challenge
        Chidi challenge
        """
    )
    assert reasons(table) == ["stock_empty", None, "nothing_to_challenge"]
    assert table["state"]["owed"] == {}


def test_9_3_33_what_others_said_in_the_window_stays_said() -> None:
    table = at_catch_table("""
        hands: Awa=KD,3D,4D Binta=4C Chidi=6C,7C Dawda=9C,10C
        pile: 9S
        stock: 2S 3S 4S 5S
        turn: Awa
        uncalled: Binta
        ---
        Awa play KD
        Binta call
        Chidi challenge
        Chidi catch Binta
    """)
    assert reasons(table) == [None, None, None, "nobody_to_catch"]
    assert sizes(table)[0] == 5


def test_9_3_33_a_catch_closes_the_window() -> None:
    table = at_catch_table("""
        hands: Awa=KD,3D,4D Binta=4C Chidi=6C,7C Dawda=9C,10C
        pile: 9S
        stock: 2S 3S 4S 5S
        turn: Awa
        uncalled: Binta
        ---
        Awa play KD
        Chidi catch Binta
        Chidi challenge
    """)
    assert reasons(table) == [None, None, "nothing_to_challenge"]
    assert table["state"]["top"] == "KD"


def test_9_3_33_a_catch_that_draws_nothing_leaves_the_window_open() -> None:
    table = at_catch_table(
        """
        hands: Awa=3D,KH Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5S
        stock: -
        turn: Awa
        ---
        Awa play KH
        Dawda catch Awa
        Chidi challenge
        Dawda catch Awa
        """,
        options="misplay=catch refill=none",
    )
    assert reasons(table) == [None, None, None, "nobody_to_catch"]
    assert table["state"]["hands"]["Awa"] == ["3D", "KH"]


def test_9_3_36_a_blocked_round_collects_debts_from_the_seat_after_the_last_that_acted() -> None:
    table = at_catch_table(
        """
        hands: Awa=3D,KH Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2H 3H
        turn: Awa
        owed: Awa=2 Chidi=2
        ---
        Binta play 5C
        """,
        options="misplay=catch refill=none max_actions=1",
    )
    assert table["state"]["phase"] == "ROUND_OVER"
    assert sizes(table) == [2, 1, 4, 2]


def test_9_3_36_owed_cards_are_collected_in_order_of_play_from_the_challenger() -> None:
    table = at_catch_table("""
        hands: Awa=3D,4D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S 4S 5S
        turn: Awa
        owed: Awa=1 Binta=1 Dawda=1
        ---
        Chidi challenge
    """)
    hands = table["state"]["hands"]
    assert ("2S" in hands["Dawda"], "3S" in hands["Awa"], "4S" in hands["Binta"]) == (True, True, True)


def test_9_3_37_in_an_arrest_only_objecting_and_settling_are_in_time() -> None:
    table = at_catch_table("""
        hands: Awa=3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S 4S 5S
        turn: Awa
        owed: Chidi=2
        ---
        settle
        Awa play 3D
        Binta call
        Binta leave
        Chidi challenge
        settle
    """)
    assert reasons(table) == [
        "nothing_to_challenge",
        None,
        "too_late",
        "too_late",
        "nothing_to_challenge",
        None,
    ]
    assert sizes(table) == [0, 2, 4, 2]
    assert table["match"]["out"] == ["Dawda"]


def test_9_3_38_a_third_seats_ordinary_card_leaves_the_question_where_it_is() -> None:
    table = at_catch_table("""
        hands: Awa=AH,3C,5C Binta=AC,8D,2H Chidi=6C,7C,8C Dawda=9C,10C
        pile: KH
        stock: 2S 3S 4S
        turn: Awa
        ---
        Awa play AH
        Chidi play 6C
    """)
    assert (table["state"]["phase"], table["state"]["turn"]) == ("ANSWER_ACE", "Binta")
    assert may_play(table) == {"AC"}


def test_9_3_38_an_asked_seat_that_loses_its_turn_is_asked_no_more() -> None:
    table = at_catch_table("""
        hands: Awa=AH,3C,5C Binta=AC,8D,2H Chidi=2C,7C,8C Dawda=9C,10C
        pile: KH
        stock: 2S 3S 4S
        turn: Awa
        ---
        Awa play AH
        Chidi play 2C
    """)
    assert (table["state"]["phase"], table["state"]["turn"]) == ("TURN", "Chidi")
    assert table["state"]["owed"] == {"Binta": 2}


def test_9_3_39_a_debt_played_over_is_forgiven_by_the_next_seats_action() -> None:
    table = at_catch_table("""
        hands: Awa=3D,4D,5C Binta=4C,5D Chidi=6C,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S 4S 5S
        turn: Awa
        owed: Awa=2
        ---
        Awa play 3D
        Chidi call
        Binta play 5D
        Chidi challenge
    """)
    assert reasons(table) == [None, None, None, "nothing_to_challenge"]
    assert sizes(table) == [2, 1, 2, 2]


def test_9_3_39_until_then_the_debtor_can_be_made_to_draw() -> None:
    table = at_catch_table("""
        hands: Awa=3D,4D,5C Binta=4C,5D Chidi=6C,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S 4S 5S
        turn: Awa
        owed: Awa=2
        ---
        Awa play 3D
        Chidi challenge
    """)
    assert reasons(table) == [None, None]
    assert sizes(table) == [4, 2, 2, 2]


def test_9_3_40_on_turn_an_able_seat_may_not_press_on() -> None:
    table = at_catch_table("""
        hands: Awa=3D,4D,5C Binta=4C,5D Chidi=6C,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S 4S 5S
        turn: Awa
        owed: Awa=1
        ---
        Awa draw
        Awa draw
    """)
    assert reasons(table) == [None, "can_play"]


def test_9_3_40_off_turn_pressing_on_ends_when_another_seat_acts() -> None:
    table = at_catch_table("""
        hands: Awa=3D,4D,5C Binta=4C,5D Chidi=6C,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S 4S 5S
        turn: Awa
        owed: Chidi=1
        ---
        Chidi draw
        Chidi draw
        Awa play 3D
        Chidi draw
    """)
    assert reasons(table) == [None, None, None, "nothing_owed"]


@pytest.mark.parametrize(("between", "uncalled"), [("Chidi call", []), ("Awa challenge", ["Awa"])])
def test_9_3_41_an_early_call_is_void_when_the_next_action_is_no_play(
    between: str, uncalled: list[str]
) -> None:
    table = at_catch_table(f"""
        hands: Awa=3D,4S Binta=4C,5D Chidi=6C,7C Dawda=9C,10D
        pile: 9D
        stock: 2H 3C 4H 5S 6H
        turn: Awa
        owed: Dawda=1
        ---
        Awa call
        {between}
        Awa play 3D
    """)
    assert reasons(table) == [None, None, None]
    assert table["state"]["uncalled"] == uncalled


def test_9_3_44_whoever_leaves_on_turn_passes_it_on_and_the_question_is_gone() -> None:
    table = replayed(
        """
        hands: Awa=AH,3C,5C Binta=AC,8D,2H Chidi=6C,7C
        pile: KH
        stock: 2S 3S
        turn: Awa
        ---
        Awa play AH
        Binta leave
        """,
        players=THREE,
    )
    state = table["state"]
    assert (state["phase"], state["turn"]) == ("TURN", "Chidi")
    assert state["stock"] == ["2S", "3S", "AC", "8D", "2H"]
    assert table["match"]["out"] == ["Binta"]


def test_9_3_46_the_last_one_left_wins_at_once() -> None:
    table = replayed(
        """
        hands: Awa=AH,3C,5C Binta=AC,8D,2H
        pile: KH
        stock: 2S 3S
        turn: Awa
        ---
        Awa leave
        Binta draw
        """,
        players=TWO,
    )
    assert reasons(table) == [None, "match_over"]
    assert table["match"]["winners"] == ["Binta"]
    assert sizes(table) == [0, 3]


def test_9_3_48_a_private_round_with_one_left_is_called_off() -> None:
    table = replayed(
        """
        hands: Awa=AH,3C,5C Binta=AC,8D,2H
        pile: KH
        stock: 2S 3S
        turn: Awa
        sits_out: Chidi Dawda
        ---
        Chidi draw
        Awa leave
        """,
        players=FOUR,
    )
    assert reasons(table) == ["not_in_round", None]
    assert table["state"]["phase"] == "ROUND_OVER"
    assert table["match"]["out"] == ["Awa"]


def test_9_3_49_leaving_between_rounds_puts_the_shown_cards_under_the_stock() -> None:
    table = replayed("""
        hands: Awa=3D Binta=4C,5C Chidi=KC,7C Dawda=9C,10C
        pile: 9D
        stock: 2S 3S
        turn: Awa
        ---
        Awa play 3D
        Chidi leave
        Dawda leave
    """)
    assert reasons(table) == [None, None, "not_in_round"]
    assert table["state"]["stock"][-2:] == ["7C", "KC"]
    assert table["match"]["out"] == ["Dawda", "Chidi"]
