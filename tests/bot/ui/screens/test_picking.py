"""Several cards of one rank: picked in order, played with one press, and nothing is stored in between."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import CARDS, OF_RANK, Card, Suit, code, parse_card, unsorted
from bot.engine.match import Match
from bot.manager.answers import Done, HandOver, Refusal, Refused
from bot.manager.ids import PersonId, Slot, TableId
from bot.manager.requests import Act, PlayCards, ShowHand
from bot.manager.views import HandView
from bot.ui.messages.controls import LONGEST_CUSTOM_ID, Control, read
from bot.ui.messages.face import AnyFace, Button
from bot.ui.messages.hand import hand_face, page_of
from bot.ui.messages.picks import read_pick, write_pick
from bot.ui.screens.picking import asked_face, picking_face, suit_face
from tests.bot.ui.fakes import FakeManager, refusing
from tests.bot.ui.problems import problems
from tests.bot.ui.stage import Stage, private_words, stage, words_of
from tests.bot.ui.views import TABLE, hand_view, position, table_view

SEVERAL = "hands: Awa={hand} Binta=9C,KD\npile: 3C\nstock: 7H 3S\nturn: Awa\n---\n"


def house(hand: str = "5C,5D,5H,KS,8D,8S", options: str = "") -> Match:
    return position("house", SEVERAL.format(hand=hand), options=options)


def mine(hand: str = "5C,5D,5H,KS,8D,8S", options: str = "") -> HandView:
    return hand_view(house(hand, options))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


def buttons(face: AnyFace | None) -> list[Button]:
    assert face is not None
    return [b for row in face.rows if isinstance(row, tuple) for b in row if isinstance(b, Button)]


def labels(face: AnyFace | None) -> list[str]:
    return [button.label for button in buttons(face)]


ranks = st.sampled_from(CARDS[:13]).map(lambda card: unsorted(OF_RANK[card]))


@given(ranks.flatmap(st.permutations), st.integers(1, 16))
def test_a_pick_is_read_as_it_was_written_and_fits_a_custom_id(alike: list[Card], size: int) -> None:
    picked = tuple(alike[:size])
    written = write_pick(picked)
    assert read_pick(written) == picked
    control = Control(TableId("x" * 32), "play", hand_view(house()).stamps.hand, (written, "C"))
    assert len(control.custom_id) <= LONGEST_CUSTOM_ID
    assert read(control.custom_id) == control


@pytest.mark.parametrize(
    "text", ["", "x", "9999", "224", "-1", "5-", "5-g", "5-00", "5-0" + "1" * 16, "52-0", "5 0", "٣"]
)
def test_what_is_no_pick_is_none(text: str) -> None:
    assert read_pick(text) is None


def test_a_card_that_goes_alone_asks_nothing() -> None:
    view = mine("5C,9S,KS,8D")
    assert asked_face("en", view, cards("5C"), picking=False) is None


def test_a_card_with_company_opens_the_picking() -> None:
    face = asked_face("en", mine(), cards("5C"), picking=False)
    assert labels(face) == ["5♦\ufe0e", "5♥\ufe0e", "Play this one", "Start over"]
    assert face is not None
    assert "5♣\ufe0e (5 of clubs)" in face.text


def test_what_was_picked_stands_in_order_and_what_follows_is_offered() -> None:
    face = asked_face("en", mine(), cards("5C 5H"), picking=True)
    assert labels(face) == ["5♦\ufe0e", "Play these 2", "Start over"]
    assert face is not None
    assert face.text.index("5 of clubs") < face.text.index("5 of hearts")
    assert "Add another" in face.text


def test_the_last_card_picked_still_waits_for_a_press() -> None:
    face = asked_face("en", mine(), cards("5C 5H 5D"), picking=True)
    assert labels(face) == ["Play these 3", "Start over"]


def test_eights_name_their_suit_on_the_same_screen() -> None:
    suits = ["Clubs", "Diamonds", "Hearts", "Spades"]
    assert labels(asked_face("en", mine(), cards("8D"), picking=False)) == ["8♠\ufe0e", *suits, "Start over"]
    assert labels(asked_face("en", mine(), cards("8D 8S"), picking=True)) == [*suits, "Start over"]


def test_eights_that_are_the_last_cards_name_nothing() -> None:
    face = asked_face("en", mine("8D,8S"), cards("8D 8S"), picking=True)
    assert labels(face) == ["Play these 2", "Start over"]


@pytest.mark.parametrize("picked", ["5H", "5H 5C", "5C 8D", "2C"])
def test_what_begins_no_play_is_left_to_the_rules_to_refuse(picked: str) -> None:
    assert asked_face("en", mine(), cards(picked), picking=True) is None


def test_equal_cards_of_two_packs_are_both_shown_and_both_can_be_picked() -> None:
    view = mine("5C,5C,5D,KS", "packs=2")
    assert labels(hand_face("en", view))[:3] == ["5♣\ufe0e", "5♣\ufe0e", "5♦\ufe0e"]
    assert not list(problems(hand_face("en", view)))
    first, second = view.view.hand[:2]
    face = picking_face("en", view, (second,))
    offered = [read(button.custom_id) for button in buttons(face)][:2]
    assert [None if c is None else read_pick(c.arguments[0]) for c in offered] == [
        (second, first),
        (second, parse_card("5D")),
    ]


def test_what_lies_on_top_stands_on_the_screens_that_ask() -> None:
    several = asked_face("en", mine(), cards("5C"), picking=False)
    suit = asked_face("en", mine("5C,9S,KS,8D"), cards("8D"), picking=False)
    for face in (several, suit):
        assert face is not None
        assert "On top: 3♣\ufe0e (3 of clubs). Suit in force: ♣\ufe0e clubs" in face.body


@pytest.mark.parametrize("held", ["8D,KS", "8D,8S,KS"])
def test_going_back_shows_the_page_the_card_stands_on(held: str) -> None:
    others = "2C,3S,4C,5C,6C,7C,9C,XC,JC,QC,KC,AC,2D,3D,4D,5D,6D,7D,9D,XD".replace("X", "10")
    view = mine(f"{others},{held}", "packs=2")
    eight = parse_card("8D")
    page = next(number for number in range(2) if eight in page_of(view.view.hand, number).cards)
    back = read(buttons(asked_face("en", view, (eight,), picking=False))[-1].custom_id)
    assert back is not None
    assert (back.verb, back.arguments) == ("page", (str(page),))
    assert page == 1


def test_sixteen_of_a_rank_fit_on_the_screen() -> None:
    alike = ",".join(code(card) for card in unsorted(OF_RANK[parse_card("8C")]))
    view = mine(f"{alike},KS,QS,JS,9S,7S,6S,4S,2S,AS,3H", "packs=4")
    for size in range(1, 17):
        eights = [card for card in view.view.hand if code(card).startswith("8")]
        face = picking_face("en", view, eights[:size])
        assert not list(problems(face))
    everything = [read_pick(c.arguments[0]) for c in map(read, _pages(view)) if c is not None]
    assert [pick[0] for pick in everything if pick] == list(view.view.hand)


def _pages(view: HandView) -> list[str]:
    faces = (hand_face("en", view, page) for page in range(2))
    return [b.custom_id for face in faces for b in buttons(face) if ":play:" in b.custom_id]


def seated(match: Match) -> FakeManager:
    """Return the manager of a table of two with this match."""
    hands = (hand_view(match, 0), hand_view(match, 1))
    # The stage puts the people of its server into the views.
    view = table_view(match)
    return FakeManager(view, {hand.owner: hand for hand in hands})


def awa(here: Stage) -> HandView:
    return here.manager.hands[PersonId(here.people[0].id)]


def press(view: HandView, verb: str, *arguments: str) -> str:
    return Control(TABLE, verb, view.stamps.hand, arguments).custom_id


async def test_cards_are_picked_in_the_direct_message_and_played_in_their_order() -> None:
    async with stage(seated(house()), people=2) as here:
        person, view = here.people[0].user, awa(here)
        message = await here.hand_message(0)
        await person.click(message, custom_id=press(view, "play", write_pick(cards("5C"))))
        await person.click(await here.direct(0), custom_id=press(view, "pick", write_pick(cards("5C 5H"))))
        shown = await here.direct(0)
        assert shown.id == message.id
        assert "Picked, in this order" in shown.content
        await person.click(shown, label="Play these 2")
        *looks, request = here.manager.requests
        assert all(isinstance(look, ShowHand) and look.stamp == view.stamps.hand for look in looks)
        assert isinstance(request, Act)
        assert request.move == PlayCards(cards("5C 5H"))
        assert request.stamp == view.stamps.hand


async def test_eights_are_picked_and_named_with_one_press_more() -> None:
    async with stage(seated(house()), people=2) as here:
        person, view = here.people[0].user, awa(here)
        message = await here.hand_message(0)
        await person.click(message, custom_id=press(view, "play", write_pick(cards("8S"))))
        await person.click(await here.direct(0), custom_id=press(view, "pick", write_pick(cards("8S 8D"))))
        await person.click(await here.direct(0), label="Hearts")
        request = here.manager.requests[-1]
        assert isinstance(request, Act)
        assert request.move == PlayCards(cards("8S 8D"), Suit.H)


async def test_starting_over_shows_the_hand_again() -> None:
    async with stage(seated(house()), people=2) as here:
        person, view = here.people[0].user, awa(here)
        message = await here.hand_message(0)
        await person.click(message, custom_id=press(view, "play", write_pick(cards("5C"))))
        await person.click(await here.direct(0), label="Start over")
        assert "What fits" in str((await here.direct(0)).embeds[0].description)
        assert not [request for request in here.manager.requests if isinstance(request, Act)]


async def test_a_pick_of_an_old_hand_does_nothing_and_says_so() -> None:
    async with stage(seated(house()), people=2) as here:
        old = awa(here)
        message = await here.hand_message(0)
        assert old.stamps.hand is not None
        newer = replace(old.stamps, hand=replace(old.stamps.hand, number=99))
        here.manager.hands[old.owner] = replace(old, stamps=newer)
        here.manager.answers = refusing(Refusal.MOVED_ON)
        result = await here.people[0].user.click(
            message,
            custom_id=press(old, "play", write_pick(cards("5C"))),
        )
        assert "moved on" in private_words(result)


async def test_a_table_that_moves_on_while_a_card_is_picked_is_told() -> None:
    async with stage(seated(house()), people=2) as here:
        view, message = awa(here), await here.hand_message(0)
        edit = HandOver(Slot(TABLE, 0), 3)
        here.manager.answers = lambda _: Refused(Refusal.MOVED_ON, hand=view, edit=edit)
        await here.people[0].user.click(message, custom_id=press(view, "play", write_pick(cards("5C"))))
        shown = await here.direct(0)
        assert "moved on" in words_of(shown.content, shown.embeds)
        assert here.manager.edits == [(edit, True)]


async def test_the_screen_is_written_by_the_press_alone_while_it_is_lent() -> None:
    async with stage(seated(house()), people=2) as here:
        view, message = awa(here), await here.hand_message(0)
        edit = HandOver(Slot(TABLE, 0), 3)
        here.manager.answers = lambda _: Done(here.manager.view, view, edit=edit)
        await here.people[0].user.click(message, custom_id=press(view, "play", write_pick(cards("5C"))))
        assert "Picked" in (await here.direct(0)).content
        assert here.manager.edits == [(edit, True)]


@pytest.mark.parametrize("picked", ["8D", "5C"])
def test_whoever_chooses_sees_that_it_is_his_turn_and_how_long_is_left(picked: str) -> None:
    view = mine()
    chosen = cards(picked)

    def words(shown: HandView) -> str:
        face = suit_face("en", shown, *chosen) if picked == "8D" else picking_face("en", shown, chosen)
        return face.text

    assert words(view).startswith("**Your turn**; time runs out <t:1700000000:R>. ")
    assert words(replace(view, due=None)).startswith("**Your turn.** ")
    others = replace(view.view, table=replace(view.view.table, turn=1))
    assert "Your turn" not in words(replace(view, view=others))
