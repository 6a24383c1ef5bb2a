"""The one place everything about leagues comes to: one lock a league, stored before told."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.league.facts import Outcome
from bot.league.model import League
from bot.league.terms import EntrantId, Seeding
from bot.manager.answers import Known, Refusal
from bot.manager.books.leagues import AuditRow, TitleRow
from bot.manager.competition import Competition
from bot.manager.desks.admission import Members, kept_out
from bot.manager.desks.door import Door
from bot.manager.desks.receipts import Receipts
from bot.manager.errors import BrokenTable, KeptOut, NotSaved, Repeated
from bot.manager.ids import LeagueId, MessageRef, PersonId, TableId
from bot.manager.league_views import LeagueDone, LeagueRefused, LeagueView
from bot.manager.leagues.asked import (
    AddEntrants,
    CreateLeague,
    DropEntrant,
    QuitLeague,
    ShowLeague,
    SomeLeagueRequest,
    entering,
)
from bot.manager.leagues.board import Board
from bot.manager.leagues.calendar import Calendar
from bot.manager.leagues.calling import Calling
from bot.manager.leagues.deciding import LONGEST_AHEAD, Circle, Turn, decide, go_on, gone, reported, wakes
from bot.manager.leagues.drafts import Drafts
from bot.manager.leagues.games import checked_game
from bot.manager.leagues.keeper import Deed, LeagueDesk, LeagueKeeper
from bot.manager.leagues.outcomes import names_at, outcome_of
from bot.manager.leagues.repeater import Repeater
from bot.manager.leagues.repeating import repeating, soon
from bot.manager.leagues.shelf import written
from bot.manager.leagues.strays import Strays
from bot.manager.leagues.tables import TRY_AGAIN, LeagueTables
from bot.manager.leagues.waking import Waking
from bot.manager.parts import Parts
from bot.manager.records.ratings import Ratings
from bot.manager.requests import LeaveSeat
from bot.manager.tables.table import Refuse, Table

log = logging.getLogger(__name__)

LeagueAnswer = LeagueDone | LeagueRefused | Known


class Leagues:
    """All leagues of the bot."""

    def __init__(self, parts: Parts, handle: Callable[[LeaveSeat], Awaitable[object]]) -> None:
        """`handle` takes requests about tables."""
        self._parts = parts
        self._waking = Waking(parts.store, parts.clock, self._go_on)
        self._keeper = LeagueKeeper(parts.store, parts.clock, self._waking.nudge)
        self._board = Board(
            parts.store,
            parts.clock,
            parts.showing,
            self._keeper.desk,
            nonces=parts.nonces,
            tell=parts.tidings.wake,
            retire=parts.outbox.retire,
        )
        self._tables = LeagueTables(parts, self._keeper, self._announce, handle, self.out)
        self._calling = Calling(parts, self._keeper)
        self._calendar = Calendar(parts.store, parts.clock, parts.showing, self._keeper.desk)
        self._strays = Strays(parts, self._calendar.wake)
        self._repeater = Repeater(parts, self._keeper, self._announce)
        self._door: Door[LeagueAnswer] = Door(
            parts.store,
            Receipts(),
            knows=lambda books, receipt: books.leagues.knows(receipt),
            refuse=LeagueRefused,
        )
        self._members = Members(parts.store, parts.showing)
        self.drafts = Drafts(parts.store, parts.clock, parts.chance)
        self._ratings = Ratings(parts.store)
        parts.keeper.ended = self._ended

    async def start(self) -> None:
        """Take up every league where it was left: results that were not taken in, tables to open, messages to write."""
        for name in await self._parts.store.read(lambda books: books.leagues.stale()):
            self._board.wake(LeagueId(name))
        for name in await self._parts.store.read(lambda books: books.gatherings.leagues()):
            self._calendar.wake(LeagueId(name))
        for name in await self._parts.store.read(lambda books: books.leagues.live()):
            desk = await self._desk(LeagueId(name))
            if desk is not None:
                for meeting in desk.competition.meetings:
                    self._parts.start(self._take_up(meeting.table))
                self._parts.start(self._tables.let_go(desk.competition))
                self._tables.take_up(desk.competition)
                self._calling.wake(desk.competition)
                self._calendar.wake(desk.competition.id)
        self._waking.nudge(self._parts.clock.now())
        self._parts.start(self._strays.look())

    async def stop(self, limit: float) -> None:
        """Take no more requests, and finish what is in flight."""
        self._door.open = False
        await self._waking.stop()
        await self._board.stop(limit)
        await self._calendar.stop(limit)

    async def handle(self, request: CreateLeague | SomeLeagueRequest) -> LeagueAnswer:
        """Do what was asked, store it, and only then answer. Never raises for anything a person did."""
        return await self._door.take(request, self._handled)

    async def view(self, league: LeagueId) -> LeagueView | None:
        """Return a league as everybody may see it."""
        desk = await self._desk(league)
        return None if desk is None else desk.view()

    async def titles(self, guild_id: int) -> Sequence[TitleRow]:
        """Return what the leagues of a server are called: the live ones first, the one touched last first."""
        return await self._parts.store.read(lambda books: books.leagues.titles(guild_id))

    async def of_person(self, person: PersonId, guild_id: int) -> tuple[LeagueView, ...]:
        """Return the leagues of a server a person has entered: the live ones first, the one touched last first."""
        names = await self._parts.store.read(lambda books: books.leagues.of_person(person, guild_id))
        found = [await self.view(LeagueId(name)) for name in names]
        return tuple(view for view in found if view is not None)

    async def audit(self, league: LeagueId) -> Sequence[AuditRow]:
        """Return what was done to a league, in order."""
        return await self._parts.store.read(lambda books: books.leagues.audit(league))

    async def out(self, guild_id: int, person: PersonId) -> bool:
        """Hear that somebody can play on a server no more: he is out of its leagues, as if he had left them.

        Tells whether that is stored; if it is not, it is tried again.
        """
        try:
            await self._out(guild_id, person)
        except (NotSaved, OSError) as error:
            log.warning("That somebody is out of leagues is stored later: %r", error)
            self._parts.start_in(TRY_AGAIN, lambda: self.out(guild_id, person))
            return False
        return True

    async def _out(self, guild_id: int, person: PersonId) -> None:
        entrant = EntrantId(person)
        for name in await self._parts.store.read(lambda books: books.leagues.of_person(person, guild_id)):
            desk = await self._desk(LeagueId(name))
            if desk is None:
                continue
            async with desk.lock:
                turn = gone(desk.competition, entrant, await self._circle(desk))
                if turn is None:
                    continue
                receipt = f"gone:{name}:{person}:{desk.competition.version}"
                deed = Deed(receipt, "gone", about=f"whom={person}")
                await self._keeper.commit(desk, turn.competition, deed)
            await self._tables.let_go(desk.competition)
            self._announce(desk)

    async def forgotten(self, person: PersonId) -> None:
        """Hear that another stands for somebody in what is stored: leagues in memory are read anew."""
        for desk in self._keeper.known():
            if str(person) in written(desk.competition):
                async with desk.lock:
                    await self._keeper.read_anew(desk)

    async def allowed_anew(self, guild_id: int) -> None:
        """Hear that what the bot may do in a server has changed: its calendar is looked at again."""
        self._calendar.allowed_anew(guild_id)
        for row in await self.titles(guild_id):
            if row.live:
                self._calendar.wake(LeagueId(row.id))

    async def redraw(self, guild_id: int) -> None:
        """Have the messages of the live leagues of a server written again, as it is stored that they are to be."""
        for row in await self.titles(guild_id):
            desk = await self._desk(LeagueId(row.id)) if row.live else None
            if desk is not None:
                async with desk.lock:
                    await self._board.again(desk)

    async def message_gone(self, message: MessageRef) -> None:
        """Hear that a message was deleted, and post it anew when it was a league's."""
        name = await self._parts.store.read(lambda books: books.leagues.of_message(message.message_id))
        desk = None if name is None else await self._desk(LeagueId(name))
        if desk is not None:
            async with desk.lock:
                await self._board.gone(desk, message)

    async def _desk(self, league: LeagueId) -> LeagueDesk | None:
        try:
            return await self._keeper.desk(league)
        except (ValueError, KeyError, TypeError):
            log.critical("League %s cannot be read", league, exc_info=True)
            return None

    async def _handled(self, request: CreateLeague | SomeLeagueRequest) -> LeagueAnswer:
        try:
            if isinstance(request, CreateLeague):
                return await self._create(request)
            desk = await self._desk(request.league)
            return LeagueRefused("no_league") if desk is None else await self._asked(desk, request)
        except Refuse as refusal:
            return LeagueRefused(refusal.reason, refusal.values)
        except KeptOut as kept:
            if kept.person != request.asker.person:
                raise
            return LeagueRefused("league_kept_out")

    async def _create(self, request: CreateLeague) -> LeagueAnswer:
        asker, plan = request.asker, request.plan
        if not self._parts.preferences.manages_leagues(asker, request.place.guild_id):
            raise Refuse("league_managers_only")
        low_wins = checked_game(plan.variant, dict(plan.options), request.terms.size)
        at = self._parts.clock.now()
        if not at < plan.sign_up_until <= at + LONGEST_AHEAD:
            raise Refuse("league_bad_time")
        competition = Competition(
            id=LeagueId(self._parts.chance.table_id()),
            place=request.place,
            plan=plan,
            league=League(replace(request.terms, seed=self._parts.chance.secret().hex(), low_wins=low_wins)),
            made_by=asker.person,
            next_day=plan.sign_up_until,
            reminded=soon(plan.sign_up_until, at),
        )
        competition = repeating(competition, request.repeat, self._zone(request.place.guild_id))
        desk = await self._keeper.open(
            competition, Deed(asker.receipt, "CreateLeague", asker.person, plan.name), request.draft
        )
        self._announce(desk)
        return LeagueDone(desk.view())

    async def _asked(self, desk: LeagueDesk, request: SomeLeagueRequest) -> LeagueAnswer:
        asker = request.asker
        await self._members.look(desk.competition.place.guild_id, map(PersonId, entering(request)))
        async with desk.lock:
            if asker.guild_id is not None and asker.guild_id != desk.competition.place.guild_id:
                raise Refuse("no_league")
            try:
                self._check_shown(desk, request)
                turn = decide(desk.competition, request, await self._circle_of(desk, request))
            except Refuse as refusal:
                if await self._parts.store.read(lambda books: books.leagues.knows(asker.receipt)):
                    return Known()
                return LeagueRefused(refusal.reason, refusal.values, desk.view())
            if turn.refused and turn.competition == desk.competition:
                return LeagueDone(desk.view(), turn.refused)
            deed = Deed(asker.receipt, type(request).__name__, asker.person, _about(request, turn))
            before = desk.competition
            await self._keeper.commit(desk, turn.competition, deed, turn.tell)
        if isinstance(request, QuitLeague | DropEntrant):
            await self._tables.let_go(desk.competition)
        anew = isinstance(request, ShowLeague) or _is_won(before, desk.competition)
        self._announce(desk, anew=anew)
        return LeagueDone(desk.view(), turn.refused)

    async def _circle_of(self, desk: LeagueDesk, request: SomeLeagueRequest) -> Circle:
        """Return what the decision about a request needs to know."""
        guild_id = desk.competition.place.guild_id
        manages = self._parts.preferences.manages_leagues(request.asker, guild_id)
        circle = await self._circle(desk, manages=manages)
        people = entering(request)
        if not people:
            return circle
        out = await self._parts.store.read(
            lambda books: frozenset(one for one in people if kept_out(books, guild_id, one))
        )
        return replace(circle, kept_out=out)

    def _check_shown(self, desk: LeagueDesk, request: SomeLeagueRequest) -> None:
        """Check that a message that is to be posted anew was not posted just now. Raises `Refuse`."""
        if isinstance(request, ShowLeague):
            ago = self._parts.clock.now() - desk.posted_at
            if desk.message is not None and 0 <= ago < self._parts.terms.shown_again:
                raise Refuse(Refusal.SHOWN_JUST_NOW)

    async def _circle(self, desk: LeagueDesk, *, manages: bool = False) -> Circle:
        competition = desk.competition
        guild_id, ratings = competition.place.guild_id, dict[EntrantId, float]()
        if competition.league.terms.seeding is Seeding.RATING:
            variant, people = competition.plan.variant, competition.league.active
            ratings = await self._ratings.of_many(guild_id, variant, people)
        fresh, at = lambda: TableId(self._parts.chance.table_id()), self._parts.clock.now()
        return Circle(at, fresh, ratings, manages, zone=self._zone(guild_id))

    def _zone(self, guild_id: int) -> str:
        """Return the time zone of a server."""
        return self._parts.preferences.server(guild_id).time_zone

    async def _commit(self, desk: LeagueDesk, turn: Turn, deed: Deed) -> None:
        before = desk.competition
        await self._keeper.commit(desk, turn.competition, deed, turn.tell)
        self._announce(desk, anew=_is_won(before, desk.competition))

    def _announce(self, desk: LeagueDesk, *, anew: bool = False) -> None:
        self._parts.tidings.wake()
        self._board.wake(desk.competition.id, anew=anew)
        self._tables.wake(desk.competition)
        self._calling.wake(desk.competition)
        self._calendar.wake(desk.competition.id)

    async def _go_on(self, league: LeagueId) -> None:
        """Let happen what a league has waited for."""
        desk = await self._desk(league)
        if desk is None:
            return
        async with desk.lock:
            at = self._parts.clock.now()
            time = wakes(desk.competition)
            if time is not None and time <= at:
                turn = go_on(desk.competition, await self._circle(desk))
                await self._commit(desk, turn, Deed(f"due:{league}:{desk.competition.version}", "due"))
            await self._repeater.see_to(desk)

    def _ended(self, table: Table) -> None:
        """Hear that a table of a league is over."""
        if self._door.open:
            self._parts.start(self._report(table))

    async def _take_up(self, table: TableId) -> None:
        """Take in the result of a table that ended before the last start, if it did."""
        try:
            desk = await self._parts.keeper.desk(table)
        except BrokenTable:
            return
        if desk is not None and not desk.table.live:
            await self._report(desk.table)

    async def _report(self, table: Table) -> None:
        """Take in the result of a table; what cannot be stored now is tried again."""
        assert table.fixture is not None
        desk = await self._desk(table.fixture.league)
        if desk is None:
            return
        try:
            async with desk.lock:
                outcome = outcome_of(table)
                known = desk.competition.seen(names_at(table))
                turn = reported(known, table.id, outcome, await self._circle(desk))
                if turn is not None:
                    about = _ended_as(desk.competition, table.id, outcome)
                    await self._commit(desk, turn, Deed(f"result:{table.id}", "result", about=about))
        except Repeated:
            return
        except (NotSaved, OSError) as error:
            log.warning("The result of table %s is taken in later: %r", table.id, error)
            self._parts.clock.later(TRY_AGAIN, lambda: self._ended(table))


def _is_won(before: Competition, after: Competition) -> bool:
    """Tell whether a league was won by a change: then its message is posted anew, so that people see it."""
    return before.league.champion is None and after.league.champion is not None


def _ended_as(competition: Competition, table: TableId, outcome: Outcome) -> str:
    """Return what the audit list says of the end of a table."""
    meeting = competition.meeting_of(table)
    open_tables = competition.league.open()
    number = next((n for stage, n, pairing in open_tables if meeting and meeting.is_of(stage, pairing)), 0)
    order = " ".join(map(str, outcome.order)) or "-"
    return f"stage={meeting.stage if meeting else 0}, table={number}, outcome={order}, at={table}"


def _about(request: SomeLeagueRequest, turn: Turn) -> str:
    """Return what the audit list says a request was about."""
    if isinstance(request, AddEntrants):
        refused = {entrant for entrant, _ in turn.refused}
        return "whom=" + " ".join(str(one) for one, _ in request.people if one not in refused)
    named = {
        name: value
        for name in ("whom", "to", "stage", "table", "outcome")
        if (value := getattr(request, name, None)) is not None
    }
    outcome = named.get("outcome")
    if isinstance(outcome, Outcome):
        named["outcome"] = " ".join(map(str, outcome.order)) or "-"
    return ", ".join(f"{name}={value}" for name, value in named.items())
