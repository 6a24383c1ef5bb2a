"""What is answered to who asks for statistics: to him alone first, and to everybody when he presses the button for it."""

from functools import partial

from bot.manager.ids import LeagueId, PersonId
from bot.manager.manager import Manager
from bot.manager.records.statistics import Profile, Wanted
from bot.text.catalogue import say
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.people import mention
from bot.ui.pictures.painter import Painted
from bot.ui.pictures.statistics import course_picture
from bot.ui.screens.statistics_controls import BoardControl, BoardVerb, PersonControl, read_statistics
from bot.ui.screens.statistics_words import board_face, profile_face, with_button, with_buttons


class StatisticsScreens:
    """Answers commands and presses about statistics."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager

    async def take(self, reply: Reply, custom_id: str) -> None:
        """Answer one press."""
        guild_id = reply.interaction.guild_id
        control = None if guild_id is None else read_statistics(custom_id, guild_id)
        match control:
            case PersonControl(person, variant):
                await self.post_person(reply, person, variant)
            case BoardControl(BoardVerb.PAGE, wanted, page):
                await self.board(reply, wanted, page)
            case BoardControl(BoardVerb.POST, wanted, page):
                await self.post_board(reply, wanted, page)
            case _:
                await refuse(reply, "unknown_control")

    async def person(self, reply: Reply, person: PersonId, variant: str | None) -> None:
        """Answer with the statistics of a person: in words at once, with the picture as soon as it is drawn."""
        profile = await self._seen(reply, person, variant)
        if profile is None:
            return
        own = person == reply.interaction.user.id
        face = profile_face(reply.locale, profile, own=own, hidden=self._manager.statistics.hides(person))
        if profile.figures.matches:
            face = with_button(reply.locale, face, profile)
        if await reply.private(face):
            painted = await self._painted(reply, reply.locale, profile)
            if painted is not None:
                await reply.edit(face, painted.file())

    async def board(self, reply: Reply, wanted: Wanted, page: int = 0) -> None:
        """Answer with a page of a leaderboard."""
        statistics = self._manager.statistics
        leaders = await reply.in_time(statistics.leaders(wanted))
        hides = statistics.hides(PersonId(reply.interaction.user.id))
        note = say(reply.locale, "board-hidden-note") if hides else ""
        title = await self._title(reply, wanted.league)
        face = board_face(reply.locale, wanted, leaders, page, league=title, note=note)
        face = with_buttons(reply.locale, face, wanted, page, len(leaders))
        await reply.screen(face)

    async def post_person(self, reply: Reply, person: PersonId, variant: str | None) -> None:
        """Show the statistics of a person to everybody in the channel."""
        if not _may_write(reply):
            await refuse(reply, "no_writing_here")
            return
        profile = await self._seen(reply, person, variant)
        if profile is not None:
            locale = reply.public_locale
            painted = await reply.in_time(self._painted(reply, locale, profile))
            file = None if painted is None else painted.file()
            await reply.public(profile_face(locale, profile, own=False), file)

    async def post_board(self, reply: Reply, wanted: Wanted, page: int = 0) -> None:
        """Show a page of a leaderboard to everybody in the channel."""
        if not _may_write(reply):
            await refuse(reply, "no_writing_here")
            return
        leaders = await reply.in_time(self._manager.statistics.leaders(wanted))
        title = await self._title(reply, wanted.league)
        await reply.public(board_face(reply.public_locale, wanted, leaders, page, league=title))

    async def _seen(self, reply: Reply, person: PersonId, variant: str | None) -> Profile | None:
        """Return what is to be seen of a person; who hides himself is seen by himself only, and others are told."""
        statistics, guild_id = self._manager.statistics, reply.interaction.guild_id or 0
        if statistics.hides(person) and person != reply.interaction.user.id:
            await refuse(reply, "stats_hidden", who=mention(person))
            return None
        return await reply.in_time(statistics.of_person(guild_id, person, variant))

    async def _title(self, reply: Reply, league: LeagueId | None) -> str:
        """Return what a league of this server is called."""
        view = None if league is None else await reply.in_time(self._manager.leagues.view(league))
        if view is None or view.competition.place.guild_id != reply.interaction.guild_id:
            return ""
        return view.competition.plan.name

    async def _painted(self, reply: Reply, locale: str, profile: Profile) -> Painted | None:
        painter, guild_id = reply.interaction.client.painter, reply.interaction.guild_id or 0
        if painter is None or profile.course is None or not reply.interaction.app_permissions.attach_files:
            return None
        zone = self._manager.preferences.server(guild_id).time_zone
        painted: Painted | None = await painter.paint(partial(course_picture, locale, profile, zone))
        return painted


def _may_write(reply: Reply) -> bool:
    """Tell whether who presses may write where he presses: the bot writes nothing there for one who may not."""
    allowed = reply.interaction.permissions
    thread = getattr(reply.interaction.channel, "parent_id", None) is not None
    return allowed.send_messages_in_threads if thread else allowed.send_messages
