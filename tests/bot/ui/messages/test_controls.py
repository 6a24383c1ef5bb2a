"""The grammar of custom ids is strict, and writes what it reads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.manager.ids import Stamp, StampKind, TableId
from bot.ui.answers.asking import well_stamped
from bot.ui.messages.controls import LONGEST_CUSTOM_ID, Control, read, whole
from bot.ui.messages.verbs import Verb

controls = st.builds(
    Control,
    st.from_regex(r"[0-9a-z]{1,13}", fullmatch=True).map(TableId),
    st.sampled_from([verb.value for verb in Verb]),
    st.none() | st.builds(Stamp, st.sampled_from(StampKind), st.integers(0, 9_999_999)),
    st.lists(st.from_regex(r"[0-9A-Za-z_\-]{1,20}", fullmatch=True), max_size=2).map(tuple),
)


@given(controls)
def test_reading_is_inverse_to_writing(control: Control) -> None:
    assert len(control.custom_id) <= LONGEST_CUSTOM_ID
    assert read(control.custom_id) == control


@given(st.text())
def test_whatever_is_read_was_written_by_the_grammar(text: str) -> None:
    control = read(text)
    assert control is None or control.custom_id == text


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "lc",
        "lc:k3x9:h1",
        "lc:k3x9:h1:play:8:H:1:2",
        "lc:k3x9:h01:play",
        "lc:k3x9:z1:play",
        "lc:k3x9:h-1:play",
        "lc:k3x9:h1:PLAY",
        "lc:k3x9:h1:play:",
        "lc:k3x9:h1:play\n",
        "xx:k3x9:h1:play",
        "lc:../x:h1:play",
        "lc:k3x9:h１:play",
        "lc:k3x9:h1:play:" + "9" * 200,
    ],
)
def test_a_forged_custom_id_is_not_read(forged: str) -> None:
    assert read(forged) is None


def test_a_move_needs_the_right_kind_of_stamp() -> None:
    bare = Control(TableId("a"), Verb.PLAY, None, ("6",))
    wrong = Control(TableId("a"), Verb.PLAY, Stamp(StampKind.LOBBY, 1), ("6",))
    right = Control(TableId("a"), Verb.PLAY, Stamp(StampKind.HAND, 1), ("6",))
    assert [well_stamped(control, Verb.PLAY) for control in (bare, wrong, right)] == [False, False, True]


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("123456789", 123456789), ("1234567890", None), ("", None)]
    + [(text, None) for text in ("-1", "1 ", "1.5", "x", "\u0663", "\u00b2")],
)
def test_a_number_is_digits_and_not_too_many_of_them(text: str, number: int | None) -> None:
    assert whole(text) == number
