"""A player's own hand, for direct messages and for messages only he can see; and the screen that asks for a suit."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.cards import CARDS, RANK, SUITS, Card
from bot.engine.state import Phase
from bot.engine.view import PublicView
from bot.engine.vocabulary import LastCall, NamesSuit
from bot.manager.views import HandView, Stage
from bot.text.cards import SIGNS, both, listed, suit_words, symbol
from bot.text.catalogue import say
from bot.text.refusals import notice
from bot.text.sentences import newest_sentences
from bot.ui.buttons import button
from bot.ui.controls import Control
from bot.ui.dialects import own_words
from bot.ui.face import Button, Face, Look, clip
from bot.ui.people import in_private, link, moment
from bot.ui.table_message import SHOWN_EVENTS, force_words, top_words
from bot.ui.verbs import Verb

ROW = 5
WITHOUT_PAGES = 20
"""Cards that fit above the row of actions; with more, one row is needed to turn pages."""
ON_A_PAGE = 15
MOST_SPOKEN = 100
"""Cards of a hand that are listed in words; a hand of several packs would burst the message."""


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a hand: its number (from 0), how many there are, and its cards."""

    number: int
    of: int
    cards: tuple[Card, ...]


def page_of(hand: tuple[Card, ...], wanted: int = 0) -> Page:
    """Return the wanted page of a hand, or the last one when there are not so many."""
    if len(hand) <= WITHOUT_PAGES:
        return Page(0, 1, hand)
    pages = -(-len(hand) // ON_A_PAGE)
    number = min(max(wanted, 0), pages - 1)
    return Page(number, pages, hand[number * ON_A_PAGE : (number + 1) * ON_A_PAGE])


def hand_face(locale: str, view: HandView, wanted_page: int = 0, *, asked_for: bool = False) -> Face:
    """Return what the owner of a hand sees. Never give it to anybody else.

    A message that was `asked_for` just now also shows what changes with every move of others: whose turn it is,
    counts, events, Catch and Challenge. A hand message is drawn anew only when the hand, or what is asked of it,
    changes, so it leaves these to the table message.
    """
    locale, page = own_words(locale, view), page_of(view.view.hand, wanted_page)
    title = "hand-title" if page.of == 1 else "hand-title-page"
    playing = view.stage is Stage.PLAYING
    face = Face(
        text=_situation(locale, view, asked_for=asked_for),
        title=say(locale, title, page=page.number + 1, pages=page.of),
        body=clip("\n".join((*_body(locale, view), *(_news(locale, view) if asked_for else ()))), 4096),
        rows=_rows(locale, view, page, asked_for=asked_for) if playing else _rows_between(locale, view),
    )
    if view.notice is None:
        return face
    return face.noting(
        say(locale, "hand-notice", notice=notice(locale, view.notice.slug, **view.notice.values))
    )


def suit_face(locale: str, view: HandView, card: Card) -> Face:
    """Return the screen that asks which suit an 8 names. Nothing of it is stored: the hand can be shown again."""
    locale = own_words(locale, view)
    suits = tuple(
        Button(
            say(locale, "button-suit", suit=suit_words(locale, suit).capitalize()),
            _control(view, Verb.PLAY, str(card), suit.name),
            Look.MAIN,
            SIGNS[suit].replace("\ufe0e", "\ufe0f"),
        )
        for suit in SUITS
    )
    back = Button(say(locale, "button-suit-back"), _to_page(view, 0))
    return Face(
        text=say(locale, "hand-choose-suit", card=both(locale, card)),
        title=say(locale, "hand-title"),
        body="\n".join(_body(locale, view)),
        rows=(suits, (back,)),
    )


def asks_suit(view: HandView, card: Card) -> bool:
    """Tell whether playing a card names a suit: an 8 that is not the last card."""
    power = view.view.table.rules.variant.powers.get(RANK[card])
    return isinstance(power, NamesSuit) and len(view.view.hand) > 1


def read_card(text: str) -> Card | None:
    """Read a card's number from a custom id; None for what is no card."""
    number = int(text) if text.isascii() and text.isdecimal() else len(CARDS)
    return CARDS[number] if number < len(CARDS) else None


def _situation(locale: str, view: HandView, *, asked_for: bool) -> str:
    public, seat = view.view.table, view.seat
    if view.stage is not Stage.PLAYING:
        return say(locale, "hand-match-over" if view.stage is Stage.OVER else "hand-round-over")
    if seat in public.out:
        return say(locale, "hand-out")
    if seat not in public.playing:
        return say(locale, "hand-watching")
    if public.turn == view.seat or asked_for:
        parts = [_turn(locale, view, public, top_words(locale, public)), _force(locale, public)]
    else:
        parts = [say(locale, "hand-not-your-turn")]
    if public.owed[seat]:
        parts.append(say(locale, "hand-owes", count=public.owed[seat]))
    if view.away:
        parts.append(say(locale, "hand-away"))
    return " ".join(parts)


def _turn(locale: str, view: HandView, public: PublicView, top: str) -> str:
    if public.turn is None or public.phase is Phase.ARREST:
        return say(locale, "hand-nobodys-turn", top=top)
    if public.turn != view.seat:
        return say(locale, "hand-other-turn", who=in_private(view.names)(public.turn), top=top)
    if public.phase is Phase.NAME_SUIT:
        return say(locale, "hand-name-suit", top=top)
    key = "hand-asked" if public.phase is Phase.ANSWER_ACE else "hand-your-turn"
    if view.due is None:
        return say(locale, key, top=top)
    return say(locale, f"{key}-until", top=top, due=moment(view.due))


def _force(locale: str, public: PublicView) -> str:
    force = force_words(locale, public)
    return say(locale, "hand-open") if force is None else say(locale, "hand-suit", suit=force)


def _body(locale: str, view: HandView) -> Iterator[str]:
    public, hand = view.view.table, view.view.hand
    yield say(
        locale,
        "hand-where",
        link=link(view.place, view.table_message),
        number=public.round_number,
        seat=view.seat + 1,
    )
    spoken = both if len(hand) <= MOST_SPOKEN else symbol
    if view.seat in public.playing or hand:
        cards = ", ".join(spoken(locale, card) for card in hand)
        yield f"{say(locale, 'hand-count', count=len(hand))} {cards}".strip()
    if view.marks and view.stage is Stage.PLAYING and public.turn == view.seat:
        yield _what_fits(locale, view)


def _news(locale: str, view: HandView) -> Iterator[str]:
    """Yield what the others hold and what happened last."""
    yield from _others(locale, view)
    yield from newest_sentences(locale, view.recent, in_private(view.names), SHOWN_EVENTS)


def _what_fits(locale: str, view: HandView) -> str:
    if not view.view.plays:
        return say(locale, "hand-may-play-none")
    return say(
        locale, "hand-fits", cards=", ".join(both(locale, card) for card in view.view.plays[:MOST_SPOKEN])
    )


def _others(locale: str, view: HandView) -> Iterator[str]:
    public = view.view.table
    others = [seat for seat in public.playing if seat != view.seat]
    if view.stage is Stage.PLAYING and others:
        name = in_private(view.names)
        counts = (
            say(
                locale,
                "hand-other",
                who=name(seat),
                cards=say(locale, "cards-count", count=public.counts[seat]),
            )
            for seat in others
        )
        yield say(locale, "hand-others", counts=listed(locale, counts))


def _control(view: HandView, verb: Verb, *arguments: str) -> str:
    return Control(view.table, verb, view.stamps.hand, arguments).custom_id


def _to_page(view: HandView, number: int) -> str:
    return Control(view.table, Verb.PAGE, None, (str(number),)).custom_id


def _rows(locale: str, view: HandView, page: Page, *, asked_for: bool) -> tuple[tuple[Button, ...], ...]:
    public = view.view.table
    if view.seat not in public.playing:
        return ()
    if public.phase is Phase.NAME_SUIT and public.turn == view.seat:
        return (_suits_to_name(locale, view),)
    cards = [_card(locale, view, card) for card in page.cards]
    rows = [tuple(cards[start : start + ROW]) for start in range(0, len(cards), ROW)]
    turning = _page_buttons(locale, view, page)
    return (*rows, *((turning,) if turning else ()), _actions(locale, view, asked_for=asked_for))


def _card(locale: str, view: HandView, card: Card) -> Button:
    marked = view.marks and card in view.view.plays
    return Button(
        symbol(locale, card), _control(view, Verb.PLAY, str(card)), Look.GOOD if marked else Look.PLAIN
    )


def _suits_to_name(locale: str, view: HandView) -> tuple[Button, ...]:
    return tuple(
        Button(suit_words(locale, suit).capitalize(), _control(view, Verb.NAME, suit.name), Look.MAIN)
        for suit in SUITS
    )


def _page_buttons(locale: str, view: HandView, page: Page) -> tuple[Button, ...]:
    def turn(key: str, number: int) -> Button:
        return Button(say(locale, key), _to_page(view, number))

    back = (turn("button-page-back", page.number - 1),) if page.number > 0 else ()
    more = (turn("button-page-next", page.number + 1),) if page.number + 1 < page.of else ()
    return back + more


def _actions(locale: str, view: HandView, *, asked_for: bool) -> tuple[Button, ...]:
    rules, stamps = view.view.table.rules, view.stamps
    row = [
        button(locale, view.table, Verb.DRAW, stamps.hand, _draw_look(view)),
        button(locale, view.table, Verb.PASS, stamps.hand),
    ]
    if rules.last_call is LastCall.MANUAL:
        row.append(button(locale, view.table, Verb.CALL, stamps.hand))
    if rules.last_call is LastCall.MANUAL and asked_for:
        row.append(button(locale, view.table, Verb.CATCH, stamps.catch))
    if rules.polices_itself and asked_for:
        row.append(button(locale, view.table, Verb.CHALLENGE, stamps.challenge))
    return tuple(row)


def _draw_look(view: HandView) -> Look | None:
    return Look.MAIN if view.marks and view.view.may_draw else None


def _rows_between(locale: str, view: HandView) -> tuple[tuple[Button, ...], ...]:
    verbs = {Stage.BREAK: Verb.NEXT, Stage.OVER: Verb.REMATCH}
    if view.stage not in verbs:
        return ()
    return ((button(locale, view.table, verbs[view.stage], view.stamps.lobby),),)
