"""Where the parts of a territory's collection stand: strengths, the order of the picks, tokens, the way through."""

from __future__ import annotations

from ui.dakota.comparison import picks, strength_bar, tokens
from ui.dakota.playback import Comparison
from ui.dakota.turn import GAP, content_area, split
from ui.kit.panel import Box
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import APART, PRIMARY, SECONDARY, body

STRENGTH = 164.0
CARDS = 138.0
COMPACT_PICKS = 3
"""Picks that a small panel has room for."""
COMPACT_STRENGTH = 156.0


def split_stage(model: Model) -> tuple[Box, Box]:
    """Stage and action column; the column reaches down beside the seats."""
    return split(model.panel, content_area(model.panel), body(model.panel).bottom)


def undo_box(column: Box) -> Box:
    """For the pad that goes back, above the primary one."""
    return Box(column.x, column.bottom - PRIMARY - APART - SECONDARY, column.w, SECONDARY)


def map_box(column: Box) -> Box:
    """For the board in small."""
    return Box(column.x, column.y, column.w, undo_box(column).y - GAP - column.y)


def compared_parts(model: Model, compared: Comparison, keys: dict[int, str]) -> Scene:
    """Strengths, order and tokens, one below the other; `keys` of the tokens that can be taken, by their number."""
    stage, _ = split_stage(model)
    bar = strength_bar(model, compared, Box(stage.x, stage.y, stage.w, STRENGTH))
    y = stage.y + STRENGTH + GAP
    cards = picks(model, compared, Box(stage.x, y, stage.w, CARDS))
    y += CARDS + GAP
    row = tokens(model, compared, Box(stage.x, y, stage.w, stage.bottom - y), keys)
    return (bar, *cards, *row)


def strengths(model: Model, compared: Comparison) -> Scene:
    """Small panel: who wins and who picks."""
    area = body(model.panel)
    stage, _ = split(model.panel, area)
    bar = strength_bar(model, compared, Box(area.x, area.y, area.w, COMPACT_STRENGTH))
    top = area.y + COMPACT_STRENGTH + GAP
    return (bar, *picks(model, compared, Box(stage.x, top, stage.w, area.bottom - top), COMPACT_PICKS))


def taking(model: Model, compared: Comparison, keys: dict[int, str]) -> Scene:
    """Small panel: whose pick it is, and what can be taken."""
    stage, _ = split(model.panel, body(model.panel))
    cards = picks(model, compared, Box(stage.x, stage.y, stage.w, CARDS), COMPACT_PICKS)
    top = stage.y + CARDS + GAP
    return (*cards, *tokens(model, compared, Box(stage.x, top, stage.w, stage.bottom - top), keys))
