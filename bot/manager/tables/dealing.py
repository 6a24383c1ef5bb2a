"""Who chooses how many cards are dealt next, where the dealer does (RULES §7, a matter of the table): pure."""

from bot.engine.actions import Seat
from bot.engine.deal import next_dealer, next_hand
from bot.engine.vocabulary import DEALER_CHOOSES, Switch
from bot.manager.answers import Refusal
from bot.manager.tables.table import Refuse, Table, Tiding
from bot.manager.views import Dealing, Notice, Stage


def dealing(table: Table) -> Dealing | None:
    """Return what the dealer of the coming round may choose; None where nobody is asked, as no computer player is."""
    match = table.match
    if match is None or table.stage is not Stage.BREAK:
        return None
    dealer = next_dealer(match)
    if dict(table.options).get(DEALER_CHOOSES) != Switch.ON or table.driven(dealer):
        return None
    return Dealing(dealer, match.rules.hand_sizes(len(match.playing)), next_hand(match))


def deal_asked(before: Table | None, after: Table) -> tuple[Tiding, ...]:
    """Return what the dealer is told who has to choose since a change; he may have no hand message to look at."""
    asked = dealing(after)
    if asked is None or (before is not None and before.lobby == after.lobby and dealing(before) == asked):
        return ()
    person = after.chairs[asked.dealer].person
    assert person is not None, "no computer player is asked"
    notice = Notice("you_deal", {"channel": f"<#{after.place.channel_id}>", "count": asked.usual})
    return (Tiding(person, notice),)


def chosen_cards(table: Table, seat: Seat, cards: int | None) -> int | None:
    """Return the cards a hand that a seat wants dealt, None for as many as usual. Raises `Refuse`."""
    asked = dealing(table)
    if asked is not None and seat != asked.dealer:
        raise Refuse(Refusal.DEALER_CHOOSES)
    if cards is None or (asked is not None and cards in asked.sizes):
        return cards
    if asked is None:
        raise Refuse(Refusal.NOTHING_TO_CHOOSE)
    allowed = f"{asked.sizes.start}-{asked.sizes.stop - 1}"
    nearest = min(max(cards, asked.sizes.start), asked.sizes.stop - 1)
    raise Refuse(
        Refusal.BAD_OPTION, name="hand_size", value=str(cards), allowed=allowed, nearest=str(nearest)
    )
