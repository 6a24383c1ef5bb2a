"""What presses on messages about leagues do."""

from collections.abc import Awaitable, Callable, Mapping

from bot.manager.league_views import LeagueDone, LeagueView
from bot.manager.leagues.asked import CheckIn, EndLeague, EnterLeague
from bot.manager.manager import Manager
from bot.text.catalogue import say
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.leagues.answers import answer, ask
from bot.ui.leagues.controls import NO_LEAGUE, LeagueControl, LeagueVerb, read_league
from bot.ui.leagues.form.filling import Filling
from bot.ui.leagues.leaving import leave
from bot.ui.leagues.result import confirmed, take_result
from bot.ui.leagues.shown.picture_screen import send_picture
from bot.ui.leagues.shown.screens import SCREENS, log_face
from bot.ui.messages.controls import whole
from bot.ui.messages.face import Face

OnLeague = Callable[[Reply, LeagueControl, LeagueView], Awaitable[None]]


class LeaguePresses:
    """Takes the presses on everything that is about a league."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager
        self._filling = Filling(manager)
        self._about: Mapping[LeagueVerb, OnLeague] = {
            LeagueVerb.ENTER: self._enter,
            LeagueVerb.LEAVE: self._leave,
            LeagueVerb.CHECK_IN: self._check_in,
            LeagueVerb.LOG: self._log,
            LeagueVerb.PICTURE: send_picture,
            LeagueVerb.RESULT: self._result,
            LeagueVerb.SURE: self._sure,
            LeagueVerb.END: self._end,
            **dict.fromkeys(SCREENS, self._screen),
        }

    async def take(self, reply: Reply, custom_id: str) -> None:
        """Answer one press."""
        control = read_league(custom_id)
        if control is None:
            await refuse(reply, "unknown_control")
        elif control.league == NO_LEAGUE:
            await self._filling.take(reply, control)
        else:
            await self._of_league(reply, control)

    async def _of_league(self, reply: Reply, control: LeagueControl) -> None:
        view = await reply.in_time(self._manager.leagues.view(control.league))
        if view is None or view.competition.place.guild_id != reply.interaction.guild_id:
            await refuse(reply, "no_league")
        elif control.verb in self._about:
            await self._about[control.verb](reply, control, view)
        else:
            await refuse(reply, "unknown_control")

    async def _enter(self, reply: Reply, control: LeagueControl, _: LeagueView) -> None:
        request = EnterLeague(asker=asker_of(reply), league=control.league)
        await ask(reply, request, "league-entered")

    async def _leave(self, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
        await leave(self._manager, reply, view, sure=control.arguments == ("sure",))

    async def _check_in(self, reply: Reply, control: LeagueControl, _: LeagueView) -> None:
        request = CheckIn(asker=asker_of(reply), league=control.league)
        await ask(reply, request, "league-checked")

    async def _screen(self, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
        face = SCREENS[control.verb](reply.locale, view, _page(control))
        if face is None:
            await refuse(reply, "league_no_game")
        else:
            await reply.screen(face)

    async def _log(self, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
        rows = await reply.in_time(self._manager.leagues.audit(control.league))
        await reply.screen(log_face(reply.locale, view, rows, _page(control)))

    async def _sure(self, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
        """Take back matches that were played, as was asked about on this button, if all is still as it was then."""
        request = confirmed(reply, control, view)
        if request is None:
            await refuse(reply, "league_moved_on")
            return
        said = await reply.in_time(self._manager.leagues.handle(request))
        done = "league-reopened" if request.outcome is None else "league-result-set"
        if isinstance(said, LeagueDone) and reply.on_ephemeral:
            await reply.edit(Face(text=say(reply.locale, done)))
        else:
            await answer(reply, said, done)

    async def _result(self, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
        await take_result(self._manager, reply, control, view)

    async def _end(self, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
        """End a league, one that repeats with those to come or without, as was asked about on this button."""
        series = view.competition.series
        repeats = series is not None and series.made is None
        match control.arguments:
            case ("on" | "stop" as how,) if repeats:
                pass
            case ("end" as how,) if not repeats:
                pass
            case _:
                await refuse(reply, "league_moved_on")
                return
        request = EndLeague(asker=asker_of(reply), league=control.league, stop=how == "stop")
        await ask(reply, request, "league-ended-one" if how == "on" else "league-ended")


def _page(control: LeagueControl) -> int:
    return whole("".join(control.arguments[:1])) or 0
