"""A seventh variant is one file of data: everything else takes it up as it is."""

import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.engine.cards import Rank
from bot.engine.match import new_match
from bot.engine.record import document, parse, replay, transcribe, write
from bot.engine.rules import ruleset, variants
from bot.engine.variants import VARIANTS, checked
from bot.engine.vocabulary import Asks, Skips
from bot.manager.requests import Join, OpenTable, SetVariant, Start
from bot.manager.terms import Terms
from bot.manager.views import Stage
from bot.text.rules_page import rules_pages
from bot.ui.messages.hand import hand_face
from bot.ui.messages.table import table_face
from bot.ui.screens.options import options_face
from tests.bot.engine.games import Walk
from tests.bot.manager.hall import AWA, BINTA, PLACE, Hall, done
from tests.bot.ui.views import hand_view, position, table_view
from tests.seventh.pesten import VARIANT

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pesten(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The seventh variant among the six."""
    monkeypatch.setitem(VARIANTS, VARIANT.name, checked(VARIANT, "pesten"))
    yield VARIANT.name
    assert VARIANT in variants()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall with the bot started."""
    hall = Hall(tmp_path / "last-card.db", Terms(call_grace=0, fresh_press=100_000))
    await hall.open()
    yield hall
    await hall.close()


def test_all_properties_hold_for_it() -> None:
    plugins = ["-p", "no:cacheprovider", "-p", "tests.seventh.plugin", "--hypothesis-profile=few"]
    command = [sys.executable, "-m", "pytest", "-q", *plugins]
    files = ["tests/bot/engine/test_properties.py", "tests/bot/engine/test_record_properties.py"]
    run = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]


def test_its_rules_are_written_from_its_data(pesten: str) -> None:
    words = "\n".join(rules_pages("en", ruleset(pesten, 4)))
    assert "Jacks" in words
    assert "If the first card is an 8" not in words


@pytest.mark.parametrize("seed", range(5))
def test_a_record_of_it_is_the_match(pesten: str, seed: int) -> None:
    walk = Walk(ruleset(pesten, 4), seed, wild=0.0, leavers=0.0, most=2000)
    actions = [action for _, action, _ in walk]
    begun = new_match(walk.rules, dealer=Random(seed).randrange(4), seed=seed.to_bytes(4, "big"))
    text = write(transcribe(begun, actions, ["Awa", "Binta", "Chidi", "Dawda"]))
    told = document(replay(parse(text), strict=True))
    assert told["variant"] == pesten
    assert told["match"]["over"]
    assert list(told["match"]["totals"].values()) == walk.match.totals


async def test_a_lobby_offers_it_and_a_match_of_it_is_played(pesten: str, hall: Hall) -> None:
    hall.table = done(await hall.manager.handle(OpenTable(asker=hall.asker(AWA), place=PLACE))).table.id
    done(await hall.ask(SetVariant, AWA, variant=pesten, options={}))
    done(await hall.ask(Join, BINTA))
    assert table_face("en", await hall.view()).title
    assert options_face("en", await hall.view()).rows
    done(await hall.ask(Start, AWA))
    while (await hall.view()).stage is Stage.PLAYING:
        table_face("en", await hall.view())
        hand_face("en", await hall.hand(AWA))
        done(await hall.move())
    assert (await hall.view()).winners


@pytest.mark.parametrize(("variant", "answers"), [("gambian", "an ace"), ("royal", "a king")])
def test_what_is_asked_for_is_called_by_its_name(
    monkeypatch: pytest.MonkeyPatch, variant: str, answers: str
) -> None:
    gambian = VARIANTS["gambian"]
    powers = {**gambian.powers, Rank.ACE: Skips(), Rank.KING: Asks(2)}
    monkeypatch.setitem(VARIANTS, "royal", replace(gambian, name="royal", powers=powers))
    said = "hands: Awa=KC,AC,3D Binta=4C,5C\nstock: 6S 7S\nturn: Awa\nphase: ANSWER_ACE\n"
    pile = {"gambian": "pile: KH AH\n---\n", "royal": "pile: AH KH\n---\n"}[variant]
    asked = position(variant, said + pile, options="misplay=reject")
    hand = hand_face("en", hand_view(asked, 0), asked_for=False).text
    table = table_face("en", table_view(asked, names=("Awa", "Binta")))
    assert f"Answer with {answers};" in hand
    assert ("Are you strong?" in hand) is (variant == "gambian")
    assert f"is asked for {answers}." in table.text
    assert f"What answers: {answers}." in table.body
