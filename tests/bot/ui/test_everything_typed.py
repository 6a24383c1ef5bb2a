"""Everything that can be pressed, chosen, filled in or reacted with can be typed too."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import pytest
from discord import app_commands

import bot.ui
from bot.ui.connection.client import LastCardClient
from bot.ui.leagues.controls import LeagueVerb
from bot.ui.messages.buttons import BELL, SIREN, WARNING
from bot.ui.messages.verbs import Verb
from bot.ui.screens.privacy import PrivacyVerb
from bot.ui.screens.statistics_controls import BoardVerb
from tests.bot.ui.stage import EXTENSIONS


class By(NamedTuple):
    """A command, with the options it takes."""

    command: str
    options: tuple[str, ...] = ()


AT_TABLES: Final[Mapping[Verb, By]] = {
    Verb.JOIN: By("join", ("table",)),
    Verb.LEAVE: By("table leave", ("table",)),
    Verb.ADD_COMPUTER: By("computer", ("table",)),
    Verb.REMOVE_COMPUTER: By("computer", ("remove",)),
    Verb.STRENGTH: By("computer", ("strength",)),
    Verb.OPTIONS: By("options", ("table",)),
    Verb.OPTION: By("options", ("options",)),
    Verb.PRESET: By("options", ("variant", "preset")),
    Verb.CLOCK: By("options", ("clock",)),
    Verb.RULES: By("rules", ("table",)),
    Verb.START: By("start", ("table",)),
    Verb.HAND: By("hand", ("table",)),
    # Turns the pages of a hand, all of which stands in words on each.
    Verb.PAGE: By("hand", ("table",)),
    Verb.PLAY: By("play", ("card", "suit")),
    Verb.PICK: By("play", ("more",)),
    Verb.NAME: By("suit", ("suit",)),
    Verb.DRAW: By("draw"),
    Verb.PASS: By("pass"),
    Verb.CALL: By("lastcard"),
    Verb.CATCH: By("catch", ("player",)),
    Verb.CHALLENGE: By("challenge"),
    Verb.NEXT: By("deal"),
    Verb.DEAL: By("deal", ("cards",)),
    Verb.REMATCH: By("start", ("table",)),
    Verb.RESUME: By("table resume"),
    Verb.FOLLOW: By("table follow", ("stop",)),
    Verb.AGREE: By("agree"),
    Verb.OBJECT: By("agree", ("no",)),
    Verb.RECORD: By("table record"),
    Verb.REVIEW: By("table review", ("table",)),
    Verb.REPLAY: By("replay", ("step", "seat")),
    Verb.SETTINGS: By("settings server"),
    Verb.SETTING: By("settings me", ("setting", "value")),
    Verb.UNSAVE: By("settings server", ("delete",)),
}
OF_LEAGUES: Final[Mapping[LeagueVerb, By]] = {
    LeagueVerb.ENTER: By("league join"),
    LeagueVerb.LEAVE: By("league leave", ("sure",)),
    LeagueVerb.CHECK_IN: By("league checkin"),
    LeagueVerb.STANDINGS: By("league table", ("part", "page")),
    LeagueVerb.STAGES: By("league table", ("part", "page")),
    LeagueVerb.PICTURE: By("league picture", ("page", "light")),
    LeagueVerb.ENTRANTS: By("league table", ("part", "page")),
    LeagueVerb.LOG: By("league table", ("part", "page")),
    LeagueVerb.RULES: By("league table", ("part", "page")),
    LeagueVerb.RESULT: By("league result", ("match", "first", "second", "eighth")),
    LeagueVerb.SURE: By("league reopen", ("sure",)),
    LeagueVerb.END: By("league end", ("sure", "others")),
    LeagueVerb.FORM: By("league create", ("variant", "preset", "terms", "until")),
    LeagueVerb.OPTIONS: By("league create", ("terms",)),
    LeagueVerb.OPTION: By("league create", ("terms",)),
    LeagueVerb.POINTS: By("league create", ("terms",)),
    LeagueVerb.CREATE: By("league create", ("sure",)),
}
OF_STATISTICS: Final[Mapping[str, By]] = {
    "person": By("stats", ("player", "variant", "show")),
    BoardVerb.PAGE: By("leaderboard", ("page",)),
    BoardVerb.POST: By("leaderboard", ("show",)),
}
OF_PRIVACY: Final[Mapping[PrivacyVerb, By]] = {
    PrivacyVerb.EXPORT: By("privacy", ("what",)),
    PrivacyVerb.DELETE: By("privacy", ("what",)),
    PrivacyVerb.SURE: By("privacy", ("sure",)),
}
REACTIONS: Final[Mapping[str, By]] = {
    BELL: By("lastcard"),
    SIREN: By("catch"),
    WARNING: By("challenge"),
}
MARKS: Final = {"lcl:": OF_LEAGUES, "lcs:": OF_STATISTICS, "lcp:": OF_PRIVACY}
"""What the custom ids of controls begin with, beside those of tables."""
PAIRS: Final[Mapping[Any, By]] = {
    (mark, verb): by
    for mark, table in ({"lc:": AT_TABLES, **MARKS, "reaction": REACTIONS}).items()
    for verb, by in table.items()  # type: ignore[attr-defined]
}


def test_every_control_has_something_typed_beside_it() -> None:
    """Whoever adds a control says here how else the same is done; there is no control without."""
    assert set(AT_TABLES) == set(Verb)
    assert set(OF_LEAGUES) == set(LeagueVerb)
    assert set(OF_STATISTICS) == {"person", *BoardVerb}
    assert set(OF_PRIVACY) == set(PrivacyVerb)


def test_there_are_no_controls_but_these() -> None:
    found = pkgutil.walk_packages(bot.ui.__path__, "bot.ui.")
    modules = [importlib.import_module(each.name) for each in found]
    marks = {module.MARK for module in modules if hasattr(module, "MARK")}
    assert marks == set(MARKS)


def leaves(tree: app_commands.CommandTree[Any]) -> Iterator[tuple[str, app_commands.Command[Any, ..., Any]]]:
    """Yield every command with its full name."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command.qualified_name, command


@pytest.mark.parametrize("what", PAIRS, ids=str)
async def test_what_is_typed_exists_with_its_options(what: Any) -> None:
    client, by = LastCardClient(), PAIRS[what]
    for name in EXTENSIONS:
        await client.load_extension(name)
    command = dict(leaves(client.tree))[by.command]
    assert set(by.options) <= {option.name for option in command.parameters}
