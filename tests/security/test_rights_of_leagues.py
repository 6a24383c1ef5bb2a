"""Who may do what to a league: every command with a right behind it, tried by everybody, and the controls that do the same.

Who manages a server may, and who has one of the roles its settings name for leagues; the right to run tables is another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.league.facts import Outcome
from bot.league.terms import EntrantId, Format, Terms
from bot.manager.books.leagues import AuditRow
from bot.manager.competition import Competition, Plan
from bot.manager.ids import LeagueId, PersonId, Place
from bot.manager.league_views import LeagueDone
from bot.manager.leagues.asked import (
    AddEntrants,
    CloseSignUp,
    CreateLeague,
    PauseLeague,
    SetResult,
    StartLeague,
)
from bot.text.catalogue import say
from bot.ui.leagues.controls import LeagueControl, LeagueVerb, of_draft
from bot.ui.leagues.form.draft import new_draft, written
from tests.bot.manager.fakes import START
from tests.bot.manager.leagues.club import leagues_of
from tests.cogs.test_settings import screen_of
from tests.security.test_rights import Scene, asker_for
from tests.security.world import Server, World, answer, leaves, world

MANAGERS_ONLY = say("en", "refused-league_managers_only")
NO_SUCH_LEAGUE = say("en", "refused-no_league")
HOUR = 3600

WITHOUT = ("bystander", "guest", "host", "helper")
"""Who may not: nobody here, at a table, its host, and who has the role that runs tables."""
WITH = ("league manager", "moderator")


class Deed(NamedTuple):
    """A command that needs the right, with what it is typed, what there must be, and as what it is entered."""

    entered: str
    needs: str = "sign-up"
    """A league in `sign-up`, one that is `drawn`, whose table has `ended`, that is `paused`, or `closed` to whom no manager enters; or a `season`."""
    given: Callable[[Server], dict[str, Any]] = lambda _: {}


DEEDS = {
    "league start": Deed("StartLeague"),
    "league close": Deed("CloseSignUp"),
    "league open": Deed("OpenSignUp", "closed"),
    "league finish": Deed("CloseSeason", "season"),
    "league repeat": Deed("RepeatLeague", given=lambda _: {"every": "week"}),
    "league add": Deed("AddEntrants", given=lambda s: {"people": f"<@{s.bystander.id}>"}),
    "league drop": Deed("DropEntrant", given=lambda s: {"player": str(s.guest.id)}),
    "league deadline": Deed("MoveDeadline", given=lambda _: {"when": str(int(START) + 2 * HOUR)}),
    "league result": Deed("SetResult", "drawn", lambda s: {"match": "1.1", "first": str(s.guest.id)}),
    "league reopen": Deed("SetResult", "ended", lambda _: {"match": "1.1"}),
    "league pause": Deed("PauseLeague"),
    "league resume": Deed("ResumeLeague", "paused"),
    "league end": Deed("EndLeague"),
    "league export": Deed(""),
}
"""Commands about a league that need the right; to export it is entered nowhere."""

FOR_EVERYBODY = {
    "league join",
    "league leave",
    "league show",
    "league table",
    "league picture",
    "league mine",
    "league checkin",
}
OF_ONES_OWN_SERVER = {"league create"}


class Ground(Scene):
    """A server with a league, whose settings name a role for leagues, and somebody for every role."""

    league = LeagueId("")
    done = 0

    async def hold(self, needs: str) -> None:
        """Bring about the league that is needed, entered by the host and the guest of the table."""
        manager, guild = self.here.manager, self.server.guild
        role = guild.create_role("leagues")
        somebody = guild.add_member(self.here.env.create_user("Leader"), roles=[role])
        self.people["league manager"] = (somebody, self.server)
        await self.prepare("table")
        boss = asker_for(self.server, self.server.moderator)
        assert await manager.preferences.set_server(boss, guild.id, "league_managers", str(role.id)) is None
        terms = Terms(size=2, format=Format.SEASON if needs == "season" else Format.CUP)
        plan = Plan(name="Sunday cup", variant="gambian", sign_up_until=START + HOUR)
        place = Place(guild.id, self.server.channel.id)
        self.league = await self.do(CreateLeague, place=place, plan=plan, terms=terms)
        for one in (self.server.host, self.server.guest):
            await self.do(AddEntrants, league=self.league, people=((EntrantId(one.id), one.name),))
        if needs in {"drawn", "ended"}:
            await self.do(StartLeague, league=self.league)
            await self.settle()
        if needs == "ended":
            (pairing,) = (await self.held()).league.stages[0].tables
            outcome = Outcome(pairing.seats, (0,) * len(pairing.seats))
            await self.do(SetResult, league=self.league, stage=0, table=0, outcome=outcome)
        if needs == "closed":
            await self.do(CloseSignUp, league=self.league)
        if needs == "paused":
            await self.do(PauseLeague, league=self.league)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the bot has opened, or put away, the tables of the league, and shown it."""
        for _ in range(3):
            await self.here.database.read(lambda _: None)
            await self.here.database.run(lambda _: None)
            await self.here.env.settle()

    async def do(self, kind: type[Any], **values: Any) -> LeagueId:
        """Do something as a manager of the server does it; return the league."""
        self.done += 1
        asker = replace(asker_for(self.server, self.server.moderator), receipt=f"ground.{self.done}")
        said = await self.here.manager.leagues.handle(kind(asker=asker, **values))
        assert isinstance(said, LeagueDone), said
        return said.view.competition.id

    async def held(self) -> Competition:
        """Return the league as it is."""
        view = await self.here.manager.leagues.view(self.league)
        assert view is not None
        return view.competition

    async def entered(self) -> Sequence[AuditRow]:
        """Return what was done to the league."""
        return await self.here.manager.leagues.audit(self.league)


async def ground(here: World, needs: str) -> Ground:
    """Give a league in a server of its own, and another server."""
    held = Ground(here, await here.server("A"), await here.server("B"))
    await held.hold(needs)
    return held


async def test_every_command_about_leagues_is_one_with_a_right_or_one_without(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        known = {name for name, _ in leaves(here.client.tree) if name.startswith("league ")}
        assert known == {*DEEDS, *FOR_EVERYBODY, *OF_ONES_OWN_SERVER}
        assert not set(DEEDS) & FOR_EVERYBODY


@pytest.mark.parametrize("name", DEEDS)
async def test_who_does_not_manage_leagues_changes_nothing(tmp_path: Path, name: str) -> None:
    deed = DEEDS[name]
    async with world(tmp_path) as here:
        held = await ground(here, deed.needs)
        before, entries = await held.held(), await held.entered()
        for who in (*WITHOUT, "elsewhere"):
            person, place = held.people[who]
            given = {**deed.given(held.server), "league": held.league}
            typed = await person.slash(place.channel, name, **given)
            refused = NO_SUCH_LEAGUE if who == "elsewhere" else MANAGERS_ONLY
            assert refused in answer(typed), who
            assert not any(
                response and response.message.attachments for response in (typed.response, *typed.followups)
            )
        assert await held.held() == before
        assert list(await held.entered()) == list(entries)


@pytest.mark.parametrize("name", DEEDS)
@pytest.mark.parametrize("who", WITH)
async def test_who_manages_leagues_may_and_is_entered(tmp_path: Path, name: str, who: str) -> None:
    deed = DEEDS[name]
    async with world(tmp_path) as here:
        held = await ground(here, deed.needs)
        before, entries = await held.held(), len(await held.entered())
        person, _ = held.people[who]
        said = answer(
            await person.slash(held.server.channel, name, **deed.given(held.server), league=held.league)
        )
        assert MANAGERS_ONLY not in said
        new = [(row.word, row.person) for row in (await held.entered())[entries:]]
        assert ((deed.entered, person.id) in new) is bool(deed.entered), (said, new)
        assert (await held.held() != before) is bool(deed.entered), said


async def test_a_league_is_begun_by_who_manages_leagues_whatever_is_forged(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        held = await ground(here, "sign-up")
        guild = held.server.guild.id
        text = written(new_draft("Forged", "gambian", START))
        strange = await here.manager.leagues.drafts.begin(guild, PersonId(1), text)
        for who in (*WITHOUT, *WITH):
            person, _ = held.people[who]
            typed = answer(await person.slash(held.server.channel, "league create", name="Forged"))
            assert (MANAGERS_ONLY in typed) is (who in WITHOUT), who
            screen = screen_of(await person.slash(held.server.channel, "league table"))
            await here.forge(person, screen, of_draft(LeagueVerb.CREATE, strange))
            draft = await here.manager.leagues.drafts.begin(guild, PersonId(person.id), text)
            await here.forge(person, screen, of_draft(LeagueVerb.CREATE, draft))
            leagues = await leagues_of(here.manager.leagues, guild)
            forged = [view.competition for view in leagues if view.competition.plan.name == "Forged"]
            made = [competition for competition in forged if competition.made_by == PersonId(person.id)]
            assert len(made) == (who in WITH), who


async def test_a_result_is_taken_back_by_who_manages_leagues_whatever_is_forged(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        held = await ground(here, "ended")
        before = await held.held()
        for who in (*WITHOUT, "elsewhere", "league manager"):
            person, place = held.people[who]
            if not place.table:
                await here.open(place)
            arguments = ("0", "0", "-", str(before.version))
            control = LeagueControl(held.league, LeagueVerb.SURE, arguments).custom_id
            said = answer(await here.forge(person, here.message(place), control))
            assert (MANAGERS_ONLY in said) is (who in WITHOUT), who
            assert (NO_SUCH_LEAGUE in said) is (who == "elsewhere"), who
            assert (await held.held() == before) is (who not in WITH), who
