"""What typed commands about leagues have in common: which league, whom and which table is meant."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from bot.league.terms import EntrantId
from bot.manager.ids import LeagueId
from bot.manager.league_views import LeagueView
from bot.text.cards import in_a_row, listed
from bot.text.catalogue import say
from bot.text.names import plain_name, plain_title, safe_title
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.leagues.form.dates import moments
from bot.ui.leagues.shown.words import table_name
from bot.ui.messages.controls import whole
from bot.ui.messages.mentions import PERSON, meant
from bot.ui.typed.completions import MOST_CHOICES, Choices, matching
from bot.ui.typed.tables import Typed

MOST_MEANT: Final = 10
"""Leagues that are named where it is not clear which one is meant."""


async def which_league(typed: Typed, named: str | None) -> LeagueView | None:
    """Return the league a command means; when that is not clear, say so to its author and return None."""
    reply = Reply.to(typed)
    found = await reply.in_time(leagues_meant(typed, named))
    if len(found) == 1:
        return found[0]
    if found:
        names = listed(reply.locale, (safe_title(view.competition.plan.name) for view in found))
        await refuse(reply, "which_league", leagues=names)
    else:
        await refuse(reply, "no_league" if named else "no_league_here")
    return None


async def leagues_meant(typed: Typed, named: str | None) -> Sequence[LeagueView]:
    """Return the leagues of this server that are meant: by id, by name; without either those not over, or the last."""
    if typed.guild_id is None:
        return ()
    leagues = typed.client.manager.leagues
    if named:
        view = await leagues.view(LeagueId(named.strip()[:32]))
        if view is not None:
            return (view,) if view.competition.place.guild_id == typed.guild_id else ()
    known = await leagues.titles(typed.guild_id)
    meant = [row for row in known if row.live] or known[:1]
    if named:
        wanted = plain_title(named).casefold()
        meant = [row for row in known if plain_title(row.name).casefold() == wanted]
    views = [await leagues.view(LeagueId(row.id)) for row in meant[:MOST_MEANT]]
    return [view for view in views if view is not None]


async def complete_league(typed: Typed, current: str) -> Choices:
    """Offer the leagues of this server."""
    if typed.guild_id is None:
        return []
    locale, known = Reply.to(typed).locale, await typed.client.manager.leagues.titles(typed.guild_id)
    found = [
        (say(locale, "league-choice", league=plain_title(row.name), live=int(row.live)), row.id)
        for row in known
    ]
    return matching(found, current)


async def complete_entrant(typed: Typed, current: str) -> Choices:
    """Offer those who are in the league."""
    view = await _typed_league(typed)
    if view is None:
        return []
    return _people(view, view.competition.league.active, current)


async def complete_place(typed: Typed, current: str) -> Choices:
    """Offer those who were drawn to the table whose result is typed, without those typed already."""
    view = await _typed_league(typed)
    where = None if view is None else read_table(view, getattr(typed.namespace, "match", None) or "")
    if view is None or where is None:
        return []
    stage, table = where
    taken = {str(getattr(typed.namespace, name, "")) for name in PLACES}
    seats = view.competition.league.stages[stage].tables[table].seats
    return _people(view, [seat for seat in seats if str(seat) not in taken], current)


async def complete_first(typed: Typed, current: str) -> Choices:
    """Offer those who may have come first at a table, and that nobody has come."""
    nobody = matching([(say(Reply.to(typed).locale, "league-nobody-choice"), NOBODY)], current)
    return [*(await complete_place(typed, current))[: MOST_CHOICES - 1], *nobody]


async def complete_match(typed: Typed, current: str) -> Choices:
    """Offer the tables of the league, the newest stage first."""
    view = await _typed_league(typed)
    if view is None:
        return []
    stages = view.competition.league.stages
    found = [
        (_table_label(Reply.to(typed).locale, view, stage, table), table_name(stage, table))
        for stage in reversed(range(len(stages)))
        for table in range(len(stages[stage].tables))
    ]
    return matching(found, current)


async def complete_moment(typed: Typed, current: str) -> Choices:
    """Offer times to come; every word that is typed has to stand in one."""
    now, words = typed.created_at.timestamp(), current.casefold().split()
    zone = typed.client.manager.preferences.server(typed.guild_id or 0).time_zone
    found = (
        (label, str(at))
        for label, at in moments(Reply.to(typed).locale, now, zone)
        if all(word in label.casefold() for word in words)
    )
    return matching(islice(found, MOST_CHOICES), "")


def read_moment(text: str) -> float | None:
    """Read a time that was offered."""
    return whole(text, digits=11)


def read_table(view: LeagueView, text: str) -> tuple[int, int] | None:
    """Read a table as it is called, `2.1`, as the numbers of its stage and its own from 0; None where there is none."""
    stage, _, table = text.strip().partition(".")
    in_stage, number, stages = whole(stage), whole(table), view.competition.league.stages
    if not (in_stage and number and in_stage <= len(stages) and number <= len(stages[in_stage - 1].tables)):
        return None
    return in_stage - 1, number - 1


def read_entrant(view: LeagueView, text: str) -> EntrantId | None:
    """Read somebody in a league by id, mention or name; None when nobody, or more than one, is called that."""
    entrant = meant(text.strip(), PERSON)
    if entrant is not None and entrant in view.competition.league.entrants:
        return EntrantId(entrant)
    wanted = plain_name(text).casefold()
    called = [entrant for entrant, name in view.competition.names if plain_name(name).casefold() == wanted]
    return called[0] if len(called) == 1 else None


NOBODY: Final = "nobody"
"""Stands for a table that nobody has come to."""
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


async def _typed_league(typed: Typed) -> LeagueView | None:
    found = await leagues_meant(typed, getattr(typed.namespace, "league", None))
    return found[0] if len(found) == 1 else None


def _people(view: LeagueView, people: Sequence[EntrantId], current: str) -> Choices:
    found = [(plain_name(view.competition.called(one)), str(one)) for one in people]
    return matching(found, current)


def _table_label(locale: str, view: LeagueView, stage: int, table: int) -> str:
    pairing = view.competition.league.stages[stage].tables[table]
    seats = in_a_row(locale, (plain_name(view.competition.called(one)) for one in pairing.seats))
    ended = int(pairing.outcome is not None)
    return say(locale, "league-match-choice", number=table_name(stage, table), seats=seats, ended=ended)
