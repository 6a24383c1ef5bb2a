"""Five rounds: the scenarios T-F of RULES §5.3, the end of the stock, and the match of five rounds."""

from functools import partial

import pytest

from tests.bot.engine.positions import at, dealt, deck, may, now, totals, unreadable, winners
from tests.bot.engine.tables import FIVE, TWO, may_play, reasons, sizes

five = partial(at, "five_rounds")


@pytest.mark.parametrize("players", [TWO, f"{FIVE} Fatou"])
def test_everybody_gets_five_cards_and_a_starter_eight_is_buried(players: str) -> None:
    seats = len(players.split())
    table = dealt("five_rounds", deck(after=5 * seats, then="8S KH"), players=players)
    assert sizes(table) == [5] * seats
    assert (table["state"]["top"], table["state"]["suit"]) == ("KH", "H")
    assert table["state"]["stock"].index("8S") == (51 - 5 * seats) // 2 - 1


def test_seven_players_are_too_many() -> None:
    hands = "Awa=2C Binta=3C Chidi=4C Dawda=5C Ebou=6C Fatou=7C"
    assert unreadable("five_rounds", hands) == ""
    assert unreadable("five_rounds", f"{hands} Gibril=9C") == "bad_seats"


def test_f1_a_third_draw_that_fits_has_to_be_played() -> None:
    said = ("Awa draw", "Awa pass", "Awa draw", "Awa draw", "Awa draw", "Awa pass")
    table = five("Awa=3C,4C Binta=5C,6C", *said, stock="5S 6S KH 10S")
    assert reasons(table) == [None, "must_draw", None, None, "can_play", "cannot_pass"]
    assert may(table) == {"play KH"}


def test_f2_after_three_draws_in_vain_only_a_pass_is_left() -> None:
    table = five("Awa=3C,4C Binta=5C,6C", *["Awa draw"] * 4, stock="5S 6S 7S 10S")
    assert reasons(table) == [None, None, None, "draw_limit"]
    assert may(table) == {"pass"}


def test_f3_who_can_play_may_neither_draw_nor_pass() -> None:
    table = five("Awa=3H,4C Binta=5C,6C", "Awa draw", "Awa pass")
    assert reasons(table) == ["can_play", "cannot_pass"]
    assert may(table) == {"play 3H"}


def test_f4_whoever_draws_the_last_card_may_play_it_and_then_the_round_is_over() -> None:
    table = five("Awa=3C,4C Binta=8C,AC", "Awa draw", stock="KH")
    assert (now(table), may(table)) == (("TURN", "Awa"), {"play KH"})
    over = five("Awa=3C,4C Binta=8C,AC", "Awa draw", "Awa play KH", stock="KH")
    assert (now(over), totals(over)) == (("ROUND_OVER", None), [7, 51])


def test_f5_whoever_draws_the_last_card_in_vain_passes_and_the_round_is_over() -> None:
    said = ("Awa draw", "Awa draw", "Awa draw", "Awa pass")
    table = five("Awa=3C,4C Binta=8C,AC", *said, stock="5S 6S")
    assert reasons(table) == [None, None, "stock_empty", None]
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [18, 51])
    assert may(five("Awa=3C,4C Binta=8C,AC", *said[:2], stock="5S 6S")) == {"pass"}


def test_9_1_5_an_eight_that_ends_the_round_with_the_stock_still_names_a_suit() -> None:
    table = five("Awa=3C,4C Binta=AC", "Awa draw", "Awa play 8H", "Awa play 8H =S", stock="8H")
    assert reasons(table) == [None, "suit_needed", None]
    assert table["state"]["phase"] == "ROUND_OVER"


def test_a_last_eight_that_was_the_last_of_the_stock_too_names_none() -> None:
    hands = "Awa=8H Binta=AC"
    table = five(hands, "Awa play 8H =S", "Awa play 8H", stock="-")
    assert reasons(table) == ["suit_not_allowed", None]
    assert (table["state"]["phase"], totals(table)) == ("ROUND_OVER", [0, 1])


LAST = {"round": "5"}


def test_f6_who_tie_after_five_rounds_play_a_sixth_of_their_own() -> None:
    hands = "Awa=9C Binta=KC Chidi=10C"
    headers = {**LAST, "totals": "Awa=40 Binta=30 Chidi=80", "dealer": "Chidi"}
    table = five(hands, "Awa play 9C", **headers)
    assert (now(table), totals(table), winners(table)) == (("ROUND_OVER", None), [40, 40, 90], [])
    said = ("Awa play 9C", f"deal Awa: {deck()}", "Chidi draw", "Chidi catch Awa")
    sixth = five(hands, *said, **headers)
    assert reasons(sixth) == [None, "not_in_round", "not_in_round"]
    assert (sizes(sixth), now(sixth), sixth["state"]["round"]) == ([5, 5, 0], ("TURN", "Binta"), 6)
    assert totals(sixth) == [40, 40, 90]
    assert sixth["match"]["out"] == []


SIXTH = {"round": "6", "sits_out": "Chidi", "totals": "Awa=40 Binta=40 Chidi=90"}


def test_f6_the_lower_total_after_the_sixth_round_wins() -> None:
    table = five("Awa=KC,QC Binta=9C", "Binta play 9C", turn="Binta", **SIXTH)
    assert (now(table), totals(table), winners(table)) == (("MATCH_OVER", None), [60, 40, 90], ["Binta"])


def test_f6_equal_totals_after_the_sixth_round_lead_to_a_seventh() -> None:
    said = ("Awa draw", "Awa pass")
    table = five("Awa=KC,QC Binta=JC,10C,2C", *said, f"deal Binta: {deck()}", stock="2D", **SIXTH)
    assert (now(table), table["state"]["round"]) == (("TURN", "Awa"), 7)
    assert (totals(table), sizes(table)) == ([62, 62, 90], [5, 5, 0])


def test_9_3_27_an_extra_round_compares_the_tied_only() -> None:
    headers = {**SIXTH, "totals": "Awa=40 Binta=40 Chidi=41"}
    table = five("Awa=KC,QC Binta=2C,2D", "Awa draw", "Awa pass", stock="3D", **headers)
    assert (totals(table), winners(table)) == ([63, 44, 41], ["Binta"])


@pytest.mark.parametrize("leaver", ["Awa", "Binta"])
def test_9_3_48_when_one_of_two_who_tied_leaves_the_other_wins(leaver: str) -> None:
    other = {"Awa": "Binta", "Binta": "Awa"}[leaver]
    table = five("Awa=KC,QC Binta=9C", f"{leaver} leave", **SIXTH)
    assert (now(table), winners(table), totals(table)) == (("MATCH_OVER", None), [other], [40, 40, 90])


def test_9_3_48_when_one_of_two_who_tied_leaves_before_their_round_the_other_wins() -> None:
    headers = {**LAST, "totals": "Awa=40 Binta=30 Chidi=80"}
    table = five("Awa=9C Binta=KC Chidi=10C", "Awa play 9C", "Binta leave", **headers)
    assert (now(table), winners(table)) == (("MATCH_OVER", None), ["Awa"])


def test_9_3_48_who_only_sits_out_may_leave_without_changing_anything() -> None:
    table = five("Awa=KC,QC Binta=9C", "Chidi leave", "Chidi draw", **SIXTH)
    assert (reasons(table), now(table)) == ([None, "not_in_round"], ("TURN", "Awa"))
    assert table["match"]["out"] == ["Chidi"]
    assert five("Awa=KC,QC Binta=9C", **SIXTH)["state"] == table["state"]


def test_f7_a_hand_is_counted_as_the_rules_say() -> None:
    table = five("Awa=9C Binta=8S,JD,AH,6C Chidi=QD,KD,10D,2D", "Awa play 9C")
    assert totals(table) == [0, 67, 32]


@pytest.mark.parametrize(("number", "phase", "won"), [(4, "ROUND_OVER", []), (5, "MATCH_OVER", ["Binta"])])
def test_after_five_rounds_the_lowest_total_wins(number: int, phase: str, won: list[str]) -> None:
    headers = {"round": str(number), "totals": "Awa=50 Binta=39 Chidi=0"}
    table = five("Awa=9C Binta=KC Chidi=8C", "Awa play 9C", **headers)
    assert (table["state"]["phase"], totals(table), winners(table)) == (phase, [50, 49, 50], won)


def test_9_3_45_a_leaver_keeps_his_total_but_cannot_win() -> None:
    headers = {**LAST, "totals": "Awa=50 Binta=40 Chidi=0"}
    table = five("Awa=9C Binta=KC,2C Chidi=QC", "Chidi leave", "Awa play 9C", **headers)
    assert (totals(table), winners(table), table["match"]["out"]) == ([50, 52, 0], ["Awa"], ["Chidi"])
    gone = five("Awa=9C Binta=KC,2C", "Awa play 9C", out="Chidi", **headers)
    assert (totals(gone), winners(gone)) == ([50, 52, 0], ["Awa"])


def test_totals_and_the_count_of_rounds_go_on_with_the_next_deal() -> None:
    said = ("Chidi play 8C =S", "Awa play 9S", f"deal Binta: {deck()}")
    table = five("Awa=9S Binta=AC Chidi=8C,7C", *said, turn="Chidi", round=2, totals="Awa=0 Binta=0 Chidi=3")
    assert (now(table), table["state"]["round"], totals(table)) == (("TURN", "Chidi"), 3, [0, 1, 10])
    assert (table["state"]["top"], table["state"]["suit"]) == ("4D", "D")


def test_9_3_49_who_took_the_last_card_and_leaves_gives_it_back_and_the_round_goes_on() -> None:
    table = five("Awa=3C,4C Binta=5C,6C Chidi=7C", "Awa draw", "Awa leave", "Binta draw", stock="5S")
    assert (reasons(table), now(table)) == ([None, None, None], ("TURN", "Binta"))
    assert table["state"]["stock"] == ["4C", "5S"]


def test_9_3_49_who_leaves_between_rounds_leaves_his_cards_under_the_stock() -> None:
    said = ("Awa play 9C", "Binta leave", f"deal Chidi: {deck()}")
    shown = five("Awa=9C Binta=KC,2D Chidi=QC", *said[:2], stock="JS")
    assert (shown["state"]["stock"], shown["state"]["phase"]) == (["JS", "KC", "2D"], "ROUND_OVER")
    table = five("Awa=9C Binta=KC,2D Chidi=QC", *said, stock="JS")
    assert (sizes(table), now(table), totals(table)) == ([5, 0, 5], ("TURN", "Awa"), [0, 12, 10])


@pytest.mark.parametrize("said", ["Awa draw", "Binta pass", "Awa call", "Awa catch Binta", "Chidi play KC"])
def test_between_rounds_only_leaving_is_accepted(said: str) -> None:
    assert reasons(five("Awa=9C Binta=KC Chidi=QC", "Awa play 9C", said)) == [None, "round_over"]


def test_a_player_named_may_deal_and_the_next_to_him_begins() -> None:
    said = ("Awa play 9C", f"deal Chidi 3: {deck()}")
    table = five("Awa=9C Binta=KC Chidi=QC", *said)
    assert (now(table), sizes(table)) == (("TURN", "Awa"), [3, 3, 3])


ABOUT_STOCK = "Awa=3C,4C Binta=8C,AC"


def test_at_once_the_last_card_drawn_ends_the_round_even_when_it_fits() -> None:
    table = five(ABOUT_STOCK, "Awa draw", options="stock_end=at_once", stock="KH")
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [17, 51])


@pytest.mark.parametrize(
    ("drawn", "legal", "refused"),
    [(0, {"draw"}, "must_draw"), (1, {"draw"}, "must_draw"), (3, {"pass"}, None)],
)
def test_on_a_failed_draw_the_stuck_draw_from_the_empty_stock(
    drawn: int, legal: set[str], refused: str | None
) -> None:
    hands = "Awa=3C,4C,5C Binta=8C,AC"
    headers = {"options": "stock_end=on_failed_draw", "stock": "-", "drawn": str(drawn)}
    assert may(five(hands, **headers)) == legal
    assert reasons(five(hands, "Awa pass", **headers)) == [refused]


def test_on_a_failed_draw_the_round_ends_with_the_card_that_is_not_there() -> None:
    options = "stock_end=on_failed_draw"
    going = five(ABOUT_STOCK, "Awa draw", "Awa play KH", options=options, stock="KH")
    assert (now(going), may_play(going)) == (("TURN", "Binta"), {"8C"})
    over = five(ABOUT_STOCK, "Awa draw", "Awa draw", options=options, stock="5S")
    assert (reasons(over), now(over), totals(over)) == ([None, None], ("ROUND_OVER", None), [12, 51])
    assert sizes(over) == [3, 2]


CAUGHT = "Awa=9C,AC Binta=9D,2D,3D Chidi=KC"


def test_9_2_26_a_catch_that_takes_the_last_card_ends_the_round_with_the_turn_or_at_once() -> None:
    said, manual = ("Awa play 9C", "Chidi catch Awa"), "last_call=manual"
    going = five(CAUGHT, *said, options=manual, stock="2S 3S")
    assert (now(going), sizes(going)) == (("TURN", "Binta"), [3, 3, 1])
    over = five(CAUGHT, *said, "Binta play 9D", options=manual, stock="2S 3S")
    assert (now(over), totals(over)) == (("ROUND_OVER", None), [6, 5, 10])
    at_once = five(CAUGHT, *said, options=f"{manual} stock_end=at_once", stock="2S 3S")
    assert (now(at_once), totals(at_once)) == (("ROUND_OVER", None), [6, 14, 10])


def test_9_2_26_a_wrong_catch_that_takes_the_last_card_ends_the_round_at_once() -> None:
    options = "false_catch=2 stock_end=at_once"
    table = five("Awa=9C,AC Binta=KC", "Binta catch Awa", options=options, stock="2S 3S")
    assert reasons(table) == ["nobody_to_catch"]
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [10, 15])


def test_9_2_26_cards_that_come_back_before_the_turn_ends_keep_the_round_going() -> None:
    said = ("Awa draw", "Chidi leave", "Awa play KH")
    table = five("Awa=3C,4C Binta=8C,AC Chidi=7C", *said, stock="KH")
    assert (now(table), table["state"]["stock"]) == (("TURN", "Binta"), ["7C"])


def test_9_2_26_where_the_winner_collects_nobody_scores_when_the_stock_ends_the_round() -> None:
    options = "scoring=winner_collects"
    table = five(ABOUT_STOCK, "Awa draw", "Awa play KH", options=options, stock="KH", totals="Awa=9 Binta=4")
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [9, 4])


@pytest.mark.parametrize(
    ("lost", "points", "won"), [("QC,6C", 56, ["Awa"]), ("QC,4C", 54, ["Binta"]), ("QC,5C", 55, [])]
)
def test_ruling_f5_where_the_winner_collects_the_highest_total_wins(
    lost: str, points: int, won: list[str]
) -> None:
    headers = {**LAST, "totals": "Awa=40 Binta=55", "options": "scoring=winner_collects"}
    table = five(f"Awa=9C Binta={lost}", "Awa play 9C", **headers)
    assert (totals(table), winners(table)) == ([points, 55], won)


def test_tie_shared_lets_both_win() -> None:
    headers = {**LAST, "totals": "Awa=40 Binta=30 Chidi=80"}
    table = five("Awa=9C Binta=KC Chidi=10C", "Awa play 9C", options="tie=shared", **headers)
    assert (now(table), winners(table)) == (("MATCH_OVER", None), ["Awa", "Binta"])


@pytest.mark.parametrize("options", ["rounds=2", "match=rounds rounds=2"])
def test_the_number_of_rounds_is_an_option(options: str) -> None:
    hands = "Awa=9C Binta=KC"
    assert winners(five(hands, "Awa play 9C", options=options, round=1)) == []
    assert winners(five(hands, "Awa play 9C", options=options, round=2)) == ["Awa"]


def test_three_tie_and_one_of_them_leaves_the_other_two_play_on() -> None:
    headers = {"round": "6", "sits_out": "Dawda", "totals": "Awa=40 Binta=40 Chidi=40 Dawda=90"}
    table = five("Awa=9C Binta=KC Chidi=QC", "Chidi leave", "Awa play 9C", **headers)
    assert (winners(table), totals(table)) == (["Awa"], [40, 50, 40, 90])


@pytest.mark.parametrize(
    ("pile", "said", "options", "phase", "stock"),
    [
        ("9H", ("Awa draw", "Awa play KH"), "", "TURN", ["9H"]),
        ("9H", ("Awa draw", "Awa draw"), "", "TURN", []),
        ("9H", ("Awa draw",), "stock_end=at_once", "ROUND_OVER", []),
        ("2D 9H", ("Awa draw",), "stock_end=at_once", "TURN", ["2D"]),
    ],
)
def test_where_the_stock_is_refilled_only_an_empty_stock_ends_the_round(
    pile: str, said: tuple[str, ...], options: str, phase: str, stock: list[str]
) -> None:
    options = f"refill=flip {options}"
    table = five("Awa=3C,4C Binta=5C", *said, options=options, stock="KH", pile=pile)
    assert (table["state"]["phase"], table["state"]["stock"]) == (phase, stock)


def test_9_2_26_when_an_accusation_took_the_last_card_the_stuck_pass_and_the_round_is_over() -> None:
    said = ("Binta catch Awa", "Awa draw", "Awa pass")
    table = five("Awa=3C,4C Binta=5C Chidi=6C", *said, options="false_catch=2", stock="2S 3S")
    assert reasons(table) == ["nobody_to_catch", "stock_empty", None]
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [7, 10, 6])


def test_only_who_plays_the_extra_round_can_deal_it() -> None:
    headers = {**LAST, "totals": "Awa=40 Binta=30 Chidi=80"}
    hands, said = "Awa=9C Binta=KC Chidi=10C", "Awa play 9C"
    assert unreadable("five_rounds", hands, said, f"deal Chidi: {deck()}", **headers) == "bad_deal"
    assert unreadable("five_rounds", hands, said, f"deal Awa: {deck()}", **headers) == ""


def test_when_all_tie_all_play_on() -> None:
    headers = {**LAST, "totals": "Awa=40 Binta=30 Chidi=30"}
    table = five("Awa=9C Binta=KC Chidi=QC", "Awa play 9C", f"deal Awa: {deck()}", **headers)
    assert (sizes(table), table["state"]["round"], now(table)) == ([5, 5, 5], 6, ("TURN", "Binta"))
