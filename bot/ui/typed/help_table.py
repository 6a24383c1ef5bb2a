"""What help says about one table: how it stands, who somebody is there, and what he can do now.

What may be done is read off the views, which have it from the rules: legal actions, windows of the table, its clocks.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from bot.engine.actions import Play
from bot.engine.state import Phase
from bot.manager.answers import Refusal, Refused
from bot.manager.ids import PersonId
from bot.manager.tables.play import startable
from bot.manager.tables.table import Refuse
from bot.manager.views import HandView, SeatLine, Stage, TableView
from bot.text.catalogue import labels, say
from bot.ui.answers.answering import words_of
from bot.ui.messages.buttons import SIGNS
from bot.ui.messages.dialects import own_words
from bot.ui.messages.hand_words import situation_words, went_out
from bot.ui.messages.people import in_list, link
from bot.ui.messages.result import goes_on
from bot.ui.messages.table import reactions, said_at
from bot.ui.messages.verbs import Verb

_SAYING: Final = {
    Verb.CALL: "help-do-call",
    Verb.CATCH: "help-do-catch",
    Verb.CHALLENGE: "help-do-challenge",
}


def seat_of(view: TableView, person: PersonId) -> SeatLine | None:
    """Return the seat of somebody who has not left; None for anybody else."""
    return next((line for line in view.seats if line.person == person and not line.left), None)


def is_to_move(view: TableView, person: PersonId) -> bool:
    """Tell whether a table waits for somebody's move."""
    seat, public = seat_of(view, person), view.public
    playing = view.stage is Stage.PLAYING and view.paused_until is None and not view.frozen
    return playing and seat is not None and public is not None and public.turn == seat.seat


def state_of(view: TableView) -> str:
    """Return how a table stands, as the catalogue calls it."""
    if view.frozen:
        return "frozen"
    return "paused" if view.paused_until is not None else view.stage.value


def standing(locale: str, view: TableView, person: PersonId, hand: HandView | None) -> Iterator[str]:
    """Yield which table it is, how it stands, and who somebody is there."""
    variant = say(locale, "variant-name", variant=view.rules.variant.name)
    words = say(
        locale,
        "help-table",
        variant=variant,
        link=link(view.place, view.message),
        table=view.id,
        state=state_of(view),
        role=_role(view, person),
    )
    yield words.strip()
    if hand is not None and view.stage is Stage.PLAYING and not view.frozen:
        yield situation_words(own_words(locale, hand), hand, asked_for=True)


def _role(view: TableView, person: PersonId) -> str:
    if view.stage is Stage.OVER:
        return "past"
    if seat_of(view, person) is not None:
        return "host" if view.host == person else "seated"
    if any(newcomer.person == person for newcomer in view.waiting):
        return "waiting"
    if any(line.person == person for line in view.seats):
        return "left"
    drawn = () if view.fixture is None else view.fixture.drawn
    return "kept" if view.stage is Stage.LOBBY and person in {*view.reserved, *drawn} else "none"


def to_do(locale: str, view: TableView, person: PersonId, hand: HandView | None) -> Iterator[str]:
    """Yield what somebody can do at a table now, a line each."""
    if view.frozen:
        yield say(locale, "help-do-frozen")
        return
    match view.stage:
        case Stage.LOBBY:
            yield from _in_lobby(locale, view, person)
        case Stage.PLAYING:
            yield from _in_play(locale, view, person, hand)
        case Stage.BREAK:
            yield from _between(locale, view, person)
        case Stage.OVER:
            yield from _over(locale, view, person)
        case _:
            assert_never(view.stage)


def _in_lobby(locale: str, view: TableView, person: PersonId) -> Iterator[str]:
    if view.fixture is not None:
        drawn = person in view.fixture.drawn
        yield say(locale, "help-do-ready" if drawn else "help-not-drawn")
        return
    if seat_of(view, person) is None:
        kept = person in view.reserved
        yield say(locale, "help-do-join" if kept or view.has_room else "help-full")
        return
    yield _starting(locale, view, host=view.host == person)
    if view.host == person:
        yield say(locale, "help-do-prepare")
    yield say(locale, "help-do-leave-lobby")


def _starting(locale: str, view: TableView, *, host: bool) -> str:
    """Return who can begin the match now, or what keeps it from beginning."""
    try:
        startable(view.rules.variant.name, len(view.seats), view.options)
    except Refuse as refuse:
        if refuse.reason == Refusal.TOO_FEW:
            return say(locale, "help-do-fill", count=int(refuse.values["fewest"]) - len(view.seats))
        return words_of(locale, Refused(refuse.reason, refuse.values))
    return say(locale, "help-do-start" if host else "help-do-wait-start")


def _in_play(locale: str, view: TableView, person: PersonId, hand: HandView | None) -> Iterator[str]:
    yield from _asked(locale, view, person)
    if hand is None or view.public is None or hand.seat not in view.public.playing or went_out(hand):
        yield from _watching(locale, view, person)
        return
    if view.paused_until is not None:
        yield say(locale, "help-do-resume")
        return
    yield from _moves(locale, hand)
    used = reactions(view)
    for verb in said_at(view.rules):
        yield say(locale, _SAYING[verb], sign=SIGNS[verb] if SIGNS[verb] in used else "none")
    yield from _at_seat(locale, view, person)


def _asked(locale: str, view: TableView, person: PersonId) -> Iterator[str]:
    if view.motion is not None and person in view.motion.missing:
        yield say(locale, "help-do-agree")


def _watching(locale: str, view: TableView, person: PersonId) -> Iterator[str]:
    seat = seat_of(view, person)
    if seat is None and view.joinable and all(one.person != person for one in view.waiting):
        yield say(locale, "help-do-join-match")
    yield say(locale, "help-do-watch" if seat is None else "help-do-wait-out")


def _moves(locale: str, hand: HandView) -> Iterator[str]:
    """Yield what the owner of a hand can try on his turn; where the players watch nobody tells him what fits."""
    mine, free = hand.view, not hand.marks
    if mine.table.turn != hand.seat or mine.table.phase is Phase.ARREST:
        yield say(locale, "help-do-wait-turn")
        return
    if mine.table.phase is Phase.NAME_SUIT:
        yield say(locale, "help-do-name-suit")
        return
    if mine.plays or free:
        several = hand.marks and any(
            isinstance(action, Play) and len(action.cards) > 1 for action in mine.actions
        )
        yield say(locale, "help-do-play", several=int(several))
    if mine.may_draw or free:
        yield say(locale, "help-do-draw", button=_drawing(locale, hand))
    if mine.may_pass or free:
        skip = mine.table.phase is Phase.ANSWER_SKIP
        yield say(
            locale, "help-do-pass", button=labels(locale, "button-accept-skip" if skip else "button-pass")
        )


def _drawing(locale: str, hand: HandView) -> str:
    table = hand.view.table
    if table.phase is Phase.ANSWER_DRAW:
        return labels(locale, "button-take", count=table.pending)
    return labels(locale, "button-draw")


def _at_seat(locale: str, view: TableView, person: PersonId) -> Iterator[str]:
    """Yield what can be done at any time from a seat."""
    yield say(locale, "help-do-hand")
    yield say(locale, "help-do-table")
    if view.host == person:
        yield say(locale, "help-do-host", rated=int(view.rated))


def _between(locale: str, view: TableView, person: PersonId) -> Iterator[str]:
    yield from _asked(locale, view, person)
    seat = seat_of(view, person)
    if seat is None:
        yield from _watching(locale, view, person)
        return
    if view.paused_until is not None:
        yield say(locale, "help-do-resume")
        return
    if view.dealing is None:
        yield say(locale, "help-do-next")
    elif view.dealing.dealer == seat.seat:
        yield say(locale, "help-do-deal")
    else:
        yield say(locale, "help-do-dealer", who=in_list(view.seats)(view.dealing.dealer))
    yield from _at_seat(locale, view, person)


def _over(locale: str, view: TableView, person: PersonId) -> Iterator[str]:
    if view.lesson:
        yield say(locale, "help-new")
        return
    seated = seat_of(view, person) is not None
    if seated and goes_on(view):
        yield say(locale, "help-do-rematch")
    if seated and view.reviewable:
        yield say(locale, "help-do-review")
    yield say(locale, "help-do-look-back")
