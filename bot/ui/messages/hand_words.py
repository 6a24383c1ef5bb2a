"""What a hand message says to its owner: whose turn it is, what is asked, what he holds and may do."""

from collections.abc import Iterator

from bot.engine.actions import Play
from bot.engine.state import Phase, partner
from bot.engine.view import PublicView
from bot.manager.views import HandView, Stage
from bot.text.cards import both, either, listed, symbol
from bot.text.catalogue import say
from bot.text.lesson import lesson_words
from bot.text.phrases import Phrase, Value
from bot.text.sentences import newest_sentences
from bot.ui.messages.people import in_private, link, moment
from bot.ui.messages.table_words import SHOWN_EVENTS, WITHOUT_SUIT, answer_words, force_words, top_words

MOST_SPOKEN = 100
"""Cards of a hand that are listed in words; a hand of several packs would burst the message."""

_ASKED = {
    Phase.ANSWER_ACE: "hand-asked",
    Phase.ANSWER_DRAW: "hand-threatened",
    Phase.ANSWER_SKIP: "hand-skip-threatened",
    Phase.NAME_SUIT: "hand-name-suit",
}


def situation_words(locale: str, view: HandView, *, asked_for: bool) -> str:
    """Return whose turn it is and what lies on top, for the owner's turn or a hand that was `asked_for` just now."""
    public, seat = view.view.table, view.seat
    rests = view.rests and not asked_for
    if rests and seat in public.playing and view.stage is not Stage.OVER:
        return say(locale, "hand-rests")
    if view.stage is not Stage.PLAYING and not (rests and seat not in public.playing):
        return say(locale, "hand-match-over" if view.stage is Stage.OVER else "hand-round-over")
    if seat in public.out:
        return say(locale, "hand-out")
    if seat not in public.playing:
        return say(locale, "hand-watching")
    if went_out(view):
        return say(locale, "hand-went-out", who=in_private(view.names)(partner(seat)))
    if public.turn == seat or asked_for:
        parts = [_turn(locale, view, public, top_words(locale, public))]
        parts += [] if public.phase in WITHOUT_SUIT else [_force(locale, public)]
    else:
        parts = [say(locale, "hand-not-your-turn")]
    if public.owed[seat]:
        parts.append(say(locale, "hand-owes", count=public.owed[seat]))
    if view.away:
        parts.append(say(locale, "hand-away"))
    return " ".join(parts)


def turn_words(locale: str, view: HandView) -> Iterator[str]:
    """Yield that it is the owner's turn, and how long, while he chooses how to play; nothing where it is another's."""
    if view.view.table.turn == view.seat:
        until = {} if view.due is None else {"due": moment(view.due)}
        yield say(locale, "hand-turn-until" if until else "hand-turn", **until)


def body_words(locale: str, view: HandView, *, choosing: bool = False) -> Iterator[str]:
    """Yield where this is, what the owner holds, and what he may do with it, unless he is `choosing` just now."""
    public, hand = view.view.table, view.view.hand
    where = "hand-where-out" if view.seat in public.out and view.seat not in public.playing else "hand-where"
    yield say(
        locale,
        where,
        link=link(view.place, view.table_message),
        number=public.round_number,
        seat=view.seat + 1,
    )
    if public.rules.partners:
        yield say(locale, "hand-partner", who=in_private(view.names)(partner(view.seat)))
    spoken = both if len(hand) <= MOST_SPOKEN else symbol
    if view.seat in public.playing or hand:
        cards = listed(locale, (spoken(locale, card) for card in hand))
        yield f"{say(locale, 'hand-count', count=len(hand))} {cards}".strip()
    if view.marks and not choosing and view.stage is Stage.PLAYING and public.turn == view.seat:
        yield from _may_do(locale, view)
    if choosing:
        yield " ".join(_on_top(locale, public))


def news_words(locale: str, view: HandView) -> Iterator[str]:
    """Yield what the others hold and what happened last."""
    yield from _others(locale, view)
    rules = view.view.table.rules
    yield from newest_sentences(locale, view.recent, in_private(view.names), rules, most=SHOWN_EVENTS)


def remark_words(locale: str, view: HandView) -> str:
    """Return what is said to the learner of a tutorial; nothing anywhere else."""
    return "" if view.remark is None else lesson_words(locale, view.remark, in_private(view.names))


def went_out(view: HandView) -> bool:
    """Tell whether the owner has no card left while his partner plays on."""
    playing = view.stage is Stage.PLAYING and view.view.table.phase is not Phase.ARREST
    return playing and view.seat in view.view.table.playing and not view.view.hand


def _turn(locale: str, view: HandView, public: PublicView, top: str | Phrase) -> str:
    if public.turn is None or public.phase is Phase.ARREST:
        return say(locale, "hand-top", top=top)
    if public.turn != view.seat:
        return say(locale, "hand-other-turn", who=in_private(view.names)(public.turn), top=top)
    key = _ASKED.get(public.phase, "hand-your-turn")
    words: dict[str, Value] = {"top": top, "count": public.pending, "variant": public.rules.variant.name}
    words |= {"answers": answer_words(locale, public)}
    if view.due is None:
        return say(locale, key, **words)
    return say(locale, f"{key}-until", due=moment(view.due), **words)


def _on_top(locale: str, public: PublicView) -> Iterator[str]:
    yield say(locale, "hand-top", top=top_words(locale, public))
    if public.phase not in WITHOUT_SUIT:
        yield _force(locale, public)


def _force(locale: str, public: PublicView) -> str:
    force = force_words(locale, public)
    return say(locale, "hand-open") if force is None else say(locale, "hand-suit", suit=force)


def _may_do(locale: str, view: HandView) -> Iterator[str]:
    mine = view.view
    plays = either(locale, (both(locale, card) for card in mine.plays[:MOST_SPOKEN]))
    if mine.table.phase in {Phase.ANSWER_DRAW, Phase.ANSWER_SKIP}:
        key = "hand-answers" if plays else "hand-no-answer"
        yield say(locale, key, cards=plays, count=mine.table.pending)
        return
    if mine.table.phase is Phase.NAME_SUIT:
        return
    if mine.newest is not None:
        yield say(locale, "hand-drew", card=both(locale, mine.newest))
    can = "both" if mine.may_draw and mine.may_pass else "draw" if mine.may_draw else "pass"
    if not plays:
        yield say(locale, "hand-may-play-none", can=can)
        return
    yield say(locale, "hand-fits", cards=plays)
    if any(isinstance(action, Play) and len(action.cards) > 1 for action in mine.actions):
        yield say(locale, "hand-several")
    if mine.may_draw or mine.may_pass:
        yield say(locale, "hand-may-also", can=can)


def _others(locale: str, view: HandView) -> Iterator[str]:
    public = view.view.table
    others = [seat for seat in public.playing if seat != view.seat]
    if view.stage is Stage.PLAYING and others:
        name = in_private(view.names)
        counts = (
            say(
                locale,
                "hand-other",
                who=name(seat),
                cards=say(locale, "cards-count", count=public.counts[seat]),
            )
            for seat in others
        )
        yield say(locale, "hand-others", counts=listed(locale, counts))
