"""One person and three computers play to the champion, on the page, with the bot as it is."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from .conftest import running
from .driver import CardRoom

WIND = {"COMPUTER_PACE": "0.2", "CHALLENGE_WINDOW": "1", "CALL_GRACE": "0", "BETWEEN_ROUNDS": "0"}
MOST_TURNS = 400
LIMIT_MS = 60_000
QUICK_MS = 2_000
MINE = re.compile("Your turn|Are you strong|Which suit comes next")
STATE = """pane => {
    const texts = place => [...document.querySelectorAll(`${place} [data-role=message]`)].map(m => m.innerText);
    if (texts("[data-role=channel]").some(text => /champion/i.test(text))) return "champion";
    const own = texts(`[data-role=pane][aria-label='${pane}']`);
    const mine = own.filter(text => /Your turn|Are you strong|Which suit comes next/.test(text)
        && !/Only you can see/.test(text)).at(-1);
    return mine && `${own.filter(text => /Slow down/.test(text)).length} ${mine}`;
}"""
"""What the person sees that asks for a press: the hand, and how often the bot asked for patience."""
CHANGED = f"([pane, before]) => {{ const now = ({STATE})(pane); return now && now !== before; }}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the address of a sandbox with the real bot, in a hurry."""
    command = [sys.executable, "-m", "sandbox", "--data", str(tmp_path_factory.mktemp("sandbox"))]
    with running(command, WIND) as sandbox:
        yield next(sandbox).split()[-1]


def test_one_person_and_three_computers_play_to_the_champion(browser: Browser, address: str) -> None:
    """Every press of the person is answered, and the channel names the champion."""
    page = browser.new_page(viewport={"width": 1600, "height": 1000})
    room = CardRoom(page, address)
    room.open()
    room.slash("Awa", "/table new")
    room.wait_for_text("a table is open")
    for seats in (2, 3, 4):
        room.press("Awa", "Add computer", where=CardRoom.CHANNEL)
        room.wait_for_text(f"Seats ({seats} of 8)")
    room.press("Awa", "Start", where=CardRoom.CHANNEL)
    _sees_cards(room.wait_for_text("You hold 4 cards", "Awa"))
    seen = ""
    for _ in range(MOST_TURNS):
        page.wait_for_function(CHANGED, arg=["Awa", seen], timeout=LIMIT_MS)
        if room.messages(CardRoom.CHANNEL, "champion").count():
            break
        seen = page.evaluate(STATE, "Awa")
        if not _move(room):
            seen = ""
    champion = room.wait_for_text(re.compile("champion", re.IGNORECASE))
    assert "Record" in champion.inner_text()
    assert room.messages("Awa", "interaction failed").count() == 0
    page.close()


def _sees_cards(hand: Locator) -> None:
    """Sees four cards as pictures, in the words and on the buttons."""
    for part in (hand, hand.locator("[data-role=button]")):
        pictures = part.locator("img.custom-emoji")
        expect(pictures.nth(3)).to_be_visible()
        assert pictures.evaluate_all("all => all.map(each => each.naturalWidth)") == [128] * pictures.count()


def _move(room: CardRoom) -> bool:
    """Presses what fits in the hand; tells whether it was still there to be pressed."""
    hand = room.messages("Awa", MINE).filter(has_not_text="Only you can see").last
    try:
        label = _choice(hand.inner_text(timeout=QUICK_MS), _cards(hand))
        # Two jokers are two buttons that say the same; either will do.
        hand.locator(f"[data-role=button][data-label='{label}']").first.click(timeout=QUICK_MS)
    except TooLate:
        return False
    return True


def _choice(text: str, cards: list[str]) -> str:
    if "Which suit comes next" in text:
        return "Hearts"
    return next((card for card in cards if _fits(card, text)), "Draw")


def _cards(hand: Locator) -> list[str]:
    labels = hand.locator("[data-role=button]:enabled").evaluate_all(
        "nodes => nodes.map(node => node.dataset.label)"
    )
    return [str(label) for label in labels if re.match(r"(10|[2-9JQKA])[♣♦♥♠]|.*[Jj]oker", str(label))]


def _fits(card: str, text: str) -> bool:
    rank, suit = card[:-2], card[-2:]
    top = re.search(r"On top: (\S+)", text)
    force = re.search(r"Suit in force: (\S+)", text)
    if top is None:
        return False
    if "Answer with an ace" in text:
        return rank == "A"
    wild = rank == "8" or "joker" in card.lower()
    return wild or force is None or suit == force[1].rstrip(".") or rank == top[1][:-2]
