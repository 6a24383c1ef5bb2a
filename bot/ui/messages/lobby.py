"""The public message of a table that has not begun."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.engine.state import partner
from bot.engine.vocabulary import DEALER_CHOOSES, Switch
from bot.manager.tables.strengths import STRENGTHS
from bot.manager.views import TableView
from bot.text.cards import listed
from bot.text.catalogue import say
from bot.text.lengths import length_advice
from bot.text.names import safe_title
from bot.text.options import option_lines, table_option_lines
from bot.text.settings import clock
from bot.ui.messages.buttons import button
from bot.ui.messages.controls import Control
from bot.ui.messages.face import LONGEST_FIELD, Button, Choice, Face, Look, Menu, Row, clip
from bot.ui.messages.people import in_list, in_public, moment
from bot.ui.messages.verbs import Verb

SLOW = 600
"""With more time for a turn than this (seconds) nobody plays a match in one go, so its length is not told."""


def lobby_face(locale: str, view: TableView) -> Face:
    """Return what a lobby shows: variant, options in words, seats, host, fingerprint, and the buttons."""
    variant = say(locale, "variant-name", variant=view.rules.variant.name)
    return Face(
        # The clock stands where a message that is out of date says so instead.
        text=" ".join((_headline(locale, view), *_clock(locale, view))),
        title=say(locale, "lobby-title", variant=variant),
        body="\n".join(_about(locale, view)),
        fields=(
            (_seats_title(locale, view), _seats(locale, view)),
            (say(locale, "lobby-options-title"), clip("\n".join(_options(locale, view)), LONGEST_FIELD)),
            (say(locale, "lobby-deal-title"), say(locale, "lobby-deal", fingerprint=view.fingerprint)),
        ),
        footer=say(locale, "lobby-footer", table=view.id),
        rows=_buttons(locale, view),
    )


def _headline(locale: str, view: TableView) -> str:
    if view.fixture is None:
        return say(locale, "lobby-headline", host="?" if view.host is None else f"<@{view.host}>")
    drawn = listed(locale, (f"<@{person}>" for person in view.fixture.drawn))
    return say(locale, "lobby-headline-league", league=safe_title(view.fixture.title), people=drawn)


def _seats_title(locale: str, view: TableView) -> str:
    if view.fixture is None:
        return say(locale, "lobby-seats-title", taken=len(view.seats), most=view.most_seats)
    return say(locale, "lobby-ready-title", ready=len(view.seats), drawn=len(view.fixture.drawn))


def _about(locale: str, view: TableView) -> Iterator[str]:
    yield say(locale, "variant-about", variant=view.rules.variant.name)
    computers = sum(line.computer for line in view.seats)
    people = len(view.seats) - computers if view.fixture is None else len(view.fixture.drawn)
    hands_vary = view.options.get(DEALER_CHOOSES) == Switch.ON
    if not hands_vary and (view.turn_clock is None or view.turn_clock <= SLOW):
        advice = length_advice(locale, view.rules, people, computers)
        if advice is not None:
            yield advice


def _clock(locale: str, view: TableView) -> Iterator[str]:
    if view.due is not None:
        key = "lobby-closes" if view.fixture is None else "lobby-begins"
        yield say(locale, key, due=moment(view.due))


def _options(locale: str, view: TableView) -> Iterator[str]:
    if view.turn_clock is not None:
        time = clock(locale, view.turn_clock)
        yield say(locale, "option-line", label=say(locale, "presets-clock"), value=time)
    yield from option_lines(locale, view.rules, _undecided(view))
    yield from table_option_lines(locale, view.options)


def _undecided(view: TableView) -> Collection[str]:
    """Return the options that follow from how many play, while too few sit here to know."""
    variant = view.rules.variant
    if view.rules.partners or len(view.seats) >= variant.seats.start:
        return ()
    return variant.by_players.keys() - view.options.keys()


def _seats(locale: str, view: TableView) -> str:
    name = in_list(view.seats)
    key = "lobby-seat" if view.fixture is None else "lobby-seat-ready"
    lines = [
        say(
            locale,
            "lobby-seat-computer" if line.computer else key,
            number=line.seat + 1,
            who=name(line.seat),
            host=int(line.person is not None and line.person == view.host),
            strength=str(line.strength),
        )
        for line in view.seats
    ]
    kept = (say(locale, "lobby-seat-kept", who=f"<@{person}>") for person in view.reserved if view.fixture)
    return "\n".join((*lines, *kept, *_partners(locale, view))) or say(locale, "lobby-nobody")


def _partners(locale: str, view: TableView) -> Iterator[str]:
    """Yield who plays with whom, once it is known."""
    if view.rules.partners and len(view.seats) == view.rules.seats:
        sides = ((line.seat, partner(line.seat)) for line in view.seats[:2])
        first, second = (listed(locale, map(in_public(view.seats), side)) for side in sides)
        yield say(locale, "lobby-partners", first=first, second=second)


def _buttons(locale: str, view: TableView) -> tuple[Row, ...]:
    if view.fixture is not None:
        return (_league_buttons(locale, view),)
    seats = (Verb.JOIN, Verb.LEAVE, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER)
    match = (Verb.OPTIONS, Verb.RULES, Verb.START)
    return (
        tuple(button(locale, view.id, verb, view.stamps.lobby) for verb in seats),
        *((_strengths(locale, view),) if view.has_room else ()),
        tuple(button(locale, view.id, verb, view.stamps.lobby) for verb in match),
    )


def _strengths(locale: str, view: TableView) -> Menu:
    """Return the menu that seats a computer player of a strength that is chosen, each explained in a line."""
    choices = tuple(
        Choice(
            say(locale, "lobby-strength", strength=strength),
            strength,
            say(locale, "lobby-strength-about", strength=strength),
        )
        for strength in STRENGTHS
    )
    # Another custom id for each, or the same could not be chosen twice in a row.
    control = Control(view.id, Verb.STRENGTH, view.stamps.lobby, (str(len(view.seats)),))
    return Menu(say(locale, "lobby-strengths"), control.custom_id, choices)


def _league_buttons(locale: str, view: TableView) -> tuple[Button, ...]:
    """Return the buttons at a table of a league: it is the league that says who sits there and what is played."""
    join, leave, rules = (
        button(locale, view.id, verb, view.stamps.lobby) for verb in (Verb.JOIN, Verb.LEAVE, Verb.RULES)
    )
    ready = replace(join, label=say(locale, "button-ready"), look=Look.GOOD)
    return ready, replace(leave, label=say(locale, "button-not-ready")), rules
