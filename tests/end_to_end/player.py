"""A person at a table, who reads what Discord shows him and presses what is there."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Container
from typing import Any

from simcord.components import walk_components

from sandbox.harness import Stage, text_of

Json = dict[str, Any]

CHANNEL = "cards"
EPHEMERAL = 64
MY_TURN = ("Your turn", "Are you strong?")
SUIT_ASKED = "Which suit comes next?"
PLAIN_RANKS = ("3", "4", "5", "6", "7", "9", "Q", "K")
"""Ranks that do nothing but lie there."""

PRESSES, SECONDS = 4, 2.1
"""The bot takes five presses within two seconds from one person; nobody here tries to find the edge."""


class Player:
    """One person, at the one table of the channel."""

    def __init__(self, stage: Stage, name: str) -> None:
        self.stage = stage
        self.name = name
        self._presses: deque[float] = deque(maxlen=PRESSES)

    # Seeing

    @property
    def id(self) -> int:
        """Returns the person's id on Discord."""
        return self.stage.world.person(self.name).id

    def table(self) -> Json:
        """Returns the table message: the newest in the channel that has controls."""
        return self.tables()[-1]

    def tables(self) -> list[Json]:
        """Returns the messages in the channel that have controls."""
        return [m for m in self.stage.messages(CHANNEL) if m["components"]]

    def hand(self) -> Json | None:
        """Returns the newest hand among the direct messages, None when there is none."""
        hands = [m for m in self.private() if not m["flags"] & EPHEMERAL and m["components"]]
        return hands[-1] if hands else None

    def private(self) -> list[Json]:
        """Returns all that only this person can see."""
        return self.stage.messages(self.name)

    def answer(self) -> str:
        """Returns the words of the newest answer that only this person can see."""
        return text_of([m for m in self.private() if m["flags"] & EPHEMERAL][-1])

    def screen(self) -> Json:
        """Returns the newest answer with controls that only this person can see."""
        return [m for m in self.private() if m["flags"] & EPHEMERAL and m["components"]][-1]

    def was_told(self, words: str) -> bool:
        """Tells whether some words stand anywhere this person alone can see."""
        return any(words in text_of(message) for message in self.private())

    def cards(self) -> list[str]:
        """Returns the labels of the cards in the newest hand."""
        return cards_on(self.hand())

    def hand_words(self) -> str:
        """Returns every word of the newest hand."""
        hand = self.hand()
        return "" if hand is None else text_of(hand)

    def to_move(self) -> bool:
        """Tells whether the newest hand says that it is this person's turn."""
        hand = self.hand()
        return hand is not None and any(words in hand["content"] for words in MY_TURN)

    # Doing

    async def press(self, label: str, message: Json | None = None) -> Json:
        """Presses a button, on the table message unless another is given; it has to be answered."""
        # The answer to the one who opens a table may come before the table message.
        message = message or (await self.stage.until(self.tables))[-1]
        # By the time of the press the button may have gone, as on Discord: that is answered too.
        return await self.press_id(message, self.stage.custom_id(message, label), forged=True)

    async def press_id(self, message: Json, custom_id: str, *, forged: bool = False) -> Json:
        """Presses by custom id, which may be one that does not stand there; it has to be answered."""
        await self._catch_breath()
        answer = await self.stage.act(
            self.name, do="press", message_id=message["id"], custom_id=custom_id, forged=forged
        )
        assert answer["ok"], answer
        return answer

    async def choose(self, label: str, *values: str) -> Json:
        """Chooses entries of a menu on the newest screen that only this person sees; it has to be answered."""
        await self._catch_breath()
        shown = self.screen()
        custom_id = next(
            component["custom_id"]
            for component in walk_components(shown["components"])
            if str(component.get("placeholder", "")).startswith(label)
        )
        answer = await self.stage.act(
            self.name, do="select", message_id=shown["id"], custom_id=custom_id, values=list(values)
        )
        assert answer["ok"], answer
        return answer

    async def slash(self, command: str, **options: Any) -> str:
        """Types a command and returns the words of the answer."""
        await self._catch_breath()
        answer = await self.stage.act(self.name, do="slash", channel=CHANNEL, name=command, options=options)
        assert answer["ok"], answer
        return self.answer()

    async def react(self, emoji: str) -> None:
        """Reacts to the table message."""
        answer = await self.stage.act(self.name, do="react", message_id=self.table()["id"], emoji=emoji)
        assert answer["ok"], answer

    async def play(self, card: str, hand: Json | None = None) -> None:
        """Presses a card of the newest hand, or of another that is given; an 8 names hearts."""
        hand = hand or self.hand()
        assert hand is not None
        known = {message["id"] for message in self.private()}
        await self.press(card, hand)
        if card.startswith("8"):
            await self.stage.until(lambda: self._asked(hand, known) or self.now(hand) != hand)
        asked = self._asked(hand, known)
        if asked is not None:
            await self.press("Hearts", asked)

    def _asked(self, hand: Json, known: Container[str]) -> Json | None:
        """Returns what asks for a suit: the hand that was pressed, or, while that is being written, a new message."""
        new = (m for m in self.private() if m["id"] == hand["id"] or m["id"] not in known)
        return next((m for m in new if SUIT_ASKED in text_of(m)), None)

    async def move(self, hand: Json | None = None) -> None:
        """Makes an honest move and waits for the hand to show it.

        What is owed is taken first; then a card that fits is played, else one is drawn.
        """
        hand = hand or self.hand()
        assert hand is not None
        cards = cards_on(hand)
        fitting = [card for card in cards if fits(card, hand["content"])]
        if "You owe" in hand["content"] or not fitting:
            await self.press("Draw", hand)
        else:
            if len(cards) == 2:
                await self.press("Last card", hand)
            await self.play(fitting[0], hand)
        await self.stage.until(lambda: self.now(hand) != hand)

    def now(self, message: Json) -> Json | None:
        """Returns a private message as it is now, None when it is gone."""
        return next((m for m in self.private() if m["id"] == message["id"]), None)

    async def play_to_the_end(self, over: Callable[[], object], most_moves: int = 300) -> None:
        """Makes moves, each when the hand asks for it, until `over` returns something true."""
        for _ in range(most_moves):
            await self.stage.until(lambda: over() or self.to_move(), limit=60)
            if over():
                return
            await self.move()
        raise AssertionError(f"not over after {most_moves} moves")

    async def _catch_breath(self) -> None:
        """Lets time pass until another press is not too fast for one person."""
        now = asyncio.get_running_loop().time()
        if len(self._presses) == PRESSES and (early := self._presses[0] + SECONDS - now) > 0:
            await asyncio.sleep(early)
        self._presses.append(asyncio.get_running_loop().time())


async def open_table(host: Player, *others: Player, computers: int = 0, **options: Any) -> None:
    """Has a table opened, joined and started; everybody who takes direct messages holds a hand then."""
    await host.slash("table new", **options)
    await host.stage.message(CHANNEL, containing="Seats (1 of")
    for other in others:
        await other.press("Join")
    for _ in range(computers):
        await host.press("Add computer")
    await host.press("Start")
    for player in (host, *others):
        if host.stage.world.person(player.name).id not in host.stage.world.closed:
            await host.stage.until(player.cards)


async def mover(*players: Player) -> Player:
    """Waits until it is somebody's turn and returns him."""
    stage = players[0].stage
    return await stage.until(lambda: next((player for player in players if player.to_move()), None))


def cards_on(hand: Json | None) -> list[str]:
    """Returns the labels of the card buttons of a hand message."""
    components = [] if hand is None else walk_components(hand["components"])
    return [str(c["label"]) for c in components if ":play:" in c.get("custom_id", "")]


def is_plain(card: str) -> bool:
    """Tells whether a card has no effect on anybody."""
    return rank_of(card) in PLAIN_RANKS


def rank_of(card: str) -> str:
    """Returns what stands before the suit on a card button."""
    found = re.match(r"10|[2-9JQKA]", card)
    return found[0] if found and "oker" not in card else "joker"


def fits(card: str, situation: str) -> bool:
    """Tells whether a card fits what the text of a hand says."""
    rank, top = rank_of(card), re.search(r"On top: (\S+)", situation)
    force = re.search(r"Suit in force: (\S+)", situation)
    if "Are you strong?" in situation:
        return rank == "A"
    if rank in ("8", "joker") or force is None or top is None:
        return True
    return force[1][0] in card or rank == rank_of(top[1])
