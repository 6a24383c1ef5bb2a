"""Names cannot do harm."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import names
from bot.text.names import (
    LONGEST_NAME,
    LONGEST_READ,
    LONGEST_TITLE,
    MOST_MARKS,
    NAMELESS,
    plain_name,
    plain_title,
    safe_name,
    safe_title,
)

EVIL = [
    "*_~|>#[x](y)",
    "```js",
    "@everyone",
    "<@123456789012345678>",
    "<#123>",
    "\u202egnp.exe",
    "a\u200bb",
    "\u3164\u115f",
    "💀" * 32,
    "H\u0335\u0327\u0300e\u0301\u0302\u0303",
    "https://example.com",
    "# big",
    "-# small",
    "line\nbreak",
    "discord.gg/evil",
    "<t:0:R>",
    "\u0e01" + "\u0e47" * 30,
    "\ufdfa" * 30,
]


@pytest.mark.parametrize("name", EVIL)
def test_an_evil_name_is_tamed(name: str) -> None:
    tame = plain_name(name)
    assert 1 <= len(tame) <= LONGEST_NAME
    assert "@" not in safe_name(name)
    assert "\n" not in tame


@given(st.text())
def test_every_name_is_short_visible_and_pings_nobody(name: str) -> None:
    tame = plain_name(name)
    assert 1 <= len(tame) <= LONGEST_NAME
    assert tame == tame.strip()
    assert not {unicodedata.category(letter) for letter in tame} & {"Cc", "Cf", "Zl", "Zp"}
    assert "@" not in tame


@given(st.text(alphabet="\\`*_~|<>#[]():+-/ab "))
def test_markdown_in_a_name_is_escaped(name: str) -> None:
    text = safe_name(name)
    kept = text.replace("\\\\", "")
    for position, letter in enumerate(kept):
        if letter in "`*_~|<>#[]()/":
            assert kept[position - 1] == "\\"


@pytest.mark.parametrize(
    "unseen", ["\u200b\u3164", "\ufe0f\ufe0f", "\u0301", "\U000e0101", "\U0001d159", "\u180b \u180b", ""]
)
def test_a_name_of_nothing_visible_gets_a_sign(unseen: str) -> None:
    assert plain_name(unseen) == NAMELESS


@pytest.mark.parametrize("mark", ["\u0335", "\u0e47", "\u0e49", "\u20dd", "\u0301"])
def test_marks_pile_up_to_no_tower(mark: str) -> None:
    assert plain_name("\u0e01" + mark * 20).count(mark) <= MOST_MARKS


def test_so_much_as_can_be_typed_is_tamed_at_once_and_not_remembered_whole() -> None:
    long = "\ufdfa" * 6000
    assert plain_name(long) == plain_name(long[:LONGEST_READ])
    before = names._plain.cache_info().currsize
    assert safe_name("x" * 6000) == safe_name("x" * LONGEST_READ + "y")
    assert names._plain.cache_info().currsize <= before + 1


def test_ordinary_names_stay_as_they_are() -> None:
    assert [plain_name(name) for name in ("Awa", "José", "李小龍", "O'Neil", "Łukasz K.")] == [
        "Awa",
        "José",
        "李小龍",
        "O'Neil",
        "Łukasz K.",
    ]


@given(st.text())
def test_a_title_is_the_same_with_its_signs_escaped(title: str) -> None:
    assert re.sub(r"\\(.)", r"\1", safe_title(title)) == plain_title(title)
    assert plain_title(plain_title(title)) == plain_title(title)
    assert 0 < len(plain_title(title)) <= LONGEST_TITLE


@pytest.mark.parametrize("evil", EVIL)
def test_a_title_does_no_more_harm_than_a_name(evil: str) -> None:
    assert safe_title(evil).startswith(safe_name(evil))
    assert len(plain_title("x" * 100)) == LONGEST_TITLE
