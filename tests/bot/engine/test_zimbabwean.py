"""Zimbabwean: the scenarios T-Z of RULES §6.3, threats and their answers, and the match to 300."""

from functools import partial

import pytest

from tests.bot.engine.positions import at, dealt, deck, may, now, totals, unreadable, winners
from tests.bot.engine.tables import FIVE, FOUR, TWO, may_play, reasons, sizes

zim = partial(at, "zimbabwean")

pack = partial(deck, packs=2, jokers=2)
STOCK = "3S 4S 5S 6S 10S QS 3C 4C 5C 6C 10C"


@pytest.mark.parametrize("players", [TWO, FOUR, f"{FIVE} Fatou Gibril Haddy"])
def test_everybody_gets_five_of_108_cards(players: str) -> None:
    table = dealt("zimbabwean", pack(), players=players)
    assert sizes(table) == [5] * len(players.split())
    assert len(table["state"]["stock"]) == 108 - 1 - sum(sizes(table))
    assert now(table) == ("TURN", "Awa")


Z1 = "Awa=2H,3D Binta=2C,joker,AD,8S,KH Chidi=3C,3D Dawda=4C,4D"


def test_z1_a_two_is_answered_with_a_two_a_joker_an_ace_or_by_drawing() -> None:
    table = zim(Z1, "Awa play 2H")
    state = table["state"]
    assert (state["phase"], state["turn"], state["pending"]) == ("ANSWER_DRAW", "Binta", 2)
    assert state["legal"] == ["Binta draw", "Binta play 2C", "Binta play AD", "Binta play joker"]


Z2 = "Awa=2H,3D,4H,QC,8D,AH Binta=2C,3D Chidi=joker,3S Dawda=2D,AC,4D"
SEVEN_AND_TWO = ("Awa play 2H", "Binta play 2C", "Chidi play joker")


def test_z2_threats_add_up_and_an_ace_takes_them_away() -> None:
    table = zim(Z2, *SEVEN_AND_TWO, stock=STOCK)
    assert (now(table), table["state"]["pending"], may(table)) == (
        ("ANSWER_DRAW", "Dawda"),
        9,
        {"draw", "play AC"},
    )
    after = zim(Z2, *SEVEN_AND_TWO, "Dawda play AC", stock=STOCK)
    assert (now(after), after["state"]["pending"], after["state"]["open"]) == (("TURN", "Awa"), 0, False)
    assert may_play(after) == {"QC", "8D", "AH"}
    assert sizes(after) == [5, 1, 1, 2]


def test_z3_whoever_accepts_draws_the_sum_and_the_next_plays_any_card() -> None:
    table = zim(Z2, *SEVEN_AND_TWO, "Dawda draw", stock=STOCK)
    assert (now(table), sizes(table), table["state"]["open"]) == (("TURN", "Awa"), [5, 1, 1, 12], True)
    assert may_play(table) == {"3D", "4H", "QC", "8D", "AH"}
    assert (table["state"]["suit"], table["state"]["pending"]) == (None, 0)


def test_z4_where_threats_replace_each_other_only_the_last_is_drawn() -> None:
    table = zim(Z2, *SEVEN_AND_TWO, "Dawda draw", stock=STOCK, options="draw_stack=replace")
    assert (sizes(table), now(table)) == ([5, 1, 1, 8], ("TURN", "Awa"))


Z5 = "Awa=7D,3C Binta=7S,4C,KD Chidi=5C,6C Dawda=JC,10C"


def test_z5_a_seven_skips_whoever_has_no_seven() -> None:
    table = zim(Z5.replace("7S", "9S"), "Awa play 7D", "Binta draw", "Binta pass", pile="9D")
    assert (reasons(table), now(table)) == ([None, "must_answer", None], ("TURN", "Chidi"))
    assert sizes(table) == [1, 3, 2, 2]


def test_z5_a_seven_that_answers_threatens_the_next_and_one_seat_is_skipped() -> None:
    table = zim(Z5, "Awa play 7D", pile="9D")
    assert (now(table), may(table)) == (("ANSWER_SKIP", "Binta"), {"pass", "play 7S"})
    countered = zim(Z5, "Awa play 7D", "Binta play 7S", pile="9D")
    assert (now(countered), may(countered)) == (("ANSWER_SKIP", "Chidi"), {"pass"})
    after = zim(Z5, "Awa play 7D", "Binta play 7S", "Chidi pass", pile="9D")
    assert (now(after), after["state"]["suit"]) == (("TURN", "Dawda"), "S")


@pytest.mark.parametrize(
    ("ace", "open_", "next_may"),
    [("AS", True, {"3D", "QC", "2H", "AD", "8C"}), ("AH", False, {"2H", "AD", "8C"})],
)
def test_z6_an_ace_goes_on_anything_and_the_ace_of_spades_opens_the_pile(
    ace: str, open_: bool, next_may: set[str]
) -> None:
    table = zim(f"Awa={ace},3C Binta=3D,QC,2H,AD,8C", f"Awa play {ace}", pile="9C")
    assert (now(table), table["state"]["open"]) == (("TURN", "Binta"), open_)
    assert may_play(table) == next_may


def test_z7_a_king_gives_another_full_turn() -> None:
    hands = "Awa=KC,3D,4H Binta=5D,6D"
    table = zim(hands, "Awa play KC", "Awa pass", pile="9C", stock="KC 5S 6S")
    assert (reasons(table), now(table), may(table)) == ([None, "must_draw"], ("TURN", "Awa"), {"draw"})
    drawn = zim(hands, "Awa play KC", "Awa draw", pile="9C", stock="KC 5S 6S")
    assert may(drawn) == {"play KC", "pass"}
    again = zim(
        hands, "Awa play KC", "Awa draw", "Awa play KC", "Awa draw", "Awa pass", pile="9C", stock="KC 5S 6S"
    )
    assert (reasons(again), now(again)) == ([None] * 5, ("TURN", "Binta"))


def test_ruling_z10_the_kings_suit_or_rank_is_followed_like_any() -> None:
    table = zim("Awa=KC,QC,KD,3D,8S Binta=5D,6D", "Awa play KC", pile="9C")
    assert may_play(table) == {"QC", "KD", "8S"}


def test_z8_only_the_drawn_card_may_be_played_or_kept() -> None:
    hands = "Awa=3H,4C Binta=5D,6D"
    assert may(zim(hands)) == {"draw", "play 3H"}
    assert may(zim(hands, "Awa draw", stock="KH 6S")) == {"play KH", "pass"}
    table = zim(hands, "Awa draw", "Awa play 3H", "Awa draw", "Awa pass", stock="5S 6S")
    assert reasons(table) == [None, "does_not_fit", "draw_limit", None]
    assert may(zim(hands, "Awa draw", stock="5S 6S")) == {"pass"}


def test_9_1_10_the_last_card_of_the_hand_is_the_one_drawn() -> None:
    assert may(zim("Awa=3H,KH Binta=5D", drawn=1)) == {"play KH", "pass"}
    assert may(zim("Awa=KH,3H Binta=5D", drawn=1)) == {"play 3H", "pass"}
    assert may(zim("Awa=KH,3C Binta=5D", drawn=1)) == {"pass"}


def test_ruling_z19_a_drawn_card_equal_to_one_in_hand_may_be_played() -> None:
    hands = "Awa=KH,5C Binta=5D"
    table = zim(hands, "Awa draw", stock="KH 5S")
    assert may(table) == {"play KH", "pass"}
    after = zim(hands, "Awa draw", "Awa play KH", stock="KH 5S")
    assert after["state"]["hands"]["Awa"] == ["5C", "KH"]


def test_z9_with_an_empty_stock_anybody_may_pass_and_a_whole_round_of_passes_ends_it() -> None:
    hands = "Awa=3H,4C Binta=8D Chidi=joker Dawda=AS,AH"
    passes = [f"{name} pass" for name in FOUR.split()]
    assert may(zim(hands, stock="-")) == {"play 3H", "pass"}
    going = zim(hands, *passes[:3], stock="-")
    assert now(going) == ("TURN", "Dawda")
    table = zim(hands, *passes, stock="-")
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [7, 40, 50, 111])


def test_z9_a_pass_after_drawing_the_last_card_counts() -> None:
    said = ("Awa draw", "Awa pass", "Binta pass")
    table = zim("Awa=3H,4C Binta=8D", *said, stock="5S")
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [12, 40])


def test_z10_a_threat_larger_than_the_stock_takes_what_there_is() -> None:
    hands = "Awa=joker,3C Binta=4C,5C Chidi=6C,10C Dawda=3D,4D"
    table = zim(hands, "Awa play joker", "Binta draw")
    assert (sizes(table), table["state"]["stock"], now(table)) == ([1, 5, 2, 2], [], ("TURN", "Chidi"))


def test_ruling_z17_accepting_from_an_empty_stock_costs_the_turn_and_is_no_pass() -> None:
    hands = "Awa=2H,3C Binta=4C,5C Chidi=6C"
    table = zim(hands, "Awa play 2H", "Binta pass", "Binta draw", "Chidi pass", "Awa pass", stock="-")
    assert (reasons(table), now(table)) == ([None, "must_answer", None, None, None], ("TURN", "Binta"))
    over = zim(hands, "Awa play 2H", "Binta draw", "Chidi pass", "Awa pass", "Binta pass", stock="-")
    assert now(over) == ("ROUND_OVER", None)


@pytest.mark.parametrize("last", ["joker", "2H", "7H", "JH", "KH", "AH", "AS", "8C", "QH"])
def test_z11_whatever_the_last_card_the_hand_is_over_at_once(last: str) -> None:
    table = zim(f"Awa={last} Binta=3C,4C Chidi=6C Dawda=3D", f"Awa play {last}")
    state = table["state"]
    assert (now(table), totals(table), state["pending"]) == (("ROUND_OVER", None), [0, 7, 6, 3], 0)
    assert (state["open"], state["direction"]) == (last in {"joker", "AS"}, 1)
    assert state["suit"] == (None if state["open"] else last[-1])


@pytest.mark.parametrize("starter", ["joker", "AS"])
def test_z12_on_a_starter_joker_or_ace_of_spades_the_first_player_plays_any_card(starter: str) -> None:
    first = "3C 9S 4D 10S 5H JS 6S QS 2C 7S"
    table = dealt("zimbabwean", pack(f"{first} {starter}"), players=TWO)
    assert (now(table), sizes(table), table["state"]["open"]) == (("TURN", "Awa"), [5, 5], True)
    assert may_play(table) == {"3C", "4D", "5H", "6S", "2C"}


@pytest.mark.parametrize("starter", ["2H", "7H", "JH", "KH", "AH", "8H"])
def test_a_starter_of_power_has_none(starter: str) -> None:
    table = dealt("zimbabwean", pack(f"3C 9S 4D 10S 5H JS 6S QS 10C 9C {starter}"), players=TWO)
    state = table["state"]
    assert (now(table), state["pending"], state["direction"]) == (("TURN", "Awa"), 0, 1)
    assert (state["open"], state["suit"], may_play(table)) == (False, "H", {"5H"})


Z13 = {"totals": "Awa=290 Binta=110 Chidi=110 Dawda=260", "dealer": "Awa", "turn": "Dawda"}


def test_z13_who_tie_for_the_lowest_play_an_extra_hand() -> None:
    hands = "Awa=JC,10C Binta=10D Chidi=KC Dawda=9C"
    table = zim(hands, "Dawda play 9C", **Z13)
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [310, 120, 120, 260])
    said = ("Dawda play 9C", f"deal Binta: {pack()}", "Awa draw")
    extra = zim(hands, *said, **Z13)
    assert (now(extra), sizes(extra), reasons(extra)[-1]) == (("TURN", "Chidi"), [0, 5, 5, 0], "not_in_round")


def test_z13_the_extra_hand_decides_between_the_tied() -> None:
    headers = {"sits_out": "Awa Dawda", "totals": "Awa=310 Binta=120 Chidi=120 Dawda=121", "players": FOUR}
    table = zim("Binta=KC,QC Chidi=9C", "Chidi play 9C", turn="Chidi", **headers)
    assert (now(table), winners(table), totals(table)) == (
        ("MATCH_OVER", None),
        ["Chidi"],
        [310, 140, 120, 121],
    )


def test_z14_a_hand_is_counted_as_the_rules_say() -> None:
    table = zim("Awa=9C Binta=AS,AH,joker,8D,2C,7C,KD,10S Chidi=JC,QC,AD,3C", "Awa play 9C")
    assert totals(table) == [0, 260, 34]


@pytest.mark.parametrize(("before", "phase"), [(289, "ROUND_OVER"), (290, "MATCH_OVER"), (299, "MATCH_OVER")])
def test_the_match_is_over_when_somebody_has_three_hundred(before: int, phase: str) -> None:
    table = zim("Awa=9C Binta=KC Chidi=3C", "Awa play 9C", totals=f"Awa=100 Binta={before} Chidi=40")
    assert (table["state"]["phase"], totals(table)) == (phase, [100, before + 10, 43])
    assert winners(table) == (["Chidi"] if phase == "MATCH_OVER" else [])


THREATENED = "Awa=3C Binta=2C,joker,joker,AD,8S,KH,KD,7H Chidi=3D"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Chidi draw", "not_your_turn"),
        ("Binta play QD", "not_in_hand"),
        ("Binta play 2C KH", "same_rank_only"),
        ("Binta play joker joker", "same_rank_only"),
        ("Binta play KH KD", "one_card_only"),
        ("Binta play KH", "must_answer"),
        ("Binta play 7H", "must_answer"),
        ("Binta play 8S", "must_answer"),
        ("Binta play 8S =H", "must_answer"),
        ("Binta play KH =H", "must_answer"),
        ("Binta pass", "must_answer"),
        ("Binta play 2C =C", "suit_not_allowed"),
        ("Binta call", "nothing_to_call"),
    ],
)
def test_who_is_threatened_with_a_draw_is_refused_all_but_an_answer(said: str, reason: str) -> None:
    headers = {"pile": "9H 2H", "turn": "Binta", "phase": "ANSWER_DRAW", "pending": "2"}
    table = zim(THREATENED, said, **headers)
    assert reasons(table) == [reason]
    assert table["state"] == zim(THREATENED, **headers)["state"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Binta draw", "must_answer"),
        ("Binta play 2C", "must_answer"),
        ("Binta play joker", "must_answer"),
        ("Binta play AD", "must_answer"),
        ("Binta play 8S =D", "must_answer"),
        ("Binta play KH", "must_answer"),
        ("Binta play 7H =H", "suit_not_allowed"),
        ("Chidi pass", "not_your_turn"),
    ],
)
def test_who_is_threatened_with_a_skip_is_refused_all_but_a_seven_and_a_pass(said: str, reason: str) -> None:
    headers = {"pile": "9D 7D", "turn": "Binta", "phase": "ANSWER_SKIP"}
    table = zim(THREATENED, said, **headers)
    assert reasons(table) == [reason]
    assert table["state"] == zim(THREATENED, **headers)["state"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Awa play joker joker", "same_rank_only"),
        ("Awa play KC KC", "one_card_only"),
        ("Awa play KC KC KC", "not_in_hand"),
        ("Awa play joker =S", "suit_not_allowed"),
        ("Awa play KC", "does_not_fit"),
        ("Awa play 8S", "suit_needed"),
        ("Awa pass", "must_draw"),
        ("Awa name S", "suit_not_allowed"),
    ],
)
def test_every_refusal_in_a_turn_gives_the_first_reason_that_applies(said: str, reason: str) -> None:
    table = zim("Awa=KC,KC,joker,joker,8S,3H Binta=3D", said)
    assert reasons(table) == [reason]


def test_after_a_draw_everything_but_the_drawn_card_does_not_fit() -> None:
    hands = "Awa=3H,8S,joker,5C Binta=3D"
    table = zim(hands, "Awa play 8S", "Awa play 8S =H", "Awa play joker", "Awa play 3H =H", drawn=1)
    assert reasons(table) == ["does_not_fit", "does_not_fit", "does_not_fit", "suit_not_allowed"]
    assert reasons(zim(hands, "Awa draw", drawn=1, stock="-")) == ["stock_empty"]


def test_ruling_z12_neither_a_two_nor_an_eight_answers_a_joker() -> None:
    table = zim("Awa=joker,3C Binta=2H,8C,joker,AC,9H", "Awa play joker")
    assert (table["state"]["pending"], may(table)) == (5, {"draw", "play joker", "play AC"})


def test_ruling_z20_jokers_go_on_jokers_and_add_up() -> None:
    table = zim("Awa=joker,3C Binta=joker,4C Chidi=5C", "Awa play joker", "Binta play joker", stock=STOCK)
    assert (now(table), table["state"]["pending"]) == (("ANSWER_DRAW", "Chidi"), 10)


def test_ruling_z6_the_ace_of_spades_opens_the_pile_when_it_answers_too() -> None:
    table = zim("Awa=2H,3C Binta=AS,4C Chidi=5C,6D", "Awa play 2H", "Binta play AS")
    assert (now(table), table["state"]["open"], may_play(table)) == (("TURN", "Chidi"), True, {"5C", "6D"})


def test_ruling_z21_a_two_that_was_paid_for_is_an_ordinary_card_and_a_new_one_a_new_threat() -> None:
    hands = "Awa=2H,3C Binta=4C Chidi=2C,5H,6D"
    paid = zim(hands, "Awa play 2H", "Binta draw")
    assert (now(paid), may(paid)) == (("TURN", "Chidi"), {"draw", "play 2C", "play 5H"})
    assert zim(hands, "Awa play 2H", "Binta draw", "Chidi play 2C")["state"]["pending"] == 2


def test_ruling_z22_a_drawn_card_has_its_effect() -> None:
    table = zim("Awa=3C,4C Binta=4C,5D", "Awa draw", "Awa play 7H", stock="7H 6S")
    assert now(table) == ("ANSWER_SKIP", "Binta")


def test_ruling_z23_after_a_king_the_stuck_pass_when_the_stock_is_empty() -> None:
    table = zim("Awa=KH,3C Binta=4C,5D", "Awa play KH", "Awa pass", stock="-")
    assert (reasons(table), now(table)) == ([None, None], ("TURN", "Binta"))


def test_ruling_z24_among_two_a_seven_that_is_accepted_gives_the_turn_back() -> None:
    table = zim("Awa=7H,3C Binta=4C,5D", "Awa play 7H", "Binta pass")
    assert now(table) == ("TURN", "Awa")


def test_ruling_z28_an_eight_on_an_open_pile_names_a_suit_and_closes_it() -> None:
    table = zim("Awa=8C,3C Binta=4C,5D", "Awa play 8C", "Awa play 8C =D", pile="9H joker")
    assert reasons(table) == ["suit_needed", None]
    assert (table["state"]["open"], table["state"]["suit"], may_play(table)) == (False, "D", {"5D"})


def test_a_jack_turns_the_direction_and_threats_follow_it() -> None:
    table = zim("Awa=JH,3C Binta=4C Chidi=5C Dawda=2H,4D", "Awa play JH", "Dawda play 2H")
    assert (table["state"]["direction"], now(table)) == (-1, ("ANSWER_DRAW", "Chidi"))


def test_the_next_deal_starts_clean() -> None:
    said = ("Awa play JH", "Dawda play 2H", f"deal Awa: {pack()}")
    table = zim("Awa=JH,3C Binta=4C Chidi=5C Dawda=2H", *said)
    state = table["state"]
    assert (now(table), state["direction"], state["pending"], state["round"]) == (("TURN", "Binta"), 1, 0, 2)
    assert (state["top"], state["suit"], totals(table)) == ("9D", "D", [3, 4, 5, 0])


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ("Awa=2H,3C Binta=2C,4C Chidi=5H,6D", "Awa play 2H"),
        ("Awa=7H,3C Binta=7C,4C Chidi=5H,6D", "Awa play 7H"),
    ],
)
def test_9_3_44_a_threat_goes_with_the_threatened_and_stays_without_who_made_it(
    hands: str, said: str
) -> None:
    gone = zim(hands, said, "Binta leave")
    assert (now(gone), gone["state"]["pending"], sizes(gone)) == (("TURN", "Chidi"), 0, [1, 0, 2])
    stays = zim(hands, said, "Awa leave")
    assert (stays["state"]["phase"][:6], stays["state"]["turn"]) == ("ANSWER", "Binta")
    assert stays["state"]["pending"] == (2 if "2H" in said else 0)


def test_a_missing_player_is_no_position() -> None:
    assert unreadable("zimbabwean", "Awa=3C Binta=4C", players=FIVE) == "bad_position"


def test_equal_cards_are_listed_once() -> None:
    legal = zim("Awa=KC,KC,8C,8C,joker,joker Binta=KD", pile="9C")["state"]["legal"]
    assert legal == [
        "Awa draw",
        *[f"Awa play 8C ={suit}" for suit in "CDHS"],
        "Awa play KC",
        "Awa play joker",
    ]


def test_9_3_30_a_card_laid_on_an_empty_stock_refills_it_before_the_threat_is_paid() -> None:
    table = zim(
        "Awa=2H,2C Binta=KC Chidi=KD", "Awa play 2H", "Binta draw", options="refill=shuffle", stock="-"
    )
    assert (table["state"]["hands"]["Binta"], table["state"]["stock"]) == (["KC", "9H"], [])
    assert (now(table), may(table)) == (("TURN", "Chidi"), {"pass"})
