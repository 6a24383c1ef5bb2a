"""Reasons of refusal in words."""

from bot.text.catalogue import has_words, say


def refusal(locale: str, reason: str, **values: str | int) -> str:
    """Return the sentence for a reason (a slug of RECORD §4 or of the table). Raises `MissingWords`."""
    return say(locale, refusal_key(reason), **values)


def refusal_key(reason: str) -> str:
    """Return the catalogue key of a reason."""
    return f"refused-{reason}"


def has_refusal(locale: str, reason: str) -> bool:
    """Tell whether a reason has words."""
    return has_words(locale, refusal_key(reason))
