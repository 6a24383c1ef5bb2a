"""Sentences put words into the form they need."""

from dataclasses import dataclass

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.engine.cards import Rank, Suit, parse_card
from bot.text.cards import both, suit_both
from bot.text.catalogue import phrase, say
from bot.text.phrases import FUNCTIONS, Joined, Phrase
from bot.text.ranks import all_of, one_of

SENTENCES = """
plain = To jest { $card }.
played = Ktoś kładzie { FORM($card, "acc") }.
first = { CAPITAL(FORM($card, "acc")) } kładzie ktoś.
"""


@dataclass(frozen=True)
class Queen(Phrase):
    """A card with two forms, for want of a language."""

    def said(self, form: str) -> str:
        return "damę" if form == "acc" else "dama"


def told(key: str, card: str | Phrase) -> str:
    """Return a sentence of a language that inflects."""
    bundle = FluentBundle(["pl"], dict(FUNCTIONS), use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"card": card})
    assert not errors
    return str(text)


@pytest.mark.parametrize(
    ("key", "said"),
    [("plain", "To jest dama."), ("played", "Ktoś kładzie damę."), ("first", "Damę kładzie ktoś.")],
)
def test_a_sentence_chooses_the_form(key: str, said: str) -> None:
    assert told(key, Queen()) == said


def test_each_word_of_a_row_is_put_into_the_form() -> None:
    assert told("played", Joined((Queen(), "as", Queen()), ", ", " i ")) == "Ktoś kładzie damę, as i damę."


def test_what_is_no_phrase_stands_as_it_is() -> None:
    assert told("played", "dama") == "Ktoś kładzie dama."


def test_an_empty_row_is_nothing() -> None:
    assert not Joined((), ", ", " i ")
    assert str(Joined((), ", ", " i ")) == ""


@pytest.mark.parametrize("form", ["nom", "gen", "acc"])
def test_a_language_without_forms_says_the_same_in_all(form: str) -> None:
    assert both("en", parse_card("QD")).said(form) == "Q♦\ufe0e (queen of diamonds)"
    assert suit_both("en", Suit.H).said(form) == "♥\ufe0e hearts"
    assert all_of("en", (Rank.JACK, Rank.TWO, None)).said(form) == "jacks, 2s and jokers"
    assert one_of("en", (Rank.EIGHT, (Rank.ACE, Suit.S))).said(form) == "an 8 or the ace of spades"


def test_equal_words_are_one_value() -> None:
    assert phrase("en", "card-name", rank="8", suit="H") == phrase("en", "card-name", suit="H", rank="8")
    assert phrase("en", "card-name", rank="8", suit="H") != phrase("en", "card-name", rank="9", suit="H")


def test_a_dialect_speaks_through_the_sentences_of_its_language() -> None:
    assert str(suit_both("en-gambian", Suit.H)) == "♥\ufe0e love sign"
    assert say("en-gambian", "card-both", rank="2", suit="D", sign="♦") == "2♦ (2 of biscuit)"
    assert say("en", "card-both", rank="2", suit="D", sign="♦") == "2♦ (2 of diamonds)"
