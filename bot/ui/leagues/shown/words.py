"""Leagues in words: what is played, by what format, who is called what, how a table ended."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from bot.engine.rules import BadRules, Ruleset
from bot.league.model import League, Pairing, Stage
from bot.league.terms import EntrantId, Format, Seeding
from bot.manager.competition import Competition, Plan
from bot.manager.league_views import LeagueView
from bot.manager.tables.table import rules_of
from bot.text.cards import in_a_row, listed
from bot.text.catalogue import say
from bot.text.names import plain_name, safe_name
from bot.text.settings import clock, duration, options_in_words
from bot.ui.messages.face import LONGEST_FIELD

SEATS_TRIED: Final = (2, 3, 4, 5, 6, 7, 8)

NameOfEntrant: TypeAlias = Callable[[EntrantId], str]


def names_of(competition: Competition) -> NameOfEntrant:
    """Return the namer for public text: the last name that was seen, with a mention where two are called the same."""
    names = {entrant: plain_name(name) for entrant, name in competition.names if name}
    held = Counter(name.casefold() for name in names.values())

    def name(entrant: EntrantId) -> str:
        if entrant not in names:
            return f"<@{entrant}>"
        plain = names[entrant]
        return safe_name(plain) if held[plain.casefold()] == 1 else f"{safe_name(plain)} (<@{entrant}>)"

    return name


def game_words(locale: str, plan: Plan) -> str:
    """Return what is played: the game, its options, the time for a turn."""
    options = options_in_words(locale, dict(plan.options)) if plan.options else ""
    time = "" if plan.turn_clock is None else say(locale, "league-clock", time=clock(locale, plan.turn_clock))
    game = say(locale, "variant-name", variant=plan.variant)
    return in_a_row(locale, filter(None, (game, options, time)))


def format_words(locale: str, competition: Competition) -> Iterator[str]:
    """Yield how a league goes, a sentence at a time."""
    terms, plan = competition.league.terms, competition.plan
    seeding = Seeding(terms.seeding).value
    if terms.format is Format.CUP:
        yield say(locale, "league-cup", size=terms.size, advance=terms.advance, seeding=seeding)
        return
    points = "-".join(map(str, terms.points))
    yield say(
        locale,
        "league-season",
        days=terms.days,
        size=terms.size,
        every=duration(locale, plan.every),
        points=points,
        seeding=seeding,
    )
    yield say(locale, "league-check-in", time=duration(locale, plan.check_in))
    if terms.final:
        yield say(locale, "league-final", count=terms.final, advance=terms.advance)


def stage_title(locale: str, league: League, number: int) -> str:
    """Return what a stage is called: a match day, a stage of a knockout, its final."""
    stage = league.stages[number]
    if not stage.knockout:
        return say(locale, "league-day", number=number + 1, of=league.terms.days)
    key = "league-stage-final" if stage.final else "league-stage"
    return say(locale, key, number=number + 1 - len(league.days), tables=len(stage.tables))


def table_name(stage: int, table: int) -> str:
    """Return the number by which a table of a league is called, counted from 1."""
    return f"{stage + 1}.{table + 1}"


def table_line(locale: str, view: LeagueView, stage: int, table: int, name: NameOfEntrant) -> str:
    """Return who was drawn to a table, and how it stands or ended."""
    pairing = view.competition.league.stages[stage].tables[table]
    number = table_name(stage, table)
    if pairing.outcome is None:
        seats = in_a_row(locale, map(name, pairing.seats))
        where = _where(locale, view, stage, pairing)
        return say(locale, "league-table-open", number=number, seats=seats, where=where)
    ended = outcome_words(locale, pairing, name)
    return say(locale, "league-table-ended", number=number, result=ended)


def stage_lines(
    locale: str, view: LeagueView, number: int, name: NameOfEntrant, *, records: bool = False
) -> Iterator[str]:
    """Yield the tables of a stage, those in play first, and who had none to play at.

    With `records` it is told under which code the record of each match can be had.
    """
    stage: Stage = view.competition.league.stages[number]
    order = sorted(range(len(stage.tables)), key=lambda table: stage.tables[table].outcome is not None)
    for table in order:
        line = table_line(locale, view, number, table, name)
        outcome = stage.tables[table].outcome
        if records and outcome is not None and outcome.match is not None:
            played_at = outcome.match.partition(".")[0]
            line = say(locale, "league-record-code", line=line, table=played_at)
        yield line
    if stage.bye is not None:
        yield say(locale, "league-bye", who=name(stage.bye))


def rules_of_game(variant: str, options: Iterable[tuple[str, str]], size: int) -> Ruleset | None:
    """Return the rules of a full table of a league; None where this program does not know them."""
    for seats in (size, *SEATS_TRIED):
        try:
            return rules_of(variant, seats, dict(options))
        except BadRules:
            continue
    return None


def fitting(locale: str, lines: Sequence[str], longest: int = LONGEST_FIELD, count: int | None = None) -> str:
    """Join so many lines as fit, with how many there are beyond these; `count` is how many there are in all."""
    room, kept = longest - 40, list[str]()
    for line in lines:
        if len(line) + 1 > room:
            break
        room -= len(line) + 1
        kept.append(line)
    beyond = (len(lines) if count is None else count) - len(kept)
    if beyond:
        kept.append(say(locale, "league-more", count=beyond))
    return "\n".join(kept)


def listed_fitting(locale: str, names: Iterable[str], longest: int = LONGEST_FIELD) -> str:
    """Join so many names in a row as fit, with how many there are beyond these."""
    names = list(names)
    room, kept = longest - 40, list[str]()
    for name in names:
        if len(name) + 2 > room:
            break
        room -= len(name) + 2
        kept.append(name)
    row = in_a_row(locale, kept)
    more = len(names) - len(kept)
    return f"{row} {say(locale, 'league-more', count=more)}" if more else row


def _where(locale: str, view: LeagueView, stage: int, pairing: Pairing) -> str:
    meeting = next((one for one in view.competition.meetings if one.is_of(stage, pairing)), None)
    if meeting is None or not meeting.opened:
        return say(locale, "league-table-soon")
    channel = meeting.channel
    return "" if channel is None else f" <#{channel}>"


def outcome_words(locale: str, pairing: Pairing, name: NameOfEntrant) -> str:
    """Return how a table ended, that has."""
    assert pairing.outcome is not None
    order = pairing.outcome.order
    absent = [seat for seat in pairing.seats if seat not in order]
    if not order:
        return say(locale, "league-nobody-came", absent=listed(locale, map(name, absent)))
    places = in_a_row(
        locale,
        (say(locale, "league-place", place=place, who=name(one)) for place, one in enumerate(order, start=1)),
    )
    if pairing.played and not absent:
        return places
    how = "played" if pairing.played else "walkover" if len(order) == 1 else "entered"
    return say(
        locale,
        "league-walkover",
        places=places,
        how=how,
        count=len(absent),
        absent=listed(locale, map(name, absent)) or "none",
    )
