"""When a message is posted anew rather than edited, and how often at most."""

from collections import deque
from collections.abc import Callable
from typing import Final

from bot.manager.desks.desk import TABLE, Desk, Shown
from bot.manager.ids import MessageRef, PersonId, TableId
from bot.manager.ports import Clock
from bot.manager.preferences import Preferences
from bot.manager.terms import Terms

REPOSTS, WITHIN = 3, 3600.0
"""A table message that is deleted is posted anew so often in so many seconds: somebody may delete each of them."""
SLOWEST: Final = 7 * 86_400.0
"""Seconds a turn takes at most, where it may take as long as it likes."""
QUICK: Final = 3600.0
"""Seconds a turn takes at most at a table whose people may go without being rung while too many messages wait."""
MANY: Final = 10_000
"""Channels and messages that are watched at most."""


class Posting:
    """Counts what follows a table message in its channel, and how often one is gone."""

    def __init__(
        self,
        clock: Clock,
        terms: Terms,
        preferences: Preferences,
        crowded: Callable[[], bool] = lambda: False,
    ) -> None:
        """`crowded` tells whether more messages wait to be written than Discord takes in some seconds."""
        self._crowded = crowded
        self._clock = clock
        self._terms = terms
        self._preferences = preferences
        self._channels: dict[int, deque[int]] = {}
        self._last: dict[int, int] = {}
        self._losses: dict[TableId, deque[float]] = {}

    def heard(self, channel: int, message: int) -> None:
        """Hear that somebody has posted a message in a channel."""
        if channel in self._channels:
            self._channels[channel].append(message)
        if message > self._last.get(channel, message):
            del self._last[channel]

    def posted(self, message: MessageRef) -> None:
        """Hear that a table message was posted: it is the last of its channel, unless others were heard of already."""
        heard = self._watched(message.channel_id)
        if heard and heard[-1] > message.message_id:
            return
        self._last.pop(message.channel_id, None)
        if len(self._last) >= MANY:
            del self._last[next(iter(self._last))]
        self._last[message.channel_id] = message.message_id

    def reacted(self, message: MessageRef) -> None:
        """Hear that somebody has reacted to a message."""
        if self._last.get(message.channel_id) == message.message_id:
            del self._last[message.channel_id]

    def missed(self) -> None:
        """Hear that messages may have been posted unheard."""
        self._last.clear()

    def lost(self, table: TableId) -> None:
        """Hear that a table message is gone."""
        if len(self._losses) >= MANY:
            old = self._clock.now() - WITHIN
            self._losses = {name: times for name, times in self._losses.items() if times[-1] > old}
        self._losses.setdefault(table, deque(maxlen=REPOSTS + 1)).append(self._clock.now())

    def wait(self, table: TableId) -> float:
        """Return for how many seconds a table message that is gone is not posted anew."""
        losses = self._losses.get(table)
        if losses is None or len(losses) <= REPOSTS:
            return 0
        return max(0.0, losses[0] + WITHIN - self._clock.now())

    def due(self, desk: Desk, key: int, shown: Shown) -> bool:
        """Tell whether a message is to be posted anew.

        A table message at a new round, unless it is known to be the last of its channel and to bear nobody's reaction;
        when it is old or buried, or when the table has moved; a hand so that a phone rings.
        """
        now, table = self._clock.now(), desk.table
        if key == TABLE:
            if shown.message is not None and shown.message.channel_id != table.place.channel_id:
                return True
            self._watched(table.place.channel_id)
            # A time to come was noted before the machine's clock was set back, and says nothing.
            new_round = max(shown.posted_at, shown.round_at) < table.round_at <= now
            anew = new_round and not self._is_last(shown)
            return anew or now - shown.posted_at > self._oldest(desk) or self._buried(shown)
        return (
            now - table.chairs[key].pressed_at > self._terms.fresh_press
            and self._may_ring(table.chairs[key].person)
            and table.to_move() == key
            and shown.posted_at < table.turn_at <= now
            and not (self._crowded() and self._quick(desk))
        )

    def old(self, shown: Shown) -> bool:
        """Tell whether a message is so old that Discord takes few edits of it."""
        return shown.message is not None and self._clock.now() - shown.posted_at > self._terms.message_age

    def _quick(self, desk: Desk) -> bool:
        """Tell whether turns are short, so that a reminder rings soon.

        A message that rings costs two requests, and the token of the one it stands for: where the bot is behind already,
        everybody has waited long enough to be rung, and it would stay behind for ever.
        """
        return 0 < self._turn(desk) <= QUICK

    def _turn(self, desk: Desk) -> float:
        """Return how long a turn may take (seconds), 0 where it may take any time."""
        return self._terms.turn if desk.table.turn_clock is None else desk.table.turn_clock

    def _oldest(self, desk: Desk) -> float:
        """Return how old a table message may be: at slow tables as old as a turn, for old ones may be edited seldom."""
        return max(self._terms.message_age, self._turn(desk) or SLOWEST)

    def _watched(self, channel: int) -> deque[int]:
        """Return what was heard of a channel, which is watched from now on."""
        if channel not in self._channels and len(self._channels) >= MANY:
            del self._channels[next(iter(self._channels))]
        return self._channels.setdefault(channel, deque(maxlen=self._terms.buried_after))

    def _is_last(self, shown: Shown) -> bool:
        message = shown.message
        return message is not None and self._last.get(message.channel_id) == message.message_id

    def _buried(self, shown: Shown) -> bool:
        """Tell whether so much was posted after a message that nobody sees it."""
        if shown.message is None:
            return False
        later = self._watched(shown.message.channel_id)
        seen_lately = self._clock.now() - shown.posted_at < self._terms.buried_least
        full = len(later) == self._terms.buried_after
        return not seen_lately and full and later[0] > shown.message.message_id

    def _may_ring(self, person: PersonId | None) -> bool:
        return person is not None and self._preferences.person(person).turn_notices
