"""Posts and edits one message after the other, and notes where each is and what it shows."""

from bot.manager.books import Books, Store
from bot.manager.desks.desk import TABLE, Desk, Shown
from bot.manager.errors import Gone
from bot.manager.ids import MessageRef
from bot.manager.ports import Clock, Showing
from bot.manager.showing.backoff import Key
from bot.manager.showing.doors import Doors
from bot.manager.showing.marks import Marks
from bot.manager.showing.nonces import Nonces
from bot.manager.showing.notes import Notes
from bot.manager.showing.orphans import NONCE_KEPT, Orphans
from bot.manager.showing.posting import Posting
from bot.manager.showing.retiring import Retiring
from bot.manager.views import HandView, TableView


class Writing:
    """Brings a message to its newest state once. The outbox sees to it that nobody else writes it meanwhile."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        showing: Showing,
        posting: Posting,
        *,
        nonces: Nonces,
        notes: Notes,
        retiring: Retiring,
        orphans: Orphans,
    ) -> None:
        self._store = store
        self._clock = clock
        self._showing = showing
        self._posting = posting
        self._nonces = nonces
        self._notes = notes
        self._retiring = retiring
        self._orphans = orphans
        self._doors = Doors(store, clock)
        self._marks = Marks(store, showing)
        self._anew: set[Key] = set()
        self._unplaced: set[Key] = set()
        self._formers: dict[Key, list[MessageRef]] = {}

    def post_anew(self, name: Key) -> None:
        """Have a message posted anew the next time it is written."""
        self._anew.add(name)

    def suspect(self, name: Key) -> None:
        """Have it looked, once a message is written, whether it was posted without a note of where."""
        self._orphans.suspect(name)

    def posts_anew(self, name: Key) -> bool:
        """Tell whether a message was asked to be posted anew."""
        return name in self._anew

    async def stop(self) -> None:
        """Put no more reactions under messages."""
        await self._marks.stop()

    async def show(self, name: Key, desk: Desk, shown: Shown) -> None:
        """Post or edit a message. Raises `ShowingError`."""
        key, generation, round_at = name[1], shown.wanted, desk.table.round_at
        view = desk.table_view() if key == TABLE else desk.hand_view(key)
        if view is None:
            self._notes.shows(desk, key, shown, generation)
            return
        old, was_bare, nonce = shown.message, shown.bare, self._nonce(name, desk, shown)
        anew = old is None or name in self._anew or self._posting.due(desk, key, shown)
        message = await self._sent(name, shown, view, nonce, anew=anew)
        if message is None:
            return
        if message != old or name in self._unplaced:
            await self._place(name, desk, shown, message, former=old, was_bare=was_bare)
        if desk.messages.get(key) is not shown:
            await self._give_up(name, message)
            return
        if anew and shown.doubtful:
            # What was posted under this nonce before is not posted twice, but shows what it showed then.
            await self._send(message, view, nonce, anew=False)
        # An edit says nothing about what was posted under the next nonce.
        shown.doubtful = shown.doubtful and not anew
        shown.bare = isinstance(view, HandView) and view.rests
        self._anew.discard(name)
        self._notes.shows(desk, key, shown, generation, round_at=round_at)
        if key == TABLE:
            self._marks.see(desk)
        for former in self._formers.pop(name, ()):
            await self._retiring.retire(former, message if message.channel_id != former.channel_id else None)

    async def leave(self, name: Key, desk: Desk) -> None:
        """Note what was posted and could not be noted: nothing more is written for now. Raises what the store does."""
        shown = desk.message(name[1])
        if name in self._unplaced and shown.message is not None:
            await self._note_posted(name, desk, shown, shown.message, bare=None)
        for former in self._formers.pop(name, ()):
            await self._retiring.retire(former)

    async def lost(self, name: Key, desk: Desk) -> None:
        """Have a message that is gone posted anew, under another nonce."""
        table, key = name
        shown = desk.message(key)
        if key == TABLE and shown.message is not None:  # else it was found out twice
            self._posting.lost(table)
        shown.message, shown.shown, shown.posts, shown.tried_at = None, 0, shown.posts + 1, None
        await self._store.run(lambda books: books.outbox.lost(table, key))

    def _nonce(self, name: Key, desk: Desk, shown: Shown) -> str:
        """Return the nonce of the post of a message that comes next."""
        table, key = name
        # Hand messages are counted anew in each match, table messages are not.
        match = 0 if key == TABLE else desk.table.match_number
        return self._nonces.of(f"{table}.{key}.{match}.{shown.posts}")

    async def _sent(
        self, name: Key, shown: Shown, view: TableView | HandView, nonce: str, *, anew: bool
    ) -> MessageRef | None:
        """Post or edit a message; None where it is gone before its answer has come, and is posted under another nonce.

        The one before still stands then. Raises `ShowingError`.
        """
        old = shown.message
        if anew:
            # It may be posted although the call fails: then it has to be found again, whatever has come since.
            self._anew.add(name)
            shown.tried_at = self._clock.now() if shown.tried_at is None else shown.tried_at
        shown.bare = False
        try:
            return await self._send(old, view, nonce, anew=anew)
        except Gone:
            if not anew or old is None:
                raise
        if name[1] == TABLE:
            self._posting.lost(name[0])
        shown.posts += 1
        return None

    async def _place(
        self,
        name: Key,
        desk: Desk,
        shown: Shown,
        message: MessageRef,
        *,
        former: MessageRef | None,
        was_bare: bool,
    ) -> None:
        """Note where a message is now; the former one is left over, unless it had no controls."""
        if former is not None and message != former and not was_bare:
            self._formers.setdefault(name, []).append(former)
        await self._note_posted(name, desk, shown, message, bare=former if was_bare else None)

    async def _give_up(self, name: Key, message: MessageRef) -> None:
        """Take the controls off a message that was posted for a slot that is given up meanwhile."""
        self._anew.discard(name)
        self._formers.pop(name, None)
        await self._store.run(lambda books: books.outbox.leave(message.channel_id, message.message_id))
        await self._retiring.retire(message)

    async def _send(
        self, old: MessageRef | None, view: TableView | HandView, nonce: str, *, anew: bool
    ) -> MessageRef:
        ref = None if anew else old
        if isinstance(view, TableView):
            return await self._showing.show_table(view.place, ref, view, nonce=nonce)
        channel = await self._doors.channel(view.owner) if old is None else old.channel_id
        return await self._showing.show_hand(view.owner, ref, view, nonce=nonce, channel=channel)

    async def _note_posted(
        self, name: Key, desk: Desk, shown: Shown, message: MessageRef, *, bare: MessageRef | None
    ) -> None:
        """Note where a message is that was just posted, unless another match has begun meanwhile.

        `bare` is the one before where that has no controls to lose.
        """
        table, key = name
        async with desk.lock:
            if desk.messages.get(key) is not shown:
                return
            owner = None if key == TABLE else desk.table.chairs[key].person
            if shown.message != message:
                shown.message, shown.posted_at, shown.posts = message, self._clock.now(), shown.posts + 1
                if key == TABLE and not shown.doubtful:
                    self._posting.posted(message)
            at, tried, posts = shown.posted_at, shown.tried_at, shown.posts
            forgotten = tried is not None and abs(self._clock.now() - tried) > NONCE_KEPT
            if forgotten:
                self._orphans.suspect(name)
            self._unplaced.add(name)
            # Those that could not be noted as they were posted have no row of their own.
            formers = tuple(self._formers.get(name, ()))

            def note(books: Books) -> None:
                if forgotten:
                    books.outbox.suspect(table, key)
                books.outbox.posted(table, key, message.channel_id, message.message_id, at, posts=posts)
                if bare is not None and bare != message:
                    books.outbox.retired(bare.message_id)
                for former in formers:
                    books.outbox.leave(former.channel_id, former.message_id)
                if owner is not None:
                    books.direct.reached(owner, message.channel_id)

            await self._store.run(note)
            self._unplaced.discard(name)
            shown.tried_at = None
