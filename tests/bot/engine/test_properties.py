"""What holds in every match of every variant, whatever its options and whatever is tried."""

from collections import Counter
from dataclasses import fields
from random import Random

from hypothesis import given, settings

from bot.engine.actions import Action, Draw, Leave, Pass, Play, Reason
from bot.engine.cards import Card, cards_of, code, hand_of
from bot.engine.contest import conclude
from bot.engine.events import Drew, Event, Refilled, TakenBack
from bot.engine.match import (
    Match,
    NotAllowed,
    Step,
    decision,
    forced_action,
    legal_actions,
    new_match,
    phase,
    window,
)
from bot.engine.moves import moves
from bot.engine.play import lay
from bot.engine.playout import playout
from bot.engine.rules import Ruleset
from bot.engine.snapshot import dump, load
from bot.engine.state import Phase
from bot.engine.view import public_event, public_view, seat_view
from bot.engine.vocabulary import MatchForm
from tests.bot.engine.games import Walk, rulesets, seeds


def _all_cards(match: Match) -> Counter[Card]:
    r = match.round
    assert r is not None
    in_hands = [card for hand in r.hands for card in cards_of(hand)]
    return Counter(in_hands + r.stock + r.pile)


@given(rulesets(), seeds)
def test_no_card_is_lost_or_doubled(rules: Ruleset, seed: int) -> None:
    pack = Counter(rules.pack())
    walk = Walk(rules, seed)
    for _ in walk:
        assert _all_cards(walk.match) == pack


@given(rulesets(), seeds)
def test_somebody_has_something_legal_or_a_window_or_the_round_is_over(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed)
    for _ in walk:
        match = walk.match
        if decision(match) is not None:
            assert legal_actions(match)
        else:
            assert window(match) or phase(match) in (Phase.ROUND_OVER, Phase.MATCH_OVER)
            assert legal_actions(match) == ()


@given(rulesets(), seeds)
def test_what_is_forced_is_all_that_is_legal(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed)
    for _ in walk:
        only = legal_actions(walk.match)
        alone = only[0] if len(only) == 1 and isinstance(only[0], Draw | Pass) else None
        assert forced_action(walk.match) == alone


@given(rulesets(), seeds)
def test_what_is_legal_is_never_refused_and_never_a_misplay(rules: Ruleset, seed: int) -> None:
    for before, action, outcome in Walk(rules, seed):
        if action in legal_actions(before):
            assert isinstance(outcome, Step)
            assert outcome.match.round is not None
            assert outcome.match.round.standing is None


@given(rulesets(misplay="reject"), seeds)
def test_where_wrong_moves_are_refused_only_the_legal_ones_are_taken(rules: Ruleset, seed: int) -> None:
    for before, action, outcome in Walk(rules, seed, wild=0.8):
        if isinstance(action, Play | Draw | Pass) and isinstance(outcome, Step):
            assert _written(action) in [_written(legal) for legal in legal_actions(before)]


def _written(action: Action) -> str:
    """Write an action so that equal cards are written alike."""
    if isinstance(action, Play):
        return f"{action.seat} {[code(card) for card in action.cards]} {action.suit}"
    return repr(action)


@given(rulesets(), seeds)
def test_a_refusal_changes_nothing_unless_it_costs_cards(rules: Ruleset, seed: int) -> None:
    for before, _, outcome in Walk(rules, seed, wild=0.7):
        written = dump(before)
        if isinstance(outcome, NotAllowed) and outcome.step is None:
            assert dump(before) == written
        elif isinstance(outcome, NotAllowed):
            assert outcome.reason in (Reason.NOBODY_TO_CATCH, Reason.NOTHING_TO_CHALLENGE)
            assert rules.false_catch > 0


@given(rulesets(), seeds)
def test_an_action_leaves_the_match_it_was_asked_of_as_it_was(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed)
    written = dump(walk.match)
    for before, _, _ in walk:
        assert dump(before) == written
        written = dump(walk.match)


@settings(max_examples=20)
@given(rulesets(match="knockout", blocked_score="count"), seeds)
def test_every_knock_out_ends_with_one_winner_and_everybody_else_out(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed, most=100_000)
    for _ in walk:
        pass
    assert walk.match.over
    assert sorted(walk.match.winners + walk.match.out) == list(range(rules.seats))
    assert len(walk.match.winners) == 1


@settings(max_examples=20)
@given(rulesets(scoring="own_penalty", blocked_score="count"), seeds)
def test_every_match_of_bad_points_is_won_by_the_lowest_total(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed, most=200_000, leavers=0)
    for _ in walk:
        pass
    assert walk.match.over
    if rules.match is not MatchForm.SINGLE:
        totals = walk.match.totals
        assert {totals[seat] for seat in walk.match.winners} == {min(totals)}


@settings(max_examples=20)
@given(rulesets(scoring="winner_collects", blocked_score="difference", stock_end="on_failed_draw"), seeds)
def test_every_match_of_good_points_is_won_by_the_highest_total(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed, most=200_000, leavers=0)
    for _ in walk:
        pass
    assert walk.match.over
    if rules.match is not MatchForm.SINGLE:
        totals = walk.match.totals
        assert {totals[seat] for seat in walk.match.winners} == {max(totals)}


@given(rulesets(), seeds)
def test_a_match_written_and_read_is_the_same(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed)
    for _ in walk:
        assert load(dump(walk.match)) == walk.match


@given(rulesets(), seeds)
def test_the_stock_is_empty_only_over_a_single_card(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed)
    for _ in walk:
        r = walk.match.round
        assert r is not None
        assert r.stock or len(r.pile) == 1 or not rules.tables.refills


@given(rulesets(), seeds)
def test_only_seats_with_one_card_still_have_to_call(rules: Ruleset, seed: int) -> None:
    walk = Walk(rules, seed)
    for _ in walk:
        r = walk.match.round
        assert r is not None
        for seat in public_view(walk.match).uncalled:
            assert r.hands[seat].bit_count() == 1
            assert seat in r.seats


@given(rulesets(), seeds)
def test_a_seat_sees_the_same_whatever_the_others_hold(rules: Ruleset, seed: int) -> None:
    rng = Random(seed)
    walk = Walk(rules, seed)
    for _ in walk:
        seat = rng.randrange(rules.seats)
        twin = _hidden_cards_mixed(walk.match, seat, rng)
        assert seat_view(twin, seat) == seat_view(walk.match, seat)
        assert public_view(twin) == public_view(walk.match)


def _hidden_cards_mixed(match: Match, seat: int, rng: Random) -> Match:
    """Give a match that differs only in what this seat cannot see."""
    twin = match.copy()
    r = twin.round
    assert r is not None
    hidden = [
        card for other, hand in enumerate(r.hands) if other != seat for card in cards_of(hand)
    ] + r.stock
    rng.shuffle(hidden)
    for other, hand in enumerate(r.hands):
        if other != seat:
            count = hand.bit_count()
            r.hands[other] = hand_of(hidden[:count])
            del hidden[:count]
    r.stock = hidden
    return twin


@given(rulesets(), seeds)
def test_no_event_shows_a_drawn_or_dealt_card(rules: Ruleset, seed: int) -> None:
    for _, _, outcome in Walk(rules, seed):
        step = outcome if isinstance(outcome, Step) else outcome.step
        for event in step.events if step else ():
            _check_hidden(event)


def _check_hidden(event: Event) -> None:
    if "count" not in {field.name for field in fields(event)} or not hasattr(event, "cards"):
        assert public_event(event) == event
        return
    assert getattr(public_event(event), "cards", None) == ()


@given(rulesets(), seeds)
def test_events_tell_how_many_cards_the_hands_hold(rules: Ruleset, seed: int) -> None:
    for before, action, outcome in Walk(rules, seed):
        step = outcome if isinstance(outcome, Step) else outcome.step
        if step is None or before.round is None or before.round.over or isinstance(action, Leave):
            continue
        drawn = sum(event.count for event in step.events if isinstance(event, Drew))
        taken_back = sum(len(event.cards) for event in step.events if isinstance(event, TakenBack))
        laid = len(action.cards) if isinstance(action, Play) else 0
        assert _held(step.match) == _held(before) + drawn + taken_back - laid


def _held(match: Match) -> int:
    assert match.round is not None
    return sum(hand.bit_count() for hand in match.round.hands)


@given(rulesets(), seeds)
def test_moves_in_place_and_without_telling_lead_to_the_same(rules: Ruleset, seed: int) -> None:
    for before, action, outcome in Walk(rules, seed, wild=0.0):
        if not isinstance(outcome, Step) or not isinstance(action, Play | Draw | Pass):
            continue
        if rules.tables.shuffles and any(isinstance(event, Refilled) for event in outcome.events):
            continue
        twin = before.copy()
        r = twin.round
        assert r is not None
        match action:
            case Play(seat, cards, suit):
                *under, card = cards
                if under:
                    lay(r, seat, card, suit, None, under=tuple(under))
                else:
                    moves(rules.tables).lay(r, seat, card, suit, None)
            case Draw(seat):
                moves(rules.tables).draw(r, seat, None)
            case Pass(seat):
                moves(rules.tables).pass_on(r, seat, None)
        if r.over:
            conclude(twin, None)
        assert twin == outcome.match


@given(rulesets(), seeds)
def test_a_match_played_out_at_random_ends(rules: Ruleset, seed: int) -> None:
    match = new_match(rules, dealer=0)
    assert playout(match, Random(seed)) > 0
    assert match.over
