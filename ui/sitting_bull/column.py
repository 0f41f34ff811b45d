"""What stands at the right of the board: the card of the turn and what it may bring, the milestones, a present."""

from __future__ import annotations

from games.sitting_bull.observation import MilestoneView
from games.sitting_bull.terms import FEAT_PRESENTS, PATH_PRESENTS, POWWOW, STONE_PRESENTS, Present, Region
from ui.kit.panel import Box
from ui.kit.pieces.milestone_slots import MilestoneBoard, MilestoneLine
from ui.kit.pieces.played_card import PlayedCard, PlayedRow
from ui.kit.pieces.present_card import PresentCard
from ui.kit.pieces.symbol import Mark
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import acting, table_of
from ui.sitting_bull import geometry
from ui.sitting_bull.fact_keys import MILESTONES_KEY
from ui.sitting_bull.reading import icon_of, milestone_icon, present_symbols, tile_icon, view_of
from ui.text.sitting_bull_names import icon_name, milestone_name, path_name, present_name, region_name, tile_name

Rows = tuple[tuple[Region, tuple[Mark, ...]], ...]
"""Regions and what each brings."""


def played(model: Model, rows: Rows = ()) -> Scene:
    """The card played in this turn, with what each of its regions would bring; before one is played, the powwow."""
    view, words, box = view_of(model), model.words, geometry.first_row(model.panel)
    if view.icon is None:
        name = words("Powwow")
        return () if view.tile is None else (PlayedCard(box=box, icon="powwow", name=name, rows=(_tile(model),)),)
    name = icon_name(words, view.icon)
    column = "" if view.column < 0 else path_name(words, view.column)
    told = tuple(PlayedRow(icon_of(region), marks, region_name(words, region)) for region, marks in rows)
    if view.place == POWWOW and view.tile is not None:
        told = (_tile(model),)
    elif not told:
        shows = view.kinds[view.card].regions if view.card >= 0 else ()
        regions = (Region(view.place),) if view.place >= 0 else shows
        told = tuple(PlayedRow(icon_of(region), (Mark("", region_name(words, region)),)) for region in regions)
    note = "" if column == name else column
    return (PlayedCard(box=box, icon=icon_of(view.icon), name=name, note=note, rows=told),)


def turned_up(model: Model, card: int, region: Region) -> PlayedCard:
    """The card that was turned up in `region`, in the place of the card of the turn."""
    words, kind = model.words, view_of(model).kinds[card]
    return PlayedCard(
        box=geometry.first_row(model.panel),
        icon=icon_of(kind.icon),
        name=icon_name(words, kind.icon),
        note=words("in {region}").format(region=region_name(words, region)),
        rows=tuple(PlayedRow(icon_of(shown), (Mark("", region_name(words, shown)),)) for shown in kind.regions),
    )


def _tile(model: Model) -> PlayedRow:
    """What the powwow of this game does."""
    tile = view_of(model).tile
    assert tile is not None
    return PlayedRow(tile_icon(tile), (Mark("", tile_name(model.words, tile)),))


def milestones(model: Model, box: Box | None = None) -> Scene:
    """The three tiles of this game: in their row of the column, or in `box`. A touch explains them."""
    lines = tuple(milestone_line(model, tile) for tile in view_of(model).milestones)
    room = box or geometry.second_row(model.panel)
    return (MilestoneBoard(box=room, key=MILESTONES_KEY, lines=lines),) if lines else ()


def milestone_line(model: Model, tile: MilestoneView) -> MilestoneLine:
    """A tile with the discs that lie there; unless help is off, with who could claim it."""
    table, player = table_of(model), acting(model)
    helps = table.modes.get("help") != "off" and len(tile.discs) < len(tile.points)
    compact, taken = model.panel.compact, len(tile.discs)
    discs = tuple(table.seats[player].place for player in tile.discs)
    return MilestoneLine(
        name=milestone_name(model.words, tile.milestone),
        icon=milestone_icon(tile.milestone),
        # a small panel has room for the next space only
        points=tuple(map(str, tile.points[taken : taken + 1] if compact else tile.points)),
        discs=() if compact else discs,
        claimed=discs if compact else (),
        met=tuple(table.seats[player].place for player in tile.met) if helps else (),
        now=helps and player in tile.met,
    )


def present_card(model: Model, present: Present, box: Box, *, key: str = "") -> PresentCard:
    """A present: its symbol, its name, and what it does."""
    # the symbols say which discs
    name = model.words("Feats") if present in FEAT_PRESENTS else present_name(model.words, present)
    return PresentCard(
        box=box, key=key, marks=tuple(map(Mark, present_symbols(present))), name=name, text=_does(model, present)
    )


def _does(model: Model, present: Present) -> str:
    """What it brings, in a line."""
    words = model.words
    if present in STONE_PRESENTS:
        return words("Kept: a stone at the end")
    if present in PATH_PRESENTS:
        return words("Kept: an item at the end")
    if present in FEAT_PRESENTS:
        return words("Now: move both discs")
    match present:
        case Present.POWWOW:
            return words("Now: a pawn to the powwow")
        case Present.SWAP:
            return words("Now: swap two pawns")
    return words("Now: move a pawn")
