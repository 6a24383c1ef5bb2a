"""Records that cannot be read: every kind of fault, with the line it stands in (RULES §9.1 entries 3, 9 and 11)."""

import pytest

from bot.engine.cards import code, pack
from bot.engine.record import Slug, Unreadable, parse, replay

PACK = " ".join(code(card) for card in pack(packs=1, jokers=2))
POSITION = """\
record: 1
variant: gambian
options: misplay=reject
players: Awa Binta Chidi
hands: Awa=8H,9C Binta=AS,KD Chidi=3C,9D
pile: 5D 9S
stock: 7H 3S
turn: Awa
---
"""
DEALT = f"""\
record: 1
variant: gambian
options: misplay=reject hand_size=2
players: Awa Binta
dealer: Binta
deck: {PACK}
---
"""
EMPTY_STOCK = POSITION.replace("stock: 7H 3S", "stock: 7H")
ROUND_OVER = """\
record: 1
variant: gambian
options: misplay=reject
players: Awa Binta Chidi
hands: Awa=9C Binta=AS,KD Chidi=3C,9D
pile: 5D 9S
stock: 7H 3S
turn: Awa
---
Awa play 9C
"""


def fault(text: str) -> tuple[int, Slug]:
    """Return the line and the kind of fault of a record that cannot be read."""
    with pytest.raises(Unreadable) as raised:
        replay(parse(text))
    return raised.value.line, raised.value.slug


def changed(text: str, old: str, new: str) -> str:
    """Change one place of a record, which has to be there."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "slug"),
    [
        ("record: 1", "record: 2", 1, Slug.BAD_VERSION),
        ("record: 1\n", "", 1, Slug.BAD_HEADER),
        ("record: 1\n", "variant: gambian\nrecord: 1\n", 1, Slug.BAD_HEADER),
        ("turn: Awa", "turn: Awa\nturn: Awa", 9, Slug.BAD_HEADER),
        ("turn: Awa", "turn: Awa\ncolour: red", 9, Slug.BAD_HEADER),
        ("turn: Awa", "turn: Awa\nseed: xyz", 9, Slug.BAD_HEADER),
        ("turn: Awa", "turn: Awa\ndealer: Awa\ndeck: 8H", 5, Slug.BAD_HEADER),
        ("variant: gambian\n", "", 8, Slug.MISSING),
        ("players: Awa Binta Chidi\n", "", 8, Slug.MISSING),
        ("turn: Awa\n", "", 8, Slug.MISSING),
        ("stock: 7H 3S\n", "", 8, Slug.MISSING),
        ("---\n", "", 9, Slug.MISSING),
        ("gambian", "martian", 2, Slug.BAD_VARIANT),
        ("misplay=reject", "misplay=maybe", 3, Slug.BAD_OPTION),
        ("misplay=reject", "multi_play=on", 3, Slug.BAD_OPTION),
        ("misplay=reject", "hand_size=18", 3, Slug.BAD_OPTION),
        ("misplay=reject", "misplay", 3, Slug.BAD_OPTION),
        ("misplay=reject", "misplay=reject misplay=catch", 3, Slug.BAD_OPTION),
        ("turn: Awa", "turn: Zainab", 8, Slug.BAD_NAME),
        ("turn: Awa", "turn: Awa Binta", 8, Slug.BAD_NAME),
        ("Awa Binta Chidi", "Awa Awa Chidi", 4, Slug.BAD_NAME),
        ("Awa Binta Chidi", 'Awa "Binta Chidi', 4, Slug.BAD_NAME),
        ("Awa=8H,9C", "Zainab=8H,9C", 5, Slug.BAD_NAME),
        ("Awa Binta Chidi", "Awa Binta Chidi D E F G H I", 4, Slug.BAD_SEATS),
        ("9S", "11S", 6, Slug.BAD_CARD),
        ("8H,9C", "8H,", 5, Slug.BAD_CARD),
        ("turn: Awa", "turn: Awa\nsuit: X", 9, Slug.BAD_SUIT),
        ("turn: Awa", "turn: Awa\nsuit", 9, Slug.BAD_LINE),
        ("7H 3S", "7H 8H", 7, Slug.CARD_TWICE),
        ("7H 3S", "joker joker joker", 7, Slug.CARD_TWICE),
    ],
)
def test_a_faulty_header_is_named_with_its_line(old: str, new: str, line: int, slug: Slug) -> None:
    assert fault(changed(POSITION, old, new)) == (line, slug)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn: Awa", "turn: Awa\nsuit: H"),
        ("turn: Awa", "turn: Awa\ndirection: 2"),
        ("turn: Awa", "turn: Awa\nphase: LUNCH"),
        ("turn: Awa", "turn: Awa\nphase: NAME_SUIT"),
        ("turn: Awa", "turn: Awa\nphase: ANSWER_ACE"),
        ("turn: Awa", "turn: Awa\nphase: ANSWER_DRAW\npending: 2"),
        ("turn: Awa", "turn: Awa\nphase: ANSWER_SKIP"),
        ("turn: Awa", "turn: Awa\nphase: ARREST"),
        ("turn: Awa", "turn: Awa\npending: 2"),
        ("turn: Awa", "turn: Awa\npending: many"),
        ("turn: Awa", "turn: Awa\nround: " + "9" * 5000),
        ("turn: Awa", "turn: Awa\nowed: Binta=2"),
        ("turn: Awa", "turn: Awa\nuncalled: Binta"),
        ("turn: Awa", "turn: Awa\ndrawn: 3"),
        ("turn: Awa", "turn: Awa\ntotals: Awa=10"),
        ("turn: Awa", "turn: Awa\nround: 0"),
        ("turn: Awa", "turn: Awa\nout: Binta"),
        ("turn: Awa", "turn: Awa\nsits_out: Binta"),
        ("turn: Awa", "turn: Awa\nopen: maybe"),
        ("8H,9C Binta=AS,KD Chidi=3C,9D", "8H,9C\nout: Binta\nsits_out: Chidi"),
        (" Chidi=3C,9D", ""),
        (" Chidi=3C,9D", " Chidi=-"),
        (" Chidi=3C,9D", " Chidi"),
        ("stock: 7H 3S", "stock: -"),
        ("pile: 5D 9S", "pile: -"),
    ],
)
def test_a_position_that_cannot_arise_is_unreadable(old: str, new: str) -> None:
    assert fault(changed(POSITION, old, new))[1] == Slug.BAD_POSITION


def test_nobody_is_to_move_who_is_out() -> None:
    assert fault(POSITION.replace(" Chidi=3C,9D", "\nout: Chidi").replace("turn: Awa", "turn: Chidi")) == (
        9,
        Slug.BAD_POSITION,
    )


def test_no_last_card_waits_for_objections_where_wrong_cards_are_refused() -> None:
    text = POSITION.replace("Awa=8H,9C", "Awa=-").replace("turn: Awa", "turn: Binta\nphase: ARREST")
    assert fault(text) == (9, Slug.BAD_POSITION)


def test_only_those_are_asked_who_can_answer() -> None:
    asked = POSITION.replace("turn: Awa", "turn: Binta\nphase: ANSWER_ACE").replace("5D 9S", "5D AH")
    replay(parse(asked))
    assert fault(asked.replace("AS,KD", "QS,KD")) == (9, Slug.BAD_POSITION)
    single = asked.replace("AS,KD", "AS").replace("misplay=reject", "misplay=reject finish_on_power=forbid")
    assert fault(single) == (9, Slug.BAD_POSITION)


def test_one_player_is_too_few() -> None:
    assert fault(changed(DEALT, "Awa Binta", "Binta")) == (4, Slug.BAD_SEATS)


def test_a_deck_has_to_be_the_whole_pack() -> None:
    assert fault(changed(DEALT, " joker joker", " joker")) == (6, Slug.BAD_DECK)
    assert fault(changed(DEALT, " joker joker", " joker 2C")) == (6, Slug.BAD_DECK)


@pytest.mark.parametrize(
    "said", ["Awa dance", "Awa play", "Awa draw 2", "Awa catch", "Awa play =H", "settle now", "Awa"]
)
def test_a_line_that_is_no_action_is_unreadable(said: str) -> None:
    assert fault(POSITION + said + "\n") == (10, Slug.BAD_ACTION)


def test_a_card_or_a_suit_that_does_not_exist_makes_an_action_unreadable() -> None:
    assert fault(POSITION + "\nAwa play 1H\n") == (11, Slug.BAD_CARD)
    assert fault(POSITION + "Awa play 8H =X\n") == (10, Slug.BAD_SUIT)


@pytest.mark.parametrize(
    ("said", "slug"),
    [
        (f"deal Awa 2: {PACK}", Slug.BAD_DEAL),
        ("deal Awa 2", Slug.BAD_DEAL),
        ("deal Awa 2:", Slug.BAD_DECK),
        ("shuffle 2C 3C", Slug.BAD_SHUFFLE),
        ("shuffle", Slug.BAD_SHUFFLE),
    ],
)
def test_a_deal_or_a_shuffle_at_a_wrong_time_is_unreadable(said: str, slug: Slug) -> None:
    assert fault(POSITION + said + "\n") == (10, slug)


@pytest.mark.parametrize(
    ("said", "slug"),
    [
        (f"deal Zainab 2: {PACK}", Slug.BAD_DEAL),
        (f"deal Chidi 2: {PACK}", Slug.BAD_DEAL),
        (f"deal Awa 27: {PACK}", Slug.BAD_DEAL),
        ("deal Awa 2: 2C 3C", Slug.BAD_DECK),
    ],
)
def test_a_next_round_that_cannot_be_dealt_is_unreadable(said: str, slug: Slug) -> None:
    assert fault(ROUND_OVER + said + "\n") == (11, slug)


def test_a_refill_without_seed_or_shuffle_line_is_unreadable() -> None:
    text = changed(changed(EMPTY_STOCK, "Awa=8H,9C", "Awa=3H,4C"), "pile: 5D 9S", "pile: 5D 6D 9S")
    assert fault(text + "Awa draw\nBinta draw\n") == (10, Slug.SHUFFLE_MISSING)
    assert fault(text + "Awa draw\nshuffle 5D\n") == (11, Slug.BAD_SHUFFLE)
    assert fault(text + "Awa draw\nshuffle 5D 9S\n") == (11, Slug.BAD_SHUFFLE)
    replay(parse(text + "Awa draw\nshuffle 6D 5D\n"))
