"""All tables of a server, for those who manage it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.manager.ids import TableId
from bot.manager.views import Stage, TableView
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.ui.messages.face import Face, clip
from bot.ui.messages.people import in_list

MOST_LISTED: Final = 20
_LONGEST_LINE: Final = 190
_STAGES: Final = {
    Stage.LOBBY: "list-stage-lobby",
    Stage.PLAYING: "list-stage-playing",
    Stage.BREAK: "list-stage-break",
    Stage.OVER: "list-stage-over",
}


def list_face(locale: str, tables: Sequence[tuple[TableId, TableView | None]]) -> Face:
    """Return the list of tables; those without a view cannot be read."""
    lines = [clip(_line(locale, *table), _LONGEST_LINE) for table in tables[:MOST_LISTED]]
    return Face(
        title=say(locale, "list-title", count=len(tables)),
        body="\n".join((*lines, *_rest(locale, len(tables) - MOST_LISTED))),
        footer=say(locale, "list-footer"),
    )


def _line(locale: str, table: TableId, view: TableView | None) -> str:
    if view is None:
        return say(locale, "list-unread", table=table)
    name = in_list(view.seats)
    people = listed(locale, (name(line.seat) for line in view.seats if not line.left))
    stage = "list-stage-paused" if view.paused_until is not None else _STAGES[view.stage]
    return say(
        locale,
        "list-line",
        table=table,
        variant=say(locale, "variant-name", variant=view.rules.variant.name),
        stage=say(locale, "list-stage-frozen" if view.frozen else stage),
        channel=f"<#{view.place.channel_id}>",
        people=people,
    )


def _rest(locale: str, more: int) -> Iterator[str]:
    if more > 0:
        yield say(locale, "list-more", count=more)
    elif more == -MOST_LISTED:
        yield say(locale, "list-none")
