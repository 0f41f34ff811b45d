"""How a table plays Dakota: the rulings that fair readers could settle otherwise; the first value is our default."""

from __future__ import annotations

from typing import Final, Literal

from games.game import Options, Ruling


class DakotaOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """3 to 5 players and the seven rulings."""

    tokens: Literal["one_per_type", "with_replacement"] = "one_per_type"
    """Territory tokens at setup (DK-R2)."""
    collecting: Literal["compulsory", "may_decline"] = "compulsory"
    """DK-R5."""
    lower_rows: Literal["replenish", "never_replenish"] = "replenish"
    """DK-R16."""
    ghost_dance: Literal["lets_replenish", "stops_replenishing"] = "lets_replenish"
    """DK-R18."""
    totem_space: Literal["printed", "any_free"] = "printed"
    """DK-R19."""
    totems: Literal["compulsory", "optional"] = "compulsory"
    """DK-R20."""
    tie_break: Literal["base_prices", "with_bonuses"] = "base_prices"
    """DK-R34."""


RULINGS: Final = (
    Ruling("DK-R2", "tokens", ("one_per_type", "with_replacement")),
    Ruling("DK-R5", "collecting", ("compulsory", "may_decline")),
    Ruling("DK-R16", "lower_rows", ("replenish", "never_replenish")),
    Ruling("DK-R18", "ghost_dance", ("lets_replenish", "stops_replenishing")),
    Ruling("DK-R19", "totem_space", ("printed", "any_free")),
    Ruling("DK-R20", "totems", ("compulsory", "optional")),
    Ruling("DK-R34", "tie_break", ("base_prices", "with_bonuses")),
)
