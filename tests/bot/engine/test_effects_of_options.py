"""What the options of RULES §7 make of effects, answers, the last card and the call of it (§9.2 23–25, §9.3 41)."""

from functools import partial

import pytest

from tests.bot.engine.positions import at, dealt, deck, may, now, totals, unreadable, winners
from tests.bot.engine.tables import THREE, may_play, reasons, sizes

zim = partial(at, "zimbabwean")

VARIANTS = ("classic", "house", "standard", "five_rounds", "zimbabwean")
STOCK = "3S 4S 5S 6S 10S QS 3C 4C 5C 6C 10C"

ON_TWO = "Awa=2H,3C Binta=2C,joker,AD,8S,4D Chidi=5C,6D"
ON_JOKER = "Awa=joker,3C Binta=2C,joker,AD,8S,4D Chidi=2D,6D"


@pytest.mark.parametrize(
    ("options", "on_two", "on_joker"),
    [
        ("draw_stack=sum", {"2C", "joker", "AD"}, {"joker", "AD"}),
        ("draw_stack=replace", {"2C", "joker", "AD"}, {"joker", "AD"}),
        ("draw_stack=off", {"AD"}, {"AD"}),
        ("draw_stack=off two_on_joker=on", {"AD"}, {"AD"}),
        ("two_on_joker=on", {"2C", "joker", "AD"}, {"2C", "joker", "AD"}),
        ("eight_blocks=on", {"2C", "joker", "AD", "8S"}, {"joker", "AD", "8S"}),
        ("draw_stack=off eight_blocks=on", {"AD", "8S"}, {"AD", "8S"}),
    ],
)
def test_options_say_what_answers_a_draw(options: str, on_two: set[str], on_joker: set[str]) -> None:
    two = zim(ON_TWO, "Awa play 2H", options=options)
    assert (now(two), may_play(two), "draw" in may(two)) == (("ANSWER_DRAW", "Binta"), on_two, True)
    joker = zim(ON_JOKER, "Awa play joker", options=options)
    assert (now(joker), may_play(joker), "draw" in may(joker)) == (("ANSWER_DRAW", "Binta"), on_joker, True)


@pytest.mark.parametrize(
    ("options", "hands", "said", "pending"),
    [
        ("draw_stack=sum", ON_TWO, "Binta play 2C", 4),
        ("draw_stack=sum", ON_TWO, "Binta play joker", 7),
        ("draw_stack=replace", ON_TWO, "Binta play 2C", 2),
        ("draw_stack=replace", ON_TWO, "Binta play joker", 5),
        ("draw_stack=replace", ON_JOKER, "Binta play joker", 5),
        ("two_on_joker=on", ON_JOKER, "Binta play 2C", 7),
        ("two_on_joker=on draw_stack=replace", ON_JOKER, "Binta play 2C", 2),
    ],
)
def test_a_raised_threat_moves_on_with_what_it_has_come_to(
    options: str, hands: str, said: str, pending: int
) -> None:
    first = "Awa play 2H" if hands is ON_TWO else "Awa play joker"
    table = zim(hands, first, said, options=options, stock=STOCK)
    assert (now(table), table["state"]["pending"]) == (("ANSWER_DRAW", "Chidi"), pending)
    after = zim(hands, first, said, "Chidi draw", options=options, stock=STOCK)
    assert (now(after), sizes(after)[2]) == (("TURN", "Awa"), 2 + pending)


def test_a_two_that_answered_a_joker_is_answered_by_a_two_and_closes_the_pile() -> None:
    table = zim(ON_JOKER, "Awa play joker", "Binta play 2C", options="two_on_joker=on")
    assert (may(table), table["state"]["open"], table["state"]["suit"]) == ({"draw", "play 2D"}, False, "C")


def test_where_threats_are_not_raised_a_two_and_a_joker_are_no_answers() -> None:
    said = ("Awa play 2H", "Binta play 2C", "Binta play joker", "Binta play AD")
    table = zim(ON_TWO, *said, options="draw_stack=off")
    assert reasons(table) == [None, "must_answer", "must_answer", None]
    assert (now(table), table["state"]["pending"]) == (("TURN", "Chidi"), 0)


def test_an_eight_that_blocks_names_a_suit_and_ends_the_threat() -> None:
    said = ("Awa play joker", "Binta play 8S", "Binta play 8S =D")
    table = zim(ON_JOKER, *said, options="eight_blocks=on")
    assert reasons(table) == [None, "suit_needed", None]
    state = table["state"]
    assert (now(table), state["pending"], state["suit"], state["open"]) == (("TURN", "Chidi"), 0, "D", False)
    assert may_play(table) == {"2D", "6D"}


def test_an_eight_that_blocks_as_the_last_card_ends_the_round() -> None:
    said = ("Awa play 2H", "Binta play 8S =D", "Binta play 8S")
    table = zim("Awa=2H,3C Binta=8S", *said, options="eight_blocks=on final_effect=apply")
    assert (reasons(table), totals(table)) == ([None, "suit_not_allowed", None], [3, 0])


def test_an_eight_that_blocks_a_draw_does_not_answer_a_skip() -> None:
    table = zim("Awa=7H,3C Binta=8S,AD,4C", "Awa play 7H", options="eight_blocks=on")
    assert may(table) == {"pass"}


@pytest.mark.parametrize(("ace", "open_", "next_may"), [("AD", False, {"6D"}), ("AS", True, {"5C", "6D"})])
def test_an_ace_may_answer_a_skip(ace: str, open_: bool, next_may: set[str]) -> None:
    options, hands = "ace_counters_skip=on", f"Awa=7H,3C Binta=8S,{ace},4C,7C Chidi=5C,6D"
    asked = zim(hands, "Awa play 7H", options=options)
    assert may(asked) == {"pass", "play 7C", f"play {ace}"}
    table = zim(hands, "Awa play 7H", f"Binta play {ace}", options=options)
    assert (now(table), table["state"]["open"], may_play(table)) == (("TURN", "Chidi"), open_, next_may)


@pytest.mark.parametrize(
    ("options", "turn"), [("", "Binta"), ("reverse_two=plain", "Binta"), ("reverse_two=skip", "Awa")]
)
def test_a_jack_among_two_is_plain_or_skips(options: str, turn: str) -> None:
    table = zim("Awa=JH,3C Binta=4C", "Awa play JH", options=options)
    assert (now(table), table["state"]["direction"]) == (("TURN", turn), -1)


def test_a_jack_among_three_never_skips() -> None:
    table = zim("Awa=JH,3C Binta=4C Chidi=5C", "Awa play JH", options="reverse_two=skip")
    assert now(table) == ("TURN", "Chidi")


@pytest.mark.parametrize(
    ("last", "drawn", "points"),
    [
        ("joker", 5, [0, 4 + 3 + 4 + 5 + 6 + 10, 6, 3]),
        ("2H", 2, [0, 4 + 3 + 4, 6, 3]),
        ("7H", 0, [0, 4, 6, 3]),
        ("JH", 0, [0, 4, 6, 3]),
        ("KH", 0, [0, 4, 6, 3]),
        ("AH", 0, [0, 4, 6, 3]),
        ("8H", 0, [0, 4, 6, 3]),
    ],
)
def test_9_2_25_the_next_seat_draws_for_the_last_card_before_hands_are_counted(
    last: str, drawn: int, points: list[int]
) -> None:
    hands = f"Awa={last} Binta=4C Chidi=6C Dawda=3D"
    table = zim(hands, f"Awa play {last}", options="final_effect=apply", stock=STOCK)
    assert (sizes(table), totals(table)) == ([0, 1 + drawn, 1, 1], points)
    assert (table["state"]["phase"], table["state"]["pending"]) == ("ROUND_OVER", 0)


@pytest.mark.parametrize(
    ("first", "last", "stack", "drawn"),
    [
        ("2H", "2C", "sum", 4),
        ("2H", "joker", "sum", 7),
        ("joker", "joker", "sum", 10),
        ("2H", "2C", "replace", 2),
        ("2H", "joker", "replace", 5),
        ("2H", "AC", "sum", 0),
    ],
)
def test_9_2_25_the_seat_after_a_last_card_that_answers_draws_the_whole_sum(
    first: str, last: str, stack: str, drawn: int
) -> None:
    options = f"final_effect=apply draw_stack={stack}"
    hands = f"Awa={first},3D Binta={last} Chidi=6C"
    table = zim(hands, f"Awa play {first}", f"Binta play {last}", options=options, stock=STOCK)
    assert (now(table), sizes(table)) == (("ROUND_OVER", None), [1, 0, 1 + drawn])


def test_9_2_25_the_last_card_hits_in_the_direction_of_play_and_what_there_is_is_drawn() -> None:
    hands = "Awa=joker Binta=4C Chidi=6C"
    table = zim(hands, "Awa play joker", options="final_effect=apply", direction="-1", stock="3S 4S")
    assert (sizes(table), totals(table)) == ([0, 1, 3], [0, 4, 13])


def test_9_2_25_points_drawn_for_the_last_card_may_end_the_match() -> None:
    headers = {"totals": "Awa=100 Binta=250", "stock": "joker 3S"}
    table = zim("Awa=2H Binta=4C", "Awa play 2H", options="final_effect=apply", **headers)
    assert (totals(table), winners(table)) == ([100, 307], ["Awa"])


@pytest.mark.parametrize("last", ["8H", "7H", "JH", "2H", "joker", "AH", "KH", "AC"])
def test_9_2_24_under_forbid_a_single_special_card_does_not_fit_and_counts_as_stuck(last: str) -> None:
    options = "finish_on_power=forbid draw_when=stuck"
    table = zim(f"Awa={last} Binta=4C", f"Awa play {last}", options=options)
    assert (reasons(table), may(table)) == (["does_not_fit"], {"draw"})
    empty = zim(f"Awa={last} Binta=4C", "Awa pass", options=f"{options} pass_when_empty=stuck", stock="-")
    assert now(empty) == ("TURN", "Binta")


@pytest.mark.parametrize("last", ["QH", "9C", "3H"])
def test_9_2_24_under_forbid_an_ordinary_card_is_a_last_card(last: str) -> None:
    table = zim(f"Awa={last} Binta=4C", f"Awa play {last}", options="finish_on_power=forbid")
    assert table["state"]["phase"] == "ROUND_OVER"


@pytest.mark.parametrize("single", ["2C", "joker", "AC", "8C"])
def test_9_2_24_under_forbid_a_single_special_card_answers_no_draw(single: str) -> None:
    options = "finish_on_power=forbid eight_blocks=on"
    said = ("Awa play 2H", f"Binta play {single}", "Binta draw")
    table = zim(f"Awa=2H,3D Binta={single} Chidi=6C", *said, options=options)
    assert (reasons(table), sizes(table)) == ([None, "must_answer", None], [1, 3, 1])
    two = zim(f"Awa=2H,3D Binta={single},4C Chidi=6C", said[0], options=options)
    assert may_play(two) == {single}


@pytest.mark.parametrize("single", ["7C", "AC"])
def test_9_2_24_under_forbid_a_single_seven_or_ace_answers_no_skip(single: str) -> None:
    options, said = "finish_on_power=forbid ace_counters_skip=on", ("Awa play 7H", f"Binta play {single}")
    table = zim(f"Awa=7H,3D Binta={single} Chidi=6C", *said, options=options)
    assert (reasons(table), may(table)) == ([None, "must_answer"], {"pass"})


def test_9_2_24_under_forbid_a_second_king_cannot_follow_as_the_last_card() -> None:
    table = zim("Awa=KH,KC Binta=4C", "Awa play KH", "Awa play KC", options="finish_on_power=forbid")
    assert (reasons(table), now(table), may(table)) == ([None, "does_not_fit"], ("TURN", "Awa"), {"draw"})


TWO_LEFT = "Awa=9C,4C Binta=5C,6C Chidi=7D"


@pytest.mark.parametrize("variant", VARIANTS)
def test_at_last_call_manual_a_forgotten_call_costs_two_once(variant: str) -> None:
    manual = "last_call=manual"
    assert at(variant, TWO_LEFT, "Awa play 9C", options=manual)["state"]["uncalled"] == ["Awa"]
    said = ("Awa play 9C", "Binta catch Awa", "Chidi catch Awa")
    table = at(variant, TWO_LEFT, *said, options=manual)
    assert (reasons(table), sizes(table)) == ([None, None, "nobody_to_catch"], [3, 2, 1])
    assert (table["state"]["uncalled"], now(table)) == ([], ("TURN", "Binta"))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "said",
    [
        ("Awa call", "Awa play 9C"),
        ("Awa play 9C", "Awa call"),
        ("Awa call", "Awa call", "Awa play 9C", "Awa call"),
    ],
)
def test_at_last_call_manual_one_may_call_with_two_cards_or_with_one(
    variant: str, said: tuple[str, ...]
) -> None:
    table = at(variant, TWO_LEFT, *said, "Binta catch Awa", "Chidi catch Chidi", options="last_call=manual")
    assert reasons(table) == [*[None] * len(said), "nobody_to_catch", "nobody_to_catch"]
    assert table["state"]["uncalled"] == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_with_three_cards_there_is_nothing_to_call(variant: str) -> None:
    table = at(variant, "Awa=9C,4C,5D Binta=5C", "Awa call", options="last_call=manual")
    assert reasons(table) == ["nothing_to_call"]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("value", ["auto", "off"])
def test_at_last_call_auto_or_off_nobody_calls_or_is_caught(variant: str, value: str) -> None:
    said = ("Awa call", "Awa play 9C", "Awa call", "Binta catch Awa")
    table = at(variant, TWO_LEFT, *said, options=f"last_call={value}")
    assert reasons(table) == ["nothing_to_call", None, "nothing_to_call", "nobody_to_catch"]
    assert (table["state"]["uncalled"], sizes(table)) == ([], [1, 2, 1])


def test_9_3_41_a_refused_action_leaves_the_early_call_and_a_draw_voids_it() -> None:
    manual = "last_call=manual"
    kept = at("house", TWO_LEFT, "Awa call", "Awa draw", "Awa play 9C", options=manual)
    assert (reasons(kept), kept["state"]["uncalled"]) == ([None, "can_play", None], [])
    said = ("Awa call", "Awa draw", "Awa play 9C", "Binta draw", "Binta play 9D", "Awa play 9S")
    void = at("classic", "Awa=9C,4C Binta=6H,7H", *said, options=manual, stock="9S 9D JS")
    assert (reasons(void), void["state"]["uncalled"]) == ([None] * 6, ["Awa"])


def test_9_3_41_who_is_caught_draws_what_there_is_and_is_free() -> None:
    said = ("Awa play 9C", "Chidi catch Awa", "Chidi catch Awa")
    table = at("classic", TWO_LEFT, *said, options="last_call=manual", stock="-")
    assert (reasons(table), sizes(table)) == ([None, None, "nobody_to_catch"], [1, 2, 1])


def test_a_catch_leaves_the_threat_where_it_is() -> None:
    said = ("Awa play 2H", "Chidi catch Awa")
    table = zim("Awa=2H,3C Binta=2C,4C Chidi=6C", *said, options="last_call=manual", stock=STOCK)
    assert (now(table), table["state"]["pending"], sizes(table)) == (("ANSWER_DRAW", "Binta"), 2, [3, 2, 1])
    assert may(table) == {"draw", "play 2C"}


def test_who_draws_for_a_threat_owes_no_call_any_more() -> None:
    said = ("Awa play 2H", "Binta play 2C", "Awa draw", "Binta catch Awa")
    table = zim("Awa=2H,3C Binta=2C,4C,5C", *said, options="last_call=manual", stock=STOCK)
    assert (reasons(table)[-1], table["state"]["uncalled"], sizes(table)) == ("nobody_to_catch", [], [5, 2])


def test_after_a_king_the_call_is_owed_during_the_further_turn() -> None:
    said = ("Awa play KH", "Binta catch Awa")
    table = zim("Awa=KH,3C Binta=4C", *said, options="last_call=manual", stock="5S 6S 10S")
    assert (reasons(table), now(table), sizes(table)) == ([None, None], ("TURN", "Awa"), [3, 1])
    assert may(table) == {"draw"}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "said", ["Binta catch Awa", "Binta catch Binta", "Binta challenge", "Binta catch Zed"]
)
def test_9_1_2_a_wrong_accusation_costs_its_cards_and_is_refused(variant: str, said: str) -> None:
    table = at(variant, TWO_LEFT, said, options="false_catch=2")
    assert (table["steps"][0]["ok"], sizes(table)) == (False, [2, 4, 1])
    assert (now(table), table["state"]["stock"]) == (("TURN", "Awa"), ["KS"])
    short = at(variant, TWO_LEFT, said, options="false_catch=5")
    assert (sizes(short), short["state"]["stock"]) == ([2, 5, 1], [])


@pytest.mark.parametrize("said", ["Zed challenge", "Awa call", "Binta draw", "settle", "Binta name S"])
def test_9_1_2_all_other_refusals_cost_nothing(said: str) -> None:
    table = at("classic", TWO_LEFT, said, options="false_catch=2")
    assert (table["steps"][0]["ok"], sizes(table)) == (False, [2, 2, 1])


def test_9_1_2_a_wrong_accusation_costs_in_answers_and_while_a_suit_is_named_but_not_between_rounds() -> None:
    answer = zim(
        "Awa=2H,3C Binta=2C,4C", "Awa play 2H", "Awa challenge", options="false_catch=1", stock=STOCK
    )
    assert (reasons(answer)[-1], sizes(answer), now(answer)) == (
        "nothing_to_challenge",
        [2, 2],
        ("ANSWER_DRAW", "Binta"),
    )
    options = "false_catch=1 starter_eight=dealer_names"
    naming = dealt("classic", deck(after=15, then="8S"), "Awa catch Binta", players=THREE, options=options)
    assert (reasons(naming), sizes(naming), now(naming)) == (
        ["nobody_to_catch"],
        [6, 5, 5],
        ("NAME_SUIT", "Chidi"),
    )
    over = zim("Awa=9C Binta=2C,4C", "Awa play 9C", "Binta challenge", options="false_catch=1")
    assert (reasons(over)[-1], sizes(over)) == ("round_over", [0, 2])


def test_cards_drawn_for_an_accusation_are_not_drawn_in_the_turn() -> None:
    options = "false_catch=1"
    fresh = zim("Awa=3H,4C Binta=2C", "Awa challenge", "Awa pass", options=options, stock="9S 5S 6S")
    assert (reasons(fresh)[1], may(fresh)) == ("must_draw", {"draw", "play 3H", "play 9S"})
    drawn = zim("Awa=3H,4C Binta=2C", "Awa draw", "Awa challenge", options=options, stock="KH 9S 6S")
    assert may(drawn) == {"play KH", "pass"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_9_1_11_uncalled_seats_hold_one_card_where_last_cards_are_called(variant: str) -> None:
    hands = "Awa=3C,4C Binta=5D"
    assert unreadable(variant, hands, uncalled="Binta", options="last_call=manual") == ""
    assert unreadable(variant, hands, uncalled="Awa", options="last_call=manual") == "bad_position"
    assert unreadable(variant, hands, uncalled="Binta", options="last_call=auto") == "bad_position"
    assert unreadable(variant, hands, uncalled="Binta") == "bad_position"
    table = at(variant, hands, "Awa catch Binta", uncalled="Binta", options="last_call=manual")
    assert (reasons(table), sizes(table)) == ([None], [2, 3])


def test_ruling_z18_accepting_a_skip_is_no_pass() -> None:
    said = ("Awa play 7H", "Binta pass", "Awa pass")
    table = zim("Awa=7H,3C Binta=4C", *said, stock="-")
    assert now(table) == ("TURN", "Binta")
    assert now(zim("Awa=7H,3C Binta=4C", *said, "Binta pass", stock="-")) == ("ROUND_OVER", None)
