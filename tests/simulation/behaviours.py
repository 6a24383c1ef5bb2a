"""What people do: one table of behaviours, each with how often it is chosen.

A behaviour gets everybody and the one who acts. A new request of the bot needs nothing here if it is a control on a
message (people press whatever they see) or a command (they type whatever there is).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from discord import AppCommandOptionType
from discord.app_commands import Command
from discord.app_commands.commands import Parameter

from bot.engine.actions import Action, Draw, Name, Pass, Play
from bot.engine.match import legal_actions
from bot.engine.rules import variants
from bot.engine.view import public_view
from bot.engine.vocabulary import TABLE_OPTIONS
from bot.manager.tables.options import offered
from bot.manager.tables.table import Table
from bot.manager.views import Stage
from bot.ui.messages.picks import write_pick
from bot.ui.messages.verbs import Verb
from tests.simulation.hub import GUILD, Seen
from tests.simulation.looking_back import ask_for_data, look_back, set_something
from tests.simulation.players import Channel, People, Person, Role
from tests.simulation.typed import press

Behaviour = Callable[[People, Person], None]

TABLES = 4
"""Tables people like to have open."""

CLOCKS: Final = ("30", "90", "600", "1800")
SLOW_CLOCKS: Final = ("90", "3600", "14400", "86400", "259200")
"""Seconds a turn may take at the tables people open."""

OWN_OPTION: Final = 0.15
"""How likely each option is set that is the table's own, and none of the rules'."""

RARE: Final[Mapping[str, float]] = {
    Verb.LEAVE: 0.02,
    Verb.REMOVE_COMPUTER: 0.1,
    Verb.ADD_COMPUTER: 0.3,
    Verb.OPTIONS: 0.1,
    Verb.OPTION: 0.1,
    Verb.RULES: 0.05,
    Verb.RECORD: 0.05,
    Verb.START: 0.3,
    Verb.PAGE: 0.2,
    Verb.SETTINGS: 0.05,
    Verb.SETTING: 0.05,
    Verb.UNSAVE: 0.05,
    Verb.CLOCK: 0.05,
    Verb.PRESET: 0.05,
    Verb.HAND: 0.4,
    Verb.OBJECT: 0.3,
}
"""How likely a control is pressed that is looked at, where not always."""


def choose(people: People, person: Person) -> None:
    """Let somebody do something."""
    asks = people.simulation.plan.asks
    asked = bool(asks) and people.rng.random() < asks
    name = people.rng.choice(ASKING) if asked else people.rng.choices(NAMES, WEIGHTS)[0]
    people.simulation.did[name] += 1
    BEHAVIOURS[name][1](people, person)


def take_turn(people: People, person: Person) -> None:
    """Do what is one's turn to do somewhere: play, deal, join, start."""
    tables = people.tables()
    people.rng.shuffle(tables)
    lost = [t for t in tables if t.host == person.id and t.live and t.place.channel_id in people.hub.gone]
    if lost and people.rng.random() < 0.2 and people.hub.away is None:
        people.type(person, people.rng.choice(people.hub.channels), "table", "move", table=lost[0].id)
        return
    if sum(table.live for table in tables) < TABLES:
        open_table(people, person)
        return
    seen = people.seen(person)
    for table in tables:
        if _on(people, person, seen, table):
            return


def press_anything(people: People, person: Person) -> None:
    """Press any control that is to be seen, on old messages too."""
    seen = [one for one in people.seen(person, last=6) if people.rng.random() < RARE.get(one.control.verb, 1)]
    if seen:
        press(people, person, people.rng.choice(seen), times=people.rng.choice((*(1, 1, 1, 2, 4) * 8, 15)))


def say_something(people: People, person: Person) -> None:
    """Call, catch or challenge, by button or reaction, where somebody could be meant or nobody is."""
    tables = [t for t in people.tables() if t.seat_of(person.id) is not None and t.match is not None]
    if not tables:
        return
    table = people.rng.choice(tables)
    assert table.match is not None
    view, seat = public_view(table.match), table.seat_of(person.id)
    sensible = {
        Verb.CALL: seat in view.uncalled,
        Verb.CATCH: any(other != seat for other in view.uncalled),
        Verb.CHALLENGE: view.window is not None or any(view.owed),
    }
    verbs = [verb for verb, good in sensible.items() if good or people.rng.random() < 0.1]
    seen = [one for one in people.seen(person) if any(one.is_(table.id, verb) for verb in verbs)]
    if seen and people.rng.random() < 0.6:
        press(people, person, seen[-1], times=people.rng.choice((1, 1, 2)))
    elif verbs:
        _react(people, person, table, people.rng.choice(verbs))


def type_command(people: People, person: Person) -> None:
    """Type any command there is, with any of its options."""
    process = people.simulation.process
    if process is None or not process.alive or not process.ready:
        return
    commands = [one for one in process.client.tree.walk_commands() if isinstance(one, Command)]
    weights = [SELDOM.get(one.qualified_name, 1) for one in commands]
    command = people.rng.choices(commands, weights)[0]
    given = {
        option.name: _value(people, option)
        for option in command.parameters
        if option.required or people.rng.random() < 0.3
    }
    channel = people.rng.choice(people.hub.open_to(person.id))
    people.type(person, channel, *command.qualified_name.split(), **given)


def go_away(people: People, person: Person) -> None:
    """Be somewhere else for some minutes."""
    person.away_until = people.world.now + people.rng.uniform(60, 400)


def open_table(people: People, person: Person) -> None:
    """Open a table with some game and some options."""
    watched = [variant for variant in variants() if "catch" in variant.values("misplay")]
    variant = people.rng.choice([*variants(), *watched * 4])
    # Small hands, so that rounds come to their last cards, and matches to an end.
    size = people.simulation.plan.hand_size or "3"
    given = {"hand_size": size} if people.rng.random() < 0.7 else {}
    for _ in range(people.rng.choice((0, 0, 1, 2))):
        name = people.rng.choice(sorted(variant.defaults))
        given[name] = people.rng.choice(sorted(variant.values(name)) or [variant.defaults[name]])
    for name in offered(variant):
        if name in TABLE_OPTIONS and people.rng.random() < OWN_OPTION:
            given[name] = people.rng.choice(TABLE_OPTIONS[name])
    if people.simulation.plan.single and "single" in variant.values("match"):
        given["match"] = "single"
    clock = people.rng.choice(SLOW_CLOCKS if people.simulation.plan.slow else CLOCKS)
    options = " ".join(f"{name}={value}" for name, value in given.items())
    channel = people.rng.choice(people.hub.channels)
    if channel not in people.hub.open_to(person.id):
        return
    people.type(person, channel, "table", "new", variant=variant.name, options=options, clock=clock)


def toggle_direct_messages(people: People, person: Person) -> None:
    """Close direct messages, or open them again."""
    people.hub.closed ^= {person.id}


def moderate(people: People, person: Person) -> None:
    """Delete a message of the bot's in a channel."""
    channel = people.rng.choice(people.hub.channels)
    there = [m for m in people.hub.in_channel[channel][-5:] if not m.deleted and not m.ephemeral]
    message = people.rng.choice(there) if there else None
    if message is not None and people.hub.delete(message, most=1):
        people.simulation.gateway.deleted(message)


def govern(people: People, person: Person) -> None:
    """Ask for something that concerns the whole table one sits at."""
    tables = [t for t in people.tables() if t.seat_of(person.id) is not None]
    if not tables:
        return
    table = people.rng.choice(tables)
    word = people.rng.choices(tuple(GOVERNING), tuple(GOVERNING.values()))[0]
    given: dict[str, Any] = {"player": people.rng.choice(("1", "2", "3"))} if word in {"kick", "host"} else {}
    elsewhere = word == "move" or table.place.channel_id not in people.hub.channels
    channel = people.rng.choice(people.hub.channels) if elsewhere else table.place.channel_id
    if channel in people.hub.open_to(person.id):
        people.type(person, channel, "table", word, table=table.id, **given)


BEHAVIOURS: Final[Mapping[str, tuple[float, Behaviour]]] = {
    "take_turn": (60, take_turn),
    "press_anything": (6, press_anything),
    "say_something": (10, say_something),
    "type_command": (3, type_command),
    "go_away": (0.3, go_away),
    "toggle_direct_messages": (0.2, toggle_direct_messages),
    "moderate": (0.4, moderate),
    "govern": (0.8, govern),
    "ask_for_data": (0.3, ask_for_data),
    "look_back": (0.8, look_back),
    "set_something": (0.2, set_something),
}

NAMES: Final = tuple(BEHAVIOURS)
ASKING: Final = ("look_back", "look_back", "look_back", "ask_for_data", "set_something")
"""What is done more often where people ask for more than is usual."""
WEIGHTS: Final = tuple(weight for weight, _ in BEHAVIOURS.values())

GOVERNING: Final[Mapping[str, float]] = {
    "pause": 3,
    "resume": 4,
    "undo": 4,
    "move": 2,
    "kick": 1,
    "host": 1,
    "show": 1,
    "leave": 0.3,
    "end": 0.2,
}
"""What is asked for a table as a whole, and how often."""

SELDOM: Final[Mapping[str, float]] = {
    "table end": 0.05,
    "table leave": 0.1,
    "table kick": 0.2,
    "table ban": 0.1,
    "table record": 0.1,
    "table verify": 0.1,
    "rules": 0.2,
    "help": 0.2,
}
"""How much less often than others a command is typed."""

VALUES: Final[Mapping[str, tuple[Any, ...]]] = {
    "player": ("1", "2", "3", "9"),
    "card": ("8H", "2S", "JH", "8S", "AC", "nonsense"),
    "cards": (3, 5, 40),
    "name": ("ours", "*ours*"),
    "preset": ("ours", "house"),
    "variant": tuple(variant.name for variant in variants()),
    "options": ("", "misplay=catch", "nonsense=1"),
}
"""What is typed for an option; for any other one of its choices, a number or a word."""
NUMBERS: Final = (1, 2, 8)


def _value(people: People, option: Parameter) -> Any:
    """Return something to type for an option."""
    if option.name == "table":
        tables = people.tables()
        return people.rng.choice(tables).id if tables else "none"
    if option.type is AppCommandOptionType.user:
        return people.rng.choice(people.everybody)
    if option.type is AppCommandOptionType.role:
        return Role(GUILD)
    if option.type is AppCommandOptionType.channel:
        return Channel(people.rng.choice(people.hub.channels))
    if option.type is AppCommandOptionType.boolean:
        return people.rng.random() < 0.5
    usual = NUMBERS if option.type is AppCommandOptionType.integer else ("word",)
    choices = tuple(choice.value for choice in option.choices) or VALUES.get(option.name, usual)
    return people.rng.choice(choices)


def _on(people: People, person: Person, seen: list[Seen], table: Table) -> bool:
    """Do what one may do at a table to bring it on; False when there is nothing to do."""
    seat = table.seat_of(person.id)
    if table.pause is not None or table.motion is not None:
        for verb in (Verb.AGREE, Verb.RESUME):
            if _press_one(people, person, seen, table, verb, likely=0.3):
                return True
    match table.stage:
        case Stage.LOBBY if seat is None:
            return _press_one(people, person, seen, table, Verb.JOIN, likely=0.5)
        case Stage.LOBBY if table.host == person.id:
            enough = len(table.chairs) >= people.rng.choice((2, 3, 4))
            verb = Verb.START if enough else Verb.ADD_COMPUTER
            return _press_one(people, person, seen, table, verb, likely=0.5)
        case Stage.BREAK if seat is not None and _press_one(
            people, person, seen, table, Verb.DEAL, likely=0.3
        ):
            return True
        case Stage.BREAK if seat is not None:
            return _press_one(people, person, seen, table, Verb.NEXT, likely=0.3)
        case Stage.OVER if seat is not None:
            return _press_one(people, person, seen, table, Verb.REMATCH, likely=0.3)
        case Stage.PLAYING if seat is not None and table.to_move() == seat:
            return _move(people, person, seen, table)
    return False


def _move(people: People, person: Person, seen: list[Seen], table: Table) -> bool:
    assert table.match is not None
    mine = [one for one in seen if one.control.table == table.id]
    if table.rules.polices_itself and people.rng.random() < 0.15:
        tried = [one for one in mine if one.control.verb == Verb.PLAY]
        if tried:
            people.press(person, people.rng.choice(tried))
            return True
    actions = list(legal_actions(table.match))
    people.rng.shuffle(actions)
    for action in actions:
        for verb, arguments in _ways(action):
            found = [one for one in mine if one.is_(table.id, verb, *arguments)]
            if found:
                press(people, person, found[-1], times=people.rng.choice((1,) * 8 + (2, 3)))
                return True
    return _press_one(people, person, seen, table, Verb.HAND, likely=1)


def _ways(action: Action) -> list[tuple[Verb, tuple[str, ...]]]:
    """Return the controls that do an action, the most direct first."""
    match action:
        case Play(_, cards, suit):
            named = () if suit is None else (suit.name,)
            return [(Verb.PLAY, (write_pick(cards), *named)), (Verb.PLAY, (write_pick(cards[:1]),))]
        case Draw():
            return [(Verb.DRAW, ())]
        case Pass():
            return [(Verb.PASS, ())]
        case Name(_, suit):
            return [(Verb.NAME, (suit.name,))]
        case _:
            return []


def _press_one(
    people: People, person: Person, seen: list[Seen], table: Table, verb: Verb, *, likely: float
) -> bool:
    found = [one for one in seen if one.is_(table.id, verb)]
    if not found or people.rng.random() > likely:
        return False
    press(people, person, found[-1], times=people.rng.choice((1,) * 6 + (2,)))
    return True


def _react(people: People, person: Person, table: Table, verb: Verb) -> None:
    emoji = {Verb.CALL: "🔔", Verb.CATCH: "🚨", Verb.CHALLENGE: "⚠️"}[verb]
    messages = [m for m in people.hub.in_channel[table.place.channel_id] if not m.deleted]
    there = [m for m in messages if (1, emoji) in m.reactions]
    if there:
        message = there[-1]
        added = (person.id, emoji) not in message.reactions
        message.reactions ^= {(person.id, emoji)}
        people.simulation.gateway.react(person.id, message, emoji, added=added)
