"""What presses on the screens of settings and presets do."""

from collections.abc import Awaitable, Callable, Mapping

from bot.manager.answers import Done, Refusal, Refused
from bot.manager.manager import Manager
from bot.manager.preferences import Preset, named
from bot.manager.requests import SetClock, SetVariant
from bot.manager.tables.choices import Scope
from bot.ui.answers.answering import Answering, words_of
from bot.ui.answers.asking import all_chosen, asker_of, chosen
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.messages.controls import Control, whole
from bot.ui.messages.face import Face
from bot.ui.messages.verbs import Verb
from bot.ui.screens.presets import GAME, OWN, presets_face
from bot.ui.screens.settings import own_face, server_face

Screen = Callable[[Reply, Control], Awaitable[None]]


class SettingPresses:
    """Takes the presses on settings, presets and clocks; `screens` says which verbs those are."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager
        self._answering = Answering(manager)
        self.screens: Mapping[Verb, Screen] = {
            Verb.PRESET: self._choose,
            Verb.CLOCK: self._choose,
            Verb.SETTINGS: self._turn,
            Verb.SETTING: self._set,
            Verb.UNSAVE: self._delete,
        }

    async def show_presets(self, reply: Reply, control: Control) -> None:
        """Show the games and presets a lobby can play."""
        view = await reply.in_time(self._manager.table(control.table))
        if view is None:
            await refuse(reply, Refusal.NO_TABLE)
            return
        presets = await reply.in_time(self._manager.preferences.presets(view.place.guild_id))
        await reply.screen(presets_face(reply.locale, view, presets))

    async def show(self, reply: Reply, scope: Scope, page: int = 0, note: str = "") -> None:
        """Show what is set, below a note; a server's settings to its managers only."""
        asker, guild_id = asker_of(reply), reply.interaction.guild_id
        preferences = self._manager.preferences
        if scope is Scope.PERSON:
            face = own_face(reply.locale, preferences.texts(scope, asker.person), page)
        elif guild_id is None:
            await refuse(reply, "settings_of_server")
            return
        elif not asker.moderator:
            await refuse(reply, Refusal.MANAGERS_ONLY)
            return
        else:
            presets = await reply.in_time(preferences.presets(guild_id))
            texts, guild = preferences.texts(scope, guild_id), reply.interaction.guild
            channels = set() if guild is None else {channel.id for channel in guild.channels}
            roles = set() if guild is None else {role.id for role in guild.roles}
            face = server_face(
                reply.locale, texts, presets, channels, page, times=preferences.times, roles=roles
            )
        await reply.screen(face.noting(note) if note else face)

    async def _turn(self, reply: Reply, control: Control) -> None:
        match control.arguments:
            case (scope, page) if scope in list(Scope):
                await self.show(reply, Scope(scope), whole(page) or 0)
            case _:
                await refuse(reply, "unknown_control")

    async def _set(self, reply: Reply, control: Control) -> None:
        match control.arguments:
            case (Scope.PERSON, name, page):
                asker, value = asker_of(reply), " ".join(all_chosen(reply.interaction))
                answer = await reply.in_time(self._manager.preferences.set_own(asker, name, value))
                await self.show(reply, Scope.PERSON, whole(page) or 0, _why(reply, answer))
            case (Scope.SERVER, name, page) if reply.interaction.guild_id is not None:
                asker, value = asker_of(reply), " ".join(all_chosen(reply.interaction))
                work = self._manager.preferences.set_server(asker, reply.interaction.guild_id, name, value)
                answer = await reply.in_time(work)
                await self.show(reply, Scope.SERVER, whole(page) or 0, _why(reply, answer))
            case _:
                await refuse(reply, "unknown_control")

    async def _delete(self, reply: Reply, control: Control) -> None:
        name, guild_id = chosen(reply.interaction), reply.interaction.guild_id
        if name is None or guild_id is None or len(control.arguments) != 1:
            await refuse(reply, "unknown_control")
            return
        work = self._manager.preferences.drop(asker_of(reply), guild_id, name)
        answer = await reply.in_time(work)
        await self.show(reply, Scope.SERVER, whole(control.arguments[0]) or 0, _why(reply, answer))

    async def _choose(self, reply: Reply, control: Control) -> None:
        """Set a lobby's game, preset or clock, and show how it stands now."""
        view = await reply.in_time(self._manager.table(control.table))
        if view is None:
            await refuse(reply, Refusal.NO_TABLE)
            return
        presets = await reply.in_time(self._manager.preferences.presets(view.place.guild_id))
        request = _request(reply, control, presets)
        if isinstance(request, Refused):
            await reply.private(Face(text=words_of(reply.locale, request)))
            return
        answer = await reply.in_time(self._manager.handle(request))
        if not isinstance(answer, Done | Refused) or answer.table is None or not reply.on_ephemeral:
            await self._answering.press(reply, answer)
            return
        face = presets_face(reply.locale, answer.table, presets)
        await reply.edit(face.noting(words_of(reply.locale, answer)) if isinstance(answer, Refused) else face)


def _request(reply: Reply, control: Control, presets: tuple[Preset, ...]) -> SetVariant | SetClock | Refused:
    value, asker = chosen(reply.interaction), asker_of(reply)
    match control.verb, control.arguments, value:
        case Verb.CLOCK, (), str():
            return SetClock(asker=asker, table=control.table, stamp=control.stamp, clock=value)
        case Verb.PRESET, (kind,), str() if kind == GAME:
            return SetVariant(asker=asker, table=control.table, stamp=control.stamp, variant=value)
        case Verb.PRESET, (kind,), str() if kind == OWN:
            preset = named(presets, value)
            if isinstance(preset, Refused):
                return preset
            return SetVariant(
                asker=asker,
                table=control.table,
                stamp=control.stamp,
                variant=preset.variant,
                options=preset.options,
            )
        case _:
            return Refused("unknown_control")


def _why(reply: Reply, answer: Refused | None) -> str:
    return "" if answer is None else words_of(reply.locale, answer)
