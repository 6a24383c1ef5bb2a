"""Mentions and ids as they are typed."""

import pytest

from bot.ui.messages.mentions import CHANNEL, PERSON, ROLE, meant


@pytest.mark.parametrize(
    ("text", "signs", "found"),
    [
        ("<@12>", PERSON, 12),
        ("<@!12>", PERSON, 12),
        ("<@&12>", PERSON, None),
        ("<@&12>", ROLE, 12),
        ("<@12>", ROLE, None),
        ("<#12>", CHANNEL | ROLE, 12),
        ("<@&12>", CHANNEL | ROLE, 12),
        ("<@12>", CHANNEL | ROLE, None),
        ("12", PERSON, 12),
        ("@12", PERSON, None),
        ("<@12> ", PERSON, None),
        ("<@>", PERSON, None),
        ("<@\u0661>", PERSON, None),
        ("Awa", PERSON, None),
        ("1" * 21, PERSON, None),
    ],
)
def test_what_is_mentioned_has_the_right_sign_and_an_id_needs_none(
    text: str, signs: frozenset[str], found: int | None
) -> None:
    assert meant(text, signs) == found


def test_a_number_that_is_too_short_is_no_id() -> None:
    assert (meant("12", PERSON, shortest=2), meant("12", PERSON, shortest=3)) == (12, None)
    assert meant("<@12>", PERSON, shortest=3) == 12
