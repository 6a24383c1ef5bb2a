"""A table in memory: its newest stored value, its clocks, and where it is shown. One lock for every door."""

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from bot.engine.actions import Seat
from bot.engine.shuffle import fingerprint
from bot.engine.view import PublicView, SeatView, public_view, seat_view
from bot.manager.answers import Answer
from bot.manager.ids import MessageRef, PersonId, Stamp, StampKind
from bot.manager.preferences import Preferences
from bot.manager.requests import Asker, React
from bot.manager.tables.clocks import Clocks, Kind, Running, due, settled
from bot.manager.tables.dealing import dealing
from bot.manager.tables.decide import stamp_number
from bot.manager.tables.motions import missing
from bot.manager.tables.options import marks_cards
from bot.manager.tables.play import joinable
from bot.manager.tables.resting import rests
from bot.manager.tables.reviewing import reviewable
from bot.manager.tables.table import Chair, Table, Tiding
from bot.manager.views import (
    FixtureView,
    HandView,
    MotionView,
    Newcomer,
    RatingChange,
    SeatLine,
    Stage,
    Stamps,
    TableView,
)
from bot.players.lesson import LEARNER, Remark, remark

TABLE = -1
"""The key of the table message beside the seats."""


@dataclass(slots=True)
class Shown:
    """A message that is kept up to date: `wanted` is its newest generation.

    It is `doubtful` whether something was posted under the next nonce already: before the last start, or by an attempt
    that failed; it was first tried at `tried_at` (epoch seconds). `marked` is the message whose reactions were put there.
    The round it shows began at `round_at`. It is `bare` when it is known to have no controls. `spoken` is the number
    of the chair with which its owner has had the time to say what there is to say with one card.
    """

    wanted: int = 0
    shown: int = 0
    message: MessageRef | None = None
    posted_at: float = 0
    posts: int = 0
    closed: bool = False
    doubtful: bool = False
    marked: int | None = None
    tried_at: float | None = None
    round_at: float = 0
    bare: bool = False
    spoken: int = 0


@dataclass(slots=True)
class Held:
    """A catch that is held back for a moment, so that a call can still come first."""

    seat: Seat
    targets: tuple[Seat, ...]
    receipt: str
    asker: Asker | None = None
    reaction: React | None = None
    outcome: "asyncio.Future[Answer]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder that was posted, and the mark of its clock, which says what it is about."""

    mark: int
    message: MessageRef


@dataclass(frozen=True, slots=True)
class Seen:
    """The table view made last, and what it was made of."""

    table: Table
    rest: tuple[object, ...]
    view: TableView


@dataclass(slots=True, weakref_slot=True, eq=False)
class Desk:
    """What the manager has of one table. `table` and the rest change together, and only to what is stored.

    `leftover` are messages that are not kept up to date any more and still have their controls, or remind people of what
    is settled; `reminders` are those that are not, by the clock that had them posted; `tidings` are to be told.
    `sought` says that there may be others that were posted unnoted.
    `preferences` say how the people here want it; None until the keeper has taken the desk up. `seen` is the table view
    that was made last: several are asked for between one change and the next. `ratings` are what the match that is over
    has changed.
    """

    table: Table
    clocks: dict[Kind, Running] = field(default_factory=dict)
    messages: dict[int, Shown] = field(default_factory=dict)
    leftover: list[MessageRef] = field(default_factory=list)
    reminders: dict[Kind, Reminder] = field(default_factory=dict)
    sought: bool = False
    tidings: list[Tiding] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    preferences: Preferences | None = None
    seen: Seen | None = None
    ratings: tuple[RatingChange, ...] = ()

    def message(self, key: int) -> Shown:
        """Return what is known of a message."""
        return self.messages.setdefault(key, Shown())

    def bare(self) -> frozenset[int]:
        """Return the messages that are known to have no controls."""
        known = (shown.message for shown in self.messages.values() if shown.bare)
        return frozenset(message.message_id for message in known if message is not None)

    def slot_of(self, message: MessageRef | None) -> int | None:
        """Return whose newest message this is."""
        keys = (key for key, shown in self.messages.items() if message and shown.message == message)
        return next(keys, None)

    def settled(self, running: Clocks) -> tuple[Kind, ...]:
        """Return which of the reminders nobody waits for any more, once these clocks run."""
        return tuple(kind for kind, one in self.reminders.items() if settled(one.mark, running))

    def cannot_be_told(self, person: PersonId) -> bool:
        """Tell whether somebody who sits here takes no direct messages, as far as is known."""
        seat = self.table.seat_of(person)
        return seat is not None and seat in self.messages and self.messages[seat].closed

    def spoken(self) -> frozenset[int]:
        """Return the hands with one card whose owners have had the time to say so."""
        seats = ((seat, self.messages.get(seat, Shown())) for seat in range(len(self.table.chairs)))
        return frozenset(seat for seat, shown in seats if shown.spoken == self.table.chairs[seat].number)

    def speaks(self, key: int) -> bool:
        """Tell whether a hand would rest now, if its owner had not still the time to say that it is his last card."""
        if key not in self.messages or not 0 <= key < len(self.table.chairs) or key in self.spoken():
            return False
        public = self.table_view().public
        return rests(self.table, key, public, spoken=True) and not rests(self.table, key, public)

    def table_view(self) -> TableView:
        """Return what everybody may see."""
        post = self.messages.get(TABLE, Shown())
        closed = tuple(key for key, shown in self.messages.items() if shown.closed)
        ratings = tuple(change for change in self.ratings if not self._hides(change.seat))
        rest = (due(self.table, self.clocks), post.wanted, post.message, closed, ratings)
        if self.seen is None or self.seen.table is not self.table or self.seen.rest != rest:
            view = table_view(self.table, self.clocks, self.messages)
            self.seen = Seen(self.table, rest, replace(view, ratings=ratings))
        return self.seen.view

    def _hides(self, seat: int) -> bool:
        """Tell whether the person at a seat keeps what he has played, and his rating, from others."""
        person = self.table.chairs[seat].person
        if self.preferences is None or person is None:
            return False
        return self.preferences.person(person).hide_me

    def hand_view(self, seat: int) -> HandView | None:
        """Return what the person at a seat may see; None without a match or without a person."""
        view = hand_view(self, seat)
        if view is None or self.preferences is None or not self.preferences.person(view.owner).suit_names:
            return view
        return replace(view, suit_names=True)


def table_view(table: Table, clocks: dict[Kind, Running], messages: dict[int, Shown]) -> TableView:
    """Return what everybody may see of a table."""
    match = table.match
    post = messages.get(TABLE, Shown())
    return TableView(
        id=table.id,
        place=table.place,
        stage=table.stage,
        generation=post.wanted,
        host=table.host,
        rules=table.rules,
        options=dict(table.options),
        seats=tuple(_line(table, seat, messages) for seat in range(len(table.chairs))),
        most_seats=table.rules.most_seats,
        fingerprint=fingerprint(table.match_secret),
        public=public_view(match) if match is not None else None,
        recent=table.recent,
        due=due(table, clocks),
        stamps=_stamps(table),
        match_number=table.match_number,
        winners=match.winners if match is not None else (),
        ended=table.ended,
        frozen=table.frozen,
        message=post.message,
        turn_clock=table.turn_clock,
        call_grace=table.call_grace,
        reactions=table.reactions,
        joinable=joinable(table),
        waiting=tuple(
            Newcomer(chair.person, chair.name) for chair in table.waiting if chair.person is not None
        ),
        note=table.note,
        reserved=table.reserved,
        rated=table.rateable if table.stage is Stage.LOBBY else table.rated,
        paused_until=clocks[Kind.PAUSE].due if Kind.PAUSE in clocks else None,
        dealing=dealing(table),
        motion=_motion(table, clocks),
        fixture=_fixture(table),
        lesson=table.lesson is not None,
        reviewable=reviewable(table),
    )


def hand_view(desk: Desk, seat: int) -> HandView | None:
    """Return what the person at a seat may see of a table."""
    table, shown = desk.table, desk.messages.get(seat, Shown())
    chair, public = table.chairs[seat], desk.table_view()
    if table.match is None or table.match.round is None or chair.person is None or chair.left:
        return None
    mine = seat_view(table.match, seat, public.public)
    return HandView(
        table=table.id,
        place=table.place,
        owner=chair.person,
        seat=seat,
        names=tuple(other.name for other in table.chairs),
        stage=table.stage,
        generation=shown.wanted,
        view=mine,
        stamps=_stamps(table, seat),
        marks=marks_cards(dict(table.options), table.match.rules),
        due=public.due,
        recent=table.recent,
        table_message=_at_its_place(table, public.message),
        message=shown.message,
        notice=chair.notice,
        away=chair.away,
        paused=table.pause is not None,
        rests=rests(table, seat, public.public, spoken=shown.spoken == chair.number),
        remark=_remark(table, mine, seat),
    )


def _remark(table: Table, view: SeatView, seat: Seat) -> Remark | None:
    """Return what the learner of a lesson is told."""
    if table.lesson is None or seat != LEARNER:
        return None
    return remark(view, table.lesson, over=not table.live)


def _at_its_place(table: Table, message: MessageRef | None) -> MessageRef | None:
    """Return the table message, unless it is still in the channel that the table has left."""
    return None if message is None or message.channel_id != table.place.channel_id else message


def _fixture(table: Table) -> FixtureView | None:
    fixture = table.fixture
    return None if fixture is None else FixtureView(fixture.league, fixture.title, fixture.drawn)


def _motion(table: Table, clocks: Clocks) -> MotionView | None:
    motion, clock = table.motion, clocks.get(Kind.MOTION)
    if motion is None:
        return None
    due_then = None if clock is None else clock.due
    return MotionView(motion.aim, motion.by, missing(table), due_then, motion.seat)


def stale_after(
    before: Table | None,
    after: Table,
    old: TableView | None,
    new: TableView,
    *,
    spoken: Collection[int] = (),
) -> tuple[int, ...]:
    """Return the keys of the messages that show something else now; `spoken` are hands with one card that rest all the same."""
    keys = [TABLE] if old is None or _bare(old) != _bare(new) else []
    if after.match is None:
        return tuple(keys)
    stale = _stale_hands(before, after, None if old is None else old.public, new.public, spoken=spoken)
    return (*keys, *stale)


def _stale_hands(
    before: Table | None,
    after: Table,
    old: PublicView | None,
    new: PublicView | None,
    *,
    spoken: Collection[int],
) -> Iterable[int]:
    for seat in after.humans():
        if (
            before is None
            or before.match_number != after.match_number
            or seat >= len(before.chairs)
            or _about(before, seat, old, spoken=seat in spoken)
            != _about(after, seat, new, spoken=seat in spoken and _same(before, after, seat))
        ):
            yield seat


def _same(before: Table, after: Table, seat: int) -> bool:
    return before.chairs[seat].number == after.chairs[seat].number


def _about(table: Table, seat: int, public: PublicView | None, *, spoken: bool = False) -> tuple[object, ...]:
    """Return what a hand message depends on; of the pile it tells the seat to move only.

    One that rests has no controls, and says nothing of what they are about.
    """
    chair: Chair = table.chairs[seat]
    round_number = public.round_number if public is not None else 0
    if rests(table, seat, public, spoken=spoken):
        return (*_held(table, seat, public), chair.notice, table.frozen, table.pause is not None, table.place)
    to_match = (public.top, public.suit, public.open) if public is not None and public.turn == seat else ()
    here = (table.stage, table.frozen, table.pause is not None, table.place, round_number)
    # Everything is explained to the learner of a lesson, and his hand has all controls.
    taught = () if table.lesson is None else (table.lesson, table.turn, table.plays, table.silent)
    return (chair.number, chair.notice, chair.away, *here, *to_match, *taught)


def _held(table: Table, seat: int, public: PublicView | None) -> tuple[object, ...]:
    """Return what a hand that rests tells of the match: to whoever is out of it, that he is."""
    if table.match is None or table.match.round is None or public is None or seat not in public.playing:
        return ()
    return (table.match.round.hands[seat], public.round_number, table.stage is Stage.OVER)


def _bare(view: TableView) -> tuple[object, ...]:
    """Return what is shown of a view: not whether a misplay stands, or redrawing would tell it.

    Ratings change when a match ends, and never alone.
    """
    public = view.public and replace(view.public, window=None)
    apart = {"generation", "message", "rules", "public", "ratings"}
    # The options of a view are those that were set: two games without any differ all the same.
    return (
        public,
        view.rules.variant,
        *(getattr(view, name) for name in TableView.__slots__ if name not in apart),
    )


def _line(table: Table, seat: int, messages: dict[int, Shown]) -> SeatLine:
    chair, match = table.chairs[seat], table.match
    hands = match.round.hands if match is not None and match.round is not None else None
    return SeatLine(
        seat=seat,
        person=chair.person,
        name=chair.name,
        cards=hands[seat].bit_count() if hands is not None else 0,
        total=match.totals[seat] if match is not None else 0,
        away=chair.away,
        out=match is not None and seat in match.out,
        left=chair.left,
        takes_messages=not messages.get(seat, Shown()).closed,
        strength=None if chair.person is not None else chair.strength,
    )


def _stamps(table: Table, seat: int | None = None) -> Stamps:
    def stamp(kind: StampKind) -> Stamp:
        return Stamp(kind, stamp_number(table, kind, seat) or 0)

    return Stamps(
        lobby=stamp(StampKind.LOBBY),
        turn=stamp(StampKind.TURN),
        round=stamp(StampKind.ROUND),
        catch=stamp(StampKind.CATCH),
        challenge=stamp(StampKind.CHALLENGE),
        motion=stamp(StampKind.MOTION),
        hand=None if seat is None else stamp(StampKind.HAND),
    )
