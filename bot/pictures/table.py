"""A table in play on one page: what lies there above, the seats below each other, so that whole names can be read."""

from collections.abc import Iterator
from typing import Final

from bot.pictures.card import BACK, card_height
from bot.pictures.content import Name
from bot.pictures.frame import INNER, head, head_height
from bot.pictures.page import (
    MARGIN,
    TEXT,
    Face,
    Fill,
    Ink,
    Item,
    Mark,
    Page,
    Panel,
    Place,
    Sign,
    Text,
)
from bot.pictures.play import Fact, Game, Player

TOP: Final = 280
"""How wide the top card is."""
PADDING: Final = 28
FACT: Final = 72
SMALL: Final = 46
"""How wide the small cards are, and those in hands."""
LABEL: Final = 54
WORDS: Final = 64
ROW: Final = 76
MORE: Final = 50
"""The second line of a seat, where there is more to say."""
BETWEEN: Final = 8
NUMBER: Final = 60
EDGE: Final = 16
"""As far as the round corners reach, in which no sign is drawn."""
SIGN: Final = 52
LEFT: Final = EDGE + SIGN + 4
COUNT: Final = 76
MOST_BACKS: Final = 10
"""So many cards are drawn of a hand; the figure beside them tells how many there are."""
STEP: Final = 16
"""By so much each card of a hand is seen beside the next."""
FAN: Final = SMALL + STEP * (MOST_BACKS - 1)


def table_page(game: Game) -> Page:
    """Lay a table out."""
    y = head_height(game.heading)
    pile = Place(MARGIN, y, INNER, max(card_height(TOP) + 2 * PADDING, _facts_height(game) + 2 * PADDING))
    items = [*head(game.heading, 1, 1), Panel(pile), *_pile(game, pile)]
    y = pile.bottom + 2 * BETWEEN
    for player in game.players:
        line = Place(MARGIN, y, INNER, row_height(player))
        items += _player(player, line)
        y = line.bottom + BETWEEN
    return Page(y - BETWEEN + MARGIN, tuple(items))


def row_height(player: Player) -> int:
    """Return how tall the line of a seat is."""
    return ROW + (MORE if player.more else 0)


def _facts_height(game: Game) -> int:
    return LABEL + WORDS + FACT * len(game.facts)


def _pile(game: Game, panel: Place) -> Iterator[Item]:
    left = panel.x + PADDING
    if game.top is not None:
        card = Place(left, panel.y + (panel.height - card_height(TOP)) // 2, TOP, card_height(TOP))
        yield Face(card, game.top, Fill.PANEL, game.two_colours)
    x = left + TOP + PADDING
    y = panel.y + (panel.height - _facts_height(game)) // 2
    width = panel.right - PADDING - x
    yield Text(Place(x, y, width, LABEL), Name(game.top_label), Ink.FAINT, Fill.PANEL)
    yield Text(Place(x, y + LABEL, width, WORDS), Name(game.top_words), on=Fill.PANEL, size=52, bold=True)
    for number, fact in enumerate(game.facts):
        yield from _fact(game, fact, Place(x, y + LABEL + WORDS + number * FACT, width, FACT))


def _fact(game: Game, fact: Fact, line: Place) -> Iterator[Item]:
    high = card_height(SMALL)
    if fact.card:
        yield Face(
            Place(line.x, line.y + (FACT - high) // 2, SMALL, high), fact.card, Fill.PANEL, game.two_colours
        )
    if fact.down is not None:
        yield Mark(line.part(0, SMALL), Sign.DOWN if fact.down else Sign.UP, Ink.TEXT, Fill.PANEL)
    indent = SMALL + 20 if fact.card or fact.down is not None else 0
    yield Text(line.inset(indent), Name(fact.words), on=Fill.PANEL)


def _player(player: Player, line: Place) -> Iterator[Item]:
    """Lay a seat out; whose turn it is has another ground, a sign and bold letters."""
    on = Fill.PRIZE if player.turn else Fill.PANEL
    ink, faint = (Ink.PRIZE, Ink.PRIZE) if player.turn else (Ink.TEXT, Ink.FAINT)
    yield Panel(line, on)
    first = Place(line.x, line.y, line.width, ROW)
    if player.turn:
        yield Mark(first.part(EDGE, SIGN), Sign.ON, ink, on)
    yield Text(first.part(LEFT, NUMBER), Name(player.number), faint, on)
    right = 20 + COUNT + 16 + FAN
    yield Text(
        first.inset(LEFT + NUMBER, right + 12),
        player.name,
        faint if player.gone else ink,
        on,
        size=46 if player.turn else TEXT,
        bold=player.turn,
        struck=player.gone,
    )
    if player.more:
        second = Place(line.x, line.y + ROW - 10, line.width, MORE)
        yield Text(second.inset(LEFT + NUMBER, 20), Name(player.more), faint, on)
    if not player.gone:
        yield from _hand(player, first, on, ink)


def _hand(player: Player, line: Place, on: Fill, ink: Ink) -> Iterator[Item]:
    backs, high = min(player.cards, MOST_BACKS), card_height(SMALL)
    x = line.right - 20 - COUNT - 16 - SMALL
    for number in reversed(range(backs)):
        yield Face(Place(x - number * STEP, line.y + (ROW - high) // 2, SMALL, high), BACK, on)
    yield Text(line.part(-20 - COUNT, COUNT), Name(player.count), ink, on, size=46, bold=True)
