"""What the picture shows when hands are counted, as the message does: places, points, and what was left in every hand."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.engine.cards import Card
from bot.engine.events import Count, RoundEnded, Scored
from bot.engine.places import by_total, numbered, places
from bot.engine.view import PublicView
from bot.manager.views import EndReason, Stage, TableView
from bot.pictures.content import Heading, Name
from bot.pictures.palette import DARK
from bot.pictures.play import Line, Sheet
from bot.pictures.sheet import sheet_page
from bot.text.cards import in_a_row, listed, symbol, words
from bot.text.catalogue import say
from bot.text.names import plain_name
from bot.ui.messages.face import clip
from bot.ui.messages.table_words import keeps_totals, round_title
from bot.ui.pictures.picture import LONGEST_WORDS, Picture
from bot.ui.pictures.words import drawn_card, name_on_picture

FILE: Final = "sheet.png"
LONGEST_LINES: Final = LONGEST_WORDS - 150
"""Characters of what is said of all hands: the rest is for what stands before them. The catalogue takes no more than 1000."""

Written = Callable[[tuple[Card, ...]], str]


def sheet_picture(
    locale: str, view: TableView, public: PublicView, *, two_colours: bool = False
) -> Picture | None:
    """Return the sheet of a round or a match that is over; None where nothing was counted and nobody has won."""
    ended = next((event for event in reversed(view.recent) if isinstance(event, RoundEnded)), None)
    if ended is None and not view.winners:
        return None
    counted = _Counted(locale, view, public, {} if ended is None else {c.seat: c for c in ended.counts})
    return Picture(
        sheet_page(replace(counted.sheet, two_colours=two_colours)), DARK, 0, 1, counted.words, FILE
    )


@dataclass(frozen=True, slots=True)
class _Counted:
    """A round or a match that is over, in one language; `counts` are the hands by their seats."""

    locale: str
    view: TableView
    public: PublicView
    counts: Mapping[int, Count]

    @property
    def sheet(self) -> Sheet:
        """Return what is drawn."""
        top = self.top
        return Sheet(
            self.heading,
            None if top is None else drawn_card(self.locale, top),
            say(self.locale, "table-picture-last"),
            "" if top is None else words(self.locale, top),
            tuple(self.line(place, seat) for place, seat in self.order()),
        )

    @property
    def words(self) -> str:
        """Return the same for whoever does not see it: with cards as they are said, or as they look, or how many, as there is room."""
        locale = self.locale
        ways: tuple[Written, ...] = (
            lambda cards: in_a_row(locale, map(partial(words, locale), cards)),
            lambda cards: in_a_row(locale, map(partial(symbol, locale), cards)),
            lambda cards: say(locale, "cards-count", count=len(cards)),
        )
        tried = ["; ".join(self._said(*placed, written) for placed in self.order()) for written in ways]
        lines = next((said for said in tried if len(said) <= LONGEST_LINES), clip(tried[-1], LONGEST_LINES))
        return self._spoken(lines)

    @property
    def top(self) -> Card | None:
        """Return the last card, which the message of a match that was played to its end tells."""
        over = self.view.stage is Stage.OVER and self.view.ended is EndReason.CHAMPION
        return self.public.top if over else None

    @property
    def heading(self) -> Heading:
        """Return what stands above."""
        over, view = self.view.stage is Stage.OVER, self.view
        winners = [name_on_picture(view.seats[seat]) for seat in view.winners]
        variant = say(self.locale, "variant-name", variant=view.rules.variant.name)
        return Heading(
            title=variant if over else round_title(self.locale, self.public),
            about=say(self.locale, "table-picture-match-over" if over else "table-picture-round-over"),
            champion=Name(str(listed(self.locale, winners))) if winners else None,
            champion_word=say(self.locale, "table-picture-won", count=len(winners)),
        )

    def order(self) -> Iterator[tuple[int | None, int]]:
        """Yield the seats as the message has them, each after its place where there are places."""
        if self.view.winners:
            ranking = places(self.public, tuple(self.counts.values()))
            yield from ((place, seat) for place, seats in numbered(ranking) for seat in seats)
            return
        seated = [line.seat for line in self.view.seats]
        if keeps_totals(self.public):
            seated.sort(key=by_total(self.public))
        yield from ((None, seat) for seat in seated)

    def line(self, place: int | None, seat: int) -> Line:
        """Return the line of a seat; without places the number of the seat stands before it."""
        line, count = self.view.seats[seat], self.counts.get(seat)
        return Line(
            str(seat + 1 if place is None else place),
            Name(name_on_picture(line)),
            self.points(seat),
            () if count is None else tuple(drawn_card(self.locale, card) for card in count.cards),
            won=seat in self.view.winners,
            gone=line.left or line.out,
        )

    def points(self, seat: int) -> str:
        """Return how many points a seat has, and of them how many of this round."""
        count = self.counts.get(seat)
        if not keeps_totals(self.public):
            return "" if count is None else say(self.locale, "table-seat-total", total=count.points)
        scored = {event.seat: event.points for event in self.view.recent if isinstance(event, Scored)}
        total, points = self.public.totals[seat], scored.get(seat, 0)
        return say(self.locale, "table-picture-total", total=total, points=points)

    def _spoken(self, lines: str) -> str:
        top = self.top
        whole = say(
            self.locale,
            "table-picture-sheet-words",
            title=self.heading.title,
            over=int(self.view.stage is Stage.OVER),
            top="none" if top is None else words(self.locale, top),
            lines=lines,
        )
        return clip(whole, LONGEST_WORDS)

    def _said(self, place: int | None, seat: int, written: Written) -> str:
        count, line = self.counts.get(seat), self.view.seats[seat]
        held = "" if count is None else written(count.cards)
        if count is not None and not count.cards:
            held = say(self.locale, "table-picture-went-out")
        number = f"{seat + 1}" if place is None else f"{place}."
        who = f"{number} {plain_name(line.name)}"
        told = in_a_row(self.locale, filter(None, (self.points(seat), held)))
        return f"{who}: {told}" if told else who
