"""The games that can be resumed, and the result that nobody has left yet, as the home screen shows them."""

from __future__ import annotations

from collections.abc import Mapping

from device.archive import RUNNING, Archive, BrokenGame
from device.faults import GameSetAside
from device.results import lies
from device.store import GameLine
from device.table import Table
from device.tables import CannotReplay, replayed, resume
from games.game import Game
from ui.model import SavedGame, SeatInfo

MOST = 12
"""As many as a list of saved games offers; older ones stay in the archive."""


def saved_games(archive: Archive, games: Mapping[str, Game]) -> tuple[SavedGame, ...]:
    """The running games and the result on the table, the newest first.

    A running game that can't be continued is set aside and told by the archive.
    """
    found: list[SavedGame] = []
    for line in archive.games():
        if len(found) == MOST:
            break
        table = _table(archive, games, line)
        if table is None:
            continue
        found.append(
            SavedGame(
                key=line.id,
                game=table.game.id,
                seats=tuple(SeatInfo(s.place, s.bot or "person", s.name, s.away) for s in table.seats),
                scores=tuple(int(score) for score in table.returns()),
                view=table.observation(None),
                finished=table.finished,
            )
        )
    return tuple(found)


def _table(archive: Archive, games: Mapping[str, Game], line: GameLine) -> Table | None:
    """What is offered of a game; None when there is nothing."""
    try:
        if line.status == RUNNING:
            return resume(archive, games, line.id)
        if lies(line):
            # one that can't be shown any more, as after an update, stays a finished game
            saved = archive.load(line.id)
            return replayed(archive, games, saved.header, saved.records, saved.link)
    except (GameSetAside, BrokenGame, CannotReplay):
        pass
    return None
