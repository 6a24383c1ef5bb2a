"""What happened, in sentences: one a public event, none for what goes without saying."""

from collections.abc import Callable, Iterable
from typing import assert_never

from bot.engine import events as e
from bot.engine.actions import Seat
from bot.engine.cards import Suit
from bot.text.cards import both, listed, suit_both
from bot.text.catalogue import say

NameOf = Callable[[Seat], str]
"""How a seat is called in the text, ready to stand in it."""


def sentences(locale: str, events: Iterable[e.Event], name: NameOf) -> tuple[str, ...]:
    """Return the sentences for some events, in their order."""
    told = (sentence(locale, event, name) for event in events)
    return tuple(text for text in told if text is not None)


def sentence(locale: str, event: e.Event, name: NameOf) -> str | None:  # noqa: C901, PLR0912 - one case an event
    """Return the sentence for an event, or None for one that is not told. Never names a drawn or dealt card."""
    match event:
        case e.RoundBegan():
            return _round_began(locale, event, name)
        case e.Buried(card):
            return say(locale, "event-buried", card=both(locale, card))
        case e.Turned(card):
            return say(locale, "event-turned", card=both(locale, card))
        case e.Named(seat, suit):
            return say(locale, "event-named", who=name(seat), suit=suit_both(locale, suit))
        case e.Played():
            return _played(locale, event, name)
        case e.Drew(seat, _, count, why):
            return None if not count and why is not e.Why.TURN else _drew(locale, name(seat), count, why)
        case e.Passed(seat):
            return say(locale, "event-passed", who=name(seat))
        case e.Called(seat):
            return say(locale, "event-called", who=name(seat))
        case e.Caught(seat, by):
            return say(locale, "event-caught", who=name(seat), by=name(by))
        case e.TakenBack(seat, cards, by):
            back = listed(locale, (both(locale, card) for card in cards))
            return say(locale, "event-taken-back", who=name(seat), by=name(by), card=back)
        case e.MadeToDraw(seat, by):
            return say(locale, "event-made-to-draw", who=name(seat), by=name(by))
        case e.Owed(seat, count, why):
            key = "event-owed-weak" if why is e.Why.WEAK else "event-owed-threat"
            return say(locale, key, who=name(seat), count=count)
        case e.Forgiven(seat, count):
            return say(locale, "event-forgiven", who=name(seat), count=count)
        case e.Skipped(seat):
            return say(locale, "event-skipped", who=name(seat))
        case e.Reversed():
            return say(locale, "event-reversed")
        case e.Asked(seat):
            return say(locale, "event-asked", who=name(seat))
        case e.Answered(seat):
            return say(locale, "event-answered", who=name(seat))
        case e.Refilled(_, count):
            return say(locale, "event-refilled", count=count)
        case e.Settled():
            return say(locale, "event-settled")
        case e.WentOut(seat):
            return say(locale, "event-went-out", who=name(seat))
        case e.RoundEnded():
            return _round_ended(locale, event, name)
        case e.KnockedOut(seat):
            return say(locale, "event-knocked-out", who=name(seat))
        case e.PrivateRound(seats):
            return say(locale, "event-private-round", people=listed(locale, map(name, seats)))
        case e.LeftMatch(seat):
            return say(locale, "event-left", who=name(seat))
        case e.MatchEnded():
            return _match_ended(locale, event, name)
        case e.Dealt():
            return None
        case _:
            assert_never(event)


def _round_began(locale: str, event: e.RoundBegan, name: NameOf) -> str:
    if event.private:
        people = listed(locale, map(name, event.seats))
        return say(
            locale, "event-private-round-began", number=event.number, dealer=name(event.dealer), people=people
        )
    return say(
        locale, "event-round-began", number=event.number, dealer=name(event.dealer), cards=event.hand_size
    )


def _played(locale: str, event: e.Played, name: NameOf) -> str:
    cards = listed(locale, (both(locale, card) for card in event.cards))
    if event.suit is None:
        return say(locale, "event-played", who=name(event.seat), card=cards)
    return say(
        locale,
        "event-played-naming",
        who=name(event.seat),
        card=cards,
        suit=suit_both(locale, Suit(event.suit)),
    )


def _drew(locale: str, who: str, count: int, why: e.Why) -> str:
    return say(locale, f"event-drew-{why.value.replace('_', '-')}", who=who, count=count)


def _round_ended(locale: str, event: e.RoundEnded, name: NameOf) -> str:
    key = f"event-round-{event.reason.value.replace('_', '-')}"
    who = "" if event.winner is None else name(event.winner)
    return say(locale, key, number=event.number, who=who)


def _match_ended(locale: str, event: e.MatchEnded, name: NameOf) -> str:
    if not event.winners:
        return say(locale, "event-match-nobody")
    key = "event-match-forfeit" if event.reason is e.MatchEnd.LEFT else "event-match-ended"
    return say(locale, key, people=listed(locale, map(name, event.winners)), count=len(event.winners))
