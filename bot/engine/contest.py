"""A match as it stands, and what the end of a round means for it: points, knock-out, another round, the champion."""

from collections.abc import Iterable, Mapping

from bot.engine.actions import Seat
from bot.engine.events import (
    ExtraRound,
    Facts,
    KnockedOut,
    MatchEnd,
    MatchEnded,
    PrivateRound,
    RoundEnd,
    RoundEnded,
    Scored,
)
from bot.engine.rules import Ruleset
from bot.engine.scoring import Held, Score, counts, held, score
from bot.engine.state import NOBODY, Round
from bot.engine.vocabulary import BlockedScore, MatchForm, Tie


class Match:
    """A match: the round on the table, and all that outlives a round.

    ``playing`` are the seats of this round or, between rounds, of the next; they are fewer than those still in the
    match when ``private``. ``dealer`` dealt this round or, before the first, will deal it. ``counter`` counts the
    packs and new stocks that were shuffled, by the seed or as a record says. Changed in place by the engine only;
    use `bot.engine.match.apply`.
    """

    __slots__ = (
        "counter",
        "dealer",
        "hand_chosen",
        "hand_size",
        "out",
        "over",
        "playing",
        "private",
        "round",
        "round_number",
        "rules",
        "seats",
        "seed",
        "totals",
        "winners",
    )

    def __init__(self, rules: Ruleset, *, dealer: Seat, seed: bytes | None = None) -> None:
        """Seat the players of a match in which nothing was dealt yet."""
        self.rules = rules
        self.seats = rules.seats
        self.round: Round | None = None
        self.round_number = 0
        self.dealer = dealer
        self.hand_size = rules.hand_size
        """Cards a hand in this round or, between rounds, the last one."""
        self.hand_chosen = False
        """A dealer chose the hand size; the choice stays until another one is made."""
        self.playing: tuple[Seat, ...] = tuple(range(rules.seats))
        self.private = False
        self.totals = [0] * rules.seats
        """Points by seat; in a knock-out always 0 (RULES §9.3.42)."""
        self.out: tuple[Seat, ...] = ()
        """Seats out of the match, in the order they went, leavers too."""
        self.over = False
        self.winners: tuple[Seat, ...] = ()
        self.seed = seed
        self.counter = 0

    @classmethod
    def at(
        cls, position: Round, *, number: int = 1, out: Iterable[Seat] = (), seed: bytes | None = None
    ) -> "Match":
        """Give a match in the middle of this round; who is neither in it nor out sits out a private round."""
        match = cls(position.rules, dealer=position.dealer, seed=seed)
        match.round = position
        match.round_number = number
        match.out = tuple(out)
        match.playing = position.dealt
        match.hand_size = position.rules.usual_hand(len(match.playing))
        match.private = len(match.playing) + len(match.out) < match.seats
        return match

    def copy(self) -> "Match":
        """Give a match that changes apart from this one."""
        twin = Match.__new__(Match)
        twin.counter = self.counter
        twin.dealer = self.dealer
        twin.hand_chosen = self.hand_chosen
        twin.hand_size = self.hand_size
        twin.out = self.out
        twin.over = self.over
        twin.playing = self.playing
        twin.private = self.private
        twin.round_number = self.round_number
        twin.rules = self.rules
        twin.seats = self.seats
        twin.seed = self.seed
        twin.totals = self.totals[:]
        twin.winners = self.winners
        twin.round = self.round and self.round.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Compare everything that was played."""
        if not isinstance(other, Match):
            return NotImplemented
        return all(getattr(self, slot) == getattr(other, slot) for slot in Match.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a match changes in place

    @property
    def survivors(self) -> tuple[Seat, ...]:
        """List the seats still in the match."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)


def conclude(match: Match, facts: Facts) -> None:
    """Draw the consequences of a round that has just ended: points or elimination, another round or the end."""
    played = match.round
    assert played is not None
    assert played.ended is not None
    points = held(played)
    if facts is not None:
        winner = None if played.winner == NOBODY else played.winner
        facts.append(RoundEnded(match.round_number, played.ended, winner, counts(played, points)))
    if match.rules.match is not MatchForm.KNOCKOUT:
        _keep_score(match, score(played, points), facts)
    elif played.ended is RoundEnd.LEFT:
        _everybody_again(match, facts)
    elif played.winner != NOBODY or match.rules.blocked_score is not BlockedScore.NONE:
        _knock_out(match, {seat: points[seat] for seat in points if seat != played.winner}, facts)


def _knock_out(match: Match, losers: Held, facts: Facts) -> None:
    """Put out the highest count, or let those who tie for it play a private round (RULES §2.1 rules 21–25)."""
    most = max(losers.values())
    tied = tuple(seat for seat, count in losers.items() if count == most)
    if len(tied) > 1:
        match.private = len(tied) < len(match.survivors)
        match.playing = tied
        if facts is not None:
            facts.append(PrivateRound(tied))
        return
    match.out += tied
    if facts is not None:
        facts.append(KnockedOut(tied[0]))
    _everybody_again(match, facts)


def _everybody_again(match: Match, facts: Facts) -> None:
    match.private = False
    match.playing = match.survivors
    if len(match.playing) == 1:
        finish(match, MatchEnd.PLAYED, match.survivors, facts)


def _keep_score(match: Match, scored: Score, facts: Facts) -> None:
    """Add the points of a round, and end the match or let it go on (RULES §9.3.27)."""
    for seat, points in scored.points.items():
        match.totals[seat] += points
        if facts is not None:
            facts.append(Scored(seat, points, match.totals[seat]))
    if match.rules.match is MatchForm.SINGLE:
        finish(match, MatchEnd.PLAYED, scored.best, facts)
    elif match.private or is_decided(match):
        _decide(match, facts)


def is_decided(match: Match) -> bool:
    """Tell whether a match of points has had its last round, but for a tie."""
    return is_enough(match.rules, match.round_number, (match.totals[seat] for seat in match.playing))


def is_enough(rules: Ruleset, number: int, totals: Iterable[int]) -> bool:
    """Tell whether so many rounds that came to these totals are all there are to be, but for a tie."""
    if rules.match is MatchForm.ROUNDS:
        return number >= rules.rounds
    return any(total >= rules.target for total in totals)


def _decide(match: Match, facts: Facts) -> None:
    """Find who has won a match of points; those who tie play another round, or share it."""
    totals = {seat: match.totals[seat] for seat in match.playing}
    leading = leaders(match.rules, totals)
    alone = 2 if match.rules.partners else 1
    if len(leading) == alone or match.rules.tie is Tie.SHARED:
        finish(match, MatchEnd.PLAYED, leading, facts)
        return
    match.private = len(leading) < len(match.survivors)
    match.playing = leading
    if facts is not None:
        facts.append(ExtraRound(leading))


def leaders(rules: Ruleset, totals: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Give the seats with the best total."""
    best = (min if rules.low_wins else max)(totals.values())
    return tuple(seat for seat, total in totals.items() if total == best)


def finish(match: Match, reason: MatchEnd, winners: tuple[Seat, ...], facts: Facts) -> None:
    """End the match."""
    match.over = True
    match.winners = winners
    if facts is not None:
        facts.append(MatchEnded(winners, reason))
