"""Names of emojis: Discord takes them, and they say what they show."""

import re

import pytest

from bot.pictures.card import CARDS, Colours, emoji
from bot.pictures.emojis import Named, drawn_emojis, read_name

MOST = 2000
"""Emojis an application may have (Discord's documentation, application emojis)."""


def test_every_card_can_be_shown_in_four_colours_and_in_two_and_none_is_there_twice() -> None:
    drawn = drawn_emojis()
    assert len(set(drawn.values())) == len(drawn) <= MOST // 2
    for colours in Colours:
        shown = {
            named.card: png
            for name, png in drawn.items()
            if (named := read_name(name)) is not None and colours in named.colours
        }
        assert shown == {card: emoji(card, colours) for card in CARDS}


def test_names_are_such_as_discord_takes() -> None:
    assert all(re.fullmatch(r"\w{2,32}", name, re.ASCII) for name in drawn_emojis())
    assert max(map(len, drawn_emojis())) <= 16, "each stands in messages, which are short"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lc4_8D_ab12cd", Named("8D", (Colours.FOUR,))),
        ("lc2_10C_000000", Named("10C", (Colours.TWO,))),
        ("lc_joker_ab12cd", Named("joker", (Colours.FOUR, Colours.TWO))),
        ("lc_8H_ab12cd", Named("8H", (Colours.FOUR, Colours.TWO))),
        ("lc4_1D_ab12cd", None),
        ("lc4_8D", None),
        ("lc4_8D_ab12cdx", None),
        ("lc3_8D_ab12cd", None),
        ("mylc4_8D_ab12cd", None),
        ("smile", None),
    ],
)
def test_a_name_says_what_is_shown_or_that_it_is_somebody_elses(name: str, said: Named | None) -> None:
    assert read_name(name) == said
