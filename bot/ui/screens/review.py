"""What would it have done? To who sat at a match that has ended, alone: his biggest differences from the strong player."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.actions import Action, Draw, Name, Play
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.manager.answers import Refused
from bot.manager.ids import PersonId, TableId
from bot.manager.incoming.reviews import Difference, Review
from bot.manager.manager import Manager
from bot.manager.records.replays import Finished
from bot.text.cards import both, in_a_row, listed, suit_both, symbol
from bot.text.catalogue import in_dialect, say
from bot.ui.answers.answering import words_of
from bot.ui.answers.edge import refuse
from bot.ui.answers.private import Reply
from bot.ui.answers.reach import within_reach
from bot.ui.messages.controls import Control, whole
from bot.ui.messages.face import LONGEST_FIELD, Button, Face, clip
from bot.ui.messages.replay_controls import Spot
from bot.ui.messages.table_words import WITHOUT_SUIT, force_words, round_title, top_words
from bot.ui.screens.replay import match_code, may_see

LETTERS: Final = "xyz"
"""Tell the buttons of the differences apart where two of them lead to the same moment."""
MOST_SHOWN: Final = 6
"""So many cards of a hand are shown with their names; more of them as they look, for a field holds 1,024 characters."""


class ReviewScreens:
    """Answers presses and commands that ask what the strong player would have done."""

    def __init__(self, manager: Manager) -> None:
        self._manager = manager

    async def take(self, reply: Reply, control: Control) -> None:
        """Answer one press."""
        await self.show(reply, control.table, whole("".join(control.arguments[:1])))

    async def show(self, reply: Reply, table: TableId, number: int | None = None) -> None:
        """Answer about a match of a table, without a number about its newest."""
        person, view = PersonId(reply.interaction.user.id), await reply.in_time(self._manager.table(table))
        guild_id = reply.interaction.guild_id if view is None else view.place.guild_id
        found = None
        if guild_id is not None and await reply.in_time(
            within_reach(reply.interaction, self._manager, table)
        ):
            found = await reply.in_time(self._manager.replays.find(guild_id, table, number))
        if found is None or not may_see(reply.interaction, found):
            await refuse(reply, "no_replay")
            return
        known = await reply.in_time(self._manager.reviews.known(found, person))
        if known is None:
            await reply.private(Face(text=say(reply.locale, "review-looking")))
            known = await self._manager.reviews.look(found, person)
            await reply.private_instead(self._face(reply, found, known))
        else:
            await reply.private(self._face(reply, found, known))

    def _face(self, reply: Reply, match: Finished, found: Review | Refused) -> Face:
        if isinstance(found, Refused):
            return Face(text=words_of(reply.locale, found))
        wants = self._manager.preferences.person(PersonId(reply.interaction.user.id)).suit_names
        return review_face(in_dialect(reply.locale, match.variant) if wants else reply.locale, match, found)


def review_face(locale: str, match: Finished, found: Review) -> Face:
    """Return somebody's biggest differences, each with a button that shows the moment in the replay."""
    return Face(
        title=say(locale, "review-title"),
        body="\n".join(_body(locale, match, found)),
        fields=tuple(_field(locale, number, one) for number, one in enumerate(found.differences, 1)),
        rows=_rows(locale, match, found),
    )


def _body(locale: str, match: Finished, found: Review) -> Iterator[str]:
    """Yield what came out of it, how much was looked at, what was not, because others did it, and how to see more."""
    if not found.decisions:
        yield say(locale, "review-all-played-for" if found.played_for else "review-no-choice")
        return
    only, better = found.decisions == 1, len(found.differences)
    if better:
        yield say(locale, "review-body", count=better)
    elif not only:
        yield say(locale, "review-none", looked=found.looked)
    if only:
        # Of one choice nobody can tell how well somebody plays.
        yield say(locale, "review-one-better" if better else "review-one")
    else:
        yield say(locale, "review-looked", looked=found.looked, decisions=found.decisions)
    if found.played_for:
        yield say(locale, "review-played-for", count=found.played_for)
    if found.differences:
        yield say(locale, "review-again", match=match_code(match), seat=str(found.seat + 1))


def _rows(locale: str, match: Finished, found: Review) -> tuple[tuple[Button, ...], ...]:
    buttons = tuple(
        Button(
            say(locale, "review-see", number=number + 1),
            Spot(match.number, one.moment, found.seat).control(match.table, LETTERS[number]).custom_id,
        )
        for number, one in enumerate(found.differences)
    )
    return (buttons,) if buttons else ()


def _field(locale: str, number: int, one: Difference) -> tuple[str, str]:
    # As the replay counts its steps, and as they are typed.
    step = str(one.moment + 1)
    title = say(
        locale, "review-difference", number=number, round=round_title(locale, one.view.table), step=step
    )
    return title, clip("\n".join(_lines(locale, one)), LONGEST_FIELD)


def _lines(locale: str, one: Difference) -> Iterator[str]:
    table = one.view.table
    yield say(locale, "table-top", top=top_words(locale, table))
    if table.phase not in WITHOUT_SUIT:
        force = force_words(locale, table)
        yield say(locale, "table-open") if force is None else say(locale, "table-suit", suit=force)
    yield say(locale, "review-hand", cards=_hand(locale, one.view.hand))
    yield say(locale, "review-taken", what=_words(locale, one.view, one.taken))
    percent = max(round(100 * one.gain), 1)
    yield say(locale, "review-better", what=_words(locale, one.view, one.better), percent=percent)


def _hand(locale: str, hand: Sequence[Card]) -> str:
    way = both if len(hand) <= MOST_SHOWN else symbol
    return in_a_row(locale, (str(way(locale, card)) for card in hand))


def _words(locale: str, view: SeatView, action: Action) -> str:
    """Return what is done, as a word or two."""
    match action:
        case Play(cards=cards, suit=None):
            return str(listed(locale, (both(locale, card) for card in cards)))
        case Play(cards=cards, suit=suit) if suit is not None:
            named = listed(locale, (both(locale, card) for card in cards))
            return say(locale, "review-naming", cards=named, suit=suit_both(locale, suit))
        case Name(suit=suit):
            return str(suit_both(locale, suit))
        case Draw():
            return say(locale, "review-draw", count=view.table.pending)
        case _:
            return say(locale, "review-pass")
