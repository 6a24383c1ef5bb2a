"""What a player notices at a table that polices itself (RULES §2.5), and how often it does not."""

from dataclasses import dataclass
from random import Random

from bot.engine.actions import Action, Call, Catch, Challenge, Draw
from bot.engine.state import Phase
from bot.engine.view import SeatView
from bot.engine.vocabulary import LastCall

_SILENT = frozenset({Phase.ARREST, Phase.ROUND_OVER, Phase.MATCH_OVER})
"""Nothing can be said or drawn in these."""

_TWO = 2
"""Cards with which one may say early that one will be left."""


@dataclass(frozen=True, slots=True)
class Attention:
    """How likely a player is, each time it looks, to do what it could do out of turn (0 to 1)."""

    calls: float
    draws: float
    catches: float
    challenges: float
    collects: float
    """Objects when somebody still owes cards; seldom, for who owes should have time to draw."""
    early: float = 0.0
    """Says "last card" together with the play to come, so that there is nothing to catch."""


def noticed(view: SeatView, rng: Random, attention: Attention) -> Action | None:
    """Give what a player of this attention does now besides its turn, None when nothing strikes it."""
    for likely, action in _chances(view, attention):
        if action is not None and rng.random() < likely:
            return action
    return None


def _chances(view: SeatView, attention: Attention) -> tuple[tuple[float, Action | None], ...]:
    return (
        (attention.challenges, _objection(view)),
        (attention.calls, _call(view)),
        (attention.catches, _catch(view)),
        (attention.draws, _owed_draw(view)),
        (attention.early, _early_call(view)),
        (attention.collects, _collection(view)),
    )


def _objection(view: SeatView) -> Action | None:
    window = view.table.window
    wrong = window is not None and window.wrong and window.seat != view.seat
    return Challenge(view.seat) if wrong and _is_in(view) else None


def _call(view: SeatView) -> Action | None:
    return Call(view.seat) if view.seat in view.table.uncalled and _may_speak(view) else None


def _early_call(view: SeatView) -> Action | None:
    """Call with two cards, one of which can be played now."""
    table, seat = view.table, view.seat
    due = table.rules.last_call is LastCall.MANUAL and len(view.hand) == _TWO and seat not in table.early
    return Call(seat) if due and view.plays and not table.owed[seat] else None


def _catch(view: SeatView) -> Action | None:
    others = [seat for seat in view.table.uncalled if seat != view.seat]
    return Catch(view.seat, others[0]) if others and _is_in(view) and _may_speak(view) else None


def _owed_draw(view: SeatView) -> Action | None:
    """Take an owed card out of turn; on turn it is a matter of choosing."""
    table = view.table
    owes = bool(table.owed[view.seat] and table.stock) and table.turn != view.seat
    return Draw(view.seat) if owes and _may_speak(view) and not _waits(view) else None


def _collection(view: SeatView) -> Action | None:
    """Object to cards that others owe, as long as no misplay is what an objection would be about."""
    table = view.table
    owed = any(count for seat, count in enumerate(table.owed) if seat != view.seat)
    return Challenge(view.seat) if owed and table.window is None and _is_in(view) else None


def _is_in(view: SeatView) -> bool:
    return view.seat in view.table.playing


def _may_speak(view: SeatView) -> bool:
    """Tell whether anything but an objection is possible."""
    return view.table.phase not in _SILENT


def _waits(view: SeatView) -> bool:
    return view.table.window is not None and view.table.window.seat == view.seat
