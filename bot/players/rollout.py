"""Play-outs: rounds played to their end in place, by the normal player at every seat."""

from bot.engine.allowed import choices
from bot.engine.cards import BIT, Hand, Suit, hand_of
from bot.engine.moves import moves
from bot.engine.play import lay as lay_several
from bot.engine.play import name
from bot.engine.state import Round
from bot.players.greedy import lead, sight_of, suit_for
from bot.players.taste import Taste


def play_out(r: Round, taste: Taste, gone: Hand) -> None:
    """Play a round to its end, at a table where nothing is left to enforce; ``gone`` are the cards of its pile."""
    lay, draw, pass_on = moves(r.tables)
    pile = r.pile
    if r.naming:
        name(r, named(r, taste, gone), None)
    while r.ended is None:
        if len(pile) < 2:
            gone = BIT[pile[-1]]
        fitting, drawing, _ = choices(r)
        if not fitting:
            (draw if drawing else pass_on)(r, r.turn, None)
            continue
        under, card, suit = lead(r, taste, fitting, gone)
        gone |= BIT[card]
        if under:
            gone |= hand_of(under)
            lay_several(r, r.turn, card, suit, None, under=under)
        else:
            lay(r, r.turn, card, suit, None)


def named(r: Round, taste: Taste, gone: Hand) -> Suit:
    """Choose the suit the dealer names for the starter."""
    return suit_for(sight_of(r, taste, gone), r.hands[r.turn])[0]
