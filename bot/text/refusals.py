"""Reasons of refusal in words."""

from bot.text.catalogue import has_words, say


def refusal(locale: str, reason: str, /, **values: str | int) -> str:
    """Return the sentence for a reason (a slug of RECORD §4 or of the table). Raises `MissingWords`."""
    return say(locale, refusal_key(reason), **values)


def notice(locale: str, slug: str, /, **values: str | int) -> str:
    """Return the sentence for a notice: words of its own, or those of a refusal. Raises `MissingWords`."""
    own = f"notice-{slug}"
    if not has_words(locale, own):
        return refusal(locale, slug, **values)
    # A notice about a refusal carries its slug.
    inner = {"reason": refusal(locale, str(values["reason"]), **values)} if "reason" in values else {}
    return say(locale, own, **{**values, **inner})


def refusal_key(reason: str) -> str:
    """Return the catalogue key of a reason."""
    return f"refused-{reason}"


def has_refusal(locale: str, reason: str) -> bool:
    """Tell whether a reason has words."""
    return has_words(locale, refusal_key(reason))
