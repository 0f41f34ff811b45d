"""A table bet on a large flat panel: every seat has its own edge, the dice and the locks lie in the middle."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec.structs import replace

from ui.dakara.frame import GAP
from ui.dakara.reading import view_of
from ui.dakara.table_bet_parts import Standing, standing
from ui.kit.panel import Box, Panel
from ui.kit.pieces.far_text import FarText
from ui.kit.pieces.lock_board import Lock, LockBoard
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.rule import Rule
from ui.kit.pieces.stake_box import SeatBar
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import APART, grid

FAR: Final = (0, 1)
"""Places across the table; the two at its ends belong to the edge with room for them."""
ENDS: Final = (2, 5)
MOST: Final = 3
"""Seats of an edge."""
WIDEST: Final = 583.0
"""Of a seat's panel."""
BAND: Final = 148.0
"""Height of the middle."""
BETWEEN: Final = 14.0
BAR: Final = 14.0
CORNER: Final = 72.0
BOARD: Final = 288.0

PanelOf = Callable[[int, Box], Scene]
"""The panel of a player in a box, as for the near edge."""


def edges(model: Model) -> tuple[list[int], list[int]]:
    """The players of the far and of the near edge, each from the left as they see it."""
    seats = table_of(model).seats
    by_place = {seat.place: player for player, seat in enumerate(seats)}
    far: list[int] = [place for place in FAR if place in by_place]
    near: list[int] = [place for place in (5, 4, 3, 2) if place in by_place]
    if len(near) > MOST:
        near.remove(ENDS[0])
        far.append(ENDS[0])
    return [by_place[place] for place in reversed(far)], [by_place[place] for place in near]


def edges_scene(
    model: Model,
    panel_of: PanelOf,
    headline: str,
    note: str,
    faces: tuple[int, ...],
    *,
    tumbling: int | None = None,
    height: float = 0.0,
    alert: bool = False,
    board_key: str = "",
    locked: Collection[int] | None = None,
) -> Scene:
    """Everything, the same from both sides; with `board_key` the middle itself can be touched.

    `locked` are the players with a bet, None to tell it from the position.
    """
    panel = model.panel
    far, near = edges(model)
    top = (panel.height - BAND) / 2
    board = Box((panel.width - BOARD) / 2, top, BOARD, BAND)
    middle = top + (BAND - CORNER) / 2
    pause = Box(board.x - GAP - CORNER, middle, CORNER, CORNER)
    sound = Box(board.right + GAP, middle, CORNER, CORNER)
    text = FarText(
        box=Box(panel.margin, top, pause.x - 12 - panel.margin, BAND), headline=headline, note=note, alert=alert
    )
    return (
        *_edge(model, near, panel_of),
        *turned(_edge(model, far, panel_of), panel),
        text,
        *turned((text,), panel),
        Pad(box=pause, key="pause", icon="pause"),
        LockBoard(
            box=board,
            key=board_key,
            far=tuple(_lock(model, player, locked) for player in reversed(far)),
            near=tuple(_lock(model, player, locked) for player in near),
            faces=faces,
            tumbling=tumbling,
            height=height,
        ),
        Pad(box=sound, key="sound", icon="sound-off" if model.settings.get("volume") == "0" else "sound"),
    )


def turned(scene: Scene, panel: Panel) -> Scene:
    """What stands at the near edge, for the people across."""
    return tuple(
        replace(w, box=Box(panel.width - w.box.right, panel.height - w.box.bottom, w.box.w, w.box.h), turned=True)
        for w in scene
    )


def _edge(model: Model, players: Sequence[int], panel_of: PanelOf) -> Scene:
    """The near edge with the panels of `players`, from the left."""
    if not players:
        return ()
    panel = model.panel
    top = (panel.height + BAND) / 2 + BETWEEN
    whole = Box(panel.margin, top, panel.width - 2 * panel.margin, panel.height - panel.margin - top)
    if whole.w > len(players) * WIDEST + (len(players) - 1) * GAP and len(players) == 1:
        whole = Box(whole.x + (whole.w - WIDEST) / 2, whole.y, WIDEST, whole.h)
    # three panels are too narrow for more than a line between them
    gap = APART if len(players) < MOST else GAP
    found: list[Scene] = []
    for player, cell in zip(players, grid(whole, len(players), 1, gap), strict=True):
        found.append(panel_of(player, cell))
        bar = Box(cell.x, panel.height - BETWEEN - BAR - 4, cell.w, BAR)
        if gap == GAP and cell.right < whole.right - 1:
            found.append((Rule(box=Box(cell.right + GAP / 2 - 1, cell.y, 2, cell.h)),))
        found.append((SeatBar(box=bar, place=table_of(model).seats[player].place),))
    return tuple(widget for part in found for widget in part)


def _lock(model: Model, player: int, known: Collection[int] | None) -> Lock:
    if known is not None:
        return Lock(table_of(model).seats[player].place, player in known, player not in known)
    kind = standing(model, player)
    locked = kind in (Standing.LOCKED, Standing.NO_BET)
    out = kind is Standing.ASIDE or view_of(model).seats[player].out
    return Lock(table_of(model).seats[player].place, locked, out)
