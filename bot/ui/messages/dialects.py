"""In which words a player hears of his own cards."""

from bot.manager.views import HandView
from bot.text.catalogue import in_dialect


def own_words(locale: str, hand: HandView | None) -> str:
    """Return the locale for what the owner of a hand reads: with the suits called as he wants it."""
    if hand is None or not hand.suit_names:
        return locale
    return in_dialect(locale, hand.view.table.rules.variant.name)
