"""Show views as Discord messages: what the manager's outbox works with (its port `Showing`)."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord

from bot.manager.errors import Denied, NoPlace, TryLater
from bot.manager.ids import MessageRef, PersonId, Place, TableId
from bot.manager.league_views import LeagueView
from bot.manager.showing.line import Urgency
from bot.manager.views import HandView, Notice, Stage, TableView
from bot.text.cards import listed
from bot.text.catalogue import quoting, say
from bot.text.names import safe_title
from bot.text.refusals import notice as notice_words
from bot.ui.answers.languages import of_person, of_place, of_server
from bot.ui.api import wire
from bot.ui.api.bank import Token
from bot.ui.api.calls import calls
from bot.ui.api.openings import Openings
from bot.ui.connection.client import LastCardClient
from bot.ui.leagues.shown.message import league_face
from bot.ui.leagues.shown.pictures import league_picture
from bot.ui.messages.controls import read
from bot.ui.messages.face import Face, clip
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import reactions, table_face
from bot.ui.pictures.emojis import for_person, for_server
from bot.ui.pictures.painter import Painted
from bot.ui.pictures.pictured import pictured
from bot.ui.showing.calendar import DiscordCalendar
from bot.ui.showing.greeting import front_door, greeting_face, lacking
from bot.ui.showing.held_pictures import HeldPictures
from bot.ui.showing.picture_follower import PictureFollower

LONGEST_THREAD = 100
"""Characters of a thread's name (Discord's documentation, channel object)."""


class DiscordShowing(DiscordCalendar):
    """Posts and edits the messages of tables by the bot's own token."""

    def __init__(self, client: LastCardClient, *, new_channels_every: float = 2.0) -> None:
        """New channels of direct messages are opened one every so many seconds."""
        super().__init__(client)
        self._pictures = HeldPictures(client)
        self.follower = PictureFollower(client)
        client.table_shown = self.follower.shown
        self.openings = Openings(new_channels_every, client.now)
        self._direct: dict[PersonId, int] = {}
        self._whose: dict[int, PersonId] = {}

    async def show_table(
        self, place: Place, ref: MessageRef | None, view: TableView, *, nonce: str
    ) -> MessageRef:
        """Bring the table message up to date."""
        face = table_face(of_place(self._client, place), view)
        message = pictured(face, for_server(self._client, place.guild_id)).message()
        if ref is None:
            message |= called(view)
        message |= self.follower.part(ref, view)
        async with calls(Urgency.TABLE):
            shown = await self._show(place.channel_id, ref, message, nonce)
        self.follower.written(ref, shown, view)
        return shown

    async def show_league(
        self, place: Place, ref: MessageRef | None, view: LeagueView, *, nonce: str
    ) -> MessageRef:
        """Bring the message of a league up to date, with a picture where there can be one."""
        locale = of_place(self._client, place)
        message = league_face(locale, view).message()
        make = partial(league_picture, locale, view)
        painted = await self._pictures.painted(place.channel_id, make)
        channel = place.channel_id
        try:
            return await self._show_pictured(channel, ref, message, nonce=nonce, painted=painted)
        except Denied:
            if painted is None:
                raise
            # It may be the file alone that is not allowed.
            return await self._show_pictured(channel, ref, message, nonce=nonce, painted=None)

    async def mark(self, ref: MessageRef, view: TableView) -> None:
        """Put the reactions under a table message that its table uses."""
        for emoji in reactions(view):
            async with calls(Urgency.COSMETIC):
                await self._message(ref).add_reaction(emoji)

    async def reacted(self, ref: MessageRef, emoji: str) -> tuple[PersonId, ...]:
        """Return the people whose reaction stands under a message."""
        async with calls(Urgency.DEADLINE):
            return tuple(PersonId(person) for person in await wire.reacted(self._client, ref, emoji))

    async def posted(self, channel: int, table: TableId) -> tuple[MessageRef, ...]:
        """Return the messages with controls of a table among the newest hundred of a channel."""
        async with calls(Urgency.COSMETIC):
            newest = await wire.newest(self._client, channel)
        return tuple(
            MessageRef(channel, message)
            for message, names in newest
            if any(control.table == table for control in map(read, names) if control is not None)
        )

    async def direct(self, person: PersonId) -> int:
        """Return the channel of direct messages with a person."""
        async with calls(Urgency.COSMETIC):
            return await self._direct_channel(person, None)

    async def show_hand(
        self,
        person: PersonId,
        ref: MessageRef | None,
        view: HandView,
        *,
        nonce: str,
        channel: int | None = None,
    ) -> MessageRef:
        """Bring a hand by direct message up to date. Raises ValueError where it is the hand of somebody else."""
        locale = quoting(of_person(self._client, person), of_place(self._client, view.place))
        face = hand_face(locale, view)
        message = pictured(face, for_person(self._client, person)).message_for(person)
        to_move = view.view.table.turn == view.seat
        try:
            async with calls(Urgency.TO_MOVE if to_move else Urgency.HAND):
                where = await self._direct_channel(person, channel if ref is None else ref.channel_id)
                return await self._show(where, ref, message, nonce)
        except NoPlace:
            self._direct.pop(person, None)
            raise

    async def retire(self, ref: MessageRef, successor: MessageRef | None = None) -> None:
        """Take the controls off a message that is not the newest any more, and say so, and where its table went."""
        locale = self._language_in(ref.channel_id)
        words = say(locale, "message-old")
        if successor is not None:
            words = say(locale, "message-moved", channel=f"<#{successor.channel_id}>")
        async with calls(Urgency.COSMETIC):
            await self._edit(ref, {"content": words, "components": [], "allowed_mentions": {"parse": []}})

    async def open_thread(self, place: Place, variant: str | None, title: str | None = None) -> Place:
        """Make a public thread named after the game, a tutorial without one, or with a title of its own, and return where it is."""
        name = self._thread_name(place, variant, title)
        async with calls(Urgency.HAND):
            return Place(place.guild_id, await wire.open_thread(self._client, place.channel_id, name))

    async def unused_threads(
        self, place: Place, variant: str | None, title: str | None = None
    ) -> tuple[Place, ...]:
        """Return the bot's own threads in a channel that have this name, and in which nobody has written yet."""
        name = self._thread_name(place, variant, title)
        async with calls(Urgency.HAND):
            found = await wire.unused_threads(self._client, place.guild_id, place.channel_id, name)
        return tuple(Place(place.guild_id, thread) for thread in found)

    def _thread_name(self, place: Place, variant: str | None, title: str | None) -> str:
        if title is not None:
            return clip(title, LONGEST_THREAD)
        locale = of_place(self._client, place)
        game = (
            say(locale, "lesson-thread") if variant is None else say(locale, "variant-name", variant=variant)
        )
        return clip(say(locale, "thread-name", variant=game), LONGEST_THREAD)

    async def archive(self, place: Place) -> None:
        """Archive a thread; the bot may, for it has made it."""
        async with calls(Urgency.COSMETIC):
            await wire.archive(self._client, place.channel_id)

    async def tell(
        self, place: Place, people: tuple[PersonId, ...], notice: Notice, *, nonce: str | None = None
    ) -> MessageRef:
        """Post a notice in the table's channel that pings exactly these people, and return where it is."""
        locale = of_place(self._client, place)
        names = listed(locale, (f"<@{person}>" for person in people))
        words = notice_words(locale, notice.slug, **{**_harmless(notice.values), "people": names})
        pinged = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in people]
        )
        async with calls(Urgency.DEADLINE):
            if nonce is None:
                sent = await self._channel(place.channel_id).send(words, allowed_mentions=pinged)
                return MessageRef(place.channel_id, sent.id)
            message = {"content": words, "allowed_mentions": pinged.to_dict()}
            return MessageRef(*await wire.post(self._client, place.channel_id, message, nonce=nonce))

    def front_door(self, guild_id: int) -> Place | None:
        """Return the system channel of a server, or the first where the bot may write. Raises `TryLater`."""
        channel = front_door(self._guild(guild_id))
        return None if channel is None else Place(guild_id, channel.id)

    async def greet(self, place: Place, *, nonce: str) -> None:
        """Post what can be done with the bot, and what it is not allowed in this server."""
        lacks = lacking(self._guild(place.guild_id))
        face = greeting_face(of_place(self._client, place), lacks, self._client.links)
        async with calls(Urgency.COSMETIC):
            await wire.post(self._client, place.channel_id, face.message(), nonce=nonce)

    def owner(self, guild_id: int) -> PersonId:
        """Return who owns a server. Raises `TryLater` while the server is out of reach."""
        owner = self._guild(guild_id).owner_id
        if owner is None:
            raise TryLater
        return PersonId(owner)

    async def has_written(self, place: Place, since: float) -> bool:
        """Tell whether the bot has posted anything in a channel of a server since then; also True where it may not look."""
        guild = self._guild(place.guild_id)
        channel = guild.get_channel(place.channel_id)
        # Where it may not look, Discord answers that nothing is there.
        if channel is None or not channel.permissions_for(guild.me).read_message_history:
            return True
        async with calls(Urgency.COSMETIC):
            return await wire.has_written(self._client, channel.id, since)

    async def belongs(self, guild_id: int, person: PersonId) -> bool:
        """Tell whether somebody is a member of a server."""
        async with calls(Urgency.COSMETIC):
            return await wire.belongs(self._client, guild_id, person)

    async def tell_in_private(self, person: PersonId, notice: Notice, *, nonce: str | None = None) -> None:
        """Send a notice as a direct message, with a `nonce` once however often this is called."""
        words = notice_words(of_person(self._client, person), notice.slug, **_harmless(notice.values))
        async with calls(Urgency.HAND):
            channel = await self._direct_channel(person, None)
            if nonce is None:
                await self._channel(channel).send(words)
            else:
                await wire.post(self._client, channel, Face(text=words).message(), nonce=nonce)

    async def _show_pictured(
        self,
        channel: int,
        ref: MessageRef | None,
        message: wire.Message,
        *,
        nonce: str,
        painted: Painted | None,
    ) -> MessageRef:
        pictured = {**message, **self._pictures.part(ref, painted)}
        async with calls(Urgency.TABLE):
            shown = await self._show(channel, ref, pictured, nonce, file=self._pictures.file(ref, painted))
        self._pictures.sent(ref, painted)
        return shown

    async def _show(
        self,
        channel: int,
        ref: MessageRef | None,
        message: wire.Message,
        nonce: str,
        *,
        file: discord.File | None = None,
    ) -> MessageRef:
        if ref is not None:
            await self._edit(ref, message, file)
            return ref
        return MessageRef(*await wire.post(self._client, channel, message, nonce=nonce, file=file))

    async def _edit(self, ref: MessageRef, message: wire.Message, file: discord.File | None = None) -> None:
        """Edit a message by the token of a press on it, which costs nothing of the limit, else by the bot's own."""
        token = None if self._client.traffic.breaker.wait else self._client.bank.take(ref)
        if token is None or not await self._edit_by_token(ref, token, message, file):
            await wire.edit(self._client, ref, message, file)

    async def _edit_by_token(
        self, ref: MessageRef, token: Token, message: wire.Message, file: discord.File | None
    ) -> bool:
        try:
            await wire.edit_by_token(self._client, token, message, file)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            self._client.bank.drop(ref, token)
            return False
        return True

    async def _direct_channel(self, person: PersonId, known: int | None) -> int:
        """Return the channel of direct messages with a person, asking Discord for it only when nobody knows it."""
        if known is not None:
            self._note_direct(person, known)
        if person not in self._direct:
            if wait := self.openings.wait(person):
                raise TryLater(wait)
            self._note_direct(person, (await self._client.create_dm(discord.Object(person))).id)
        return self._direct[person]

    def _note_direct(self, person: PersonId, channel: int) -> None:
        self._direct[person] = channel
        self._whose[channel] = person

    def _language_in(self, channel: int) -> str:
        """Return the language of what is said in a channel, of a server or of direct messages."""
        person = self._whose.get(channel)
        if person is not None:
            return of_person(self._client, person)
        guild = getattr(self._client.get_channel(channel), "guild", None)
        return of_server(self._client, None if guild is None else guild.id)

    def _guild(self, guild_id: int) -> discord.Guild:
        """Return a server as it is known. Raises `TryLater` while it is out of reach."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            raise TryLater
        return guild

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _message(self, ref: MessageRef) -> discord.PartialMessage:
        return self._channel(ref.channel_id).get_partial_message(ref.message_id)


def called(view: TableView) -> Mapping[str, Any]:
    """Return the part of a message that lets the first one of a table of a league ping those drawn to it."""
    if view.fixture is None or view.stage is not Stage.LOBBY or view.message is not None:
        return {}
    return {"allowed_mentions": {"parse": [], "users": [str(person) for person in view.fixture.drawn]}}


def _harmless(values: Mapping[str, str | int]) -> Mapping[str, str | int]:
    """Return the values of a notice for message text; what people have named something is escaped."""
    return {name: safe_title(str(value)) if name == "league" else value for name, value in values.items()}
