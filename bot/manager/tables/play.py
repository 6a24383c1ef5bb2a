"""What happens at a table in play: pure steps that take the rules' answer and move the table's numbers on."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.engine.actions import Action, Deal, Draw, Join, Leave, Pass, Play, Reason, Seat, Settle
from bot.engine.events import Dealt, Event, MatchEnd, MatchEnded, RoundEnded, Settled
from bot.engine.joining import may_join
from bot.engine.match import (
    Match,
    NotAllowed,
    apply,
    default_action,
    forced_action,
    new_match,
    phase,
    window,
)
from bot.engine.rules import BadRules, Ruleset, variant
from bot.engine.shuffle import match_seed
from bot.engine.state import Phase
from bot.engine.view import PublicView, SeatView, public_event, public_view, seat_view
from bot.manager.answers import Refusal
from bot.manager.requests import Asker
from bot.manager.tables.dealing import dealing
from bot.manager.tables.lobby import all_here, bad_rules, with_host
from bot.manager.tables.motions import dropped, without_undo
from bot.manager.tables.sound import check
from bot.manager.tables.table import RECENT, Absent, Chair, Change, Refuse, Table, Tiding, rules_of
from bot.manager.views import EndReason, Notice, Stage
from bot.players.lesson import PACK, SEED, long_enough, taught

MISSES: Final = 2
"""Time-outs in a row after which a computer player takes over."""


def start(table: Table, at: float, *, first_dealer: Seat | None = None) -> Change:
    """Begin a match with whoever sits here. Raises `Refuse`."""
    rules = startable(table.variant, len(table.chairs), dict(table.options))
    seed, pack = match_seed(table.match_secret, table.id, sorted(table.presses)), None
    if table.lesson is not None:
        seed, pack = SEED, PACK
    dealer = seed[0] % len(table.chairs) if first_dealer is None else first_dealer
    match = new_match(rules, dealer=dealer, seed=seed)
    began = replace(
        table,
        stage=Stage.BREAK,
        lobby=table.lobby + 1,
        match=match,
        match_number=table.match_number + 1,
        rated=table.rateable,
        recent=(),
        reserved=(),
        first_dealer=dealer,
        human_at=at,
        ended=None,
        chairs=tuple(replace(chair, again=False, missed=0, away=False) for chair in table.chairs),
    )
    if dealing(began) is not None:
        return Change(began)
    return step(replace(began, stage=Stage.PLAYING), Deal(pack=pack), at)


def gathered(table: Table, at: float) -> Change:
    """Begin the match of a table of a league when everybody has come who is waited for."""
    enough = len(table.chairs) >= variant(table.variant).seats[0]
    return start(table, at) if enough and all_here(table) else Change(table)


def rematch(table: Table, at: float) -> Change:
    """Begin another match with those who want one, the deal moved on. Raises `Refuse`."""
    staying = [seat for seat, chair in enumerate(table.chairs) if chair.plays_again]
    before = table.match.dealer if table.match is not None else -1
    dealer = next((place for place, seat in enumerate(staying) if seat > before), 0)
    chairs = tuple(table.chairs[seat] for seat in staying)
    return start(with_host(replace(table, chairs=chairs)), at, first_dealer=dealer)


def deal(table: Table, at: float, cards: int | None = None) -> Change:
    """Deal the next round, of so many cards a hand where its dealer has chosen, to those too who have waited for it."""
    seated = _welcome(table, at)
    dealt = replace(seated.table, stage=Stage.PLAYING, lobby=table.lobby + 1)
    return then(seated, step(dealt, Deal(hand_size=cards), at))


def join(table: Table, asker: Asker, at: float) -> Change:
    """Seat somebody between rounds, or from the next round on (docs/decisions/0007). Raises `Refuse`."""
    if any(chair.person == asker.person and not chair.left for chair in (*table.chairs, *table.waiting)):
        raise Refuse(Refusal.SEATED_ALREADY)
    if asker.person in table.kicked:
        raise Refuse(Refusal.KICKED)
    if any(chair.person == asker.person for chair in table.chairs):
        raise Refuse(Refusal.LEFT_MATCH)
    if not table.live or table.match is None:
        raise Refuse(Refusal.TABLE_OVER)
    if table.fixture is not None and asker.person not in table.fixture.drawn:
        raise Refuse(Refusal.NOT_DRAWN)
    if not joinable(table):
        raise Refuse(Reason.CANNOT_JOIN)
    chair = Chair(name=asker.name, person=asker.person, pressed_at=at)
    waiting = replace(table, waiting=(*table.waiting, chair))
    return _welcome(waiting, at) if table.stage is Stage.BREAK else Change(waiting)


def joinable(table: Table) -> bool:
    """Tell whether somebody may still join the match that is being played: one of a league begins with those who came."""
    if not table.live or table.match is None or table.fixture is not None:
        return False
    return may_join(table.match, among=len(table.waiting) + 1)


def _welcome(table: Table, at: float) -> Change:
    """Seat those who wait; whom the match cannot take any more waits on."""
    whole = Change(table)
    for chair in table.waiting:
        with suppress(Refuse):
            whole = then(whole, _seat(whole.table, chair, at))
    return whole


def _seat(table: Table, chair: Chair, at: float) -> Change:
    change = step(table, Join(), at)
    left = tuple(other for other in table.waiting if other.person != chair.person)
    return replace(change, table=replace(change.table, chairs=(*change.table.chairs, chair), waiting=left))


def step(table: Table, action: Action, at: float) -> Change:
    """Take one action of the rules. Raises `Refuse`, `BrokenTable`."""
    assert table.match is not None
    refused = None
    try:
        taken = apply(table.match, action)
    except NotAllowed as refusal:
        if refusal.step is None:
            raise Refuse(refusal.reason) from refusal
        taken, refused = refusal.step, refusal.reason.value
    check(taken.match)
    said = heard(taken.events)
    after = _renumbered(without_undo(table), taken.match, action, at)
    after = _remembering(_ended(after, taken.events), said)
    after = _taught(table, after, action, taken.events)
    return Change(after, taken.events, said, (action,), refused)


def steps(table: Table, actions: Iterable[Action], at: float) -> Change:
    """Take several actions, one after the other, all of them or none. Raises `Refuse`, `BrokenTable`."""
    whole = Change(table)
    for action in actions:
        whole = then(whole, step(whole.table, action, at))
    return whole


def then(first: Change, second: Change) -> Change:
    """Put two changes together."""
    return Change(
        second.table,
        first.events + second.events,
        first.said + second.said,
        first.actions + second.actions,
        second.refused or first.refused,
        first.undone + second.undone,
        first.tell + second.tell,
    )


def time_out(table: Table, at: float) -> Change:
    """Act for the seat whose time is up; after two such turns in a row the seat is away, or out of the match."""
    closed = steps(table, _settling(table), at)
    seat = closed.table.to_move()
    if seat is None or closed.table.match is None:
        return closed
    chair = closed.table.chairs[seat]
    if removes(closed.table):
        return then(closed, _removed(closed.table, seat, at))
    missed = replace(chair, missed=chair.missed + 1, away=chair.missed + 1 >= MISSES)
    moved = step(closed.table.with_chair(seat, missed), default_action(closed.table.match), at)
    return then(closed, moved)


def forced(table: Table, at: float) -> Change | None:
    """Do for the seat to move what it cannot do otherwise; None where it has a choice."""
    action = None if table.match is None else forced_action(table.match)
    return None if action is None else step(table, action, at)


def removes(table: Table) -> bool:
    """Tell whether the seat to move is taken out of the match when its time runs out now.

    When no other person is there the table waits instead, as it does whenever all people are away.
    """
    seat = table.to_move()
    if seat is None or table.absent is not Absent.REMOVE or table.chairs[seat].person is None:
        return False
    present = (other for other in table.humans() if other != seat and not table.chairs[other].away)
    return table.chairs[seat].missed + 1 >= MISSES and any(present)


def _removed(table: Table, seat: Seat, at: float) -> Change:
    """Take out of the match who was away for too long, and tell him."""
    person = table.chairs[seat].person
    assert person is not None
    change = leave(table, seat, at)
    note = Notice("removed", {"who": f"<@{person}>"})
    told = Tiding(person, Notice("you_were_removed", {"channel": f"<#{table.place.channel_id}>"}))
    return replace(change, table=replace(change.table, note=note), tell=(*change.tell, told))


def settle(table: Table, at: float) -> Change:
    """Close the open window, if one is open."""
    return steps(table, _settling(table), at)


def leave(table: Table, seat: Seat, at: float) -> Change:
    """Take a seat out of the match for good, in whatever phase it is; a match that has stopped is let alone."""
    change = _out_of_match(table, seat, at) if table.live and not table.frozen else Change(table)
    gone = replace(change.table.chairs[seat], left=True, away=False, again=False)
    # Those who were asked are others now, so what they were asked is void.
    left = with_host(dropped(change.table.with_chair(seat, gone)))
    if left.live and not left.people():
        left = over(left, EndReason.NO_HUMANS)
    if left.all_play_again:
        # The clock of the offer begins anew, and has nobody to wait for.
        left = replace(left, lobby=left.lobby + 1)
    return replace(change, table=left)


def over(table: Table, reason: EndReason) -> Table:
    """End the table's match; another may follow one that was won, but in a league or a tutorial."""
    only_once = table.fixture is not None or table.lesson is not None
    return replace(
        dropped(table),
        stage=Stage.OVER,
        ended=reason,
        put_away=only_once or reason not in {EndReason.CHAMPION, EndReason.FORFEIT},
        lobby=table.lobby + 1,
        planned=(),
        waiting=(),
        presses=(),
        pause=None,
        note=None,
    )


def _out_of_match(table: Table, seat: Seat, at: float) -> Change:
    closing = _settling(table) if table.match and phase(table.match) is Phase.ARREST else ()
    change = steps(table, closing, at)
    if not change.table.live:
        return change
    try:
        return then(change, step(change.table, Leave(seat), at))
    except Refuse as refused:
        if refused.reason not in {Reason.NOT_IN_ROUND, Reason.MATCH_OVER}:
            raise
        return change


def _settling(table: Table) -> tuple[Action, ...]:
    open_window = table.match is not None and window(table.match) is not None
    return (Settle(),) if open_window else ()


def startable(name: str, seats: int, options: Mapping[str, str]) -> Ruleset:
    """Return the rules of a match that so many can begin now. Raises `Refuse`."""
    fewest = variant(name).seats[0]
    if seats < fewest:
        raise Refuse(Refusal.TOO_FEW, fewest=fewest)
    try:
        return rules_of(name, seats, options)
    except BadRules as bad:
        raise bad_rules(bad) from bad


def _remembering(table: Table, said: tuple[Event, ...]) -> Table:
    """Keep the last public events, and between rounds all since the end of the round."""
    recent = (*table.recent, *(event for event in said if not isinstance(event, Dealt)))
    ends = [place for place, event in enumerate(recent) if isinstance(event, RoundEnded)]
    first = max(len(recent) - RECENT, 0)
    if ends and table.stage is not Stage.PLAYING:
        first = min(first, ends[-1])
    return replace(table, recent=recent[first:])


def heard(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return what the public hears; that a window closed over a misplay would tell that it was one."""
    return tuple(public_event(event) for event in events if not isinstance(event, Settled))


def _taught(before: Table, after: Table, action: Action, events: Iterable[Event]) -> Table:
    """Move a lesson on, and end it when it has been long enough."""
    if before.lesson is None or before.match is None or after.match is None:
        return after
    now = public_view(after.match)
    lesson = taught(before.lesson, public_view(before.match), now, action, events)
    moved = replace(after, lesson=lesson)
    return over(moved, EndReason.TAUGHT) if moved.live and long_enough(lesson, now) else moved


def _renumbered(table: Table, match: Match, action: Action, at: float) -> Table:
    """Move on the numbers of everything that is about something else now."""
    assert table.match is not None
    old, new = public_view(table.match), public_view(match)
    turned = _turn(old) != _turn(new) or _acted(old, action)
    return replace(
        table,
        match=match,
        note=None,
        turn=table.turn + turned,
        turn_at=at if turned else table.turn_at,
        round_at=at if old.round_number != new.round_number else table.round_at,
        plays=table.plays + ((old.top, old.pile, old.owed) != (new.top, new.pile, new.owed)),
        silent=table.silent + (old.uncalled != new.uncalled),
        chairs=tuple(
            _chair(chair, seat_view(table.match, seat, old), seat_view(match, seat, new), action)
            for seat, chair in enumerate(table.chairs)
        ),
    )


def _chair(chair: Chair, before: SeatView, after: SeatView, action: Action) -> Chair:
    moved = _asked(before) != _asked(after)
    acted = getattr(action, "seat", None) == after.seat
    return replace(chair, number=chair.number + moved, notice=None if acted else chair.notice)


def _asked(view: SeatView) -> tuple[object, ...]:
    """Return what hand controls of a seat are about: its hand, and what is asked of it."""
    table = view.table
    mine = table.turn == view.seat
    uncalled = view.seat in table.uncalled
    return (
        view.hand,
        view.actions,
        table.owed[view.seat],
        uncalled,
        mine and table.phase,
        table.round_number,
    )


def _turn(view: PublicView) -> tuple[object, ...]:
    return (view.round_number, view.turn, view.phase)


def _acted(before: PublicView, action: Action) -> bool:
    return isinstance(action, Play | Draw | Pass) and action.seat == before.turn


def _ended(table: Table, events: tuple[Event, ...]) -> Table:
    """Move a table on whose round or match is over."""
    for event in events:
        if isinstance(event, MatchEnded):
            return over(table, EndReason.FORFEIT if event.reason is MatchEnd.LEFT else EndReason.CHAMPION)
    if table.stage is Stage.PLAYING and table.match is not None and phase(table.match) is Phase.ROUND_OVER:
        return replace(table, stage=Stage.BREAK, lobby=table.lobby + 1, planned=())
    return table
