"""How a table plays Sitting Bull: where the cards are, and the rulings; the first value is our default."""

from __future__ import annotations

from typing import Final, Literal

from games.game import Options, Ruling


class SittingBullOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """2 to 4 players, the powwow, the cards and the rulings."""

    cards: Literal["console", "table"] = "console"
    """Whether the console deals the cards, or people hold the real ones; fixed for the game."""
    powwow: Literal["drawn", "printed"] = "drawn"
    """A random tile, or the printed space as for a first game (SB-7)."""
    silence: Literal["always", "only_with_him"] = "always"
    """When a card of Silence moves Sitting Bull (SB-R1)."""
    movers: Literal["any_pawn", "own_pawns"] = "any_pawn"
    """Whose pawns effects may move; of two that swap one must be one's own (SB-R15)."""
    two_player_tile: Literal["leadership", "council"] = "leadership"
    """Which tile is for two players only (SB-R20)."""
    stone_bonus: Literal["once", "each_harmony"] = "once"
    """How often the number of all stones is scored (SB-R24)."""
    presents: Literal["at_the_end", "for_milestones"] = "at_the_end"
    """Whether path presents count for Hunting game and Domain (SB-R26)."""


RULINGS: Final = (
    Ruling("SB-13", "cards", ("console", "table")),
    Ruling("SB-7", "powwow", ("drawn", "printed")),
    Ruling("SB-R1", "silence", ("always", "only_with_him")),
    Ruling("SB-R15", "movers", ("any_pawn", "own_pawns")),
    Ruling("SB-R20", "two_player_tile", ("leadership", "council")),
    Ruling("SB-R24", "stone_bonus", ("once", "each_harmony")),
    Ruling("SB-R26", "presents", ("at_the_end", "for_milestones")),
)
