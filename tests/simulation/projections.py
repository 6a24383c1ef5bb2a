"""What people are shown of what was played: replays, statistics and leaderboards, against what happened (`stories.py`)."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from bot.engine.cards import cards_of
from bot.engine.match import Match, phase
from bot.engine.state import Phase
from bot.manager.records.statistics import Wanted
from bot.manager.tables.choices import LANGUAGES
from bot.text.cards import both, in_a_row, symbol, words
from bot.text.catalogue import in_dialect
from bot.ui.messages.replay_controls import Spot, read_spot
from bot.ui.messages.verbs import Verb
from bot.ui.screens.statistics_controls import BoardControl, PersonControl, read_statistics
from tests.simulation.hub import Message, Press, Seen, read_control
from tests.simulation.players import options_of
from tests.simulation.stories import Ended, Stories

if TYPE_CHECKING:
    from tests.simulation.run import Simulation

NUMBER: Final = re.compile(r"\d+")
LINE: Final = re.compile(r"\*\*(\d+)\.\*\* .*: \*\*(\d+)\*\* \D+ (\d+)")
"""A line of a leaderboard by matches won: rank, won, played."""
HAND: Final = "> "
"""Stands before a hand."""
HIDERS: Final = "SELECT owner FROM settings WHERE scope = 'person' AND name = 'hide_me'"
ABOUT: Final = frozenset({"stats", "leaderboard", "replay"})
OPEN: Final = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})
"""When everybody has seen all hands."""

Figures = list[list[int]]
"""What a profile says: the numbers of each of its parts."""


class Projections:
    """Looks at every answer about what was played."""

    def __init__(
        self, simulation: "Simulation", stories: Stories, wrong: Callable[[str], None], counts: Counter[str]
    ) -> None:
        self._simulation = simulation
        self._stories = stories
        self._wrong = wrong
        self._counts = counts
        self._hid: dict[str, set[int]] = {}
        """Who did not want to be seen when somebody asked, by the token of what he asked with."""

    def sent(self, press: Press) -> None:
        """Note how things are when somebody asks."""
        if press.data.get("name") in ABOUT or press.control.startswith("lcs:"):
            self._hid[press.token] = self._hiders()

    def told(self, press: Press, message: Message) -> None:
        """Look at an answer."""
        if press.token in self._hid:
            self._about_statistics(press, message)
        again = [seen for seen in message.seen if seen.control.verb == Verb.REPLAY and seen.control.arguments]
        if again and message.ephemeral and (_types(press, "replay") or _presses(press, Verb.REPLAY)):
            for what in self._replayed(press, message, again[-1]):
                self._wrong(f"table {again[-1].control.table} is shown again: {what}")

    def _hiders(self) -> set[int]:
        return {owner for (owner,) in self._simulation.disk.execute(HIDERS)}

    def _about_statistics(self, press: Press, message: Message) -> None:
        if not message.shows.get("embeds"):
            return
        guild_id = self._simulation.hub.guild_of(press.channel)
        asked = read_statistics(press.control, guild_id)
        if isinstance(asked, PersonControl):
            self._profile(press, message, asked.person, asked.variant)
        elif _types(press, "stats"):
            options = options_of(press)
            self._profile(
                press, message, int(options.get("player", press.person)), options.get("variant") or None
            )
        shown = next((read_statistics(item["custom_id"], guild_id) for item in message.controls), asked)
        if isinstance(shown, BoardControl):
            self._board(press, message, shown.wanted)

    def _profile(self, press: Press, message: Message, person: int, variant: str | None) -> None:
        """Check what is shown of somebody against what he has done."""
        guild_id = self._simulation.hub.guild_of(press.channel)
        if person != press.person and person in self._hid[press.token] & self._hiders():
            self._wrong(f"{press.person} is shown statistics of {person}, who hides them")
        shown = _shown_figures(message)
        known = self._stories.known_since(press.at)
        expected = [figures(self._stories.ended[:count], guild_id, person, variant) for count in known]
        self._counts["profiles"] += 1
        forgotten = self._simulation.watch.forgotten.since(press.at)
        if not forgotten and not any(_agree(shown, one) for one in expected):
            self._wrong(f"statistics of {person} in {variant} are shown as {shown}, they are {expected[-1]}")

    def _board(self, press: Press, message: Message, wanted: Wanted) -> None:
        """Check a leaderboard by matches won."""
        if wanted.by_rating or self._hid[press.token] != self._hiders():
            return
        body = message.shows["embeds"][0].get("description", "")
        shown = [tuple(map(int, line.groups())) for line in LINE.finditer(body)]
        known = self._stories.known_since(press.at)
        expected = [_ranks(self._stories.ended[:count], wanted, self._hiders()) for count in known]
        self._counts["boards"] += 1
        if not self._simulation.watch.forgotten.since(press.at) and shown not in expected:
            self._wrong(f"a leaderboard of {wanted} is shown as {shown}, it is {expected[-1]}")

    def _replayed(self, press: Press, message: Message, seen: Seen) -> Iterator[str]:
        """Yield what is wrong with one step of a match that is shown again."""
        spot = read_spot(seen.control)
        match = None if spot.number is None else self._stories.find(seen.control.table, spot.number)
        self._counts["replays"] += 1
        if match is None:
            yield f"match {spot.number} has not ended"
            return
        here = self._simulation.hub.owner(press.channel) is None
        there = here and self._simulation.hub.guild_of(press.channel) == match.guild_id
        if not there and press.person not in match.people.values():
            yield f"{press.person} may not see it, in channel {press.channel}"
        step, steps, *_ = map(int, NUMBER.findall(message.shows["embeds"][0]["footer"]["text"]))
        if steps != len(match.course) or step != min(_step_asked(press), steps):
            yield f"step {step} of {steps} is shown of {len(match.course)}, asked was {_step_asked(press)}"
            return
        yield from _wrong_hands(message, match, match.course[step - 1], spot)


def figures(ended: Sequence[Ended], guild_id: int, person: int, variant: str | None) -> Figures:
    """Return what is to be seen of somebody: matches, how often he came first, points, catches, how often the card he played most."""
    counted = [
        (one, one.deeds[seat])
        for one in ended
        for seat, whose in one.people.items()
        if one.counted and whose == person and one.guild_id == guild_id and variant in {None, one.variant}
    ]
    done = [deeds for _, deeds in counted]
    matches, won = len(counted), sum(deeds.won for deeds in done)
    if not matches:
        return []
    others = [deeds.won for one, deeds in counted if len(one.people) > 1]
    found = [[matches, *([won, round(100 * won / matches)] if won else [])]]
    if 0 < len(others) < matches:
        found[0] += [len(others), *([sum(others)] if sum(others) else [])]
    found.append([won, matches])
    rounds, points = sum(deeds.rounds for deeds in done), sum(deeds.points for deeds in done)
    if rounds:
        found.append([points, rounds, *divmod(round(10 * points / rounds), 10)])
    caught = [sum(getattr(deeds, name) for deeds in done) for name in ("catches", "caught", "unnoticed")]
    if any(caught):
        found.append(caught)
    cards = sum((deeds.cards for deeds in done), Counter[str]())
    return [*found, [max(cards.values())]] if cards else found


def _shown_figures(message: Message) -> Figures:
    """Read what a profile says, in whatever language; the card is left out that was played most, and the ratings below it."""
    fields = [one["value"] for one in message.shows["embeds"][0].get("fields", [])]
    found = [[int(number) for number in NUMBER.findall(value)] for value in fields]
    if len(found) > 1:
        places = list(zip(found[1][::2], found[1][1::2], strict=True))
        found[1] = [sum(times for place, times in places if place == 1), sum(times for _, times in places)]
    return found


def _agree(shown: Figures, expected: Figures) -> bool:
    """Tell whether a profile says what it is to say: of the card the last number only, and of ratings whatever it does."""
    if len(shown) not in {len(expected), len(expected) + 1}:
        return False
    pairs = zip(shown, expected, strict=False)
    return all(
        said[-1:] == wanted if len(wanted) == 1 and place else said == wanted
        for place, (said, wanted) in enumerate(pairs)
    )


def _ranks(ended: Sequence[Ended], wanted: Wanted, hiders: set[int]) -> list[tuple[int, ...]]:
    """Return rank, won and played of everybody who has finished a match with others, the best first."""
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for one in ended:
        counts = one.counted and one.guild_id == wanted.guild_id and len(one.people) > 1
        if not counts or wanted.variant not in {None, one.variant}:
            continue
        for seat, person in one.people.items():
            played[person] += 1
            won[person] += one.deeds[seat].won
    lines = sorted((-won[person], times) for person, times in played.items() if person not in hiders)
    return [(lines.index(line) + 1, -line[0], line[1]) for line in lines]


def _types(press: Press, command: str) -> bool:
    return press.data.get("name") == command


def _presses(press: Press, verb: Verb) -> bool:
    control = read_control(press.control) if press.control else None
    return control is not None and control.verb == verb


def _step_asked(press: Press) -> int:
    """Return which step somebody wants to see, from 1."""
    control = read_control(press.control) if press.control else None
    if control is None:
        return int(options_of(press).get("step", 1))
    return read_spot(control).step + 1


def _wrong_hands(message: Message, ended: Ended, match: Match, spot: Spot) -> Iterator[str]:
    """Yield what is wrong with the hands that are shown at a step."""
    for seat, line in _hands(message):
        if spot.eyes not in {None, seat} and phase(match) not in OPEN:
            yield f"who looks with the eyes of seat {spot.eyes} is shown the hand of seat {seat}"
        if line.casefold() not in _written(ended.variant, match, seat):
            yield f"the hand of seat {seat} at step {spot.step + 1} is shown as {line}"


def _hands(message: Message) -> Iterator[tuple[int, str]]:
    """Yield the hands that are shown, each with its seat: it stands below the line of that."""
    seat = -1
    for part in message.shows["embeds"][0]["fields"][1:]:
        for line in part["value"].splitlines():
            if line.startswith(HAND):
                yield seat, line.removeprefix(HAND)
            else:
                seat += 1


def _written(variant: str, match: Match, seat: int) -> set[str]:
    """Return a hand in all ways in which it may be written."""
    assert match.round is not None
    cards = cards_of(match.round.hands[seat]) if seat < len(match.round.hands) else ()
    locales = [locale for plain in LANGUAGES for locale in (plain, in_dialect(plain, variant))]
    return {
        in_a_row(locale, (str(way(locale, card)) for card in cards)).casefold()
        for locale in locales
        for way in (both, symbol, words)
    }
