"""How many share the bank; there is nothing else to settle where no rules are enforced."""

from __future__ import annotations

from games.game import Options


class BankOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """2 to 6 accounts beside the bank's."""
