"""Joining a match between two rounds, where each is dealt to whoever sits (docs/decisions/0007)."""

from bot.engine.actions import Reason
from bot.engine.contest import Match, is_decided
from bot.engine.events import Event, JoinedMatch
from bot.engine.rules import BadRules, Ruleset, ruleset
from bot.engine.vocabulary import MatchForm

_OPEN = frozenset({MatchForm.TARGET, MatchForm.ROUNDS})


def may_join(match: Match, among: int = 1) -> bool:
    """Tell whether so many could take seats from the next round on, as the match stands."""
    return _widened(match, among) is not None


def join(match: Match, facts: list[Event]) -> Reason | None:
    """Add a seat after the last one, with the worst total so far and below the target."""
    if match.round is not None and not match.round.over:
        return Reason.CANNOT_JOIN
    rules = _widened(match, 1)
    if rules is None:
        return Reason.CANNOT_JOIN
    seat = match.seats
    totals = [match.totals[other] for other in match.playing]
    total = max(totals) if rules.low_wins else min(totals)
    if rules.match is MatchForm.TARGET:
        total = min(total, rules.target - 1)
    match.rules, match.seats = rules, seat + 1
    match.totals.append(total)
    match.playing += (seat,)
    if match.round is not None:
        match.round.hands.append(0)
        match.round.owed.append(0)
    facts.append(JoinedMatch(seat, total))
    return None


def _widened(match: Match, seats: int) -> Ruleset | None:
    """Give the rules for so many seats more, None where the match is closed or the pack too small."""
    rules = match.rules
    if match.over or rules.match not in _OPEN or rules.partners or match.private or is_decided(match):
        return None
    try:
        wider = ruleset(rules.variant, rules.seats + seats, rules.kept_options())
    except BadRules:
        return None
    players = len(match.playing) + seats
    hand = match.hand_size if match.hand_chosen else wider.usual_hand(players)
    return wider if hand in wider.hand_sizes(players) else None
