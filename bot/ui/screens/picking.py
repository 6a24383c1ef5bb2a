"""The screens between a press on a card and the play: which others go with it, and which suit an 8 names.

Nothing of them is stored: what was picked stands in the custom ids, and the hand can be shown again.
"""

from collections.abc import Sequence

from bot.engine.cards import SUITS, Card
from bot.engine.view import asks_suit, companions
from bot.manager.views import HandView
from bot.text.cards import SIGNS, both, listed, picture, suit_words, symbol, words
from bot.text.catalogue import say
from bot.ui.messages.controls import Control
from bot.ui.messages.dialects import own_words
from bot.ui.messages.face import Button, HandFace, Look
from bot.ui.messages.hand import in_rows, page_with, to_page
from bot.ui.messages.hand_words import body_words, remark_words, turn_words
from bot.ui.messages.picks import AS_IT_IS, write_pick
from bot.ui.messages.verbs import Verb


def asked_face(locale: str, view: HandView, picked: Sequence[Card], *, picking: bool) -> HandFace | None:
    """Return what is to be asked before these cards are played; None when they can be played as they are.

    While `picking`, even cards nothing can be added to wait for a press, so that they can be put back.
    """
    if view.marks and not _begin_a_play(view, picked):
        return None
    if picking or companions(view.view, picked):
        return picking_face(locale, view, picked)
    return suit_face(locale, view, picked[0]) if asks_suit(view.view, picked) else None


def picking_face(locale: str, view: HandView, picked: Sequence[Card]) -> HandFace:
    """Return the screen on which several cards of one rank are picked, in the order they are to go down."""
    locale = own_words(locale, view)
    offered = companions(view.view, picked)
    naming = asks_suit(view.view, picked)
    parts = [say(locale, "hand-picked", cards=listed(locale, (both(locale, card) for card in picked)))]
    parts += [say(locale, "hand-pick-more", more=len(offered), count=len(picked))]
    parts += [say(locale, "hand-pick-top")] if len(picked) > 1 else []
    parts += [say(locale, "hand-pick-suit", count=len(picked))] if naming else []
    over = _back(locale, view, picked[0], "button-start-over")
    play = Button(
        say(locale, "button-play-these", count=len(picked)), _play(view, picked, AS_IT_IS), Look.GOOD
    )
    last = (_suits(locale, view, picked), (over,)) if naming else ((play, over),)
    return HandFace(
        owner=view.owner,
        text=" ".join((*turn_words(locale, view), *parts)),
        title=say(locale, "hand-title"),
        body="\n".join(body_words(locale, view, choosing=True)),
        rows=(*in_rows([_more(locale, view, picked, card) for card in offered]), *last),
    )


def suit_face(locale: str, view: HandView, card: Card) -> HandFace:
    """Return the screen that asks which suit an 8 names."""
    locale = own_words(locale, view)
    back = _back(locale, view, card, "button-suit-back")
    face = HandFace(
        owner=view.owner,
        text=" ".join((*turn_words(locale, view), say(locale, "hand-choose-suit", card=both(locale, card)))),
        title=say(locale, "hand-title"),
        body="\n".join(body_words(locale, view, choosing=True)),
        rows=(_suits(locale, view, (card,)), (back,)),
    )
    return face if view.remark is None else face.noting(remark_words(locale, view))


def _begin_a_play(view: HandView, picked: Sequence[Card]) -> bool:
    """Tell whether these cards are all, or the first, of a play that can be made now."""
    return all(card in companions(view.view, picked[:place]) for place, card in enumerate(picked))


def _back(locale: str, view: HandView, card: Card, key: str) -> Button:
    """Return the button that shows the hand again, on the page on which the first card was pressed."""
    return Button(say(locale, key), to_page(view, page_with(view.view.hand, card)))


def _more(locale: str, view: HandView, picked: Sequence[Card], card: Card) -> Button:
    arguments = (write_pick((*picked, card)),)
    pick = Control(view.table, Verb.PICK, view.stamps.hand, arguments)
    return Button(
        symbol(locale, card),
        pick.custom_id,
        Look.MAIN,
        "➕",
        card=picture(locale, card),
        spoken=words(locale, card),
    )


def _suits(locale: str, view: HandView, picked: Sequence[Card]) -> tuple[Button, ...]:
    return tuple(
        Button(
            say(locale, "button-suit", suit=suit_words(locale, suit)),
            _play(view, picked, suit.name),
            Look.MAIN,
            SIGNS[suit].replace("\ufe0e", "\ufe0f"),
            card=suit.name,
        )
        for suit in SUITS
    )


def _play(view: HandView, picked: Sequence[Card], how: str) -> str:
    return Control(view.table, Verb.PLAY, view.stamps.hand, (write_pick(picked), how)).custom_id
