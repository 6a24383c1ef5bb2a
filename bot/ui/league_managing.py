"""What managers ask of a league by commands that say more: entrants, results, files."""

import io
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.league.facts import Outcome
from bot.league.model import Pairing
from bot.league.terms import EntrantId
from bot.manager.ids import LeagueId
from bot.manager.league_views import LeagueRefused, LeagueView
from bot.manager.leagues.asked import AddEntrant, SetResult
from bot.text.catalogue import say
from bot.text.names import safe_name
from bot.ui.asking import asker_of
from bot.ui.edge import refuse
from bot.ui.face import LONGEST_TEXT, Button, Face, Look, clip
from bot.ui.league_answers import answer, manages, why_not
from bot.ui.league_controls import LeagueControl, LeagueVerb
from bot.ui.league_export import league_csv, league_json
from bot.ui.league_presses import in_order, order_of
from bot.ui.league_typed import MOST_ADDED, member_name, read_entrant, read_people, read_table
from bot.ui.private import Reply
from bot.ui.typed import Typed


async def add_people(typed: Typed, view: LeagueView, people: str) -> None:
    """Enter people who are named by mention or id, and say of each how it went."""
    reply = Reply.to(typed)
    found, strange = read_people(people)
    if not manages(typed.client.manager, asker_of(reply), view.competition.place.guild_id):
        await refuse(reply, "league_managers_only")
    elif len(found) > MOST_ADDED:
        await refuse(reply, "league_too_many_added", most=MOST_ADDED)
    else:
        lines = [say(reply.locale, "league-add-strange", word=safe_name(word)) for word in strange]
        lines += [await reply.in_time(_add(typed, view.competition.id, person)) for person in found]
        await reply.private(Face(text=clip("\n".join(lines), LONGEST_TEXT)))


async def send_league(typed: Typed, view: LeagueView, form: str) -> None:
    """Answer with everything that happened in a league as a file, `csv` or `json`."""
    reply, competition = Reply.to(typed), view.competition
    if not manages(typed.client.manager, asker_of(reply), competition.place.guild_id):
        await refuse(reply, "league_managers_only")
        return
    if form == "csv":
        text = league_csv(competition)
    else:
        audit = await reply.in_time(typed.client.manager.leagues.audit(competition.id))
        text = league_json(competition, audit)
    file = discord.File(io.BytesIO(text.encode()), filename=f"league-{competition.id}.{form}")
    await reply.private(Face(text=say(reply.locale, "league-exported")), file)


async def _add(typed: Typed, league: LeagueId, person: int) -> str:
    """Enter one person, and return what is said of it."""
    reply, guild = Reply.to(typed), typed.guild
    assert guild is not None
    who: Mapping[str, str] = {"who": f"<@{person}>"}
    try:
        name = await member_name(guild, person)
    except discord.HTTPException:
        return say(reply.locale, "league-add-unasked", **who)
    if name is None:
        return say(reply.locale, "league-add-unknown", **who)
    asker = replace(asker_of(reply), receipt=f"{reply.receipt}.{person}")
    request = AddEntrant(asker=asker, league=league, whom=EntrantId(person), name=name)
    said = await typed.client.manager.leagues.handle(request)
    if isinstance(said, LeagueRefused):
        return say(reply.locale, "league-add-refused", reason=why_not(reply.locale, said), **who)
    return say(reply.locale, "league-added", **who)


async def set_result(typed: Typed, view: LeagueView, match: str, places: list[str] | None) -> None:
    """Enter the result of a table, or take it back; what would be lost by it is asked about first."""
    reply, competition = Reply.to(typed), view.competition
    where = read_table(view, match)
    if where is None:
        await refuse(reply, "league_no_such_table")
        return
    stage, table = where
    pairing = competition.league.stages[stage].tables[table]
    outcome = None
    if places is not None:
        outcome = await _outcome(reply, view, pairing, places)
        if outcome is None:
            return
    request = SetResult(
        asker=asker_of(reply), league=competition.id, stage=stage, table=table, outcome=outcome
    )
    said = await reply.in_time(typed.client.manager.leagues.handle(request))
    if isinstance(said, LeagueRefused) and said.reason == "league_would_lose":
        arguments = (str(stage), str(table), order_of(pairing, outcome), str(competition.version))
        control = LeagueControl(competition.id, LeagueVerb.SURE, arguments)
        button = Button(say(reply.locale, "button-sure"), control.custom_id, Look.GRAVE)
        await reply.private(Face(text=why_not(reply.locale, said), rows=((button,),)))
        return
    await answer(reply, said, "league-result-set" if outcome else "league-reopened")


async def _outcome(reply: Reply, view: LeagueView, pairing: Pairing, places: list[str]) -> Outcome | None:
    """Return who came where at a table, as it is typed; when that makes no sense, say so and return None."""
    people = [read_entrant(view, place) for place in places]
    strange = [place for place, one in zip(places, people, strict=True) if one not in pairing.seats]
    if strange:
        await refuse(reply, "league_not_at_table", player=safe_name(strange[0]))
        return None
    if len(set(people)) != len(people):
        await refuse(reply, "league_twice")
        return None
    return in_order(pairing, tuple(pairing.seats.index(one) for one in people if one is not None))
