"""What is shown of a league to one who asks: standings, stages, entrants, rules and the log, page by page."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.league.terms import EntrantId
from bot.manager.books.leagues import AuditRow
from bot.manager.competition import Competition
from bot.manager.ids import LeagueId, MessageRef, PersonId
from bot.manager.league_views import LeagueView
from bot.manager.records.ratings import Standing
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.shown.message import standing_lines, state_of, when
from bot.ui.leagues.shown.words import fitting, names_of, rules_of_game, stage_lines, stage_title
from bot.ui.messages.controls import read
from bot.ui.messages.face import LONGEST_DESCRIPTION, Button, Face
from bot.ui.messages.people import link
from bot.ui.screens.rules import rules_face
from bot.ui.screens.statistics_words import called

MOST_LINES: Final = 25
LONGEST_PAGE: Final = LONGEST_DESCRIPTION - 300
SILENT: Final = frozenset({"opened", "put_away", "called", "repeated", "ShowLeague"})
"""What the bot does by itself, and shows elsewhere."""


def standings_face(locale: str, view: LeagueView, page: int = 0) -> Face:
    """Return a page of the table of a season."""
    name = names_of(view.competition)
    lines = standing_lines(locale, view.competition.league, name)
    return _paged(locale, view, LeagueVerb.STANDINGS, lines, page)


def stages_face(locale: str, view: LeagueView, page: int = 0) -> Face:
    """Return a page of all stages, the newest first."""
    face = _paged(locale, view, LeagueVerb.STAGES, list(_stages(locale, view)), page)
    stages = view.competition.league.stages
    if not any(table.played for stage in stages for table in stage.tables):
        return face
    about = say(locale, "league-records")
    return replace(face, footer=f"{about} · {face.footer}" if face.footer else about)


def entrants_face(locale: str, view: LeagueView, page: int = 0) -> Face:
    """Return a page of those who have entered, in the order they did."""
    league, name = view.competition.league, names_of(view.competition)
    lines = [
        say(
            locale,
            "league-entrant",
            number=number,
            who=name(entrant),
            state="dropped"
            if entrant in league.dropped
            else "here"
            if entrant in view.competition.checked_in
            else "in",
        )
        for number, entrant in enumerate(league.entrants, start=1)
    ]
    return _paged(locale, view, LeagueVerb.ENTRANTS, lines, page)


def log_face(locale: str, view: LeagueView, rows: Sequence[AuditRow], page: int = 0) -> Face:
    """Return a page of what was done to a league, the newest first."""
    lines = [_deed(locale, row) for row in reversed(rows) if row.word not in SILENT]
    return _paged(locale, view, LeagueVerb.LOG, lines, page)


def league_rules_face(locale: str, view: LeagueView, page: int = 0) -> Face | None:
    """Return a page of the rules a league is played by; None where this program does not know its game."""
    plan = view.competition.plan
    rules = rules_of_game(plan.variant, plan.options, view.competition.league.terms.size)
    if rules is None:
        return None
    face = rules_face(locale, rules, wanted_page=page, options=dict(plan.options))
    title = say(locale, "league-title-rules", league=safe_title(plan.name))
    rows = tuple(_own_rows(view.competition.id, row) for row in face.rows)
    return replace(face, title=title, rows=rows)


def mine_face(
    locale: str, views: Sequence[LeagueView], person: int, ratings: Sequence[Standing] = ()
) -> Face:
    """Return the leagues of a server that somebody has entered, and his ratings there."""
    lines = [_mine(locale, view, person) for view in views]
    body = fitting(locale, lines, LONGEST_PAGE) or say(locale, "league-mine-none")
    rated = fitting(locale, [_rating(locale, standing) for standing in ratings])
    fields = ((say(locale, "league-mine-ratings"), rated),) if rated else ()
    return Face(title=say(locale, "league-mine-title"), body=body, fields=fields)


def _rating(locale: str, standing: Standing) -> str:
    rating = standing.rating
    return say(
        locale,
        "league-mine-rating",
        game=say(locale, "variant-name", variant=standing.variant),
        rating=str(rating.shown),
        margin=str(rating.margin),
        provisional=int(rating.provisional),
        count=standing.matches,
    )


def _mine(locale: str, view: LeagueView, person: int) -> str:
    competition = view.competition
    words = say(
        locale,
        "league-state",
        state="checking" if competition.checking and view.due is not None else state_of(competition),
        due=when(view),
    )
    where, channel = how_it_stands(competition, EntrantId(person))
    at = say(locale, "league-mine-so", so=where, channel="" if channel is None else f"<#{channel}>")
    message: MessageRef | None = view.message
    address = link(competition.place, message)
    title = safe_title(competition.plan.name)
    return say(locale, "league-mine-line", league=title, link=address, state=words) + at


def how_it_stands(competition: Competition, entrant: EntrantId) -> tuple[str, int | None]:
    """Return how it stands with somebody in a league, as the catalogue calls it, and where his table is."""
    league = competition.league
    if entrant in league.dropped:
        return "left", None
    mine = next((meeting for meeting in competition.meetings if entrant in meeting.seats), None)
    if mine is not None:
        return ("soon", None) if mine.channel is None else ("table", mine.channel)
    if league.over:
        return ("won" if entrant == league.champion else "nothing"), None
    if league.rounds:
        last = league.rounds[-1]
        if entrant == last.bye:
            return "bye", None
        return ("on" if entrant in last.through(league.terms.advance) else "out"), None
    if competition.checking:
        return ("checked_in" if entrant in competition.checked_in else "to_check_in"), None
    return "nothing", None


def _stages(locale: str, view: LeagueView) -> Iterator[str]:
    league, name = view.competition.league, names_of(view.competition)
    for number in reversed(range(len(league.stages))):
        yield f"### {stage_title(locale, league, number)}"
        yield from stage_lines(locale, view, number, name, records=True)


def _paged(locale: str, view: LeagueView, verb: LeagueVerb, lines: Sequence[str], wanted: int) -> Face:
    pages = list(_pages(lines)) or [say(locale, "league-nothing")]
    page = min(max(wanted, 0), len(pages) - 1)
    return Face(
        title=say(locale, f"league-title-{verb}", league=safe_title(view.competition.plan.name)),
        body=pages[page],
        footer=say(locale, "options-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        rows=(_turning(locale, view.competition.id, verb, page, len(pages)),) if len(pages) > 1 else (),
    )


def _pages(lines: Sequence[str]) -> Iterator[str]:
    """Yield so many lines at a time as a page takes."""
    held: list[str] = []
    for line in lines:
        if held and (len(held) == MOST_LINES or len("\n".join((*held, line))) > LONGEST_PAGE):
            yield "\n".join(held)
            held = []
        held.append(line)
    if held:
        yield "\n".join(held)


def _turning(locale: str, league: LeagueId, verb: LeagueVerb, page: int, pages: int) -> tuple[Button, ...]:
    def turn(key: str, to: int, *, enabled: bool) -> Button:
        return Button(say(locale, key), LeagueControl(league, verb, (str(to),)).custom_id, enabled=enabled)

    return (
        turn("options-back", page - 1 if page else pages, enabled=page > 0),
        turn("options-next", page + 1, enabled=page + 1 < pages),
    )


def _own_rows(league: LeagueId, row: object) -> tuple[Button, ...]:
    """Give the buttons that turn the pages of rules the custom ids of a league."""
    assert isinstance(row, tuple)
    turned = []
    for old in row:
        control = read(old.custom_id)
        assert control is not None
        own = LeagueControl(league, LeagueVerb.RULES, control.arguments[:1])
        turned.append(replace(old, custom_id=own.custom_id))
    return tuple(turned)


def _deed(locale: str, row: AuditRow) -> str:
    about = dict(part.split("=", 1) for part in row.about.split(", ") if "=" in part)
    whom, stage, table = about.get("whom", ""), about.get("stage", ""), about.get("table", "")
    number = f"{int(stage) + 1}.{int(table) + 1}" if stage.isdecimal() and table.isdecimal() else ""
    to = about.get("to", "")
    who = say(locale, "league-the-bot") if row.person is None else called(locale, PersonId(row.person), "")
    return say(
        locale,
        "league-deed",
        word=row.word,
        at=f"<t:{int(row.at)}:f>",
        who=who,
        whom=listed(locale, (f"<@{one}>" for one in whom.split() if one.isdecimal())),
        table=number,
        to=_time(to),
        how="set" if "outcome" in about else "reopened",
        places=", ".join(f"<@{one}>" for one in about.get("outcome", "").split() if one.isdecimal())
        or "none",
    )


def _time(text: str) -> str:
    try:
        return f"<t:{int(float(text))}:f>"
    except (ValueError, OverflowError):
        return ""


SCREENS: Final[Mapping[LeagueVerb, Callable[[str, LeagueView, int], Face | None]]] = {
    LeagueVerb.STANDINGS: standings_face,
    LeagueVerb.STAGES: stages_face,
    LeagueVerb.ENTRANTS: entrants_face,
    LeagueVerb.RULES: league_rules_face,
}
"""The screens that need nothing but the league as everybody sees it."""
