"""All six rule sets on a real line: whole matches, several cards at once, threats answered and accepted."""

from __future__ import annotations

import pytest

from sandbox.harness import Stage, text_of

from . import marked
from .player import CHANNEL, Player, cards_on, open_table, rank_of

OVER = ("wins the match!", "win the match together!", "the champion!", "nobody has won it")
MOST_MOVES = 250


async def play_to_the_end(player: Player) -> None:
    """Makes moves until the table message says that the match is over."""

    def over() -> bool:
        return any(words in player.table()["content"] for words in OVER)

    for _ in range(MOST_MOVES):
        await player.stage.until(lambda: over() or marked.to_move(player), limit=60)
        if over():
            return
        await marked.move(player)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("variant", "options", "computers", "points"),
    [
        ("gambian", "misplay=reject last_call=auto hand_size=2", 2, 0),
        ("classic", "partnership=on", 3, 0),
        ("house", "", 2, 0),
        ("standard", "", 2, 0),
        ("five_rounds", "rounds=2 hand_size=3", 1, 1),
        ("zimbabwean", "target=40 hand_size=3", 1, 1),
    ],
)
async def test_a_whole_match_of_each_rule_set(
    stage: Stage, awa: Player, variant: str, options: str, computers: int, points: int
) -> None:
    await open_table(awa, computers=computers, variant=variant, options=options)
    await play_to_the_end(awa)
    over = await stage.message(CHANNEL, containing="the match is over")
    assert "Places" in text_of(over)
    assert ("points" in text_of(over).split("Places")[1].split("Counted")[0]) is bool(points)
    assert stage.custom_id(over, "Record")
    assert stage.custom_id(over, "Rematch")


async def until_there_is_company(player: Player) -> str:
    """Makes moves until a card that fits has others of its rank beside it, and returns that card."""
    for _ in range(20):
        await player.stage.until(lambda: marked.to_move(player))
        hand = player.hand()
        assert hand is not None
        if company := marked.with_company(hand):
            return company[0]
        await marked.move(player)
    raise AssertionError("no two cards of one rank in twenty moves")


@pytest.mark.timeout(120)
async def test_several_cards_of_a_rank_are_picked_and_go_down_together(stage: Stage, awa: Player) -> None:
    await open_table(awa, computers=1, variant="house", cards=15, options="packs=2")
    first = await until_there_is_company(awa)
    before = marked.held(awa)
    count = await marked.play_together(awa, first)
    assert count > 1
    await stage.until(lambda: marked.held(awa) == before - count)


@pytest.mark.timeout(180)
async def test_a_threat_is_answered_and_another_accepted(stage: Stage, awa: Player, binta: Player) -> None:
    await open_table(awa, binta, variant="zimbabwean", cards=20)
    done: set[str] = set()
    for _ in range(MOST_MOVES):
        mover = await stage.until(lambda: next(filter(marked.to_move, (awa, binta)), None))
        hand = mover.hand()
        assert hand is not None
        if "answer, or take" not in hand["content"]:
            await marked.move(mover, lambda cards: next(filter(threatens, cards), None))
        elif marked.marked(hand) and "answered" not in done:
            await stage.message(CHANNEL, containing="has to answer, or takes")
            await marked.move(mover)
            done.add("answered")
        else:
            await accept(mover)
            done.add("accepted")
        if len(done) == 2:
            return
    raise AssertionError(f"only {done} in {MOST_MOVES} moves")


async def accept(player: Player) -> None:
    """Takes the cards a threat is for; the button says how many, and the hand shows them."""
    hand, before = player.hand(), marked.held(player)
    assert hand is not None
    label = marked.label_of(hand, ":draw")
    await player.press(label, hand)
    await player.stage.until(lambda: marked.held(player) == before + int(label.split()[1]))


def threatens(card: str) -> bool:
    """Tells whether a card makes others draw."""
    return card.startswith("2") or "oker" in card


async def test_the_dealer_chooses_how_many_cards_are_dealt(stage: Stage, awa: Player, binta: Player) -> None:
    await awa.slash("table new", options="dealer_chooses=on")
    await stage.message(CHANNEL, containing="Seats (1 of")
    await binta.press("Join")
    await awa.press("Start")
    waiting = await stage.message(CHANNEL, containing="deals: how many cards each?")
    dealer, other = (
        (awa, binta) if str(awa.id) in waiting["content"].partition(" deals: how")[0] else (binta, awa)
    )
    await other.press("Deal 4 each", waiting)
    await stage.until(lambda: other.was_told("The dealer says how many"))
    await dealer.slash("deal", cards=6)
    await stage.until(lambda: marked.held(awa) == marked.held(binta) == 6)


async def test_several_cards_are_typed(stage: Stage, awa: Player) -> None:
    await open_table(awa, computers=1, variant="house", cards=15, options="packs=2")
    first = await until_there_is_company(awa)
    hand, before = awa.hand(), marked.held(awa)
    assert hand is not None
    together = [card for card in cards_on(hand) if rank_of(card) == rank_of(first)]
    together.remove(first)
    more = " ".join(card.replace("\ufe0e", "") for card in together)
    suit = {"suit": "hearts"} if first[0] == "8" else {}
    await awa.slash("play", card=first.replace("\ufe0e", ""), more=more, **suit)
    await stage.until(lambda: marked.held(awa) == before - 1 - len(together))
