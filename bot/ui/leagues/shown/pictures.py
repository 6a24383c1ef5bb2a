"""What the picture of a league shows: the table of a season, the stages of a knockout, page by page."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from bot.league.model import Pairing, Stage
from bot.league.standings import standings
from bot.league.terms import EntrantId
from bot.manager.competition import Competition
from bot.manager.league_views import LeagueView
from bot.pictures import content
from bot.pictures.bracket import bracket_pages, page_of_stage
from bot.pictures.letters import STRANGE, legible
from bot.pictures.page import Page
from bot.pictures.palette import DARK, LIGHT
from bot.pictures.standings import standings_pages
from bot.text.catalogue import say
from bot.text.names import plain_name, plain_title
from bot.ui.leagues.shown.words import stage_title, table_name
from bot.ui.messages.face import clip
from bot.ui.pictures.picture import LONGEST_WORDS, Picture

FILE: Final = "league.png"

NameOnPicture = Callable[[EntrantId], content.Name]


def league_picture(
    locale: str, view: LeagueView, number: int | None = None, *, light: bool = False
) -> Picture | None:
    """Return a page of the picture of a league, the one that matters most now if no number is given.

    None where nobody has been drawn to any table.
    """
    competition = view.competition
    if not competition.began:
        return None
    tables, stages, now = _pages(locale, competition)
    pages = (*tables, *stages)
    if not pages:
        return None
    wanted = min(max(now if number is None else number, 0), len(pages) - 1)
    words = say(
        locale,
        "league-picture-words",
        what="standings" if wanted < len(tables) else "bracket",
        league=plain_title(competition.plan.name),
        page=wanted + 1,
        pages=len(pages),
    )
    palette = LIGHT if light else DARK
    return Picture(pages[wanted], palette, wanted, len(pages), clip(words, LONGEST_WORDS), FILE)


def names_on_pictures(competition: Competition) -> NameOnPicture:
    """Return the namer for pictures: with the number in the list of entrants where a name does not tell who it is."""
    known = dict(competition.names)
    shown = {
        # On a picture nobody is pinged, and the font has the usual sign only.
        entrant: legible(plain_name(known[entrant]).replace("\uff20", "@")) if known.get(entrant) else ""
        for entrant in competition.league.entrants
    }
    held = Counter(name.casefold() for name in shown.values())
    marks = {entrant: f"#{number}" for number, entrant in enumerate(competition.league.entrants, start=1)}

    def name(entrant: EntrantId) -> content.Name:
        text = shown[entrant]
        alone = text and STRANGE not in text and held[text.casefold()] == 1
        return content.Name(text, "" if alone else marks[entrant])

    return name


def _pages(locale: str, competition: Competition) -> tuple[tuple[Page, ...], tuple[Page, ...], int]:
    """Return the pages of the table, those of the knockout, and the number of the one that matters most now."""
    league, name = competition.league, names_on_pictures(competition)
    table = _table(locale, competition, name) if league.days else None
    bracket = _bracket(locale, competition, name)
    head = _heading(locale, competition, name, final=False)
    final = _heading(locale, competition, name, final=competition.season)
    tables = 0 if table is None else len(standings_pages(head, table))
    stages = len(bracket_pages(final, bracket))
    now = 0
    if stages:
        open_stage = next((n for n, stage in enumerate(league.rounds) if not stage.complete), None)
        now = tables + page_of_stage(
            final, bracket, len(league.rounds) - 1 if open_stage is None else open_stage
        )
    return (
        () if table is None else standings_pages(head, table, after=stages),
        bracket_pages(final, bracket, before=tables),
        now,
    )


def _heading(locale: str, competition: Competition, name: NameOnPicture, *, final: bool) -> content.Heading:
    league = competition.league
    count = len(league.entrants)
    if final:
        about = say(locale, "league-picture-final")
    elif competition.season:
        about = say(locale, "league-picture-season", day=len(league.days), of=league.terms.days, count=count)
    else:
        about = say(locale, "league-picture-cup", count=count)
    return content.Heading(
        title=legible(plain_title(competition.plan.name)) or f"#{competition.id}",
        about=about,
        champion=None if league.champion is None else name(league.champion),
        champion_word=say(locale, "league-picture-won"),
    )


def _table(locale: str, competition: Competition, name: NameOnPicture) -> content.Table:
    rows = tuple(
        content.Row(
            str(rank), name(row.entrant), str(row.points), str(row.wins), str(row.played), row.dropped
        )
        for rank, row in enumerate(standings(competition.league), start=1)
    )
    points, wins, played = (say(locale, f"league-picture-{head}") for head in ("points", "wins", "played"))
    words, gone = say(locale, "league-picture-heads"), say(locale, "league-picture-gone")
    return content.Table(rows, (points, wins, played), words, gone)


def _bracket(locale: str, competition: Competition, name: NameOnPicture) -> content.Bracket:
    league = competition.league
    stages = tuple(
        content.Stage(
            stage_title(locale, league, number), tuple(_boxes(locale, competition, (number, stage), name))
        )
        for number, stage in enumerate(league.stages)
        if stage.knockout
    )
    return content.Bracket(
        stages,
        say(locale, "league-picture-on"),
        say(locale, "league-picture-absent"),
        say(locale, "league-picture-open"),
    )


def _boxes(
    locale: str, competition: Competition, drawn: tuple[int, Stage], name: NameOnPicture
) -> Iterator[content.Box]:
    number, stage = drawn
    for place, table in enumerate(stage.tables):
        seats = tuple(_seats(competition, stage, table, name))
        yield content.Box(table_name(number, place), seats, table.outcome is None)
    if stage.bye is not None:
        free = say(locale, "league-picture-bye")
        yield content.Box("", (content.Seat(name(stage.bye), on=True, tag=free),))


def _seats(
    competition: Competition, stage: Stage, table: Pairing, name: NameOnPicture
) -> Iterator[content.Seat]:
    if table.outcome is None:
        yield from (content.Seat(name(seat)) for seat in table.seats)
        return
    league, order = competition.league, table.outcome.order
    on = () if stage.final else table.through(league.terms.advance)
    for place, entrant in enumerate(order, start=1):
        yield content.Seat(
            name(entrant),
            str(place),
            on=entrant in on,
            champion=stage.final and entrant == league.champion,
        )
    yield from (content.Seat(name(seat), absent=True) for seat in table.seats if seat not in order)
