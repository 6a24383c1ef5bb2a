"""Rulesets: what is accepted, what is refused and what is said about it."""

import pytest

from bot.engine.rules import (
    BadOption,
    BadRules,
    BadSeats,
    BadVariant,
    allowed_values,
    ruleset,
    variant,
    variants,
)
from bot.engine.vocabulary import OPTIONS, DrawLimit, Misplay, Variant


@pytest.mark.parametrize("preset", variants(), ids=lambda preset: preset.name)
def test_every_preset_can_be_played_by_every_number_of_players_it_names(preset: Variant) -> None:
    for seats in preset.seats:
        rules = ruleset(preset, seats)
        assert rules.options() == dict(preset.defaults)
        assert rules.options_text() == ""


@pytest.mark.parametrize("preset", variants(), ids=lambda preset: preset.name)
def test_every_value_that_is_offered_is_taken(preset: Variant) -> None:
    for name in preset.defaults:
        values = OPTIONS[name].values
        for value in values if not isinstance(values, range) else ():
            assert ruleset(preset, 4, {name: str(value)}).options()[name] == value


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
        "target",
        "hand size",
    ],
)
def test_options_outside_the_column_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        ruleset("gambian", 4, {name: "on"})
    assert allowed_values(variant("gambian"), name) == ()


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
    assert allowed_values(variant("gambian"), "refill") == ("none", "shuffle", "flip")
    assert allowed_values(variant("gambian"), "false_catch") == ("0-5",)
    assert OPTIONS["hand_size"].label == "option-hand-size"
