"""Between what a record writes and what the engine handles: names and seats, written cards and physical ones."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from bot.engine.actions import (
    Action,
    Call,
    Catch,
    Challenge,
    Draw,
    InRound,
    Join,
    Leave,
    Name,
    Pass,
    Play,
    Seat,
    Settle,
)
from bot.engine.cards import KIND, KINDS, Card, Suit, cards_of, copies
from bot.engine.match import Match
from bot.engine.record.form import Cards, Move, Verb

_FIRST = tuple(copies(kind)[0] for kind in range(KINDS))


class CardTwice(Exception):
    """A card is written more often than there are cards of its kind."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.card = card


class Supply:
    """Physical cards, given out one by one for the cards that are written."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._left: dict[int, list[Card]] = {}
        for card in cards:
            self._left.setdefault(KIND[card], []).append(card)

    def take(self, written: Card) -> Card:
        """Give the next card of this kind; raises CardTwice when there is none left."""
        left = self._left.get(KIND[written])
        if not left:
            raise CardTwice(written)
        return left.pop(0)

    def take_all(self, written: Iterable[Card]) -> Cards:
        """Give a card for each that is written, in the same order."""
        return tuple(self.take(card) for card in written)


class Cast:
    """The players of a record: names for seats and seats for names."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self._seats = {name: seat for seat, name in enumerate(self.players)}

    def add(self, name: str) -> None:
        """Seat somebody who joins."""
        self._seats[name] = len(self.players)
        self.players += (name,)

    def knows(self, name: str) -> bool:
        """Tell whether somebody of this name has a seat."""
        return name in self._seats

    def name(self, seat: Seat) -> str:
        """Give the name of a seat."""
        return self.players[seat]

    def names(self, seats: Iterable[Seat]) -> list[str]:
        """Give the names of some seats."""
        return [self.players[seat] for seat in seats]

    def seat(self, name: str) -> Seat:
        """Give the seat of a name; a spectator's is one that does not exist."""
        return self._seats.get(name, len(self.players))

    def action(self, move: Move, match: Match) -> Action:
        """Turn an action line into the engine's action."""
        seat = self.seat(move.name)
        match move.verb:
            case Verb.PLAY:
                return Play(seat, self._held(seat, move.cards, match), move.suit)
            case Verb.DRAW:
                return Draw(seat)
            case Verb.PASS:
                return Pass(seat)
            case Verb.CALL:
                return Call(seat)
            case Verb.CATCH:
                return Catch(seat, self.seat(move.target))
            case Verb.CHALLENGE:
                return Challenge(seat)
            case Verb.SETTLE:
                return Settle()
            case Verb.NAME:
                return Name(seat, _given(move.suit))
            case Verb.LEAVE:
                return Leave(seat)
            case Verb.JOIN:
                return Join()
            case _:
                assert_never(move.verb)

    def _held(self, seat: Seat, written: Cards, match: Match) -> Cards:
        """Choose the seat's own cards first, so that one it does not hold is refused as just that."""
        hands = match.round.hands if match.round else []
        hand = cards_of(hands[seat]) if seat < len(hands) else ()
        return Supply([*hand, *_strangers(written, hand)]).take_all(written)

    def move(self, action: InRound | Leave) -> Move:
        """Turn an action into an action line; who joins has no name yet, and a deal is another line."""
        match action:
            case Play(seat, cards, suit):
                return Move(Verb.PLAY, self.name(seat), tuple(map(as_written, cards)), suit)
            case Draw(seat):
                return Move(Verb.DRAW, self.name(seat))
            case Pass(seat):
                return Move(Verb.PASS, self.name(seat))
            case Call(seat):
                return Move(Verb.CALL, self.name(seat))
            case Catch(seat, target):
                return Move(Verb.CATCH, self.name(seat), target=self.name(target))
            case Challenge(seat):
                return Move(Verb.CHALLENGE, self.name(seat))
            case Settle():
                return Move(Verb.SETTLE)
            case Name(seat, suit):
                return Move(Verb.NAME, self.name(seat), suit=suit)
            case Leave(seat):
                return Move(Verb.LEAVE, self.name(seat))
            case _:
                assert_never(action)


def as_written(card: Card) -> Card:
    """Give the card that stands for all cards looking like this one."""
    return _FIRST[KIND[card]]


def _given(suit: Suit | None) -> Suit:
    assert suit is not None, "a suit is always read with 'name'"
    return suit


def _strangers(written: Cards, hand: Cards) -> Iterator[Card]:
    for card in dict.fromkeys(written):
        yield from (copy for copy in copies(KIND[card]) if copy not in hand)
        yield from [card] * len(written)
