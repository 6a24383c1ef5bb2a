"""Which emojis there are is asked once; without them, and where Discord does not know one, cards are text."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.manager.errors import ShowingError
from bot.manager.ids import PersonId
from bot.manager.requests import Asker
from bot.manager.tables.choices import CardStyle
from bot.ui.messages.face import Emoji
from bot.ui.pictures.emojis import LOOK_AGAIN, NO_PICTURES, Emojis, decks
from tests.bot.ui.decks import EMOJIS, FOUR, TWO
from tests.bot.ui.fakes import playing
from tests.bot.ui.stage import Stage, stage


class Clock:
    """Tells the time it is told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Http:
    """Answers which emojis there are, or does not."""

    def __init__(self) -> None:
        self.asked = 0
        self.emojis: list[Emoji] = list(EMOJIS)
        self.fault: Exception | None = None

    async def get_application_emojis(self, _: int) -> dict[str, Any]:
        self.asked += 1
        if self.fault is not None:
            raise self.fault
        return {"items": [{"id": str(emoji.id), "name": emoji.name} for emoji in self.emojis]}


class Asked:
    """A client with nothing but a way to ask."""

    application_id = 5

    def __init__(self) -> None:
        self.http = Http()


@pytest.fixture
def clock() -> Clock:
    """A clock that stands."""
    return Clock()


@pytest.fixture
def asked() -> Asked:
    """A client in front of a Discord that has all emojis."""
    return Asked()


@pytest.fixture
def emojis(asked: Asked, clock: Clock) -> Emojis:
    """What is known before anything was asked."""
    return Emojis(asked, clock)  # type: ignore[arg-type]


async def settled(emojis: Emojis) -> None:
    assert emojis._looking is not None
    await emojis._looking


async def test_each_style_has_its_deck_and_text_has_none(emojis: Emojis) -> None:
    assert emojis.deck(CardStyle.FOUR) == NO_PICTURES
    await emojis.look()
    assert emojis.deck(CardStyle.FOUR) == FOUR
    assert emojis.deck(CardStyle.TWO) == TWO
    assert emojis.deck(CardStyle.TEXT) == NO_PICTURES


async def test_it_is_asked_once(emojis: Emojis, asked: Asked, clock: Clock) -> None:
    await emojis.look()
    clock.now = 10 * LOOK_AGAIN
    for style in CardStyle:
        emojis.deck(style)
    assert asked.http.asked == 1
    assert emojis._looking is None


@pytest.mark.parametrize("fault", [OSError("no way"), TimeoutError(), discord.RateLimited(60)])
async def test_a_discord_that_does_not_tell_is_asked_again_after_a_while(
    emojis: Emojis, asked: Asked, clock: Clock, fault: Exception
) -> None:
    asked.http.fault = fault
    await emojis.look()
    assert emojis.deck(CardStyle.FOUR) == NO_PICTURES
    asked.http.fault = None
    emojis.deck(CardStyle.FOUR)
    assert emojis._looking is None, "not at once"
    clock.now = LOOK_AGAIN
    emojis.deck(CardStyle.FOUR)
    emojis.deck(CardStyle.FOUR)
    await settled(emojis)
    assert asked.http.asked == 2
    assert emojis.deck(CardStyle.FOUR) == FOUR


async def test_where_one_is_in_doubt_all_are_asked_for_again_but_not_with_every_message(
    emojis: Emojis, asked: Asked, clock: Clock
) -> None:
    await emojis.look()
    asked.http.emojis = []
    emojis.doubt()
    assert emojis._looking is None
    clock.now = LOOK_AGAIN
    emojis.doubt()
    await settled(emojis)
    emojis.doubt()
    assert asked.http.asked == 2
    assert emojis.deck(CardStyle.FOUR) == NO_PICTURES


async def test_what_was_known_holds_while_discord_does_not_tell(
    emojis: Emojis, asked: Asked, clock: Clock
) -> None:
    await emojis.look()
    asked.http.fault, clock.now = OSError("no way"), LOOK_AGAIN
    emojis.doubt()
    await settled(emojis)
    assert emojis.deck(CardStyle.FOUR) == FOUR


def test_the_newest_of_two_counts_and_those_of_others_do_not() -> None:
    old, new = Emoji(1, "lc4_8D_aaaaaa"), Emoji(2, "lc4_8D_bbbbbb")
    others = (Emoji(3, "smile"), Emoji(4, "lc4_8D"))
    assert decks((new, *others, old)) == {CardStyle.FOUR: {"8D": new}, CardStyle.TWO: {}}


def uploaded(here: Stage) -> dict[int, str]:
    """Have Discord know all emojis, by numbers of its own, and the bot know that."""
    emojis = [here.env.backend.create_application_emoji(emoji.name) for emoji in EMOJIS]
    here.client.cards._decks = decks(Emoji(emoji.id, emoji.name) for emoji in emojis)
    return {emoji.id: emoji.name for emoji in emojis}


def ids_on(message: discord.Message) -> list[int]:
    """Return the ids of the application's emojis on the buttons of a message."""
    return [
        button.emoji.id
        for row in message.components
        for button in getattr(row, "children", ())
        if button.emoji is not None and button.emoji.id is not None
    ]


async def set_own(here: Stage, number: int, style: CardStyle) -> None:
    person = PersonId(here.people[number].id)
    assert (
        await here.manager.preferences.set_own(
            Asker(person=person, name="x", receipt=style), "own_cards", style
        )
        is None
    )


async def test_hands_are_as_their_owner_wants_them() -> None:
    async with stage(playing()) as here:
        names = uploaded(here)
        for style, colours in ((CardStyle.FOUR, {"lc4", "lc_"}), (CardStyle.TWO, {"lc2", "lc_"})):
            await set_own(here, 1, style)
            hand = await here.hand_message(1)
            assert {names[number][:3] for number in ids_on(hand)} <= colours
            assert ids_on(hand)
            assert "<:lc" in str(hand.embeds[0].description)
        await set_own(here, 1, CardStyle.TEXT)
        hand = await here.hand_message(1)
        assert ids_on(hand) == []
        assert "<:lc" not in str(hand.embeds[0].description)


async def test_the_table_is_as_its_server_wants_it() -> None:
    async with stage(playing()) as here:
        uploaded(here)
        assert "<:lc" in str((await here.table_message()).embeds[0].description)
        guild = here.manager.view.place.guild_id or 0
        boss = Asker(
            person=PersonId(here.people[1].id), name="x", receipt="r", moderator=True, guild_id=guild
        )
        assert await here.manager.preferences.set_server(boss, guild, "cards", CardStyle.TEXT) is None
        assert "<:lc" not in str((await here.table_message()).embeds[0].description)


def refusal(words: str, code: int = 50035) -> discord.HTTPException:
    answer = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(answer, {"code": code, "message": words})


def shows(message: discord.Message) -> list[str | None]:
    return [button.label for row in message.components for button in getattr(row, "children", ())]


async def test_an_emoji_discord_does_not_know_is_left_out_and_all_are_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with stage(playing()) as here:
        uploaded(here)
        send, sent = here.client.http.send_message, 0

        async def refused_once(*args: Any, **options: Any) -> Any:
            nonlocal sent
            sent += 1
            if sent == 1:
                raise refusal("Invalid Form Body\nIn components.0.components.0.emoji.id: Invalid emoji")
            return await send(*args, **options)

        doubted: list[bool] = []
        monkeypatch.setattr(here.client.cards, "doubt", lambda: doubted.append(True))
        monkeypatch.setattr(here.client.http, "send_message", refused_once)
        hand = await here.hand_message(1)
        assert sent == 2
        assert ids_on(hand) == []
        assert len(shows(hand)) > 2
        assert doubted


@pytest.mark.parametrize(
    ("words", "pictures"),
    [("Invalid Form Body\nIn content: too long", True), ("In emoji.id: Invalid emoji", False)],
)
async def test_what_is_wrong_otherwise_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, words: str, *, pictures: bool
) -> None:
    async with stage(playing()) as here:
        sent = 0
        if pictures:
            uploaded(here)

        async def refused(*_: Any, **__: Any) -> Any:
            nonlocal sent
            sent += 1
            raise refusal(words)

        monkeypatch.setattr(here.client.http, "send_message", refused)
        with pytest.raises(ShowingError):
            await here.hand_message(1)
        assert sent == 1
