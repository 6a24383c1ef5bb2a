"""What an action ends beside what it does: early calls, windows, drawing on, debts played over (RULES §9.3.33–45).

Much of it is shown nowhere at once, so these tests look at the round itself.
"""

import pytest

from bot.engine.actions import Action, Call, Catch, Challenge, Deal, Draw, Leave, Name, Pass, Play, Settle
from bot.engine.cards import Suit, parse_card
from bot.engine.events import Forgiven
from bot.engine.match import Match, NotAllowed, apply, new_match, window
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset
from bot.engine.state import NOBODY, Round, Standing

AWA, BINTA, CHIDI, DAWDA = range(4)
BOTH = 1 << BINTA | 1 << CHIDI


def lay_out(said: str, *, variant: str = "gambian", options: str = "") -> Match:
    """Lay out a position of four; the pile is 9H, unless it is said."""
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: Awa Binta Chidi Dawda\n"
    usual = "" if "pile:" in said else "pile: 6C 9H\n"
    return replay(parse(header + usual + said.replace("; ", "\n") + "\n---\n")).match


def of(match: Match) -> Round:
    """Give the round of a match."""
    assert match.round is not None
    return match.round


def taken(match: Match, *actions: Action) -> Match:
    """Take some actions."""
    for action in actions:
        match = apply(match, action).match
    return match


def lay(seat: int, text: str, suit: Suit | None = None) -> Play:
    return Play(seat, (parse_card(text),), suit)


HANDS = "hands: Awa=2C,3C,4C Binta=5C,7C Chidi=5S,7S Dawda={}; stock: {}; turn: {}"


@pytest.mark.parametrize(
    ("said", "options", "actions"),
    [
        (HANDS.format("9C,9D", "QS KS JS", "Binta"), "", [Draw(BINTA)]),
        (HANDS.format("9C,9D", "QS KS JS", "Binta"), "misplay=reject", [Draw(BINTA)]),
        (HANDS.format("9C,9D", "-", "Binta") + "; pile: 9H", "", [Pass(BINTA)]),
        (HANDS.format("9C,9D", "-", "Binta") + "; pile: 9H", "misplay=reject", [Pass(BINTA)]),
        (HANDS.format("9C,9D", "QS KS JS", "Awa") + "; owed: Binta=1", "", [Draw(BINTA)]),
        (HANDS.format("9C", "QS KS JS", "Awa") + "; uncalled: Dawda", "", [Catch(BINTA, DAWDA)]),
        (HANDS.format("9C,9D", "QS KS JS", "Awa"), "", [lay(DAWDA, "9C"), Challenge(BINTA)]),
        (HANDS.format("9C,9D", "QS KS JS", "Awa") + "; owed: Dawda=2", "", [Challenge(BINTA)]),
        (HANDS.format("9C,9D", "QS KS JS", "Awa"), "", [lay(BINTA, "5C")]),
        (HANDS.format("9C,9D", "QS KS JS", "Awa"), "", [Leave(BINTA)]),
    ],
)
def test_9_3_41_whatever_a_seat_does_ends_its_early_call_and_no_other(
    said: str, options: str, actions: list[Action]
) -> None:
    called = taken(lay_out(said, options=options), Call(BINTA), Call(CHIDI))
    assert of(called).early == BOTH
    assert of(taken(called, *actions)).early == 1 << CHIDI


def test_9_3_41_drawing_too_many_ends_the_early_call() -> None:
    said = "hands: Awa=2C,3C,4C Binta=5C Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Awa; owed: Binta=1"
    called = taken(lay_out(said), Draw(BINTA), Call(BINTA), Call(CHIDI))
    assert of(called).early == BOTH
    step = apply(called, Draw(BINTA))
    assert of(step.match).early == 1 << CHIDI
    assert [getattr(event, "why", "") for event in step.events] == ["extra"]


def test_9_3_41_naming_the_suit_of_the_starter_ends_the_early_call() -> None:
    rules = ruleset("gambian", 4, {"starter_eight": "dealer_names", "hand_size": "2"})
    others = [card for card in rules.pack() if card != parse_card("8H")]
    pack = (*others[:8], parse_card("8H"), *others[8:])
    dealt = taken(new_match(rules, dealer=BINTA), Deal(BINTA, pack=pack), Call(BINTA), Call(CHIDI))
    assert (of(dealt).naming, of(dealt).early) == (True, BOTH)
    assert of(taken(dealt, Name(BINTA, Suit.S))).early == 1 << CHIDI


def test_3_1_13_nothing_is_left_to_call_for_who_goes_out_beside_a_partner() -> None:
    said = "hands: Awa=2C,3C Binta=9D Chidi=5S,7S Dawda=4C,4D; stock: QS KS; turn: Binta; uncalled: Binta"
    match = lay_out(said, variant="classic", options="partnership=on last_call=manual")
    of(match).uncalled |= 1 << AWA
    assert of(taken(match, lay(BINTA, "9D"))).uncalled == 1 << AWA


def test_9_3_44_45_nothing_stays_of_who_leaves() -> None:
    match = lay_out(HANDS.format("9C,9D", "QS KS JS", "Awa"))
    r = of(match)
    r.owed[BINTA], r.owed[DAWDA] = 2, 1
    r.uncalled = r.early = BOTH
    r.pressing = r.forgiving = BINTA
    r.passes = 2
    r.standing = Standing(DAWDA, parse_card("9C"), r.copy())
    left = of(taken(match, Leave(BINTA)))
    assert (left.owed, left.uncalled, left.early) == ([0, 0, 0, 1], 1 << CHIDI, 1 << CHIDI)
    assert (left.pressing, left.forgiving, left.passes, left.standing) == (NOBODY, NOBODY, 0, None)
    r.pressing = r.forgiving = DAWDA
    left = of(taken(match, Leave(BINTA)))
    assert (left.pressing, left.forgiving) == (DAWDA, DAWDA)


def test_9_3_44_who_leaves_in_its_turn_takes_what_it_drew_along() -> None:
    options = "draw_limit=3 after_draw=drawn_only misplay=reject"
    said = "hands: Awa=2C,3C,4C Binta=5C,QD Chidi=5S,7S Dawda=9C,9D; stock: KS JS; turn: Binta; drawn: 1"
    left = of(taken(lay_out(said, options=options), Leave(BINTA)))
    assert (left.turn, left.drawn, left.newest) == (CHIDI, 0, None)


def test_9_3_33_35_what_was_said_in_the_window_stays_said_when_a_card_is_put_back() -> None:
    said = "hands: Awa=2C Binta=5C,7C Chidi=5S,7S Dawda=9C; stock: QS KS JS; turn: Binta; uncalled: Awa Dawda"
    match = taken(lay_out(said), Call(BINTA))
    of(match).passes = 1
    misplayed = taken(match, lay(BINTA, "5C"), Call(CHIDI), Call(AWA))
    assert (of(misplayed).early, of(misplayed).uncalled) == (1 << CHIDI, 1 << DAWDA)
    of(misplayed).pressing = BINTA
    back = of(taken(misplayed, Challenge(AWA)))
    assert (back.early, back.uncalled) == (BOTH, 1 << DAWDA)
    assert (back.passes, back.pressing, back.actions, back.turn) == (0, NOBODY, 1, CHIDI)


def test_9_3_33_who_owed_a_call_owes_it_again_when_its_card_is_put_back() -> None:
    said = "hands: Awa=2C,3C Binta=5C Chidi=5S,7S Dawda=9C,9D; stock: -; turn: Awa; uncalled: Binta; pile: 9H"
    back = of(taken(lay_out(said), lay(BINTA, "5C"), Challenge(AWA)))
    assert (back.uncalled, back.arrested) == (1 << BINTA, NOBODY)


def test_9_3_38_a_question_stands_again_when_the_wrong_answer_is_put_back() -> None:
    said = (
        "hands: Awa=2C,3C Binta=AS,5D Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta; "
        "phase: ANSWER_ACE; pile: 6C AH"
    )
    wrong = apply(lay_out(said), lay(BINTA, "5D"))
    assert [type(event).__name__ for event in wrong.events] == ["Played"]
    back = taken(wrong.match, Challenge(AWA))
    assert (of(back).phase, of(back).turn) == ("ANSWER_ACE", BINTA)
    assert of(back).hands[BINTA].bit_count() == 4


def test_9_3_35_what_was_drawn_in_the_turn_is_forgotten_when_a_card_is_put_back() -> None:
    said = "hands: Awa=2C,3C Binta=5C,QD Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta; drawn: 1"
    back = of(taken(lay_out(said, options="draw_limit=3 after_draw=any"), lay(BINTA, "5C"), Challenge(AWA)))
    assert (back.turn, back.drawn, back.newest) == (CHIDI, 0, None)


def test_9_3_40_only_who_has_just_drawn_may_press_on() -> None:
    said = HANDS.format("9C,9D", "QS KS JS 10S", "Awa") + "; owed: Binta=1 Chidi=1"
    drawn = taken(lay_out(said), Draw(BINTA))
    assert of(drawn).pressing == BINTA
    assert of(taken(drawn, lay(BINTA, "5C"))).pressing == NOBODY
    assert of(taken(drawn, lay(DAWDA, "9C"))).pressing == NOBODY
    assert of(taken(drawn, Draw(CHIDI))).pressing == CHIDI
    assert of(taken(drawn, Call(CHIDI))).pressing == BINTA


def test_9_3_40_who_has_passed_does_not_press_on() -> None:
    said = "hands: Awa=2C,3C Binta=5C,7C Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta"
    passed = taken(lay_out(said, options="draw_limit=3 after_draw=any pass_when_empty=free"), Draw(BINTA))
    assert of(passed).pressing == BINTA
    of(passed).stock.clear()
    assert of(taken(passed, Pass(BINTA))).pressing == NOBODY


def test_p5_a_debt_is_over_when_another_seat_acts_after_the_play_over_it() -> None:
    said = "hands: Awa=2H,3H Binta=5H,7C Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta; owed: Binta=2"
    out_of_turn = of(taken(lay_out(said.replace("turn: Binta", "turn: Awa")), lay(BINTA, "5H")))
    assert out_of_turn.forgiving == NOBODY
    played = taken(lay_out(said), lay(BINTA, "5H"))
    assert of(played).forgiving == BINTA
    drawn = taken(played, Draw(BINTA))
    assert (of(drawn).forgiving, of(drawn).owed[BINTA]) == (BINTA, 1)
    step = apply(drawn, lay(AWA, "3H"))
    assert (of(step.match).forgiving, of(step.match).owed[BINTA]) == (NOBODY, 0)
    forgiven = [event for event in step.events if isinstance(event, Forgiven)]
    assert len(forgiven) == 1
    paid = taken(drawn, Draw(BINTA))
    assert not any(isinstance(event, Forgiven) for event in apply(paid, lay(AWA, "3H")).events)


def test_p4_who_has_been_made_to_draw_is_not_forgiven_any_more() -> None:
    said = "hands: Awa=2H,3H Binta=5H,7C Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta; owed: Binta=2"
    made = taken(lay_out(said), lay(BINTA, "5H"), Challenge(DAWDA))
    assert (of(made).forgiving, of(made).owed) == (NOBODY, [0, 0, 0, 0])


@pytest.mark.parametrize(("cards", "stays"), [("0", True), ("1", False)])
def test_p3_an_accusation_closes_the_window_when_a_card_is_drawn_for_it(cards: str, *, stays: bool) -> None:
    said = HANDS.format("9C,9D", "QS KS JS", "Awa")
    wrong = taken(lay_out(said, options=f"false_catch={cards}"), lay(DAWDA, "9C"))
    assert window(wrong) is not None
    with pytest.raises(NotAllowed) as refused:
        apply(wrong, Catch(BINTA, CHIDI))
    after = refused.value.step.match if refused.value.step else wrong
    assert (window(after) is not None) is stays


def test_p7_an_arrest_closes_everything() -> None:
    said = HANDS.format("9C", "QS KS JS", "Dawda") + "; owed: Chidi=1; uncalled: Dawda"
    over = of(taken(lay_out(said), lay(DAWDA, "9C"), Settle()))
    assert (over.owed, over.uncalled, over.early, over.standing, over.winner) == ([0] * 4, 0, 0, None, DAWDA)


def test_9_1_15_nothing_drawn_or_to_be_named_is_left_of_a_round_that_is_over() -> None:
    said = "hands: Awa=2C,3C Binta=5C,7C Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta"
    over = of(taken(lay_out(said, options="draw_limit=3 after_draw=any max_actions=1"), Draw(BINTA)))
    assert (over.over, over.newest, over.drawn) == (True, None, 0)
    rules = ruleset("gambian", 2, {"starter_eight": "dealer_names", "hand_size": "2"})
    others = [card for card in rules.pack() if card != parse_card("8H")]
    pack = (*others[:4], parse_card("8H"), *others[4:])
    dealt = taken(new_match(rules, dealer=BINTA), Deal(BINTA, pack=pack))
    assert of(dealt).naming
    assert not of(taken(dealt, Leave(AWA))).naming


@pytest.mark.parametrize(("laid", "turn", "drawn"), [("JC", DAWDA, 0), ("QC", CHIDI, 1), ("10C", CHIDI, 1)])
def test_9_3_38_what_was_drawn_in_a_turn_is_forgotten_when_a_card_out_of_turn_takes_the_turn(
    laid: str, turn: int, drawn: int
) -> None:
    said = f"hands: Awa={laid},3C,4C Binta=2C,5C Chidi=5S,QD Dawda=9C,9D; stock: QS KS; turn: Chidi; drawn: 1"
    after = of(taken(lay_out(said, options="draw_limit=3 after_draw=any"), lay(AWA, laid)))
    assert (after.turn, after.drawn, after.newest is None) == (turn, drawn, not drawn)


def test_9_3_38_a_ten_that_skips_among_two_forgets_it_too() -> None:
    header = "record: 1\nvariant: gambian\noptions: reverse_two=skip draw_limit=3 after_draw=any\nplayers: Awa Binta\n"
    said = "hands: Awa=10C,3C Binta=2C,5C\npile: 6D 9H\nstock: QS KS\nturn: Binta\ndrawn: 1\n---\n"
    after = of(taken(replay(parse(header + said)).match, lay(AWA, "10C")))
    assert (after.turn, after.drawn, after.newest) == (AWA, 0, None)


def test_9_3_38_a_ten_that_skips_the_asked_seat_takes_the_question_away() -> None:
    header = "record: 1\nvariant: gambian\noptions: reverse_two=skip\nplayers: Awa Binta\n"
    said = "hands: Awa=10C,3C Binta=AC,5C\npile: 6D AH\nstock: QS KS\nturn: Binta\nphase: ANSWER_ACE\n---\n"
    after = of(taken(replay(parse(header + said)).match, lay(AWA, "10C")))
    assert (after.turn, after.phase) == (AWA, "TURN")


def test_9_3_29_a_wrong_card_that_is_the_last_action_stands_and_nothing_is_open_after_it() -> None:
    said = HANDS.format("9C,9D", "QS KS JS", "Dawda") + "; owed: Dawda=1"
    for lays in (lay(DAWDA, "9C"), lay(BINTA, "5C")):
        over = taken(lay_out(said, options="max_actions=1"), lays)
        assert (of(over).phase, window(over), of(over).forgiving) == ("ROUND_OVER", None, NOBODY)


def test_9_3_41_who_is_caught_with_an_empty_stock_is_free() -> None:
    said = HANDS.format("9C", "-", "Awa") + "; pile: 9H; uncalled: Dawda"
    assert of(taken(lay_out(said), Catch(BINTA, DAWDA))).uncalled == 0


def test_9_3_37_debts_are_not_called_in_while_a_last_card_waits() -> None:
    said = HANDS.format("9C", "QS KS JS", "Dawda") + "; owed: Chidi=1"
    with pytest.raises(NotAllowed, match="nothing_to_challenge"):
        apply(taken(lay_out(said), lay(DAWDA, "9C")), Challenge(BINTA))


def test_9_3_35_who_takes_a_card_back_has_not_passed_and_does_not_press_on() -> None:
    said = HANDS.format("9C,9D", "-", "Awa") + "; pile: 9H"
    match = lay_out(said)
    of(match).passes, of(match).pressing = 1, BINTA
    back = of(taken(match, lay(BINTA, "5C"), Challenge(AWA)))
    assert (back.passes, back.pressing) == (0, NOBODY)


def test_p5_calling_in_what_others_owe_does_not_keep_the_own_debt() -> None:
    said = (
        "hands: Awa=2H,3H Binta=5H,7C Chidi=5S,7S Dawda=9C,9D; stock: QS KS JS; turn: Binta; "
        "owed: Binta=2 Dawda=1"
    )
    made = taken(lay_out(said), lay(BINTA, "5H"), Challenge(BINTA))
    assert (of(made).forgiving, of(made).owed) == (BINTA, [0, 2, 0, 0])
