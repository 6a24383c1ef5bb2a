"""What managers ask of a league by commands that say more: entrants, results, files."""

import io
from collections.abc import Iterator, Sequence

import discord

from bot.league.facts import Outcome
from bot.league.model import Pairing
from bot.league.terms import EntrantId
from bot.manager.league_views import LeagueDone, LeagueRefused, LeagueView
from bot.manager.leagues.asked import AddEntrants, EndLeague, StartLeague
from bot.text.cards import in_a_row
from bot.text.catalogue import say
from bot.text.names import safe_name, safe_title
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.leagues.answers import answer, ask, manages, why_not
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.members import MOST_ADDED, Unfit, looked_up, read_people
from bot.ui.leagues.presses import LeaguePresses
from bot.ui.leagues.result import enter_result, in_order, result_face
from bot.ui.leagues.shown.export import league_csv, league_json
from bot.ui.leagues.shown.words import fitting
from bot.ui.messages.face import LONGEST_DESCRIPTION, Button, Face, Look
from bot.ui.typed.leagues import NOBODY, read_entrant, read_table
from bot.ui.typed.tables import Typed


async def add_people(typed: Typed, view: LeagueView, people: str) -> None:
    """Enter people who are named by mention or id, all who can be at once, and say of each how it went."""
    reply, leagues = Reply.to(typed), typed.client.manager.leagues
    named, strange = read_people(people)
    if not manages(reply, view.competition.place.guild_id):
        await refuse(reply, "league_managers_only")
        return
    if len(named) > MOST_ADDED:
        await refuse(reply, "league_too_many_added", most=MOST_ADDED)
        return
    assert typed.guild is not None
    looked = await reply.in_time(looked_up(typed.guild, named))
    lines = [say(reply.locale, "league-add-strange", word=safe_name(word)) for word in strange]
    lines += [_unfit(reply.locale, one, found) for one, found in looked.items() if isinstance(found, Unfit)]
    fit = tuple((EntrantId(one), found) for one, found in looked.items() if not isinstance(found, Unfit))
    if fit:
        request = AddEntrants(asker=asker_of(reply), league=view.competition.id, people=fit)
        said = await reply.in_time(leagues.handle(request))
        if not isinstance(said, LeagueDone):
            await answer(reply, said, "league-nothing")
            return
        lines = [*_added(reply.locale, fit, said), *lines]
    title = say(reply.locale, "league-add-title", league=safe_title(view.competition.plan.name))
    await reply.private(Face(title=title, body=fitting(reply.locale, lines, LONGEST_DESCRIPTION)))


def _added(locale: str, people: Sequence[tuple[EntrantId, str]], said: LeagueDone) -> Iterator[str]:
    """Yield who is in now, in one line, and of each other why not."""
    refused = dict(said.refused)
    entered = [f"<@{one}>" for one, _ in people if one not in refused]
    if entered:
        yield say(locale, "league-added", who=in_a_row(locale, entered), count=len(entered))
    for one, reason in refused.items():
        why = why_not(locale, LeagueRefused(reason))
        yield say(locale, "league-add-refused", who=f"<@{one}>", reason=why)


def _unfit(locale: str, person: int, why: Unfit) -> str:
    return say(locale, "league-add-unfit", who=f"<@{person}>", id=str(person), why=why.value)


async def send_league(typed: Typed, view: LeagueView, form: str) -> None:
    """Answer with everything that happened in a league as a file, `csv` or `json`."""
    reply, competition = Reply.to(typed), view.competition
    if not manages(reply, competition.place.guild_id):
        await refuse(reply, "league_managers_only")
        return
    if form == "csv":
        text = league_csv(competition)
    else:
        audit = await reply.in_time(typed.client.manager.leagues.audit(competition.id))
        text = league_json(competition, audit)
    file = discord.File(io.BytesIO(text.encode()), filename=f"league-{competition.id}.{form}")
    await reply.private(Face(text=say(reply.locale, "league-exported")), file)


async def start_league(typed: Typed, view: LeagueView) -> None:
    """Draw now, or open the check-in of a match day, and say which."""
    reply = Reply.to(typed)
    request = StartLeague(asker=asker_of(reply), league=view.competition.id)
    said = await reply.in_time(typed.client.manager.leagues.handle(request))
    asking = isinstance(said, LeagueDone) and said.view.competition.checking
    await answer(reply, said, "league-check-in-open" if asking else "league-started")


async def end_league(typed: Typed, view: LeagueView, *, sure: bool = False, others: bool = False) -> None:
    """End a league, with `others` those that would follow too; where somebody loses by it it is asked about first."""
    reply, competition = Reply.to(typed), view.competition
    series = competition.series
    repeats = series is not None and series.made is None
    asks = (repeats or competition.began) and not competition.league.over
    if asks and not sure and manages(reply, competition.place.guild_id):
        await reply.private(_asked_about_the_end(reply.locale, view, repeats=repeats))
        return
    request = EndLeague(asker=asker_of(reply), league=competition.id, stop=repeats and others)
    done = "league-ended-one" if repeats and not others else "league-ended"
    await ask(reply, request, done)


def _asked_about_the_end(locale: str, view: LeagueView, *, repeats: bool) -> Face:
    competition = view.competition
    choices = (("on", "button-end-one"), ("stop", "button-end-all"))
    buttons = tuple(
        Button(
            say(locale, label), LeagueControl(competition.id, LeagueVerb.END, (how,)).custom_id, Look.GRAVE
        )
        for how, label in (choices if repeats else (("end", "button-end-league"),))
    )
    key = "league-end-repeating" if repeats else "league-end-sure"
    return Face(text=say(locale, key, league=safe_title(competition.plan.name)), rows=(buttons,))


async def set_result(
    typed: Typed, view: LeagueView, match: str, places: list[str], *, sure: bool = False
) -> None:
    """Enter the result of a table as it is typed; where no place is, show the screen on which it is pressed."""
    reply, where = Reply.to(typed), read_table(view, match)
    if where is None:
        await refuse(reply, "league_no_such_table")
    elif not manages(reply, view.competition.place.guild_id):
        await refuse(reply, "league_managers_only")
    elif not places:
        await reply.private(result_face(reply.locale, view, where))
    else:
        pairing = view.competition.league.stages[where[0]].tables[where[1]]
        outcome = await _outcome(reply, view, pairing, places)
        if outcome is not None:
            await enter_result(typed.client.manager, reply, view, where, outcome, sure=sure)


async def reopen(typed: Typed, view: LeagueView, match: str, *, sure: bool = False) -> None:
    """Let a table be played again."""
    reply, where = Reply.to(typed), read_table(view, match)
    if where is None:
        await refuse(reply, "league_no_such_table")
    else:
        await enter_result(typed.client.manager, reply, view, where, None, sure=sure)


async def _outcome(reply: Reply, view: LeagueView, pairing: Pairing, places: list[str]) -> Outcome | None:
    """Return who came where at a table, as it is typed; when that makes no sense, say so and return None."""
    if places == [NOBODY]:
        return in_order(pairing, ())
    people = [read_entrant(view, place) for place in places]
    strange = [place for place, one in zip(places, people, strict=True) if one not in pairing.seats]
    if strange:
        await refuse(reply, "league_not_at_table", player=safe_name(strange[0]))
        return None
    if len(set(people)) != len(people):
        await refuse(reply, "league_twice")
        return None
    return in_order(pairing, tuple(pairing.seats.index(one) for one in people if one is not None))


async def press(typed: Typed, view: LeagueView, verb: LeagueVerb, *arguments: str) -> None:
    """Do for a command what a press on a control of this league does."""
    control = LeagueControl(view.competition.id, verb, arguments)
    await LeaguePresses(typed.client.manager).take(Reply.to(typed), control.custom_id)
