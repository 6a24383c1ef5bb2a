"""How cards and people are written in the pictures of tables."""

from bot.engine.cards import Card, code
from bot.manager.views import SeatLine
from bot.pictures.card import CARDS, JOKER
from bot.pictures.letters import legible
from bot.text.cards import spoken_rank
from bot.text.catalogue import say
from bot.text.names import NAMELESS, plain_name


def drawn_card(locale: str, card: Card) -> str:
    """Return what a card is called among those that can be drawn: its letter as it is written in a language, its suit."""
    written = code(card)
    if written == JOKER:
        return JOKER
    letter = say(locale, "rank-letter", rank=spoken_rank(written[:-1]))
    drawn = f"{letter}{written[-1]}"
    return drawn if drawn in CARDS else written


def name_on_picture(line: SeatLine) -> str:
    """Return what somebody is called in a picture: the font has the usual sign only, and nobody is pinged there."""
    return legible(plain_name(line.name).replace("\uff20", "@")) or NAMELESS
