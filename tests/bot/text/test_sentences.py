"""Every event that is told has a sentence, and none shows what is hidden."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.engine import events as e
from bot.engine.actions import Seat
from bot.engine.cards import Rank, Suit, parse_card
from bot.engine.rules import Ruleset, ruleset, variants
from bot.engine.vocabulary import Asks
from bot.text.sentences import newest_sentences, sentence, sentences

EIGHT, KING = parse_card("8H"), parse_card("KS")
COUNT = e.Count(1, (KING,), 1)
EVENTS: list[e.Event] = [
    e.RoundBegan(1, 0, (0, 1), 4, private=False),
    e.RoundBegan(2, 0, (0, 1), 4, private=True),
    e.Dealt(0, (KING,), 1),
    e.Buried(EIGHT),
    e.Turned(EIGHT),
    e.Named(0, Suit.S),
    e.Played(0, (EIGHT,), Suit.S, 3),
    e.Played(0, (KING,), None, 3),
    *(e.Drew(0, (KING,), 2, why) for why in e.Why),
    e.Drew(0, (), 0, e.Why.TURN),
    e.Passed(0),
    e.Called(0, early=False),
    e.Caught(0, 1),
    e.TakenBack(0, (EIGHT,), 1),
    e.MadeToDraw(0, 1),
    e.Owed(0, 2, e.Why.THREAT),
    e.Owed(0, 2, e.Why.WEAK),
    e.Forgiven(0, 2),
    e.Skipped(0),
    e.Reversed(-1),
    e.Asked(0),
    e.Answered(0),
    e.DrawThreatened(0, 4),
    e.SkipThreatened(0),
    e.ThreatEnded(0, 4),
    e.ThreatEnded(0, 0),
    e.PlayedAgain(0),
    e.Scored(0, 12, 40),
    e.ExtraRound((0, 1)),
    e.Refilled((KING,), 1),
    e.Settled(),
    e.WentOut(0),
    *(e.RoundEnded(1, reason, 0, (COUNT,)) for reason in e.RoundEnd),
    e.KnockedOut(1),
    e.PrivateRound((0, 1)),
    e.LeftMatch(1, 3),
    e.JoinedMatch(1, 40),
    *(e.MatchEnded((0,), reason) for reason in e.MatchEnd),
    e.MatchEnded((0, 1), e.MatchEnd.PLAYED),
    e.MatchEnded((), e.MatchEnd.PLAYED),
]
USUAL = ruleset("gambian", 2)
TABLES = [ruleset(variant, 2) for variant in variants()]


def name(seat: Seat) -> str:
    return ("Awa", "Binta")[seat]


def test_every_kind_of_event_is_tried_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.variant.name)
@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_an_event_has_a_whole_sentence(
    event: e.Event, rules: Ruleset, caplog: pytest.LogCaptureFixture
) -> None:
    told = sentence("en", event, name, rules)
    if isinstance(event, e.Dealt):
        assert told is None
    else:
        assert told
        assert told[-1] in ".!?”"
        assert "{" not in told
    assert not caplog.records


@pytest.mark.parametrize("why", e.Why)
def test_a_drawn_card_is_never_named(why: e.Why) -> None:
    assert "king" not in str(sentence("en", e.Drew(0, (KING,), 1, why), name, USUAL))


def test_a_refill_names_no_card() -> None:
    assert "king" not in str(sentence("en", e.Refilled((KING,), 1), name, USUAL))


def test_a_penalty_of_nothing_is_not_told() -> None:
    assert sentence("en", e.Drew(0, (), 0, e.Why.CAUGHT), name, USUAL) is None


def test_what_is_not_told_leaves_no_gap() -> None:
    assert sentences("en", [e.Dealt(0, (), 4), e.Passed(1)], name, USUAL) == ("Binta passes.",)


@pytest.mark.parametrize("most", [1, 3, len(EVENTS)])
def test_the_newest_sentences_are_the_last_of_all_in_their_order(most: int) -> None:
    assert (
        newest_sentences("en", EVENTS, name, USUAL, most=most) == sentences("en", EVENTS, name, USUAL)[-most:]
    )


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.variant.name)
def test_only_gambians_arrest_and_are_strong(rules: Ruleset) -> None:
    told = " ".join(sentences("en", EVENTS, name, rules)).lower()
    gambian = rules.variant.name == "gambian"
    assert {word: word in told for word in ("arrest", "strong")} == {"arrest": gambian, "strong": gambian}


def test_who_is_asked_hears_for_what() -> None:
    """A variant of its own may ask for another rank than the ace."""
    asking = replace(TABLES[0], variant=replace(TABLES[0].variant, powers={Rank.QUEEN: Asks(1)}))
    assert sentence("en", e.Asked(1), name, asking) == "Binta is asked for a queen."
    assert sentence("en", e.Answered(1), name, asking) == "Binta answers with a queen."
    assert "cannot answer: draws a card" in str(sentence("en", e.Drew(1, (), 1, e.Why.WEAK), name, asking))


@pytest.mark.parametrize(
    ("variant", "form", "words"),
    [
        ("gambian", "knockout", "Awa is the champion!"),
        ("gambian", "single", "Awa wins the match!"),
        ("zimbabwean", "target", "Awa wins the match!"),
    ],
)
def test_a_champion_is_who_is_left_of_a_knock_out(variant: str, form: str, words: str) -> None:
    rules = ruleset(variant, 2, {"match": form})
    assert sentence("en", e.MatchEnded((0,), e.MatchEnd.PLAYED), name, rules) == words


@pytest.mark.parametrize(
    ("variant", "words"), [("gambian", "Private round 2"), ("five_rounds", "Extra round 2")]
)
def test_a_round_among_those_who_tie_is_called_what_it_is(variant: str, words: str) -> None:
    began = e.RoundBegan(2, 0, (0, 1), 4, private=True)
    assert str(sentence("en", began, name, ruleset(variant, 2))).startswith(words)


def test_what_the_last_card_makes_others_draw_costs_no_turn() -> None:
    drew = e.Drew(1, (KING,), 2, e.Why.THREAT)
    ended = e.RoundEnded(1, e.RoundEnd.ARREST, 0, (COUNT,))
    told = sentences("en", [drew, e.Passed(0), e.WentOut(0), drew, drew, ended], name, USUAL)
    assert told[0] == "Binta draws 2 cards and loses the turn."
    assert told[3:5] == ("Binta still has to draw 2 cards.",) * 2
    assert newest_sentences("en", [drew, ended], name, USUAL, most=2) == told[-2:]


def test_a_threat_taken_from_an_empty_stock_still_costs_the_turn() -> None:
    drew = e.Drew(1, (), 0, e.Why.THREAT)
    assert (
        sentence("en", drew, name, USUAL)
        == "Binta draws nothing, for there is no card left, and loses the turn."
    )
