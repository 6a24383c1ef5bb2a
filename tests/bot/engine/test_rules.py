"""Rulesets: what is accepted, what is refused and what is said about it."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.cards import Rank
from bot.engine.rules import (
    BadOption,
    BadRules,
    BadSeats,
    BadVariant,
    Clash,
    ruleset,
    variant,
    variants,
)
from bot.engine.variants import VARIANTS, checked
from bot.engine.vocabulary import OPTIONS, BlockedScore, Blocks, DrawLimit, Misplay, Variant

GAMBIAN = VARIANTS["gambian"]


@pytest.mark.parametrize("preset", variants(), ids=lambda preset: preset.name)
def test_every_preset_can_be_played_by_every_number_of_players_it_names(preset: Variant) -> None:
    for seats in preset.seats:
        rules = ruleset(preset, seats)
        assert rules.options() == {name: preset.default(name, seats) for name in preset.defaults}
        assert rules.options_text() == ""


@pytest.mark.parametrize("preset", variants(), ids=lambda preset: preset.name)
def test_every_value_that_is_offered_is_taken(preset: Variant) -> None:
    for name in preset.defaults:
        for value in preset.values(name):
            with suppress(Clash):
                assert ruleset(preset, 4, {name: value}).options()[name] == value


@pytest.mark.parametrize(
    ("variant_name", "options", "words"),
    [
        ("classic", {"target": "100", "match": "single"}, "target=100 needs match=target, not single"),
        ("classic", {"target": "100", "rounds": "3"}, "target=100 needs match=target, not single"),
        ("gambian", {"scoring": "knockout", "match": "rounds"}, "scoring=knockout needs match=knockout"),
        ("gambian", {"match": "knockout", "scoring": "own_penalty"}, "match=knockout needs scoring=knockout"),
        (
            "zimbabwean",
            {"blocked_score": "difference"},
            "blocked_score=difference needs scoring=winner_collects",
        ),
        ("classic", {"blocked_score": "count"}, "needs scoring=own_penalty or knockout, not winner_collects"),
        ("gambian", {"tie": "shared"}, "tie=shared needs scoring"),
        ("five_rounds", {"partnership": "on"}, "partnership=on needs scoring=winner_collects"),
    ],
)
def test_values_that_do_not_go_together_are_refused_with_the_reason(
    variant_name: str, options: dict[str, str], words: str
) -> None:
    with pytest.raises(Clash, match=words):
        ruleset(variant_name, 4, options)


def test_partners_are_four() -> None:
    assert ruleset("classic", 4, {"partnership": "on"}).partners
    assert ruleset("classic", 4, {"partnership": "on"}).most_seats == 4
    assert ruleset("house", 4).most_seats == VARIANTS["house"].seats[-1] > 4
    with pytest.raises(Clash, match="partnership=on needs seats=4, not 3"):
        ruleset("classic", 3, {"partnership": "on"})


@pytest.mark.parametrize(
    ("variant_name", "options", "settled"),
    [
        ("classic", {"target": "120"}, {"match": "target", "target": "120"}),
        ("house", {"rounds": "3"}, {"match": "rounds", "rounds": "3"}),
        ("classic", {"match": "target"}, {"target": "200"}),
        ("gambian", {"match": "single"}, {"scoring": "own_penalty", "blocked_score": "count"}),
        ("gambian", {"scoring": "winner_collects"}, {"match": "single", "blocked_score": "difference"}),
        ("classic", {"match": "knockout"}, {"scoring": "knockout", "blocked_score": "count"}),
        ("classic", {"scoring": "own_penalty"}, {"match": "single", "blocked_score": "count"}),
    ],
)
def test_options_nobody_chose_follow_those_that_were_chosen(
    variant_name: str, options: dict[str, str], settled: dict[str, str]
) -> None:
    assert settled.items() <= ruleset(variant_name, 4, options).options().items()


def test_where_blocked_rounds_are_unknown_nobody_scores_for_one() -> None:
    assert ruleset("five_rounds", 4, {"scoring": "winner_collects"}).blocked_score is BlockedScore.NONE
    assert ruleset("five_rounds", 4).blocked_score is BlockedScore.COUNT


def test_two_are_dealt_seven_at_classic_unless_the_table_says_otherwise() -> None:
    assert [ruleset("classic", 3).usual_hand(players) for players in (2, 3)] == [7, 5]
    assert [ruleset("classic", 3, {"hand_size": "5"}).usual_hand(players) for players in (2, 3)] == [5, 5]
    assert ruleset("classic", 3, {"hand_size": "5"}).options_text() == "hand_size=5"


def test_gambian_polices_itself_and_deals_four() -> None:
    rules = ruleset("gambian", 4)
    assert rules.polices_itself
    assert rules.misplay is Misplay.CATCH
    assert rules.hand_size == 4
    assert rules.draw_limit is DrawLimit.ONE
    assert len(rules.pack()) == 54


def test_only_changed_options_are_written_in_the_order_of_the_catalogue() -> None:
    rules = ruleset("gambian", 4, {"misplay": "reject", "hand_size": "5", "refill": "shuffle"})
    assert rules.options_text() == "hand_size=5 misplay=reject"
    assert rules == ruleset("gambian", 4, {"hand_size": "05", "misplay": "reject"})


@pytest.mark.parametrize(("seats", "largest"), [(2, 25), (4, 12), (8, 5)])
def test_a_hand_leaves_a_starter_and_a_card_for_each_player(seats: int, largest: int) -> None:
    assert ruleset("gambian", seats, {"hand_size": str(largest)}).hand_size == largest
    with pytest.raises(BadOption) as refused:
        ruleset("gambian", seats, {"hand_size": str(largest + 1)})
    assert refused.value.allowed == (f"2-{largest}",)


def test_a_hand_of_one_card_is_too_small_for_gambian() -> None:
    with pytest.raises(BadOption):
        ruleset("gambian", 4, {"hand_size": "1"})


@pytest.mark.parametrize("value", ["", "-1", "+4", "4.0", "four", "٤", "999999999999999999999999"])
def test_what_is_no_number_is_refused(value: str) -> None:
    with pytest.raises(BadOption):
        ruleset("gambian", 4, {"hand_size": value})


def test_a_refused_value_names_the_nearest_one() -> None:
    with pytest.raises(BadOption, match="misplay=cach") as refused:
        ruleset("gambian", 4, {"misplay": "cach"})
    assert refused.value.nearest == "catch"
    assert refused.value.allowed == ("catch", "reject")


@pytest.mark.parametrize(
    "name",
    [
        "multi_play",
        "multi_eights",
        "stock_end",
        "ace_chain",
        "dealer_chooses",
        "two_on_joker",
        "hand size",
    ],
)
def test_options_outside_the_column_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        ruleset("gambian", 4, {name: "on"})


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 8"):
        ruleset("gambian", seats)


def test_an_unknown_variant_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadVariant) as refused:
        ruleset("gambia", 4)
    assert refused.value.nearest == "gambian"
    assert isinstance(refused.value, BadRules)


def test_the_values_of_an_option_can_be_shown() -> None:
    assert variant("gambian").values("refill") == ("none", "shuffle", "flip")
    assert variant("gambian").values("draw_stack") == ("off",)
    assert OPTIONS["hand_size"].label == "option-hand-size"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"defaults": {**GAMBIAN.defaults, "colour": "red"}}, "unknown options"),
        ({"defaults": {"misplay": "reject"}}, "no value for"),
        ({"narrowed": {"two_on_joker": ("off",)}}, "does not offer"),
        ({"by_players": {"two_on_joker": {2: "on"}}}, "does not offer"),
        ({"points": {}}, "jokers without points"),
        ({"powers": {Rank.TWO: Blocks()}}, "no meaning out of turn"),
        ({"narrowed": {"draw_stack": ("off",)}}, "who would object"),
        ({"defaults": {**GAMBIAN.defaults, "multi_play": "on"}}, "what would three of them do"),
        ({"name": "senegalese"}, "its module is gambian"),
    ],
)
def test_a_preset_that_cannot_be_played_is_refused_with_the_reason(
    changed: dict[str, Any], said: str
) -> None:
    assert checked(GAMBIAN, "gambian") is GAMBIAN
    with pytest.raises(ValueError, match=said):
        checked(replace(GAMBIAN, **changed), "gambian")
