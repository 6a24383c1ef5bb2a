"""What the picture of a table shows: the pile and the seats in play, the hands when they are counted; never a hidden card."""

from collections.abc import Iterator
from typing import Final, assert_never

from bot.engine.cards import Suit
from bot.engine.state import Phase
from bot.engine.view import PublicView
from bot.manager.views import SeatLine, Stage, TableView
from bot.pictures.card import BACK
from bot.pictures.content import Heading, Name
from bot.pictures.palette import DARK
from bot.pictures.play import Fact, Game, Player
from bot.pictures.table import table_page
from bot.text.cards import in_a_row, suit_words, words
from bot.text.catalogue import say
from bot.text.names import plain_name
from bot.ui.messages.face import clip
from bot.ui.messages.table import seat_extras
from bot.ui.messages.table_words import WITHOUT_SUIT, answer_words, round_title, shown_direction
from bot.ui.pictures.picture import LONGEST_WORDS, Picture
from bot.ui.pictures.sheet import sheet_picture
from bot.ui.pictures.words import drawn_card, name_on_picture

FILE: Final = "table.png"
LONGEST_SEATS: Final = LONGEST_WORDS - 150
"""Characters of what is said of the seats; the catalogue takes no more than 1000."""


def picture_of(locale: str, view: TableView, *, two_colours: bool = False) -> Picture | None:
    """Return the picture of a table, its suits in four colours or in two; None where there is nothing to be seen, as before a match."""
    if view.frozen or view.public is None:
        return None
    match view.stage:
        case Stage.LOBBY:
            return None
        case Stage.PLAYING:
            return _playing(locale, view, view.public, two_colours)
        case Stage.BREAK | Stage.OVER:
            return sheet_picture(locale, view, view.public, two_colours=two_colours)
        case _:
            assert_never(view.stage)


def _playing(locale: str, view: TableView, public: PublicView, two_colours: bool) -> Picture:
    title, turn, facts = round_title(locale, public), _turn(locale, view, public), _facts(locale, public)
    top = "" if public.top is None else words(locale, public.top)
    game = Game(
        Heading(title=title, about=turn),
        None if public.top is None else drawn_card(locale, public.top),
        say(locale, "table-picture-top"),
        top,
        tuple(facts),
        tuple(_player(locale, public, line) for line in view.seats),
        two_colours,
    )
    said = in_a_row(locale, (title, turn, *(fact.words for fact in game.facts)))
    seats = clip("; ".join(_spoken(locale, public, line) for line in view.seats), LONGEST_SEATS)
    spoken = say(locale, "table-picture-words", top=top or "?", facts=said, seats=seats)
    return Picture(table_page(game), DARK, 0, 1, clip(spoken, LONGEST_WORDS), FILE)


def _turn(locale: str, view: TableView, public: PublicView) -> str:
    if view.paused_until is not None:
        return say(locale, "table-picture-paused")
    if public.phase is Phase.ARREST or public.turn is None:
        return say(locale, "table-picture-arrest" if public.phase is Phase.ARREST else "table-picture-wait")
    line = view.seats[public.turn]
    return say(locale, "table-picture-turn", who=f"{name_on_picture(line)} ({line.seat + 1})")


def _facts(locale: str, public: PublicView) -> Iterator[Fact]:
    if public.phase not in WITHOUT_SUIT:
        suit = None if public.open or public.suit is None else Suit(public.suit)
        if suit is None:
            yield Fact(say(locale, "table-picture-open"))
        else:
            yield Fact(say(locale, "table-picture-suit", suit=suit_words(locale, suit)), suit.name)
    match public.phase:
        case Phase.ANSWER_ACE:
            yield Fact(say(locale, "table-picture-asked", answers=answer_words(locale, public)))
        case Phase.ANSWER_DRAW:
            yield Fact(say(locale, "table-picture-threat", count=public.pending))
        case Phase.ANSWER_SKIP:
            yield Fact(say(locale, "table-picture-skip"))
    down = public.direction == 1
    direction = shown_direction(public)
    yield Fact(say(locale, "table-picture-direction", direction=direction, down=int(down)), down=down)
    yield Fact(say(locale, "table-picture-stock", cards=say(locale, "cards-count", count=public.stock)), BACK)


def _player(locale: str, public: PublicView, line: SeatLine) -> Player:
    state = _state(locale, public, line)
    extras = () if state and _plays_no_more(public, line) else seat_extras(locale, public, line)
    return Player(
        str(line.seat + 1),
        Name(name_on_picture(line)),
        line.cards,
        str(line.cards),
        " · ".join(filter(None, (state, *extras))),
        turn=line.seat == public.turn and public.phase is not Phase.ARREST,
        gone=_plays_no_more(public, line),
    )


def _plays_no_more(public: PublicView, line: SeatLine) -> bool:
    return line.left or line.out or line.seat not in public.playing


def _state(locale: str, public: PublicView, line: SeatLine) -> str:
    """Return how somebody stands in the round who does not play; empty for whoever does."""
    if _plays_no_more(public, line):
        left, out, watching = "table-picture-left", "table-picture-out", "table-picture-watching"
        return say(locale, left if line.left else out if line.out else watching)
    done = not line.cards and public.phase is not Phase.ARREST
    return say(locale, "table-picture-went-out") if done else ""


def _spoken(locale: str, public: PublicView, line: SeatLine) -> str:
    """Return a seat in words, for whoever does not see the picture."""
    name = f"{line.seat + 1} {plain_name(line.name)}"
    state = _state(locale, public, line)
    if _plays_no_more(public, line):
        return f"{name}: {state}"
    held = state or say(locale, "cards-count", count=line.cards)
    return f"{name}: {in_a_row(locale, (held, *seat_extras(locale, public, line)))}"
