"""The rules of a table are complete, true for its options, and cut where they may be."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from bot.engine.cards import Rank
from bot.engine.rules import BadRules, Ruleset, ruleset, variants
from bot.engine.tables import compile_tables
from bot.engine.vocabulary import OPTIONS, NamesSuit, StockEnd
from bot.manager.ids import TableId
from bot.manager.tables.choices import LANGUAGES
from bot.text.catalogue import say
from bot.text.options import option_line
from bot.text.ranks import one_of, with_power
from bot.text.rules_page import LONGEST_PAGE, rules_pages, rules_sections
from bot.ui.screens.rules import rules_face
from tests.bot.ui.problems import problems

PRESETS = tuple(variant.name for variant in variants())

TOLD: Mapping[str, tuple[str, ...]] = {
    "gambian": (
        "For 2 to 8 players", "2 jokers", "4 cards, 2 at a time", "counter-clockwise", "(an *arrest*)",
        "If an 8 is turned, its own suit is in force", "except that on a joker any card fits",
        "8s and jokers fit on everything, unless you are being asked for an ace", "On a joker any card fits",
        "You draw **one card**, and your turn is over, even if that card fits", "you may not draw instead",
        "the next player draws 2 cards and loses the turn. No card prevents it", "direction of play turns",
        "With two players this changes nothing", "With two players you move again", "Are you strong?",
        "draw 3, 2 and 1 cards", "With 3 players: 2 and 1. With 2 players: 2.", "the answer asks nobody",
        "The card that ends a round has no effect", "say “last card”", "you draw two cards",
        "**challenge** it", "10 seconds", "because of a 2, an ace or a joker are **not** drawn for you",
        "you cannot draw when you could play, and you cannot hide an ace", "can be challenged for a moment",
        "A wrong accusation costs nothing", "is shuffled and becomes the new stock", "takes what there is",
        "Jokers: 64 points", "8s: 32 points", "Jacks, queens, kings and aces: 1 point", "number on the card",
        "**out of the match**", "they alone play a private round", "the highest count is out",
        "the deal moves on to the next player", "left for good",
    ),
    "classic": (
        "For 2 to 4 players", "one pack of 52 cards", "5 cards, one at a time. When 2 play, 7 cards each",
        "clockwise", "One round decides", "goes back into the middle of the stock", "8s fit on everything",
        "You may draw even if you could play", "as many cards in a turn as you like",
        "any card that fits, drawn or not", "only when you can neither play nor draw any more",
        "not filled up again", "the lowest hand has won", "the difference between the two hands", "rounded down",
        "8s: 50 points", "Jacks, queens and kings: 10 points", "Aces: 1 point",
        "gets the points of all the cards the others still hold", "A card that does not fit is refused",
    ),
    "house": (
        "For 2 to 7 players", "With 6 or 7 players 2 packs are usual", "the first player may play any card",
        "if the first of them fits", "The last one lies on top, and its suit is in force",
        "With several 8s one suit is named", "you may not draw instead", "**at most 3** in a turn",
        "If you can play then, you have to", "not filled up again", "One round decides",
    ),
    "standard": (
        "For 2 to 7 players", "goes back into the middle of the stock", "You may draw even if you could play",
        "as many cards in a turn as you like", "not filled up again", "One round decides", "Each gets 5 cards",
    ),
    "five_rounds": (
        "For 2 to 6 players", "After 5 rounds the **lowest** total wins", "**at most 3** in a turn",
        "If you can play then, you have to", "**the stock has run out**", "finishes the turn",
        "add the points of the cards they hold to their own total", "another round, until it is decided",
        "New players may join between rounds, with the worst total so far.",
    ),
    "zimbabwean": (
        "For 2 to 8 players", "2 packs of 52 cards (so two cards may be alike) and 4 jokers",
        "300 points or more", "**lowest** total", "8s, aces and jokers fit on everything, unless you are threatened",
        "On the ace of spades or a joker any card fits", "You draw **one card** in a turn",
        "only **the card you drew last**", "when the stock is empty or once you have drawn in this turn",
        "a 2 or a joker, which threatens the next player instead; or an ace, which ends the threat",
        "Only this answers it: a joker, which threatens", "drawing 5 cards", "a 7, which threatens the next player",
        "With two players you then move again", "as the answer to a threat to draw an ace ends it for everybody",
        "you take another whole turn", "**add up**", "all count their hands", "Ace of spades: 100 points",
        "Other aces: 11 points", "Jokers: 50 points", "7s: 14 points", "2s: 25 points", "8s: 40 points",
        "Jacks, queens and kings: 10 points", "below the 300 points",
    ),
}  # fmt: skip
"""What a newcomer has to read, by preset."""

_PLAIN = (
    "arrest", "joker", "special card that", "asked", "threat", "challenge", "catch", "Jacks**", "direction",
    "drawn for you", "takes what there is", "Aces**", "The card that ends a round has", "private round",
)  # fmt: skip
UNTRUE: Mapping[str, tuple[str, ...]] = {
    "gambian": (
        "threat",
        "clockwise.\nanother",
        "join between",
        "stock is not filled",
        "Partners",
        "another whole turn",
    ),
    "classic": (*_PLAIN, "Several at once", "total", "join between", "the stock has run out", "partner"),
    "house": (*_PLAIN, "may draw even if", "total", "When 2 play"),
    "standard": (*_PLAIN, "Several at once", "When 2 play", "total"),
    "five_rounds": (*_PLAIN, "Several at once", "pass one after the other", "may draw even if"),
    "zimbabwean": (
        "arrest",
        "strong",
        "challenge",
        "catch",
        "is asked",
        "Several at once",
        "With 3 players",
        "clockwise, ",
    ),
}
"""What would be wrong to say, by preset."""

RULES_OF: Mapping[str, Mapping[str, str]] = {
    "starter_eight": {
        "bury": "If an 8 is turned, it goes back", "printed": "If an 8 is turned, its own suit",
        "dealer_names": "looks at their hand and names the suit", "any": "the first player may play any card",
    },
    "starter_power": {
        "inert": "special card that is turned has no effect", "apply": "as if the dealer had just played it",
        "redraw": "Any other special card that is turned goes back",
    },
    "draw_when": {"stuck": "you may not draw instead", "any": "You may draw even if you could play"},
    "draw_limit": {"1": "**one card** in a turn", "3": "**at most 3** in a turn", "none": "**until one fits** or"},
    "after_draw": {"end": "your turn is over, even if that", "drawn_only": "the card you drew last", "any": "you may play any"},
    "pass_when_empty": {"free": "even if you could play, when the stock is empty", "stuck": ""},
    "refill": {"none": "not filled up again", "shuffle": "is shuffled and becomes", "flip": "is turned over and"},
    "stock_end": {
        "after_turn": "finishes the turn", "at_once": "ends at once when **the last card",
        "on_failed_draw": "whoever has to draw then ends the round",
    },
    "multi_play": {"on": "**Several at once**", "off": ""},
    "multi_eights": {"on": "With several 8s one suit is named", "off": "8s go down one at a time"},
    "draw_stack": {"sum": "draw **add up**", "replace": "Threats to draw do not add up", "off": ""},
    "two_on_joker": {"on": "5 cards. Only this answers it: a 2 or a joker", "off": "Only this answers it: a joker"},
    "eight_blocks": {"on": "an 8 or an ace, which ends the threat", "off": ""},
    "ace_counters_skip": {"on": "answer to a threat an ace ends it", "off": "answer to a threat to draw an ace"},
    "reverse_two": {"plain": "With two players this changes nothing", "skip": "the other one is skipped, so you"},
    "final_effect": {"ignore": "ends a round has no effect", "apply": "still makes others draw"},
    "finish_on_power": {"forbid": "may be your last card, not even as an answer", "allow": ""},
    "last_call": {"manual": "say “last card”: press", "auto": "is said for you", "off": "Nobody has to say"},
    "misplay": {"catch": "any other player may **challenge** it", "reject": "A card that does not fit is refused"},
    "scoring": {
        "own_penalty": "points are bad", "winner_collects": "the cards the others still hold",
        "knockout": "the highest count is out of the match",
    },
    "match": {
        "single": "One round decides", "target": "points or more at the end of a round", "rounds": "After 5 rounds",
        "knockout": "The last two play the final",
    },
    "blocked_score": {"count": "all count their hands", "difference": "difference between", "none": "Then nobody"},
    "tie": {"extra_round": "they alone play another round", "shared": "they win together"},
    "partnership": {"on": "are partners", "off": ""},
}  # fmt: skip
"""The words that stand in the rules with a value of an option and with none of its others."""

NUMBERS: Mapping[str, Mapping[str, str]] = {
    "deal_packet": {"1": "one at a time.", "2": "2 at a time, an odd one alone"},
    "packs": {"1": "is one pack of 52", "2": "are 2 packs of 52", "3": "are 3 packs of 52"},
    "jokers_per_pack": {"0": "", "1": "Jokers", "3": "Jokers"},
    "hand_size": {"2": "Each gets 2 cards", "7": "Each gets 7 cards", "10": "Each gets 10 cards"},
    "challenge_window": {"0": "or a tenth of the time", "1": "or 1 second (", "45": "or 45 seconds ("},
    "false_catch": {"1": "accusation costs one card", "5": "accusation costs 5 cards"},
    "target": {"1": "has 1 point or more", "250": "has 250 points or more"},
    "rounds": {"1": "After one round the", "9": "After 9 rounds the"},
    "max_actions": {"500": "A round of 500 actions is cut short"},
}

BESIDE: Mapping[str, Mapping[str, str]] = {
    "target": {"match": "target"},
    "rounds": {"match": "rounds"},
    "tie": {"match": "target", "scoring": "winner_collects"},
    "multi_eights": {"multi_play": "on"},
    "draw_limit": {"after_draw": "any", "draw_when": "stuck"},
    "after_draw": {"draw_when": "any"},
    "partnership": {"scoring": "winner_collects", "misplay": "reject", "match": "target"},
}
"""What an option needs beside it to mean something."""


def rules_of(preset: str, option: str, value: str) -> Ruleset | None:
    """Return the rules of a table for four with a value of an option; None where the two do not go together."""
    for beside in (BESIDE.get(option, {}), {}):
        offered = ruleset(preset, 4).variant.defaults
        extra = {name: what for name, what in beside.items() if name in offered}
        try:
            return ruleset(preset, 4, {**extra, option: value})
        except BadRules:
            continue
    return None


def told(rules: Ruleset) -> str:
    """Return the rules without the list of what was changed."""
    return "\n".join(section.text for section in rules_sections("en", rules)[:-1])


def changes(rules: Ruleset) -> tuple[str, ...]:
    return rules_sections("en", rules)[-1].paragraphs


def tables() -> Iterator[tuple[str, str, str]]:
    """Yield every preset with each value of each option it offers, but for tables the engine refuses."""
    for variant in variants():
        for option in variant.defaults:
            values = NUMBERS.get(option, {}) or variant.values(option)
            for value in values:
                narrowed = option in variant.narrowed and value not in variant.values(option)
                if not narrowed and rules_of(variant.name, option, value):
                    yield variant.name, option, value


TABLES = tuple(tables())


def test_every_option_is_tried_here() -> None:
    assert {*RULES_OF, *NUMBERS} == set(OPTIONS)
    for option, words in RULES_OF.items():
        values = OPTIONS[option].values
        assert set(map(str, values)) - {StockEnd.NEVER} == set(words), option


@pytest.mark.parametrize(
    ("preset", "words"), [(name, words) for name in PRESETS for words in TOLD.get(name, ())]
)
def test_a_newcomer_reads_every_rule(preset: str, words: str) -> None:
    assert words in told(ruleset(preset, 4))


@pytest.mark.parametrize(
    ("preset", "words"), [(name, words) for name in PRESETS for words in UNTRUE.get(name, ())]
)
def test_nothing_is_said_that_is_not_so(preset: str, words: str) -> None:
    assert words not in told(ruleset(preset, 4))


def test_every_option_of_every_preset_is_tried() -> None:
    offered = {(variant.name, option) for variant in variants() for option in variant.defaults}
    assert {(preset, option) for preset, option, _ in TABLES} == offered


@pytest.mark.parametrize(("preset", "option", "value"), TABLES)
def test_the_rules_follow_each_option(preset: str, option: str, value: str) -> None:
    rules, words = rules_of(preset, option, value), {**RULES_OF, **NUMBERS}[option]
    assert rules is not None
    eight = one_of("en", with_power(rules, NamesSuit))
    words = {each: said.replace("an 8", str(eight)) for each, said in words.items()}
    page = told(rules)
    assert words[value] in page
    assert [other for other in words.values() if other not in words[value] and other in page] == []


@pytest.mark.parametrize(("preset", "option", "value"), TABLES)
def test_what_was_changed_stands_at_the_end_in_words(preset: str, option: str, value: str) -> None:
    rules = rules_of(preset, option, value)
    assert rules is not None
    usual = value == rules.variant.default(option, 4)
    fixed = option == "hand_size" and rules.hand_fixed
    assert (f"• {option_line('en', option, value)}" in changes(rules)) is (fixed or not usual)


@pytest.mark.parametrize(("preset", "option", "value"), TABLES)
def test_every_page_is_within_limits(preset: str, option: str, value: str) -> None:
    rules = rules_of(preset, option, value)
    assert rules is not None
    pages = rules_pages("en", rules)
    assert all(0 < len(page) <= LONGEST_PAGE for page in pages)
    assert not any(
        list(problems(rules_face("en", rules, TableId("k3x9qz7w1m"), n))) for n in range(len(pages))
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_all_is_as_usual_at_a_table_that_has_changed_nothing(preset: str) -> None:
    for seats in ruleset(preset, 4).variant.seats:
        assert changes(ruleset(preset, seats))[0].startswith("Nothing: all is as usual")


@pytest.mark.parametrize("preset", ["gambian", "zimbabwean"])
def test_without_jokers_nothing_is_said_of_them(preset: str) -> None:
    assert "joker" not in told(ruleset(preset, 4, {"jokers_per_pack": "0"})).lower()


def test_a_threat_that_nothing_answers_is_no_threat() -> None:
    """Without aces that end it, a table where threats are not handed on has nothing to answer with."""
    zimbabwean = ruleset("zimbabwean", 4, {"draw_stack": "off"})
    helpless = replace(zimbabwean.variant, powers={Rank.TWO: zimbabwean.variant.powers[Rank.TWO]})
    assert "**2s**: the next player draws 2 cards and loses the turn. No card prevents it" in told(
        replace(zimbabwean, variant=helpless)
    )


def test_the_dealers_choice_is_told_where_the_table_has_it() -> None:
    rules = ruleset("gambian", 4)
    off, on = (rules_sections("en", rules, {"dealer_chooses": value}) for value in ("off", "on"))
    assert off == rules_sections("en", rules)
    assert "Before every deal its dealer chooses how many cards each gets" in on[1].text
    assert on[-1].paragraphs == ("• " + option_line("en", "dealer_chooses", "on"),)
    shown = rules_face("en", rules, options={"dealer_chooses": "on"}).body
    assert "its dealer chooses" in shown


def test_cards_without_a_number_are_counted_in_words() -> None:
    """A variant of its own may say nothing of queens and kings; then they count on from the ten."""
    rules = ruleset("classic", 4)
    few = replace(rules.variant, points={Rank.JACK: 20})
    tables = compile_tables(few, {name: getattr(rules, name) for name in OPTIONS})
    page = told(replace(rules, variant=few, tables=tables))
    assert [line for line in page.splitlines() if line.endswith("points")] == [
        "Jacks: 20 points", "Aces: 14 points", "Kings: 13 points", "Queens: 12 points",
    ]  # fmt: skip


def test_partners_are_told_what_is_theirs() -> None:
    partners = ruleset("classic", 4, {"partnership": "on", "match": "target"})
    page = told(partners)
    for words in ("both partners of a side", "For 4 players", "sit opposite", "is skipped", "other side has won",
                  "while your partner still plays", "the two others still hold", "both sides have the same total",
                  "difference between the two sides"):  # fmt: skip
        assert words in page
    assert "join between" not in page
    assert "7 cards" not in page


@pytest.mark.parametrize(
    ("preset", "options", "words"),
    [
        ("house", {"match": "single", "blocked_score": "none"}, "Then nobody has won."),
        ("house", {"match": "target", "blocked_score": "none"}, "Then nobody scores."),
        ("gambian", {"blocked_score": "none"}, "the same players play another round"),
        ("classic", {"partnership": "on"}, "both sides win together"),
        ("five_rounds", {"scoring": "winner_collects"}, "and then it is over. Then nobody scores."),
        ("five_rounds", {"scoring": "winner_collects", "match": "single"}, "Then nobody has won."),
        ("five_rounds", {"match": "single"}, "Then the lowest hand has won"),
        ("five_rounds", {"scoring": "knockout"}, "and the highest count is out."),
        ("zimbabwean", {"match": "single"}, "Then the lowest hand has won"),
    ],
)
def test_a_round_nobody_wins_is_worth_what_the_table_says(
    preset: str, options: dict[str, str], words: str
) -> None:
    assert words in told(ruleset(preset, 4, options))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"draw_when": "any"}, "by the bot: you cannot hide an ace when you are asked."),
        (
            {},
            "by the bot: you cannot draw when you could play, and you cannot hide an ace when you are asked.",
        ),
    ],
)
def test_the_bot_watches_what_only_one_can_see(options: dict[str, str], words: str) -> None:
    assert words in told(ruleset("gambian", 4, options))


@pytest.mark.parametrize("limit", ["1", "3", "none"])
@pytest.mark.parametrize("when", ["stuck", "any"])
def test_whoever_drew_may_pass_only_where_that_is_so(when: str, limit: str) -> None:
    """Classic obliges whoever can play in the end; a table of drawn cards only lets them pass."""
    for after, may in (("any", False), ("drawn_only", True), ("end", False)):
        page = told(ruleset("classic", 4, {"draw_when": when, "draw_limit": limit, "after_draw": after}))
        assert ("once you have drawn in this turn" in page) is may


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", PRESETS)
def test_every_game_has_a_name_and_a_line_of_its_own_in_every_language(language: str, variant: str) -> None:
    assert say(language, "variant-name", variant=variant) != variant
    assert say(language, "variant-about", variant=variant) != say(
        language, "variant-about", variant="another"
    )


def test_what_a_page_has_to_say_and_must_not_is_known_of_every_game() -> None:
    assert set(TOLD) == set(UNTRUE) == set(PRESETS)
