"""What is seen of a match that has ended: one step of it, what lay there then, and the hands."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.actions import Seat
from bot.engine.cards import Card, cards_of
from bot.engine.events import Dealt, Drew, RoundBegan
from bot.engine.record.moments import Course, Moment
from bot.engine.state import Phase
from bot.manager.records.replays import Finished
from bot.text.cards import both, in_a_row, listed, symbol, words
from bot.text.catalogue import say
from bot.text.names import plain_name, safe_name
from bot.text.sentences import sentences
from bot.ui.messages.face import (
    LONGEST_FIELD,
    LONGEST_OPTION,
    Button,
    Choice,
    Face,
    Menu,
    Row,
    clip,
    in_fields,
)
from bot.ui.messages.people import in_private
from bot.ui.messages.replay_controls import ALL, Spot
from bot.ui.messages.table_words import WITHOUT_SUIT, force_words, round_title, shown_direction, top_words

MOST_SHOWN: Final = 35
MOST_SPOKEN: Final = 70
"""So many cards are written with their looks and their names, and so many with their names; more of them as they look."""
_COUNTED: Final = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})
"""When everybody has seen all hands."""


def replay_face(locale: str, match: Finished, course: Course, spot: Spot) -> Face:
    """Return one step of a match; a step that is not there is the nearest, a seat that is not there sees all hands."""
    steps = len(course.moments)
    step = min(max(spot.step, 0), steps - 1)
    eyes = None if spot.eyes is None or spot.eyes >= len(course.players) else spot.eyes
    moment, here = course.moments[step], Spot(match.number, step, eyes)
    return Face(
        title=say(locale, "replay-title", round=round_title(locale, moment.public)),
        body="\n".join(_table(locale, course, moment)),
        fields=(
            (say(locale, "table-events-title"), _told(locale, course, moment, eyes)),
            *in_fields(say(locale, "table-seats-title"), _seats(locale, course, moment, eyes)),
        ),
        footer=say(
            locale, "replay-footer", step=step + 1, steps=steps, table=match.table, number=match.number
        ),
        rows=tuple(_rows(locale, match, course, here)),
    )


def _table(locale: str, course: Course, moment: Moment) -> Iterator[str]:
    public = moment.public
    if public.top is not None:
        yield say(locale, "table-top", top=top_words(locale, public))
    if public.phase not in _COUNTED | WITHOUT_SUIT:
        force = force_words(locale, public)
        yield say(locale, "table-open") if force is None else say(locale, "table-suit", suit=force)
    if public.turn is not None:
        yield say(locale, "table-turn", who=in_private(course.players)(public.turn))
    if public.phase not in _COUNTED:
        yield say(locale, "table-direction", direction=shown_direction(public))
    yield say(locale, "table-stock", count=public.stock)
    yield say(locale, "replay-pile", count=public.pile)


def _told(locale: str, course: Course, moment: Moment, eyes: Seat | None) -> str:
    """Return what happened in words, with the cards that were drawn into a hand that is shown."""
    name = in_private(course.players)
    lines = list(sentences(locale, moment.events, name, moment.public.rules))
    for event in moment.events:
        if isinstance(event, Drew) and event.cards and eyes in (None, event.seat):
            cards = listed(locale, (both(locale, card) for card in event.cards))
            lines.append(say(locale, "replay-drew", who=name(event.seat), cards=cards))
    return clip("\n".join(lines) or say(locale, "replay-nothing"), LONGEST_FIELD)


def _seats(locale: str, course: Course, moment: Moment, eyes: Seat | None) -> Iterator[str]:
    total = sum(moment.public.counts)
    for seat in range(moment.public.seats):
        yield _seat(locale, course, moment, seat)
        hand = cards_of(moment.hands[seat]) if seat < len(moment.hands) else ()
        if hand and (eyes in (None, seat) or moment.public.phase in _COUNTED):
            yield clip(f"> {_written(locale, hand, total)}", LONGEST_FIELD)


def _seat(locale: str, course: Course, moment: Moment, seat: Seat) -> str:
    public, who = moment.public, safe_name(course.players[seat])
    cards = public.counts[seat] if seat < len(public.counts) else 0
    if seat not in public.playing or (seat in public.out and not cards):
        state = "out" if seat in public.out else "watching"
        return say(locale, f"table-seat-{state}", number=seat + 1, who=who)
    if not cards and public.round_number:
        return say(locale, "table-seat-went-out", number=seat + 1, who=who)
    return say(locale, "table-seat", number=seat + 1, who=who, cards=cards, turn=int(seat == public.turn))


def _written(locale: str, hand: Sequence[Card], total: int) -> str:
    way = both if total <= MOST_SHOWN else words if total <= MOST_SPOKEN else symbol
    return in_a_row(locale, (str(way(locale, card)) for card in hand))


def _rows(locale: str, match: Finished, course: Course, here: Spot) -> Iterator[Row]:
    last, step = len(course.moments) - 1, here.step

    def button(key: str, letter: str, sign: str, to: int | None) -> Button:
        there = Spot(here.number, step if to is None else min(max(to, 0), last), here.eyes)
        custom_id = there.control(match.table, letter).custom_id
        return Button(say(locale, key), custom_id, emoji=sign, enabled=there.step != step)

    yield (
        button("replay-first", "f", "⏮️", 0),
        button("replay-previous", "p", "◀️", step - 1),
        button("replay-next", "n", "▶️", step + 1),
        button("replay-last", "l", "⏭️", last),
        button("replay-round", "r", "⏩", _next_round(course, step)),
    )
    choices = [Choice(say(locale, "replay-eyes-all"), ALL, chosen=here.eyes is None)]
    for seat, name in enumerate(course.players):
        label = say(locale, "replay-eyes-seat", who=f"{seat + 1}. {plain_name(name)}")
        choices.append(Choice(clip(label, LONGEST_OPTION), str(seat), chosen=here.eyes == seat))
    yield Menu(say(locale, "replay-eyes"), here.control(match.table, "m").custom_id, tuple(choices))


def _next_round(course: Course, step: int) -> int | None:
    """Return the step that deals the next round; None in the last."""
    later = range(step + 1, len(course.moments))
    return next((there for there in later if _deals(course.moments[there])), None)


def _deals(moment: Moment) -> bool:
    return any(isinstance(event, RoundBegan | Dealt) for event in moment.events)
