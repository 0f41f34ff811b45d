"""Money as people read it: full numbers with thousands, a sign where it is a change."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\u2212"


def amount(dollars: int) -> str:
    """ "148,000"; below 0 with a true minus."""
    return f"{MINUS}{-dollars:,}" if dollars < 0 else f"{dollars:,}"


def change(dollars: int) -> str:
    """ "+25,000", "−30,000", "0"."""
    return f"+{dollars:,}" if dollars > 0 else amount(dollars)


def percent(part: float) -> str:
    """ "+17 %", "−1 %", "0 %": a gain as a part of what is staked."""
    return f"{change(round(100 * part))} %"
