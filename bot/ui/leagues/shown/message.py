"""The public message of a league: sign-up, what is played, standings, and who has won."""

from collections.abc import Iterator, Mapping
from itertools import islice

from bot.league.model import League
from bot.league.places import places
from bot.league.standings import Standing, standings
from bot.league.terms import MOST_ENTRANTS
from bot.manager.competition import Competition
from bot.manager.league_views import LeagueView
from bot.manager.leagues.repeating import IN_TIME
from bot.text.catalogue import decimal, say
from bot.text.names import safe_title
from bot.text.settings import duration
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.shown.words import (
    NameOfEntrant,
    fitting,
    format_words,
    game_words,
    listed_fitting,
    names_of,
    stage_lines,
    stage_title,
)
from bot.ui.messages.face import MOST_IN_ROW, Button, Face, Look
from bot.ui.messages.people import moment

STANDINGS_SHOWN = 16
PLACES_SHOWN = 8
LONGEST_NAMES = 700

_LOOKS: Mapping[LeagueVerb, Look] = {LeagueVerb.ENTER: Look.GOOD, LeagueVerb.CHECK_IN: Look.MAIN}
_LABELS: Mapping[LeagueVerb, str] = {
    LeagueVerb.ENTER: "button-enter",
    LeagueVerb.LEAVE: "button-leave",
    LeagueVerb.CHECK_IN: "button-check-in",
    LeagueVerb.STANDINGS: "button-standings",
    LeagueVerb.STAGES: "button-stages",
    LeagueVerb.PICTURE: "button-picture",
    LeagueVerb.ENTRANTS: "button-entrants",
    LeagueVerb.LOG: "button-log",
    LeagueVerb.RULES: "button-rules",
}


def league_face(locale: str, view: LeagueView) -> Face:
    """Return what everybody sees of a league."""
    competition = view.competition
    name = names_of(competition)
    return Face(
        text=_headline(locale, view, name),
        title=safe_title(competition.plan.name),
        body="\n".join(_about(locale, view)),
        fields=tuple(_fields(locale, view, name)),
        footer=say(locale, "league-footer", league=competition.id),
        rows=tuple(_rows(locale, competition)),
    )


def league_button(locale: str, competition: Competition, verb: LeagueVerb) -> Button:
    """Return the button for a verb about a league."""
    control = LeagueControl(competition.id, verb)
    return Button(say(locale, _LABELS[verb]), control.custom_id, _LOOKS.get(verb, Look.PLAIN))


def state_of(competition: Competition) -> str:
    """Return what a league is doing, as the catalogue calls it."""
    league = competition.league
    if league.over:
        return "won" if league.champion is not None else "over"
    if competition.paused:
        return "paused"
    if not competition.began:
        return "sign_up"
    return "between" if league.complete else "played"


def takes_people(competition: Competition) -> bool:
    """Tell whether somebody can enter a league by himself."""
    return competition.league.enterable and not competition.plan.invited


def when(view: LeagueView) -> str:
    """Return when people can enter no longer, or play next; empty where that is not known."""
    if view.due is None:
        return ""
    # Before a match day it is the check-in that the league waits for.
    between = state_of(view.competition) == "between"
    return moment(view.competition.next_day if between else view.due)


def standing_lines(locale: str, league: League, name: NameOfEntrant, shown: int | None = None) -> list[str]:
    """Return the first lines of the table of a season; without points on cards where no match has brought any."""
    rows = standings(league)
    counted = any(row.cards for row in rows)
    return [_line(locale, place, row, name, counted=counted) for place, row in enumerate(rows[:shown], 1)]


def _line(locale: str, place: int, row: Standing, name: NameOfEntrant, *, counted: bool) -> str:
    cards = "-" if row.cards is None else decimal(locale, float(row.cards))
    cards = cards if counted else "none"
    return say(
        locale,
        "league-standing",
        place=place,
        who=name(row.entrant),
        points=row.points,
        wins=row.wins,
        played=row.played,
        cards=cards,
        dropped=int(row.dropped),
    )


def _headline(locale: str, view: LeagueView, name: NameOfEntrant) -> str:
    competition = view.competition
    state, champion = state_of(competition), competition.league.champion
    if competition.checking and state not in {"paused", "won", "over"}:
        return say(locale, "league-headline-checking", due=moment(competition.next_day))
    who = "" if champion is None else name(champion) if champion < 0 else f"{name(champion)} (<@{champion}>)"
    due = when(view)
    if state == "sign_up":
        state = ("season_" if competition.season else "") + ("invited" if competition.plan.invited else state)
    return say(locale, "league-headline", state=state, champion=who, due=due)


def _about(locale: str, view: LeagueView) -> Iterator[str]:
    competition = view.competition
    plan = competition.plan
    yield say(locale, "league-game", game=game_words(locale, plan))
    yield say(locale, "league-how", words=" ".join(format_words(locale, competition)))
    yield say(locale, "league-ready-time", time=duration(locale, plan.ready_time))
    if competition.league.enterable:
        role = "everybody" if plan.role is None else f"<@&{plan.role}>"
        yield say(locale, "league-who", role="invited" if plan.invited else role)
    yield say(locale, "league-rated" if plan.rated else "league-unrated")
    yield from _next(locale, view)
    yield from _repeats(locale, competition)


def _next(locale: str, view: LeagueView) -> Iterator[str]:
    """Yield what comes next and when."""
    competition = view.competition
    if view.due is None:
        return
    due = {"at": f"<t:{int(view.due)}:F>", "due": moment(view.due)}
    if not competition.season:
        yield say(locale, "league-next-draw", **due)
    elif competition.checking or not competition.league.days_left:
        key = "league-next-day" if competition.league.days_left else "league-next-final"
        yield say(locale, key, number=len(competition.league.days) + 1, **due)
    else:
        day = competition.next_day
        yield say(locale, "league-next-check-in", **due)
        yield say(
            locale,
            "league-next-day",
            number=len(competition.league.days) + 1,
            at=f"<t:{int(day)}:F>",
            due=moment(day),
        )


def _repeats(locale: str, competition: Competition) -> Iterator[str]:
    """Yield how often a league repeats, and when the next one opens."""
    series = competition.series
    if series is None:
        return
    how = "made" if series.made is not None else "season" if competition.season else "cup"
    latest = f"<t:{int(series.following - IN_TIME)}:F>"
    until = f"<t:{int(series.following)}:F>"
    every = say(locale, "league-every", days=series.days)
    yield say(locale, "league-repeats", every=every, how=how, latest=latest, until=until)


def _fields(locale: str, view: LeagueView, name: NameOfEntrant) -> Iterator[tuple[str, str]]:
    competition = view.competition
    league = competition.league
    if not competition.began:
        yield _entrants(locale, competition, name)
    if competition.checking:
        here = listed_fitting(locale, map(name, competition.checked_in), LONGEST_NAMES)
        title = say(locale, "league-checked-in", count=len(competition.checked_in), of=len(league.active))
        yield title, here or say(locale, "league-nobody-yet")
    yield from _standings(locale, league, name)
    yield from _stage(locale, view, name)
    if league.over:
        yield from _places(locale, league, name)


def _entrants(locale: str, competition: Competition, name: NameOfEntrant) -> tuple[str, str]:
    active = competition.league.active
    title = say(locale, "league-entrants-title", count=len(active), most=MOST_ENTRANTS)
    row = listed_fitting(locale, map(name, active), LONGEST_NAMES)
    return title, row or say(locale, "league-nobody-yet")


def _standings(locale: str, league: League, name: NameOfEntrant) -> Iterator[tuple[str, str]]:
    if not league.days:
        return
    lines = standing_lines(locale, league, name, STANDINGS_SHOWN)
    yield say(locale, "league-standings-title"), fitting(locale, lines, count=len(league.entrants))


def _stage(locale: str, view: LeagueView, name: NameOfEntrant) -> Iterator[tuple[str, str]]:
    """Yield the stage that is played, or the last one."""
    league = view.competition.league
    if league.stages:
        number = next(
            (n for n, stage in enumerate(league.stages) if not stage.complete), len(league.stages) - 1
        )
        lines = list(stage_lines(locale, view, number, name)) or [say(locale, "league-nobody-here")]
        yield stage_title(locale, league, number), fitting(locale, lines)


def _places(locale: str, league: League, name: NameOfEntrant) -> Iterator[tuple[str, str]]:
    """Yield who came where in a knockout; a season without one has its standings."""
    if league.rounds:
        lines = [
            say(locale, "league-place-line", place=place, who=name(entrant))
            for place, entrant in enumerate(islice(places(league), PLACES_SHOWN), start=1)
        ]
        yield say(locale, "league-places-title"), fitting(locale, lines)


def _rows(locale: str, competition: Competition) -> Iterator[tuple[Button, ...]]:
    league = competition.league
    if not league.over:
        mine = [LeagueVerb.LEAVE]
        if competition.checking:
            mine = [LeagueVerb.CHECK_IN, *mine]
        if takes_people(competition):
            mine = [LeagueVerb.ENTER, *mine]
        yield tuple(league_button(locale, competition, verb) for verb in mine)
    looks = [LeagueVerb.ENTRANTS, LeagueVerb.RULES, LeagueVerb.LOG]
    if competition.began:
        looks = [LeagueVerb.STAGES, *looks]
    if league.days:
        looks = [LeagueVerb.STANDINGS, *looks]
    if competition.began:
        looks = [*looks, LeagueVerb.PICTURE]
    for start in range(0, len(looks), MOST_IN_ROW):
        yield tuple(league_button(locale, competition, verb) for verb in looks[start : start + MOST_IN_ROW])
