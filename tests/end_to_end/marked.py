"""Moves at tables where the bot watches: what fits is marked in the hand, and the buttons say what they do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from simcord.components import walk_components

from sandbox.harness import text_of

from .player import MY_TURN, Player, cards_on, rank_of

Json = dict[str, Any]

MARKED, PLAIN = 3, 2
"""Styles of buttons: a card that fits is green; a button that draws has a colour while it may."""
PICKED = "Picked, in this order"


def to_move(player: Player) -> bool:
    """Tells whether a person's newest hand waits for him."""
    hand = player.hand()
    return hand is not None and any(words in hand["content"] for words in MY_TURN)


def held(player: Player) -> int:
    """Returns how many cards a person's newest hand says he holds."""
    found = re.search(r"You hold (\d+) cards?:", player.hand_words())
    return int(found[1]) if found else 0


def marked(hand: Json) -> list[str]:
    """Returns the labels of the cards that fit."""
    return [c["label"] for c in walk_components(hand["components"]) if _is_card(c) and c["style"] == MARKED]


def with_company(hand: Json) -> list[str]:
    """Returns the cards that fit and are not the only ones of their rank."""
    ranks = [rank_of(card) for card in cards_on(hand)]
    return [card for card in marked(hand) if ranks.count(rank_of(card)) > 1]


async def move(player: Player, wanted: Callable[[list[str]], str | None] = lambda _: None) -> None:
    """Makes a move: the wanted card of those that fit, else the first; else draws, else passes."""
    hand = player.hand()
    assert hand is not None
    fitting = marked(hand)
    if fitting:
        await player.press(wanted(fitting) or fitting[0], hand)
        await _finish(player, hand)
    else:
        label = label_of(hand, ":draw") if _may_draw(hand) else label_of(hand, ":pass")
        await player.press(label, hand)
    await player.stage.until(lambda: player.now(hand) != hand)


async def play_together(player: Player, first: str) -> int:
    """Plays a card with everything that is offered to go with it, and returns how many cards went down."""
    hand = player.hand()
    assert hand is not None
    await player.press(first, hand)
    count = 1
    while offered := _offered(player.now(hand)):
        screen = player.now(hand)
        assert screen is not None
        await player.press_id(screen, offered[0])
        count += 1
    await _finish(player, hand)
    await player.stage.until(lambda: PICKED not in text_of(player.now(hand) or hand))
    return count


def label_of(hand: Json, verb: str) -> str:
    """Returns what the button with a verb says."""
    found = (c for c in walk_components(hand["components"]) if str(c.get("custom_id", "")).endswith(verb))
    return str(next(found)["label"])


async def _finish(player: Player, hand: Json) -> None:
    """Presses what is still asked after the cards were picked: the suit, or that they are to be played."""
    asked = player.now(hand)
    if asked is None:
        return
    labels = [str(c.get("label")) for c in walk_components(asked["components"])]
    if "Hearts" in labels:
        await player.press("Hearts", asked)
    elif PICKED in asked["content"]:
        await player.press(next(label for label in labels if label.startswith("Play th")), asked)


def _offered(screen: Json | None) -> list[str]:
    components = [] if screen is None else walk_components(screen["components"])
    return [str(c["custom_id"]) for c in components if ":pick:" in str(c.get("custom_id", ""))]


def _is_card(component: Json) -> bool:
    return ":play:" in str(component.get("custom_id", ""))


def _may_draw(hand: Json) -> bool:
    found = (c for c in walk_components(hand["components"]) if str(c.get("custom_id", "")).endswith(":draw"))
    return bool(next(found)["style"] != PLAIN)
