"""Write a match down as a record: what finished games are exported as."""

from collections.abc import Iterable, Sequence

from bot.engine.actions import Action, Deal, Join
from bot.engine.cards import Card
from bot.engine.deal import next_hand
from bot.engine.events import Event, Refilled, RoundBegan
from bot.engine.match import Match, taken
from bot.engine.record.cast import Cast, as_written
from bot.engine.record.form import Cards, DealLine, Entry, Move, Record, ShuffleLine, Verb
from bot.engine.record.notation import writable_names
from bot.engine.shuffle import shuffled


def transcribe(match: Match, actions: Iterable[Action], names: Sequence[str]) -> Record:
    """Play these actions from a match in which nothing was dealt, and write them down with every pack and refill.

    The first action is the deal, or somebody leaves before it. Names are made writable. Raises what `apply` raises, except for a refusal
    that cost cards, which belongs into the record.
    """
    scribe = _Scribe(match, Cast(writable_names(names)))
    for action in actions:
        scribe.take(action)
    return scribe.record()


class _Scribe:
    """Somebody who writes along while a match is played."""

    def __init__(self, match: Match, cast: Cast) -> None:
        self.match = match
        self.cast = cast
        self.dealer = match.dealer
        self.seats = match.seats
        written = (word.partition("=") for word in match.rules.options_text().split())
        self.options = {name: value for name, _, value in written}
        self.deck: Cards | None = None
        self.entries: list[Entry] = []

    def take(self, action: Action) -> None:
        """Play one action and write it down."""
        before = self.match
        step = taken(before, action)
        self.match = step.match
        if isinstance(action, Deal):
            self._note_deal(before, _pack_of(before, action), step.events)
            return
        if isinstance(action, Join):
            self.entries.append(Move(Verb.JOIN, self.cast.name(before.seats)))
            return
        self.entries.append(self.cast.move(action))
        for event in step.events:
            if isinstance(event, Refilled) and event.count > 1 and before.rules.tables.shuffles:
                self.entries.append(ShuffleLine(_written(event.cards)))

    def _note_deal(self, before: Match, pack: Cards, events: Iterable[Event]) -> None:
        began = next(event for event in events if isinstance(event, RoundBegan))
        size = None if began.hand_size == next_hand(before) else began.hand_size
        if self.deck is None and not self.entries:
            self.deck, self.dealer = pack, began.dealer
            self.options |= {} if size is None else {"hand_size": str(size)}
        else:
            self.entries.append(DealLine(self.cast.name(began.dealer), size, pack))

    def record(self) -> Record:
        """Give what was written so far."""
        return Record(
            variant=self.match.rules.variant.name,
            players=self.cast.players[: self.seats],
            options=self.options,
            dealer=self.cast.name(self.dealer),
            deck=self.deck,
            entries=tuple(self.entries),
        )


def _pack_of(match: Match, action: Deal) -> Cards:
    if action.pack is not None:
        return _written(action.pack)
    assert match.seed is not None, "a deal without a pack follows from the seed"
    return _written(shuffled(match.rules.pack(), match.seed, match.counter))


def _written(cards: Iterable[Card]) -> Cards:
    return tuple(as_written(card) for card in cards)
