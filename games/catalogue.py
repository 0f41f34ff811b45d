"""The games of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.dakara.game_entry import DAKARA
from games.dakara_bank.game_entry import DAKARA_BANK
from games.dakota.game_entry import DAKOTA
from games.game import Game
from games.sitting_bull.game_entry import SITTING_BULL

GAMES: Final[Mapping[str, Game]] = {game.id: game for game in (DAKARA, DAKOTA, SITTING_BULL, DAKARA_BANK)}
"""By id."""
