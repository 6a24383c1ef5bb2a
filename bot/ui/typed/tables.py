"""What typed commands have in common: which table is meant, and cards and players as people write them."""

from collections.abc import Sequence
from typing import TypeAlias

import discord

from bot.engine.actions import Seat
from bot.engine.cards import KIND, Card, copies, parse_kind
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId, Place, TableId
from bot.manager.views import HandView, Newcomer, SeatLine, TableView
from bot.text.cards import listed, words
from bot.text.names import plain_name, safe_name
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.answers.reach import within_reach
from bot.ui.connection.client import LastCardClient
from bot.ui.messages.dialects import own_words

Typed: TypeAlias = discord.Interaction[LastCardClient]
"""A command that was, or is being, typed."""

LONGEST_CARDS, MOST_CARDS = 400, 24
"""So many letters are read as so many cards: more than there are of a rank. The 6,000 that can be typed take a second."""


async def which_table(typed: Typed, named: str | None) -> TableId | None:
    """Return the table a command means; when that is not clear, say so to its author and return None."""
    reply = Reply.to(typed)
    meant = await reply.in_time(tables_meant(typed, named))
    if len(meant) == 1:
        await reply.in_time(typed.client.manager.present(asker_of(reply), meant[0]))
        return meant[0]
    if meant:
        await refuse(reply, "which_table", tables=listed(reply.locale, meant))
    elif named:
        await refuse(reply, Refusal.NO_TABLE)
    else:
        await refuse(reply, "no_table_here")
    return None


async def tables_meant(typed: Typed, named: str | None) -> Sequence[TableId]:
    """Return the named table; else those in this channel the author sits at; else all here; else all he sits at."""
    if named:
        table = TableId(named.strip()[:32])
        return (table,) if await within_reach(typed, typed.client.manager, table) else ()
    mine = await typed.client.manager.tables_of(PersonId(typed.user.id))
    here = await tables_here(typed)
    return [table for table in here if table in mine] or here or mine


async def tables_here(typed: Typed) -> Sequence[TableId]:
    """Return the live tables of the channel a command is typed in."""
    if typed.guild_id is None or typed.channel_id is None:
        return ()
    return await typed.client.manager.tables_at(Place(typed.guild_id, typed.channel_id))


async def over_here(typed: Typed) -> TableId | None:
    """Return the table of the match that was the last to end in this channel; None where another is played here."""
    if typed.guild_id is None or typed.channel_id is None:
        return None
    manager, reply = typed.client.manager, Reply.to(typed)
    if await reply.in_time(tables_here(typed)):
        return None
    return await reply.in_time(manager.finished_at(Place(typed.guild_id, typed.channel_id)))


async def record_meant(typed: Typed, named: str | None) -> TableId | None:
    """Return the table whose record a command means: that of a match just over, where no other is played here."""
    finished = None if named else await over_here(typed)
    return finished or await which_table(typed, named)


async def hand_meant(typed: Typed, named: str | None) -> HandView | None:
    """Return the author's own hand at the first table a command may mean."""
    for table in await tables_meant(typed, named):
        return await typed.client.manager.hand(table, PersonId(typed.user.id))
    return None


async def table_meant(typed: Typed, named: str | None) -> TableView | None:
    """Return what everybody sees of the first table a command may mean."""
    for table in await tables_meant(typed, named):
        return await typed.client.manager.table(table)
    return None


def read_cards(hand: HandView, card: str, more: str, locale: str) -> tuple[Card, ...] | str:
    """Read a card, and others to be laid after it, as cards of a hand; what is no card is returned as text.

    Several are written one after the other by code, or in words with commas between.
    """
    read: list[Card] = []
    others = _apart(hand, more[:LONGEST_CARDS], locale)[:MOST_CARDS]
    for text in (card[:LONGEST_CARDS], *others):
        found = read_card(hand, text, locale, taken=read)
        if found is None:
            return text
        read.append(found)
    return tuple(read)


def read_card(hand: HandView, text: str, locale: str, *, taken: Sequence[Card] = ()) -> Card | None:
    """Read a card typed by code or in words as one of a hand that is not `taken`; None for what is no card at all.

    A card that is not held is returned all the same: the rules say why it cannot be played.
    """
    typed = text.strip()
    left = [card for card in hand.view.hand if card not in taken]
    for card in left:
        called = {words(language, card).casefold() for language in (locale, own_words(locale, hand))}
        if typed.casefold() in called:
            return card
    try:
        kind = parse_kind(typed)
    except ValueError:
        return None
    alike = [card for card in (*left, *copies(kind)) if KIND[card] == kind and card not in taken]
    return next(iter(alike), copies(kind)[0])


def _apart(hand: HandView, text: str, locale: str) -> Sequence[str]:
    """Return the cards of a text, one by one."""
    if "," in text:
        return [part for part in text.split(",") if part.strip()]
    return [text] if read_card(hand, text, locale) is not None else text.split()


def read_seat(table: TableView, text: str) -> Seat | None:
    """Read a player typed by seat number, mention or name; None when nobody, or more than one, is called that."""
    found = _called(table.seats, text)
    return found.seat if isinstance(found, SeatLine) else None


def read_player(table: TableView, text: str) -> SeatLine | Newcomer | None:
    """Read a player, or who waits for a seat; None when nobody, or more than one, is called that."""
    return _called((*table.seats, *table.waiting), text)


def _called(people: Sequence[SeatLine | Newcomer], text: str) -> SeatLine | Newcomer | None:
    """Return who is called something.

    A number is a seat, whatever somebody calls himself: else he could stand in the way of what is meant for others.
    """
    typed = text.strip().casefold()
    for called in (_by_number, _by_mention, _by_name):
        named = [one for one in people if called(one) == typed]
        if named:
            return named[0] if len(named) == 1 else None
    return None


def _by_number(one: SeatLine | Newcomer) -> str | None:
    return str(one.seat + 1) if isinstance(one, SeatLine) else None


def _by_mention(one: SeatLine | Newcomer) -> str:
    return f"<@{one.person}>"


def _by_name(one: SeatLine | Newcomer) -> str:
    return plain_name(one.name).casefold()


async def options_meant(typed: Typed, text: str) -> dict[str, str] | None:
    """Return options as records write them, `name=value` with blanks between; when a word is none, say so and return None."""
    read: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if not (name and value):
            await refuse(Reply.to(typed), "no_option", word=safe_name(word))
            return None
        read[name] = value
    return read
