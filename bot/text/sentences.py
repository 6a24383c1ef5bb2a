"""What happened, in sentences: one a public event, none for what goes without saying."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import assert_never

from bot.engine import events as e
from bot.engine.actions import Seat
from bot.engine.rules import Ruleset
from bot.engine.vocabulary import Asks, MatchForm
from bot.text.cards import both, listed, suit_both
from bot.text.catalogue import say
from bot.text.ranks import one_of, with_power

NameOf = Callable[[Seat], str]
"""How a seat is called in the text, ready to stand in it."""


def sentences(locale: str, events: Sequence[e.Event], name: NameOf, rules: Ruleset) -> tuple[str, ...]:
    """Return the sentences for some events at a table with these rules, in their order."""
    return tuple(_newest_first(locale, events, name, rules))[::-1]


def newest_sentences(
    locale: str, events: Sequence[e.Event], name: NameOf, rules: Ruleset, *, most: int
) -> tuple[str, ...]:
    """Return the last sentences for some events, at most so many, in their order."""
    return tuple(islice(_newest_first(locale, events, name, rules), most))[::-1]


def _newest_first(locale: str, events: Sequence[e.Event], name: NameOf, rules: Ruleset) -> Iterator[str]:
    last_card = False
    for event in reversed(events):
        out = isinstance(event, e.RoundEnded) and event.reason is e.RoundEnd.ARREST
        last_card = out or (last_card and isinstance(event, e.Drew))
        text = _told(locale, event, name, rules, last_card=last_card)
        if text is not None:
            yield text


def _told(locale: str, event: e.Event, name: NameOf, rules: Ruleset, *, last_card: bool) -> str | None:
    # What is drawn for the last card of a round takes no turn away any more.
    if last_card and isinstance(event, e.Drew) and event.why in _PENALTIES:
        words = say(locale, "event-drew-final", who=name(event.seat), count=event.count)
        return words if event.count else None
    return sentence(locale, event, name, rules)


_PENALTIES = frozenset({e.Why.THREAT, e.Why.WEAK})
_OF_A_CARD = {e.Buried: "event-buried", e.Turned: "event-turned"}
_OF_ONE = {
    e.Passed: "event-passed",
    e.Called: "event-called",
    e.Skipped: "event-skipped",
    e.KnockedOut: "event-knocked-out",
    e.LeftMatch: "event-left",
    e.SkipThreatened: "event-skip-threatened",
    e.PlayedAgain: "event-played-again",
}
_OF_THE_VARIANT = {
    e.Asked: "event-asked",
    e.Answered: "event-answered",
    e.WentOut: "event-went-out",
}
_OF_TWO = {e.Caught: "event-caught", e.MadeToDraw: "event-made-to-draw"}
_OF_SOME = {
    e.Forgiven: "event-forgiven",
    e.DrawThreatened: "event-draw-threatened",
    e.ThreatEnded: "event-threat-ended",
}
_OF_SEVERAL = {e.PrivateRound: "event-private-round", e.ExtraRound: "event-extra-round"}
_OF_NOBODY = {e.Reversed: "event-reversed", e.Settled: "event-settled"}


def sentence(locale: str, event: e.Event, name: NameOf, rules: Ruleset) -> str | None:  # noqa: C901, PLR0912 - one case a kind of sentence
    """Return the sentence for an event, or None for one that is not told. Never names a drawn or dealt card.

    The rules say how things are called at this table: an *arrest* is one in Gambian only.
    """
    match event:
        case e.Dealt():
            return None
        case e.Reversed() | e.Settled():
            return say(locale, _OF_NOBODY[type(event)])
        case e.Buried(card) | e.Turned(card):
            return say(locale, _OF_A_CARD[type(event)], card=both(locale, card))
        case (
            e.Passed(seat) | e.Called(seat) | e.Skipped(seat) | e.KnockedOut(seat)
            | e.LeftMatch(seat) | e.SkipThreatened(seat) | e.PlayedAgain(seat)
        ):  # fmt: skip
            return say(locale, _OF_ONE[type(event)], who=name(seat))
        case e.Asked(seat) | e.Answered(seat) | e.WentOut(seat):
            asked = one_of(locale, with_power(rules, Asks))
            key = _OF_THE_VARIANT[type(event)]
            return say(locale, key, who=name(seat), variant=rules.variant.name, asked=asked)
        case e.Caught(seat, by) | e.MadeToDraw(seat, by):
            return say(locale, _OF_TWO[type(event)], who=name(seat), by=name(by))
        case e.Named(seat, suit):
            return say(locale, "event-named", who=name(seat), suit=suit_both(locale, suit))
        case e.Played() | e.TakenBack():
            return _with_cards(locale, event, name)
        case e.Drew(seat, _, count, why):
            return _drew(locale, name(seat), count, why, rules)
        case e.Owed(seat, count, why):
            key = "event-owed-weak" if why is e.Why.WEAK else "event-owed-threat"
            return say(locale, key, who=name(seat), count=count, variant=rules.variant.name)
        case e.Forgiven(seat, count) | e.DrawThreatened(seat, count) | e.ThreatEnded(seat, count):
            return say(locale, _OF_SOME[type(event)], who=name(seat), count=count)
        case e.Refilled(_, count):
            return say(locale, "event-refilled", count=count)
        case e.Scored(seat, points, total):
            return say(locale, "event-scored", who=name(seat), points=points, total=total)
        case e.JoinedMatch(seat, total):
            return say(locale, "event-joined", who=name(seat), total=total)
        case e.PrivateRound(seats) | e.ExtraRound(seats):
            return say(locale, _OF_SEVERAL[type(event)], people=listed(locale, map(name, seats)))
        case e.RoundBegan():
            return _round_began(locale, event, name, rules)
        case e.RoundEnded():
            return _round_ended(locale, event, name, rules)
        case e.MatchEnded():
            return _match_ended(locale, event, name, rules)
        case _:
            assert_never(event)


def _round_began(locale: str, event: e.RoundBegan, name: NameOf, rules: Ruleset) -> str:
    if event.private:
        key = f"event-{'private' if rules.match is MatchForm.KNOCKOUT else 'extra'}-round-began"
        people = listed(locale, map(name, event.seats))
        return say(locale, key, number=event.number, dealer=name(event.dealer), people=people)
    return say(
        locale, "event-round-began", number=event.number, dealer=name(event.dealer), cards=event.hand_size
    )


def _with_cards(locale: str, event: e.Played | e.TakenBack, name: NameOf) -> str:
    who, cards = name(event.seat), listed(locale, (both(locale, card) for card in event.cards))
    if isinstance(event, e.TakenBack):
        return say(locale, "event-taken-back", who=who, by=name(event.by), card=cards)
    if event.suit is None:
        return say(locale, "event-played", who=who, card=cards)
    return say(locale, "event-played-naming", who=who, card=cards, suit=suit_both(locale, event.suit))


def _drew(locale: str, who: str, count: int, why: e.Why, rules: Ruleset) -> str | None:
    if not count and why not in {e.Why.TURN, *_PENALTIES}:
        return None
    key = f"event-drew-{why.value.replace('_', '-')}"
    return say(locale, key, who=who, count=count, variant=rules.variant.name)


def _round_ended(locale: str, event: e.RoundEnded, name: NameOf, rules: Ruleset) -> str:
    key = f"event-round-{event.reason.value.replace('_', '-')}"
    who = "" if event.winner is None else name(event.winner)
    return say(locale, key, number=event.number, who=who, variant=rules.variant.name)


def _match_ended(locale: str, event: e.MatchEnded, name: NameOf, rules: Ruleset) -> str:
    if not event.winners:
        return say(locale, "event-match-nobody")
    key = "event-match-forfeit" if event.reason is e.MatchEnd.LEFT else "event-match-ended"
    winners = listed(locale, map(name, event.winners))
    return say(locale, key, people=winners, count=len(event.winners), match=rules.match.value)
