"""The listener of all tests hears what it has to hear, and takes nothing else for a secret."""

import logging

import pytest

from bot.engine.cards import CARDS, code
from bot.text.cards import symbol, words
from tests.discretion import Listener, listening
from tests.test_project import TOKEN

log = logging.getLogger("bot.test_of_discretion")


@pytest.mark.parametrize("write", [code, lambda card: words("en", card), lambda card: symbol("en", card)])
def test_every_card_is_heard_however_it_is_written(listener: Listener, write: object) -> None:
    assert callable(write)
    for card in CARDS[:54]:
        log.debug("plays %s", write(card))
    assert len(listener.betrayals) == 54
    listener.betrayals.clear()


@pytest.mark.parametrize(
    "secret", ["lc:k3x9:h7:play:46", "Round(hands=[12, 5])", "simcord_interaction_5", "SeatView(hand=(1, 2))"]
)
def test_values_that_hold_cards_and_tokens_of_interactions_are_heard(listener: Listener, secret: str) -> None:
    log.info("answered %s", secret)
    assert len(listener.betrayals) == 1
    listener.betrayals.clear()


def test_a_token_of_a_bot_never_gets_as_far_as_the_log(listener: Listener) -> None:
    before = listener.entries
    log.warning("login with %s", TOKEN)
    assert listener.entries == before + 1
    assert listener.betrayals == []


def test_what_is_no_secret_is_let_through(listener: Listener) -> None:
    for harmless in (
        "Table k3x9qz7w1m is frozen at version 12",
        "Error 1a2b3c4d in interaction 123",
        "3.5 s",
    ):
        log.error(harmless)
    assert listener.betrayals == []


def test_the_libraries_are_heard_as_the_bot_lets_them_speak(listener: Listener) -> None:
    with listening() as other:
        logging.getLogger("discord.gateway").debug("DISPATCH 8H")
        assert other.betrayals == []
        logging.getLogger("discord.gateway").info("DISPATCH 8H")
        assert len(other.betrayals) == 1
    listener.betrayals.clear()
