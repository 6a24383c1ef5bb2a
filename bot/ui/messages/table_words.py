"""What is said of the pile, the threats and the seats, to everybody or in a hand."""

from collections.abc import Iterator

from bot.engine.cards import Suit
from bot.engine.state import Phase
from bot.engine.view import PublicView, answers
from bot.engine.vocabulary import MatchForm
from bot.manager.views import TableView
from bot.text.cards import both, listed, suit_both
from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.ranks import in_play, one_of
from bot.ui.messages.people import mention

SHOWN_EVENTS = 3
WITHOUT_SUIT = frozenset({Phase.ANSWER_DRAW, Phase.ANSWER_SKIP, Phase.NAME_SUIT})
"""When it does not matter which suit is in force."""


def top_words(locale: str, public: PublicView) -> str | Phrase:
    """Return the top card."""
    return "?" if public.top is None else both(locale, public.top)


def force_words(locale: str, public: PublicView) -> Phrase | None:
    """Return the suit in force in words; None while any card fits."""
    return None if public.open or public.suit is None else suit_both(locale, Suit(public.suit))


def answer_words(locale: str, public: PublicView) -> Phrase:
    """Return which cards answer what the seat to move is asked or threatened with: `a 2, an ace or a joker`."""
    return one_of(locale, in_play(public.rules, answers(public)))


def shown_direction(public: PublicView) -> str:
    """Return `cw` or `ccw`: where play goes now, as the variant shows its starting direction."""
    start = public.rules.variant.direction
    return start if public.direction == 1 else {"cw": "ccw", "ccw": "cw"}[start]


def round_title(locale: str, public: PublicView, key: str = "table-title") -> str:
    """Return the game and the round, of how many where that is fixed; those who tied play one of their own."""
    rules = public.rules
    kind = "plain" if not public.private else "private" if rules.match is MatchForm.KNOCKOUT else "extra"
    return say(
        locale,
        key,
        variant=say(locale, "variant-name", variant=rules.variant.name),
        number=public.round_number or 1,  # somebody may leave before the first is dealt
        of=rules.rounds if rules.match is MatchForm.ROUNDS and public.round_number <= rules.rounds else 0,
        kind=kind,
    )


def keeps_totals(public: PublicView) -> bool:
    """Tell whether points are carried from round to round."""
    return public.rules.match in {MatchForm.TARGET, MatchForm.ROUNDS}


def waiting_words(locale: str, view: TableView) -> Iterator[str]:
    """Yield who will join when the next round comes."""
    if view.waiting:
        people = [mention(newcomer.person) for newcomer in view.waiting]
        yield say(locale, "table-waiting", people=listed(locale, people))
