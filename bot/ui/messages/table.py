"""The public message of a table: while a round is played, and which message shows the other stages."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from bot.engine.rules import Ruleset
from bot.engine.state import Phase, partner
from bot.engine.view import PublicView
from bot.engine.vocabulary import LastCall, MatchForm
from bot.manager.tables.strengths import STRENGTHS
from bot.manager.views import SeatLine, Stage, TableView
from bot.text.cards import in_a_row
from bot.text.catalogue import say
from bot.text.sentences import newest_sentences
from bot.ui.messages.buttons import BELL, SIGNS, SIREN, WARNING, button
from bot.ui.messages.face import LONGEST_FIELD, Button, Face, clip
from bot.ui.messages.lobby import lobby_face
from bot.ui.messages.people import in_list, in_public, moment
from bot.ui.messages.result import between_face, over_face
from bot.ui.messages.standing import with_standing
from bot.ui.messages.table_words import (
    SHOWN_EVENTS,
    WITHOUT_SUIT,
    answer_words,
    force_words,
    keeps_totals,
    round_title,
    shown_direction,
    top_words,
    waiting_words,
)
from bot.ui.messages.verbs import Verb

_HEADLINES = {
    Phase.ANSWER_ACE: "table-headline-asked",
    Phase.ANSWER_DRAW: "table-headline-threatened",
    Phase.ANSWER_SKIP: "table-headline-skip-threatened",
    Phase.NAME_SUIT: "table-headline-name-suit",
}
_GOALS = {MatchForm.TARGET: "table-goal-target", MatchForm.ROUNDS: "table-goal-rounds"}
_MEANINGS = {BELL: "reaction-call", SIREN: "reaction-catch", WARNING: "reaction-challenge"}


def table_face(locale: str, view: TableView) -> Face:
    """Return what everybody sees of a table."""
    return with_standing(locale, view, _of_stage(locale, view))


def _of_stage(locale: str, view: TableView) -> Face:
    match view.stage:
        case Stage.LOBBY:
            return lobby_face(locale, view)
        case Stage.PLAYING:
            return _playing(locale, view)
        case Stage.BREAK:
            return between_face(locale, view)
        case Stage.OVER:
            return over_face(locale, view)
        case _:
            assert_never(view.stage)


def said_at(rules: Ruleset) -> tuple[Verb, ...]:
    """Return what is said at a table in turn or out of it, beside playing, drawing and passing."""
    calls = (Verb.CALL, Verb.CATCH) if rules.last_call is LastCall.MANUAL else ()
    return (*calls, Verb.CHALLENGE) if rules.polices_itself else calls


def reactions(view: TableView) -> tuple[str, ...]:
    """Return the reactions this table uses under its message, in the order they are put there."""
    if view.stage is not Stage.PLAYING or not view.reactions:
        return ()
    return tuple(SIGNS[verb] for verb in said_at(view.rules))


def _playing(locale: str, view: TableView) -> Face:
    public = view.public
    assert public is not None
    return Face(
        # The clock stands where a message that is out of date says so instead: what else it says stays true.
        text=" ".join((_headline(locale, view, public), *_clock(locale, view, public))),
        title=round_title(locale, public),
        body="\n".join(_situation(locale, view, public)),
        fields=(_seats(locale, view, public), *_events(locale, view)),
        footer=_footer(locale, view),
        rows=_play_buttons(locale, view),
    )


def _labelled(locale: str, view: TableView, plain: Button, verb: Verb) -> Button:
    """Return a button as the threat on the table has it: what drawing or passing means now."""
    assert view.public is not None
    match view.public.phase, verb:
        case Phase.ANSWER_DRAW, Verb.DRAW:
            return replace(plain, label=say(locale, "button-take", count=view.public.pending))
        case Phase.ANSWER_SKIP, Verb.PASS:
            return replace(plain, label=say(locale, "button-accept-skip"))
        case _:
            return plain


def _footer(locale: str, view: TableView) -> str:
    used = " · ".join(say(locale, _MEANINGS[emoji]) for emoji in reactions(view))
    if not used:
        return say(locale, "table-footer", table=view.id)
    return say(locale, "table-footer-reactions", table=view.id, reactions=used)


def _headline(locale: str, view: TableView, public: PublicView) -> str:
    if view.frozen:
        return say(locale, "table-frozen")
    top = top_words(locale, public)
    if public.phase is Phase.ARREST:
        return say(locale, "table-headline-arrest", top=top)
    if public.turn is None:
        return say(locale, "table-headline-wait", top=top)
    key = _HEADLINES.get(public.phase, "table-headline-turn")
    who, answers = in_public(view.seats)(public.turn), answer_words(locale, public)
    return say(locale, key, who=who, top=top, count=public.pending, answers=answers)


def _clock(locale: str, view: TableView, public: PublicView) -> Iterator[str]:
    """Yield when the turn is over, or a round that can still be challenged."""
    if view.due is None or view.frozen:
        return
    if public.phase is Phase.ARREST:
        yield say(locale, "table-arrest-until", due=moment(view.due))
    elif public.turn is not None:
        yield say(locale, "table-turn-until", due=moment(view.due))


def _situation(locale: str, view: TableView, public: PublicView) -> Iterator[str]:
    yield say(locale, "table-top", top=top_words(locale, public))
    if public.phase not in WITHOUT_SUIT:
        force = force_words(locale, public)
        yield say(locale, "table-open") if force is None else say(locale, "table-suit", suit=force)
    if public.turn is not None and public.phase is not Phase.ARREST:
        yield say(locale, "table-turn", who=in_public(view.seats)(public.turn))
        yield from _asked(locale, public)
    yield say(locale, "table-direction", direction=shown_direction(public))
    yield say(locale, "table-stock", count=public.stock)
    goal, low = _GOALS.get(public.rules.match), int(public.rules.low_wins)
    if goal is not None:
        yield say(locale, goal, target=public.rules.target, low=low)
    yield from waiting_words(locale, view)


def _asked(locale: str, public: PublicView) -> Iterator[str]:
    """Yield what the seat to move has to answer, and with what."""
    match public.phase:
        case Phase.ANSWER_ACE:
            variant = public.rules.variant.name
            yield say(locale, "table-asked", variant=variant, answers=answer_words(locale, public))
        case Phase.ANSWER_DRAW:
            yield say(locale, "table-threat", count=public.pending, answers=answer_words(locale, public))
        case Phase.ANSWER_SKIP:
            yield say(locale, "table-skip-threat", answers=answer_words(locale, public))


def _seats(locale: str, view: TableView, public: PublicView) -> tuple[str, str]:
    lines = "\n".join(_seat(locale, view, public, line) for line in view.seats)
    return say(locale, "table-seats-title"), clip(lines, LONGEST_FIELD)


def _seat(locale: str, view: TableView, public: PublicView, line: SeatLine) -> str:
    who, number = in_list(view.seats)(line.seat), line.seat + 1
    if line.left or line.out or line.seat not in public.playing:
        state = "left" if line.left else "out" if line.out else "watching"
        return say(locale, f"table-seat-{state}", number=number, who=who)
    if not line.cards and public.phase is not Phase.ARREST:
        done = say(locale, "table-seat-went-out", number=number, who=who)
        return in_a_row(locale, (done, *seat_extras(locale, public, line)))
    turn = int(line.seat == public.turn)
    cards = say(locale, "table-seat", number=number, who=who, cards=line.cards, turn=turn)
    return in_a_row(locale, (cards, *seat_extras(locale, public, line)))


def seat_extras(locale: str, public: PublicView, line: SeatLine) -> Iterator[str]:
    """Yield what there is to say of a seat beside its cards, without markdown."""
    if line.strength in STRENGTHS:
        yield say(locale, "table-seat-strength", strength=line.strength)
    if public.rules.partners:
        yield say(locale, "table-seat-partner", number=partner(line.seat) + 1)
    if public.owed[line.seat]:
        yield say(locale, "table-seat-owes", count=public.owed[line.seat])
    if keeps_totals(public):
        yield say(locale, "table-seat-total", total=line.total)
    if line.away:
        yield say(locale, "table-seat-away")


def _events(locale: str, view: TableView) -> Iterator[tuple[str, str]]:
    told = newest_sentences(locale, view.recent, in_public(view.seats), view.rules, most=SHOWN_EVENTS)
    if told:
        yield say(locale, "table-events-title"), clip("\n".join(told), LONGEST_FIELD)


def _play_buttons(locale: str, view: TableView) -> tuple[tuple[Button, ...], ...]:
    stamps = view.stamps
    named = {Verb.HAND: None, Verb.DRAW: stamps.turn, Verb.PASS: stamps.turn}
    about = {Verb.CALL: stamps.round, Verb.CATCH: stamps.catch, Verb.CHALLENGE: stamps.challenge}
    named |= {verb: about[verb] for verb in said_at(view.rules)}
    if view.joinable:
        named |= {Verb.JOIN: stamps.lobby}
    buttons = tuple(
        _labelled(locale, view, button(locale, view.id, verb, stamp), verb) for verb, stamp in named.items()
    )
    return (buttons[:3], buttons[3:]) if buttons[3:] else (buttons,)
