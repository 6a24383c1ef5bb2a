"""What the special cards of one table do, and what answers them, in words."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from bot.engine.cards import Rank
from bot.engine.rules import Ruleset
from bot.engine.vocabulary import (
    Asks,
    Blocks,
    DrawStack,
    FinishOnPower,
    MakesDraw,
    NamesSuit,
    PlaysAgain,
    Power,
    Reverses,
    Skips,
    Switch,
    ThreatensDraw,
    ThreatensSkip,
    Which,
)
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.ranks import all_of, in_play, many, one, one_of, powers, with_power


def power_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield a paragraph for every special card, and what holds for all of them."""
    for rank, power in powers(rules).items():
        yield _power(locale, rules, rank, power)
    if with_power(rules, ThreatensDraw) and rules.draw_stack is not DrawStack.OFF:
        yield say(locale, f"rules-stack-{rules.draw_stack}")
    if "final_effect" in rules.variant.defaults:
        yield say(locale, f"rules-final-{rules.final_effect}")
    if rules.finish_on_power is FinishOnPower.FORBID:
        yield say(locale, "rules-finish-forbid", cards=all_of(locale, in_play(rules, powers(rules))))


def _power(locale: str, rules: Ruleset, rank: Rank | None, power: Power) -> str:
    cards = many(locale, rank)
    match power:
        case NamesSuit():
            return say(locale, "rules-power-names", cards=cards)
        case Skips():
            return say(locale, "rules-power-skips", cards=cards, two=_two(rules))
        case Reverses():
            two = rules.reverse_two.value if _two(rules) else "none"
            return say(locale, "rules-power-reverses", cards=cards, two=two)
        case MakesDraw(shares):
            return " ".join(_draws(locale, cards, shares))
        case Asks(count):
            return say(
                locale,
                "rules-power-asks",
                cards=cards,
                variant=rules.variant.name,
                one=one(locale, rank),
                count=count,
            )
        case ThreatensDraw():
            return _threat(locale, rules, cards, power)
        case ThreatensSkip():
            answers = _answers(locale, (rank,), _enders(rules, skip=True))
            return say(locale, "rules-power-threatens-skip", cards=cards, answers=answers, two=_two(rules))
        case Blocks():
            both = rules.ace_counters_skip is Switch.ON and bool(with_power(rules, ThreatensSkip))
            threats = "both" if both else "draw"
            return say(locale, "rules-power-blocks", cards=cards, one=one(locale, rank), threats=threats)
        case PlaysAgain():
            return say(locale, "rules-power-plays-again", cards=cards)
        case _:
            assert_never(power)


def _two(rules: Ruleset) -> int:
    return int(2 in rules.variant.seats)


def _draws(locale: str, cards: Phrase, shares: tuple[tuple[int, ...], ...]) -> Iterator[str]:
    *fewer, most = shares
    if len(most) == 1:
        yield say(locale, "rules-power-draws", cards=cards, count=most[0])
    else:
        yield say(
            locale, "rules-power-draws-several", cards=cards, count=len(most), shares=_numbers(locale, most)
        )
    for others, few in reversed(list(enumerate(fewer, start=1))):
        yield say(locale, "rules-power-draws-few", players=others + 1, shares=_numbers(locale, few))


def _numbers(locale: str, share: tuple[int, ...]) -> Phrase:
    return listed(locale, map(str, share))


def _threat(locale: str, rules: Ruleset, cards: Phrase, power: ThreatensDraw) -> str:
    raised_by: Iterable[Which] = power.raised_by
    if rules.two_on_joker is Switch.ON:
        raised_by = with_power(rules, ThreatensDraw)
    if rules.draw_stack is DrawStack.OFF:
        raised_by = ()
    answers = _answers(locale, in_play(rules, raised_by), _enders(rules, skip=False))
    if not answers:
        return say(locale, "rules-power-threatens-draw-helpless", cards=cards, count=power.cards)
    return say(locale, "rules-power-threatens-draw", cards=cards, count=power.cards, answers=answers)


def _enders(rules: Ruleset, *, skip: bool) -> tuple[Which, ...]:
    """Return what ends a threat for good: to skip, or else to draw (RULES §6.2 Z6, Z12)."""
    if skip:
        return with_power(rules, Blocks) if rules.ace_counters_skip is Switch.ON else ()
    return with_power(rules, Blocks, *([NamesSuit] if rules.eight_blocks is Switch.ON else []))


def _answers(locale: str, on: tuple[Which, ...], ends: tuple[Which, ...]) -> str:
    handing = say(locale, "rules-answer-on", card=one_of(locale, on)) if on else ""
    ending = say(locale, "rules-answer-ends", card=one_of(locale, ends)) if ends else ""
    if handing and ending:
        return say(locale, "rules-answers", on=handing, ends=ending)
    return handing or ending
