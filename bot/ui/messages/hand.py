"""A player's own hand, for direct messages and for messages only he can see."""

from dataclasses import dataclass, replace

from bot.engine.cards import SUITS, Card
from bot.engine.state import Phase
from bot.engine.vocabulary import DrawLimit, LastCall
from bot.manager.views import HandView, Stage
from bot.text.cards import picture, suit_words, symbol, words
from bot.text.catalogue import say
from bot.text.refusals import notice
from bot.ui.messages.buttons import button
from bot.ui.messages.controls import Control
from bot.ui.messages.dialects import own_words
from bot.ui.messages.face import LONGEST_DESCRIPTION, Button, HandFace, Look, clip
from bot.ui.messages.hand_words import body_words, news_words, remark_words, situation_words, went_out
from bot.ui.messages.picks import write_pick
from bot.ui.messages.verbs import Verb

ROW = 5
WITHOUT_PAGES = 20
"""Cards that fit above the row of actions; with more, one row is needed to turn pages."""
ON_A_PAGE = 15
NEW = "🆕"
"""Stands on the card that was drawn last."""


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


def page_with(hand: tuple[Card, ...], card: Card) -> int:
    """Return the number of the page of a hand on which a card stands, 0 for one that is not held."""
    if len(hand) <= WITHOUT_PAGES or card not in hand:
        return 0
    return hand.index(card) // ON_A_PAGE


def hand_face(locale: str, view: HandView, wanted_page: int = 0, *, asked_for: bool = False) -> HandFace:
    """Return what the owner of a hand sees.

    A message that was `asked_for` just now also shows what changes with every move of others: whose turn it is,
    counts, events, Catch and Challenge. A hand message is drawn anew only when the hand, or what is asked of it,
    changes, so it leaves these to the table message. The learner of a tutorial is shown all of it, with what is said to him.
    """
    asked_for = asked_for or view.remark is not None
    locale, page = own_words(locale, view), page_of(view.view.hand, wanted_page)
    title = "hand-title" if page.of == 1 else "hand-title-page"
    news = news_words(locale, view) if asked_for else ()
    face = HandFace(
        owner=view.owner,
        text=situation_words(locale, view, asked_for=asked_for),
        title=say(locale, title, page=page.number + 1, pages=page.of),
        body=clip("\n".join((*body_words(locale, view), *news)), LONGEST_DESCRIPTION),
        rows=() if view.rests and not asked_for else _rows(locale, view, page, asked_for=asked_for),
    )
    if view.remark is not None:
        # What is said to the learner stands alone, above everything else.
        face = replace(
            face, text=remark_words(locale, view), body=clip(f"{face.text}\n{face.body}", LONGEST_DESCRIPTION)
        )
    if view.paused:
        face = face.noting(say(locale, "hand-paused"))
    if view.notice is None:
        return face
    return face.noting(
        say(locale, "hand-notice", notice=notice(locale, view.notice.slug, **view.notice.values))
    )


def in_rows(buttons: list[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows as full as Discord allows."""
    return tuple(tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW))


def to_page(view: HandView, number: int) -> str:
    """Return the custom id that shows a page of a hand."""
    return Control(view.table, Verb.PAGE, None, (str(number),)).custom_id


def _rows(locale: str, view: HandView, page: Page, *, asked_for: bool) -> tuple[tuple[Button, ...], ...]:
    public = view.view.table
    if view.stage is not Stage.PLAYING:
        return _rows_between(locale, view)
    if view.seat not in public.playing or went_out(view):
        return ()
    if public.phase is Phase.NAME_SUIT and public.turn == view.seat:
        return (_suits_to_name(locale, view),)
    turning = _page_buttons(locale, view, page)
    cards = in_rows([_card(locale, view, card) for card in page.cards])
    return (*cards, *((turning,) if turning else ()), _actions(locale, view, asked_for=asked_for))


def _card(locale: str, view: HandView, card: Card) -> Button:
    marked = view.marks and card in view.view.plays
    return Button(
        symbol(locale, card),
        Control(view.table, Verb.PLAY, view.stamps.hand, (write_pick((card,)),)).custom_id,
        Look.GOOD if marked else Look.PLAIN,
        NEW if view.marks and card == view.view.newest else None,
        card=picture(locale, card),
        spoken=words(locale, card),
    )


def _suits_to_name(locale: str, view: HandView) -> tuple[Button, ...]:
    return tuple(
        Button(
            say(locale, "button-suit", suit=suit_words(locale, suit)),
            Control(view.table, Verb.NAME, view.stamps.hand, (suit.name,)).custom_id,
            Look.MAIN,
            card=suit.name,
        )
        for suit in SUITS
    )


def _page_buttons(locale: str, view: HandView, page: Page) -> tuple[Button, ...]:
    def turn(key: str, number: int) -> Button:
        return Button(say(locale, key), to_page(view, number))

    back = (turn("button-page-back", page.number - 1),) if page.number > 0 else ()
    more = (turn("button-page-next", page.number + 1),) if page.number + 1 < page.of else ()
    return back + more


def _actions(locale: str, view: HandView, *, asked_for: bool) -> tuple[Button, ...]:
    rules, stamps = view.view.table.rules, view.stamps
    row = [_draw(locale, view), _pass(locale, view)]
    if rules.last_call is LastCall.MANUAL:
        row.append(button(locale, view.table, Verb.CALL, stamps.hand))
    if rules.last_call is LastCall.MANUAL and asked_for:
        row.append(button(locale, view.table, Verb.CATCH, stamps.catch))
    if rules.polices_itself and asked_for:
        row.append(button(locale, view.table, Verb.CHALLENGE, stamps.challenge))
    return tuple(row)


def _draw(locale: str, view: HandView) -> Button:
    """Return the button that draws: it says what is to be taken, or how many draws are left where that is limited.

    On one's turn it can be pressed where one may draw, as the button that passes; where the players watch, always.
    """
    mine, stamp = view.view, view.stamps.hand
    look = Look.MAIN if view.marks and mine.may_draw else None
    open_ = mine.may_draw or not view.marks or mine.table.turn != view.seat
    plain = replace(button(locale, view.table, Verb.DRAW, stamp, look), enabled=open_)
    if mine.table.turn == view.seat and mine.table.phase is Phase.ANSWER_DRAW:
        return replace(plain, label=say(locale, "button-take", count=mine.table.pending), look=Look.GRAVE)
    if mine.draws_left is None or mine.table.rules.draw_limit is DrawLimit.ONE or not view.marks:
        return plain
    return replace(plain, label=say(locale, "button-draw-left", count=mine.draws_left))


def _pass(locale: str, view: HandView) -> Button:
    """Return the button that passes; where the players watch, whether they may is theirs to know."""
    mine = view.view
    plain = replace(
        button(locale, view.table, Verb.PASS, view.stamps.hand), enabled=mine.may_pass or not view.marks
    )
    if mine.table.turn == view.seat and mine.table.phase is Phase.ANSWER_SKIP:
        return replace(plain, label=say(locale, "button-accept-skip"), look=Look.GRAVE)
    return plain


def _rows_between(locale: str, view: HandView) -> tuple[tuple[Button, ...], ...]:
    verbs = {Stage.BREAK: Verb.NEXT, Stage.OVER: Verb.REMATCH}
    if view.stage not in verbs or (view.stage is Stage.OVER and view.due is None):
        return ()
    return ((button(locale, view.table, verbs[view.stage], view.stamps.lobby),),)
