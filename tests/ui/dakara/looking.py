"""What the tests of the boards look for in a scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ui.kit.pieces.banner import Banner
from ui.kit.pieces.cell_card import CellCard
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.figure import Figure
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.widget import Scene, Widget

W = TypeVar("W", bound=Widget)


def every(scene: Scene, kind: type[W]) -> list[W]:
    """All widgets of a kind, in drawing order."""
    return [widget for widget in scene if isinstance(widget, kind)]


def headline(scene: Scene) -> str:
    return every(scene, Banner)[0].headline


def rule(scene: Scene) -> str:
    """The rule, or the warning in its place."""
    return every(scene, RuleLine)[0].text


def figures(scene: Scene) -> Mapping[str, str]:
    """The numbers below the board by their titles."""
    return {figure.title: figure.number for figure in every(scene, Figure)}


def captions(scene: Scene) -> list[tuple[str, str, bool]]:
    """Number, caption and mark of the faces, face 1 first."""
    return [(pad.number, pad.caption, pad.marked) for pad in every(scene, FacePad)]


def cells(scene: Scene) -> list[tuple[str, str, tuple[int, ...], tuple[str, ...]]]:
    """Title, look, dice and lines of the cells."""
    return [(card.title, card.look.value, card.faces, card.lines) for card in every(scene, CellCard)]


def targets(scene: Scene) -> set[str]:
    """The keys of everything that can be pressed, without the corner."""
    return {widget.key for widget in scene if widget.key} - {"pause", "sound", "bank"}
