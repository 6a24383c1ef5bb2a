"""How long things take and how much is allowed: every duration (seconds) and limit of the tables."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """Durations in seconds, limits as counts; tests and the sandbox make them short.

    `challenge_window` None means what the table's option says, and at least a tenth of the turn.
    """

    turn: float = 90
    challenge_window: float | None = None
    call_grace: float = 1.5
    break_time: float = 120
    rematch_time: float = 600
    lobby_time: float = 1800
    idle_time: float = 86_400
    least_left: float = 30
    second_look: float = 60
    pause_time: float = 604_800
    archive_time: float = 60
    """How long a thread stays open when its table is put away: long enough to show how it ended."""
    motion_time: float = 120
    """How long people are asked to agree to something; where a turn may take longer, that long."""
    computer_pace: tuple[float, float] = (3, 3)
    """The shortest and the longest a computer player takes for a move."""
    fresh_press: float = 60
    message_age: float = 3000
    buried_after: int = 20
    """A table message is posted anew when so many messages have followed it."""
    buried_least: float = 60
    """But not sooner after it was posted than that."""
    shown_again: float = 30
    """So long after it was posted a table message is not posted anew because somebody asks for it."""
    tables_a_person: int = 5
    tables_a_channel: int = 1
    tables_a_server: int = 50
    several_a_channel: int = 5
    """Where a server lets several tables stand in a channel."""
