"""The deal and the turn of one table in words, from its rule data."""

from collections.abc import Iterator

from bot.engine.rules import Ruleset
from bot.engine.vocabulary import (
    AfterDraw,
    Asks,
    DrawLimit,
    DrawWhen,
    MatchForm,
    NamesSuit,
    PassWhenEmpty,
    StarterPower,
    StockEnd,
    Switch,
    ThreatensDraw,
    ThreatensSkip,
)
from bot.text.cards import either
from bot.text.catalogue import say
from bot.text.ranks import all_of, in_play, one_of, with_power


def deal_rules(locale: str, rules: Ruleset, *, chooses: bool = False) -> Iterator[str]:
    """Yield who plays with what, how it is dealt, who begins, and what becomes of the card that is turned."""
    yield " ".join(_pack(locale, rules))
    yield " ".join(_hands(locale, rules))
    if chooses:
        yield say(locale, "rules-hand-chosen")
    yield say(locale, "rules-stock", direction=rules.variant.direction)
    yield from _starter(locale, rules)


def turn_rules(locale: str, rules: Ruleset) -> Iterator[str]:
    """Yield what fits, what may be played together, and when one draws or passes."""
    yield " ".join((say(locale, "rules-turn-play"), *_fitting(locale, rules)))
    if rules.multi_play is Switch.ON:
        yield " ".join(_several(locale, rules))
    yield " ".join(_drawing(locale, rules))
    yield " ".join(_passing(locale, rules))


def _pack(locale: str, rules: Ruleset) -> Iterator[str]:
    least, *_, most = (4, 0) if rules.partners else (rules.variant.seats[0], rules.variant.seats[-1])
    yield say(locale, "rules-players", least=least, most=most)
    yield say(locale, "rules-pack", packs=rules.packs, jokers=rules.packs * rules.jokers_per_pack)
    by_packs: dict[str, list[int]] = {}
    for players, packs in rules.variant.by_players.get("packs", {}).items():
        by_packs.setdefault(packs, []).append(players)
    for packs, players_of in by_packs.items():
        if int(packs) != rules.packs and not rules.partners:
            players_said = either(locale, map(str, players_of))
            yield say(locale, "rules-pack-usual", players=players_said, packs=int(packs))


def _hands(locale: str, rules: Ruleset) -> Iterator[str]:
    single = rules.match is MatchForm.SINGLE
    yield say(locale, "rules-dealer" if single else "rules-dealer-moves")
    by_players = {} if rules.hand_fixed else rules.variant.by_players.get("hand_size", {})
    usual = int(rules.variant.defaults["hand_size"]) if by_players else rules.hand_size
    if rules.partners:
        usual, by_players = rules.hand_size, {}
    yield say(locale, "rules-hand", cards=usual, packet=rules.deal_packet)
    for players, cards in by_players.items():
        yield say(locale, "rules-hand-few", players=players, cards=int(cards))


def _starter(locale: str, rules: Ruleset) -> Iterator[str]:
    naming = with_power(rules, NamesSuit)
    if naming:
        yield say(locale, f"rules-starter-{rules.starter_eight}", card=one_of(locale, naming))
    if len(in_play(rules, rules.variant.powers)) == len(naming):
        return
    opens = in_play(rules, rules.variant.opens)
    if rules.starter_power is StarterPower.INERT and opens:
        yield say(locale, "rules-starter-inert-open", cards=one_of(locale, opens))
    else:
        yield say(locale, f"rules-starter-{rules.starter_power}")


def _fitting(locale: str, rules: Ruleset) -> Iterator[str]:
    free = all_of(locale, in_play(rules, rules.variant.free))
    asking, threats = with_power(rules, Asks), with_power(rules, ThreatensDraw, ThreatensSkip)
    if free and asking:
        yield say(locale, "rules-turn-free-asked", cards=free, asked=one_of(locale, asking))
    elif free and threats:
        yield say(locale, "rules-turn-free-threatened", cards=free, asked=all_of(locale, threats))
    elif free:
        yield say(locale, "rules-turn-free", cards=free)
    if opens := in_play(rules, rules.variant.opens):
        yield say(locale, "rules-turn-open", cards=one_of(locale, opens))


def _several(locale: str, rules: Ruleset) -> Iterator[str]:
    yield say(locale, "rules-several")
    if naming := with_power(rules, NamesSuit):
        together = rules.multi_eights is Switch.ON
        key = "rules-several-naming" if together else "rules-several-naming-not"
        yield say(locale, key, cards=all_of(locale, naming))
    if rules.after_draw is AfterDraw.DRAWN_ONLY:
        yield say(locale, "rules-several-drawn")


def _drawing(locale: str, rules: Ruleset) -> Iterator[str]:
    passes = _passes_able(rules)
    yield say(locale, f"rules-draw-{rules.draw_when}", free=int(bool(passes)))
    if rules.after_draw is AfterDraw.END:
        yield say(locale, "rules-draw-end")
        return
    yield _how_many(locale, rules)
    if rules.after_draw is AfterDraw.DRAWN_ONLY:
        yield say(locale, "rules-drawn-only")
    elif rules.draw_when is DrawWhen.ANY or passes:
        yield say(locale, "rules-drawn-any")
    else:
        yield say(locale, "rules-drawn-must")


def _how_many(locale: str, rules: Ruleset) -> str:
    if rules.draw_limit is DrawLimit.ONE:
        return say(locale, "rules-draw-one")
    until = "-until" if rules.draw_when is DrawWhen.STUCK else ""
    if rules.draw_limit is DrawLimit.NONE:
        return say(locale, f"rules-draw-all{until}")
    return say(locale, f"rules-draw-some{until}", limit=int(rules.draw_limit))


def _passing(locale: str, rules: Ruleset) -> Iterator[str]:
    if passes := _passes_able(rules):
        yield say(locale, "rules-pass-more", when=either(locale, (say(locale, key) for key in passes)))
    else:
        yield say(locale, "rules-pass-stuck")
    if rules.stock_end is StockEnd.ON_FAILED_DRAW:
        yield say(locale, "rules-pass-failed")


def _passes_able(rules: Ruleset) -> tuple[str, ...]:
    """Return when whoever could play may pass all the same (RULES §9.2.19)."""
    empty = rules.pass_when_empty is PassWhenEmpty.FREE
    drawn = rules.tables.pass_drawn and rules.after_draw is not AfterDraw.END
    named = {"rules-pass-empty": empty, "rules-pass-drawn": drawn}
    return tuple(key for key, holds in named.items() if holds)
