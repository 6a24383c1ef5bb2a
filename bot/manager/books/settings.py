"""What the manager needs from the store for settings and presets."""

from collections.abc import Sequence
from typing import Protocol


class SettingRow(Protocol):
    """A setting that is not as usual: `scope` is `server` or `person`, `owner` the id of either."""

    @property
    def scope(self) -> str:
        """Whether a server or a person has set it."""
        ...

    @property
    def owner(self) -> int:
        """Who has set it."""
        ...

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def value(self) -> str:
        """What it says."""
        ...


class PresetRow(Protocol):
    """A preset of a server; `options` are written as records write them."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def variant(self) -> str:
        """The game."""
        ...

    @property
    def options(self) -> str:
        """What is not as usual in that game."""
        ...


class SettingsBook(Protocol):
    """What servers and people have set."""

    def all(self) -> Sequence[SettingRow]:
        """Return every setting of everybody."""
        ...

    def set(self, scope: str, owner: int, name: str, value: str, *, by: int, at: float) -> None:
        """Write a setting, with who changed it and when."""
        ...

    def drop(self, scope: str, owner: int, name: str) -> None:
        """Put a setting back to what is usual."""
        ...


class PresetsBook(Protocol):
    """The presets of servers; two names that differ only in case are one."""

    def of_guild(self, guild_id: int) -> Sequence[PresetRow]:
        """Return the presets of a server by name."""
        ...

    def save(self, guild_id: int, name: str, *, variant: str, options: str, by: int, at: float) -> bool:
        """Enter a preset; False when there is one of this name already."""
        ...

    def drop(self, guild_id: int, name: str) -> bool:
        """Take a preset away; False when there is none of this name."""
        ...
