"""The plain model itself, on the scenarios of RULES that tell how a preset is played (T-C, T-H, T-F, T-Z and others)."""

import random
from typing import Any

import pytest

from tests.bot.engine import naive_match as naive
from tests.bot.engine.naive import count, legal, new_round
from tests.bot.engine.naive_rules import PRESETS, settled
from tests.bot.engine.naive_score import Game

LOW = ["AC", "3C", "5C", "9C"]


def table(preset: str, hands: list[str], pile: str, stock: str = "", **more: Any) -> Game:
    """Put a game down in the middle of a round, with the first seat to move; options are those of §7."""
    state = {key: more.pop(key) for key in ("named", "phase", "pending", "drawn", "turn") if key in more}
    totals = more.pop("totals", [0] * len(hands))
    g = naive.new_game(preset, len(hands), len(hands) - 1, more, random.Random(1))
    r = new_round(g["playing"], g["preset"], g["options"], lambda old: old)
    r.update(stock=stock.split(), pile=pile.split(), **state)
    r["hands"] = {seat: hands[seat].split() for seat in range(len(hands))}
    r["open"] = r["pile"][-1] in g["preset"]["opens"]
    g.update(round=r, number=1, totals=dict(enumerate(totals)))
    return g


def said(g: Game, *lines: str) -> list[str | None]:
    return [naive.act(g, line) for line in lines]


def done(g: Game, *lines: str) -> None:
    assert said(g, *lines) == [None] * len(lines)


def may(g: Game) -> set[str]:
    """What is legal, without the suit of an 8."""
    return {line.split(" =")[0].removeprefix("play ") for line in legal(g["round"])}


def sizes(g: Game) -> list[int]:
    return [len(hand) for hand in g["round"]["hands"].values()]


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 5), (4, 5)])
def test_c1_classic_deals_seven_to_two_and_five_to_more_and_buries_an_eight(seats: int, each: int) -> None:
    g = naive.new_game("classic", seats, 0, {}, random.Random(1))
    pack = sorted(naive.pack(g), key=lambda card: card[0] == "8")
    place = seats * each
    pack[place], pack[-1] = pack[-1], pack[place]
    naive.deal(g, pack)
    assert sizes(g) == [each] * seats
    left = pack[place + 1 :]
    assert g["round"]["pile"] == left[:1]
    assert g["round"]["stock"].index(pack[place]) == len(left) // 2 - 1


def test_c2_a_stuck_player_draws_until_he_can_play() -> None:
    g = table("classic", ["2C 4C", "9S"], "KH", "5S 6H 7D")
    assert may(g) == {"draw"}
    done(g, "P0 draw")
    assert may(g) == {"draw"}
    done(g, "P0 draw")
    assert may(g) == {"draw", "6H"}


def test_c3_who_can_play_may_draw_and_may_not_pass() -> None:
    g = table("classic", ["2H 4C", "9S"], "KH", "5S 6D")
    assert may(g) == {"draw", "2H"}
    assert said(g, "P0 pass") == ["cannot_pass"]


def test_c4_with_an_empty_stock_the_stuck_pass_and_the_able_play() -> None:
    assert may(table("classic", ["2C 4C", "9S"], "KH")) == {"pass"}
    assert may(table("classic", ["2H 4C", "9S"], "KH")) == {"2H"}


def test_c5_after_an_eight_only_its_suit_and_eights_fit() -> None:
    g = table("classic", ["8C 2C", "4C 5H 8S", "9S"], "KC", "2S 3S")
    done(g, "P0 play 8C =H")
    assert may(g) == {"5H", "8S", "draw"}
    assert said(g, "P1 play 4C") == ["does_not_fit"]


@pytest.mark.parametrize(
    ("hands", "totals"),
    [(["2C KC", "10D KD JD", "10S KS JS"], [36, 0, 0]), (["2C KC", "2D KD", "10S KS JS"], [9, 9, 0])],
)
def test_c6_a_blocked_round_is_worth_the_differences(hands: list[str], totals: list[int]) -> None:
    g = table("classic", hands, "6H")
    done(g, "P0 pass", "P1 pass", "P2 pass")
    assert g["over"]
    assert list(g["totals"].values()) == totals


def test_c7_partners_go_on_until_both_are_out() -> None:
    g = table("classic", ["KH", "2H 3H KD", "4H 5H", "6H 7H AC"], "QH", "2S 3S", partnership="on")
    done(g, "P0 play KH", "P1 play 2H", "P2 play 4H", "P3 play 6H")
    assert said(g, "P0 draw") == ["not_in_round"]
    done(g, "P1 play 3H", "P2 play 5H")
    assert g["winners"] == [0, 2]
    assert g["totals"] == {0: 18, 1: 0, 2: 18, 3: 0}


def test_c8_and_others_what_hands_count() -> None:
    assert count(PRESETS["classic"], ["8D", "KS", "10H", "AC", "7D"]) == 78
    assert count(PRESETS["five_rounds"], ["8S", "JD", "AH", "6C"]) == 67
    assert count(PRESETS["zimbabwean"], ["AS", "AH", "joker", "8D", "2C", "7C", "KD", "10S"]) == 260
    assert count(PRESETS["gambian"], ["JC", "QD", "KH", "AS", "8C", "joker", "10D", "2H"]) == 112


def test_h1_several_of_a_rank_go_down_when_the_first_fits() -> None:
    g = table("house", ["5C 5H 5D KS", "2S 3S"], "9C", "2D 3D")
    assert may(g) == {"5C", "5C 5H", "5C 5D", "5C 5D 5H", "5C 5H 5D"}
    assert said(g, "P0 play 5H 5C") == ["does_not_fit"]
    assert said(g, "P0 play 5C KS") == ["same_rank_only"]
    done(g, "P0 play 5C 5H 5D")
    assert g["round"]["pile"][-1] == "5D"


def test_h2_h3_h5_house_draws_up_to_three_when_stuck() -> None:
    g = table("house", ["2C 4C", "9S"], "KH", "5S 6H 7D 9D")
    assert may(g) == {"draw"}
    assert said(g, "P0 pass") == ["must_draw"]
    done(g, "P0 draw", "P0 draw")
    assert may(g) == {"6H"}
    assert said(g, "P0 draw", "P0 pass") == ["can_play", "cannot_pass"]
    g = table("house", ["2C 4C", "9S"], "KH", "5S 6S 7D 9D")
    done(g, "P0 draw", "P0 draw", "P0 draw")
    assert may(g) == {"pass"}
    assert said(g, "P0 draw") == ["draw_limit"]
    g = table("house", ["2C 4C", "9S"], "KH", "5S")
    done(g, "P0 draw")
    assert may(g) == {"pass"}


def test_h4_a_house_starter_eight_takes_any_card() -> None:
    g = naive.new_game("house", 2, 1, {"hand_size": "2"}, random.Random(1))
    naive.deal(g, ["2C", "2H", "3D", "3H", "8S"] + [card for card in naive.pack(g) if card[0] not in "238"])
    assert may(g) == {"2C", "3D"}
    assert g["round"]["open"]


def test_h6_several_eights_name_one_suit() -> None:
    g = table("house", ["8C 8D 2C", "9S 9D"], "KH", "5S 6H")
    assert said(g, "P0 play 8C 8D") == ["suit_needed"]
    done(g, "P0 play 8C 8D =S")
    assert may(g) == {"9S", "9S 9D"}
    g = table("house", ["8C 8D", "9S 9D"], "KH", "5S 6H")
    assert said(g, "P0 play 8C 8D =S") == ["suit_not_allowed"]
    done(g, "P0 play 8C 8D")
    assert g["winners"] == [0]


def test_h8_standard_lets_the_able_draw() -> None:
    g = table("standard", ["2H 4C", "9S"], "KH", "5S 6D")
    assert may(g) == {"draw", "2H"}


def test_f1_f2_f3_five_rounds_draws_up_to_three_when_stuck() -> None:
    g = table("five_rounds", ["2C 4C", "9S 2S"], "KH", "5S 6S 7H 9D")
    done(g, "P0 draw", "P0 draw", "P0 draw")
    assert may(g) == {"7H"}
    g = table("five_rounds", ["2C 4C", "9S 2S"], "KH", "5S 6S 7D 9D")
    done(g, "P0 draw", "P0 draw", "P0 draw")
    assert may(g) == {"pass"}


def test_f4_who_draws_the_last_card_of_the_stock_finishes_his_turn() -> None:
    g = table("five_rounds", ["2C 4C", "9S 2S"], "KH", "6H")
    done(g, "P0 draw", "P0 play 6H")
    assert g["round"]["phase"] == "ROUND_OVER"
    assert list(g["totals"].values()) == [6, 11]


def test_f5_or_passes_when_it_does_not_fit() -> None:
    g = table("five_rounds", ["2C 4C", "9S 2S"], "KH", "6S 7S")
    done(g, "P0 draw", "P0 draw", "P0 pass")
    assert g["round"]["phase"] == "ROUND_OVER"
    assert list(g["totals"].values()) == [19, 11]


def test_f6_a_tie_after_five_rounds_is_played_off() -> None:
    g = table("five_rounds", ["2C", "AS 3D", "2S QS"], "KC", "6S 7S 9S 9D", totals=[44, 40, 90])
    g["number"] = 5
    done(g, "P0 play 2C")
    assert g["playing"] == [0, 1]
    assert g["private"]
    naive.deal(g, sorted(naive.pack(g), key=lambda card: card[0] == "8"))
    assert list(g["round"]["hands"]) == [0, 1]


def test_z1_z2_z3_threats_add_up_and_an_ace_ends_them() -> None:
    hands = ["2H 3D 3S", "2C joker AD 8S KH", "joker 4C 4D", "2D AC 4S"]
    g = table("zimbabwean", hands, "9H", "9S " * 20)
    done(g, "P0 play 2H")
    assert may(g) == {"2C", "joker", "AD", "draw"}
    assert said(g, "P1 play 8S =C", "P1 pass") == ["must_answer", "must_answer"]
    done(g, "P1 play 2C", "P2 play joker")
    assert g["round"]["pending"] == 9
    assert may(g) == {"AC", "draw"}
    done(g, "P3 play AC")
    assert may(g) == {"draw"}
    g = table("zimbabwean", hands, "9H", "9S " * 20)
    done(g, "P0 play 2H", "P1 play 2C", "P2 play joker", "P3 draw")
    assert sizes(g)[3] == 12
    assert may(g) == {"3D", "3S", "draw"}


def test_z4_a_threat_may_replace_another() -> None:
    hands = ["2H 3D 3S", "2C joker", "joker 4C 4D", "2D AC 4S"]
    g = table("zimbabwean", hands, "9H", "9S " * 20, draw_stack="replace")
    done(g, "P0 play 2H", "P1 play 2C", "P2 play joker", "P3 draw")
    assert sizes(g)[3] == 8


def test_z5_a_seven_skips_one_seat_however_often_it_is_handed_on() -> None:
    g = table("zimbabwean", ["7D 2C", "7S 3C", "4C 5C", "KD 6C"], "9D", "9S 9S")
    done(g, "P0 play 7D", "P1 play 7S", "P2 pass")
    assert g["round"]["turn"] == 3


def test_z6_the_ace_of_spades_takes_any_card() -> None:
    g = table("zimbabwean", ["AS 2C", "3D 4H"], "9C", "9S")
    done(g, "P0 play AS")
    assert may(g) == {"3D", "4H", "draw"}
    g = table("zimbabwean", ["AH 2C", "3D 4H"], "9C", "9S")
    done(g, "P0 play AH")
    assert may(g) == {"4H", "draw"}


def test_z7_z8_a_king_gives_another_turn_and_only_the_drawn_card_may_follow_a_draw() -> None:
    g = table("zimbabwean", ["KC 2D 3C", "3D"], "9C", "KC 6H 6C")
    done(g, "P0 play KC", "P0 draw")
    assert may(g) == {"KC", "pass"}
    done(g, "P0 play KC", "P0 draw")
    assert may(g) == {"pass"}


def test_z9_with_an_empty_stock_anybody_may_pass_and_all_score() -> None:
    g = table("zimbabwean", ["9C", "3D", "4D", "5D"], "9H")
    assert may(g) == {"9C", "pass"}
    done(g, "P0 pass", "P1 pass", "P2 pass", "P3 pass")
    assert list(g["totals"].values()) == [9, 3, 4, 5]


def test_z10_z11_short_draws_and_last_cards() -> None:
    g = table("zimbabwean", ["joker 3C", "3D", "4D"], "9H", "9S 9S 9S")
    done(g, "P0 play joker", "P1 draw")
    assert sizes(g) == [1, 4, 1]
    assert g["round"]["turn"] == 2
    g = table("zimbabwean", ["joker", "3D", "4D"], "9H", "9S 9S 9S")
    done(g, "P0 play joker")
    assert list(g["totals"].values()) == [0, 3, 4]


def test_z13_the_lowest_play_on_when_somebody_has_reached_the_target() -> None:
    g = table("zimbabwean", ["3H", "KC KC KC KC", "3S", "4D"], "9H", "9S", totals=[120, 270, 117, 256])
    done(g, "P0 play 3H")
    assert list(g["totals"].values()) == [120, 310, 120, 260]
    assert g["playing"] == [0, 2]


def test_g16_a_refill_in_the_middle_of_a_draw() -> None:
    g = table("gambian", ["2C 3C", "3D", "4D"], "5D 9C", "7S", misplay="reject", refill="flip")
    done(g, "P0 play 2C")
    assert g["round"]["hands"][1] == ["3D", "7S", "5D"]
    assert g["round"]["stock"] == ["9C"]


def test_what_is_not_said_follows_from_what_is() -> None:
    assert settled("house", 6, {})["packs"] == "2"
    assert settled("classic", 4, {"match": "target"})["target"] == "200"
    assert settled("standard", 3, {"target": "50"})["match"] == "target"
    assert settled("zimbabwean", 4, {"rounds": "2"})["match"] == "rounds"
