"""Bring what the manager says about a league back to whoever pressed or typed."""

from bot.manager.answers import Known
from bot.manager.league_views import LeagueDone, LeagueRefused
from bot.manager.leagues.asked import SomeLeagueRequest
from bot.manager.leagues.leagues import LeagueAnswer
from bot.manager.manager import Manager
from bot.text.catalogue import has_words, say
from bot.text.names import safe_title
from bot.text.refusals import refusal, refusal_key
from bot.ui.answers.answering import harmless
from bot.ui.answers.asking import asker_of
from bot.ui.answers.private import Reply
from bot.ui.messages.face import Face


async def ask(reply: Reply, request: SomeLeagueRequest, done: str, **values: str | int) -> None:
    """Ask something of a league, and answer."""
    manager: Manager = reply.interaction.client.manager
    await answer(reply, await reply.in_time(manager.leagues.handle(request)), done, **values)


async def answer(reply: Reply, said: LeagueAnswer, done: str, **values: str | int) -> None:
    """Answer a press or command about a league, to its author alone: with `done`, a key of the catalogue, or why not."""
    match said:
        case Known() if reply.interaction.message is not None:
            await reply.nothing()
        case Known():
            return
        case LeagueRefused():
            await reply.private(Face(text=why_not(reply.locale, said)))
        case LeagueDone():
            title = safe_title(said.view.competition.plan.name)
            await reply.private(Face(text=say(reply.locale, done, **{"league": title, **values})))


def why_not(locale: str, refused: LeagueRefused) -> str:
    """Return why something was refused."""
    values = {name: harmless(name, value) for name, value in refused.values.items()}
    # Some reasons are those of tables, and are said otherwise of a league.
    own = f"league_{refused.reason}"
    return refusal(locale, own if has_words(locale, refusal_key(own)) else refused.reason, **values)


def manages(reply: Reply, guild_id: int) -> bool:
    """Tell whether somebody would be let manage leagues; it is asked anew for each request."""
    manager: Manager = reply.interaction.client.manager
    return manager.preferences.manages_leagues(asker_of(reply), guild_id)
