"""What can be done at a table that has not begun: pure steps from one table to the next."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.rules import SEATS, BadOption, BadRules, BadVariant, Clash, UnknownOption, variant
from bot.engine.vocabulary import CALL_GRACE, DEALER_CHOOSES, TABLE_OPTIONS, Switch
from bot.manager.answers import Refusal
from bot.manager.ids import PersonId
from bot.manager.requests import Asker, OpenTable
from bot.manager.tables.choices import read_clock
from bot.manager.tables.options import offered, usual
from bot.manager.tables.table import Chair, Change, Fixture, Refuse, Table, rules_of
from bot.manager.views import EndReason, Stage


def opened(table: Table, request: OpenTable, at: float) -> Change:
    """Seat the opener at a new table as its host. Raises `Refuse`."""
    checked = _checked(replace(table, host=request.asker.person), request.options)
    return Change(join(checked, request.asker, at))


def join(table: Table, asker: Asker, at: float) -> Table:
    """Seat a person. Raises `Refuse`."""
    _in_lobby(table)
    if asker.person in table.kicked:
        raise Refuse(Refusal.KICKED)
    if table.seat_of(asker.person) is not None:
        raise Refuse(Refusal.SEATED_ALREADY)
    if table.fixture is not None and asker.person not in table.fixture.drawn:
        raise Refuse(Refusal.NOT_DRAWN)
    chair = Chair(name=asker.name, person=asker.person, pressed_at=at)
    seated = _with_one_more(table, chair)
    kept = tuple(person for person in table.reserved if person != asker.person)
    return replace(seated, reserved=kept, presses=(*table.presses, int(asker.receipt)))


def leave(table: Table, person: PersonId) -> Table:
    """Let a person go; without people the lobby closes. At a table of a league his seat is kept for him."""
    return without(table, table.playing_seat(person))


def fixed(table: Table, fixture: Fixture) -> Table:
    """Make a table one of a league: without a host, a seat kept for everybody who was drawn to it."""
    return replace(table, fixture=fixture, host=None, reserved=fixture.drawn)


def all_here(table: Table) -> bool:
    """Tell whether everybody has come who was drawn to a table of a league."""
    return table.fixture is not None and not table.reserved


def without(table: Table, seat: Seat) -> Table:
    """Take a chair away; without people the lobby closes."""
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    person = table.chairs[seat].person
    if table.fixture is not None and person is not None:
        return replace(table, chairs=chairs, reserved=(*table.reserved, person))
    fewer = with_host(replace(table, chairs=chairs))
    return fewer if fewer.people() else closed(fewer)


def withdrawn(table: Table, person: PersonId) -> Table:
    """Let go of somebody at a table of a league for good: neither waited for nor let in."""
    assert table.fixture is not None
    return replace(
        table,
        chairs=tuple(chair for chair in table.chairs if chair.person != person),
        reserved=tuple(other for other in table.reserved if other != person),
        fixture=replace(
            table.fixture, drawn=tuple(other for other in table.fixture.drawn if other != person)
        ),
    )


def add_computer(table: Table, wanted: str | None, called: str) -> Table:
    """Seat a computer player of some strength, without one of that which is usual at the table. Raises `Refuse`.

    It is `called` so, with a number of its own.
    """
    _in_lobby(table)
    strength = table.computers if wanted is None else wanted
    names = {chair.name for chair in table.chairs}
    name = next(name for name in (f"{called} {number}" for number in range(1, 99)) if name not in names)
    return _with_one_more(table, Chair(name=name, strength=strength))


def remove_computer(table: Table) -> Table:
    """Take the computer player that came last from its seat. Raises `Refuse`."""
    _in_lobby(table)
    computers = [seat for seat, chair in enumerate(table.chairs) if chair.person is None]
    if not computers:
        raise Refuse(Refusal.NO_COMPUTER)
    return without(table, computers[-1])


def reserve(table: Table, person: PersonId, *, free: bool) -> Table:
    """Keep a seat for somebody, also for one who was kicked, or give it free again. Raises `Refuse`."""
    _in_lobby(table)
    others = tuple(other for other in table.reserved if other != person)
    if free:
        return replace(table, reserved=others)
    if person in table.people():
        raise Refuse(Refusal.SEATED_ALREADY)
    most = table.rules.most_seats
    if len(table.chairs) + len(others) >= most:
        raise Refuse(Refusal.TABLE_FULL, most=most)
    forgiven = tuple(other for other in table.kicked if other != person)
    return replace(table, reserved=(*others, person), kicked=forgiven)


def set_options(table: Table, options: Mapping[str, str]) -> Table:
    """Set options; an empty value puts one back, and so does the usual one where that means the same. Raises `Refuse`."""
    _in_lobby(table)
    back = {name: "" for name, value in options.items() if _is_usual(table, name, value)}
    with suppress(Refuse):
        plain = _checked(table, {**options, **back})
        if all(plain.rules.options().get(name, options[name]) == options[name] for name in back):
            return plain
    return _checked(table, options)


def set_variant(table: Table, variant: str, options: Mapping[str, str]) -> Table:
    """Play another game, with these options and no others. Raises `Refuse`; then nothing has changed."""
    _in_lobby(table)
    other = _checked(replace(table, variant=variant, options=()), options)
    most = other.rules.variant.seats[-1]
    if len(table.chairs) > most:
        raise Refuse(Refusal.TOO_MANY_SEATED, most=most, taken=len(table.chairs))
    return other


def set_clock(table: Table, clock: str) -> Table:
    """Set how long a turn may take. Raises `Refuse`."""
    _in_lobby(table)
    return replace(table, turn_clock=read_clock(clock))


def bad_rules(bad: BadRules) -> Refuse:
    """Return the refusal of rules that cannot be: which option, its value, what may stand there and what was meant."""
    reason = Refusal.BAD_OPTION
    match bad:
        case UnknownOption(name=name, value=value, allowed=allowed, nearest=nearest):
            named, reason = {"name": name, "value": value}, Refusal.UNKNOWN_OPTION
        case BadOption(name=name, value=value, allowed=allowed, nearest=nearest):
            named = {"name": name, "value": value}
        case BadVariant(name=name, allowed=allowed, nearest=nearest):
            named = {"name": "variant", "value": name}
        case Clash(name=name, value=value, needs=needs, allowed=allowed, found=found):
            wanted = ", ".join(allowed)
            return Refuse(
                Refusal.OPTIONS_CLASH, name=name, value=value, needs=needs, allowed=wanted, found=found
            )
        case _:
            raise bad
    return Refuse(reason, **named, allowed=", ".join(allowed) or "-", nearest=nearest or "none")


def closed(table: Table) -> Table:
    """Close a lobby nobody plays at."""
    return replace(table, stage=Stage.OVER, ended=EndReason.LOBBY_CLOSED, lobby=table.lobby + 1)


def with_host(table: Table) -> Table:
    """Move the host's rights on to the next human when the host has gone; a table of a league has no host."""
    people = table.people()
    if table.host in people or table.fixture is not None:
        return table
    return replace(table, host=people[0] if people else None)


def _with_one_more(table: Table, chair: Chair) -> Table:
    most = table.rules.most_seats
    if len(table.chairs) >= most:
        raise Refuse(Refusal.TABLE_FULL, most=most)
    # More seats may be kept than there are, since another game was chosen: who comes first has one.
    welcome = table.fixture is not None or chair.person in table.reserved
    if not welcome and len(table.chairs) + len(table.reserved) >= most:
        raise Refuse(Refusal.SEATS_RESERVED)
    return replace(table, chairs=(*table.chairs, chair))


def _checked(table: Table, options: Mapping[str, str]) -> Table:
    wanted = {name: value for name, value in {**dict(table.options), **options}.items() if value}
    try:
        rules_of(table.variant, len(table.chairs), wanted)
    except Clash as bad:
        # How many will play is not known before Start, which looks again.
        if bad.needs != SEATS:
            raise bad_rules(bad) from bad
    except BadRules as bad:
        raise bad_rules(bad) from bad
    _check_own(table, wanted)
    return replace(table, options=tuple(wanted.items()))


def _check_own(table: Table, wanted: dict[str, str]) -> None:
    """Check the options of the table itself; that the dealers do not choose is what is usual. Raises `Refuse`."""
    game = variant(table.variant)
    for name, allowed in TABLE_OPTIONS.items():
        value = wanted.get(name)
        if value is None:
            continue
        if name not in offered(game):
            raise bad_rules(UnknownOption(name, value, tuple(game.defaults)))
        if value not in allowed:
            raise bad_rules(BadOption(name, value, allowed))
    if wanted.get(DEALER_CHOOSES) == Switch.OFF:
        del wanted[DEALER_CHOOSES]


def _is_usual(table: Table, name: str, value: str) -> bool:
    rules = table.rules
    if name == CALL_GRACE:
        return value == usual(name, rules, table.call_grace)
    return name in rules.variant.defaults and value == rules.variant.default(name, rules.seats)


def _in_lobby(table: Table) -> None:
    if table.stage is not Stage.LOBBY:
        raise Refuse(Refusal.LOBBY_CLOSED)
