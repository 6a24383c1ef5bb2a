"""The rules of one table in words, put together from its rule data."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from bot.engine.cards import RANK_CODES, Rank
from bot.engine.rules import Ruleset
from bot.engine.vocabulary import (
    Asks,
    Blocks,
    FinishOnPower,
    MakesDraw,
    NamesSuit,
    PlaysAgain,
    Power,
    Reverses,
    ReverseTwo,
    Skips,
    ThreatensDraw,
    ThreatensSkip,
    Which,
)
from bot.text.cards import listed
from bot.text.catalogue import say

LONGEST_PAGE = 2200
"""Characters of a page that is not tiring to read; an embed takes 4096."""


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return the section as Discord reads it."""
        return "\n".join((f"### {self.title}", *self.paragraphs))


def rules_pages(locale: str, rules: Ruleset) -> tuple[str, ...]:
    """Return the rules, cut into pages between sections."""
    pages: list[str] = []
    for section in rules_sections(locale, rules):
        if pages and len(pages[-1]) + len(section.text) < LONGEST_PAGE:
            pages[-1] += f"\n{section.text}"
        else:
            pages.append(section.text)
    return tuple(pages)


def rules_sections(locale: str, rules: Ruleset) -> tuple[Section, ...]:
    """Return everything a newcomer needs to know, in the order he needs it."""
    parts = (
        ("aim", _aim),
        ("deal", _deal),
        ("turn", _turn),
        ("powers", _powers),
        ("call", _call),
        ("misplay", _misplay),
        ("stock", _stock),
        ("points", _points),
    )
    return tuple(
        Section(say(locale, f"rules-{part}-title"), tuple(paragraphs(locale, rules)))
        for part, paragraphs in parts
    )


def rank_plural(locale: str, rank: Rank | None) -> str:
    """Return a rank in the plural (`jacks`, `8s`); None is the joker."""
    return say(locale, "rank-plural", rank="joker" if rank is None else RANK_CODES[rank])


def _aim(locale: str, rules: Ruleset) -> Iterator[str]:
    yield say(
        locale, f"rules-aim-{rules.match}", target=rules.target, rounds=rules.rounds, low=int(rules.low_wins)
    )


def _deal(locale: str, rules: Ruleset) -> Iterator[str]:
    yield say(
        locale,
        "rules-deal",
        packs=rules.packs,
        jokers=rules.packs * rules.jokers_per_pack,
        least=rules.variant.seats.start,
        most=rules.variant.seats.stop - 1,
        cards=rules.hand_size,
    )
    yield say(locale, f"rules-starter-{rules.starter_power}")
    yield say(locale, f"rules-starter-eight-{rules.starter_eight}")


def _turn(locale: str, rules: Ruleset) -> Iterator[str]:
    yield say(locale, "rules-turn-play")
    yield say(locale, "rules-turn-free", cards=_capital(_ranks(locale, rules.variant.free)))
    yield say(locale, f"rules-turn-{rules.draw_when}")
    limit = {"none": "none", "1": "one"}.get(rules.draw_limit, rules.draw_limit)
    yield say(locale, f"rules-after-draw-{rules.after_draw}", limit=limit)
    yield say(locale, "rules-pass")


def _powers(locale: str, rules: Ruleset) -> Iterator[str]:
    for rank, power in rules.variant.powers.items():
        yield from _power(locale, rules, rank, power)
    yield say(locale, f"rules-final-{rules.final_effect}")
    if rules.finish_on_power is FinishOnPower.FORBID:
        yield say(locale, "rules-finish-forbid")


def _power(locale: str, rules: Ruleset, rank: Rank | None, power: Power) -> Iterator[str]:
    cards = _capital(rank_plural(locale, rank))
    match power:
        case NamesSuit():
            yield say(locale, "rules-power-names", cards=cards)
        case Skips():
            yield say(locale, "rules-power-skips", cards=cards, two=int(2 in rules.variant.seats))
        case Reverses():
            yield say(
                locale, "rules-power-reverses", cards=cards, skip=int(rules.reverse_two is ReverseTwo.SKIP)
            )
        case MakesDraw(shares):
            yield " ".join(_draws(locale, cards, shares, opens=rank in rules.variant.opens))
        case Asks(count):
            yield say(locale, "rules-power-asks", cards=cards, count=count)
        case ThreatensDraw(count):
            yield say(locale, "rules-power-threatens-draw", cards=cards, count=count)
        case ThreatensSkip():
            yield say(locale, "rules-power-threatens-skip", cards=cards)
        case Blocks():
            yield say(locale, "rules-power-blocks", cards=cards)
        case PlaysAgain():
            yield say(locale, "rules-power-plays-again", cards=cards)
        case _:
            assert_never(power)


def _draws(locale: str, cards: str, shares: tuple[tuple[int, ...], ...], *, opens: bool) -> Iterator[str]:
    *fewer, most = (listed(locale, map(str, share)) for share in shares)
    yield say(locale, "rules-power-draws", cards=cards, count=len(shares[-1]), shares=most)
    for others, few in reversed(list(enumerate(fewer, start=1))):
        yield say(locale, "rules-power-draws-few", players=others + 1, shares=few)
    if opens:
        yield say(locale, "rules-power-draws-open")


def _call(locale: str, rules: Ruleset) -> Iterator[str]:
    yield say(locale, f"rules-call-{rules.last_call}")


def _misplay(locale: str, rules: Ruleset) -> Iterator[str]:
    if not rules.polices_itself:
        yield say(locale, "rules-misplay-reject")
        return
    yield say(locale, "rules-misplay-catch", seconds=rules.challenge_window)
    yield say(locale, "rules-misplay-owed")
    yield say(locale, "rules-misplay-hidden")
    yield say(locale, "rules-misplay-arrest")
    yield say(locale, "rules-misplay-false", count=rules.false_catch)


def _stock(locale: str, rules: Ruleset) -> Iterator[str]:
    yield say(locale, f"rules-refill-{rules.refill}")
    yield say(locale, f"rules-blocked-{rules.blocked_score}")


def _points(locale: str, rules: Ruleset) -> Iterator[str]:
    by_points: dict[int, list[Which]] = {}
    for rank, points in rules.variant.points.items():
        by_points.setdefault(points, []).append(rank)
    for points, ranks in sorted(by_points.items(), reverse=True):
        yield say(
            locale,
            "rules-points",
            cards=_capital(listed(locale, (_which(locale, each) for each in ranks))),
            points=points,
        )
    yield _capital(say(locale, "rules-points-pips"))
    yield say(locale, f"rules-points-{rules.scoring}")


def _which(locale: str, which: Which) -> str:
    if isinstance(which, tuple):
        rank, suit = which
        return say(locale, "card-name", rank=RANK_CODES[rank], suit=suit.name)
    return rank_plural(locale, which)


def _ranks(locale: str, ranks: frozenset[Rank | None]) -> str:
    in_order = sorted(ranks, key=lambda rank: len(Rank) if rank is None else rank)
    return listed(locale, (rank_plural(locale, rank) for rank in in_order))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
