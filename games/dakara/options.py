"""How a table plays Dakara: length, and the rulings fair readers could settle otherwise; the first value is ours."""

from __future__ import annotations

from typing import Final, Literal

from games.game import Options, Ruling, SeatsAsked


class DakaraOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """2 to 6 players, the length of the game and the rulings."""

    length: Literal["full", "short", "split"] = "full"
    """To No. 47, to No. 23 (DA-19), or some from No. 23 round to No. 23."""
    from_biarritz: tuple[int, ...] = ()
    """In a split game the players who start at No. 23; nobody named: every second one."""
    customs: Literal["sum_if_any_odd", "each_odd_roll"] = "sum_if_any_odd"
    """DA-R1."""
    nassau: Literal["seven_or_eleven", "seven_to_eleven"] = "seven_or_eleven"
    """DA-R2."""
    pays: Literal["stake_back_and", "in_all"] = "stake_back_and"
    """DA-R3: "N to 1"."""
    gate: Literal["on_landing", "on_passing"] = "on_landing"
    """DA-R6."""
    steeplechase: Literal["free", "each_pays"] = "free"
    """DA-R27: riding free, or for 10,000 each."""
    hits: Literal["at_least", "exactly"] = "at_least"
    """DA-R29: disc shooting and lottery."""
    banker: Literal["ties_or_beats", "stands"] = "ties_or_beats"
    """DA-R39: the bank at blackjack."""
    bet_limit: Literal["none", "10000", "50000", "100000", "500000"] = "none"
    """DA-R52: the highest stake."""


RULINGS: Final = (
    Ruling("DA-19", "length", ("full", "short", "split"), SeatsAsked("from_biarritz", "split")),
    Ruling("DA-R1", "customs", ("sum_if_any_odd", "each_odd_roll")),
    Ruling("DA-R2", "nassau", ("seven_or_eleven", "seven_to_eleven")),
    Ruling("DA-R3", "pays", ("stake_back_and", "in_all")),
    Ruling("DA-R6", "gate", ("on_landing", "on_passing")),
    Ruling("DA-R27", "steeplechase", ("free", "each_pays")),
    Ruling("DA-R29", "hits", ("at_least", "exactly")),
    Ruling("DA-R39", "banker", ("ties_or_beats", "stands")),
    Ruling("DA-R52", "bet_limit", ("none", "10000", "50000", "100000", "500000")),
)
