"""Whether the cards that fit are marked: by what wrong cards cost, unless the table says otherwise."""

import pytest

from bot.manager.answers import Refusal
from bot.manager.requests import Join, SetOptions, Start
from tests.bot.manager.hall import AWA, BINTA, Hall, done, refusal


@pytest.mark.parametrize(
    ("misplay", "hints", "marked"),
    [
        ("catch", None, False),
        ("reject", None, True),
        ("catch", "on", True),
        ("reject", "off", False),
    ],
)
async def test_cards_are_marked_where_the_bot_refuses_wrong_ones_or_the_table_wants_it(
    hall: Hall, misplay: str, hints: str | None, marked: bool
) -> None:
    options = {"misplay": misplay} | ({} if hints is None else {"hints": hints})
    await hall.seat([AWA, BINTA], **options)  # type: ignore[arg-type]
    assert (await hall.hand(AWA)).marks is marked


async def test_hints_are_set_and_put_back_in_the_lobby_and_nothing_else_is_taken(hall: Hall) -> None:
    await hall.open_table()
    done(await hall.ask(Join, BINTA))
    assert refusal(await hall.ask(SetOptions, AWA, options={"hints": "maybe"})) == Refusal.BAD_OPTION
    done(await hall.ask(SetOptions, AWA, options={"hints": "on"}))
    assert (await hall.view()).options == {"hints": "on"}
    done(await hall.ask(SetOptions, AWA, options={"hints": ""}))
    assert (await hall.view()).options == {}
    done(await hall.ask(SetOptions, AWA, options={"hints": "on"}))
    done(await hall.ask(Start, AWA))
    assert (await hall.hand(AWA)).marks
