"""What the last deeds of a round say of the hands nobody sees: cards a seat shows, and how many of others it can hold."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine.cards import BIT, Hand, hand_of
from bot.engine.deeds import Deed, Did
from bot.engine.tables import A_DRAW, A_SKIP, AN_ACE, Tables
from bot.engine.view import PublicView


@dataclass(slots=True)
class Belief:
    """What is known of one hand; ``most`` gives, for sets of cards, how many of each it can hold."""

    known: Hand = 0
    """Cards it holds for certain."""
    most: dict[Hand, int] = field(default_factory=dict)

    def laid(self, cards: Iterable[int]) -> None:
        """Let cards leave the hand."""
        for card in cards:
            bit = BIT[card]
            self.known &= ~bit
            for some, count in self.most.items():
                if some & bit and count:
                    self.most[some] = count - 1

    def drew(self, count: int) -> None:
        """Let unknown cards come into the hand."""
        for some in self.most:
            self.most[some] += count

    def has_none(self, some: Hand) -> None:
        """Note that the hand holds none of these cards."""
        if some:
            self.most[some] = 0


def beliefs(table: PublicView) -> tuple[Belief, ...]:
    """Work out what is known of every hand, by seat.

    A seat that draws, passes or suffers a threat of its own will is believed to have nothing that fits, also where it
    might have played: hardly anybody draws for nothing.
    """
    found = tuple(Belief() for _ in range(table.seats))
    for deed in table.deeds:
        _note(found[deed.seat], deed, table.rules.tables)
    for belief, count in zip(found, table.counts, strict=True):
        belief.most = {some: most for some, most in belief.most.items() if most < count}
    return found


def _note(belief: Belief, deed: Deed, tables: Tables) -> None:
    match deed.did:
        case Did.LAID:
            belief.laid(deed.cards)
        case Did.SHOWN:
            belief.known |= hand_of(deed.cards)
        case Did.WEAK:
            belief.has_none(_speaking(tables, tables.answers[AN_ACE][deed.top]))
            belief.drew(deed.number)
        case Did.DREW | Did.PASSED:
            if deed.own:
                belief.has_none(wanted(tables, deed))
            belief.drew(deed.number)


def wanted(tables: Tables, deed: Deed) -> Hand:
    """Give the cards a seat would rather have laid than draw or pass."""
    if deed.asked in (A_DRAW, A_SKIP):
        return _speaking(tables, tables.answers[deed.asked][deed.top])
    return _speaking(tables, tables.fit[deed.key])


def _speaking(tables: Tables, cards: Hand) -> Hand:
    """Leave out what might not have been played because it was the last card."""
    return cards & ~tables.special if tables.forbids else cards
