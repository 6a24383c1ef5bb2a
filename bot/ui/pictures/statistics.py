"""The picture of a rating over time."""

from bot.manager.ids import PersonId
from bot.manager.records.statistics import Course, Profile
from bot.manager.zones import at_wall
from bot.pictures import content
from bot.pictures.chart import chart_page
from bot.pictures.letters import legible
from bot.pictures.palette import DARK
from bot.text.catalogue import say
from bot.text.names import plain_name
from bot.ui.messages.face import clip
from bot.ui.pictures.picture import LONGEST_WORDS, Picture

FILE = "rating.png"


def course_picture(locale: str, profile: Profile, zone: str) -> Picture | None:
    """Return the picture of how a rating has changed, with dates in a time zone; None before there is any."""
    course = profile.course
    if course is None or not course.steps:
        return None
    # On a picture nobody is pinged, and the font has the usual sign only.
    name = legible(_name(locale, profile.person, profile.name).replace("\uff20", "@"))
    game = say(locale, "variant-name", variant=course.variant)
    first, last = (at_wall(zone, step.at).date().isoformat() for step in (course.steps[0], course.steps[-1]))
    heading = content.Heading(
        title=name or say(locale, "stats-title"),
        about=say(locale, "stats-picture-about", game=game, matches=course.matches),
    )
    drawn = content.Course(
        tuple((step.rating.shown, step.rating.margin) for step in course.steps),
        first,
        last,
        say(locale, "stats-picture-line"),
        say(locale, "stats-picture-margin"),
    )
    words = _words(locale, course, name=name or "?", game=game, first=first, last=last)
    return Picture(chart_page(heading, drawn), DARK, 0, 1, clip(words, LONGEST_WORDS), FILE)


def _name(locale: str, person: PersonId, name: str) -> str:
    if person < 0:
        return say(locale, "stats-former", number=str(-person))
    return plain_name(name) if name else ""


def _words(locale: str, course: Course, **values: str) -> str:
    shown = [step.rating.shown for step in course.steps]
    now = course.steps[-1].rating
    return say(
        locale,
        "stats-picture-words" if len(shown) > 1 else "stats-picture-words-one",
        rating=str(now.shown),
        margin=str(now.margin),
        lowest=str(min(shown)),
        highest=str(max(shown)),
        **values,
    )
