"""What the host of a table may do to it, and moderators at any table of their server: pure steps."""

from dataclasses import replace

from bot.engine.actions import Seat
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import Asker, EndTable, GiveHost, Kick, MoveTable, Reserve, SetRated
from bot.manager.tables import lobby, play
from bot.manager.tables.motions import asked, carried, dropped
from bot.manager.tables.table import Aim, Chair, Change, Refuse, Table, Tiding
from bot.manager.views import EndReason, Notice, Stage


def host_only(table: Table, asker: Asker) -> None:
    """Check that somebody is the host, or a moderator of the table's server. Raises `Refuse`."""
    if not table.runs(asker.person, moderator=asker.moderates(table.place.guild_id)):
        raise Refuse(Refusal.HOST_ONLY)


def changing(table: Table, asker: Asker) -> None:
    """Check that somebody has the host's rights, and that no league has settled who plays what here. Raises `Refuse`."""
    host_only(table, asker)
    if table.fixture is not None:
        raise Refuse(Refusal.OF_LEAGUE)


def kick(table: Table, request: Kick, at: float) -> Change:
    """Take somebody from the table for good. Raises `Refuse`.

    In a match it is as if he had left. Who kicks himself has left.
    """
    host_only(table, request.asker)
    if table.closed:
        raise Refuse(Refusal.TABLE_OVER)
    if request.person in table.newcomers():
        return _turned_away(table, request)
    if _needs_others(table, request):
        return _ask_to_kick(table, request, at)
    return kicked(table, request, at)


def kicked(table: Table, request: Kick, at: float) -> Change:
    """Take somebody from the table, by whoever may. Raises `Refuse`."""
    seat = _meant(table, request)
    chair = table.chairs[seat]
    change = _unseated(table, seat, at)
    if chair.person is None or chair.person == request.asker.person:
        return change
    after = replace(change.table, kicked=(*table.kicked, chair.person), note=_note(chair, request.asker))
    return replace(change, table=after, tell=(*change.tell, _told(table, chair.person, request.asker)))


def _needs_others(table: Table, request: Kick) -> bool:
    """Tell whether the other players have a say: at a rated match, where no moderator asks, and of others than himself."""
    alone = request.seat == table.seat_of(request.asker.person)
    return plays_rated(table) and not request.asker.moderates(table.place.guild_id) and not alone


def _ask_to_kick(table: Table, request: Kick, at: float) -> Change:
    """Ask the other players; where there is nobody to ask only a moderator may. Raises `Refuse`."""
    seat = _meant(table, request)
    person = table.chairs[seat].person
    if not set(table.people()) - {person, request.asker.person}:
        raise Refuse(Refusal.RATED_KICK)
    wanted = asked(table, Aim.KICK, request.asker.person, seat)
    return kicked(dropped(wanted), request, at) if carried(wanted) else Change(wanted)


def plays_rated(table: Table) -> bool:
    """Tell whether a rated match is being played."""
    return table.rated and table.stage in {Stage.PLAYING, Stage.BREAK} and not table.frozen


def end_or_ask(table: Table, request: EndTable, at: float) -> Change:
    """End the table. Raises `Refuse`.

    At a rated match all others have to agree, or a moderator does it; the host who insists, asking once more, gives
    the match up and leaves.
    """
    host_only(table, request.asker)
    if table.stage is Stage.OVER:
        raise Refuse(Refusal.TABLE_OVER)
    if table.stage is Stage.LOBBY:
        return Change(lobby.closed(table))
    host = request.asker.person
    if not plays_rated(table) or request.asker.moderates(table.place.guild_id):
        return Change(play.over(table, EndReason.ENDED))
    seat = table.playing_seat(host)
    if table.motion is not None and table.motion.aim is Aim.END and table.motion.by == host:
        return play.leave(dropped(table), seat, at)
    wanted = asked(table, Aim.END, host)
    return Change(play.over(wanted, EndReason.ENDED) if carried(wanted) else wanted)


def set_rated(table: Table, request: SetRated) -> Change:
    """Say whether a match of people only is to be rated. Raises `Refuse`."""
    changing(table, request.asker)
    if table.stage is not Stage.LOBBY:
        raise Refuse(Refusal.LOBBY_CLOSED)
    return Change(replace(table, may_rate=request.rated))


def give_host(table: Table, request: GiveHost) -> Change:
    """Make somebody else the host. Raises `Refuse`."""
    changing(table, request.asker)
    if not table.live:
        raise Refuse(Refusal.TABLE_OVER)
    seat = _meant(table, request)
    chair = table.chairs[seat]
    if chair.person is None:
        raise Refuse(Refusal.NOT_A_PERSON)
    note = Notice("host", {"who": called(chair)})
    return Change(replace(table, host=chair.person, note=note))


def reserve(table: Table, request: Reserve) -> Change:
    """Keep a seat for somebody, or give it free. Raises `Refuse`."""
    changing(table, request.asker)
    return Change(lobby.reserve(table, request.whom, free=request.free))


def move(table: Table, request: MoveTable) -> Change:
    """Take the table to another channel. Raises `Refuse`."""
    host_only(table, request.asker)
    if table.closed:
        raise Refuse(Refusal.TABLE_OVER)
    if request.place.guild_id != table.place.guild_id:
        raise Refuse(Refusal.OTHER_SERVER)
    if request.place == table.place:
        raise Refuse(Refusal.HERE_ALREADY)
    note = Notice("moved", {"by": f"<@{request.asker.person}>", "channel": f"<#{table.place.channel_id}>"})
    return Change(replace(table, place=request.place, thread=False, note=note))


def called(chair: Chair) -> str:
    """Return who sits on a chair for public words: a mention, or a computer player's name."""
    return chair.name if chair.person is None else f"<@{chair.person}>"


def _meant(table: Table, request: Kick | GiveHost) -> Seat:
    """Return the seat a request is about, by seat or by person. Raises `Refuse`."""
    seat = request.seat
    if isinstance(request, Kick) and request.person is not None:
        seat = table.seat_of(request.person)
    if seat is None or not 0 <= seat < len(table.chairs) or table.chairs[seat].left:
        raise Refuse(Refusal.NO_SUCH_SEAT)
    return seat


def _unseated(table: Table, seat: Seat, at: float) -> Change:
    person = table.chairs[seat].person
    if table.stage is Stage.LOBBY and table.fixture is not None and person is not None:
        return play.gathered(lobby.withdrawn(table, person), at)
    if table.stage is Stage.LOBBY:
        return Change(lobby.without(table, seat))
    return play.leave(table, seat, at)


def _turned_away(table: Table, request: Kick) -> Change:
    """Take somebody out who waits for the next round: nobody else is asked, because he is not in the match yet."""
    person = request.person
    assert person is not None
    staying = replace(table, waiting=tuple(chair for chair in table.waiting if chair.person != person))
    if person == request.asker.person:
        return Change(staying)
    note = Notice("turned_away", {"who": f"<@{person}>", "by": f"<@{request.asker.person}>"})
    after = replace(staying, kicked=(*table.kicked, person), note=note)
    return Change(after, tell=(_told(table, person, request.asker, "you_were_turned_away"),))


def _note(chair: Chair, by: Asker) -> Notice:
    return Notice("kicked", {"who": called(chair), "by": f"<@{by.person}>"})


def _told(table: Table, person: PersonId, by: Asker, slug: str = "you_were_kicked") -> Tiding:
    values = {"by": f"<@{by.person}>", "channel": f"<#{table.place.channel_id}>"}
    return Tiding(person, Notice(slug, values))
