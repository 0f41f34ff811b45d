"""The board of Sitting Bull as widgets. What may be chosen on it is said by a Look."""

from __future__ import annotations

import msgspec

from games.sitting_bull.terms import POWWOW, Path, Region
from ui.kit.pieces.pad import Look as PadLook
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.sitting_bull import geometry
from ui.sitting_bull.reading import view_of


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What may be chosen on the board, and what is. Places are regions or the POWWOW."""

    places: frozenset[int] = frozenset()
    """May be chosen as a whole."""
    refused: frozenset[int] = frozenset()
    """May not, and say why when they are touched."""
    pawns: frozenset[tuple[int, int]] = frozenset()
    """Pawns that may be chosen, by place and owner."""
    picked: tuple[int, int] | None = None
    """The pawn that is picked, by place and owner."""
    discs: frozenset[tuple[Path, int]] = frozenset()
    """Steps that feat discs may take: 1 up, -1 down."""
    seat: int | None = None
    """The place at the table of the one who chooses."""
    fresh: frozenset[int] = frozenset()
    """Places where something has just changed."""


def place_key(place: int) -> str:
    return f"place-{int(place)}"


def pawn_key(place: int, owner: int) -> str:
    return f"pawn-{int(place)}-{owner}"


def disc_key(path: Path, step: int) -> str:
    return f"disc-{int(path)}-{'up' if step > 0 else 'down'}"


def board_widgets(model: Model, look: Look) -> Scene:
    """The five regions around the powwow."""
    boxes, view = geometry.place_boxes(model.panel), view_of(model)
    found = []
    for place, box in enumerate(boxes):
        acts = place in look.places
        pawns = view.powwow if place == POWWOW else view.regions[place].pawns
        name = "Powwow" if place == POWWOW else Region(place).name.title()
        found.append(
            Pad(
                box=box,
                key=place_key(place) if acts or place in look.refused else "",
                label=name,
                note="  ".join(map(str, pawns)),
                look=PadLook.CHOICE if acts else PadLook.PLAIN,
            )
        )
    return tuple(found)
