"""The three moves at either kind of table: where wrong ones are refused, and where the players catch them."""

from bot.engine import enforcement, play
from bot.engine.actions import Seat
from bot.engine.cards import Card, Suit
from bot.engine.play import Facts, tally
from bot.engine.state import NOBODY, Round


def lay(r: Round, seat: Seat, card: Card, suit: Suit | None, facts: Facts) -> None:
    """Lay a card; it must fit where wrong ones are refused."""
    if r.tables.catches:
        enforcement.lay(r, seat, card, suit, facts)
    else:
        play.lay(r, seat, card, suit, facts)
    tally(r, seat, facts)


def draw(r: Round, seat: Seat, facts: Facts) -> None:
    """Draw a card, which must be allowed."""
    if r.tables.catches:
        enforcement.draw(r, seat, facts)
    else:
        play.draw(r, facts)
    tally(r, seat, facts)


def pass_on(r: Round, facts: Facts) -> None:
    """Let the seat to move pass, which must be allowed."""
    seat = r.turn
    if r.tables.catches:
        enforcement.begin(r, seat, facts)
        r.pressing = NOBODY
    play.pass_on(r, facts)
    tally(r, seat, facts)
