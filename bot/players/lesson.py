"""The tutorial: what is dealt at it, what the learner has met so far, and what is to be said to him now.

What is said follows from what he sees and what has happened, not from a list of steps, so that it stays right whatever
he does (docs/decisions/0019).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from bot.engine.actions import Action, Seat
from bot.engine.cards import BIT, RANK, SUIT, Card, Rank, Suit, pack, parse_card
from bot.engine.events import Called, Caught, Drew, Event, Played, TakenBack, Why
from bot.engine.state import Phase
from bot.engine.view import PublicView, SeatView

VARIANT: Final = "gambian"
OPTIONS: Final[Mapping[str, str]] = {
    "jokers_per_pack": "0",
    "match": "single",
    "challenge_window": "60",
    "hints": "on",
}
"""One round without jokers; the computer player's wrong card can be objected to for a minute."""
LEARNER: Final[Seat] = 0
"""Where the learner sits; he plays first, so the seat before his deals."""
SEATS: Final = 3
DEALER: Final[Seat] = SEATS - 1
SEED: Final = b"lesson"
"""Orders the stock anew, should it run out; nothing in a lesson is left to chance."""
MOST: Final = 15
"""Actions of the learner after which a lesson ends, wherever it is."""
IDLE: Final = 600.0
"""Seconds after which a lesson is given up in which nothing is done."""

_HANDS: Final = ("9H 8C KS 5S", "4H 6S 7S 3D", "QD KD 9S 3S")
"""Only the 8 fits when the learner plays his second card; whoever names spades then has two of them left."""
_NEXT: Final = "7H 6C 5D 4S QS 6H 9C 3H KH 7C 4D 9D QH 5H"
"""The starter, and what is drawn first."""
_SPECIAL: Final = frozenset({Rank.TWO, Rank.EIGHT, Rank.TEN, Rank.JACK, Rank.ACE})


class Skill(StrEnum):
    """What there is to be learnt, in the order it is told at the end."""

    PLAYED = "played"
    NAMED = "named"
    CALLED = "called"
    CAUGHT = "caught"
    CHALLENGED = "challenged"


class News(StrEnum):
    """What the learner is told of what happened last."""

    WELCOME = "welcome"
    PLAYED = "played"
    NAMED = "named"
    DREW = "drew"
    CALLED = "called"
    CAUGHT = "caught"
    """He has caught somebody."""
    CHALLENGED = "challenged"
    """He has objected to a wrong card."""
    FOUND_OUT = "found_out"
    """Somebody has objected to his."""
    WAS_CAUGHT = "was_caught"
    MISSED = "missed"
    """Nobody has objected to a wrong card."""
    OTHERS = "others"
    """One computer player has caught the other."""


_TAKEN: Final = frozenset({Why.TURN, Why.OWED, Why.EXTRA})
"""Why he draws by himself."""
_BRIEF: Final = frozenset({News.PLAYED, News.NAMED, News.DREW})
"""Told only until the learner has something to do again."""


class Task(StrEnum):
    """What the learner is to do now, or what he is waiting for."""

    PLAY = "play"
    EIGHT = "eight"
    CALL_FIRST = "call_first"
    FINISH = "finish"
    ANSWER = "answer"
    TAKE = "take"
    DRAW = "draw"
    PASS = "pass"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
    WRONG = "wrong"
    """He has played a wrong card himself."""
    WAIT = "wait"
    LAST = "last"
    """Somebody has played the last card; it can be objected to for a moment."""
    WON = "won"
    LOST = "lost"
    ENOUGH = "enough"
    STOPPED = "stopped"


OVER: Final = frozenset({Task.WON, Task.LOST, Task.ENOUGH, Task.STOPPED})
"""There is nothing more to do."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """How far a lesson has come: what the learner has met, how often he has acted, and the news, with whom it is about."""

    met: tuple[Skill, ...] = ()
    news: News = News.WELCOME
    about: Seat = LEARNER
    actions: int = 0


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said to the learner: the news, if there is some, with whom it is about, and what to do next.

    `who` is whom that concerns, `card` what to press, or what lies there and `below` it, `suit` the one to name, `count`
    how many cards he owes.
    """

    task: Task
    news: News | None = None
    about: Seat = LEARNER
    who: Seat = LEARNER
    card: Card | None = field(default=None, repr=False)
    below: Card | None = None
    suit: Suit | None = field(default=None, repr=False)
    count: int = 0
    met: tuple[Skill, ...] = ()


def _laid_out() -> tuple[Card, ...]:
    """Put the pack so that the hands above are dealt, two cards at a time; power cards lie at the bottom."""
    hands = [[parse_card(text) for text in hand.split()] for hand in _HANDS]
    dealt = [card for first in (0, 2) for hand in hands for card in hand[first : first + 2]]
    first = [*dealt, *(parse_card(text) for text in _NEXT.split())]
    rest = [card for card in pack(1, 0) if card not in first]
    return (*first, *sorted(rest, key=lambda card: RANK[card] in _SPECIAL))


PACK: Final = _laid_out()
"""The pack as it is dealt at every lesson."""
DEALT: Final = tuple(frozenset(map(parse_card, hand.split())) for hand in _HANDS)
"""The hands by seat."""


def taught(
    lesson: Lesson, before: PublicView, after: PublicView, action: Action, events: Iterable[Event]
) -> Lesson:
    """Return a lesson after something was done at its table."""
    acted = getattr(action, "seat", None) == LEARNER
    for news, about, skill in _told(before, after, events):
        met = (*lesson.met, skill) if skill is not None and skill not in lesson.met else lesson.met
        lesson = replace(lesson, met=met, news=news, about=about)
    return replace(lesson, actions=lesson.actions + acted)


def long_enough(lesson: Lesson, after: PublicView) -> bool:
    """Tell whether a lesson ends here, whatever has been met."""
    return lesson.actions >= MOST and after.phase is not Phase.ARREST


def remark(view: SeatView, lesson: Lesson, *, over: bool) -> Remark:
    """Return what is said to the learner now; `over`: the table is, whatever the match is."""
    said = _ended(view.table, lesson) if over else _next(view, lesson)
    brief = lesson.news in _BRIEF and said.task not in {Task.WAIT, Task.LAST, Task.WRONG, Task.CALL}
    news = None if brief or said.task in OVER else lesson.news
    return replace(said, news=news, about=lesson.about, met=lesson.met)


def _told(
    before: PublicView, after: PublicView, events: Iterable[Event]
) -> Iterator[tuple[News, Seat, Skill | None]]:
    """Yield the news among what happened, with whom it is about, and what the learner has met by it; the last counts."""
    objected = False
    for event in events:
        match event:
            case Played(seat=seat, suit=suit) if seat == LEARNER:
                yield News.PLAYED, LEARNER, Skill.PLAYED
                if suit is not None:
                    yield News.NAMED, LEARNER, Skill.NAMED
            case Drew(seat=seat, why=why) if seat == LEARNER and why in _TAKEN:
                yield News.DREW, LEARNER, None
            case Called(seat=seat) if seat == LEARNER:
                yield News.CALLED, LEARNER, Skill.CALLED
            case Caught(seat=seat, by=by):
                yield _of_catch(seat, by)
            case TakenBack(seat=seat, by=by):
                objected = True
                mine = by == LEARNER
                yield ((News.CHALLENGED, seat, Skill.CHALLENGED) if mine else (News.FOUND_OUT, by, None))
    wrong = before.window
    if wrong is not None and wrong.wrong and wrong.seat != LEARNER and after.window is None and not objected:
        yield News.MISSED, wrong.seat, None


def _of_catch(seat: Seat, by: Seat) -> tuple[News, Seat, Skill | None]:
    if by == LEARNER:
        return News.CAUGHT, seat, Skill.CAUGHT
    return (News.WAS_CAUGHT, by, None) if seat == LEARNER else (News.OTHERS, seat, None)


def _ended(table: PublicView, lesson: Lesson) -> Remark:
    if table.winners:
        return Remark(Task.WON if LEARNER in table.winners else Task.LOST, who=table.winners[0])
    return Remark(Task.ENOUGH if lesson.actions >= MOST else Task.STOPPED)


def _next(view: SeatView, lesson: Lesson) -> Remark:
    """Return what is most urgent: what can be objected to, then what has not been said, then the turn."""
    table = view.table
    if table.phase is Phase.ARREST and table.window is not None:
        return Remark(Task.LAST, who=table.window.seat)
    if table.window is not None and table.window.wrong:
        offender = table.window.seat
        if offender == LEARNER:
            return Remark(Task.WRONG, card=table.top, below=table.laid[-2])
        return Remark(Task.CHALLENGE, who=offender, card=table.top, below=table.laid[-2])
    if LEARNER in table.uncalled:
        return Remark(Task.CALL)
    if table.uncalled:
        return Remark(Task.CATCH, who=table.uncalled[0])
    if table.turn == LEARNER:
        return _turn(view, lesson)
    return Remark(Task.WAIT, who=LEARNER if table.turn is None else table.turn)


def _turn(view: SeatView, lesson: Lesson) -> Remark:
    owed = view.table.owed[LEARNER]
    if owed:
        return Remark(Task.TAKE, count=owed)
    if not view.plays:
        return Remark(Task.DRAW if view.may_draw else Task.PASS)
    card = _advised(view)
    if view.table.phase is Phase.ANSWER_ACE:
        return Remark(Task.ANSWER, card=card)
    if len(view.hand) == 1:
        return Remark(Task.FINISH, card=card)
    if len(view.hand) == 2 and lesson.news is not News.CALLED:
        return Remark(Task.CALL_FIRST, card=card)
    if BIT[card] & view.table.rules.tables.namers:
        return Remark(Task.EIGHT, card=card, suit=_longest(view, card))
    return Remark(Task.PLAY, card=card)


def _advised(view: SeatView) -> Card:
    """Return the card to play: one without a power before others, an 8 last."""
    tables = view.table.rules.tables
    return min(
        view.plays, key=lambda card: (bool(BIT[card] & tables.namers), bool(BIT[card] & tables.special))
    )


def _longest(view: SeatView, played: Card) -> Suit | None:
    """Return the suit the learner holds most of without a card."""
    suits = Counter(SUIT[card] for card in view.hand if card != played)
    return suits.most_common(1)[0][0] if suits else SUIT[played]
