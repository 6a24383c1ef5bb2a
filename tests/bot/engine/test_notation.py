"""Cards, names and lines of a record: many spellings are read, one is written."""

import pytest

from bot.engine.cards import code
from bot.engine.record import Unreadable, parse, writable_names, write
from bot.engine.record.notation import read_card, read_name, read_suit, write_name

HEAD = "record: 1\nvariant: gambian\nplayers: Awa Binta\nhands: Awa=8H Binta=9C\npile: 5D\nstock: 7H\nturn: Awa\n---\n"


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("8h", "8H"),
        ("Ts", "10S"),
        ("10♠", "10S"),
        ("a♣", "AC"),
        ("q♦", "QD"),
        ("JOKER", "joker"),
        ("j♥", "JH"),
    ],
)
def test_a_card_may_be_spelled_in_several_ways(said: str, written: str) -> None:
    assert code(read_card(said, 1)) == written


@pytest.mark.parametrize("said", ["", "1H", "8", "H8", "8HH", "11C", "jokers"])
def test_what_is_no_card_is_not_read(said: str) -> None:
    with pytest.raises(Unreadable):
        read_card(said, 1)


def test_a_suit_is_a_letter_or_a_sign() -> None:
    assert read_suit("h", 1) is read_suit("♥", 1)


@pytest.mark.parametrize(
    "name", ["Awa", "Awa B", "settle", "deal", "a=b", "a:b", "#1", "a,b", "-", "Łukasz", "名"]
)
def test_a_name_is_read_as_it_was_written(name: str) -> None:
    assert read_name(write_name(name), 1) == name


@pytest.mark.parametrize("word", ['""', '"  "', 'a"b', '"'])
def test_what_is_no_name_is_not_read(word: str) -> None:
    with pytest.raises(Unreadable):
        read_name(word, 1)


def test_display_names_are_made_writable_and_unique() -> None:
    names = ('Bob "the" X', "Awa", "Awa", " ", "two\nlines", "Awa 2")
    made = writable_names(names)
    assert made == ("Bob 'the' X", "Awa", "Awa 2", "?", "two lines", "Awa 2 2")


def test_comments_blank_lines_and_windows_line_ends_mean_nothing() -> None:
    noisy = HEAD.replace("\n", "  # said by nobody\r\n\r\n") + "Awa  play  8h   =♠ # the last\n"
    assert write(parse("\ufeff" + noisy)) == HEAD + "Awa play 8H =S\n"


@pytest.mark.parametrize(
    "line",
    [
        "Awa play 8H =S",
        "Awa play 2C 2D",
        "Awa play joker",
        "Awa draw",
        "Awa pass",
        "Awa call",
        "Awa catch Binta",
        "Awa challenge",
        "settle",
        "Awa name S",
        "Awa leave",
        '"settle" draw',
        '"Awa B" catch "deal"',
        "deal Awa: 2C joker",
        'deal "Awa B" 5: 2C joker',
        "shuffle 10H AS",
    ],
)
def test_every_kind_of_line_is_written_as_it_was_read(line: str) -> None:
    assert write(parse(HEAD + line + "\n")) == HEAD + line + "\n"


def test_a_position_is_written_as_it_was_read() -> None:
    text = """\
record: 1
variant: gambian
options: misplay=catch refill=flip
players: Awa "Binta B" Chidi Dawda Ebou
dealer: Chidi
hands: Awa=8H,2C "Binta B"=AS,KD Chidi=-
pile: 5D 9C 8C
stock: 7H 3S
turn: Awa
suit: H
direction: -1
phase: ARREST
owed: "Binta B"=2
uncalled: "Binta B"
totals: Awa=120
round: 3
sits_out: Ebou
out: Dawda
seed: 00ff
---
"""
    assert write(parse(text)) == text
