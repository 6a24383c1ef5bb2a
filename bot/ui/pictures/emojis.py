"""The emojis Discord keeps for the application, by the cards they show, and who is shown which."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias

import aiohttp
import discord

from bot.manager.ids import PersonId
from bot.manager.manager import Manager
from bot.manager.tables.choices import CardStyle
from bot.pictures.card import Colours
from bot.pictures.emojis import read_name
from bot.ui.api import wire
from bot.ui.messages.face import Emoji

LONGEST_LOOK: Final = 5.0
"""Seconds the start waits for Discord to tell what there is."""
LOOK_AGAIN: Final = 600.0
"""Seconds after which it is asked again where it did not tell, or tells of what it does not know in a message."""

log = logging.getLogger(__name__)


Deck: TypeAlias = Mapping[str, Emoji]
"""Emojis by what they show, as `bot.text.cards.picture` says it."""
NO_PICTURES: Final[Deck] = MappingProxyType({})
IN_WORDS: Final[Deck] = MappingProxyType({})
"""The deck of who wants neither pictures nor signs: it is told from others by what it is, not by what is in it."""

_COLOURS: Final = {CardStyle.FOUR: Colours.FOUR, CardStyle.TWO: Colours.TWO}


def decks(emojis: Iterable[Emoji]) -> Mapping[CardStyle, Deck]:
    """Sort emojis by the way they show cards; of several that show the same the newest counts."""
    sorted_: dict[CardStyle, dict[str, Emoji]] = {style: {} for style in _COLOURS}
    for emoji in sorted(emojis, key=lambda emoji: emoji.id):
        named = read_name(emoji.name)
        for style, colours in _COLOURS.items():
            if named is not None and colours in named.colours:
                sorted_[style][named.card] = emoji
    return sorted_


class Emojis:
    """Which emojis there are. Until Discord has told, and where it does not, cards are text."""

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        self._client = client
        self._now = now
        self._decks: Mapping[CardStyle, Deck] = {}
        self._known = False
        self._looked = now()
        self._looking: asyncio.Task[None] | None = None

    def deck(self, style: CardStyle) -> Deck:
        """Return what somebody who wants cards that way is shown them by."""
        if style is CardStyle.WORDS:
            return IN_WORDS
        if not self._known:
            self._look_again()
        return self._decks.get(style, NO_PICTURES)

    def doubt(self) -> None:
        """Hear that Discord did not know one of them: it may be gone, or Discord may have been wrong."""
        self._look_again()

    async def look(self) -> None:
        """Ask Discord, with one request; where it does not tell, what was known holds."""
        self._looked = self._now()
        try:
            async with asyncio.timeout(LONGEST_LOOK):
                found = await wire.emojis(self._client)
        except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.warning("Discord does not tell which emojis there are (%r)", error)
            return
        self._decks = decks(Emoji(number, name) for number, name in found)
        self._known = True
        shown = len({emoji.id for deck in self._decks.values() for emoji in deck.values()})
        log.info(
            "Cards are shown as %s", f"pictures: {shown} emojis" if shown else "text: no emojis are uploaded"
        )

    def _look_again(self) -> None:
        if self._now() - self._looked >= LOOK_AGAIN and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self.look(), name="emojis")


class Client(Protocol):
    """What is asked of the client: the settings its manager keeps, and its emojis."""

    @property
    def manager(self) -> Manager:
        """The manager of the tables."""
        ...

    cards: Emojis


def for_person(client: Client, person: PersonId) -> Deck:
    """Return by what somebody is shown cards where he alone sees them."""
    return client.cards.deck(client.manager.preferences.person(person).own_cards)


def for_server(client: Client, guild_id: int | None) -> Deck:
    """Return by what everybody on a server is shown cards."""
    style = CardStyle.FOUR if guild_id is None else client.manager.preferences.server(guild_id).cards
    return client.cards.deck(style)
