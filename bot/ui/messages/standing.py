"""What stands at a table beside the cards: that it is paused, what its people are asked, what was done to it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.manager.views import MotionView, Stage, TableView
from bot.players.lesson import LEARNER
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.text.phrases import Value
from bot.text.refusals import notice
from bot.ui.messages.buttons import button
from bot.ui.messages.face import LONGEST_DESCRIPTION, LONGEST_TEXT, MOST_IN_ROW, Button, Face, Row, clip
from bot.ui.messages.people import in_public, moment
from bot.ui.messages.verbs import Verb

_ASKED: Final[Mapping[str, str]] = {
    "pause": "table-motion-pause",
    "resume": "table-motion-resume",
    "undo": "table-motion-undo",
    "kick": "table-motion-kick",
    "end": "table-motion-end",
}


def with_standing(locale: str, view: TableView, face: Face) -> Face:
    """Return the message of a table with what stands there; a paused one has no buttons to play with."""
    # What asks for something, or ends, stands where a message that is out of date says so instead.
    text = clip("\n".join((*_passing(locale, view), face.text)).strip(), LONGEST_TEXT)
    body = clip("\n".join((*_lines(locale, view), face.body)).strip(), LONGEST_DESCRIPTION)
    rows = _with_follow(locale, view, face.rows)
    if view.paused_until is not None:
        rows = (_paused_buttons(locale, view),)
    if view.motion is not None:
        rows = (*rows, _motion_buttons(locale, view))
    return replace(face, text=text, body=body, rows=rows)


def _with_follow(locale: str, view: TableView, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the buttons of a match in play with one for those who only watch, in the last row that has room."""
    if view.stage not in {Stage.PLAYING, Stage.BREAK} or view.frozen or not rows:
        return rows
    last, follow = rows[-1], button(locale, view.id, Verb.FOLLOW, None)
    if not isinstance(last, tuple) or len(last) >= MOST_IN_ROW:
        return (*rows, (follow,))
    return (*rows[:-1], (*last, follow))


def _lines(locale: str, view: TableView) -> Iterator[str]:
    if view.fixture is not None:
        over = int(view.stage is Stage.OVER)
        yield say(locale, "table-league", league=safe_title(view.fixture.title), over=over)
    if view.lesson:
        yield say(locale, "lesson-table", over=int(view.stage is Stage.OVER))
    if view.note is not None:
        yield notice(locale, view.note.slug, **view.note.values)
    if view.stage is Stage.LOBBY and len(view.seats) > 1:
        yield say(locale, "table-rated" if view.rated else "table-casual")
    if view.reserved and view.fixture is None:
        kept = listed(locale, (f"<@{person}>" for person in view.reserved))
        yield say(locale, "table-reserved", people=kept)


def _passing(locale: str, view: TableView) -> Iterator[str]:
    """Yield what is true for a while, or asks people here to do something."""
    if view.restarting:
        yield say(locale, "table-restarting")
    if view.lesson and view.stage is Stage.PLAYING and not view.seats[LEARNER].takes_messages:
        yield say(locale, "lesson-table-closed")
    if view.paused_until is not None:
        yield say(locale, "table-paused", due=moment(view.paused_until))
    elif _asleep(view):
        yield say(locale, "table-asleep")
    if view.motion is not None:
        yield _asked(locale, view, view.motion)


def _asleep(view: TableView) -> bool:
    """Tell whether all people of the match are away, so that it waits for one of them."""
    people = [line for line in view.seats if line.person is not None and not line.left and not line.out]
    return view.stage is Stage.PLAYING and bool(people) and all(line.away for line in people)


def _asked(locale: str, view: TableView, motion: MotionView) -> str:
    missing = listed(locale, (f"<@{person}>" for person in motion.missing))
    until = "" if motion.due is None else moment(motion.due)
    about = "" if motion.seat is None else in_public(view.seats)(motion.seat)
    words: dict[str, Value] = {"by": f"<@{motion.by}>", "missing": missing, "due": until, "who": about}
    return say(locale, _ASKED[motion.aim], **words)


def _paused_buttons(locale: str, view: TableView) -> tuple[Button, ...]:
    verbs = {Verb.HAND: None, Verb.RESUME: view.stamps.motion, Verb.RULES: None}
    return tuple(button(locale, view.id, verb, stamp) for verb, stamp in verbs.items())


def _motion_buttons(locale: str, view: TableView) -> tuple[Button, ...]:
    return tuple(button(locale, view.id, verb, view.stamps.motion) for verb in (Verb.AGREE, Verb.OBJECT))
