"""Leaving a league: asked about first once it has begun, because a cup takes nobody back."""

from bot.league.terms import EntrantId
from bot.manager.league_views import LeagueDone, LeagueView
from bot.manager.leagues.asked import QuitLeague
from bot.manager.manager import Manager
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.ui.answers.asking import asker_of
from bot.ui.answers.private import Reply
from bot.ui.leagues.answers import answer
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.messages.face import Button, Face, Look


async def leave(manager: Manager, reply: Reply, view: LeagueView, *, sure: bool = False) -> None:
    """Let somebody leave a league; where it has begun without him he is asked whether he is sure."""
    competition = view.competition
    league, title = competition.league, safe_title(competition.plan.name)
    playing = competition.began and not league.over and EntrantId(reply.interaction.user.id) in league.active
    if playing and not sure:
        words = say(
            reply.locale, "league-leave-sure", league=title, began="season" if league.days_left else "cup"
        )
        control = LeagueControl(competition.id, LeagueVerb.LEAVE, ("sure",))
        button = Button(say(reply.locale, "button-leave-league"), control.custom_id, Look.GRAVE)
        await reply.private(Face(text=words, rows=((button,),)))
        return
    request = QuitLeague(asker=asker_of(reply), league=competition.id)
    said = await reply.in_time(manager.leagues.handle(request))
    if isinstance(said, LeagueDone) and reply.on_ephemeral:
        await reply.edit(Face(text=say(reply.locale, "league-left", league=title)))
    else:
        await answer(reply, said, "league-left")
