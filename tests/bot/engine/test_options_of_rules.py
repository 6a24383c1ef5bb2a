"""Every option of RULES §7 that the five presets beside gambian offer, value by value: setup, draws, passes, stock."""

from typing import Any

import pytest

from tests.bot.engine.positions import at, dealt, deck, may, now, totals, unreadable
from tests.bot.engine.tables import FIVE, FOUR, THREE, TWO, may_play, reasons, sizes

FIVE_VARIANTS = ("classic", "house", "standard", "five_rounds", "zimbabwean")
ONE_PACK = FIVE_VARIANTS[:4]


def pack_of(variant: str, *, after: int = 0, then: str = "") -> str:
    """Write the pack a variant is played with, cards as asked at one place of it."""
    jokers = {"packs": 2, "jokers": 2} if variant == "zimbabwean" else {"packs": 1, "jokers": 0}
    return deck(after=after, then=then, packs=jokers["packs"], jokers=jokers["jokers"])


def begun(variant: str, starters: str, *actions: str, options: str) -> Any:
    """Deal five cards to each of three and turn these starters."""
    cards = pack_of(variant, after=15, then=starters)
    return dealt(variant, cards, *actions, players=THREE, options=options)


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
@pytest.mark.parametrize(
    ("value", "top", "suit", "fitting"),
    [
        ("bury", "KH", "H", {"8C"}),
        ("printed", "8S", "S", {"8C"}),
        ("any", "8S", None, {"2C", "5C", "8C", "JC", "AC"}),
    ],
)
def test_starter_eight_is_buried_stays_or_opens_the_pile(
    variant: str, value: str, top: str, suit: str | None, fitting: set[str]
) -> None:
    table = begun(variant, "8S KH", options=f"starter_eight={value}")
    free = {"AC"} if variant == "zimbabwean" else set()
    assert (table["state"]["top"], table["state"]["suit"], table["state"]["open"]) == (
        top,
        suit,
        suit is None,
    )
    assert (now(table), may_play(table)) == (("TURN", "Awa"), fitting | free)


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_9_1_13_the_dealer_names_a_suit_for_a_starter_eight(variant: str) -> None:
    options = "starter_eight=dealer_names"
    asked = begun(variant, "8S KH", options=options)
    assert (now(asked), asked["state"]["suit"]) == (("NAME_SUIT", "Chidi"), "S")
    assert asked["state"]["legal"] == [f"Chidi name {suit}" for suit in "CDHS"]
    others = ("Awa play 2C", "Awa draw", "Awa pass", "Binta name C")
    dealers = ("Chidi play 4C", "Chidi draw", "Chidi pass")
    table = begun(variant, "8S KH", *others, *dealers, "Chidi name D", "Awa name S", options=options)
    assert reasons(table) == [*["not_your_turn"] * 4, *["must_answer"] * 3, None, "suit_not_allowed"]
    assert (now(table), table["state"]["suit"], table["state"]["top"]) == (("TURN", "Awa"), "D", "8S")


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_9_1_13_the_printed_suit_stays_when_the_dealer_leaves_before_naming(variant: str) -> None:
    table = begun(variant, "8S KH", "Chidi leave", options="starter_eight=dealer_names")
    assert (now(table), table["state"]["suit"], table["state"]["open"]) == (("TURN", "Awa"), "S", False)
    other = begun(variant, "8S KH", "Awa leave", "Chidi name C", options="starter_eight=dealer_names")
    assert now(other) == ("TURN", "Binta")


def test_9_3_28_when_all_that_is_left_would_be_buried_one_is_kept() -> None:
    table = dealt("classic", deck(after=48, then="8C 8D 8H 8S"), players=TWO, options="hand_size=24")
    state = table["state"]
    assert sorted([state["top"], *state["stock"]]) == ["8C", "8D", "8H", "8S"]
    assert (now(table), state["suit"]) == (("TURN", "Awa"), state["top"][-1])


@pytest.mark.parametrize(
    ("starter", "phase", "turn", "pending", "direction"),
    [
        ("2S", "ANSWER_DRAW", "Awa", 2, 1),
        ("joker", "ANSWER_DRAW", "Awa", 5, 1),
        ("7S", "ANSWER_SKIP", "Awa", 0, 1),
        ("JS", "TURN", "Chidi", 0, -1),
        ("KS", "TURN", "Dawda", 0, 1),
        ("AS", "TURN", "Awa", 0, 1),
        ("AH", "TURN", "Awa", 0, 1),
        ("QS", "TURN", "Awa", 0, 1),
        ("8S", "TURN", "Awa", 0, 1),
    ],
)
def test_9_2_24_a_starter_applies_as_if_the_dealer_had_played_it(
    starter: str, phase: str, turn: str, pending: int, direction: int
) -> None:
    cards = pack_of("zimbabwean", after=20, then=starter)
    table = dealt("zimbabwean", cards, players=FOUR, options="starter_power=apply")
    state = table["state"]
    assert (now(table), state["pending"], state["direction"]) == ((phase, turn), pending, direction)
    assert state["open"] is (starter in {"AS", "joker"})
    assert sizes(table) == [5] * 4


def test_a_starter_of_power_may_be_turned_again() -> None:
    cards = pack_of("zimbabwean", after=20, then="2S joker KS 8S QH")
    table = dealt("zimbabwean", cards, players=FOUR, options="starter_power=redraw starter_eight=bury")
    state = table["state"]
    assert (state["top"], len(state["stock"])) == ("QH", 87)
    assert state["stock"][39:43] == ["2S", "joker", "KS", "8S"]
    assert now(table) == ("TURN", "Awa")
    stays = dealt("zimbabwean", cards, players=FOUR, options="starter_power=redraw")
    assert (stays["state"]["top"], stays["state"]["suit"]) == ("8S", "S")


@pytest.mark.parametrize("variant", ["classic", "standard", "zimbabwean"])
def test_draw_when_stuck_forbids_who_can_play_to_draw(variant: str) -> None:
    table = at(variant, "Awa=3H,4C Binta=5D", "Awa draw", "Awa pass", options="draw_when=stuck")
    assert reasons(table) == ["can_play", "cannot_pass"]
    assert may(table) == {"play 3H"}


@pytest.mark.parametrize("variant", ["house", "five_rounds"])
def test_draw_when_any_lets_who_can_play_draw_up_to_the_limit(variant: str) -> None:
    said = (*["Awa draw"] * 4, "Awa pass")
    table = at(variant, "Awa=3H,4C Binta=5D", *said, options="draw_when=any", stock="5S 6S 7S 10S")
    assert reasons(table) == [None, None, None, "draw_limit", "cannot_pass"]
    assert may(table) == {"play 3H"}


@pytest.mark.parametrize("variant", ONE_PACK)
@pytest.mark.parametrize("limit", [1, 3])
def test_draw_limit_says_how_many_cards_the_stuck_draw_before_they_pass(variant: str, limit: int) -> None:
    said = (*["Awa draw"] * limit, "Awa draw")
    table = at(variant, "Awa=3C,4C Binta=5D", *said, options=f"draw_limit={limit}", stock="5S 6S 7S 10S")
    assert reasons(table) == [*[None] * limit, "draw_limit"]
    assert may(table) == {"pass"}


@pytest.mark.parametrize("variant", ["house", "five_rounds"])
def test_9_2_20_without_a_limit_the_stuck_draw_until_they_can_play(variant: str) -> None:
    said = (*["Awa draw"] * 4, "Awa draw", "Awa pass")
    table = at(variant, "Awa=3C,4C Binta=5D", *said, options="draw_limit=none", stock="5S 6S 7S KH 10S")
    assert reasons(table) == [None, None, None, None, "can_play", "cannot_pass"]


@pytest.mark.parametrize("limit", ["3", "none"])
def test_9_2_20_where_only_the_drawn_card_may_be_played_it_is_the_newest(limit: str) -> None:
    options = f"draw_limit={limit}"
    hands, stock = "Awa=3C,4C Binta=5D", "KH 9S 5S"
    assert may(at("zimbabwean", hands, "Awa draw", options=options, stock=stock)) == {
        "play KH",
        "pass",
        "draw",
    }
    second = at("zimbabwean", hands, "Awa draw", "Awa draw", options=options, stock=stock)
    assert may(second) == {"play 9S", "pass", "draw"}
    third = at("zimbabwean", hands, *["Awa draw"] * 3, options=options, stock=stock)
    assert may(third) == {"pass"}


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_after_draw_end_ends_the_turn_with_the_first_card(variant: str) -> None:
    options = "after_draw=end"
    table = at(variant, "Awa=3C,4C Binta=5D,2C", "Awa draw", "Awa play KH", options=options, stock="KH 5S 6S")
    assert (reasons(table), now(table), sizes(table)) == ([None, "not_your_turn"], ("TURN", "Binta"), [3, 2])
    empty = at(variant, "Awa=3C,4C Binta=5D,2C", "Awa draw", options=options, stock="KH")
    assert now(empty) == (("ROUND_OVER", None) if variant == "five_rounds" else ("TURN", "Binta"))


@pytest.mark.parametrize("variant", ["classic", "house", "standard", "five_rounds"])
def test_9_2_19_where_only_the_drawn_card_may_be_played_it_may_be_kept(variant: str) -> None:
    options = "after_draw=drawn_only"
    hands, stock = "Awa=3C,4C Binta=5D,2C", "5S KH 6S 7S"
    able = {"draw"} if variant in {"classic", "standard"} else set()
    assert may(at(variant, hands, "Awa draw", options=options, stock=stock)) == {"draw", "pass"}
    table = at(variant, hands, "Awa draw", "Awa draw", "Awa pass", options=options, stock=stock)
    assert (reasons(table), now(table)) == ([None] * 3, ("TURN", "Binta"))
    drawn = at(variant, hands, "Awa draw", "Awa draw", options=options, stock=stock)
    assert may(drawn) == {"play KH", "pass", *able}


def test_after_draw_drawn_only_binds_who_could_play_before() -> None:
    options, hands = "after_draw=drawn_only", "Awa=3H,4C Binta=5D,2C"
    table = at("classic", hands, "Awa pass", "Awa draw", "Awa play 3H", options=options, stock="5S 6S")
    assert reasons(table) == ["cannot_pass", None, "does_not_fit"]
    assert may(table) == {"draw", "pass"}


def test_after_draw_any_lets_any_card_of_the_hand_be_played() -> None:
    hands, options = "Awa=3H,4C Binta=5D", "after_draw=any"
    table = at("zimbabwean", hands, "Awa pass", "Awa draw", "Awa draw", options=options, stock="KH 6S")
    assert reasons(table) == ["must_draw", None, "draw_limit"]
    assert may(table) == {"play 3H", "play KH", "pass"}


@pytest.mark.parametrize(
    ("variant", "value", "stock", "hand", "reason"),
    [
        ("classic", "free", "-", "3H,4C", None),
        ("classic", "free", "5S", "3H,4C", "must_draw"),
        ("classic", "free", "5S", "3C,4C", "must_draw"),
        ("classic", "stuck", "-", "3H,4C", "cannot_pass"),
        ("standard", "free", "-", "3H,4C", None),
        ("house", "free", "-", "3H,4C", None),
        ("house", "free", "5S", "3H,4C", "cannot_pass"),
        ("house", "stuck", "-", "3H,4C", "cannot_pass"),
        ("zimbabwean", "free", "-", "3H,4C", None),
        ("zimbabwean", "stuck", "-", "3H,4C", "cannot_pass"),
        ("zimbabwean", "stuck", "-", "3C,4C", None),
        ("zimbabwean", "stuck", "5S", "3C,4C", "must_draw"),
    ],
)
def test_pass_when_empty_says_who_may_pass(
    variant: str, value: str, stock: str, hand: str, reason: str | None
) -> None:
    options = f"pass_when_empty={value}"
    table = at(variant, f"Awa={hand} Binta=5D", "Awa pass", options=options, stock=stock)
    assert reasons(table) == [reason]


def test_9_2_19_in_zimbabwean_who_has_drawn_may_always_pass() -> None:
    for options in ("pass_when_empty=stuck", "pass_when_empty=stuck after_draw=any", "after_draw=any"):
        table = at("zimbabwean", "Awa=3H,4C Binta=5D", "Awa draw", options=options, stock="KH")
        assert "pass" in may(table)


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_refill_none_leaves_the_stock_empty(variant: str) -> None:
    options = "refill=none stock_end=on_failed_draw" if variant == "five_rounds" else "refill=none"
    table = at(variant, "Awa=3C,4C Binta=5D", "Awa draw", options=options, pile="2D 6D 9H", stock="5S")
    assert (table["state"]["stock"], table["state"]["pile"]) == ([], ["2D", "6D", "9H"])


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
@pytest.mark.parametrize(("value", "line"), [("flip", ()), ("shuffle", ("shuffle 6D 2D",))])
def test_refill_makes_a_new_stock_of_the_pile_below_its_top(
    variant: str, value: str, line: tuple[str, ...]
) -> None:
    options = f"refill={value}"
    table = at(variant, "Awa=3C,4C Binta=5D", "Awa draw", *line, options=options, pile="2D 6D 9H", stock="5S")
    expected = ["6D", "2D"] if line else ["2D", "6D"]
    assert (table["state"]["stock"], table["state"]["pile"]) == (expected, ["9H"])
    assert now(table) == ("TURN", "Awa")


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_9_1_15_a_refill_comes_under_the_last_card_too(variant: str) -> None:
    table = at(variant, "Awa=9C Binta=5D", "Awa play 9C", options="refill=shuffle", pile="9H", stock="-")
    assert (table["state"]["stock"], table["state"]["pile"]) == (["9H"], ["9C"])
    assert totals(table) == ([0, 5] if variant in {"five_rounds", "zimbabwean"} else [5, 0])


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_9_1_11_at_a_refilling_table_an_empty_stock_lies_beside_a_pile_of_one(variant: str) -> None:
    hands = "Awa=3C,4C Binta=5D"
    assert unreadable(variant, hands, options="refill=flip", pile="2D 9H", stock="-") == "bad_position"
    assert unreadable(variant, hands, options="refill=flip", pile="9H", stock="-") == ""


def test_a_named_suit_survives_the_refill_below_it() -> None:
    table = at(
        "classic", "Awa=8C,4C Binta=5H,6D", "Awa play 8C =H", options="refill=flip", pile="9H", stock="-"
    )
    assert (table["state"]["suit"], table["state"]["stock"], may(table)) == ("H", ["9H"], {"draw", "play 5H"})


def test_t_g16_a_threat_goes_on_with_the_refilled_stock() -> None:
    hands = "Awa=joker,4C Binta=6D Chidi=5D,7D"
    table = at("zimbabwean", hands, "Awa play joker", "Binta draw", options="refill=flip", pile="2S 4S 9H")
    assert table["state"]["hands"]["Binta"] == ["6D", "2S", "4S", "JS", "QS", "KS"]
    assert table["state"]["stock"] == ["9H"]
    assert now(table) == ("TURN", "Chidi")


@pytest.mark.parametrize("variant", ["classic", "standard", "five_rounds"])
def test_multi_play_lets_several_of_a_rank_go_together_but_eights_only_with_multi_eights(
    variant: str,
) -> None:
    hands = "Awa=9C,9D,8C,8D,4C Binta=5D"
    said = ("Awa play 8C 8D =S", "Awa play 9D 9C")
    table = at(variant, hands, *said, options="multi_play=on")
    assert (reasons(table), table["state"]["suit"]) == (["one_card_only", None], "C")
    assert reasons(at(variant, hands, said[0], options="multi_play=on multi_eights=on")) == [None]
    assert reasons(at(variant, hands, *said, options="multi_eights=on")) == ["one_card_only", "one_card_only"]


def test_house_without_several_cards_or_several_eights() -> None:
    hands = "Awa=9C,9D,8C,8D,4C Binta=5D"
    said = ("Awa play 8C 8D =S", "Awa play 9D 9C")
    assert reasons(at("house", hands, *said, options="multi_eights=off")) == ["one_card_only", None]
    assert reasons(at("house", hands, *said, options="multi_play=off")) == ["one_card_only", "one_card_only"]
    assert len(may(at("house", hands, options="multi_eights=off"))) == 8 + 4
    assert len(may(at("house", hands, options="multi_play=off"))) == 8 + 2


@pytest.mark.parametrize(
    ("variant", "players", "most"),
    [
        ("classic", TWO, 24),
        ("classic", FOUR, 11),
        ("house", FIVE, 9),
        ("house", f"{FIVE} Fatou", 16),
        ("standard", THREE, 16),
        ("five_rounds", f"{FIVE} Fatou", 7),
        ("zimbabwean", FOUR, 25),
        ("zimbabwean", f"{FIVE} Fatou Gibril Haddy", 12),
    ],
)
def test_9_2_22_a_hand_has_at_least_one_card_and_the_stock_one_for_each(
    variant: str, players: str, most: int
) -> None:
    names = players.split()
    hands = " ".join(f"{name}={rank}C" for name, rank in zip(names, "2345679A", strict=False))
    slugs = [unreadable(variant, hands, options=f"hand_size={size}") for size in (0, 1, most, most + 1)]
    assert slugs == ["bad_option", "", "", "bad_option"]


def test_9_3_41_a_deal_of_one_card_owes_no_call() -> None:
    options = "hand_size=1 last_call=manual"
    table = dealt("classic", deck(), "Binta catch Awa", players=TWO, options=options)
    assert (sizes(table), table["state"]["uncalled"], reasons(table)) == ([1, 1], [], ["nobody_to_catch"])


def test_deal_packet_two_deals_by_twos_and_the_last_card_alone() -> None:
    table = dealt("classic", deck(), players=TWO, options="deal_packet=2")
    assert table["state"]["hands"]["Awa"] == ["2C", "3C", "6C", "7C", "10C", "JC", "AC"]


@pytest.mark.parametrize(
    ("variant", "options", "packs", "jokers"),
    [
        ("zimbabwean", "packs=1", 1, 2),
        ("zimbabwean", "jokers_per_pack=0", 2, 0),
        ("zimbabwean", "packs=1 jokers_per_pack=4", 1, 4),
        ("classic", "packs=2", 2, 0),
        ("house", "packs=2", 2, 0),
    ],
)
def test_packs_and_jokers_make_the_pack(variant: str, options: str, packs: int, jokers: int) -> None:
    cards = deck(packs=packs, jokers=jokers)
    table = dealt(variant, cards, players=THREE, options=options)
    assert len(table["state"]["stock"]) == len(cards.split()) - 16


@pytest.mark.parametrize(
    ("variants", "option"),
    [
        (ONE_PACK, "starter_power=inert"),
        (("five_rounds",), "pass_when_empty=stuck"),
        (("classic", "house", "standard", "zimbabwean"), "stock_end=after_turn"),
        (("zimbabwean",), "multi_play=on"),
        (("zimbabwean",), "multi_eights=on"),
        (ONE_PACK, "draw_stack=sum"),
        (ONE_PACK, "two_on_joker=on"),
        (ONE_PACK, "eight_blocks=on"),
        (ONE_PACK, "ace_counters_skip=on"),
        (ONE_PACK, "reverse_two=skip"),
        (ONE_PACK, "final_effect=apply"),
        (ONE_PACK, "finish_on_power=forbid"),
        (FIVE_VARIANTS, "misplay=catch"),
        (FIVE_VARIANTS, "challenge_window=10"),
        (ONE_PACK, "jokers_per_pack=2"),
        (("five_rounds",), "blocked_score=count"),
        (FIVE_VARIANTS, "skip_stack=on"),
        (FIVE_VARIANTS, "king_optional=on"),
        (FIVE_VARIANTS, "must_draw_all=on"),
        (FIVE_VARIANTS, "dealer_chooses=on"),
        (FIVE_VARIANTS, "auto_forced=on"),
        (FIVE_VARIANTS, "starter_eight=maybe"),
        (FIVE_VARIANTS, "draw_limit=0"),
        (FIVE_VARIANTS, "false_catch=6"),
        (FIVE_VARIANTS, "target=0"),
        (FIVE_VARIANTS, "rounds=0"),
    ],
)
def test_9_2_23_options_that_are_not_offered_are_unreadable(variants: tuple[str, ...], option: str) -> None:
    for variant in variants:
        assert unreadable(variant, "Awa=3C Binta=5D", options=option) == "bad_option", variant


@pytest.mark.parametrize("variant", FIVE_VARIANTS)
def test_options_without_a_choice_may_be_written_all_the_same(variant: str) -> None:
    for option in ("misplay=reject", "max_actions=50", "deal_packet=2", "tie=shared", "false_catch=5"):
        assert unreadable(variant, "Awa=3C Binta=5D", options=option) == "", option
