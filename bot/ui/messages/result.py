"""The public message of a table between rounds and when its match is over: what was held, points, totals, places."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bot.engine.cards import Card
from bot.engine.events import Count, Event, LeftMatch, MatchEnded, RoundEnded, Scored
from bot.engine.places import by_total, drawn, numbered, places
from bot.engine.view import PublicView
from bot.engine.vocabulary import MatchForm
from bot.manager.views import Dealing, EndReason, RatingChange, TableView
from bot.text.cards import both, in_a_row, listed, symbol, words
from bot.text.catalogue import say
from bot.text.sentences import sentences
from bot.ui.messages.buttons import button
from bot.ui.messages.controls import Control
from bot.ui.messages.face import (
    LONGEST_FIELD,
    Button,
    Choice,
    Face,
    Menu,
    Row,
    clip,
    in_fields,
    nearest_numbers,
)
from bot.ui.messages.people import in_list, in_public, moment
from bot.ui.messages.replay_controls import replay_button, review_button
from bot.ui.messages.table_words import keeps_totals, round_title, waiting_words
from bot.ui.messages.verbs import Verb

MOST_SHOWN, MOST_SPOKEN = 54, 108
"""So many cards are counted with their looks and their names, and so many with their names; more of them as they look."""


def between_face(locale: str, view: TableView) -> Face:
    """Return what everybody sees between two rounds."""
    ended, public = _last_round(view.recent), view.public
    assert public is not None
    until = "break-next-until" if view.dealing is None else "break-deal-until"
    clock = () if view.due is None else (say(locale, until, due=moment(view.due)),)
    seats = () if public.round_number else (_seats(locale, view),)
    return Face(
        # The clock stands where a message that is out of date says so instead: what else it says stays true.
        text=" ".join(filter(None, (_between_headline(locale, view, ended), *clock))),
        title=round_title(locale, public, "break-title" if public.round_number else "deal-title"),
        body="\n".join((*_after(locale, view), *waiting_words(locale, view))),
        fields=(*seats, *_counts(locale, view, ended), *_totals(locale, view, public)),
        footer=say(locale, "table-footer", table=view.id),
        rows=tuple(_between_rows(locale, view)),
    )


def _seats(locale: str, view: TableView) -> tuple[str, str]:
    """Return who sits where, before anybody has a card."""
    name = in_list(view.seats)
    lines = [
        say(locale, "lobby-seat", number=line.seat + 1, who=name(line.seat), host=0) for line in view.seats
    ]
    return say(locale, "table-seats-title"), "\n".join(lines)


def _between_headline(locale: str, view: TableView, ended: RoundEnded | None) -> str:
    if view.frozen:
        return say(locale, "table-frozen")
    over = () if ended is None else (say(locale, "break-headline", number=ended.number),)
    asked = view.dealing
    if asked is None:
        return " ".join(over)
    who = in_public(view.seats)(asked.dealer)
    return " ".join((*over, say(locale, "break-dealer-chooses", who=who, count=asked.usual)))


def _between_rows(locale: str, view: TableView) -> Iterator[Row]:
    """Yield the menu of the dealer who chooses, and the buttons."""
    following = button(locale, view.id, Verb.NEXT, view.stamps.lobby)
    if view.dealing is not None:
        yield _dealer_menu(locale, view, view.dealing)
        following = replace(following, label=say(locale, "button-deal", count=view.dealing.usual))
    yield (
        following,
        *((button(locale, view.id, Verb.JOIN, view.stamps.lobby),) if view.joinable else ()),
        button(locale, view.id, Verb.RULES, None),
    )


def _dealer_menu(locale: str, view: TableView, asked: Dealing) -> Menu:
    sizes = nearest_numbers(asked.sizes, asked.usual)
    choices = tuple(Choice(say(locale, "break-deal-choice", count=size), str(size)) for size in sizes)
    control = Control(view.id, Verb.DEAL, view.stamps.lobby)
    return Menu(say(locale, "break-deal-menu"), control.custom_id, choices)


def over_face(locale: str, view: TableView) -> Face:
    """Return what everybody sees of a match, or a lobby, that is over."""
    variant = say(locale, "variant-name", variant=view.rules.variant.name)
    public = view.public if view.ended is EndReason.CHAMPION else None
    last = () if public is None or public.top is None else (both(locale, public.top),)
    rematch = _was_played(view) and view.due is not None
    until = (say(locale, "over-rematch-until", due=moment(view.due or 0)),) if rematch else ()
    deal = say(locale, "over-deal", fingerprint=view.fingerprint)
    return Face(
        text="\n".join((_result(locale, view), *until)),
        title=say(
            locale, "closed-title" if view.ended is EndReason.LOBBY_CLOSED else "over-title", variant=variant
        ),
        body="\n".join((*(say(locale, "over-last-card", card=card) for card in last), *_after(locale, view))),
        fields=(
            *(_places(locale, view, view.public) if view.winners and view.public is not None else ()),
            *_counts(locale, view, _last_round(view.recent)),
            *_ratings(locale, view),
            *(((say(locale, "lobby-deal-title"), deal),) if rematch else ()),
        ),
        footer=say(locale, "table-footer", table=view.id),
        rows=_over_buttons(locale, view),
    )


def _result(locale: str, view: TableView) -> str:
    ended = view.ended or EndReason.ENDED
    winners = listed(locale, map(in_public(view.seats), view.winners))
    key = f"over-headline-{ended}"
    if ended is EndReason.CHAMPION and not (view.winners and view.rules.match is MatchForm.KNOCKOUT):
        key = "over-headline-won" if view.winners else "over-headline-nobody"
    if ended is EndReason.LOBBY_CLOSED and view.fixture is not None:
        key = "over-headline-league_closed"
    return say(locale, key, winners=winners, count=len(view.winners))


def _over_buttons(locale: str, view: TableView) -> tuple[tuple[Button, ...], ...]:
    if view.public is None:
        return ()
    rematch = button(locale, view.id, Verb.REMATCH, view.stamps.lobby)
    record = button(locale, view.id, Verb.RECORD, None)
    replay = replay_button(locale, view.id, view.match_number)
    if view.lesson:
        return ((record,),)
    offered = (rematch,) if goes_on(view) else ()
    review = (review_button(locale, view.id, view.match_number),) if view.reviewable else ()
    return ((*offered, record, replay, *review),)


def goes_on(view: TableView) -> bool:
    """Tell whether another match is offered; without a clock the offer has ended."""
    return _was_played(view) and view.due is not None and not view.lesson


def _was_played(view: TableView) -> bool:
    """Tell whether the match came to its own end, so that another may follow."""
    return view.ended in {EndReason.CHAMPION, EndReason.FORFEIT}


def _after(locale: str, view: TableView) -> tuple[str, ...]:
    """Return what happened since the round was decided: who went out, who is out, who ties.

    Points and winners have places of their own.
    """
    ended = [number for number, event in enumerate(view.recent) if isinstance(event, RoundEnded | LeftMatch)]
    since = view.recent[ended[-1] :] if ended else ()
    told = [event for event in since if not isinstance(event, Scored | MatchEnded)]
    return sentences(locale, told, in_public(view.seats), view.rules)


def _last_round(recent: tuple[Event, ...]) -> RoundEnded | None:
    return next((event for event in reversed(recent) if isinstance(event, RoundEnded)), None)


def _totals(locale: str, view: TableView, public: PublicView) -> Iterator[tuple[str, str]]:
    """Yield who has how many points in all, the best first, and what the round has brought."""
    if not keeps_totals(public):
        return
    scored = {event.seat: event.points for event in view.recent if isinstance(event, Scored)}
    seats = [line.seat for line in view.seats if not line.left]
    lines = [
        say(
            locale,
            "break-total",
            who=in_public(view.seats)(seat),
            total=public.totals[seat],
            points=scored.get(seat, 0),
        )
        for seat in sorted(seats, key=by_total(public))
    ]
    title = say(locale, "break-totals-title", number=public.round_number)
    yield title, clip("\n".join(lines), LONGEST_FIELD)


def _places(locale: str, view: TableView, public: PublicView) -> Iterator[tuple[str, str]]:
    """Yield who came where, with totals where points are carried on."""
    ended = _last_round(view.recent)
    counted = () if ended is None else ended.counts
    lines = []
    for place, seats in numbered(places(public, counted)):
        who = listed(locale, map(in_public(view.seats), seats))
        key = "over-place-total" if keeps_totals(public) else "over-place"
        lines.append(say(locale, key, place=place, who=who, total=public.totals[seats[0]]))
    if drawn(public, counted):
        lines.append(say(locale, "over-places-drawn"))
    yield say(locale, "over-places-title"), clip("\n".join(lines), LONGEST_FIELD)


def _ratings(locale: str, view: TableView) -> Iterator[tuple[str, str]]:
    """Yield what the match has changed in the ratings, or why a match that was to be rated is not."""
    if view.ratings:
        lines = [_rating(locale, in_public(view.seats)(change.seat), change) for change in view.ratings]
        yield say(locale, "over-ratings-title"), clip("\n".join(lines), LONGEST_FIELD)
    elif view.rated and view.public is not None and view.ended is not EndReason.CHAMPION:
        yield (
            say(locale, "over-ratings-title"),
            say(locale, "over-unrated", why=view.ended or EndReason.ENDED),
        )


def _rating(locale: str, who: str, change: RatingChange) -> str:
    after = change.after
    return say(
        locale,
        "over-rating",
        who=who,
        before=str(change.before.shown),
        after=str(after.shown),
        margin=str(after.margin),
        provisional=int(after.provisional),
    )


def _counts(locale: str, view: TableView, ended: RoundEnded | None) -> Iterator[tuple[str, str]]:
    if ended is None:
        return
    # Words are read aloud; only hands of several packs would burst the message.
    total = sum(len(count.cards) for count in ended.counts)
    way = both if total <= MOST_SHOWN else words if total <= MOST_SPOKEN else symbol
    written: Callable[[Card], object] = partial(way, locale)
    lines = [_count(locale, in_public(view.seats)(count.seat), count, written) for count in ended.counts]
    yield from in_fields(say(locale, "break-counts-title"), lines)


def _count(locale: str, who: str, count: Count, written: Callable[[Card], object]) -> str:
    if not count.cards:
        return say(locale, "break-count-none", who=who)
    cards = in_a_row(locale, (str(written(card)) for card in count.cards))
    return clip(say(locale, "break-count", who=who, points=count.points, cards=cards), LONGEST_FIELD)
