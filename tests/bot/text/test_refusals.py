"""A refusal says why, in the words of the table and the moment."""

from dataclasses import replace

import pytest

from bot.engine.actions import Deal
from bot.engine.combinations import NEEDS
from bot.engine.match import apply, new_match
from bot.engine.rules import BadRules, Clash, ruleset, variants
from bot.engine.state import Phase
from bot.engine.view import SeatView, seat_view
from bot.text.refusals import notice, refusal, situation


def view(variant: str, **options: str) -> SeatView:
    """Return what the first seat sees after the deal."""
    match = apply(new_match(ruleset(variant, 4, options), dealer=3, seed=bytes(32)), Deal()).match
    return seat_view(match, 0)


def told(reason: str, seen: SeatView) -> str:
    return refusal("en", reason, **situation("en", seen))


def asked(variant: str, phase: Phase, pending: int = 0) -> SeatView:
    seen = view(variant)
    return replace(seen, table=replace(seen.table, phase=phase, pending=pending))


@pytest.mark.parametrize(
    ("seen", "words"),
    [
        (asked("gambian", Phase.ANSWER_ACE), "You are asked for an ace"),
        (
            asked("zimbabwean", Phase.ANSWER_DRAW, 7),
            "threatened with drawing 7 cards. Play a card that answers",
        ),
        (asked("zimbabwean", Phase.ANSWER_SKIP), "threatened with losing your turn"),
        (asked("gambian", Phase.NAME_SUIT), "Name the suit"),
    ],
)
def test_who_has_to_answer_hears_what(seen: SeatView, words: str) -> None:
    assert words in told("must_answer", seen)


@pytest.mark.parametrize("reason", ["same_rank_only", "one_card_only"])
def test_where_one_plays_one_card_nothing_is_said_of_several(reason: str) -> None:
    assert told(reason, view("zimbabwean")) == "Here you play one card at a time."
    assert told(reason, view("house")) != "Here you play one card at a time."


def test_a_card_that_was_not_drawn_is_refused_for_that() -> None:
    seen = view("zimbabwean")
    assert "match the suit in force" in told("does_not_fit", seen)
    assert "only the card you drew last" in told("does_not_fit", replace(seen, newest=seen.hand[0]))
    assert "match the suit in force" in told("does_not_fit", replace(view("classic"), newest=seen.hand[0]))


def test_a_special_card_as_the_last_one_is_refused_for_that() -> None:
    seen = view("zimbabwean", finish_on_power="forbid")
    assert "special card" not in told("does_not_fit", seen)
    assert "special card" in told("does_not_fit", replace(seen, hand=seen.hand[:1]))


@pytest.mark.parametrize(
    ("call", "words"),
    [("off", "Nobody has to say"), ("auto", "is said for you"), ("manual", "There is nothing to call")],
)
def test_who_calls_in_vain_hears_whether_anybody_calls_here(call: str, words: str) -> None:
    assert words in told("nothing_to_call", view("gambian", last_call=call))


def test_a_reason_has_words_where_nothing_is_known_of_the_table(caplog: pytest.LogCaptureFixture) -> None:
    for reason in ("must_answer", "same_rank_only", "one_card_only", "does_not_fit", "nothing_to_call"):
        assert refusal("en", reason)
    assert not caplog.records


def clashes() -> list[Clash]:
    """Return a clash for each need that a table for three can fail to meet."""
    found: dict[tuple[str, str], Clash] = {}
    for need in NEEDS:
        for variant in variants():
            for value in variant.values(need.option) if need.option in variant.defaults else ():
                for other in variant.values(need.needs) if need.needs in variant.defaults else ("",):
                    options = {need.option: value, **({need.needs: other} if other else {})}
                    try:
                        ruleset(variant.name, 3, options)
                    except Clash as clash:
                        found[clash.name, clash.needs] = clash
                    except BadRules:
                        continue
    return list(found.values())


@pytest.mark.parametrize("clash", clashes(), ids=str)
def test_options_that_clash_are_told_by_their_labels(clash: Clash, caplog: pytest.LogCaptureFixture) -> None:
    words = refusal(
        "en",
        "options_clash",
        name=clash.name,
        value=clash.value,
        needs=clash.needs,
        allowed=", ".join(clash.allowed),
        found=clash.found,
    )
    assert "_" not in words
    assert "=" not in words
    assert not caplog.records


def test_a_clash_names_what_was_set_what_it_needs_and_what_is_there() -> None:
    given = {"value": "difference", "needs": "scoring", "allowed": "winner_collects", "found": "own_penalty"}
    assert refusal("en", "options_clash", name="blocked_score", **given) == (
        "“When all pass in turn: the lowest hand collects what others hold more” goes only with “Scoring: the winner "
        "collects what the others hold”. Here it is: each counts their own hand, low wins."
    )
    partners = {"value": "on", "needs": "seats", "allowed": "4", "found": "3"}
    assert refusal("en", "options_clash", name="partnership", **partners) == (
        "“Partners: those who sit opposite each other” is for 4 players; 3 sit here."
    )


def test_a_value_an_option_cannot_have_is_told_by_the_label() -> None:
    given = {"allowed": "1-12", "nearest": "12"}
    assert refusal("en", "bad_option", name="hand_size", value="40", **given) == (
        "“Cards each” cannot be “40”. Did you mean 12? It may be 1-12."
    )
    assert "“Cards each, chosen by the dealer”" in refusal(
        "en", "bad_option", name="dealer_chooses", value="x", **given
    )
    assert "“variant”" in refusal("en", "bad_option", name="variant", value="x", **given)


@pytest.mark.parametrize(
    ("reason", "values", "words"),
    [
        ("bad_option", {"name": "misplay", "value": "x", "nearest": "none"}, "It may be a, b or c."),
        ("bad_setting", {"name": "clock", "value": "x", "nearest": "none"}, "It may be a, b or c."),
        ("unknown_option", {"name": "x", "value": "x", "nearest": "none"}, "It has a, b and c."),
    ],
)
def test_what_there_is_stands_in_a_list_as_the_language_makes_it(
    reason: str, values: dict[str, str], words: str
) -> None:
    assert words in refusal("en", reason, **values, allowed="a, b, c")
    assert words.replace("a, b or c", "a").replace("a, b and c", "a") in refusal(
        "en", reason, **values, allowed="a"
    )


@pytest.mark.parametrize(
    ("winners", "words"),
    [("none", "Nobody has won"), ("<@1>", "won by <@1>."), ("<@1>, <@2>", "won by <@1> and <@2>.")],
)
def test_who_follows_a_match_is_told_who_has_won(winners: str, words: str) -> None:
    assert words in notice("en", "follow_over", channel="<#1>", winners=winners)


def test_channels_stand_in_a_list_too() -> None:
    said = refusal("en", "channel_not_allowed", channels="<#1>, <#2>, <#3>")
    assert "open in <#1>, <#2> and <#3> only" in said


def test_a_setting_is_refused_by_its_label_and_the_words_of_its_values() -> None:
    values = {"value": "x", "nearest": "none"}
    said = refusal("en", "bad_setting", name="own_cards", allowed="four, words", **values)
    assert "“How you see cards” cannot be “x”" in said
    assert "“in words alone, on buttons too”" in said
    said = refusal("pl", "bad_setting", name="setting", allowed="own_cards, hide_me, variant", **values)
    assert said.startswith("Nie ma ustawienia „x”")
    assert not any(name in said for name in ("setting", "own_cards", "hide_me", "variant"))
    assert "“no limit”" in refusal("en", "bad_setting", name="turn_clock", allowed="30, off", **values)
