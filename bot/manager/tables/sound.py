"""The invariants that are cheap enough to be looked at with every move."""

from bot.engine.cards import BIT
from bot.engine.match import Match, decision, phase, window
from bot.engine.state import Phase
from bot.manager.errors import BrokenTable


def check(match: Match) -> None:
    """Check that every card is in one place and that somebody (or a clock) has to act. Raises `BrokenTable`."""
    if match.round is None:
        return
    places = [*match.round.hands, *(BIT[card] for card in (*match.round.stock, *match.round.pile))]
    together = 0
    for cards in places:
        if together & cards:
            raise BrokenTable("a card is in two places")
        together |= cards
    if together.bit_count() != len(match.rules.pack()):
        raise BrokenTable("a card is missing")
    waits = phase(match) not in {Phase.ROUND_OVER, Phase.MATCH_OVER}
    if waits and decision(match) is None and window(match) is None:
        raise BrokenTable("nobody can act")
