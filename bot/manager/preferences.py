"""What servers and people have set, and servers' presets: read once, kept at hand, stored before anybody is told."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from bot.engine.rules import variants
from bot.manager.answers import Refusal, Refused
from bot.manager.books import Books, Store
from bot.manager.books.settings import PresetRow
from bot.manager.errors import NotSaved
from bot.manager.ids import PersonId
from bot.manager.ports import Clock
from bot.manager.requests import Asker
from bot.manager.tables.audit import enter_of_server
from bot.manager.tables.choices import (
    HEARD,
    LANGUAGES,
    SETTINGS,
    PersonSettings,
    Scope,
    ServerSettings,
    Setting,
    of_scope,
    read_all,
    setting_of,
)
from bot.manager.tables.table import Refuse
from bot.manager.terms import Terms

MOST_PRESETS: Final = 25
"""As many as one menu of Discord's takes."""
LONGEST_NAME: Final = 32

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Preset:
    """A game with its options under a name a server has given it."""

    name: str
    variant: str
    options: Mapping[str, str]


class Preferences:
    """All settings. Looking one up costs no look into the store: those that are not as usual are held in memory."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        changed: Callable[[Scope, int], None],
        terms: Terms,
        *,
        changing: Callable[[Books, Scope, int], None] = lambda *_: None,
    ) -> None:
        """`changed` hears of everybody whose messages look otherwise now, `changing` in the transaction that stores it."""
        self.times: Mapping[str, float] = {"turn_clock": terms.turn, "idle_time": terms.idle_time}
        """How long the bot's own times are (seconds), by the setting that says otherwise."""
        self._store = store
        self._clock = clock
        self._changed = changed
        self._changing = changing
        self._texts: dict[tuple[Scope, int], dict[str, str]] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._people: dict[int, PersonSettings] = {}

    async def load(self) -> None:
        """Read what is stored, before anything is asked."""
        rows = await self._store.read(lambda books: list(books.settings.all()))
        for row in rows:
            self._texts.setdefault((Scope(row.scope), row.owner), {})[row.name] = row.value
        for scope, owner in self._texts:
            self._read(scope, owner)

    def server(self, guild_id: int) -> ServerSettings:
        """Return how a server wants its tables."""
        return self._servers.get(guild_id, _USUAL_SERVER)

    def manages_leagues(self, asker: Asker, guild_id: int) -> bool:
        """Tell whether somebody may manage the leagues of a server."""
        roles = self.server(guild_id).league_managers
        return asker.manages(guild_id) or (asker.guild_id == guild_id and bool(asker.roles & roles))

    def person(self, person: PersonId) -> PersonSettings:
        """Return how a person wants it."""
        return self._people.get(person, _USUAL_PERSON)

    def texts(self, scope: Scope, owner: int) -> dict[str, str]:
        """Return every setting of somebody as text, in the order they are shown."""
        typed = read_all(scope, self._texts.get((scope, owner), {}))
        texts = self._texts.get((scope, owner), {})
        return {
            setting.name: texts[setting.name] if setting.name in typed else setting.usual
            for setting in of_scope(scope)
        }

    async def set_server(self, asker: Asker, guild_id: int, name: str, value: str) -> Refused | None:
        """Set something for a server; None when it is stored."""
        return await _answered(self._set(asker, Scope.SERVER, guild_id, name, value))

    async def set_own(self, asker: Asker, name: str, value: str) -> Refused | None:
        """Set something for the asker himself; None when it is stored."""
        return await _answered(self._set(asker, Scope.PERSON, asker.person, name, value))

    async def hear(self, person: PersonId, language: str) -> None:
        """Note in which language Discord shows itself to somebody, for what is sent without being asked for.

        One that has no catalogue counts as the first there is. That it could not be written is no matter: it is heard
        again with the next press.
        """
        heard = next((known for known in LANGUAGES if known == language.partition("-")[0]), LANGUAGES[0])
        if heard != self.person(person).heard_language:
            with suppress(NotSaved, OSError):
                await self._write(Scope.PERSON, person, SETTINGS[HEARD], heard, by=person)

    def forget(self, person: PersonId) -> None:
        """Hear that nothing is stored of a person any more."""
        self._texts.pop((Scope.PERSON, person), None)
        self._people.pop(person, None)

    async def presets(self, guild_id: int) -> tuple[Preset, ...]:
        """Return the presets of a server by name."""
        rows = await self._store.read(lambda books: list(books.presets.of_guild(guild_id)))
        return tuple(map(_preset, rows))

    async def save(self, asker: Asker, guild_id: int, preset: Preset) -> Refused | None:
        """Save a preset of a server; None when it is stored."""
        return await _answered(self._save(asker, guild_id, preset))

    async def drop(self, asker: Asker, guild_id: int, name: str) -> Refused | None:
        """Take a preset of a server away; None when it is gone."""
        return await _answered(self._drop(asker, guild_id, name))

    async def _set(self, asker: Asker, scope: Scope, owner: int, name: str, value: str) -> None:
        if scope is Scope.SERVER:
            _managers_only(asker, owner)
        setting = setting_of(scope, name)
        setting.value_of(value)
        await self._write(scope, owner, setting, value, by=asker.person, asker=asker)

    async def _write(
        self,
        scope: Scope,
        owner: int,
        setting: Setting,
        value: str,
        *,
        by: PersonId,
        asker: Asker | None = None,
    ) -> None:
        name, usual, at = setting.name, value == setting.usual, self._clock.now()

        def write(books: Books) -> None:
            if usual:
                books.settings.drop(scope, owner, name)
            else:
                books.settings.set(scope, owner, name, value, by=by, at=at)
            if scope is Scope.SERVER and asker is not None:
                enter_of_server(books, asker, owner, "Set", at=at, name=name, value=value)
            if setting.shows:
                self._changing(books, scope, owner)

        await self._store.run(write)
        texts = self._texts.setdefault((scope, owner), {})
        texts.pop(name, None)
        texts |= {} if usual else {name: value}
        self._read(scope, owner)
        if setting.shows:
            self._changed(scope, owner)

    async def _save(self, asker: Asker, guild_id: int, preset: Preset) -> None:
        _managers_only(asker, guild_id)
        options = " ".join(f"{name}={value}" for name, value in preset.options.items())
        name = preset.name
        if not (name.isprintable() and 0 < len(name) <= LONGEST_NAME) or name != name.strip():
            raise Refuse(Refusal.BAD_PRESET_NAME, most=LONGEST_NAME)
        if name.casefold() in {variant.name for variant in variants()}:
            raise Refuse(Refusal.PRESET_TAKEN, preset=name)
        at = self._clock.now()

        def write(books: Books) -> None:
            if len(books.presets.of_guild(guild_id)) >= MOST_PRESETS:
                raise Refuse(Refusal.TOO_MANY_PRESETS, most=MOST_PRESETS)
            if not books.presets.save(
                guild_id, name, variant=preset.variant, options=options, by=asker.person, at=at
            ):
                raise Refuse(Refusal.PRESET_TAKEN, preset=name)
            enter_of_server(books, asker, guild_id, "SavePreset", at=at, preset=name)

        await self._store.run(write)

    async def _drop(self, asker: Asker, guild_id: int, name: str) -> None:
        _managers_only(asker, guild_id)
        at = self._clock.now()

        def write(books: Books) -> None:
            if not books.presets.drop(guild_id, name):
                raise Refuse(Refusal.NO_PRESET, preset=name, nearest="none")
            enter_of_server(books, asker, guild_id, "DropPreset", at=at, preset=name)

        await self._store.run(write)

    def _read(self, scope: Scope, owner: int) -> None:
        """Make what is held of somebody what its texts say."""
        typed = read_all(scope, self._texts[scope, owner])
        if scope is Scope.SERVER:
            self._servers[owner] = ServerSettings(**typed)
        else:
            self._people[owner] = PersonSettings(**typed)


_USUAL_SERVER: Final = ServerSettings()
_USUAL_PERSON: Final = PersonSettings()


def named(presets: Sequence[Preset], name: str) -> Preset | Refused:
    """Return the preset of a name, whatever the case, or why there is none."""
    wanted = name.strip().casefold()
    by_key = {preset.name.casefold(): preset for preset in presets}
    if wanted in by_key:
        return by_key[wanted]
    nearest = next(iter(get_close_matches(wanted, by_key, n=1, cutoff=0.5)), None)
    meant = "none" if nearest is None else by_key[nearest].name
    return Refused(Refusal.NO_PRESET, {"preset": name, "nearest": meant})


def _managers_only(asker: Asker, guild_id: int) -> None:
    if not asker.manages(guild_id):
        raise Refuse(Refusal.MANAGERS_ONLY)


def _preset(row: PresetRow) -> Preset:
    options = dict(word.split("=", 1) for word in row.options.split())
    return Preset(row.name, row.variant, options)


async def _answered(work: Awaitable[None]) -> Refused | None:
    """Turn what is refused, or could not be written, into its answer."""
    try:
        await work
    except Refuse as refusal:
        return Refused(refusal.reason, refusal.values)
    except (NotSaved, OSError) as error:
        log.warning("A setting could not be saved: %r", error)
        return Refused(Refusal.NOT_SAVED)
    return None
