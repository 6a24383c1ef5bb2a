"""The public message of a table: lobby, round being played, between rounds, over."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import assert_never

from bot.engine.cards import Card, Suit
from bot.engine.events import Count, Event, LeftMatch, RoundEnded
from bot.engine.state import Phase
from bot.engine.view import PublicView
from bot.engine.vocabulary import LastCall
from bot.manager.views import EndReason, SeatLine, Stage, TableView
from bot.text.cards import both, listed, suit_both, symbol, words
from bot.text.catalogue import say
from bot.text.names import safe_name
from bot.text.sentences import newest_sentences, sentences
from bot.ui.buttons import BELL, SIREN, WARNING, button
from bot.ui.face import Button, Face, clip
from bot.ui.lobby_message import lobby_face
from bot.ui.people import in_public, moment
from bot.ui.verbs import Verb

SHOWN_EVENTS = 3
MOST_SPOKEN = 108
_LONGEST_FIELD = 1024
_MEANINGS = {BELL: "reaction-call", SIREN: "reaction-catch", WARNING: "reaction-challenge"}


def table_face(locale: str, view: TableView) -> Face:
    """Return what everybody sees of a table."""
    match view.stage:
        case Stage.LOBBY:
            return lobby_face(locale, view)
        case Stage.PLAYING:
            return _playing(locale, view)
        case Stage.BREAK:
            return _between(locale, view)
        case Stage.OVER:
            return _over(locale, view)
        case _:
            assert_never(view.stage)


def reactions(view: TableView) -> tuple[str, ...]:
    """Return the reactions this table uses under its message, in the order they are put there."""
    if view.stage is not Stage.PLAYING or not view.reactions:
        return ()
    calls = (BELL, SIREN) if view.rules.last_call is LastCall.MANUAL else ()
    return (*calls, WARNING) if view.rules.polices_itself else calls


def top_words(locale: str, public: PublicView) -> str:
    """Return the top card with the suit in force, where that is another one than its own."""
    return "?" if public.top is None else both(locale, public.top)


def force_words(locale: str, public: PublicView) -> str | None:
    """Return the suit in force in words; None while any card fits."""
    return None if public.open or public.suit is None else suit_both(locale, Suit(public.suit))


def _playing(locale: str, view: TableView) -> Face:
    public = view.public
    assert public is not None
    variant = say(locale, "variant-name", variant=view.rules.variant.name)
    title = "table-title-private" if public.private else "table-title"
    return Face(
        text=_headline(locale, view, public),
        title=say(locale, title, variant=variant, number=public.round_number),
        body="\n".join(_situation(locale, view, public)),
        fields=(_seats(locale, view, public), *_events(locale, view)),
        footer=_footer(locale, view),
        rows=_play_buttons(locale, view),
    )


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
    keys = {Phase.ANSWER_ACE: "table-headline-asked", Phase.NAME_SUIT: "table-headline-name-suit"}
    key = keys.get(public.phase, "table-headline-turn")
    return say(locale, key, who=in_public(view.seats)(public.turn), top=top)


def _situation(locale: str, view: TableView, public: PublicView) -> Iterator[str]:
    yield say(locale, "table-top", top=top_words(locale, public))
    force = force_words(locale, public)
    yield say(locale, "table-open") if force is None else say(locale, "table-suit", suit=force)
    yield from _whose_turn(locale, view, public)
    yield say(locale, "table-direction", direction=shown_direction(public))
    yield say(locale, "table-stock", count=public.stock)
    yield from _waiting(locale, view)


def _waiting(locale: str, view: TableView) -> Iterator[str]:
    if view.waiting:
        yield say(locale, "table-waiting", people=listed(locale, map(safe_name, view.waiting)))


def _whose_turn(locale: str, view: TableView, public: PublicView) -> Iterator[str]:
    due = None if view.due is None else moment(view.due)
    if public.phase is Phase.ARREST:
        if due is not None:
            yield say(locale, "table-arrest-until", due=due)
    elif public.turn is not None:
        who = in_public(view.seats)(public.turn)
        yield (
            say(locale, "table-turn", who=who)
            if due is None
            else say(locale, "table-turn-until", who=who, due=due)
        )
        if public.phase is Phase.ANSWER_ACE:
            yield say(locale, "table-asked")


def shown_direction(public: PublicView) -> str:
    """Return `cw` or `ccw`: where play goes now, as the variant shows its starting direction."""
    start = public.rules.variant.direction
    return start if public.direction == 1 else {"cw": "ccw", "ccw": "cw"}[start]


def _seats(locale: str, view: TableView, public: PublicView) -> tuple[str, str]:
    lines = "\n".join(_seat(locale, view, public, line) for line in view.seats)
    return say(locale, "table-seats-title"), clip(lines, _LONGEST_FIELD)


def _seat(locale: str, view: TableView, public: PublicView, line: SeatLine) -> str:
    who, number = in_public(view.seats)(line.seat), line.seat + 1
    if line.left or line.out or line.seat not in public.playing:
        state = "left" if line.left else "out" if line.out else "watching"
        return say(locale, f"table-seat-{state}", number=number, who=who)
    turn = int(line.seat == public.turn)
    cards = say(locale, "table-seat", number=number, who=who, cards=line.cards, turn=turn)
    return ", ".join((cards, *_extras(locale, public, line)))


def _extras(locale: str, public: PublicView, line: SeatLine) -> Iterator[str]:
    if public.owed[line.seat]:
        yield say(locale, "table-seat-owes", count=public.owed[line.seat])
    if line.total:
        yield say(locale, "table-seat-total", total=line.total)
    if line.away:
        yield say(locale, "table-seat-away")


def _events(locale: str, view: TableView) -> Iterator[tuple[str, str]]:
    told = newest_sentences(locale, view.recent, in_public(view.seats), SHOWN_EVENTS)
    if told:
        yield say(locale, "table-events-title"), clip("\n".join(told), _LONGEST_FIELD)


def _play_buttons(locale: str, view: TableView) -> tuple[tuple[Button, ...], ...]:
    stamps = view.stamps
    named = {Verb.HAND: None, Verb.DRAW: stamps.turn, Verb.PASS: stamps.turn}
    if view.rules.last_call is LastCall.MANUAL:
        named |= {Verb.CALL: stamps.round, Verb.CATCH: stamps.catch}
    if view.rules.polices_itself:
        named |= {Verb.CHALLENGE: stamps.challenge}
    if view.joinable:
        named |= {Verb.JOIN: stamps.lobby}
    buttons = tuple(button(locale, view.id, verb, stamp) for verb, stamp in named.items())
    return (buttons[:3], buttons[3:]) if buttons[3:] else (buttons,)


def _between(locale: str, view: TableView) -> Face:
    ended = _last_round(view.recent)
    number = 0 if ended is None else ended.number
    variant = say(locale, "variant-name", variant=view.rules.variant.name)
    until = () if view.due is None else (say(locale, "break-next-until", due=moment(view.due)),)
    return Face(
        text=say(locale, "table-frozen") if view.frozen else say(locale, "break-headline", number=number),
        title=say(locale, "break-title", variant=variant, number=number),
        body="\n".join((*_after(locale, view), *_waiting(locale, view), *until)),
        fields=tuple(_counts(locale, view, ended)),
        footer=say(locale, "table-footer", table=view.id),
        rows=(
            (
                button(locale, view.id, Verb.NEXT, view.stamps.lobby),
                *((button(locale, view.id, Verb.JOIN, view.stamps.lobby),) if view.joinable else ()),
                button(locale, view.id, Verb.RULES, None),
            ),
        ),
    )


def _over(locale: str, view: TableView) -> Face:
    variant = say(locale, "variant-name", variant=view.rules.variant.name)
    decided = view.public is not None and view.ended is EndReason.CHAMPION
    top = view.public.top if view.public is not None and decided else None
    last = () if top is None else (say(locale, "over-last-card", card=both(locale, top)),)
    rematch = bool(view.winners) and view.due is not None
    until = (say(locale, "over-rematch-until", due=moment(view.due or 0)),) if rematch else ()
    return Face(
        text=_result(locale, view),
        title=say(locale, "over-title", variant=variant),
        body="\n".join((*last, *_after(locale, view), *until)),
        fields=tuple(_counts(locale, view, _last_round(view.recent))),
        footer=say(locale, "table-footer", table=view.id),
        rows=_over_buttons(locale, view),
    )


def _result(locale: str, view: TableView) -> str:
    ended = view.ended or EndReason.ENDED
    winners = listed(locale, map(in_public(view.seats), view.winners))
    return say(locale, f"over-headline-{ended}", winners=winners, count=len(view.winners))


def _over_buttons(locale: str, view: TableView) -> tuple[tuple[Button, ...], ...]:
    if view.public is None:
        return ()
    rematch = button(locale, view.id, Verb.REMATCH, view.stamps.lobby)
    record = button(locale, view.id, Verb.RECORD, None)
    return ((rematch, record),) if view.winners else ((record,),)


def _after(locale: str, view: TableView) -> tuple[str, ...]:
    """Return what happened since the round was decided: who went out, who is out, who ties."""
    ended = [number for number, event in enumerate(view.recent) if isinstance(event, RoundEnded | LeftMatch)]
    since = view.recent[ended[-1] :] if ended else ()
    return sentences(locale, since, in_public(view.seats))


def _last_round(recent: tuple[Event, ...]) -> RoundEnded | None:
    return next((event for event in reversed(recent) if isinstance(event, RoundEnded)), None)


def _counts(locale: str, view: TableView, ended: RoundEnded | None) -> Iterator[tuple[str, str]]:
    if ended is None:
        return
    # Words are read aloud; only hands of several packs would burst the message.
    spoken = sum(len(count.cards) for count in ended.counts) <= MOST_SPOKEN
    written = partial(words if spoken else symbol, locale)
    lines = [_count(locale, in_public(view.seats)(count.seat), count, written) for count in ended.counts]
    for number, part in enumerate(_parts(lines)):
        # A field needs a name; an empty line joins it to the one above.
        yield say(locale, "break-counts-title") if number == 0 else "\u200b", part


def _count(locale: str, who: str, count: Count, written: Callable[[Card], str]) -> str:
    if not count.cards:
        return say(locale, "break-count-none", who=who)
    cards = ", ".join(map(written, count.cards))
    return clip(say(locale, "break-count", who=who, points=count.points, cards=cards), _LONGEST_FIELD)


def _parts(lines: list[str]) -> Iterator[str]:
    part = ""
    for line in lines:
        if part and len(part) + 1 + len(line) > _LONGEST_FIELD:
            yield part
            part = ""
        part = f"{part}\n{line}" if part else line
    if part:
        yield part
