"""The receipts of the presses that are being handled or were handled lately."""

from collections import OrderedDict
from typing import Final

KEPT: Final = 10_000


class Receipts:
    """Drops a press that comes twice before it costs anything; the store has the last word."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()

    def take(self, receipt: str) -> bool:
        """Note a receipt; False when it is known."""
        if receipt in self._known:
            return False
        self._known[receipt] = None
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return True

    def give_back(self, receipt: str) -> None:
        """Forget a receipt: what it stands for was taken back, and may come again."""
        self._known.pop(receipt, None)
