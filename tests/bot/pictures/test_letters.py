"""Names of any letters fit, and can be read as far as the font has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.content import Name
from bot.pictures.letters import CUT, STRANGE, fitted, font, has, legible
from bot.pictures.page import DIGIT, TEXT
from bot.text.names import plain_name

POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"


@pytest.mark.parametrize("bold", [False, True])
def test_the_font_has_what_is_needed(bold: bool) -> None:
    face = font(TEXT, bold=bold)
    missing = bytes(face.getmask("\uffff"))
    for letter in POLISH + "♠♥♦♣…▯·–#ЖΩשمกაա":
        assert bytes(face.getmask(letter)) != missing, letter


@pytest.mark.parametrize("bold", [False, True])
def test_digits_are_equally_wide(bold: bool) -> None:
    widths = {font(TEXT, bold=bold).getlength(digit) for digit in "0123456789"}
    assert len(widths) == 1
    assert max(widths) <= DIGIT + 1


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("Ann 🎉🎊🎉", f"Ann {STRANGE}"),
        ("🎉 Ann 🎊", f"{STRANGE} Ann {STRANGE}"),
        ("🎉" * 32, ""),
        ("漢字", ""),
        ("漢字 2", f"{STRANGE} 2"),
        ("A\u200b\u200d\ufe0fB", "AB"),
        ("A\u0336n\u0336n\u0338", "Ann"),
        ("Z\u0301a", "Z\u0301a"),
        ("♥", ""),
        ("♥ Ala", "♥ Ala"),
        ("", ""),
    ],
)
def test_what_the_font_does_not_have_is_one_sign(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_the_sign_for_the_strange_is_in_the_font() -> None:
    assert has(STRANGE)
    assert has(CUT)
    assert not has("漢")


@given(st.text(max_size=64), st.sampled_from(["", "#7", "#256"]), st.integers(150, 900), st.booleans())
def test_whatever_somebody_is_called_fits(text: str, mark: str, width: int, bold: bool) -> None:
    name = Name(legible(plain_name(text)), mark)
    words = fitted(name, TEXT, width, bold=bold)
    assert font(TEXT, bold=bold).getlength(words) <= width
    assert words.endswith(mark)
    assert words == f"{name.text} {mark}".strip() or CUT in words


def test_a_long_name_is_cut_as_late_as_can_be() -> None:
    face = font(TEXT, bold=False)
    words = fitted(Name("W" * 32), TEXT, 300, bold=False)
    assert words.endswith(CUT)
    assert face.getlength(words) <= 300 < face.getlength("W" + words)


def test_a_cut_leaves_no_letter_without_its_marks() -> None:
    name = Name("e\u0323\u0301" * 20)
    for width in range(100, 400, 7):
        assert len(fitted(name, TEXT, width, bold=False).rstrip(CUT)) % 3 == 0
