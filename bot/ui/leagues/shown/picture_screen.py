"""The picture of a league for one who asks: its pages, on dark or on light."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.manager.ids import LeagueId
from bot.manager.league_views import LeagueView
from bot.pictures.palette import LIGHT
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.leagues.controls import LeagueControl, LeagueVerb
from bot.ui.leagues.shown.pictures import league_picture
from bot.ui.messages.controls import whole
from bot.ui.messages.face import Button, Face
from bot.ui.pictures.painter import Painter
from bot.ui.pictures.picture import Picture

ON_LIGHT: Final = "light"
ON_DARK: Final = "dark"


async def send_picture(reply: Reply, control: LeagueControl, view: LeagueView) -> None:
    """Answer with the page of a picture that a press asks for, or say why there is none."""
    client, arguments = reply.interaction.client, control.arguments
    painter: Painter | None = client.painter
    if not reply.interaction.app_permissions.attach_files:
        await refuse(reply, "may_not_attach")
        return
    number = whole("".join(arguments[:1]))
    make = partial(league_picture, reply.locale, view, number, light=ON_LIGHT in arguments)
    painted = None if painter is None else await reply.in_time(painter.paint(make))
    if painted is None:
        await refuse(reply, "no_picture")
        return
    face = picture_face(reply.locale, view, painted.picture)
    await reply.screen(face, painted.file())


def picture_face(locale: str, view: LeagueView, picture: Picture) -> Face:
    """Return what stands with a page: which it is, and the buttons to turn pages and to choose the ground."""
    competition = view.competition
    title, key = safe_title(competition.plan.name), "league-picture-page"
    if picture.pages == 1:
        key = "league-picture-alone"
    text = say(locale, key, league=title, page=picture.number + 1, pages=picture.pages)
    return Face(text=text, rows=(tuple(_buttons(locale, competition.id, picture)),))


def _buttons(locale: str, league: LeagueId, picture: Picture) -> Iterator[Button]:
    light, page, pages = picture.palette == LIGHT, picture.number, picture.pages
    ground = ON_LIGHT if light else ON_DARK

    def button(key: str, to: int, ground: str, *, enabled: bool = True) -> Button:
        control = LeagueControl(league, LeagueVerb.PICTURE, (str(to), ground))
        return Button(say(locale, key), control.custom_id, enabled=enabled)

    if pages > 1:
        yield button("options-back", page - 1 if page else pages, ground, enabled=page > 0)
        yield button("options-next", page + 1, ground, enabled=page + 1 < pages)
    yield button(
        "button-picture-dark" if light else "button-picture-light", page, ON_DARK if light else ON_LIGHT
    )
