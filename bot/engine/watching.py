"""Keeping the last deeds of a round, out of what happened: nothing here that not everybody saw."""

from bot.engine.deeds import REMEMBERED, Deed, Did
from bot.engine.events import Drew, Event, Owed, Passed, Played, TakenBack, Why
from bot.engine.state import Round
from bot.engine.tables import A_DRAW


def remember(before: Round, after: Round, facts: list[Event]) -> None:
    """Add what happened to the deeds of a round; ``before`` is the round the action met."""
    deeds = after.deeds
    for fact in facts:
        # By the very kind, the usual ones first: patterns would take as long as the move.
        kind = type(fact)
        if kind is Played or kind is Drew or kind is Passed or kind is TakenBack or kind is Owed:
            deed = _deed(before, fact)
            if deed is not None:
                deeds += (deed,)
    after.deeds = deeds[-REMEMBERED:] if len(deeds) > REMEMBERED else deeds


def _deed(before: Round, fact: Event) -> Deed | None:
    """Give what a fact tells of hands, None when it tells nothing."""
    key, asked, top = before.key, before.asked, before.pile[-1]
    if isinstance(fact, Played):
        mine = fact.seat == before.turn
        drawn = before.drawn if mine else 0
        return Deed(fact.seat, Did.LAID, fact.cards, 0, key, asked, top, mine, drawn, fact.suit)
    if isinstance(fact, Drew):
        return _drew(before, fact)
    if isinstance(fact, Passed):
        mine = fact.seat == before.turn
        return Deed(fact.seat, Did.PASSED, (), 0, key, asked, top, mine, before.drawn, None)
    if isinstance(fact, TakenBack):
        return Deed(fact.seat, Did.SHOWN, fact.cards, 0, key, asked, top, False, 0, None)
    if isinstance(fact, Owed) and fact.why is Why.WEAK:
        return Deed(fact.seat, Did.WEAK, (), 0, key, asked, top, False, 0, None)
    return None


def _drew(before: Round, fact: Drew) -> Deed:
    """Tell a draw of one's own, and a threat accepted, from what one had to take."""
    seat, weak = fact.seat, fact.why is Why.WEAK
    chosen = fact.why is Why.TURN or (before.asked == A_DRAW and not weak)
    mine = chosen and seat == before.turn
    did = Did.WEAK if weak else Did.DREW
    drawn = before.drawn if mine else 0
    return Deed(seat, did, (), fact.count, before.key, before.asked, before.pile[-1], mine, drawn, None)
