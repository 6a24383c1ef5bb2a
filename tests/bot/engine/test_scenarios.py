"""The scenarios T-G and T-P of RULES §2.4 and §2.5, in record notation."""

import pytest

from tests.bot.engine.tables import (
    FIVE,
    FOUR,
    THREE,
    TWO,
    at_catch_table,
    may_play,
    reasons,
    replayed,
    sizes,
)

STRONG_OR_NOT = """
    hands: Awa=AH,3C,4C Binta={binta} Chidi=5H,6C,AS,joker,8D Dawda=7S,9S
    pile: KH
    stock: 2S 3S 4S 5S 6S
    turn: Awa
    ---
    Awa play AH
"""


def test_g1_a_joker_costs_three_two_and_one_and_leaves_the_pile_open() -> None:
    table = replayed("""
        hands: Awa=joker,2C,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: 5D
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        ---
        Awa play joker
    """)
    assert sizes(table) == [2, 5, 4, 3]
    assert table["state"]["turn"] == "Awa"
    assert table["state"]["open"] is True
    assert table["state"]["suit"] is None
    assert table["state"]["legal"] == ["Awa play 2C", "Awa play 3D"]


def test_g2_a_joker_among_three_costs_two_and_one() -> None:
    table = replayed(
        """
        hands: Awa=2C,3D Binta=joker,4C,5C Chidi=6C,7C
        pile: 5D
        stock: 2S 3S 4S 5S 6S
        turn: Binta
        ---
        Binta play joker
        """,
        players=THREE,
    )
    assert sizes(table) == [3, 2, 4]
    assert table["state"]["turn"] == "Binta"
    assert table["state"]["open"] is True


def test_g3_a_joker_among_two_costs_two_and_the_same_player_moves() -> None:
    table = replayed(
        """
        hands: Awa=joker,2C,3D Binta=4C,5C
        pile: 5D
        stock: 2S 3S 4S
        turn: Awa
        ---
        Awa play joker
        """,
        players=TWO,
    )
    assert sizes(table) == [2, 4]
    assert table["state"]["turn"] == "Awa"
    assert table["state"]["open"] is True


def test_g4_among_five_the_fourth_next_plays_any_card() -> None:
    table = replayed(
        """
        hands: Awa=joker,2C,3D Binta=4C,5C Chidi=6C,7C Dawda=9C,10C Ebou=JC,QD
        pile: 5D
        stock: 2S 3S 4S 5S 6S 7S 9S
        turn: Awa
        ---
        Awa play joker
        """,
        players=FIVE,
    )
    assert sizes(table) == [2, 5, 4, 3, 2]
    assert table["state"]["turn"] == "Ebou"
    assert may_play(table) == {"JC", "QD"}


def test_g5_who_is_strong_answers_with_an_ace_and_nobody_further_is_asked() -> None:
    asked = replayed(STRONG_OR_NOT.format(binta="AC,AD,8S"))
    assert asked["state"]["phase"] == "ANSWER_ACE"
    assert asked["state"]["legal"] == ["Binta play AC", "Binta play AD"]
    table = replayed(
        STRONG_OR_NOT.format(binta="AC,AD,8S").replace("5H,6C,AS", "5D,6C,AS") + "\n    Binta play AD"
    )
    assert table["state"]["phase"] == "TURN"
    assert table["state"]["turn"] == "Chidi"
    assert may_play(table) == {"5D", "AS", "joker", "8D"}


def test_g6_who_is_not_strong_draws_two_whatever_else_he_holds() -> None:
    table = replayed(STRONG_OR_NOT.format(binta="8S,joker"))
    assert sizes(table) == [2, 4, 5, 2]
    assert table["state"]["turn"] == "Chidi"
    assert may_play(table) == {"5H", "AS", "joker", "8D"}


def test_g7_an_ace_on_a_settled_ace_asks_again() -> None:
    table = replayed(STRONG_OR_NOT.format(binta="8S,joker") + "\n    Chidi play AS")
    assert sizes(table) == [2, 4, 4, 4]
    assert table["state"]["turn"] == "Awa"
    assert table["state"]["top"] == "AS"


def test_g7_an_ace_that_fits_asks_a_strong_player() -> None:
    table = replayed(
        STRONG_OR_NOT.format(binta="8S,joker").replace("Dawda=7S", "Dawda=AC,7S") + "\n    Chidi play AS"
    )
    assert table["state"]["phase"] == "ANSWER_ACE"
    assert table["state"]["legal"] == ["Dawda play AC"]


def test_g8_among_two_the_asker_moves_next_and_is_not_asked() -> None:
    table = replayed(
        """
        hands: Awa=AH,3C,AS,5D Binta=AC,7D
        pile: 5H
        stock: 2S 3S
        turn: Awa
        ---
        Awa play AH
        Binta play AC
        """,
        players=TWO,
    )
    assert (table["state"]["phase"], table["state"]["turn"]) == ("TURN", "Awa")
    assert may_play(table) == {"3C", "AS"}


def test_g9_a_starter_ace_asks_nobody() -> None:
    table = replayed("""
        hands: Awa=8C,joker,3C Binta=4C,5C Chidi=6C,7C Dawda=9C,10C
        pile: AD
        stock: 2S 3S
        turn: Awa
        ---
    """)
    assert table["state"]["phase"] == "TURN"
    assert may_play(table) == {"8C", "joker"}


def test_g10_a_two_cannot_be_answered_with_a_two() -> None:
    table = replayed("""
        hands: Awa=2H,3C Binta=2D,4C Chidi=6H,7C Dawda=9C,10C
        pile: 5H
        stock: 2S 3S 4S
        turn: Awa
        ---
        Awa play 2H
    """)
    assert sizes(table) == [1, 4, 2, 2]
    assert table["state"]["turn"] == "Chidi"


def test_g11_the_drawn_card_cannot_be_played_in_the_same_turn() -> None:
    table = replayed("""
        hands: Awa=3C,4C Binta=5C,6D Chidi=6H,7C Dawda=9C,10C
        pile: 9H
        stock: KH 3S
        turn: Awa
        ---
        Awa draw
        Awa play KH
    """)
    assert table["state"]["turn"] == "Binta"
    assert reasons(table) == [None, "not_your_turn"]


def test_g12_who_can_play_only_an_eight_may_not_draw() -> None:
    table = replayed("""
        hands: Awa=8C,4C Binta=5C,6D Chidi=6H,7C Dawda=9C,10C
        pile: 9H
        stock: KH 3S
        turn: Awa
        ---
        Awa draw
    """)
    assert reasons(table) == ["can_play"]
    assert table["state"]["legal"] == [f"Awa play 8C ={suit}" for suit in "CDHS"]


def test_g13_a_forgotten_last_card_costs_two_once() -> None:
    table = replayed("""
        hands: Awa=9C,4C Binta=5C,6D Chidi=6H,7C Dawda=9S,10C
        pile: 9H
        stock: KH 3S 4S
        turn: Awa
        ---
        Awa play 9C
        Chidi catch Awa
        Dawda catch Awa
    """)
    assert sizes(table) == [3, 2, 2, 2]
    assert reasons(table) == [None, None, "nobody_to_catch"]


def test_g14_who_tie_for_the_most_points_play_a_private_round() -> None:
    table = replayed(
        """
        hands: Awa=8C,8D Binta=8H,8S Chidi=10C,2D Dawda=5H
        pile: 9H
        stock: KH 3S 4S
        turn: Dawda
        dealer: Chidi
        ---
        Dawda play 5H
        deal Awa 2: 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2H 3H 4H \
5H 6H 7H 8H 9H 10H JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS joker joker
        Chidi call
        """
    )
    assert table["match"]["out"] == []
    assert sizes(table) == [2, 2, 0, 0]
    assert table["state"]["hands"]["Binta"] == ["2C", "3C"]
    assert reasons(table) == [None, "not_in_round"]


def test_g15_a_hand_is_counted_as_the_rules_say() -> None:
    table = replayed("""
        hands: Awa=5H Binta=JC,QD,KH,AS,8C,joker,10D,2H Chidi=joker,4C,8S,5D,6C Dawda=3C
        pile: 9H
        stock: KC 3S 4S
        turn: Awa
        ---
        Awa play 5H
    """)
    counted = [event for event in table["steps"][0]["events"] if event["type"] == "RoundEnded"]
    assert _points(counted[0]) == {"Awa": 0, "Binta": 112, "Chidi": 111, "Dawda": 3}
    assert table["match"]["out"] == ["Binta"]


def _points(ended: dict[str, object]) -> dict[str, int]:
    counts = ended["counts"]
    assert isinstance(counts, list)
    return {count["seat"]: count["points"] for count in counts}


def test_g16_a_penalty_goes_on_with_the_refilled_stock() -> None:
    table = replayed("""
        hands: Awa=2C,3C Binta=2D,4C Chidi=6H,7C Dawda=9D,10C
        pile: 5D 9C
        stock: KH
        turn: Awa
        ---
        Awa play 2C
        shuffle 9C 5D
    """)
    assert table["state"]["hands"]["Binta"] == ["4C", "2D", "9C", "KH"] or table["state"]["hands"][
        "Binta"
    ] == ["4C", "9C", "2D", "KH"]
    assert table["state"]["stock"] == ["5D"]
    assert table["state"]["pile"] == ["2C"]


def test_g17_a_penalty_without_cards_costs_the_turn_all_the_same() -> None:
    table = replayed(
        """
        hands: Awa=2C,3C Binta=2D,4C Chidi=6H,7C Dawda=9D,10C
        pile: 5D 9C
        stock: -
        turn: Awa
        ---
        Awa play 2C
        """,
        options="misplay=reject refill=none",
    )
    assert sizes(table) == [1, 2, 2, 2]
    assert table["state"]["turn"] == "Chidi"
    assert table["state"]["stock"] == []


def test_g18_a_joker_as_the_last_card_costs_nobody_anything() -> None:
    table = replayed("""
        hands: Awa=joker Binta=5C,6D Chidi=6H,7C Dawda=9C,KC
        pile: 9H
        stock: KH 3S 4S
        turn: Awa
        ---
        Awa play joker
    """)
    assert sizes(table) == [0, 2, 2, 2]
    assert table["state"]["phase"] == "ROUND_OVER"
    assert table["match"]["out"] == ["Chidi"]


MISPLAY = """
    hands: Awa=KD,4C Binta=3C,5D Chidi=2H,7C Dawda=9D,10C
    pile: 9C
    stock: KH 3S 4S 5S 6S 7S
    turn: Awa
    ---
"""


def test_p1_a_caught_misplay_is_put_back_and_costs_two_and_the_turn() -> None:
    table = at_catch_table(MISPLAY + "    Awa play KD\n    Binta challenge\n")
    assert table["state"]["hands"]["Awa"] == ["4C", "KD", "KH", "3S"]
    assert (table["state"]["turn"], table["state"]["top"]) == ("Binta", "9C")


def test_p2_a_misplay_stands_once_another_player_has_acted() -> None:
    table = at_catch_table(MISPLAY + "    Awa play KD\n    Binta play 5D\n    Chidi challenge\n")
    assert reasons(table) == [None, None, "nothing_to_challenge"]
    assert table["state"]["pile"] == ["9C", "KD", "5D"]


def test_p3_a_two_out_of_turn_is_undone_with_what_it_made_others_owe() -> None:
    played = at_catch_table(MISPLAY + "    Chidi play 2H\n")
    assert (played["state"]["owed"], played["state"]["turn"]) == ({"Awa": 2}, "Binta")
    table = at_catch_table(MISPLAY + "    Chidi play 2H\n    Awa challenge\n")
    assert sizes(table) == [2, 2, 4, 2]
    assert (table["state"]["owed"], table["state"]["turn"]) == ({}, "Awa")


OWING = """
    hands: Awa=KD,4C Binta=3C,5D Chidi=2H,7C Dawda=9D,10C
    pile: 9C
    stock: KH 3S 4S 5S 6S 7S
    turn: Chidi
    owed: Binta=2
    ---
"""


def test_p4_a_challenge_makes_a_debtor_draw_exactly_what_is_left() -> None:
    table = at_catch_table(OWING + "    Binta draw\n    Chidi challenge\n")
    assert reasons(table) == [None, None]
    assert sizes(table) == [2, 4, 2, 2]
    assert table["state"]["owed"] == {}


def test_p5_who_draws_too_many_keeps_them() -> None:
    table = at_catch_table(OWING + "    Binta draw\n" * 3)
    assert reasons(table) == [None, None, None]
    assert sizes(table) == [2, 5, 2, 2]


ARREST = """
    hands: Awa=KD Binta=3C,5D Chidi=2H,7C Dawda=9D,JC
    pile: 9C
    stock: KH 3S 4S 5S 6S 7S
    turn: Awa
    ---
    Awa play KD
"""


def test_p6_a_wrong_last_card_may_be_challenged() -> None:
    played = at_catch_table(ARREST)
    assert (played["state"]["phase"], played["state"]["turn"]) == ("ARREST", "Awa")
    assert played["state"]["legal"] == []
    table = at_catch_table(ARREST + "    Binta challenge\n")
    assert table["state"]["hands"]["Awa"] == ["KD", "KH", "3S"]
    assert (table["state"]["phase"], table["state"]["turn"]) == ("TURN", "Binta")


def test_p6_a_wrong_last_card_that_nobody_challenges_is_an_arrest() -> None:
    table = at_catch_table(ARREST + "    settle\n")
    assert table["state"]["phase"] == "ROUND_OVER"
    assert table["match"]["out"] == ["Dawda"]


def test_p7_nobody_challenges_his_own_misplay() -> None:
    table = at_catch_table(MISPLAY + "    Awa play KD\n    Awa challenge\n")
    assert reasons(table) == [None, "own_misplay"]


@pytest.mark.parametrize("who", ["Ebou", "Zainab"])
def test_p7_who_is_out_or_only_watches_challenges_nothing(who: str) -> None:
    table = at_catch_table(
        MISPLAY.replace("    ---", "    out: Ebou\n    ---") + f"    Awa play KD\n    {who} challenge\n",
        players=f"{FOUR} Ebou",
    )
    assert reasons(table) == [None, "not_in_round"]


def test_p8_one_misplay_is_punished_once() -> None:
    table = at_catch_table(MISPLAY + "    Awa play KD\n    Binta challenge\n    Chidi challenge\n")
    assert reasons(table) == [None, None, "nothing_to_challenge"]
    assert sizes(table) == [4, 2, 2, 2]
