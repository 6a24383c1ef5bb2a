"""The buttons of tables and hands: one label, look and sign for each verb, wherever it stands."""

from collections.abc import Mapping

from bot.manager.ids import Stamp, TableId
from bot.text.catalogue import say
from bot.ui.messages.controls import Control
from bot.ui.messages.face import Button, Look
from bot.ui.messages.verbs import Verb

BELL, SIREN, WARNING = "🔔", "🚨", "⚠️"

_LABELS: Mapping[Verb, str] = {
    Verb.JOIN: "button-join",
    Verb.LEAVE: "button-leave",
    Verb.ADD_COMPUTER: "button-add-computer",
    Verb.REMOVE_COMPUTER: "button-remove-computer",
    Verb.OPTIONS: "button-options",
    Verb.RULES: "button-rules",
    Verb.START: "button-start",
    Verb.HAND: "button-hand",
    Verb.DRAW: "button-draw",
    Verb.PASS: "button-pass",
    Verb.CALL: "button-last-card",
    Verb.CATCH: "button-catch",
    Verb.CHALLENGE: "button-challenge",
    Verb.NEXT: "button-next",
    Verb.REMATCH: "button-rematch",
    Verb.RESUME: "button-resume",
    Verb.FOLLOW: "button-follow",
    Verb.AGREE: "button-agree",
    Verb.OBJECT: "button-object",
    Verb.RECORD: "button-record",
}
_LOOKS = {
    Verb.JOIN: Look.MAIN,
    Verb.START: Look.GOOD,
    Verb.HAND: Look.MAIN,
    Verb.CATCH: Look.GRAVE,
    Verb.CHALLENGE: Look.GRAVE,
    Verb.NEXT: Look.GOOD,
    Verb.REMATCH: Look.GOOD,
    Verb.RESUME: Look.GOOD,
    Verb.AGREE: Look.GOOD,
}
SIGNS: Mapping[Verb, str] = {Verb.CALL: BELL, Verb.CATCH: SIREN, Verb.CHALLENGE: WARNING}
"""What stands on some buttons: the same signs as the reactions that do the same."""


def button(locale: str, table: TableId, verb: Verb, stamp: Stamp | None, look: Look | None = None) -> Button:
    """Return the button for a verb at a table; `look` where it is to be another than usual."""
    return Button(
        say(locale, _LABELS[verb]),
        Control(table, verb, stamp).custom_id,
        look or _LOOKS.get(verb, Look.PLAIN),
        SIGNS.get(verb),
    )
