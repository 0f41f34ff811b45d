"""What somebody has, section by section as it would score now: nothing here that the table does not see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.sheet import ScoreSheet
from games.sitting_bull.terms import PATH_PRESENTS, STONE_PRESENTS, Path, Present, Region, Stone
from ui.kit.panel import Box
from ui.kit.pieces.fact_card import FactCard
from ui.kit.pieces.symbol import Mark
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.sitting_bull.end_sheet import ICONS, Section
from ui.sitting_bull.reading import icon_of, milestone_icon, stone_icon, view_of
from ui.text.sitting_bull_names import milestone_name, path_name, present_name, section_name, wisdom_name
from ui.text.words import Words

UNKNOWN = "–"
"""Points of a wisdom card that is secret."""
ROW_GAP = 8.0
"""Between the sections: none of them is a target."""


class Told(NamedTuple):
    """Symbols with numbers, and words below them, once more in fewer."""

    marks: tuple[Mark, ...]
    note: str = ""
    brief: str = ""


def seat_facts(model: Model, player: int, box: Box) -> Scene:
    """A card for each of the six sections."""
    view, words = view_of(model), model.words
    sheet = view.sheets[player]
    sections = (
        _stones(words, view, player, sheet),
        _paths(words, view, player, sheet),
        Told((Mark("pawn", str(sheet.powwow_pawns)),)),
        Told(tuple(Mark(icon_of(Region(at)), str(won)) for at, won in enumerate(sheet.offerings) if won)),
        Told(
            tuple(Mark(milestone_icon(milestone), str(points)) for milestone, points in sheet.milestones),
            ", ".join(milestone_name(words, milestone) for milestone, _ in sheet.milestones),
        ),
        Told((), words("Secret until the end") if sheet.wisdom is None else wisdom_name(words, sheet.wisdom)),
    )
    secret = sheet.wisdom is None
    return tuple(
        FactCard(
            box=cell,
            icon=ICONS[section],
            name=section_name(words, section),
            points=UNKNOWN if secret and section is Section.WISDOM else str(sheet.sections[section]),
            marks=told.marks,
            note=told.note,
            brief=told.brief,
        )
        for section, told, cell in zip(Section, sections, grid(box, 2, 3, ROW_GAP), strict=True)
    )


def _stones(words: Words, view: SittingBullObservation, player: int, sheet: ScoreSheet) -> Told:
    marks = (Mark(stone_icon(stone), _sum(sheet.stones[stone], sheet.stone_presents[stone])) for stone in Stone)
    names = _presents(words, view, player, STONE_PRESENTS)
    return Told(tuple(marks), _titled(words, names), names)


def _paths(words: Words, view: SittingBullObservation, player: int, sheet: ScoreSheet) -> Told:
    """Cards, and what else counts as an item at the end."""
    cards = view.seats[player].columns
    marks = (Mark(icon_of(path), _sum(cards[path], sheet.paths[path].items - cards[path])) for path in Path)
    names = _presents(words, view, player, PATH_PRESENTS)
    spaces = ", ".join(path_name(words, path) for path in Path if view.spaces[path] == player)
    stands = words("Leadership: {paths}").format(paths=spaces) if spaces else ""
    return Told(tuple(marks), *("; ".join(filter(None, (said, stands))) for said in (_titled(words, names), names)))


def _titled(words: Words, names: str) -> str:
    return words("Presents: {names}").format(names=names) if names else ""


def _sum(here: int, more: int) -> str:
    return f"{here}+{more}" if more else str(here)


def _presents(words: Words, view: SittingBullObservation, player: int, kinds: Sequence[Present]) -> str:
    """The kept ones by name."""
    kept = [(kind, view.seats[player].presents[kind]) for kind in kinds]
    names = [
        present_name(words, kind) if count == 1 else f"{count} × {present_name(words, kind)}"
        for kind, count in kept
        if count
    ]
    return ", ".join(names)
