"""How the rounds and the match of one table end, what is policed, and how is counted, in words."""

from collections.abc import Iterator
from typing import Final

from bot.engine.cards import CARDS, RANK, Rank
from bot.engine.rules import Ruleset
from bot.engine.vocabulary import (
    Asks,
    BlockedScore,
    DrawWhen,
    LastCall,
    MakesDraw,
    MatchForm,
    NamesSuit,
    Scoring,
    StockEnd,
    ThreatensDraw,
    Tie,
    Which,
)
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.text.phrases import Joined, Phrase
from bot.text.ranks import all_of, in_play, many, one_of, others, with_power

_FACES: Final = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})


def aim_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield what one tries to do, and what wins the match."""
    partners = int(rules.partners)
    yield say(locale, "rules-aim-partners" if partners else "rules-aim", variant=rules.variant.name)
    yield say(
        locale,
        f"rules-aim-{rules.match}",
        partners=partners,
        target=rules.target,
        rounds=rules.rounds,
        low=int(rules.low_wins),
    )


def partner_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield what partners do, where there are any."""
    if rules.partners:
        yield say(locale, "rules-partners")
        if naming := with_power(rules, NamesSuit):
            yield say(locale, "rules-partners-naming", cards=all_of(locale, naming))


def call_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield when "last card" is said."""
    yield say(locale, f"rules-call-{rules.last_call}")


def misplay_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield what becomes of wrong cards and wrong accusations."""
    drawing = one_of(locale, with_power(rules, MakesDraw, Asks))
    if rules.polices_itself:
        yield from _policing(locale, rules, drawing)
    else:
        yield say(locale, "rules-misplay-reject")
        if drawing:
            yield say(locale, "rules-misplay-drawn", cards=drawing)
    if rules.polices_itself or rules.last_call is LastCall.MANUAL or rules.false_catch:
        yield say(locale, "rules-accusing", count=rules.false_catch)


def stock_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield what an empty stock leads to, and how a round ends that nobody wins."""
    yield say(locale, f"rules-refill-{rules.refill}")
    if with_power(rules, MakesDraw, Asks, ThreatensDraw):
        yield say(locale, "rules-short")
    blocked = say(locale, f"rules-result-{_blocked(rules)}")
    if rules.stock_end is StockEnd.NEVER:
        yield say(locale, "rules-blocked", result=blocked)
        yield say(locale, "rules-too-long", actions=rules.max_actions)
    else:
        out = say(locale, f"rules-result-{_run_out(rules)}")
        yield say(locale, f"rules-stock-{rules.stock_end}", result=out)
        yield say(locale, "rules-too-long-alone", actions=rules.max_actions, result=blocked)


def point_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield what the cards count, who gets the points, and what a tie means."""
    yield from _values(locale, rules)
    yield say(locale, "rules-points-partners" if rules.partners else f"rules-points-{rules.scoring}")
    match rules.match:
        case MatchForm.SINGLE:
            yield say(locale, "rules-points-single")
        case MatchForm.KNOCKOUT:
            yield say(locale, "rules-tie-private")
        case MatchForm.TARGET | MatchForm.ROUNDS:
            alone = "-partners" if rules.partners and rules.tie is Tie.EXTRA_ROUND else ""
            yield say(locale, f"rules-tie-{rules.tie}{alone}")
    if not rules.partners:
        yield say(locale, "rules-leaving")
    if rules.match in (MatchForm.TARGET, MatchForm.ROUNDS) and not rules.partners:
        target = rules.target if rules.match is MatchForm.TARGET else 0
        yield say(locale, "rules-joining", target=target)


def _policing(locale: str, rules: Ruleset, drawing: Joined) -> Iterator[str]:
    asking = with_power(rules, Asks)
    yield say(locale, "rules-misplay-catch", seconds=rules.challenge_window)
    if asking:
        yield say(locale, "rules-misplay-asked", one=one_of(locale, asking))
    if drawing:
        yield say(locale, "rules-misplay-owed", cards=drawing)
    draws = rules.draw_when is DrawWhen.STUCK
    if draws or asking:
        asked = one_of(locale, asking) or "none"
        both = int(draws and bool(asking))
        yield say(locale, "rules-misplay-hidden", draws=int(draws), both=both, asked=asked)
    yield say(locale, "rules-misplay-arrest")


def _blocked(rules: Ruleset) -> str:
    """Return what a round without a winner is worth, as the end of a key (RULES §9.3.27, 42, 43)."""
    single = "single" if rules.match is MatchForm.SINGLE else ""
    if rules.blocked_score is BlockedScore.DIFFERENCE:
        return "-".join(filter(None, ("difference", "partners" if rules.partners else "", single)))
    nobody = "nobody" if rules.blocked_score is BlockedScore.NONE else ""
    form = "knockout" if rules.match is MatchForm.KNOCKOUT else single
    return "-".join(filter(None, (form, nobody))) or "count"


def _run_out(rules: Ruleset) -> str:
    """Return what a round that ended with the stock is worth, as the end of a key (RULES §9.2.26)."""
    if rules.match is MatchForm.KNOCKOUT:
        return _blocked(rules)
    single = "single" if rules.match is MatchForm.SINGLE else ""
    nobody = "nobody" if rules.scoring is Scoring.WINNER_COLLECTS else ""
    return "-".join(filter(None, (single, nobody))) or "count"


def _counted_on(rules: Ruleset) -> dict[Which, int]:
    """Return what the cards without a number count, whatever the variant says of them: 11 for a jack and so on."""
    faces = (card for card in CARDS if RANK[card] in _FACES)
    return {RANK[card]: rules.tables.points[card] for card in faces}


def _values(locale: str, rules: Ruleset) -> Iterator[str]:
    points = {**_counted_on(rules), **rules.variant.points}
    singled = {which[0] for which in points if isinstance(which, tuple)}
    by_points: dict[int, list[Phrase]] = {}
    for which in in_play(rules, points):
        name = many(locale, which)
        if which is not None and not isinstance(which, tuple) and which in singled:
            name = others(locale, which)
        by_points.setdefault(points[which], []).append(name)
    for score, names in sorted(by_points.items(), reverse=True):
        yield say(locale, "rules-points", cards=listed(locale, names), points=score)
    yield say(locale, "rules-points-pips")
