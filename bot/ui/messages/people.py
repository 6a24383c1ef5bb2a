"""How people and times are written in messages."""

from collections.abc import Sequence

from bot.engine.actions import Seat
from bot.manager.ids import MessageRef, PersonId, Place
from bot.manager.views import SeatLine
from bot.text.names import safe_name
from bot.text.sentences import NameOf


def in_public(seats: Sequence[SeatLine]) -> NameOf:
    """Return the namer for public text: who it is, and the number of the seat.

    Whoever takes the name and the picture of another, or a computer's name, still sits where he sits.
    """
    who = in_list(seats)
    return lambda seat: f"{who(seat)} ({seat + 1})"


def in_list(seats: Sequence[SeatLine]) -> NameOf:
    """Return the namer for lines with the number of the seat before them.

    A person is a mention (which no message of the bot lets ping), a computer its name, and so is who had his data deleted.
    """

    def name(seat: Seat) -> str:
        line = seats[seat]
        person = line.person
        return safe_name(line.name) if person is None or person < 0 else mention(person)

    return name


def mention(person: PersonId) -> str:
    """Return the mention of a person, which everybody sees by his present name, and can press."""
    return f"<@{person}>"


def in_private(names: Sequence[str]) -> NameOf:
    """Return the namer for a private message, where a mention may not resolve: the name and the seat's number."""
    return lambda seat: f"{safe_name(names[seat])} ({seat + 1})"


def moment(due: float) -> str:
    """Return a time (epoch seconds) as everybody's own clock shows it: `in 40 seconds`."""
    return f"<t:{int(due)}:R>"


def link(place: Place, message: MessageRef | None) -> str:
    """Return the address of a table message, or of its channel while there is none."""
    address = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    return address if message is None else f"{address}/{message.message_id}"
