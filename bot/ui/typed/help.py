"""The one page of help: where somebody is, what he can do there now, and where else to look."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.manager.views import Stage, TableView
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.text.names import safe_title
from bot.text.refusals import refusal
from bot.ui.answers.answering import words_of
from bot.ui.connection.command_links import CommandLinks
from bot.ui.messages.face import LONGEST_FIELD, Face, clip
from bot.ui.messages.people import link
from bot.ui.typed.help_table import is_to_move, seat_of, standing, state_of, to_do
from bot.ui.typed.whereabouts import Rights, Where

MOST_LISTED: Final = 6
_LONGEST_TITLE: Final = 60


def help_face(locale: str, where: Where, links: CommandLinks) -> Face:
    """Return help for somebody, for his eyes only."""
    body = "\n".join(_standing(locale, where))
    fields = [
        ("help-new-title", _new(locale, where)),
        ("help-now-title", _now(locale, where)),
        ("help-tables-title", _tables(locale, where)),
        ("help-leagues-title", _leagues(locale, where)),
        ("help-more-title", _more(locale, where)),
    ]
    shown = [(key, lines) for key, lines in ((key, tuple(lines)) for key, lines in fields) if lines]
    return Face(
        title=say(locale, "help-title"),
        body=links.linked(locale, body),
        fields=tuple(
            (say(locale, key), clip(links.linked(locale, _as_list(lines)), LONGEST_FIELD))
            for key, lines in shown
        ),
        footer=say(locale, "help-footer"),
    )


def _as_list(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _standing(locale: str, where: Where) -> Iterator[str]:
    """Yield where somebody is and how it stands there."""
    if not where.known:
        yield say(locale, "help-unknown")
    elif where.table is not None and where.table.stage is not Stage.OVER:
        yield from standing(locale, where.table, where.person, where.hand)
    elif not where.server:
        yield say(locale, "help-direct")
    else:
        yield say(locale, "help-no-table")
        if where.table is not None:
            yield from standing(locale, where.table, where.person, None)
    if where.lacking:
        yield refusal(locale, "cannot_post", missing=where.lacking)


def _now(locale: str, where: Where) -> Iterator[str]:
    if not where.known:
        return
    if where.table is not None:
        yield from to_do(locale, where.table, where.person, where.hand)
    if not where.server or where.lacking or (where.table is not None and where.table.stage is not Stage.OVER):
        return
    yield say(locale, "help-do-open") if where.refused is None else words_of(locale, where.refused)


def _tables(locale: str, where: Where) -> Iterator[str]:
    """Yield the other tables somebody has to do with, his own first."""
    for view in where.others[:MOST_LISTED]:
        yield _other(locale, view, where)
    if len(where.others) > MOST_LISTED:
        yield say(locale, "list-more", count=len(where.others) - MOST_LISTED)
    if len(where.others) + (where.table is not None) > 1:
        yield say(locale, "help-several")


def _other(locale: str, view: TableView, where: Where) -> str:
    turn, seated = is_to_move(view, where.person), seat_of(view, where.person) is not None
    return say(
        locale,
        "help-other",
        variant=say(locale, "variant-name", variant=view.rules.variant.name),
        link=link(view.place, view.message),
        table=view.id,
        state="turn" if turn else state_of(view),
        seated=int(seated),
    )


def _leagues(locale: str, where: Where) -> Iterator[str]:
    for name, channel in where.called:
        league = safe_title(clip(name, _LONGEST_TITLE))
        yield say(locale, "help-called", league=league, channel=f"<#{channel}>")
    if where.leagues:
        names = listed(locale, (safe_title(clip(name, _LONGEST_TITLE)) for name in where.leagues))
        yield say(locale, "help-leagues", leagues=names)


def _new(locale: str, where: Where) -> Iterator[str]:
    if where.new:
        yield say(locale, "help-new")


def _more(locale: str, where: Where) -> Iterator[str]:
    if not where.known:
        yield say(locale, "help-do-open")
        yield say(locale, "help-do-hand")
    yield say(locale, "help-more-rules")
    yield say(locale, "help-more-played")
    yield say(locale, "help-more-own")
    if where.rights is Rights.MANAGES:
        yield say(locale, "help-more-manages")
    elif where.rights is Rights.RUNS_TABLES:
        yield say(locale, "help-more-runs")
