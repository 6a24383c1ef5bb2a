"""What comes back through the door a request came in by."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.events import Event
from bot.manager.ids import Slot
from bot.manager.views import HandView, TableView


class Refusal(StrEnum):
    """Why the table (not the rules) refuses something. The reasons of the rules are `bot.engine.actions.Reason`."""

    MOVED_ON = "moved_on"
    NO_TABLE = "no_table"
    NOT_SEATED = "not_seated"
    WAITS = "waits"
    SEATED_ALREADY = "seated_already"
    TABLE_FULL = "table_full"
    LOBBY_CLOSED = "lobby_closed"
    NOT_RUNNING = "not_running"
    NOT_OVER = "not_over"
    NO_BREAK = "no_break"
    DEALER_CHOOSES = "dealer_chooses"
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    TABLE_OVER = "table_over"
    HOST_ONLY = "host_only"
    TOO_FEW = "too_few"
    BAD_OPTION = "bad_option"
    UNKNOWN_OPTION = "unknown_option"
    OPTIONS_CLASH = "options_clash"
    NO_COMPUTER = "no_computer"
    CHANNEL_TAKEN = "channel_taken"
    TOO_MANY_TABLES = "too_many_tables"
    LESSON_RUNNING = "lesson_running"
    LEFT_MATCH = "left_match"
    SHOWN_JUST_NOW = "shown_just_now"
    CALLED_FIRST = "called_first"
    NOT_SAVED = "not_saved"
    RESTARTING = "restarting"
    FROZEN = "frozen"
    STILL_RUNNING = "still_running"
    NO_RECORD = "no_record"
    TOO_MANY_SEATED = "too_many_seated"
    CHANNEL_NOT_ALLOWED = "channel_not_allowed"
    REACTIONS_OFF = "reactions_off"
    MANAGERS_ONLY = "managers_only"
    MODERATORS_ONLY = "moderators_only"
    BAD_SETTING = "bad_setting"
    TOO_MANY_CHANNELS = "too_many_channels"
    TOO_MANY_ROLES = "too_many_roles"
    BAD_PRESET_NAME = "bad_preset_name"
    PRESET_TAKEN = "preset_taken"
    NO_ZONE = "no_zone"
    NO_PRESET = "no_preset"
    TOO_MANY_PRESETS = "too_many_presets"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_A_PERSON = "not_a_person"
    KICKED = "kicked"
    ABOUT_YOU = "about_you"
    RATED_KICK = "rated_kick"
    RATED_UNDO = "rated_undo"
    FOLLOWING = "following"
    NOT_FOLLOWING = "not_following"
    TOO_MANY_FOLLOWERS = "too_many_followers"
    BANNED = "banned"
    NOT_BANNED = "not_banned"
    NOT_A_MEMBER = "not_a_member"
    SEATS_RESERVED = "seats_reserved"
    NOT_DRAWN = "not_drawn"
    OF_LEAGUE = "of_league"
    PUT_AWAY = "put_away"
    SERVER_FULL = "server_full"
    UNDO_NOTHING = "undo_nothing"
    UNDO_SHOWED = "undo_showed"
    UNDO_SEATS = "undo_seats"
    OTHER_SERVER = "other_server"
    HERE_ALREADY = "here_already"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    MOTION_OPEN = "motion_open"
    NO_MOTION = "no_motion"


@dataclass(frozen=True, slots=True)
class HandOver:
    """The pressed message is yours to edit through the interaction: draw the newest view of `slot` into it.

    Nobody else writes that message until `GameManager.shown` is told how it went, or 5 seconds have passed.
    """

    slot: Slot
    generation: int


@dataclass(frozen=True, slots=True)
class Done:
    """It happened, and it is stored.

    `hand` is the asker's own hand (None when he has none); `said` are the public events of this action;
    `edit` is set when the pressed message is to be edited by the one who answers.
    """

    table: TableView
    hand: HandView | None = None
    said: tuple[Event, ...] = ()
    edit: HandOver | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """It did not happen; `reason` is a slug of `Refusal` or of the engine's `Reason`, `values` go into its words.

    `table` and `hand` show the present state where the asker may see it. With `false_catch` a wrong accusation
    costs cards although it is refused: then `said` tells it.
    """

    reason: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    table: TableView | None = None
    hand: HandView | None = None
    said: tuple[Event, ...] = ()
    edit: HandOver | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """This very receipt was handled before (a replayed event): there is nothing to answer."""


Answer = Done | Refused | Known
