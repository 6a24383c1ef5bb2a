"""Why Discord does not let the bot in is said in one line, whatever it answers."""

import discord
import pytest

from bot.ui.connection.login import in_a_line


class Answer:
    """What an error of the library is made of."""

    status, reason = 403, "Forbidden"


@pytest.mark.parametrize(
    ("answered", "line"),
    [
        ("<!DOCTYPE html>\n<html>\n<title>Blocked</title>", "403 Forbidden (error code: 0)"),
        ('  <HTML lang="en"><body>no</body>', "403 Forbidden (error code: 0)"),
        ("too many <things>\nat once", "403 Forbidden (error code: 0): too many <things> at once"),
        ("", "403 Forbidden (error code: 0)"),
    ],
)
def test_a_page_is_cut_off_and_lines_are_joined(answered: str, line: str) -> None:
    error = discord.Forbidden(Answer(), answered)
    assert in_a_line(error) == line
