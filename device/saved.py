"""The games that can be resumed, as the home screen shows them."""

from __future__ import annotations

from collections.abc import Mapping

from device.archive import RUNNING, Archive
from device.faults import GameSetAside
from device.tables import resume
from games.game import Game
from ui.model import SavedGame, SeatInfo

MOST = 12
"""As many as a list of saved games offers; older ones stay in the archive."""


def saved_games(archive: Archive, games: Mapping[str, Game]) -> tuple[SavedGame, ...]:
    """The running games, the newest first; one that can't be continued is set aside and told by the archive."""
    found: list[SavedGame] = []
    for line in archive.games():
        if line.status != RUNNING or len(found) == MOST:
            continue
        try:
            table = resume(archive, games, line.id)
        except GameSetAside:
            continue
        found.append(
            SavedGame(
                key=line.id,
                game=table.game.id,
                seats=tuple(SeatInfo(s.place, s.bot or "person", s.name, s.away) for s in table.seats),
                scores=tuple(int(score) for score in table.returns()),
                view=table.observation(None),
            )
        )
    return tuple(found)
