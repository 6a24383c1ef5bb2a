"""What people do about leagues: they make one, enter, check in, play, leave; managers correct and hinder."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.league.model import Pairing
from bot.league.terms import EntrantId
from bot.manager.competition import Competition
from bot.ui.leagues.controls import LeagueVerb
from bot.ui.leagues.form.dates import HOUR, HOURS
from bot.ui.leagues.form.pages import DAY, GAME, TIME, TURN
from tests.simulation.behaviours import _on as play_on
from tests.simulation.behaviours import go_away, press_anything, say_something, toggle_direct_messages
from tests.simulation.league_people import LOOKS, LeaguePeople, OnLeague
from tests.simulation.players import MENU, Person

PRESET: Final = "short"
"""The preset that leagues are played by: one round of few cards."""
NAME: Final = "*Cup* of @everyone"

Behaviour = Callable[[LeaguePeople, Person], None]
Meddle = Callable[[LeaguePeople, Competition], None]


def choose_in_league(people: LeaguePeople, person: Person) -> None:
    """Let somebody do something."""
    if person.id in people.hub.banned or people.hub.away is not None:
        return
    if person is people.manager and _manage(people, person):
        return
    if _on_message(people, person):
        return
    if people.mine(person):
        name = people.rng.choices(tuple(AT_TABLES), tuple(weight for weight, _ in AT_TABLES.values()))[0]
        AT_TABLES[name][1](people, person)
    elif people.rng.random() < 0.1:
        _look_around(people, person)


def take_turn(people: LeaguePeople, person: Person) -> None:
    """Do what is one's turn to do at a table of a league: come, play, deal."""
    tables = people.mine(person)
    people.rng.shuffle(tables)
    seen = people.seen(person, last=LOOKS)
    for table in tables:
        if play_on(people, person, seen, table):
            return


AT_TABLES: Final[Mapping[str, tuple[float, Behaviour]]] = {
    "take_turn": (60, take_turn),
    "press_anything": (4, press_anything),
    "say_something": (5, say_something),
    "toggle_direct_messages": (0.2, toggle_direct_messages),
    "go_away": (0.1, go_away),
    "delete": (0.3, lambda people, person: _delete(people)),
}
"""What is done by somebody who has a table to play at, and how often."""


def _delete(people: LeaguePeople) -> None:
    """Have a moderator delete a message of the bot's."""
    channel = people.rng.choice(people.hub.channels)
    there = [m for m in people.hub.in_channel[channel][-5:] if not m.deleted and not m.ephemeral]
    if there and people.hub.delete(message := people.rng.choice(there), most=1):
        people.simulation.gateway.deleted(message)


def _manage(people: LeaguePeople, person: Person) -> bool:
    """Make a league where there is none, let one go on that is paused, and now and then change something."""
    if people.makes(person):
        _make(people, person)
        return True
    leagues = people.competitions()
    sure = [seen for seen in people.on_leagues(person) if seen[2].verb is LeagueVerb.SURE]
    if sure and people.rng.random() < 0.6:
        people.press_league(person, sure[-1], times=people.rng.choice((1, 1, 2)))
        return True
    competition = people.rng.choice(leagues)
    if competition.paused and people.rng.random() < 0.4:
        _type(people, competition, "resume")
        return True
    if people.meddling > 0 and people.rng.random() < 0.05 + 0.3 * (not people.mine(person)):
        word = people.rng.choices(tuple(MEDDLING), tuple(weight for weight, _ in MEDDLING.values()))[0]
        if word in {"result", "reopen"} and not competition.began:
            return False
        people.meddling -= 1
        people.simulation.did[word] += 1
        MEDDLING[word][1](people, competition)
        return True
    return False


def _type(people: LeaguePeople, competition: Competition, word: str, /, **options: str) -> None:
    """Type a command of a manager about a league, anywhere."""
    channel = people.rng.choice([one for one in people.hub.open_to(people.manager.id) if one < 10_000])
    people.type(people.manager, channel, "league", word, league=competition.id, **options)


def _make(people: LeaguePeople, person: Person) -> None:
    """Fill in the form of a league, or ask for one."""
    forms = [seen for seen in people.on_leagues(person) if seen[2].verb is LeagueVerb.CREATE]
    fresh = [seen for seen in forms if people.world.now - seen[0].at < 600]
    if not fresh or people.rng.random() < 0.02:
        plain = [channel for channel in people.hub.plain_channels() if channel not in people.hub.denied]
        people.type(person, people.rng.choice(plain), "league", "create", name=NAME)
        return
    form = [seen for seen in people.on_leagues(person) if seen[0] is fresh[-1][0]]
    until = int(people.world.epoch) // HOUR + people.plan.hours
    for menu in form:
        wanted = _wanted(people, menu, until)
        if wanted is not None and not _has(menu, wanted):
            people.press_league(person, menu, wanted)
            return
    people.press_league(person, _next(form) or fresh[-1], times=people.rng.choice((1, 1, 1, 3)))


def _next(form: list[OnLeague]) -> OnLeague | None:
    """Return the button that leads to the next page of a form; None on the last."""
    turns = [seen for seen in form if _field(seen).startswith(TURN)]
    pages = [int(_field(seen).rpartition("-")[2]) for seen in turns]
    here = {int(_field(seen).rpartition("-")[2]) for seen in form if seen[1]["type"] == MENU}
    return next((seen for seen, page in zip(turns, pages, strict=True) if here and page > max(here)), None)


def _field(seen: OnLeague) -> str:
    return seen[2].arguments[-1] if seen[2].arguments else ""


def _has(menu: OnLeague, value: str) -> bool:
    """Tell whether a value is chosen in a menu, or cannot be."""
    found = [option for option in menu[1]["options"] if option["value"] == value]
    return not found or bool(found[0].get("default"))


def _wanted(people: LeaguePeople, menu: OnLeague, until: int) -> str | None:
    """Return what is to be chosen in a menu of a form; None where it may stay as it is."""
    name = _field(menu).rpartition("-")[0]
    if menu[1]["type"] != MENU:
        return None
    if name == GAME:
        return next(
            str(option["value"]) for option in menu[1]["options"] if str(option["label"]).endswith(PRESET)
        )
    of_time = {DAY: str(until // HOURS), TIME: str(until % HOURS)}
    return of_time.get(name) or people.plan.values.get(name)


def _on_message(people: LeaguePeople, person: Person) -> bool:
    """Enter, check in or leave by the message of a league."""
    asked = [seen for seen in people.on_leagues(person) if seen[2].arguments[-1:] == ("sure",)]
    asked = [seen for seen in asked if people.world.now - seen[0].at < 300]
    if asked and people.rng.random() < 0.5:
        people.press_league(person, asked[-1], times=people.rng.choice((1, 1, 2)))
        return True
    for competition in people.competitions():
        seen = {s[2].verb: s for s in people.on_leagues(person) if s[2].league == competition.id}
        verb = _wants(people, person, competition)
        if verb is not None and verb in seen:
            if verb is LeagueVerb.LEAVE:
                people.leaving.discard(person.id)
            people.press_league(person, seen[verb], times=people.rng.choice((1, 1, 1, 2, 5)))
            return True
    return False


def _wants(people: LeaguePeople, person: Person, competition: Competition) -> LeagueVerb | None:
    """Return what somebody wants of a league."""
    league, rng, entrant = competition.league, people.rng, EntrantId(person.id)
    if not people.is_in(competition, person):
        left = entrant in league.dropped
        wants = people.likely(person, f"enter {left}", 0.03 if left else 0.95)
        return LeagueVerb.ENTER if wants and rng.random() < 0.7 else None
    if competition.checking and entrant not in competition.checked_in:
        comes = people.likely(person, f"day {len(league.stages)}", 1 - people.plan.absent)
        return LeagueVerb.CHECK_IN if comes and rng.random() < 0.7 else None
    in_play = people.plan.leaves_in_play
    if person.id in people.leaving and rng.random() < (0.3 if in_play else 0.05):
        return LeagueVerb.LEAVE if not in_play or people.plays(person) else None
    return None


def _look_around(people: LeaguePeople, person: Person) -> None:
    """Press what only shows something, or type such a command."""
    looks = [seen for seen in people.on_leagues(person) if seen[2].verb in LOOKING]
    if looks and people.rng.random() < 0.7:
        people.press_league(person, people.rng.choice(looks))
    elif people.competitions():
        competition = people.rng.choice(people.competitions())
        word = people.rng.choice(("show", "table", "mine", "join"))
        channel = people.rng.choice(people.hub.channels)
        options = {} if word == "mine" else {"league": competition.id}
        if channel in people.hub.open_to(person.id):
            people.type(person, channel, "league", word, **options)


LOOKING: Final = frozenset(
    {LeagueVerb.STANDINGS, LeagueVerb.STAGES, LeagueVerb.ENTRANTS, LeagueVerb.LOG, LeagueVerb.RULES}
)


def _some_table(people: LeaguePeople, competition: Competition) -> tuple[str, Pairing] | None:
    """Return a table of a league with what it is called, mostly one of the last stages."""
    stages = competition.league.stages
    drawn = [(s, t) for s, stage in enumerate(stages) for t in range(len(stage.tables))]
    if not drawn:
        return None
    newest = [one for one in drawn if one[0] >= len(stages) - 2]
    stage, table = people.rng.choice(newest if newest and people.rng.random() < 0.7 else drawn)
    return f"{stage + 1}.{table + 1}", stages[stage].tables[table]


def _correct(people: LeaguePeople, competition: Competition) -> None:
    """Enter or correct a result."""
    found = _some_table(people, competition)
    if found is None:
        return
    number, pairing = found
    seats = list(pairing.seats)
    people.rng.shuffle(seats)
    seats = seats[: people.rng.choice((len(seats), len(seats), len(seats), 1))]
    places = {name: str(seat) for name, seat in zip(ORDINALS, seats, strict=False)}
    _type(people, competition, "result", match=number, **places)


def _reopen(people: LeaguePeople, competition: Competition) -> None:
    found = _some_table(people, competition)
    if found is not None:
        _type(people, competition, "reopen", match=found[0])


def _add(people: LeaguePeople, competition: Competition) -> None:
    one, other = people.rng.sample(people.everybody, 2)
    _type(people, competition, "add", people=f"<@{one.id}> <@{other.id}> nonsense")


def _drop(people: LeaguePeople, competition: Competition) -> None:
    _type(people, competition, "drop", player=str(people.rng.choice(people.everybody).id))


def _deadline(people: LeaguePeople, competition: Competition) -> None:
    at = int(people.world.epoch + people.rng.choice((-600, 120, 600, 1800, 3600)))
    _type(people, competition, "deadline", when=str(at))


def _plain(word: str, chance: float = 1.0) -> Meddle:
    """Return how a command is typed that says no more."""

    def typed(people: LeaguePeople, competition: Competition) -> None:
        if people.rng.random() < chance:
            _type(people, competition, word)

    return typed


ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

MEDDLING: Final[Mapping[str, tuple[float, Meddle]]] = {
    "result": (6, _correct),
    "reopen": (3, _reopen),
    "add": (2, _add),
    "drop": (3, _drop),
    "deadline": (3, _deadline),
    "pause": (3, _plain("pause")),
    "start": (1, _plain("start", 0.5)),
    "close": (0.5, _plain("close")),
    "show": (1, _plain("show")),
    "export": (1, _plain("export")),
    "end": (0.1, _plain("end", 0.3)),
}
"""What a manager does besides what is needed, and how often."""
