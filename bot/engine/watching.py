"""Keeping the last deeds of a round, out of what happened: nothing here that not everybody saw."""

from bot.engine.actions import Seat
from bot.engine.cards import Card, Suit
from bot.engine.deeds import REMEMBERED, Deed, Did
from bot.engine.events import Drew, Event, Owed, Passed, Played, TakenBack, Why
from bot.engine.state import Round
from bot.engine.tables import A_DRAW


def remember(before: Round, after: Round, facts: list[Event]) -> None:
    """Add what happened to the deeds of a round; ``before`` is the round the action met."""
    new = [deed for fact in facts if (deed := _deed(before, fact)) is not None]
    if new:
        after.deeds = (*after.deeds, *new)[-REMEMBERED:]


def _deed(before: Round, fact: Event) -> Deed | None:
    """Give what a fact tells of hands, None when it tells nothing."""
    if isinstance(fact, Played):
        return _of(before, fact.seat, Did.LAID, cards=fact.cards, suit=fact.suit)
    if isinstance(fact, Drew):
        if fact.why is Why.WEAK:
            return _of(before, fact.seat, Did.WEAK, count=fact.count, own=False)
        chosen = fact.why is Why.TURN or (before.asked == A_DRAW and fact.seat == before.turn)
        return _of(before, fact.seat, Did.DREW, count=fact.count, own=chosen)
    if isinstance(fact, Passed):
        return _of(before, fact.seat, Did.PASSED)
    if isinstance(fact, TakenBack):
        return _of(before, fact.seat, Did.SHOWN, cards=fact.cards, own=False)
    if isinstance(fact, Owed) and fact.why is Why.WEAK:
        return _of(before, fact.seat, Did.WEAK, own=False)
    return None


def _of(
    before: Round,
    seat: Seat,
    did: Did,
    *,
    cards: tuple[Card, ...] = (),
    count: int = 0,
    own: bool = True,
    suit: Suit | None = None,
) -> Deed:
    mine = own and seat == before.turn
    return Deed(
        seat, did, cards, count, before.key, before.asked, before.top, mine, before.drawn if mine else 0, suit
    )
