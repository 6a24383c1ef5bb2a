"""Classic: the scenarios T-C of RULES §3.3, partnership, and what the fine points say of it."""

from functools import partial

import pytest

from tests.bot.engine.positions import at, dealt, deck, may, now, totals, unreadable, winners
from tests.bot.engine.tables import FOUR, THREE, TWO, may_play, reasons, sizes

classic = partial(at, "classic")

BLOCKED = ("Awa pass", "Binta pass", "Chidi pass")
SIDES = "partnership=on"


@pytest.mark.parametrize(("players", "each"), [(TWO, 7), (THREE, 5), (FOUR, 5)])
def test_c1_two_get_seven_cards_and_more_get_five(players: str, each: int) -> None:
    table = dealt("classic", deck(), players=players)
    assert sizes(table) == [each] * len(players.split())
    assert len(table["state"]["stock"]) == 52 - 1 - sum(sizes(table))
    assert now(table) == ("TURN", "Awa")


def test_c1_cards_are_dealt_one_at_a_time_and_the_dealer_gets_his_last() -> None:
    table = dealt("classic", deck("9S 9D 9H 2C 3C 4C"), players=THREE)
    hands = table["state"]["hands"]
    assert [{"9S", "2C"} <= set(hands["Awa"]), {"9D", "3C"} <= set(hands["Binta"])] == [True, True]
    assert {"9H", "4C"} <= set(hands["Chidi"])


def test_c1_a_starter_eight_is_buried_in_the_middle_and_so_is_the_next() -> None:
    table = dealt("classic", deck(after=15, then="8C 8D KH"), players=THREE)
    state = table["state"]
    assert (state["top"], state["suit"], state["pile"]) == ("KH", "H", ["KH"])
    assert (len(state["stock"]), state["stock"].index("8C"), state["stock"].index("8D")) == (36, 16, 17)


def test_c2_whoever_is_stuck_draws_until_a_card_fits_and_may_then_go_on_drawing() -> None:
    hands, stock = "Awa=3C,4C Binta=5C,6C", "5S KH 6S"
    assert may(classic(hands, stock=stock)) == {"draw"}
    assert may(classic(hands, "Awa draw", stock=stock)) == {"draw"}
    table = classic(hands, "Awa draw", "Awa draw", stock=stock)
    assert (now(table), table["state"]["legal"]) == (("TURN", "Awa"), ["Awa draw", "Awa play KH"])
    assert may(classic(hands, "Awa draw", "Awa draw", "Awa draw", stock=stock)) == {"play KH"}


def test_c2_after_drawing_any_fitting_card_may_be_played_drawn_or_not() -> None:
    table = classic("Awa=3H,4C Binta=5C,6C", "Awa draw", "Awa draw", "Awa play 3H", stock="KH 5S 6S")
    assert reasons(table) == [None, None, None]
    assert (sizes(table), now(table)) == ([3, 2], ("TURN", "Binta"))


def test_c3_who_can_play_may_draw_but_not_pass() -> None:
    table = classic("Awa=3H,4C Binta=5C,6C", "Awa pass", "Awa draw", "Awa pass")
    assert reasons(table) == ["cannot_pass", None, "cannot_pass"]
    assert may(table) == {"draw", "play 3H"}


def test_c3_who_is_stuck_must_draw_while_there_is_stock() -> None:
    assert reasons(classic("Awa=3C,4C Binta=5C,6C", "Awa pass")) == ["must_draw"]


@pytest.mark.parametrize(
    ("hand", "legal", "refused"),
    [
        ("3C,4C", {"pass"}, {"Awa draw": "stock_empty"}),
        ("3H,4C", {"play 3H"}, {"Awa draw": "stock_empty", "Awa pass": "cannot_pass"}),
    ],
)
def test_c4_with_an_empty_stock_only_the_stuck_pass(
    hand: str, legal: set[str], refused: dict[str, str]
) -> None:
    table = classic(f"Awa={hand} Binta=5C,6C", *refused, stock="-")
    assert may(table) == legal
    assert reasons(table) == list(refused.values())


def test_c5_after_an_eight_the_named_suit_is_followed_or_an_eight() -> None:
    table = classic("Awa=8C,2D Binta=3H,4C,8D,9S,9C", "Awa play 8C =H")
    assert (table["state"]["top"], table["state"]["suit"]) == ("8C", "H")
    assert may_play(table) == {"3H", "8D"}
    assert "draw" in may(table)
    more = classic("Awa=8C,2D Binta=3H,4C,8D", "Awa play 8C =H", "Binta play 4C", "Binta play 3H")
    assert reasons(more) == [None, "does_not_fit", None]
    assert more["state"]["suit"] == "H"


def test_c5_an_eight_may_name_its_own_suit() -> None:
    assert may_play(classic("Awa=8C,2D Binta=3H,4C", "Awa play 8C =C")) == {"4C"}


@pytest.mark.parametrize(
    ("third", "points", "won"),
    [
        ("JD,JS,QS", [36, 0, 0], ["Awa"]),
        ("JD,2S", [9, 0, 9], ["Awa", "Chidi"]),
        ("JD,AS", [0, 0, 20], ["Chidi"]),
    ],
)
def test_c6_the_lowest_hands_of_a_blocked_round_score_the_differences(
    third: str, points: list[int], won: list[str]
) -> None:
    table = classic(f"Awa=QC,2D Binta=KC,KD,JC Chidi={third}", *BLOCKED, stock="-")
    assert (now(table), totals(table), winners(table)) == (("MATCH_OVER", None), points, won)


def test_c6_what_cannot_be_divided_is_dropped() -> None:
    table = classic("Awa=QC,2D Binta=KC,KD,10C,AC Chidi=JD,2S", *BLOCKED, stock="-")
    assert totals(table) == [9, 0, 9]


def test_c6_only_passes_in_succession_block_a_round() -> None:
    table = classic(
        "Awa=QC,2D Binta=KC,KD Chidi=JD,3H,4D", *BLOCKED[:2], "Chidi play 3H", *BLOCKED[:2], stock="-"
    )
    assert now(table) == ("TURN", "Chidi")


ROUND = "Awa=9C Binta=9D,KD,KC Chidi=2D,3D Dawda=4D,6H"


def test_c7_a_partner_who_is_out_is_skipped_until_the_other_is_out_too() -> None:
    first = ("Awa play 9C", "Binta play 9D", "Chidi play 2D", "Dawda play 4D")
    table = classic(ROUND, *first, "Awa draw", options=SIDES)
    assert (now(table), reasons(table)[-1]) == (("TURN", "Binta"), "not_in_round")
    over = classic(ROUND, *first, "Binta play KD", "Chidi play 3D", options=SIDES)
    assert (now(over), totals(over)) == (("MATCH_OVER", None), [16, 0, 16, 0])
    assert winners(over) == ["Awa", "Chidi"]


def test_c7_a_partner_of_the_losers_who_is_out_counts_nothing() -> None:
    table = classic("Awa=- Binta=- Chidi=9C Dawda=KD,8D", "Chidi play 9C", options=SIDES, turn="Chidi")
    assert totals(table) == [60, 0, 60, 0]


def test_c7_a_position_may_have_a_partner_who_is_out() -> None:
    table = classic(
        "Awa=- Binta=2C,3C Chidi=4C Dawda=5C", "Binta pass", options=SIDES, turn="Binta", stock="-"
    )
    assert now(table) == ("TURN", "Chidi")


@pytest.mark.parametrize(
    ("hands", "options", "turn"),
    [
        ("Awa=- Binta=2C,3C Chidi=- Dawda=5C", SIDES, "Binta"),
        ("Awa=- Binta=2C,3C Chidi=4C Dawda=5C", SIDES, "Awa"),
        ("Awa=- Binta=2C,3C Chidi=4C Dawda=5C", "", "Binta"),
    ],
)
def test_a_hand_is_empty_only_where_a_partner_plays_on(hands: str, options: str, turn: str) -> None:
    assert unreadable("classic", hands, options=options, turn=turn) == "bad_position"


def test_partners_need_four_players() -> None:
    assert unreadable("classic", "Awa=2C Binta=3C Chidi=4C", options=SIDES) == "bad_option"
    assert unreadable("classic", "Awa=2C Binta=3C Chidi=4C Dawda=5C", options=SIDES) == ""


def test_a_partner_who_goes_out_with_an_eight_names_a_suit_and_the_second_does_not() -> None:
    table = classic("Awa=8C Binta=2C,3D Chidi=4C Dawda=5C", "Awa play 8C", "Awa play 8C =D", options=SIDES)
    assert reasons(table) == ["suit_needed", None]
    assert (now(table), table["state"]["suit"], may_play(table)) == (("TURN", "Binta"), "D", {"3D"})
    last = ("Chidi play 8C =D", "Chidi play 8C")
    over = classic("Awa=- Binta=2C,3D Chidi=8C Dawda=5C", *last, options=SIDES, turn="Chidi")
    assert reasons(over) == ["suit_not_allowed", None]
    assert (over["state"]["phase"], over["state"]["suit"]) == ("MATCH_OVER", "C")


@pytest.mark.parametrize(
    ("hands", "points", "won"),
    [
        ("Awa=QC,2C Binta=KC,KD Chidi=3C,5C Dawda=JC,JD", [20, 0, 20, 0], ["Awa", "Chidi"]),
        ("Awa=QC,10C Binta=KC,JC Chidi=QD,10D Dawda=KD,JD", [0, 0, 0, 0], FOUR.split()),
    ],
)
def test_9_3_43_sides_compare_sums_when_a_round_is_blocked(
    hands: str, points: list[int], won: list[str]
) -> None:
    table = classic(hands, *BLOCKED, "Dawda pass", options=SIDES, stock="-")
    assert (now(table), totals(table), winners(table)) == (("MATCH_OVER", None), points, won)


def test_9_3_43_only_the_seats_still_in_have_to_pass() -> None:
    hands, passes = "Awa=- Binta=KC,KD Chidi=3C,5C Dawda=JC,JD", ("Binta pass", "Chidi pass", "Dawda pass")
    table = classic(hands, *passes, options=SIDES, stock="-", turn="Binta")
    assert (totals(table), winners(table)) == ([32, 0, 32, 0], ["Awa", "Chidi"])


def test_9_3_47_when_a_partner_leaves_the_other_side_wins() -> None:
    table = classic(ROUND, "Chidi leave", options=SIDES)
    assert (now(table), winners(table), totals(table)) == (("MATCH_OVER", None), ["Binta", "Dawda"], [0] * 4)
    assert table["match"]["out"] == ["Chidi"]


def test_c8_the_winner_scores_what_the_others_hold() -> None:
    table = classic("Awa=9C Binta=8D,KS,10H Chidi=AC,7D", "Awa play 9C", stock="JS QS")
    assert (totals(table), winners(table)) == ([78, 0, 0], ["Awa"])
    assert table["state"]["hands"]["Binta"] == ["8D", "10H", "KS"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Zed draw", "not_in_round"),
        ("Binta play 2H", "not_your_turn"),
        ("Binta play QD", "not_your_turn"),
        ("Binta draw", "not_your_turn"),
        ("Binta pass", "not_your_turn"),
        ("Binta name S", "not_your_turn"),
        ("Awa play QD", "not_in_hand"),
        ("Awa play 5C 5C", "not_in_hand"),
        ("Awa play 5C QD", "not_in_hand"),
        ("Awa play 9C 5C", "same_rank_only"),
        ("Awa play 8S 5C =H", "same_rank_only"),
        ("Awa play 5C 5D", "one_card_only"),
        ("Awa play 5C 5D =H", "one_card_only"),
        ("Awa play 5C =H", "suit_not_allowed"),
        ("Awa play 9C =C", "suit_not_allowed"),
        ("Awa play 5C", "does_not_fit"),
        ("Awa play 8S", "suit_needed"),
        ("Awa pass", "cannot_pass"),
        ("Awa name S", "suit_not_allowed"),
        ("Awa call", "nothing_to_call"),
        ("Awa catch Binta", "nobody_to_catch"),
        ("Awa catch Zed", "nobody_to_catch"),
        ("Awa catch Awa", "nobody_to_catch"),
        ("Awa challenge", "nothing_to_challenge"),
        ("settle", "nothing_to_challenge"),
    ],
)
def test_every_refusal_gives_the_first_reason_that_applies(said: str, reason: str) -> None:
    hands = "Awa=9C,5C,5D,8S Binta=2H"
    table = classic(hands, said)
    assert reasons(table) == [reason]
    assert table["state"] == classic(hands)["state"]


def test_after_the_match_nothing_is_accepted() -> None:
    said = ("Binta draw", "Binta catch Awa", "Binta challenge", "Binta leave", "Zed draw")
    table = classic("Awa=9C Binta=8D", "Awa play 9C", *said)
    assert reasons(table) == [None, *["match_over"] * 5]
    assert table["state"]["legal"] == []


def test_9_1_5_no_suit_goes_with_a_last_eight() -> None:
    table = classic("Awa=8C Binta=4D,5D", "Awa play 8C =S", "Awa play 8C")
    assert reasons(table) == ["suit_not_allowed", None]
    state = table["state"]
    assert (state["phase"], state["suit"], state["top"], totals(table)) == ("MATCH_OVER", "C", "8C", [9, 0])


@pytest.mark.parametrize("last", ["9C", "2H", "7H", "JH", "QH", "KH", "AH", "8S"])
def test_a_round_is_won_with_any_card(last: str) -> None:
    table = classic(f"Awa={last} Binta=4D,5D", f"Awa play {last}")
    assert (totals(table), winners(table)) == ([9, 0], ["Awa"])


def test_9_3_44_whoever_leaves_on_turn_leaves_his_cards_under_the_stock() -> None:
    table = classic("Awa=KH,3C,5D,2C Binta=8D Chidi=2H", "Awa draw", "Awa leave")
    assert table["state"]["stock"] == ["QS", "KS", "2C", "3C", "5D", "KH", "JS"]
    assert (now(table), table["match"]["out"]) == (("TURN", "Binta"), ["Awa"])


def test_9_3_45_a_leaver_makes_the_count_of_passes_start_again() -> None:
    hands = "Awa=3C,4C Binta=5C,6C Chidi=2C Dawda=2D"
    table = classic(hands, "Awa pass", "Binta pass", "Chidi leave", "Dawda draw", stock="-")
    assert reasons(table) == [None] * 4
    assert may(table) == {"pass"}
    on = classic(
        hands, "Awa pass", "Binta pass", "Chidi leave", "Dawda draw", "Dawda pass", "Awa pass", stock="-"
    )
    assert now(on) == ("TURN", "Binta")


def test_9_3_46_the_last_one_left_wins_and_nothing_is_scored() -> None:
    table = classic("Awa=KH,3C Binta=8D,5D", "Awa leave")
    assert (now(table), totals(table), winners(table)) == (("MATCH_OVER", None), [0, 0], ["Binta"])
    assert sizes(table) == [0, 2]


def test_9_3_29_too_many_actions_end_the_round_as_blocked() -> None:
    hands = "Awa=KH,3C Binta=8D,5D Chidi=AD"
    table = classic(hands, "Awa draw", "Binta draw", "Awa draw", options="max_actions=2")
    assert reasons(table) == [None, "not_your_turn", None]
    assert (winners(table), totals(table)) == (["Chidi"], [0, 0, 32 + 54])


def test_more_than_four_are_too_many() -> None:
    five = "Awa=2C Binta=3C Chidi=4C Dawda=5C Ebou=6C"
    assert unreadable("classic", five) == "bad_seats"
    assert unreadable("classic", five, options="packs=2") == "bad_seats"


def test_who_is_out_has_nothing_more_to_do_but_may_leave_and_end_the_match() -> None:
    hands = "Awa=- Binta=2C,3C Chidi=4C Dawda=5C"
    said = ("Awa play 2C", "Awa draw", "Awa call", "Awa catch Binta", "Awa challenge", "Awa leave")
    table = classic(hands, *said, options=SIDES, turn="Binta")
    assert reasons(table) == [*["not_in_round"] * 5, None]
    assert winners(table) == ["Binta", "Dawda"]


def test_a_pile_that_a_starter_eight_opened_stays_open_while_the_first_player_draws() -> None:
    cards = deck("2S 2D", after=14, then="8S")
    table = dealt("classic", cards, "Awa draw", "Awa draw", players=TWO, options="starter_eight=any")
    assert table["state"]["open"] is True
    assert {"draw", "play 2S"} <= may(table)


def test_9_1_1_a_shuffle_line_may_follow_a_refused_accusation() -> None:
    headers = {"options": "refill=shuffle false_catch=2", "pile": "2D 6D 9H", "stock": "5S"}
    hands, said = "Awa=9C,2C Binta=KC", "Binta catch Awa"
    table = classic(hands, said, "shuffle 6D 2D", **headers)
    assert (table["state"]["hands"]["Binta"], table["state"]["stock"]) == (["KC", "6D", "5S"], ["2D"])
    assert unreadable("classic", hands, said, **headers) == "shuffle_missing"
    assert unreadable("classic", hands, said, "shuffle 6D", **headers) == "bad_shuffle"


def test_c2_there_is_no_limit_to_drawing_for_the_stuck_or_the_able() -> None:
    stock = "5S 6S 7S 10S JS QS"
    for hand, left in (("3C,4C", {"pass"}), ("3H,4C", {"play 3H"})):
        table = classic(f"Awa={hand} Binta=5C,6C", *["Awa draw"] * 6, stock=stock)
        assert (reasons(table), may(table), sizes(table)) == ([None] * 6, left, [8, 2])
