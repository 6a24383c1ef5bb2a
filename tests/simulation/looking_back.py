"""How people look back: replays, statistics and leaderboards, what they set, and what is stored of them."""

from typing import Any, Final

from bot.manager.tables.choices import SETTINGS, Scope
from bot.ui.screens.privacy import MARK as PRIVACY
from bot.ui.screens.privacy import PrivacyVerb
from bot.ui.screens.statistics_controls import MARK as STATISTICS
from tests.simulation.hub import GUILD, OTHER_PARENT, PARENT, Message
from tests.simulation.players import People, Person

PRESSED: Final = 0.3
"""How likely somebody presses what stands under an answer instead of typing."""
STEPS: Final = (None, 1, 2, 7, 30, 150, 999_999)
"""Steps of a match that people want to see; most have fewer than the last of these."""
AWAY: Final = 30.0
"""Seconds for which somebody does nothing who has had himself forgotten."""
SET: Final = (
    *("language", "table_pictures", "several_tables", "computers", "cards"),
    *("own_language", "turn_notices", "suit_names", "own_cards", "nonsense", "hide_me", "hide_me"),
)
"""What people set: nothing by which tables could not be opened any more."""
AT_TABLES: Final = 0.2
"""How likely somebody asks where tables may stand."""
SEEN: Final = 12
"""Messages that are looked at where nobody plays."""
PLAYED: Final = 0.6
"""How likely somebody who names a match names one that has ended."""


def look_back(people: People, person: Person) -> None:
    """See what was played: a match again, what somebody has done, or who is best."""
    buttons = _buttons(people, person, STATISTICS)
    if buttons and people.rng.random() < PRESSED:
        people.press_plainly(person, *people.rng.choice(buttons))
        return
    word = people.rng.choice(("replay", "replay", "stats", "stats", "leaderboard"))
    given = {"replay": _replay, "stats": _stats, "leaderboard": _leaderboard}[word](people)
    people.type(
        person,
        _where(people, person),
        word,
        **{name: value for name, value in given.items() if value is not None},
    )


def ask_for_data(people: People, person: Person) -> None:
    """Have everything that is stored about oneself, and seldom have it deleted."""
    buttons = _buttons(people, person, PRIVACY)
    channel = _where(people, person)
    wants = people.rng.random() < people.simulation.plan.forgets
    sure = [one for one in buttons if one[1]["custom_id"] == f"{PRIVACY}{PrivacyVerb.SURE}"]
    others = [one for one in buttons if one not in sure]
    if wants:
        person.away_until = people.world.now + people.rng.uniform(0, AWAY)
        if sure:
            people.press_plainly(person, *sure[-1])
        else:
            people.type(person, channel, "privacy", what="delete", sure=True)
    elif others and people.rng.random() < PRESSED:
        people.press_plainly(person, *people.rng.choice(others))
    else:
        what = people.rng.choice(({}, {"what": "export"}, {"what": "delete"}))
        people.type(person, channel, "privacy", **what)


def set_something(people: People, person: Person) -> None:
    """Set something for oneself or, who may, for the server: what there is to be set, to something or to nonsense."""
    name = people.rng.choice(SET)
    scope = Scope.PERSON if name not in SETTINGS else SETTINGS[name].scope
    values = [str(value) for value in SETTINGS[name].values()] if name in SETTINGS else []
    both = [{"setting": name, "value": value} for value in (*values, "nonsense")]
    given = people.rng.choice(({}, {"setting": name}, {"value": "on"}, *both))
    word = "server" if scope is Scope.SERVER else "me"
    people.type(person, _where(people, person), "settings", word, **given)


def _replay(people: People) -> dict[str, Any]:
    """Return what is said about a match to be seen again: one that has ended, on whichever server, or one that runs."""
    rng, entries = people.rng, people.simulation.watch.entries
    ended = [f"{one.table}-{one.number}" for one in entries.stories.ended]
    running = [name for one in people.tables() for name in (one.id, f"{one.id}-{one.match_number}")]
    offered = ended if ended and rng.random() < PLAYED else running
    table = rng.choice((None, rng.choice((*offered, "none")), rng.choice((*offered, "none"))))
    return {"table": table, "step": rng.choice(STEPS), "seat": rng.choice((None, None, 1, 2, 8))}


def _stats(people: People) -> dict[str, Any]:
    """Return whose statistics are to be seen, and of which game."""
    rng = people.rng
    return {
        "player": rng.choice((None, *people.everybody)),
        "variant": rng.choice((None, None, rng.choice(_played(people)))),
        "show": rng.choice((None, None, True)),
    }


def _leaderboard(people: People) -> dict[str, Any]:
    """Return which leaderboard is to be seen."""
    rng = people.rng
    return {
        "variant": rng.choice((None, "all", "all", rng.choice(_played(people)))),
        "period": rng.choice((None, "7 days", "365 days")),
        "page": rng.choice((None, 1, 99_999)),
        "show": rng.choice((None, None, True)),
    }


def _played(people: People) -> list[str]:
    """Return games that were played, or a word that is none."""
    return sorted({one.variant for one in people.simulation.watch.entries.tables.values()}) or ["word"]


def _where(people: People, person: Person) -> int:
    """Return a channel to ask in: mostly one where nobody plays, so that answers do not stand between table and player."""
    channel = people.rng.choice(people.hub.open_to(person.id))
    if people.hub.owner(channel) is not None or people.rng.random() < AT_TABLES:
        return channel
    return PARENT if people.hub.guild_of(channel) == GUILD else OTHER_PARENT


def _buttons(people: People, person: Person, mark: str) -> list[tuple[Message, dict[str, Any]]]:
    """Return the buttons of some kind a person sees under answers, with their messages."""
    apart = [
        message for parent in (PARENT, OTHER_PARENT) for message in people.hub.in_channel[parent][-SEEN:]
    ]
    return [
        (message, item)
        for message in (*people.hub.visible(person.id, last=3), *apart)
        if message.ephemeral and message.audience == person.id
        for item in message.controls
        if item["custom_id"].startswith(mark)
    ]
