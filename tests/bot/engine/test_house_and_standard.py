"""House and standard: the scenarios T-H of RULES §4.4, several cards at once, and their fine points."""

from functools import partial
from itertools import permutations

import pytest

from tests.bot.engine.positions import at, dealt, deck, may, now, totals, unreadable, winners
from tests.bot.engine.tables import FIVE, TWO, may_play, reasons, sizes

house = partial(at, "house")
standard = partial(at, "standard")

SEVEN = f"{FIVE} Fatou Gibril"


def plays(table: object) -> list[str]:
    """Return the legal plays in the order they are listed in."""
    assert isinstance(table, dict)
    return [line.split(" play ")[1] for line in table["state"]["legal"] if " play " in line]


@pytest.mark.parametrize("variant", ["house", "standard"])
@pytest.mark.parametrize(("players", "cards"), [(TWO, 52), (FIVE, 52), (f"{FIVE} Fatou", 104), (SEVEN, 104)])
def test_everybody_gets_five_cards_and_six_play_with_two_packs(
    variant: str, players: str, cards: int
) -> None:
    table = dealt(variant, deck(packs=cards // 52), players=players)
    assert sizes(table) == [5] * len(players.split())
    assert len(table["state"]["stock"]) == cards - 1 - sum(sizes(table))


@pytest.mark.parametrize("variant", ["house", "standard"])
def test_eight_players_are_too_many(variant: str) -> None:
    hands = " ".join(
        f"{name}={rank}C" for name, rank in zip((f"{SEVEN} Haddy").split(), "2345679A", strict=True)
    )
    assert unreadable(variant, hands) == "bad_seats"
    assert unreadable(variant, hands.rsplit(" ", 1)[0]) == ""


def test_h1_several_of_a_rank_go_together_when_the_first_fits() -> None:
    hands, pile = "Awa=5C,5H,5D,KS Binta=4D,4H,4C,8S", {"pile": "9C", "stock": "JS QS"}
    assert may(house(hands, **pile)) == {
        "play 5C",
        "play 5C 5D",
        "play 5C 5H",
        "play 5C 5D 5H",
        "play 5C 5H 5D",
    }
    assert reasons(house(hands, "Awa play 5H 5C", **pile)) == ["does_not_fit"]
    table = house(hands, "Awa play 5C 5H 5D", **pile)
    assert (table["state"]["pile"], table["state"]["suit"]) == (["9C", "5C", "5H", "5D"], "D")
    assert may_play(table) == {"4D", "8S"}


def test_9_1_16_each_pair_of_first_and_last_is_listed_once() -> None:
    assert plays(house("Awa=5S,5H,5D,5C,KS Binta=4D", pile="9C", stock="JS")) == [
        "5C",
        "5C 5D",
        "5C 5D 5H",
        "5C 5D 5H 5S",
        "5C 5D 5S",
        "5C 5D 5S 5H",
        "5C 5H",
        "5C 5H 5D",
        "5C 5H 5S",
        "5C 5H 5S 5D",
        "5C 5S",
        "5C 5S 5D",
        "5C 5S 5H",
    ]


def test_9_1_16_every_order_is_accepted_and_laid_as_it_was_said() -> None:
    for order in permutations(["5D", "5H", "5S"]):
        said = f"Awa play 5C {' '.join(order)}"
        table = house("Awa=5S,5H,5D,5C,KS Binta=4D", said, pile="9C", stock="JS")
        assert (table["state"]["pile"], table["state"]["top"]) == (["9C", "5C", *order], order[-1])
        assert table["steps"][0]["action"] == said


def test_9_1_16_any_of_the_rank_on_top_may_be_the_first() -> None:
    table = house("Awa=5C,5D,KS Binta=4D", pile="5S", stock="JS")
    assert plays(table) == ["5C", "5C 5D", "5D", "5D 5C", "KS"]


def test_9_1_16_equal_cards_of_two_packs_are_one_move() -> None:
    table = house("Awa=5C,5C,5D,KS Binta=4D", options="packs=2", pile="9C", stock="JS")
    assert plays(table) == ["5C", "5C 5C", "5C 5C 5D", "5C 5D", "5C 5D 5C"]
    after = house(
        "Awa=5C,5C,5D,KS Binta=4D", "Awa play 5C 5C 5C", "Awa play 5C 5C", options="packs=2", pile="9C"
    )
    assert reasons(after) == ["not_in_hand", None]
    assert (after["state"]["hands"]["Awa"], after["state"]["pile"]) == (["5D", "KS"], ["9C", "5C", "5C"])


def test_9_1_16_the_orders_are_listed_alike_where_the_pile_is_turned_over() -> None:
    hands, pile = "Awa=5C,5H,5D,5S,KS Binta=4D", {"pile": "9C", "stock": "JS"}
    assert plays(house(hands, options="refill=flip", **pile)) == plays(house(hands, **pile))


def test_h2_a_stuck_player_draws_until_a_card_fits_and_must_play_it() -> None:
    hands, stock = "Awa=3C,4C Binta=5C,6C", "5S KH 6S 7S"
    assert may(house(hands, stock=stock)) == {"draw"}
    table = house(hands, "Awa draw", "Awa pass", "Awa draw", "Awa draw", "Awa pass", stock=stock)
    assert reasons(table) == [None, "must_draw", None, "can_play", "cannot_pass"]
    assert may(table) == {"play KH"}


def test_h2_after_three_draws_in_vain_he_must_pass() -> None:
    table = house("Awa=3C,4C Binta=5C,6C", *["Awa draw"] * 4, stock="5S 6S 7S 10S")
    assert reasons(table) == [None, None, None, "draw_limit"]
    assert may(table) == {"pass"}
    after = house("Awa=3C,4C Binta=5C,6C", *["Awa draw"] * 3, "Awa pass", "Binta draw", stock="5S 6S 7S 10S")
    assert (now(after), sizes(after), may(after)) == (("TURN", "Binta"), [5, 3], {"pass"})


def test_h2_a_third_draw_that_fits_is_played() -> None:
    table = house("Awa=3C,4C Binta=5C,6C", *["Awa draw"] * 4, stock="5S 6S KH 10S")
    assert (reasons(table)[-1], may(table)) == ("can_play", {"play KH"})


def test_h2_the_drawn_card_may_take_others_of_its_rank_along() -> None:
    table = house("Awa=3C,5D Binta=5C,6C", "Awa draw", stock="5H 6S")
    assert may(table) == {"play 5H", "play 5H 5D"}


def test_h2_the_header_says_how_many_were_drawn() -> None:
    hands = "Awa=3C,4C,5S,6S,7S Binta=5C,6C"
    assert may(house(hands, drawn=3)) == {"pass"}
    assert may(house(hands, drawn=2)) == {"draw"}


def test_h3_who_can_play_may_not_draw_or_pass() -> None:
    table = house("Awa=3H,4C Binta=5C,6C", "Awa draw", "Awa pass", "Awa play 3H")
    assert reasons(table) == ["can_play", "cannot_pass", None]
    eight = house("Awa=8C,4C Binta=5C,6C", "Awa draw")
    assert (reasons(eight), len(eight["state"]["legal"])) == (["can_play"], 4)


def test_h4_on_a_starter_eight_the_first_player_plays_any_card() -> None:
    cards = deck("2C 9S 3D 10S 4H JS 5C QS 6D KS 8S")
    table = dealt("house", cards, "Awa draw", players=TWO)
    state = table["state"]
    assert (state["top"], state["open"], state["suit"]) == ("8S", True, None)
    assert (may(table), reasons(table)) == (
        {f"play {card}" for card in ("2C", "3D", "4H", "5C", "6D")},
        ["can_play"],
    )
    after = dealt("house", cards, "Awa play 4H", players=TWO)
    assert (after["state"]["open"], after["state"]["suit"], may(after)) == (False, "H", {"draw"})


def test_h5_a_stock_of_one_gives_one_draw_and_then_a_pass() -> None:
    table = house("Awa=3C,4C Binta=5C,6C", "Awa draw", "Awa draw", "Awa pass", "Binta draw", stock="5S")
    assert reasons(table) == [None, "stock_empty", None, "stock_empty"]
    assert (now(table), may(table)) == (("TURN", "Binta"), {"pass"})


def test_h6_several_eights_name_one_suit() -> None:
    hands = "Awa=8C,8D,2C Binta=5S,6C,8H"
    legal = plays(house(hands))
    assert legal == sorted(
        f"{eights} ={suit}" for eights in ("8C", "8D", "8C 8D", "8D 8C") for suit in "CDHS"
    )
    table = house(hands, "Awa play 8C 8D", "Awa play 8C 8D =S")
    assert (reasons(table), table["state"]["top"], table["state"]["suit"]) == (
        ["suit_needed", None],
        "8D",
        "S",
    )
    assert may_play(table) == {"5S", "8H"}


def test_9_1_5_several_eights_as_the_last_cards_name_none() -> None:
    table = house("Awa=8C,8D Binta=5S,6C", "Awa play 8C 8D =S", "Awa play 8C 8D")
    assert reasons(table) == ["suit_not_allowed", None]
    assert (table["state"]["suit"], totals(table)) == ("D", [11, 0])
    alone = house("Awa=8C,8D Binta=5S,6C", "Awa play 8C", "Awa play 8C =D")
    assert reasons(alone) == ["suit_needed", None]


def test_rule_h7_the_first_of_several_follows_the_named_suit() -> None:
    hands = "Awa=8C,2C Binta=5C,5H,9D"
    table = house(hands, "Awa play 8C =H", "Binta play 5C 5H", "Binta play 5H 5C")
    assert reasons(table) == [None, "does_not_fit", None]
    assert table["state"]["suit"] == "C"


def test_rule_h9_several_cards_may_be_the_last() -> None:
    table = house("Awa=9C,9D Binta=8S,6C", "Awa play 9C 9D")
    assert (totals(table), winners(table)) == ([56, 0], ["Awa"])


@pytest.mark.parametrize("variant", ["house", "standard"])
def test_the_differences_to_the_lowest_hand_count_when_a_round_is_blocked(variant: str) -> None:
    passes = ("Awa pass", "Binta pass", "Chidi pass")
    table = at(variant, "Awa=QC,2D Binta=KC,KD,JC Chidi=JD,2S", *passes, stock="-")
    assert (totals(table), winners(table)) == ([9, 0, 9], ["Awa", "Chidi"])


@pytest.mark.parametrize("variant", ["house", "standard"])
def test_the_winner_collects_what_the_others_hold(variant: str) -> None:
    table = at(variant, "Awa=9C Binta=8D,KS,10H Chidi=AC,7D,QD,JD,2C", "Awa play 9C", stock="-")
    assert (totals(table), winners(table)) == ([100, 0, 0], ["Awa"])


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Zed play 5C", "not_in_round"),
        ("Binta play 2H", "not_your_turn"),
        ("Awa play 5C 5C", "not_in_hand"),
        ("Awa play 5C QD", "not_in_hand"),
        ("Awa play 9C 5C", "same_rank_only"),
        ("Awa play 5C 5D =H", "suit_not_allowed"),
        ("Awa play 9C 9D =H", "suit_not_allowed"),
        ("Awa play 5C 5D", "does_not_fit"),
        ("Awa play 8S", "suit_needed"),
        ("Awa draw", "can_play"),
        ("Awa pass", "cannot_pass"),
        ("Awa call", "nothing_to_call"),
        ("Awa challenge", "nothing_to_challenge"),
    ],
)
def test_every_refusal_of_house_gives_the_first_reason_that_applies(said: str, reason: str) -> None:
    hands = "Awa=9C,9D,5C,5D,8S Binta=2H"
    table = house(hands, said)
    assert reasons(table) == [reason]
    assert table["state"] == house(hands)["state"]


def test_with_an_empty_stock_the_first_reason_not_to_draw_is_that() -> None:
    assert reasons(house("Awa=9C,3C Binta=2H", "Awa draw", "Awa pass", stock="-")) == [
        "stock_empty",
        "cannot_pass",
    ]
    limit = house("Awa=4C,3C,2C,5C Binta=2H", "Awa draw", stock="-", drawn=3)
    assert reasons(limit) == ["stock_empty"]


def test_h7_the_starter_eight_is_put_into_the_middle_of_the_cards_that_remain() -> None:
    table = dealt("standard", deck(after=10, then="8C KH"), players=TWO)
    assert (table["state"]["top"], table["state"]["open"]) == ("KH", False)
    assert table["state"]["stock"].index("8C") == 41 // 2 - 1


def test_h8_in_standard_who_can_play_may_draw_but_not_pass() -> None:
    table = standard("Awa=3H,4C Binta=5C,6C", "Awa draw", "Awa draw", "Awa pass")
    assert reasons(table) == [None, None, "cannot_pass"]
    assert may(table) == {"draw", "play 3H"}


def test_in_standard_a_stuck_player_draws_the_whole_stock_if_need_be_and_passes_then() -> None:
    said = ("Awa pass", *["Awa draw"] * 4)
    table = standard("Awa=3C,4C Binta=5C,6C", *said, stock="5S 6S 7S 10S")
    assert reasons(table) == ["must_draw", None, None, None, None]
    assert may(table) == {"pass"}


def test_in_standard_one_card_is_played_at_a_time() -> None:
    table = standard("Awa=9C,9D,4C Binta=5C,6C", "Awa play 9C 9D", "Awa play 9C")
    assert reasons(table) == ["one_card_only", None]
    assert plays(standard("Awa=9C,9D,4C Binta=5C,6C")) == ["9C", "9D"]


@pytest.mark.parametrize("variant", ["house", "standard"])
def test_after_an_eight_only_its_suit_or_an_eight_goes(variant: str) -> None:
    table = at(variant, "Awa=8C,2D Binta=3H,4C,8D,5S", "Awa play 8C =H")
    assert may_play(table) == {"3H", "8D"}


@pytest.mark.parametrize(
    ("options", "over"), [("match=target", 200), ("match=target target=60", 60), ("target=60", 60)]
)
def test_a_match_to_a_target_among_four(options: str, over: int) -> None:
    hands = "Awa=9C Binta=KC Chidi=KD Dawda=10C"
    for points, phase in ((over - 31, "ROUND_OVER"), (over - 30, "MATCH_OVER")):
        table = house(hands, "Awa play 9C", options=options, totals=f"Awa={points} Binta=1")
        assert (table["state"]["phase"], totals(table)) == (phase, [points + 30, 1, 0, 0])
        assert winners(table) == (["Awa"] if phase == "MATCH_OVER" else [])


def test_who_starts_a_round_in_the_middle_of_anothers_draws_draws_afresh() -> None:
    hands = "Awa=3C,4C Binta=5C,6C Chidi=7C"
    table = house(hands, "Awa draw", "Awa draw", "Awa leave", *["Binta draw"] * 3, stock="5S 6S 7S 10S JS")
    assert (reasons(table), may(table)) == ([None] * 6, {"pass"})
    assert sizes(table) == [0, 5, 1]


def test_9_3_41_one_card_may_be_left_of_three_by_playing_two() -> None:
    hands = "Awa=9C,9D,4C Binta=5C,6C"
    table = house(hands, "Awa play 9C 9D", "Binta catch Awa", options="last_call=manual")
    assert (reasons(table), sizes(table)) == ([None, None], [3, 2])
    assert house(hands, "Awa play 9C 9D", options="last_call=manual")["state"]["uncalled"] == ["Awa"]
    assert reasons(house(hands, "Awa call", options="last_call=manual")) == ["nothing_to_call"]
    called = house(hands, "Awa play 9C 9D", "Awa call", "Binta catch Awa", options="last_call=manual")
    assert reasons(called) == [None, None, "nobody_to_catch"]
    assert called["match"]["over"] is False


@pytest.mark.parametrize("variant", ["house", "standard"])
def test_rule_h7_the_stock_is_not_filled_again(variant: str) -> None:
    table = at(variant, "Awa=3C,4C Binta=5C,6C", "Awa draw", "Awa pass", pile="2D 6D 9H", stock="5S")
    assert (table["state"]["stock"], table["state"]["pile"]) == ([], ["2D", "6D", "9H"])
    assert (now(table), may(table)) == (("TURN", "Binta"), {"pass"})


@pytest.mark.parametrize("variant", ["house", "standard"])
def test_equal_totals_at_the_target_play_another_round_among_the_tied(variant: str) -> None:
    passes = ("Awa pass", "Binta pass", "Chidi pass")
    headers = {"options": "match=target", "stock": "-", "totals": "Awa=141 Binta=149 Chidi=141"}
    said = (*passes, f"deal Chidi: {deck()}")
    table = at(variant, "Awa=QC,2D Binta=KC,KD,JC Chidi=JD,2S", *said, **headers)
    assert (totals(table), sizes(table), now(table)) == ([150, 149, 150], [5, 0, 5], ("TURN", "Awa"))
