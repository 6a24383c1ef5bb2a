"""Views of tables for tests, made by the real engine."""

import random
from collections.abc import Mapping
from dataclasses import replace

from bot.engine.actions import Deal, Seat
from bot.engine.cards import Card
from bot.engine.events import Event
from bot.engine.match import Match, apply, default_action, legal_actions, new_match, phase
from bot.engine.record import parse, replay
from bot.engine.rules import ruleset
from bot.engine.state import Phase
from bot.engine.view import public_event, public_view, seat_view
from bot.manager.ids import MessageRef, PersonId, Place, Stamp, StampKind, TableId
from bot.manager.views import EndReason, HandView, SeatLine, Stage, Stamps, TableView

PLACE = Place(111, 222)
TABLE = TableId("k3x9qz7w1m")
MESSAGE = MessageRef(222, 333)
NAMES = ("Awa", "Binta", "Chidi", "Dawda", "Ebou", "Fatou", "Gibril", "Haddy")
FIRST_PERSON = 1000


def dealt(
    seats: int = 4, seed: int = 0, options: Mapping[str, str] | None = None, variant: str = "gambian"
) -> tuple[Match, tuple[Event, ...]]:
    """Return a match whose first round has just been dealt."""
    rules = ruleset(variant, seats, options)
    step = apply(new_match(rules, dealer=0, seed=seed.to_bytes(32, "big")), Deal())
    return step.match, step.events


def position(variant: str, said: str, *, options: str = "", players: str = "Awa Binta") -> Match:
    """Return a match as a record says it: the lines after the players."""
    header = f"record: 1\nvariant: {variant}\noptions: {options}\nplayers: {players}\n"
    return replay(parse(header + said)).match


def played(
    steps: int,
    *,
    seats: int = 4,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    variant: str = "gambian",
) -> tuple[Match, tuple[Event, ...]]:
    """Return a match after some random legal actions (and deals), with the events since the last round ended."""
    rng = random.Random(seed)
    match, events = dealt(seats, seed, options, variant)
    for _ in range(steps):
        if phase(match) is Phase.MATCH_OVER:
            break
        legal = legal_actions(match)
        step = apply(match, rng.choice(legal) if legal else default_action(match))
        kept = events[-40:] if phase(match) is not Phase.ROUND_OVER else ()
        match, events = step.match, (*kept, *step.events)
    return match, events


def stage_of(match: Match) -> Stage:
    """Return the stage of a table with this match."""
    return {Phase.ROUND_OVER: Stage.BREAK, Phase.MATCH_OVER: Stage.OVER}.get(phase(match), Stage.PLAYING)


def stamps(hand: int | None = None) -> Stamps:
    """Return stamps with a number of its own each."""
    kinds = [kind for kind in StampKind if kind is not StampKind.HAND]
    numbered = {kind.name.lower(): Stamp(kind, number) for number, kind in enumerate(kinds, start=1)}
    return Stamps(**numbered, hand=None if hand is None else Stamp(StampKind.HAND, hand))


def person(seat: Seat) -> PersonId:
    """Return who sits at a seat of these tables."""
    return PersonId(FIRST_PERSON + seat)


def table_view(match: Match, events: tuple[Event, ...] = (), *, names: tuple[str, ...] = NAMES) -> TableView:
    """Return what everybody sees of a table; the last seat is a computer player's."""
    public = public_view(match)
    last = public.seats - 1
    lines = tuple(
        SeatLine(
            seat=seat,
            person=None if seat == last else person(seat),
            name=names[seat],
            cards=public.counts[seat],
            total=public.totals[seat],
            away=False,
            out=seat in public.out,
            left=False,
            takes_messages=True,
            strength="normal" if seat == last else None,
        )
        for seat in range(public.seats)
    )
    stage = stage_of(match)
    return TableView(
        id=TABLE,
        place=PLACE,
        stage=stage,
        generation=1,
        host=person(0),
        rules=match.rules,
        options={},
        seats=lines,
        most_seats=8,
        fingerprint="ab" * 32,
        public=public,
        recent=tuple(map(public_event, events)),
        due=1_700_000_000.0,
        stamps=stamps(),
        winners=public.winners,
        ended=EndReason.CHAMPION if stage is Stage.OVER else None,
        message=MESSAGE,
        reviewable=stage is Stage.OVER,
    )


def lobby_view(
    seats: int = 2, options: Mapping[str, str] | None = None, names: tuple[str, ...] = NAMES
) -> TableView:
    """Return an open lobby."""
    match, _ = dealt(max(seats, 2), options=options)
    view = table_view(match, names=names)
    return replace(view, stage=Stage.LOBBY, seats=view.seats[:seats], public=None, recent=())


def lobby_of(variant: str, seats: int, options: Mapping[str, str] | None = None) -> TableView:
    """Return an open lobby of a game in which so many sit."""
    match, _ = dealt(seats, options=options, variant=variant)
    view = replace(table_view(match), stage=Stage.LOBBY, public=None, recent=())
    return replace(view, options=options or {}, most_seats=match.rules.variant.seats[-1])


def hand_view(
    match: Match, seat: Seat = 0, events: tuple[Event, ...] = (), *, names: tuple[str, ...] = NAMES
) -> HandView:
    """Return a seat's own hand."""
    return HandView(
        table=TABLE,
        place=PLACE,
        owner=person(seat),
        seat=seat,
        names=names[: match.rules.seats],
        stage=stage_of(match),
        generation=1,
        view=seat_view(match, seat),
        stamps=stamps(hand=7),
        marks=not match.rules.polices_itself,
        due=1_700_000_000.0,
        recent=tuple(map(public_event, events)),
        table_message=MESSAGE,
    )


def holding(view: HandView, cards: tuple[Card, ...]) -> HandView:
    """Return the same view with another hand."""
    return replace(view, view=replace(view.view, hand=cards, plays=cards[::3]))
