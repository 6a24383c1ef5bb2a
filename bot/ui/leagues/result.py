"""The result of a table, entered by pressing those who came, the best first; kept in the custom ids of its screen."""

import zlib
from collections.abc import Iterator
from typing import Final

from bot.league.facts import Outcome
from bot.league.model import Pairing
from bot.manager.league_views import LeagueDone, LeagueRefused, LeagueView
from bot.manager.leagues.asked import SetResult
from bot.manager.manager import Manager
from bot.text.cards import in_a_row
from bot.text.catalogue import say
from bot.text.names import plain_name, safe_title
from bot.ui.answers.asking import asker_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.leagues.answers import answer, why_not
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.shown.words import names_of, outcome_words, table_name
from bot.ui.messages.controls import whole
from bot.ui.messages.face import LONGEST_LABEL, MOST_IN_ROW, Button, Face, Look, clip

NONE: Final = "-"
"""Stands for no seat in the order, and for a result that is taken back."""
PUT, TAKE, ENTER = "put", "take", "enter"
"""What a press on the screen does: put the next in order, or the last away, or enter the result."""

Where = tuple[int, int]


def result_face(locale: str, view: LeagueView, where: Where, order: tuple[int, ...] = ()) -> Face:
    """Return the screen on which people are put in order; `order` are the seats so far."""
    competition, name = view.competition, names_of(view.competition)
    pairing = competition.league.stages[where[0]].tables[where[1]]
    placed = [
        say(locale, "league-place", place=place, who=name(pairing.seats[seat]))
        for place, seat in enumerate(order, start=1)
    ]
    lines = [say(locale, "league-result-body"), ""]
    if pairing.outcome is not None:
        lines.append(say(locale, "league-result-now", result=outcome_words(locale, pairing, name)))
    if placed:
        lines.append(say(locale, "league-result-so-far", places=in_a_row(locale, placed)))
    title = say(
        locale,
        "league-title-result",
        league=safe_title(competition.plan.name),
        table=table_name(*where),
    )
    return Face(title=title, body="\n".join(lines), rows=tuple(_rows(locale, view, where, pairing, order)))


def _rows(
    locale: str, view: LeagueView, where: Where, pairing: Pairing, order: tuple[int, ...]
) -> Iterator[tuple[Button, ...]]:
    competition = view.competition

    def button(label: str, act: str, after: tuple[int, ...], look: Look, *, enabled: bool = True) -> Button:
        arguments = (str(where[0]), str(where[1]), act, _text(after), mark_of(pairing))
        control = LeagueControl(competition.id, LeagueVerb.RESULT, arguments)
        return Button(clip(label, LONGEST_LABEL), control.custom_id, look, enabled=enabled)

    people = [
        button(
            plain_name(competition.called(entrant)) or str(entrant),
            PUT,
            (*order, seat),
            Look.PLAIN,
            enabled=seat not in order,
        )
        for seat, entrant in enumerate(pairing.seats)
    ]
    for start in range(0, len(people), MOST_IN_ROW):
        yield tuple(people[start : start + MOST_IN_ROW])
    enter = "league-result-nobody" if not order else "league-result-enter"
    yield (
        button(say(locale, "league-result-back"), TAKE, order[:-1], Look.PLAIN, enabled=bool(order)),
        button(say(locale, enter), ENTER, order, Look.GOOD if order else Look.GRAVE),
    )


async def take_result(manager: Manager, reply: Reply, control: LeagueControl, view: LeagueView) -> None:
    """Answer a press on the screen of a result."""
    read = _read(control, view)
    if read is None:
        await refuse(reply, "league_moved_on")
        return
    where, act, order = read
    pairing = view.competition.league.stages[where[0]].tables[where[1]]
    if act != ENTER:
        face = result_face(reply.locale, view, where, order)
        await reply.screen(face)
        return
    await enter_result(manager, reply, view, where, in_order(pairing, order))


async def enter_result(
    manager: Manager,
    reply: Reply,
    view: LeagueView,
    where: Where,
    outcome: Outcome | None,
    *,
    sure: bool = False,
) -> None:
    """Enter the result of a table, or with None take it back; what would be lost by it is asked about first."""
    competition = view.competition
    stage, table = where
    request = SetResult(
        asker=asker_of(reply), league=competition.id, stage=stage, table=table, outcome=outcome, sure=sure
    )
    said = await reply.in_time(manager.leagues.handle(request))
    done = "league-reopened" if outcome is None else "league-result-set"
    face = None
    if isinstance(said, LeagueRefused) and said.reason == "league_would_lose":
        pairing = competition.league.stages[stage].tables[table]
        arguments = (str(stage), str(table), order_of(pairing, outcome), str(competition.version))
        control = LeagueControl(competition.id, LeagueVerb.SURE, arguments)
        button = Button(say(reply.locale, "button-sure"), control.custom_id, Look.GRAVE)
        face = Face(text=why_not(reply.locale, said), rows=((button,),))
    elif isinstance(said, LeagueDone) and reply.on_ephemeral:
        face = Face(text=say(reply.locale, done, league=safe_title(competition.plan.name)))
    if face is None:
        await answer(reply, said, done)
    else:
        await reply.screen(face)


def mark_of(pairing: Pairing) -> str:
    """Return what stands for the people of a table in a custom id: they may be others after a correction."""
    return f"{zlib.crc32(repr(pairing.seats).encode()):x}"


def order_of(pairing: Pairing, outcome: Outcome | None) -> str:
    """Return an outcome as an argument of a custom id: the seats of its table in order; `none` where nobody came."""
    if outcome is None:
        return NONE
    return "".join(str(pairing.seats.index(entrant)) for entrant in outcome.order) or "none"


def in_order(pairing: Pairing, order: tuple[int, ...]) -> Outcome:
    """Return the outcome of a table by the seats in order; the match that was played there stays the one played."""
    people = tuple(pairing.seats[seat] for seat in order)
    before = pairing.outcome
    if before is None or set(before.order) != set(people):
        return Outcome(people, (0,) * len(people))
    held = dict(zip(before.order, before.points, strict=True))
    return Outcome(people, tuple(held[entrant] for entrant in people), before.match)


def read_order(pairing: Pairing, text: str) -> tuple[int, ...] | None:
    """Read seats in order, `none` for nobody; None for what is no order of this table."""
    if text in {"none", NONE}:
        return ()
    seats = tuple(int(seat) for seat in text if seat.isdecimal())
    known = set(seats) <= set(range(len(pairing.seats))) and len(set(seats)) == len(seats) == len(text)
    return seats if known else None


def place_of(view: LeagueView, stage: str, table: str) -> Where | None:
    """Read a table by its numbers in a custom id; None when there is none."""
    in_stage, number, stages = whole(stage), whole(table), view.competition.league.stages
    if in_stage is None or number is None or in_stage >= len(stages):
        return None
    return (in_stage, number) if number < len(stages[in_stage].tables) else None


def confirmed(reply: Reply, control: LeagueControl, view: LeagueView) -> SetResult | None:
    """Return what a button asks for that takes back what was played; None when the league has moved on since."""
    if len(control.arguments) != 4 or control.arguments[3] != str(view.competition.version):
        return None
    stage, table, text, _ = control.arguments
    where = place_of(view, stage, table)
    if where is None:
        return None
    pairing, outcome = view.competition.league.stages[where[0]].tables[where[1]], None
    if text != NONE:
        order = read_order(pairing, text)
        if order is None:
            return None
        outcome = in_order(pairing, order)
    asker = asker_of(reply)
    return SetResult(
        asker=asker, league=control.league, stage=where[0], table=where[1], outcome=outcome, sure=True
    )


def _read(control: LeagueControl, view: LeagueView) -> tuple[Where, str, tuple[int, ...]] | None:
    if len(control.arguments) != 5:
        return None
    stage, table, act, text, mark = control.arguments
    where = place_of(view, stage, table)
    if where is None or act not in {PUT, TAKE, ENTER}:
        return None
    pairing = view.competition.league.stages[where[0]].tables[where[1]]
    order = read_order(pairing, text)
    return None if order is None or mark != mark_of(pairing) else (where, act, order)


def _text(order: tuple[int, ...]) -> str:
    return "".join(map(str, order)) or NONE
