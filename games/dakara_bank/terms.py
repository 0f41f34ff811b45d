"""The few numbers of the bank-only mode that no board prints."""

from __future__ import annotations

from typing import Final

BANK_PLACE: Final = 6
"""The bank as the payee of a transfer; the places below it are players. In events and entries it is `BANK`."""
REACH: Final = 40
"""So many of the latest entries can be reversed; an older one is put right by a transfer."""
MOST_DICE: Final = 2
