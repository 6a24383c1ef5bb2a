"""Statistics and leaderboards in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.manager.ids import PersonId
from bot.manager.records.ratings import Standing
from bot.manager.records.statistics import Figures, Leader, Profile, Wanted
from bot.text.cards import both
from bot.text.catalogue import say
from bot.text.names import plain_name, safe_name, safe_title
from bot.ui.messages.face import LONGEST_FIELD, Button, Face, clip
from bot.ui.messages.people import mention
from bot.ui.screens.statistics_controls import ALL, BoardControl, BoardVerb, PersonControl

ON_A_PAGE: Final = 15


def called(locale: str, person: PersonId, name: str) -> str:
    """Return who somebody is: by the last name seen and a mention, which everybody sees by his present one.

    Who has had his data deleted has a number below 0, and no name.
    """
    if person < 0:
        return say(locale, "stats-former", number=str(-person))
    return (
        say(locale, "stats-who", name=safe_name(name), mention=mention(person)) if name else mention(person)
    )


def profile_face(locale: str, profile: Profile, *, own: bool, hidden: bool = False) -> Face:
    """Return what is to be seen of somebody; to be shown to everybody by a button unless it is seen by all already."""
    who, figures = called(locale, profile.person, profile.name), profile.figures
    game = None if profile.variant is None else _game(locale, profile.variant)
    title = say(locale, "stats-title") if game is None else say(locale, "stats-title-game", game=game)
    note = say(locale, "stats-hidden-note") if own and hidden else ""
    if not figures.matches:
        none = "stats-none" if game is None else "stats-none-game"
        return Face(title=title, body=say(locale, none, who=who, **({} if game is None else {"game": game})))
    return Face(text=note, title=title, body=who, fields=tuple(_fields(locale, profile)))


def with_button(locale: str, face: Face, profile: Profile) -> Face:
    """Return the face of who asked, with the button that shows it to everybody."""
    control = PersonControl(profile.person, profile.variant)
    return _with(face, (Button(say(locale, "button-show-here"), control.custom_id),))


def _fields(locale: str, profile: Profile) -> Iterator[tuple[str, str]]:
    figures = profile.figures
    yield say(locale, "stats-matches-title"), "\n".join(_matches(locale, figures))
    places = " · ".join(
        say(locale, "stats-place", place=place, times=times) for place, times in figures.places
    )
    yield say(locale, "stats-places-title"), places
    if figures.rounds:
        whole, tenth = divmod(round(10 * figures.points / figures.rounds), 10)
        points = say(
            locale, "stats-points", points=figures.points, rounds=figures.rounds, whole=whole, tenth=tenth
        )
        yield say(locale, "stats-points-title"), points
    if figures.catches or figures.caught or figures.unnoticed:
        caught = say(
            locale,
            "stats-catches",
            catches=figures.catches,
            caught=figures.caught,
            unnoticed=figures.unnoticed,
        )
        yield say(locale, "stats-catches-title"), caught
    if figures.favourite is not None:
        card, times = figures.favourite
        yield (
            say(locale, "stats-card-title"),
            say(locale, "stats-card", card=both(locale, card), times=times),
        )
    if profile.ratings:
        lines = "\n".join(_rating(locale, standing) for standing in profile.ratings)
        yield say(locale, "stats-ratings-title"), clip(lines, LONGEST_FIELD)


def _matches(locale: str, figures: Figures) -> Iterator[str]:
    share = round(100 * figures.wins / figures.matches)
    yield say(locale, "stats-matches", matches=figures.matches, wins=figures.wins, share=share)
    if 0 < figures.matches_with_people < figures.matches:
        yield say(
            locale,
            "stats-with-people",
            matches=figures.matches_with_people,
            wins=figures.wins_with_people,
        )


def _rating(locale: str, standing: Standing) -> str:
    rating = standing.rating
    return say(
        locale,
        "league-mine-rating",
        game=_game(locale, standing.variant),
        rating=str(rating.shown),
        margin=str(rating.margin),
        provisional=int(rating.provisional),
        count=standing.matches,
    )


def board_face(
    locale: str, wanted: Wanted, leaders: Sequence[Leader], page: int = 0, *, league: str = "", note: str = ""
) -> Face:
    """Return a page of a leaderboard; `league` is the title of the one it is about."""
    pages = max(-(-len(leaders) // ON_A_PAGE), 1)
    page = min(max(page, 0), pages - 1)
    shown = leaders[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    names = _names(locale, leaders)
    lines = [_line(locale, leader, names[leader.person]) for leader in shown]
    if not lines:
        lines = [say(locale, "board-none-rated" if wanted.by_rating else "board-none")]
    about = say(locale, "board-by-rating" if wanted.by_rating else "board-by-wins")
    turned = (say(locale, "options-page", page=page + 1, pages=pages),) if pages > 1 else ()
    return Face(
        text=note,
        title=say(locale, "board-title"),
        body="\n".join((f"**{_about(locale, wanted, league)}**", *lines)),
        footer="\n".join((about, *turned)),
    )


def with_buttons(locale: str, face: Face, wanted: Wanted, page: int, count: int) -> Face:
    """Return the face of who asked, with what turns the pages and what shows this one to everybody."""
    pages = max(-(-count // ON_A_PAGE), 1)
    page = min(max(page, 0), pages - 1)

    def turn(key: str, to: int, *, enabled: bool) -> Button:
        return Button(say(locale, key), BoardControl(BoardVerb.PAGE, wanted, to).custom_id, enabled=enabled)

    turning = (
        turn("options-back", page - 1 if page else pages, enabled=page > 0),
        turn("options-next", page + 1, enabled=page + 1 < pages),
    )
    post = BoardControl(BoardVerb.POST, wanted, page)
    show = Button(say(locale, "button-show-here"), post.custom_id, enabled=count > 0)
    return _with(face, (*(turning if pages > 1 else ()), show))


def _with(face: Face, buttons: tuple[Button, ...]) -> Face:
    return replace(face, rows=(buttons,))


def _about(locale: str, wanted: Wanted, league: str) -> str:
    period = say(locale, "board-period", period=wanted.period.name.lower())
    if wanted.league is not None:
        return say(locale, "board-about-league", league=safe_title(league), period=period)
    game = ALL if wanted.variant is None else _game(locale, wanted.variant)
    return say(locale, "board-about", game=say(locale, "board-game", game=game), period=period)


def _line(locale: str, leader: Leader, who: str) -> str:
    if leader.rating is None:
        return say(
            locale,
            "board-line-wins",
            rank=str(leader.rank),
            who=who,
            wins=leader.wins,
            matches=leader.matches,
        )
    return say(
        locale,
        "board-line-rating",
        rank=leader.rank or 0,
        who=who,
        rating=str(leader.rating.shown),
        margin=str(leader.rating.margin),
        matches=leader.matches,
    )


def _names(locale: str, leaders: Sequence[Leader]) -> dict[PersonId, str]:
    """Return who everybody is: by the last name seen, with a mention where two are called the same."""
    held = Counter(plain_name(leader.name).casefold() for leader in leaders if leader.name)
    return {
        leader.person: safe_name(leader.name)
        if leader.person > 0 and leader.name and held[plain_name(leader.name).casefold()] == 1
        else called(locale, leader.person, leader.name)
        for leader in leaders
    }


def _game(locale: str, variant: str) -> str:
    return say(locale, "variant-name", variant=variant)
