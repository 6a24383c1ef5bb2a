"""Several cards of one rank on the page: picked in order in the direct message, and played with one press."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import running
from .driver import CardRoom

WIND = {"COMPUTER_PACE": "0.2", "BETWEEN_ROUNDS": "0"}
MOST_TURNS = 20
QUICK_MS, PATIENCE = 2_500, 5
MINE = re.compile("Your turn")
PICKED = "Picked, in this order"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the address of a sandbox with the real bot, in a hurry."""
    command = [sys.executable, "-m", "sandbox", "--data", str(tmp_path_factory.mktemp("sandbox"))]
    with running(command, WIND) as sandbox:
        yield next(sandbox).split()[-1]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Yields a fresh tab."""
    page = browser.new_page(viewport={"width": 1600, "height": 1000})
    yield page
    page.close()


@pytest.fixture
def room(page: Page, address: str) -> CardRoom:
    """Returns the opened page, at a house table of Awa and a computer player with two packs."""
    room = CardRoom(page, address)
    room.open()
    room.slash("Awa", "/table new cards:15 options:packs=2 variant:house")
    room.wait_for_text("a table is open")
    room.press("Awa", "Add computer", where=CardRoom.CHANNEL)
    room.wait_for_text("Seats (2 of 7)")
    room.press("Awa", "Start", where=CardRoom.CHANNEL)
    return room


def test_several_cards_are_picked_and_put_back_and_played(room: CardRoom) -> None:
    """What was picked stands in its order; starting over plays nothing; one press lays all of them."""
    hand, first = until_company(room)
    before = held(hand)
    press(hand, first, PICKED)
    press(hand, "Start over", "What fits")
    assert held(hand) == before
    press(hand, first, PICKED)
    count = pick_all(hand)
    assert count > 1
    press(hand, f"Play these {count}", f"You hold {before - count} card")
    assert room.messages("Awa", "interaction failed").count() == 0


def until_company(room: CardRoom) -> tuple[Locator, str]:
    """Plays until a card that fits has others of its rank beside it; returns the hand and the card."""
    for _ in range(MOST_TURNS):
        hand = room.wait_for_text(MINE, "Awa")
        before = held(hand)
        fitting = [card for card in marked(hand) if not card.startswith("8")]
        ranks = [rank(card) for card in cards(hand)]
        company = [card for card in fitting if ranks.count(rank(card)) > 1]
        if company:
            return hand, company[0]
        if fitting:
            press(hand, fitting[0], f"You hold {before - 1} card")
        else:
            press(hand, next(b for b in labels(hand) if b.startswith("Draw")), f"You hold {before + 1} card")
    raise AssertionError("no two cards of one rank in twenty turns")


def pick_all(hand: Locator) -> int:
    """Picks every card that is offered, one after the other; returns how many are picked then."""
    count = 1
    while offered := cards(hand):
        count += 1
        press(hand, offered[0], f"Play these {count}")
    return count


def press(hand: Locator, label: str, shown: str) -> None:
    """Presses a button of the hand until it shows some words: again, when the bot has asked for patience.

    Of two cards that look alike either is pressed.
    """
    for _ in range(PATIENCE):
        hand.locator(f"[data-role=button][data-label='{label}']").first.click()
        with suppress(AssertionError):
            expect(hand).to_contain_text(shown, timeout=QUICK_MS)
            return
    raise AssertionError(f"{label} was pressed in vain")


def labels(hand: Locator) -> list[str]:
    """Returns the labels of the enabled buttons of a message."""
    found = hand.locator("[data-role=button]:enabled")
    return [str(label) for label in found.evaluate_all("nodes => nodes.map(node => node.dataset.label)")]


def cards(hand: Locator) -> list[str]:
    """Returns the cards among the buttons of a message."""
    return [label for label in labels(hand) if re.match(r"(➕ )?(10|[2-9JQKA])[♣♦♥♠]", label)]


def marked(hand: Locator) -> list[str]:
    """Returns the cards of a hand that fit, as its words list them."""
    found = re.search(r"What fits: (.+)\.", hand.inner_text())
    words = found[1] if found else ""
    return [card for card in cards(hand) if re.search(rf"\b{in_words(card)}\b", words)]


def in_words(card: str) -> str:
    """Returns the name of the card on a button."""
    suits = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
    ranks = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
    (suit,) = (name for sign, name in suits.items() if sign in card)
    return f"{ranks.get(rank(card), rank(card))} of {suit}"


def rank(card: str) -> str:
    """Returns the rank on a card button."""
    return re.split("[♣♦♥♠]", card.removeprefix("➕ "))[0]


def held(hand: Locator) -> int:
    """Returns how many cards a hand says it holds."""
    found = re.search(r"You hold (\d+) card", hand.inner_text())
    assert found is not None
    return int(found[1])
