"""Rounds into matches for the presets beside gambian: targets, rounds, blocked rounds, ties, leaving (RULES §9.2 18–27, §9.3)."""

from functools import partial

import pytest

from bot.engine.record import document, parse, replay, write
from tests.bot.engine.positions import at, dealt, deck, now, totals, unreadable, winners
from tests.bot.engine.tables import FOUR, THREE, TWO, reasons, sizes

classic = partial(at, "classic")
five = partial(at, "five_rounds")
zim = partial(at, "zimbabwean")
pack = partial(deck, packs=2, jokers=2)

COLLECTING = ("classic", "house", "standard")
HOLDERS = {2: "Binta=8C", 3: "Binta=QC,KC,10C,9D Chidi=AC,10D", 4: "Binta=8C Chidi=AC Dawda=AD"}
LOST = {2: 50, 3: 50, 4: 52}


@pytest.mark.parametrize("variant", COLLECTING)
@pytest.mark.parametrize(
    ("seats", "options", "target"),
    [
        (2, "match=target", 150),
        (3, "match=target", 150),
        (4, "match=target", 200),
        (2, "target=80", 80),
        (4, "target=80", 80),
        (3, "match=target target=80", 80),
    ],
)
def test_9_2_18_whoever_reaches_the_target_wins(variant: str, seats: int, options: str, target: int) -> None:
    hands = f"Awa=9C {HOLDERS[seats]}"
    before = target - LOST[seats]
    short = at(variant, hands, "Awa play 9C", options=options, totals=f"Awa={before - 1} Binta=7")
    assert (short["state"]["phase"], totals(short)[:2], winners(short)) == ("ROUND_OVER", [target - 1, 7], [])
    over = at(variant, hands, "Awa play 9C", options=options, totals=f"Awa={before} Binta=7")
    assert (over["state"]["phase"], totals(over)[:2], winners(over)) == ("MATCH_OVER", [target, 7], ["Awa"])


def test_9_2_18_partners_play_to_the_target_of_four() -> None:
    options, hands = "partnership=on match=target", "Awa=9C Binta=8C Chidi=- Dawda=AD"
    for points, phase in ((148, "ROUND_OVER"), (149, "MATCH_OVER")):
        table = classic(hands, "Awa play 9C", options=options, totals=f"Awa={points} Chidi={points}")
        assert (table["state"]["phase"], totals(table)) == (phase, [points + 51, 0, points + 51, 0])


@pytest.mark.parametrize("variant", COLLECTING)
@pytest.mark.parametrize("options", ["rounds=2", "match=rounds rounds=2"])
def test_9_2_18_a_number_of_rounds_goes_to_the_highest_total(variant: str, options: str) -> None:
    hands = "Awa=9C Binta=KC"
    for points, won in ((9, "Awa"), (11, "Binta")):
        table = at(variant, hands, "Awa play 9C", options=options, round=2, totals=f"Binta={points}")
        assert (totals(table), winners(table)) == ([10, points], [won])
    assert winners(at(variant, hands, "Awa play 9C", options=options, round=1)) == []


@pytest.mark.parametrize("variant", ["five_rounds", "zimbabwean"])
def test_9_2_18_a_low_target_and_a_number_of_rounds_go_to_the_lowest_total(variant: str) -> None:
    hands = "Awa=9C Binta=KC"
    for options in ("target=60", "match=target target=60", "rounds=1", "match=rounds rounds=1"):
        table = at(variant, hands, "Awa play 9C", options=options, totals="Awa=59 Binta=50")
        assert (totals(table), winners(table)) == ([59, 60], ["Awa"])
    short = at(variant, hands, "Awa play 9C", options="target=61", totals="Awa=59 Binta=50")
    assert (now(short), winners(short)) == (("ROUND_OVER", None), [])


@pytest.mark.parametrize("variant", ["five_rounds", "zimbabwean"])
def test_9_3_27_a_single_round_is_won_by_whoever_goes_out(variant: str) -> None:
    table = at(variant, "Awa=9C Binta=KC Chidi=4C", "Awa play 9C", options="match=single")
    assert (totals(table), winners(table)) == ([0, 10, 4], ["Awa"])


@pytest.mark.parametrize("variant", ["zimbabwean", "classic"])
def test_scoring_is_an_option_of_its_own(variant: str) -> None:
    collects = at(
        variant, "Awa=9C Binta=KC Chidi=4C", "Awa play 9C", options="scoring=winner_collects target=14"
    )
    assert (totals(collects), winners(collects)) == ([14, 0, 0], ["Awa"])
    own = at(
        variant,
        "Awa=9C Binta=KC Chidi=4C",
        "Awa play 9C",
        options="scoring=own_penalty target=10",
        totals="Awa=5",
    )
    assert (totals(own), winners(own)) == ([5, 10, 4], ["Chidi"])


BLOCKED = "Awa=QC,2D Binta=KC,KD,JC Chidi=JD,2S"
PASSES = ("Awa pass", "Binta pass", "Chidi pass")


@pytest.mark.parametrize("variant", COLLECTING)
def test_9_3_27_a_blocked_round_may_count_for_nobody(variant: str) -> None:
    table = at(variant, BLOCKED, *PASSES, options="blocked_score=none", stock="-")
    assert (now(table), totals(table), winners(table)) == (("MATCH_OVER", None), [0, 0, 0], [])
    going = at(
        variant, BLOCKED, *PASSES, options="blocked_score=none match=target", stock="-", totals="Awa=3"
    )
    assert (now(going), totals(going)) == (("ROUND_OVER", None), [3, 0, 0])


def test_a_blocked_round_of_zimbabwean_counts_or_does_not() -> None:
    counted = zim(BLOCKED, *PASSES, stock="-", totals="Awa=280")
    assert (totals(counted), winners(counted)) == ([315, 30, 35], ["Binta"])
    table = zim(BLOCKED, *PASSES, options="blocked_score=none", stock="-", totals="Awa=280")
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [280, 0, 0])


def test_9_3_27_the_lowest_hands_of_a_single_blocked_round_share_it() -> None:
    table = zim("Awa=QC,3D Binta=KC,KD Chidi=JD,3S", *PASSES, options="match=single", stock="-")
    assert (totals(table), winners(table)) == ([13, 20, 13], ["Awa", "Chidi"])


SPLIT = {"options": "match=target", "stock": "-"}


def test_ruling_c8_after_a_split_blocked_round_the_higher_total_wins() -> None:
    table = classic(BLOCKED, *PASSES, **SPLIT, totals="Awa=141 Binta=149 Chidi=142")
    assert (totals(table), winners(table)) == ([150, 149, 151], ["Chidi"])


def test_ruling_c8_equal_totals_play_another_round_among_the_tied() -> None:
    headers = {**SPLIT, "totals": "Awa=141 Binta=149 Chidi=141", "dealer": "Binta"}
    table = classic(BLOCKED, *PASSES, **headers)
    assert (now(table), totals(table)) == (("ROUND_OVER", None), [150, 149, 150])
    extra = classic(BLOCKED, *PASSES, f"deal Chidi: {deck()}", "Binta draw", **headers)
    assert (now(extra), sizes(extra), extra["state"]["round"]) == (("TURN", "Awa"), [7, 0, 7], 2)
    assert reasons(extra)[-1] == "not_in_round"


@pytest.mark.parametrize(("hands", "winner"), [("Awa=9C Chidi=2C", "Awa"), ("Awa=2C Chidi=9C", "Chidi")])
def test_9_3_27_the_extra_round_decides_for_its_winner(hands: str, winner: str) -> None:
    headers = {"sits_out": "Binta", "totals": "Awa=150 Binta=149 Chidi=150", "players": THREE, "turn": winner}
    table = classic(hands, f"{winner} play 9C", options="match=target", **headers)
    assert (now(table), winners(table)) == (("MATCH_OVER", None), [winner])


def test_9_3_27_an_extra_round_that_decides_nothing_is_followed_by_another() -> None:
    headers = {**SPLIT, "sits_out": "Binta", "totals": "Awa=150 Binta=149 Chidi=150", "players": THREE}
    said = ("Awa pass", "Chidi pass", f"deal Awa: {deck()}")
    table = classic("Awa=QC,2D Chidi=JD,2S", *said, **headers)
    assert (now(table), totals(table), sizes(table)) == (("TURN", "Chidi"), [150, 149, 150], [7, 0, 7])


@pytest.mark.parametrize("variant", COLLECTING)
def test_tie_shared_lets_all_with_the_best_total_win(variant: str) -> None:
    options = "match=target tie=shared"
    table = at(variant, BLOCKED, *PASSES, options=options, stock="-", totals="Awa=141 Binta=149 Chidi=141")
    assert (now(table), winners(table)) == (("MATCH_OVER", None), ["Awa", "Chidi"])


def test_in_zimbabwean_too_a_tie_may_be_shared() -> None:
    headers = {"options": "tie=shared", "totals": "Awa=20 Binta=10 Chidi=290"}
    table = zim("Awa=9C Binta=KC Chidi=QC", "Awa play 9C", **headers)
    assert (totals(table), winners(table)) == ([20, 20, 300], ["Awa", "Binta"])


def test_9_3_27_when_sides_tie_all_four_play_another_round() -> None:
    hands = "Awa=QC,10C Binta=KC,JC Chidi=QD,10D Dawda=KD,JD"
    said = [f"{name} pass" for name in FOUR.split()]
    options = "partnership=on rounds=1"
    table = classic(hands, *said, f"deal Binta: {deck()}", options=options, stock="-")
    assert (now(table), sizes(table), table["state"]["round"]) == (("TURN", "Chidi"), [5, 5, 5, 5], 2)
    shared = classic(hands, *said, options=f"{options} tie=shared", stock="-")
    assert winners(shared) == FOUR.split()


def test_9_3_48_when_one_of_two_who_tied_leaves_the_other_wins() -> None:
    headers = {"sits_out": "Awa Dawda", "totals": "Awa=310 Binta=120 Chidi=120 Dawda=260", "players": FOUR}
    table = zim("Binta=KC,QC Chidi=9C", "Awa leave", "Binta leave", turn="Chidi", **headers)
    assert (winners(table), totals(table), table["match"]["out"]) == (
        ["Chidi"],
        [310, 120, 120, 260],
        ["Awa", "Binta"],
    )


def test_9_2_21_seven_cards_for_two_counts_those_who_are_dealt_to() -> None:
    said = ("Awa play 9C", "Chidi leave", f"deal Binta: {deck()}")
    table = classic("Awa=9C Binta=KC Chidi=QC", *said, options="match=target")
    assert (sizes(table), now(table)) == ([7, 7, 0], ("TURN", "Awa"))
    fixed = classic("Awa=9C Binta=KC Chidi=QC", *said, options="match=target hand_size=5")
    assert sizes(fixed) == [5, 5, 0]


def test_9_2_21_packs_count_the_names_of_the_header() -> None:
    six = "Awa=9C Binta=KC Chidi=QC Dawda=2C Ebou=3C Fatou=4C"
    said = ("Awa play 9C", "Fatou leave", f"deal Binta: {deck(packs=2)}")
    table = at("house", six, *said, options="match=target")
    assert (sizes(table), len(table["state"]["stock"])) == ([5, 5, 5, 5, 5, 0], 104 - 26)


def test_c10_the_deal_goes_to_the_next_participant() -> None:
    headers = {"options": "match=target", "seed": "5f2c", "dealer": "Awa"}
    table = classic("Awa=9C Binta=KC Chidi=QC", "Awa play 9C", **headers)
    assert now(table) == ("TURN", "Chidi")
    left = classic("Awa=9C Binta=KC,2C Chidi=QC", "Binta leave", "Awa play 9C", **headers)
    assert (now(left), sizes(left)) == (("TURN", "Awa"), [7, 0, 7])


@pytest.mark.parametrize("variant", [*COLLECTING, "five_rounds", "zimbabwean"])
def test_nothing_of_a_round_is_left_in_the_next(variant: str) -> None:
    cards = pack() if variant == "zimbabwean" else deck()
    said = ("Awa play 8C =S", "Binta play 9S", "Chidi call", f"deal Awa: {cards}")
    options = "match=rounds rounds=3 last_call=manual"
    table = at(variant, "Awa=8C,2C Binta=9S Chidi=4C", *said, options=options)
    state = table["state"]
    assert (reasons(table), now(table)) == ([None, None, "round_over"], ("TURN", "Binta"))
    assert (state["top"], state["suit"], state["open"], state["pile"]) == ("4D", "D", False, ["4D"])
    assert (state["uncalled"], state["round"], state["direction"], sizes(table)) == ([], 2, 1, [5, 5, 5])


@pytest.mark.parametrize("variant", [*COLLECTING, "five_rounds", "zimbabwean"])
def test_9_3_46_the_last_one_left_wins_whatever_the_totals(variant: str) -> None:
    headers = {"options": "match=rounds rounds=3", "totals": "Awa=30 Binta=20 Chidi=10"}
    table = at(variant, "Awa=9C,2C Binta=KC Chidi=QC", "Chidi leave", "Awa leave", "Binta leave", **headers)
    assert reasons(table) == [None, None, "match_over"]
    assert (winners(table), totals(table), table["match"]["out"]) == (
        ["Binta"],
        [30, 20, 10],
        ["Chidi", "Awa"],
    )
    assert (sizes(table), now(table)) == ([0, 1, 0], ("MATCH_OVER", None))


def test_9_3_45_a_leaver_with_the_best_total_does_not_win() -> None:
    table = zim("Awa=9C Binta=KC Chidi=QC", "Chidi leave", "Awa play 9C", totals="Awa=100 Binta=290")
    assert (totals(table), winners(table)) == ([100, 300, 0], ["Awa"])


@pytest.mark.parametrize("variant", ["zimbabwean", "classic"])
def test_a_winner_collects_nothing_of_who_has_left(variant: str) -> None:
    table = at(
        variant,
        "Awa=9C Binta=KC,8D Chidi=QC",
        "Binta leave",
        "Awa play 9C",
        options="scoring=winner_collects",
    )
    assert totals(table) == [10, 0, 0]


def test_9_3_44_who_leaves_an_open_pile_leaves_it_open_and_a_leaver_off_turn_changes_nothing() -> None:
    table = zim("Awa=3C,4C Binta=5D,6D Chidi=10S", "Awa leave", pile="9H joker")
    assert (now(table), table["state"]["open"]) == (("TURN", "Binta"), True)
    other = zim("Awa=3C,4C Binta=5D,6D Chidi=10S", "Awa draw", "Chidi leave", pile="9H", stock="KH 2C")
    assert (now(other), other["state"]["legal"]) == (("TURN", "Awa"), ["Awa pass", "Awa play KH"])
    assert other["state"]["stock"] == ["2C", "10S"]


def test_9_3_44_a_jack_counts_on_without_who_left() -> None:
    said = ("Dawda leave", "Awa play JH")
    table = zim("Awa=JH,3C Binta=4C Chidi=5C Dawda=6C", *said)
    assert now(table) == ("TURN", "Chidi")


@pytest.mark.parametrize(
    ("variant", "options", "points"),
    [
        ("classic", "partnership=on", [0, 4, 0, 4]),
        ("classic", "match=target", [0, 14, 0, 0]),
        ("five_rounds", "match=rounds", [9, 5, 10, 10]),
        ("zimbabwean", "match=target", [32, 5, 10, 10]),
    ],
)
def test_9_3_29_a_round_cut_short_counts_like_a_blocked_one(
    variant: str, options: str, points: list[int]
) -> None:
    hands = "Awa=3C,4C Binta=5C Chidi=KC Dawda=QC"
    table = at(variant, hands, "Awa draw", options=f"{options} max_actions=1", stock="2S 4S")
    assert totals(table) == points


@pytest.mark.parametrize("variant", [*COLLECTING, "five_rounds", "zimbabwean"])
@pytest.mark.parametrize(
    ("headers", "slug"),
    [
        ({"phase": "ANSWER_ACE"}, "bad_position"),
        ({"phase": "ANSWER_DRAW", "pending": "2"}, "bad_position"),
        ({"phase": "ANSWER_SKIP"}, "bad_position"),
        ({"phase": "ARREST"}, "bad_position"),
        ({"pending": "2"}, "bad_position"),
        ({"owed": "Binta=2"}, "bad_position"),
        ({"suit": "C"}, "bad_position"),
        ({"pile": "9H 8D", "suit": "C"}, ""),
        ({"round": "0"}, "bad_position"),
        ({"drawn": "3"}, "bad_position"),
        ({"direction": "-1"}, ""),
        ({"open": "yes"}, ""),
        ({"phase": "TURN"}, ""),
        ({"players": FOUR}, "bad_position"),
        ({"sits_out": "Awa", "players": TWO}, "bad_position"),
        ({"stock": "3C"}, "card_twice"),
        ({"stock": "joker joker joker joker joker"}, "card_twice"),
    ],
)
def test_9_1_11_what_cannot_be_is_no_position(variant: str, headers: dict[str, str], slug: str) -> None:
    hands = (
        "Awa=3C,3C Binta=3C,5D" if "stock" in headers and variant == "zimbabwean" else "Awa=3C,4C Binta=5D"
    )
    wanted = "card_twice" if headers.get("stock") == "3C" else slug
    assert unreadable(variant, hands, **headers) == wanted


@pytest.mark.parametrize(
    ("pile", "headers", "slug"),
    [
        ("9H 2H", {"phase": "ANSWER_DRAW", "pending": "2"}, ""),
        ("9H joker", {"phase": "ANSWER_DRAW", "pending": "5"}, ""),
        ("9H 7H", {"phase": "ANSWER_SKIP"}, ""),
        ("9H 2H", {"phase": "ANSWER_DRAW"}, "bad_position"),
        ("9H 2H", {"phase": "ANSWER_DRAW", "pending": "0"}, "bad_position"),
        ("9H 2H", {"pending": "2"}, "bad_position"),
        ("9H 2H", {"phase": "ANSWER_SKIP"}, "bad_position"),
        ("9H 7H", {"phase": "ANSWER_DRAW", "pending": "2"}, "bad_position"),
        ("9H AH", {"phase": "ANSWER_DRAW", "pending": "2"}, "bad_position"),
        ("9H AH", {"phase": "ANSWER_ACE"}, "bad_position"),
        ("9H joker", {"open": "yes"}, ""),
        ("9H AS", {"open": "yes"}, ""),
        ("9H AS", {"suit": "H"}, "bad_position"),
    ],
)
def test_9_1_11_a_threat_needs_the_card_that_makes_it(pile: str, headers: dict[str, str], slug: str) -> None:
    assert unreadable("zimbabwean", "Awa=3C,4C Binta=5D", pile=pile, **headers) == slug


def test_9_1_17_the_header_may_say_round_and_open() -> None:
    table = dealt("house", deck(after=15, then="8S"), players=THREE)
    assert table["state"]["open"] is True
    at_eight = at("house", "Awa=3C,4D Binta=5D", pile="9H 8S", open="yes", round=4)
    assert (at_eight["state"]["legal"], at_eight["state"]["round"]) == (["Awa play 3C", "Awa play 4D"], 4)


def test_9_3_29_only_plays_draws_and_passes_are_counted_and_going_out_comes_first() -> None:
    options = "max_actions=2 last_call=manual match=target"
    hands, said = "Awa=9C,3C Binta=5D Chidi=5C", ("Awa call", "Awa call", "Binta catch Awa", "Awa play 9C")
    going = classic(hands, *said, options=options)
    assert (reasons(going), now(going)) == ([None, None, "nobody_to_catch", None], ("TURN", "Binta"))
    over = classic(hands, *said, "Binta draw", options=options)
    assert (now(over), totals(over)) == (("ROUND_OVER", None), [14, 0, 0])
    out = classic("Awa=9C Binta=5D Chidi=5C", "Awa play 9C", options="max_actions=1")
    assert (totals(out), winners(out)) == ([10, 0, 0], ["Awa"])


def test_where_everybody_keeps_his_own_points_a_blocked_round_counts_them() -> None:
    options = "scoring=own_penalty match=target"
    table = classic(BLOCKED, *PASSES, options=options, stock="-", totals="Awa=140")
    assert (totals(table), winners(table)) == ([152, 30, 12], ["Chidi"])


HEADERS = """\
record: 1
variant: zimbabwean
options: last_call=manual
players: Awa Binta Chidi Dawda Ebou
hands: Awa=8H,9C Binta=AS Chidi=9D
pile: 5D 2C joker
stock: 7H 3S
turn: Awa
direction: -1
phase: ANSWER_DRAW
pending: 9
uncalled: Binta
totals: Awa=120 Binta=120 Chidi=120 Dawda=300
round: 3
sits_out: Dawda
out: Ebou
---
Awa draw
Chidi play 9D
"""


def test_the_headers_of_a_position_are_read_and_written_alike() -> None:
    record = parse(HEADERS)
    assert write(record) == HEADERS
    table = document(replay(record))
    assert (reasons(table), table["match"]["out"], winners(table)) == ([None, None], ["Ebou"], ["Chidi"])
    assert (sizes(table), totals(table)) == ([4, 1, 0, 0, 0], [120 + 40 + 9 + 14 + 3, 220, 120, 300, 0])
