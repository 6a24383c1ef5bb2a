"""What a round that is over is worth to a seat: its chance to win the match, from what it is about."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, sqrt

from bot.engine.actions import Seat
from bot.engine.contest import is_enough, leaders
from bot.engine.rules import Ruleset
from bot.engine.scoring import Held, held, score
from bot.engine.state import NOBODY, Round
from bot.engine.view import PublicView
from bot.engine.vocabulary import BlockedScore, MatchForm

_LEFT = 3.0
"""Cards a loser has left, on the average."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a match is about for one seat, before the round on the table is counted."""

    rules: Ruleset
    seat: Seat
    totals: tuple[int, ...]
    survivors: tuple[Seat, ...]
    playing: tuple[Seat, ...]
    private: bool
    number: int
    spread: float
    """Points by which a round usually sets two seats apart."""

    def of(self, played: Round) -> float:
        """Give the chance to win the match after this round, from 0 to 1."""
        points = held(played)
        if self.rules.match is MatchForm.KNOCKOUT:
            return self._knocked_out(played, points)
        scored = score(played, points)
        if self.rules.match is MatchForm.SINGLE:
            return self._part(scored.best)
        totals = {seat: self.totals[seat] + scored.points.get(seat, 0) for seat in self.playing}
        if self.private or is_enough(self.rules, self.number, totals.values()):
            return self._part(leaders(self.rules, totals))
        return self._ahead({seat: self.totals[seat] + scored.points.get(seat, 0) for seat in self.survivors})

    def _knocked_out(self, played: Round, points: Held) -> float:
        """Whoever stays in has the same chances as the others who do."""
        safe = 1 / max(len(self.survivors) - 1, 1)
        if played.winner == NOBODY and self.rules.blocked_score is BlockedScore.NONE:
            return 1 / len(self.survivors)
        losers = {seat: count for seat, count in points.items() if seat != played.winner}
        most = max(losers.values(), default=0)
        tied = [seat for seat, count in losers.items() if count == most]
        return safe * (1 - 1 / len(tied)) if self.seat in tied else safe

    def _part(self, best: tuple[Seat, ...]) -> float:
        """Give the seat's part of a win these share, its partner's with it."""
        return (2 if self.rules.partners else 1) / len(best) if self.seat in best else 0.0

    def _ahead(self, totals: Mapping[Seat, int]) -> float:
        """Weigh totals by what is still to come."""
        if self.rules.match is MatchForm.ROUNDS:
            rounds = float(self.rules.rounds - self.number)
        else:
            rounds = max((self.rules.target - max(totals.values())) / self.spread, 0.5)
        steep = (-1.2 if self.rules.low_wins else 1.2) / (self.spread * sqrt(rounds))
        mine = totals[self.seat]
        others = [exp(max(-30.0, min(30.0, steep * (total - mine)))) for total in totals.values()]
        return (2 if self.rules.partners else 1) / sum(others)


def worth(table: PublicView, seat: Seat) -> Worth:
    """Give what the match on a table is about for one of its seats."""
    rules = table.rules
    pack = rules.pack()
    mean = sum(rules.tables.points[card] for card in pack) / len(pack)
    return Worth(
        rules=rules,
        seat=seat,
        totals=table.totals,
        survivors=tuple(each for each in range(table.seats) if each not in table.out),
        playing=table.playing,
        private=table.private,
        number=table.round_number,
        spread=max(mean * _LEFT, 1.0),
    )
